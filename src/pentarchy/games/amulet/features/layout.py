"""The row, and what its parts share: counting the members of sets by tables."""

from typing import Final

from pentarchy.games.amulet.cards import WEAPONS_EACH
from pentarchy.kernel.features import Layout

LAYOUT: Final = Layout()
CHUNK: Final = 12
LOW: Final = (1 << CHUNK) - 1
ALL_WEAPONS: Final = (1 << WEAPONS_EACH) - 1


def sums(amounts: list[int]) -> list[int]:
    """For every set of so few things, by its mask, the sum of their amounts."""
    listed = [0]
    for amount in amounts:
        listed += [total + amount for total in listed]
    return listed


ONES: Final = sums([1] * CHUNK)


def size(mask: int) -> int:
    """How many members a set has: quicker than to ask the number, once compiled."""
    count = 0
    while mask:
        count += ONES[mask & LOW]
        mask >>= CHUNK
    return count


def weapons_of(weapons: int, character: int) -> int:
    """Those of a character, counted from his first."""
    return weapons >> character * WEAPONS_EACH & ALL_WEAPONS
