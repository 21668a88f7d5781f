"""The generic suite: every property, for every registered game, variant and seat count, from source. The compiled build
does the same for more games: tests/test_compiled.py."""

import pytest

import pentarchy
from pentarchy.kernel.testing import PROPERTIES

CASES = [
    pytest.param(check, game, variant, seats, id=f"{check.__name__}-{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    for game in [pentarchy.load(slug)]
    for variant in game.variants
    for seats in variant.seats
    for check in PROPERTIES
]


@pytest.mark.parametrize(("check", "game", "variant", "seats"), CASES)
def test_property(check, game, variant, seats):
    check(game, variant, seats, seed=0)
