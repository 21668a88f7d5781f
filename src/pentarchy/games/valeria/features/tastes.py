"""What cards are worth at the end: to a duke, to one of several that are possible, or by the table without dukes."""

from collections.abc import Sequence
from typing import Final

from pentarchy.games.valeria.cards import ALL_DUKES, DOMAINS, DUKES, FOE_COUNT, ICONS_OF, ROLES
from pentarchy.games.valeria.counts import Citizens, Count, Domains, Foes, Icons
from pentarchy.games.valeria.scoring import DUKE_LINES, LINES_WITHOUT_DUKES, Line, Majority, ScorePer, ScoreResources
from pentarchy.kernel.decks import one_by_one

PARTS: Final = 12
"""A resource is worth a half, a third or a quarter of a point."""


class Taste:
    """The mean of some dukes: all numbers are PARTS times a point, added up over the dukes."""

    def __init__(self, dukes: Sequence[list[Line]]) -> None:
        self.divisor = PARTS * max(1, len(dukes))
        self.roles = [0] * len(ROLES)
        self.domains = [0] * len(DOMAINS)
        self.foes = [0] * FOE_COUNT
        self.resource = 0
        for lines in dukes:
            for line in lines:
                self.add(line)

    def add(self, line: Line) -> None:
        if isinstance(line, ScorePer):
            self.add_count(line.per, PARTS * line.vp)
        elif isinstance(line, ScoreResources):
            self.resource += PARTS * line.vp // line.divisor

    def add_count(self, per: Count, parts: int) -> None:
        for role in range(len(ROLES)):
            if isinstance(per, Citizens) or (isinstance(per, Icons) and per.role == role):
                self.roles[role] += parts
        for domain, icons in enumerate(ICONS_OF):
            if isinstance(per, Domains):
                self.domains[domain] += parts
            elif isinstance(per, Icons):
                self.domains[domain] += parts * icons[per.role]
        for foe in per.foes if isinstance(per, Foes) else []:
            self.foes[foe] += parts


def but(mask: int) -> Taste:
    """Of a player who has any duke but these."""
    return Taste([DUKE_LINES[duke] for duke in one_by_one(ALL_DUKES & ~mask)])


PAIRS: Final = sorted({1 << one | 1 << two for one in range(len(DUKES)) for two in range(len(DUKES))})
TASTES: Final = [Taste([lines]) for lines in DUKE_LINES]
TASTES_BUT: Final = {mask: but(mask) for mask in [0, *PAIRS]}
NO_TASTE: Final = Taste([])
COMMON_TASTE: Final = Taste([LINES_WITHOUT_DUKES])
MAJORITIES: Final = [line for line in LINES_WITHOUT_DUKES if isinstance(line, Majority)]
