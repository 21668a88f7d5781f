"""Who wins and loses together."""
# not compiled

from typing import Protocol, runtime_checkable

from pentarchy.kernel.state import State


@runtime_checkable
class Sided(Protocol):
    """A state may say who wins and loses together: a number for each seat, the same for partners."""

    def sides(self) -> list[int]: ...


def sides_of(state: State) -> list[int]:
    """Everybody for himself, unless the game says otherwise."""
    return state.sides() if isinstance(state, Sided) else list(range(state.seats))
