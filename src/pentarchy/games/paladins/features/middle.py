"""The middle of the table: King's cards, rows, spaces, piles, and the automa."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import ORDER_POINTS, OUTSIDER_SLOTS, REGION_OF, REGIONS, RIGHT, ROUNDS
from pentarchy.games.paladins.cards import ORDER_ACTION, TAVERN_WORKERS
from pentarchy.games.paladins.features.kinds import DISMISS_KIND, FAMILY_OF, GROUP_OF
from pentarchy.games.paladins.features.layout import (
    DIFFICULTY,
    DISMISS,
    FAVOUR,
    FREE_SPACES,
    LOWEST,
    MARKER,
    ORDER,
    OUTSIDER,
    OVER,
    PILES,
    ROUND,
    SCHEME,
    SEATS,
    SUSPICION_PILE,
    TAVERN_CARDS,
    TAX,
    TOWN,
)
from pentarchy.games.paladins.features.layout import TAVERN_WORKERS as TAVERN
from pentarchy.games.paladins.legality import free_spaces
from pentarchy.games.paladins.reading import mask_of
from pentarchy.games.paladins.solo import DIFFICULTIES
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

DIFFICULTY_NUMBER: Final = {name: number for number, name in enumerate(DIFFICULTIES)}
SPACES_OF_REGION: Final = [mask_of([region == other for other in REGION_OF]) for region in range(len(REGIONS))]
USED: Final = 1
FREE: Final = 2


def put_middle(row: list[int], table: "Table") -> None:
    row[SEATS + table.seats - 1] = 1
    put_count(row, ROUND, table.round, ROUNDS)
    put_count(row, TAX, table.tax, 6)
    if not table.agenda:
        row[OVER] = 1
    put_kings_cards(row, table)
    put_rows(row, table)
    put_piles(row, table)
    put_tavern(row, table)
    if table.solo():
        put_automa(row, table)


def put_kings_cards(row: list[int], table: "Table") -> None:
    for slot, order in enumerate(table.orders):
        if order >= 0:
            row[ORDER + ORDER_ACTION[order] - RIGHT] = ORDER_POINTS[slot]
    for slot, card in enumerate(table.favours):
        if card >= 0:
            row[FAVOUR + card] = USED if table.favour_workers[slot] else FREE


def put_rows(row: list[int], table: "Table") -> None:
    """Townsfolk count for more the cheaper they are, outsiders the nearer."""
    for column, card in enumerate(table.town):
        if card >= 0:
            row[TOWN + GROUP_OF[card]] += column + 1
            row[DISMISS + DISMISS_KIND[card]] += column + 1
    for slot, card in enumerate(table.outsiders):
        if card >= 0:
            row[OUTSIDER + FAMILY_OF[card]] += OUTSIDER_SLOTS - slot


def put_piles(row: list[int], table: "Table") -> None:
    free = free_spaces(table)
    for region, spaces in enumerate(SPACES_OF_REGION):
        row[FREE_SPACES + region] = (free & spaces).bit_count()
    row[PILES] = table.town_unseen.bit_count()
    row[PILES + 1] = table.outsiders_unseen.bit_count()
    row[PILES + 2] = table.walls_unseen.bit_count()
    for card, count in enumerate(table.suspicion_unseen):
        row[SUSPICION_PILE + card] = count


def put_tavern(row: list[int], table: "Table") -> None:
    """The workers on the cards that nobody has taken yet; after the last choice they matter to nobody."""
    if not table.hired or min(table.hired) >= 0:
        return
    for card in table.tavern:
        if card not in table.hired:
            row[TAVERN_CARDS] += 1
            for kind in TAVERN_WORKERS[card]:
                row[TAVERN + kind] += 1


def put_automa(row: list[int], table: "Table") -> None:
    """PAL-12: how strong it is, where its marker points, which attribute it would raise, which schemes may come."""
    row[DIFFICULTY + DIFFICULTY_NUMBER[table.settings.word("difficulty")]] = 1
    row[MARKER + table.marker] = 1
    row[LOWEST + table.automas_lowest()] = 1
    for scheme, count in enumerate(table.schemes_unseen):
        put(row, SCHEME + scheme, count)
