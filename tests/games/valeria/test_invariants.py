"""The invariants of Valeria find what is wrong. That they hold is shown for every game alike."""

from random import Random

from pentarchy.games.valeria import GAME
from pentarchy.kernel.steps import CHANCE


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
            values[place] = amount
        else:
            setattr(state, field, values + amount)

    return change


SPOILERS = [
    spoil("purse", 0, [-99, 0, 0, 0]),
    spoil("pile", 0, (0,) * 9),
    spoil("citizens", 0, (9,) * 18),
    spoil("roles", 2, (9, 0, 0, 0)),
    spoil("hidden", 15, 30),
    spoil("hostile_deck", 0, 1),
    spoil("exhausted_deck", 0, 1),
    spoil("covered", 0, 1 << 19),
    spoil("tokens", 29, (1, 0, 0)),
    lambda state: state.dealt.__setitem__(0, state.dealt[1]),
]
