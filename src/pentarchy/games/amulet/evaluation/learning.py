"""Experience as bots count it."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import SKILL_COST, SKILLS_EACH
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table


def learned(table: "Table", seat: int) -> float:
    """Experience gained so far, on skills or still in hand."""
    spent = sum([SKILL_COST[skill] + 0.4 for skill in one_by_one(table.skills[seat])])
    return spent + sum(table.pips[seat * SKILLS_EACH : (seat + 1) * SKILLS_EACH]) + table.xp[seat]
