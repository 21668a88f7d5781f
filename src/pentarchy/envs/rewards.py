"""What a finished game is worth to each seat."""

from collections.abc import Callable

from pentarchy.envs.errors import BadRewards
from pentarchy.kernel.outcome import Outcome

Rewards = Callable[[Outcome, list[int]], list[float]]
"""Of an outcome, and of the sides on which the seats played."""


def by_rank(outcome: Outcome, sides: list[int]) -> list[float]:
    """As `by_places`; alone, in a team, or where nobody won, 1 for those who won and -1 for those who did not."""
    if len(set(sides)) == 1 or not outcome.winners:
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(sides))]
    return by_places(outcome, sides)


def by_places(outcome: Outcome, _: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last, the same for shared places: they add up to 0."""
    places, others = outcome.places, len(outcome.places) - 1
    return [(sum(place > mine for place in places) - sum(place < mine for place in places)) / others for mine in places]


def by_score(outcome: Outcome, _: list[int]) -> list[float]:
    """How far the score is above the mean of the others; alone, the score itself."""
    scores, others = outcome.scores, len(outcome.scores) - 1
    if not others:
        return [float(score) for score in scores]
    return [score - (sum(scores) - score) / others for score in scores]


REWARDS: dict[str, Rewards] = {"rank": by_rank, "score": by_score}


def rewards_by(name: str) -> Rewards:
    """Rewards by name, `rank` or `score`. Raises BadRewards."""
    if name not in REWARDS:
        raise BadRewards(name, list(REWARDS))
    return REWARDS[name]
