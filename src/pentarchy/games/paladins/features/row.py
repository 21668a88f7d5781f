"""One row of numbers: the table as a seat sees it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.features.actions import put_actions
from pentarchy.games.paladins.features.boards import put_board
from pentarchy.games.paladins.features.layout import BOARDS, LEAD, SIZE
from pentarchy.games.paladins.features.middle import put_middle
from pentarchy.games.paladins.features.own import put_own, put_paladins, supply_of
from pentarchy.games.paladins.features.tally import Tally
from pentarchy.games.paladins.features.targets import put_targets
from pentarchy.games.paladins.features.under_way import put_under_way
from pentarchy.games.paladins.workers import FITS, gist
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

LEAD_SHIFT: Final = 100


def features(table: "Table", seat: int) -> list[int]:
    """What a net reads off the table for a seat; layout.py says which number stands where."""
    row = [0] * SIZE
    tally = Tally(table)
    put_middle(row, table)
    put_boards(row, table, seat, tally)
    paladin = put_paladins(row, table, seat)
    supply = supply_of(table, seat, paladin)
    put_own(row, table, seat, tally, paladin, supply)
    fits = FITS[gist(supply)]
    put_actions(row, table, seat, paladin, fits)
    put_targets(row, table, seat, tally, fits)
    put_under_way(row, table, seat)
    return row


def put_boards(row: list[int], table: "Table", seat: int, tally: Tally) -> None:
    """All boards from the own one on, and how far it is ahead of the best of the others."""
    mine = put_board(row, BOARDS[0], table, seat, tally)
    best = -LEAD_SHIFT
    for i in range(1, table.boards):
        best = max(best, put_board(row, BOARDS[i], table, (seat + i) % table.boards, tally))
    put(row, LEAD, mine - best + LEAD_SHIFT)
