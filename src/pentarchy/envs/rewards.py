"""What a finished game is worth to each seat."""

from collections.abc import Callable

from pentarchy.envs.errors import BadRewards
from pentarchy.kernel.outcome import Outcome

Rewards = Callable[[Outcome], list[float]]


def by_rank(outcome: Outcome) -> list[float]:
    """From 1 for the first to -1 for the last, the same for shared places; they add up to 0. Where all share one place
    (alone, together, or nobody won) it is 1 for those who won and -1 for those who did not."""
    places = outcome.places
    if len(set(places)) == 1 and (len(places) == 1 or len(outcome.winners) in (0, len(places))):
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(places))]
    others = len(places) - 1
    return [(sum(place > mine for place in places) - sum(place < mine for place in places)) / others for mine in places]


def by_score(outcome: Outcome) -> list[float]:
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
