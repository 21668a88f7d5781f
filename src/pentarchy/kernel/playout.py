"""Random play to the end: what simulations, rollouts and speed figures rest on."""

from collections.abc import Callable

from pentarchy.kernel.state import State

Draw = Callable[[], float]
"""A source of numbers from 0 to 1, such as `Random(seed).random`."""


def random_playout(state: State, luck: Draw, whims: list[Draw], most: int) -> tuple[int, int]:
    """Plays on at random, with a source for chance and one for each seat, to the end or for about `most` moves.
    How often players chose, and how often chance answered."""
    decisions, chance_moves = 0, state.settle(luck)
    while not state.over and decisions + chance_moves < most:
        options = state.options()
        state.play(options[int(whims[state.seat]() * len(options))])
        decisions += 1
        chance_moves += state.settle(luck)
    return decisions, chance_moves
