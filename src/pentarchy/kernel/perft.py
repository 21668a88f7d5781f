"""Node counts: the number of ways to play on from a position, to prove two builds of the rules equal."""

from pentarchy.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are, chance counted like a player; a game that ends counts once."""
    if depth == 0 or state.over:
        return 1
    options = state.options()
    if depth == 1:
        return len(options)
    return sum(perft(after(state, move), depth - 1) for move in options)


def divide(state: State, depth: int) -> dict[str, int]:
    """The same count, split by the first move."""
    return {state.game.text(move): perft(after(state, move), depth - 1) for move in state.options()}


def after(state: State, move: int) -> State:
    twin = state.copy()
    twin.play(move)
    return twin
