"""Which moves a game would look at first, where it says so."""
# not compiled

from typing import Protocol, runtime_checkable

from pentarchy.kernel.state import State


@runtime_checkable
class Guided(Protocol):
    """A state may say how promising moves of a seat are, one number for each, without trying them."""

    def priors(self, seat: int, moves: list[int]) -> list[float]: ...


def is_guided(state: State) -> bool:
    return isinstance(state, Guided)


def most_promising(state: State, seat: int, moves: list[int], most: int) -> list[int]:
    """So many of the moves at most, the most promising first; in their own order where the state does not say."""
    if not isinstance(state, Guided):
        return moves[:most]
    prior = dict(zip(moves, state.priors(seat, moves), strict=True))
    return sorted(moves, key=prior.__getitem__, reverse=True)[:most]
