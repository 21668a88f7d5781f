"""Sums over games, and their uncertainty."""

from statistics import mean, stdev

import pytest

from pentarchy.arena import Played, Summary
from pentarchy.arena.summary import wilson
from pentarchy.kernel import Outcome


def outcome(*scores, winners=None):
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(places, list(scores), [{} for _ in scores], "rounds", winners=winners)


def summed(*outcomes):
    summary = Summary(2)
    for each in outcomes:
        summary.add(Played(10, 20, each))
    return summary


def test_mean_scores_come_with_their_standard_error():
    summary = summed(outcome(10, 3), outcome(14, 5), outcome(18, 1))
    assert summary.mean_scores() == [14, 3]
    assert summary.score_errors() == pytest.approx([stdev([10, 14, 18]) / 3**0.5, stdev([3, 5, 1]) / 3**0.5])
    assert summary.mean_scores()[0] == mean([10, 14, 18])


def test_a_shared_win_counts_for_everybody_who_shares_it():
    summary = summed(outcome(5, 5), outcome(6, 2), outcome(1, 1, winners=[]))
    assert summary.wins == [2, 1]
    assert summary.shared_wins == 1


def test_unfinished_games_count_neither_in_scores_nor_in_wins():
    summary = summed(outcome(6, 2), None)
    assert (summary.games, summary.finished, summary.decisions, summary.chance_moves) == (2, 1, 20, 40)
    assert summary.mean_scores() == [6, 2]


def test_no_games_give_no_nonsense():
    assert Summary(2).mean_scores() == [0, 0]
    assert Summary(2).win_intervals() == [(0.0, 1.0)] * 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_wilson_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)
