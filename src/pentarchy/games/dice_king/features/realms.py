"""What the castles of a seat are as a shape on the map: where it grows, where it breaks. Worked out once."""

from typing import Final

from pentarchy.games.dice_king.cards import ALL_SPACES, SPACES, widened
from pentarchy.games.dice_king.scoring import largest_territory
from pentarchy.kernel.decks import one_by_one

CHUNK: Final = 10
LOW: Final = (1 << CHUNK) - 1
ONES: Final = [spaces.bit_count() for spaces in range(LOW + 1)]
MOST_GROWTH: Final = 3
"""Castles more in the largest territory, or less, that are told apart."""


def ones(spaces: int) -> int:
    """How many spaces these are: `bit_count`, which is a slow call when compiled."""
    return ONES[spaces & LOW] + ONES[spaces >> CHUNK & LOW] + ONES[spaces >> 2 * CHUNK]


class Realm:
    """Castles, as a set of spaces; of the numbers that follow from it those that matter most."""

    def __init__(self, castles: int, layout: int) -> None:
        groups = groups_of(castles, layout)
        sizes = sorted([group.bit_count() for group in groups], reverse=True)
        self.castles = castles.bit_count()
        self.largest = sizes[0] if sizes else 0
        self.second = sizes[1] if len(sizes) > 1 else 0
        self.groups = len(groups)
        self.grows = grows(groups, self.largest, layout)
        """Spaces where one more castle makes the largest territory larger by 1, by 2 or more, by 3 or more."""
        self.breaks = breaks(castles, self.largest, layout)
        """Castles without which it would be smaller by as much."""
        self.weak = [castles.bit_count() for castles in self.breaks]
        """How many these are."""
        self.rings = rings(castles, layout)
        """The spaces around it, by their distance."""


def groups_of(castles: int, layout: int) -> list[int]:
    groups = []
    while castles:
        group, wider = 0, castles & -castles
        while wider != group:
            group = wider
            wider = widened(group, layout) & castles
        groups.append(group)
        castles ^= group
    return groups


def grows(groups: list[int], largest: int, layout: int) -> list[int]:
    found, castles = [0] * MOST_GROWTH, sum(groups)
    near = [widened(group, layout) for group in groups]
    for space in one_by_one(ALL_SPACES & ~castles):
        joined = 1 + sum([group.bit_count() for i, group in enumerate(groups) if near[i] >> space & 1])
        mark(found, space, joined - largest)
    return found


def breaks(castles: int, largest: int, layout: int) -> list[int]:
    found = [0] * MOST_GROWTH
    for space in one_by_one(castles):
        mark(found, space, largest - largest_territory(castles ^ 1 << space, layout))
    return found


def mark(found: list[int], space: int, change: int) -> None:
    for place in range(min(change, MOST_GROWTH)):
        found[place] |= 1 << space


def rings(castles: int, layout: int) -> list[int]:
    """Without a castle every space is the nearest (DIC-6.16)."""
    found, inside = [], castles
    while inside not in (0, ALL_SPACES):
        wider = widened(inside, layout)
        found.append(wider ^ inside)
        inside = wider
    return found or [ALL_SPACES]


REALMS: Final[dict[int, Realm]] = {}
MOST_REALMS: Final = 20_000


def realm_of(castles: int, layout: int) -> Realm:
    key = layout << len(SPACES) | castles
    known = REALMS.get(key)
    if known is None:
        if len(REALMS) >= MOST_REALMS:
            REALMS.clear()
        known = REALMS[key] = Realm(castles, layout)
    return known
