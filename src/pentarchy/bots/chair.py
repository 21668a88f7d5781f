"""What a bot gets to see: one seat's view, its options, and imagined games to try things in. Never the true state."""

from collections.abc import Callable
from random import Random

from pentarchy.kernel.events import Plain
from pentarchy.kernel.game import Game
from pentarchy.kernel.state import State


class Chair:
    """A seat at a table, while it has to choose."""

    __slots__ = ("__imagine", "__view", "game", "options", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.options: list[int] = state.options(seat)
        self.__view: Callable[[], dict[str, Plain]] = lambda: state.view(seat)
        self.__imagine: Callable[[Random], State] = lambda rng: state.resample(seat, rng)

    def view(self) -> dict[str, Plain]:
        return self.__view()

    def imagine(self, rng: Random) -> State:
        """A game that may be the true one as far as this seat can know: every secret is dealt anew."""
        return self.__imagine(rng)
