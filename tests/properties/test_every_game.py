"""The generic suite from source: every property, for every registered game and variant.

Where there is a compiled build, which plays the same games five times as fast, that one goes through all numbers of
seats with more seeds (tests/test_compiled.py), and here the numbers of seats take turns.
"""

import pytest

import pentarchy
from pentarchy.kernel.testing import PROPERTIES
from tests.test_compiled import missing_for_a_build


def seats_for(variant, turn):
    return variant.seats if missing_for_a_build() else [variant.seats[turn % len(variant.seats)]]


CASES = [
    pytest.param(check, game, variant, seats, id=f"{check.__name__}-{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    for game in [pentarchy.load(slug)]
    for turn, variant in enumerate(game.variants)
    for more, check in enumerate(PROPERTIES)
    for seats in seats_for(variant, turn + more)
]


@pytest.mark.parametrize(("check", "game", "variant", "seats"), CASES)
def test_property(check, game, variant, seats):
    check(game, variant, seats, seed=0)
