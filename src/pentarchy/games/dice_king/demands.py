"""What the dice mean for a card. The dice can lie in 46,656 ways, but for one card few of them differ."""

from typing import Final

from pentarchy.games.dice_king.conditions import NUMBERS, Condition, Groups, Tally, fields

OUT_OF_REACH: Final = 99
"""More dice than anybody can make."""
MOST_KNOWN: Final = 50_000
"""How much is kept of what was worked out, of each kind."""
FEW: Final = 2
"""Who can make no more dice than these has few ways to spend cards, and all are listed; others might have thousands."""


class Reading:
    """What the dice at hand mean for a card: its stars, what each tier lacks, and what the next one does."""

    def __init__(self, lacks: list[int]) -> None:
        self.lacks = lacks
        self.stars = lacks.count(0)
        self.lacking = lacks[self.stars] if self.stars < len(lacks) else OUT_OF_REACH
        self.with_wild = [self.stars_with(wild) for wild in range(FEW + 1)]

    def stars_with(self, more: int) -> int:
        """The stars with so many more dice of any face."""
        return self.stars if self.lacking > more else sum([lacks <= more for lacks in self.lacks])


READINGS: Final[dict[tuple[int, ...], Reading]] = {}
"""What there is to say is said once for all cards and dice of which it is true."""


def reading_of(lacks: list[int]) -> Reading:
    key = tuple(lacks)
    known = READINGS.get(key)
    if known is None:
        known = READINGS[key] = Reading(lacks)
    return known


class Demand:
    """All tiers of a card. They look at the same part of a tally; what is found there is worked out once."""

    def __init__(self, tiers: list[Condition]) -> None:
        self.tiers = tiers
        self.part = tiers[0].part
        self.mask = 0
        for tier in tiers:
            self.mask |= tier.mask
        self.known: dict[int, Reading] = {}
        self.for_groups = isinstance(tiers[0], Groups)
        self.by_sizes: dict[tuple[int, ...], Reading] = {}

    def read(self, tally: Tally) -> Reading:
        return self.look_up(tally[self.part])

    def look_up(self, counted: int) -> Reading:
        """The same for its part of a tally."""
        counted &= self.mask
        return self.known.get(counted) or self.work_out(counted)

    def work_out(self, counted: int) -> Reading:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        reading = self.known[counted] = self.grouped(counted) if self.for_groups else self.judged(counted)
        return reading

    def grouped(self, counted: int) -> Reading:
        """What was found once holds for all groups of the same sizes, whatever they show."""
        sizes = SIZES.get(counted) or sizes_of(counted)
        reading = self.by_sizes.get(sizes)
        if reading is None:
            reading = self.by_sizes[sizes] = self.judged(counted)
        return reading

    def judged(self, counted: int) -> Reading:
        return reading_of([tier.missing(counted) for tier in self.tiers])


SIZES: Final[dict[int, tuple[int, ...]]] = {}
"""The sizes of the groups of alike dice, once for all cards that ask for groups."""


def sizes_of(counted: int) -> tuple[int, ...]:
    if len(SIZES) >= MOST_KNOWN:
        SIZES.clear()
    sizes = SIZES[counted] = tuple(sorted(fields(NUMBERS, counted)))
    return sizes
