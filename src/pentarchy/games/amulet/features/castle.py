"""The adventure at the Castle (AMU-8): what it still needs, and what the weapons of the one who looks can do for it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import ARMOURY, COINS_ON, FIRST_ADVENTURE, GEM_SQUARE, WEAK, WEAPONS
from pentarchy.games.amulet.features.hunting import gem_worth
from pentarchy.games.amulet.features.layout import LAYOUT, size
from pentarchy.games.amulet.shapes import ON_OF, SHAPE_OF, places_left
from pentarchy.games.amulet.solver import MOST_KEPT
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

PARTS: Final = [
    "lies there",
    "weak spots open",
    "coins open",
    "gem open",
    "weapons there",
    "my weapons there",
    "spots my best weapon covers",
    "I can complete it",
    "worth to me of its gem",
]
CASTLE: Final = LAYOUT.block("adventure", PARTS)
KNOWN: Final[dict[int, list[int]]] = {}


def put_castle(row: list[int], table: "Table", seat: int) -> None:
    if table.adventure < 0:
        return
    card, covered = FIRST_ADVENTURE + table.adventure, table.quest_covered
    row[CASTLE] = 1
    row[CASTLE + 1] = size(WEAK[card] & ~covered)
    row[CASTLE + 2] = size(COINS_ON[card] & ~covered)
    row[CASTLE + 3] = int(GEM_SQUARE[card] & covered == 0)
    row[CASTLE + 4] = size(table.away)
    if table.character[seat] >= 0:
        mine = ARMOURY[table.character[seat]]
        row[CASTLE + 5] = size(table.away & mine)
        put(row, CASTLE + 6, most_covered(card, covered, table.ready & mine))
        row[CASTLE + 7] = int(row[CASTLE + 6] >= row[CASTLE + 1])
        put(row, CASTLE + 8, gem_worth(table, seat, card))


def most_covered(card: int, covered: int, weapons: int) -> int:
    """The weak spots that the best of these weapons covers by itself."""
    reach, most = reach_of(card, covered), 0
    while weapons:
        low = weapons & -weapons
        most = max(most, reach[low.bit_length() - 1])
        weapons ^= low
    return most


def reach_of(card: int, covered: int) -> list[int]:
    """For each weapon the most open weak spots that it can cover beside what lies there."""
    key = card << 25 | covered
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) > MOST_KEPT:
            KNOWN.clear()
        known = KNOWN[key] = [best_cover(card, covered, weapon) for weapon in range(len(WEAPONS))]
    return known


def best_cover(card: int, covered: int, weapon: int) -> int:
    on, weak = ON_OF[SHAPE_OF[weapon]], WEAK[card] & ~covered
    return max([(on[i] & weak).bit_count() for i in places_left(card, weapon, False, covered, 0)], default=0)
