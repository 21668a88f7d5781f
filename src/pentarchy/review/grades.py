"""How choices are graded: thresholds in chances to win, the same in all games."""

from typing import Final

BEST, FINE, INACCURACY, MISTAKE, BLUNDER = "best", "fine", "inaccuracy", "mistake", "blunder"
GRADES: Final = [BEST, FINE, INACCURACY, MISTAKE, BLUNDER]
"""From the best to the worst."""
AS_GOOD: Final = 0.005
"""Chances that lie closer together are told to be the same."""
STEPS: Final = {INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}
"""From which cost in chances on a choice is called so."""
SURE: Final = 2.0
"""So many standard errors a cost may be smaller than it was found to be."""


def grade_of(cost: float, error: float) -> str:
    """The worst grade whose step the cost reaches with all doubt. What may be noise is never worse than fine."""
    reached = [grade for grade, step in STEPS.items() if cost - SURE * error >= step]
    return reached[-1] if reached else BEST if cost < AS_GOOD else FINE


def accuracy_of(lost: float, at_stake: float) -> float:
    """In percent: what was kept of the chances that choices at random would lose. 100 where nothing was at stake."""
    if at_stake <= 0.0:
        return 100.0
    return 100.0 * min(max(1.0 - lost / at_stake, 0.0), 1.0)
