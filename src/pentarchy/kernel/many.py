"""Many states at once: what learners ask of them in every step, in one loop each."""

from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Luck


def play_all(states: list[State], moves: list[int], lucks: list[Luck]) -> list[int]:
    """Plays a move in each state and lets chance answer; the places of those that are over now."""
    over = []
    for i, state in enumerate(states):
        state.play(moves[i])
        state.settle(lucks[i])
        if state.over:
            over.append(i)
    return over


def all_features(states: list[State]) -> bytes:
    """The features of each state for the seat that has to choose, one row after the other."""
    rows = bytearray()
    for state in states:
        rows += bytes(state.features(state.seat))
    return bytes(rows)


def all_observations(states: list[State]) -> bytes:
    """The full observation of each state by the seat that has to choose, one row after the other."""
    return b"".join([state.observation(state.seat) for state in states])


def all_options(states: list[State]) -> tuple[list[int], list[int]]:
    """The legal moves of all states, one after the other, and how many belong to each."""
    moves, counts = list[int](), list[int]()
    for state in states:
        options = state.options()
        moves += options
        counts.append(len(options))
    return moves, counts
