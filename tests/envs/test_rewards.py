"""Rewards by rank and by score."""

import pytest

pytest.importorskip("numpy")

from pentarchy.envs.errors import BadRewards
from pentarchy.envs.rewards import by_places, by_rank, by_score, rewards_by
from pentarchy.kernel import Outcome


def outcome(places, scores, winners=None):
    return Outcome(places, scores, [{} for _ in places], "over", winners=winners)


@pytest.mark.parametrize(
    ("places", "winners", "rewards"),
    [
        ([1, 2], None, [1, -1]),
        ([2, 1, 3], None, [0, 1, -1]),
        ([1, 1, 3], None, [0.5, 0.5, -1]),
        ([4, 2, 1, 2], None, [-1, 0, 1, 0]),
        ([1], [0], [1]),
        ([1], [], [-1]),
        ([2], [], [-1]),
        ([1, 1, 1], None, [0, 0, 0]),
        ([3, 3, 3], [], [-1, -1, -1]),
    ],
)
def test_rewards_by_rank(places, winners, rewards):
    assert by_rank(outcome(places, [0] * len(places), winners), [*range(len(places))]) == pytest.approx(rewards)


def test_a_team_wins_and_loses_together():
    won, lost = outcome([1, 1, 1], [0, 0, 0]), outcome([3, 3, 3], [0, 0, 0], [])
    assert by_rank(won, [0, 0, 0]) == [1, 1, 1]
    assert by_rank(lost, [0, 0, 0]) == [-1, -1, -1]


@pytest.mark.parametrize("places", [[1, 1], [1, 1, 1], [2, 1, 2], [1, 2, 3, 4]])
def test_among_rivals_somebody_wins_what_others_lose(places):
    """Ties included: in OpenSpiel, rewards by rank are those by places."""
    found = outcome(places, [0] * len(places))
    rewards = by_rank(found, [*range(len(places))])
    assert sum(rewards) == pytest.approx(0)
    assert rewards == by_places(found, [*range(len(places))])


def test_rewards_by_score_are_differences():
    assert by_score(outcome([1, 3, 2], [30, 10, 20]), [0, 1, 2]) == [15, -15, 0]
    assert by_score(outcome([1], [42]), [0]) == [42]


def test_rewards_have_names():
    assert rewards_by("rank") is by_rank
    assert rewards_by("score") is by_score
    with pytest.raises(BadRewards, match="rank or score"):
        rewards_by("luck")
