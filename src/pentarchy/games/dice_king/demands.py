"""What the dice mean for a card. The dice can lie in 46,656 ways, but for one card few of them differ."""

from typing import Final

from pentarchy.games.dice_king.conditions import NUMBERS, Condition, Groups, Tally, fields

NOTHING: Final = 99


class Reading:
    """What the dice at hand mean for a card: its stars, what each tier lacks, and what the next one does."""

    def __init__(self, lacks: list[int]) -> None:
        self.lacks = lacks
        self.stars = lacks.count(0)
        self.lacking = lacks[self.stars] if self.stars < len(lacks) else NOTHING

    def stars_with(self, more: int) -> int:
        """The stars with so many more dice of any face."""
        return self.stars if self.lacking > more else sum([lacks <= more for lacks in self.lacks])


ONE_TIER: Final = [Reading([lacks]) for lacks in range(32)]
"""Most cards have one tier: they share what there is to say."""


class Demand:
    """All tiers of a card. They look at the same part of a tally; what is found there is worked out once."""

    def __init__(self, tiers: list[Condition]) -> None:
        self.tiers = tiers
        self.part = tiers[0].part
        self.mask = 0
        for tier in tiers:
            self.mask |= tier.mask
        self.known: dict[int, Reading] = {}

    def read(self, tally: Tally) -> Reading:
        counted = tally[self.part] & self.mask
        return self.known.get(counted) or self.work_out(counted)

    def work_out(self, counted: int) -> Reading:
        reading = self.known[counted] = self.judged(counted)
        return reading

    def judged(self, counted: int) -> Reading:
        counts = fields(self.part, counted)
        lacks = [tier.missing(counts) for tier in self.tiers]
        return ONE_TIER[lacks[0]] if len(lacks) == 1 else Reading(lacks)


SIZES: Final[dict[int, tuple[int, ...]]] = {}
"""The sizes of the groups of alike dice, once for all cards that ask for groups."""


def sizes_of(counted: int) -> tuple[int, ...]:
    sizes = SIZES[counted] = tuple(sorted(fields(NUMBERS, counted)))
    return sizes


class GroupsDemand(Demand):
    """A card that asks for groups: what was found once holds for all groups of the same sizes, whatever they show."""

    def __init__(self, tiers: list[Condition]) -> None:
        super().__init__(tiers)
        self.by_sizes: dict[tuple[int, ...], Reading] = {}

    def judged(self, counted: int) -> Reading:
        sizes = SIZES.get(counted) or sizes_of(counted)
        reading = self.by_sizes.get(sizes)
        if reading is None:
            reading = self.by_sizes[sizes] = super().judged(counted)
        return reading


def demand(tiers: list[Condition]) -> Demand:
    return GroupsDemand(tiers) if isinstance(tiers[0], Groups) else Demand(tiers)
