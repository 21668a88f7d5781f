"""What the dice mean for a card. The dice can lie in 46,656 ways, but for one card few of them differ."""

from typing import Final

from pentarchy.games.dice_king.conditions import UNITS, Condition, Tally, fields

NOTHING: Final = 99


class Reading:
    """What the dice at hand mean for a card: its stars, what each tier lacks, and what the next one does."""

    def __init__(self, lacks: list[int]) -> None:
        self.lacks = lacks
        self.stars = lacks.count(0)
        self.lacking = lacks[self.stars] if self.stars < len(lacks) else NOTHING


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
        known = self.known.get(counted)
        return self.work_out(counted) if known is None else known

    def read_with(self, tally: Tally, symbol: int) -> Reading:
        """With one more die."""
        counted = tally[self.part] + UNITS[symbol][self.part] & self.mask
        known = self.known.get(counted)
        return self.work_out(counted) if known is None else known

    def work_out(self, counted: int) -> Reading:
        counts = fields(self.part, counted)
        lacks = [tier.missing(counts) for tier in self.tiers]
        reading = self.known[counted] = ONE_TIER[lacks[0]] if len(lacks) == 1 else Reading(lacks)
        return reading
