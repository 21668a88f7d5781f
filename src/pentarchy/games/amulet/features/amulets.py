"""How far an amulet is charged, and what one more gem of each colour would bring."""

from collections.abc import Callable
from typing import Final

from pentarchy.games.amulet.cards import COLOURS, FIELDS, FIELDS_OF, SECTION_POINTS, SECTIONS, SILVER
from pentarchy.kernel.decks import one_by_one

POINTS: Final = 0
CHARGED: Final = 1
ONE_MISSING: Final = 2
TWO_MISSING: Final = 3
HOPES: Final = 4
AT_ONCE: Final = 5
GAIN: Final = AT_ONCE + len(COLOURS)
TENTHS: Final = 10
HALF_FILLED: Final = 0.55
"""What a section that lacks nearly nothing counts of its points."""
UNPLACED: Final = 7
KNOWN: Final[dict[int, list[int]]] = {}


def amulet_of(character: int, fields: int) -> list[int]:
    """The numbers named above, from `AT_ONCE` on by colour: points that a gem would charge at once, and what it
    (also one of any colour) is worth with half-filled sections, in tenths."""
    key = character << len(FIELDS) | fields
    known = KNOWN.get(key)
    if known is None:
        known = KNOWN[key] = looked_at(character, fields)
    return known


def looked_at(character: int, fields: int) -> list[int]:
    missing = [(section & ~fields).bit_count() for section in SECTIONS[character]]
    free = [one_by_one(mask & ~fields) for mask in FIELDS_OF[character]]
    at_once = [best_gain(character, fields, some, points_of) for some in free]
    gains = [max(UNPLACED, best_gain(character, fields, some, promise_of)) for some in free]
    points, hopes = points_of(character, fields), hopes_of(character, fields)
    return [points, *[missing.count(gems) for gems in range(3)], hopes, *at_once, *gains, max(gains)]


def best_gain(character: int, fields: int, free: list[int], measure: Callable[[int, int], int]) -> int:
    """The most that a gem brings on one of these fields."""
    before = measure(character, fields)
    return max([measure(character, fields | 1 << field) - before for field in free], default=0)


def points_of(character: int, fields: int) -> int:
    sections = zip(SECTIONS[character], SECTION_POINTS[character], strict=True)
    return sum([points for section, points in sections if not section & ~fields])


def promise_of(character: int, fields: int) -> int:
    return TENTHS * points_of(character, fields) + hopes_of(character, fields)


def hopes_of(character: int, fields: int) -> int:
    """Half-filled sections in tenths of a point, the fuller the better."""
    sections = zip(SECTIONS[character], SECTION_POINTS[character], strict=True)
    return round(sum([TENTHS * points * hope(section, SILVER[character], fields) for section, points in sections]))


def hope(section: int, silver: int, fields: int) -> float:
    missing, needed = (section & ~fields).bit_count(), (section & ~silver).bit_count()
    return HALF_FILLED * float(((needed - missing) / needed) ** 1.5) if missing else 0.0
