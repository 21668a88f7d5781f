"""What actions could aim at: spaces, outsiders and favours in reach, and what they would bring."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import ATTACK_PRICE, COMMISSION_REACH, CONVERT_FLAG, GARRISON_REACH
from pentarchy.games.paladins.features.kinds import ATTACK_KIND, FAMILY_OF, SPACES_OF_KIND
from pentarchy.games.paladins.features.layout import (
    ATTACKS,
    COMMISSION_SPACES,
    CONVERT_POINTS,
    EFFECTIVE,
    FAVOUR_OPEN,
    GARRISON_SPACES,
    SPACE_IN_REACH,
)
from pentarchy.games.paladins.features.tally import Tally
from pentarchy.games.paladins.legality import favours_open, free_spaces
from pentarchy.games.paladins.reading import FAITH, STRENGTH
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def put_targets(row: list[int], table: "Table", seat: int, tally: Tally, fits: int) -> None:
    put_spaces(row, table)
    put_outsiders(row, table, seat, tally)
    put_favours(row, table, seat, fits)


def put_spaces(row: list[int], table: "Table") -> None:
    """The free spaces that faith and strength reach."""
    free = free_spaces(table)
    monks, outposts = free & COMMISSION_REACH[row[EFFECTIVE + FAITH]], free & GARRISON_REACH[row[EFFECTIVE + STRENGTH]]
    row[COMMISSION_SPACES] = monks.bit_count()
    row[GARRISON_SPACES] = outposts.bit_count()
    reach = monks | outposts
    for kind, spaces in enumerate(SPACES_OF_KIND):
        if reach & spaces:
            row[SPACE_IN_REACH + kind] = 1


def put_outsiders(row: list[int], table: "Table", seat: int, tally: Tally) -> None:
    """What converting each one in reach would be worth now, and what attacks would bring whose price is at hand."""
    prices, faith, silver = ATTACK_PRICE[row[EFFECTIVE + STRENGTH]], row[EFFECTIVE + FAITH], table.silver[seat]
    for slot, card in enumerate(table.outsiders):
        if card < 0:
            continue
        if CONVERT_FLAG[slot] <= faith:
            put(row, CONVERT_POINTS + slot, 1 + tally.outsider_points(table, seat, FAMILY_OF[card]))
        if prices[slot] <= silver:
            for kind in ATTACK_KIND[card]:
                row[ATTACKS + kind] += 1


def put_favours(row: list[int], table: "Table", seat: int, fits: int) -> None:
    """Those that the seat could use now."""
    if not table.passed >> seat & 1:
        for card in favours_open(table, seat, fits):
            row[FAVOUR_OPEN + card] = 1
