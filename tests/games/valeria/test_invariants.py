"""Over two thousand random games, all variants and seat counts, looked at after every move."""

from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.kernel.steps import CHANCE

CASES = [(variant, seats) for variant in GAME.variants for seats in variant.seats]
GAMES = -(-2000 // len(CASES))
MOST_MOVES = 5000


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=lambda part: getattr(part, "name", part))
def test_invariants_hold(variant, seats):
    for seed in range(GAMES):
        state, rng = GAME.new(seats, variant.options), Random(seed)
        moves = []
        while not state.over:
            move = state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options())
            moves.append(move)
            state.play(move)
            assert not state.invariants(), (state.invariants(), seed, GAME.text(move), state.question)
            assert len(moves) < MOST_MOVES


def test_two_thousand_games():
    assert GAMES * len(CASES) >= 2000


def test_the_invariants_can_break():
    """A check that never fails proves nothing: each of these is found."""
    start = GAME.new(4, {"hostile_events": True})
    rng = Random(5)
    while start.turns < 12:
        start.play(start.draw(rng.random()) if start.seat == CHANCE else rng.choice(start.options()))
    assert start.invariants() == []
    for spoiler in SPOILERS:
        state = start.copy()
        spoiler(state)
        assert state.invariants(), SPOILERS.index(spoiler)


def spoil(field, place, amount):
    def change(state):
        values = getattr(state, field)
        if isinstance(values, list):
            values[place] += amount
        else:
            setattr(state, field, values + amount)

    return change


SPOILERS = [
    spoil("purse", 0, -99),
    spoil("pile", 0, 1),
    spoil("citizens", 0, 1),
    spoil("roles", 2, 1),
    spoil("hidden", 15, 30),
    spoil("event_deck", 0, 1),
    spoil("exhausted_deck", 0, 1),
    spoil("covered", 0, 1 << 19),
    spoil("tokens", 29, 1),
    lambda state: state.dealt.__setitem__(0, state.dealt[1]),
]
