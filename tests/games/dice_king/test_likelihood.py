"""DIC-9.1: nobody has secrets. All see the same, and what nobody has seen is decided by chance when it comes up."""

from random import Random

import pytest

from pentarchy.games import load
from pentarchy.kernel.testing import frozen
from pentarchy.kernel.testing.random_games import random_game

GAME = load("dice_king")
CASES = [(variant, seats) for variant in GAME.variants for seats in variant.seats]


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=[f"{variant.name}-{seats}" for variant, seats in CASES])
def test_every_seat_sees_what_a_spectator_sees(variant, seats):
    """DIC-9.1, DIC-9.4: apart from who looks; and dealing secrets anew changes nothing."""
    rng = Random(seats)

    def look(state):
        if rng.random() < 0.1:
            seen = {**state.view(None), "you": None}
            assert all({**state.view(seat), "you": None} == seen for seat in range(seats))
            assert frozen(state.resample(rng.randrange(seats), rng)) == frozen(state)

    random_game(GAME, variant, seats, seats, look)
