"""What a bot gets to see: one seat's view, its options, and imagined games to try things in. Never the true state."""

from random import Random
from typing import Final

from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import State

DEAL: Final = 7919
"""All that it decides is which of the possible secrets lie on the imagined table that an observation starts from."""


class SeatObservation:
    """A seat at a table, while it has to choose.

    It keeps no way back: everything it hands out comes from an imagined table on which all that this seat cannot know
    was dealt anew when the observation was made."""

    __slots__ = ("__candidates", "__imagined", "__options", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.__imagined = state.resample(seat, Random(DEAL))
        self.__options: list[int] | None = None
        self.__candidates: list[int] | None = None

    @property
    def options(self) -> list[int]:
        """The legal moves, in rising order."""
        if self.__options is None:
            self.__options = self.__imagined.options(self.seat)
        return self.__options

    @property
    def candidates(self) -> list[int]:
        """The legal moves that may be best, in rising order: all, unless the rules know better."""
        if self.__candidates is None:
            self.__candidates = self.__imagined.candidates(self.seat)
        return self.__candidates

    @property
    def seats(self) -> int:
        return self.__imagined.seats

    @property
    def settings(self) -> Settings:
        """The options of the game that is being played."""
        return self.__imagined.settings

    @property
    def pending(self) -> list[int]:
        """All seats that have to choose now."""
        return self.__imagined.pending

    def view(self) -> Facts:
        return self.__imagined.view(self.seat)

    def imagine(self, rng: Random) -> State:
        """A game that may be the true one as far as this seat can know: every secret is dealt anew, as likely as what
        the others have done makes it."""
        return self.__imagined.imagine(self.seat, rng)
