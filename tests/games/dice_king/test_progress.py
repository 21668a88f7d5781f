"""How far dice fill the picture of a condition, and which of them are to be rolled again for it (DIC-5)."""

import pytest

from pentarchy.games.dice_king.conditions import (
    NO_DICE,
    NUMBERS,
    UNITS,
    ColorCount,
    ColorSumOrder,
    Groups,
    NumberCount,
    Straight,
    SumAll,
    SumColor,
    plus,
)
from pentarchy.games.dice_king.demands import Demand
from pentarchy.games.dice_king.progress import spare_dice
from tests.games.dice_king.given import a_game, checking, dice, offer

RED, BLUE, GREEN = range(3)


def symbols(text):
    """`r1 b6` as symbols."""
    return ["rbg".index(die[0]) * 6 + int(die[1]) - 1 for die in text.split()]


def tally(text):
    counted = NO_DICE
    for symbol in symbols(text):
        counted = plus(counted, UNITS[symbol])
    return counted


@pytest.mark.parametrize(
    ("condition", "rolled", "missing", "have"),
    [
        (ColorCount([3, 1, 0]), "r1 r2 g3 g4 g5 g6", 2, [2, 0]),
        (ColorCount([3, 1, 0], [BLUE, RED]), "r1 r2 g3 g4 g5 g6", 2, [0, 2]),
        (NumberCount([0, 0, 0, 0, 2, 1]), "r5 r5 g5 g4 g1 g1", 1, [3, 0]),
        (Groups([2, 2]), "r4 b4 g4 g4 r1 r2", 1, [4, 1]),
        (Groups([2, 2]), "r4 b4 g1 g1 r3 r2", 0, [2, 2]),
        (SumAll(30), "r1 r2 b2 g3 b6 b6", 2, [20]),
        (SumColor(RED, 10), "r6 r3 b6 b6 g6 g6", 1, [9]),
        (ColorSumOrder([RED, BLUE, GREEN]), "r6 r1 b4 b2 g1 g1", 0, [7, 6, 2]),
    ],
)
def test_what_is_there_and_what_is_missing(condition, rolled, missing, have):
    counted = tally(rolled)
    assert condition.lacks(counted) == missing
    assert condition.have(counted[condition.part]) == have
    assert condition.first(counted[condition.part]) == 0


def test_a_straight_shows_the_run_that_is_nearest():
    condition, counted = Straight(5), tally("r2 r3 r5 r6 b6 b6")[NUMBERS]
    assert {
        "missing": condition.missing(counted),
        "have": condition.have(counted),
        "first": condition.first(counted),
    } == {
        "missing": 1,
        "have": [1, 1, 0, 1, 1],
        "first": 2,
    }


@pytest.mark.parametrize(
    ("condition", "rolled", "spare"),
    [
        (ColorCount([3, 0, 0]), "r1 r2 g3 g4 b5 b6", [3, 4, 5, 6]),
        (Straight(4), "r1 r2 b2 g3 b6 b6", [2, 5, 6]),
        (SumAll(30), "r1 r2 b2 g3 b6 b6", []),
        (ColorSumOrder([RED, BLUE, GREEN]), "r6 b4 b2 g1 g1 g1", [3, 4, 5, 6]),
    ],
)
def test_the_dice_that_are_not_needed_are_rolled_again(condition, rolled, spare):
    assert spare_dice(Demand([condition]), 0, tally(rolled)[condition.part], symbols(rolled)) == spare


def test_the_view_tells_how_far_each_card_of_the_offer_is():
    scenario = a_game().given(offer("C1-01", None, "C3-01", "C4-01", "C5-01"), dice(6, 1, 5, 3, 2, 5), checking())
    view = scenario.table.view(0)
    assert [each["card"] for each in view["progress"]] == ["C1-01", "C3-01", "C4-01", "C5-01"]
    claims = {option.split()[1]: int(option.split()[3]) for option in scenario.options() if option.startswith("claim")}
    assert {each["card"]: each["stars"] for each in view["progress"] if each["stars"]} == claims
    assert not any(each["spare"] for each in view["progress"])
