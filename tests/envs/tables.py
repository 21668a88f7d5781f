"""The tables at which the adapters are tested: every game with every seat count, in its first fitting variant."""

from random import Random

import pytest

import pentarchy
from pentarchy.kernel import State

TABLES = [
    pytest.param(slug, seats, next(v.options for v in game.variants if seats in v.seats), id=f"{slug}-{seats}")
    for slug in pentarchy.games()
    for game in [pentarchy.load(slug)]
    for seats in game.seats
]
ALL_VARIANTS = [
    pytest.param(slug, seats, variant.options, id=f"{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    for variant in pentarchy.load(slug).variants
    for seats in variant.seats
]
ONE_EACH = [
    pytest.param(slug, min(seats for seats in variant.seats if seats > 1), variant.options, id=slug)
    for slug in pentarchy.games()
    for variant in pentarchy.load(slug).variants[:1]
]


def walk(slug, seats, options, seed, decisions):
    """The states before each decision of a random game, and the last one: yielded live, so look at once."""
    state, rng = pentarchy.load(slug).new(seats, options), Random(seed)
    state.settle(rng.random)
    for _ in range(decisions):
        if state.over:
            break
        yield state
        state.play(rng.choice(state.options()))
        state.settle(rng.random)
    yield state


def somewhere(slug, seats, options, seed) -> State:
    """A state in the middle of a random game, other ones for other seeds."""
    *_, last = walk(slug, seats, options, seed, Random(seed).randrange(120))
    return last
