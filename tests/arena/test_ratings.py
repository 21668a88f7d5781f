"""Ratings against closed forms."""

from itertools import combinations, permutations
from math import exp, log, sqrt
from random import Random

import pytest

from pentarchy.arena.matrices import inverse, product
from pentarchy.arena.ratings import Z, fit, fitted, logistic, student, weighed
from pentarchy.arena.schedule import lineups


def duels(wins, losses):
    """Deals of one game each between 0 and 1."""
    return [[[[0], [1]]]] * wins + [[[[1], [0]]]] * losses


@pytest.mark.parametrize(("wins", "losses"), [(10, 10), (30, 10), (20, 0), (0, 7)])
def test_two_bots_have_the_log_odds_of_their_wins_with_half_a_win_added(wins, losses):
    difference, _ = fit(2, duels(wins, losses)).difference(0, 1)
    assert difference == pytest.approx(log((wins + 0.5) / (losses + 0.5)))


def test_the_error_of_independent_games_is_that_of_log_odds():
    plain = fit(2, duels(60, 40), virtual=0)
    assert plain.difference(0, 1)[1] == pytest.approx(sqrt(1 / 60 + 1 / 40))


def test_games_of_a_deal_that_repeat_each_other_count_once():
    once = fit(2, duels(60, 40), virtual=0)
    thrice = fit(2, [deal * 3 for deal in duels(60, 40)], virtual=0)
    assert thrice.difference(0, 1) == pytest.approx(once.difference(0, 1))


def test_games_of_a_deal_that_cancel_out_prove_equality():
    paired = fit(2, [[[[0], [1]], [[1], [0]]]] * 50, virtual=0)
    assert paired.difference(0, 1) == pytest.approx((0, 0))


def test_a_bot_that_never_lost_has_an_interval_like_the_exact_one():
    _, low, high = fit(2, duels(100, 0)).chance(0, 1)
    exact = 0.025 ** (1 / 100)
    assert low == pytest.approx(exact, abs=0.005)
    assert high > 0.999


def test_expected_frequencies_give_back_the_strengths_they_came_from():
    strengths = [1.0, 2.0, 4.0, 3.0]
    weights = {order: chance_of(order, strengths) for order in permutations(range(4))}
    ratings = fitted(4, [weights]).ratings
    mean = sum(map(log, strengths)) / 4
    assert ratings == pytest.approx([log(strength) - mean for strength in strengths])


def test_a_bot_in_two_seats_is_rated_as_one():
    """Two of 0 and one of 1: the chance that 1 comes first is s1 / (2 s0 + s1)."""
    weights = {order: chance_of(order, [1.0, 3.0]) for order in ((0, 0, 1), (0, 1, 0), (1, 0, 0))}
    weights[0, 0, 1] *= 2  # either 0 may come first, and the two orders look alike
    weights[0, 1, 0] *= 2
    weights[1, 0, 0] *= 2
    assert sum(weights.values()) == pytest.approx(1)
    one, other = fitted(2, [weights]).ratings
    assert other - one == pytest.approx(log(3))


def chance_of(order, strengths):
    chance = 1.0
    for place, bot in enumerate(order):
        chance *= strengths[bot] / sum(strengths[each] for each in order[place:])
    return chance


def test_a_shared_place_is_every_order_in_equal_parts():
    assert weighed([[[0, 1], [2]]]) == {(0, 1, 2): 0.5, (1, 0, 2): 0.5}
    assert fit(3, [[[[0, 1, 2]]]] * 9).ratings == pytest.approx([0, 0, 0])


def test_intervals_hold_the_truth_as_often_as_they_say():
    """The same deal in both rotations, with luck that the two games share."""
    rng, hits, truth = Random(4), 0, 0.4
    for _ in range(300):
        deals = [[played(rng, truth, luck) for luck in (bias, -bias)] for bias in (rng.gauss(0, 1) for _ in range(40))]
        difference, error = fit(2, deals).difference(0, 1)
        hits += abs(difference - marginal(truth)) <= student(39) * error
    assert 0.92 <= hits / 300 <= 0.99


def played(rng, strength, luck):
    return [[0], [1]] if rng.random() < logistic(strength + luck) else [[1], [0]]


def marginal(strength):
    """The log odds of a win when luck is not known."""
    points = [(i - 2000) / 400 for i in range(4001)]
    weights = [2.718281828 ** (-x * x / 2) for x in points]
    chance = sum(w * logistic(strength + x) for x, w in zip(points, weights)) / sum(weights)
    return log(chance / (1 - chance))


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (10, 2.228), (30, 2.042), (10**9, Z)])
def test_few_deals_make_intervals_wider_as_student_says(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.03)


def test_inverse_of_a_matrix_that_needs_pivots():
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 1.0, 4.0]]
    identity = product(matrix, inverse(matrix))
    for i, row in enumerate(identity):
        assert row == pytest.approx([float(i == j) for j in range(3)])


def test_intervals_hold_the_truth_in_a_lopsided_field_too():
    """Each of four bots beats the next in nearly nine of ten games; the fit alone would hold 50 to 90 % of the time."""
    truth, rng, held, tried = [-3.0, -1.0, 1.0, 3.0], Random(5), 0, 0
    for _ in range(40):
        deals = [[duel(truth, lineup, rng) for lineup in lineups(4, 2, 1, deal)] for deal in range(24)]
        found = fit(4, deals)
        for one, other in combinations(range(4), 2):
            low, high = found.ends(one, other, found.reach)
            held += low <= truth[one] - truth[other] <= high
            tried += 1
    assert held / tried > 0.92


def duel(truth, lineup, rng):
    one, other = lineup
    ahead = rng.random() < 1 / (1 + exp(truth[other] - truth[one]))
    return [[one], [other]] if ahead else [[other], [one]]
