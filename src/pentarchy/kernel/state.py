"""The state of a game as everybody sees it. It holds no random generator."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.events import Event, Facts
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.steps import Luck, Refusal
from pentarchy.kernel.views import Prompt

if TYPE_CHECKING:
    from pentarchy.kernel.game import Game

FIRST: Final = -3
"""Stands for the first seat that has to choose."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """What everybody works with: who has to choose, what is legal, what each seat may know, how it ended."""

    __slots__ = ("events", "game", "seats", "settings")

    def __init__(self, game: "Game", seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.events: list[Event] | None = None

    def __repr__(self) -> str:
        waiting = "over" if self.over else f"{self.question} asks {self.seat}"
        return f"<{self.game.slug} for {self.seats}: {waiting}>"

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    @abstractmethod
    def seat(self) -> int:
        """The (first) seat that must choose: CHANCE for chance, NOBODY when the game is over."""

    @property
    @abstractmethod
    def pending(self) -> list[int]:
        """All seats that must choose now, in the order of the rules."""

    @property
    @abstractmethod
    def question(self) -> str:
        """The name of the pending decision, such as `Reroll`; '' when the game is over."""

    @abstractmethod
    def rule(self, seat: int = FIRST) -> str:
        """The id of the rule by which a seat that must choose is asked; '' where none is named."""

    @abstractmethod
    def options(self, seat: int = FIRST) -> list[int]:
        """The legal moves of a seat that must choose. Raises WrongSeat, GameIsOver."""

    @abstractmethod
    def weights(self) -> list[int]:
        """While chance is asked: one positive weight for each option."""

    @abstractmethod
    def draw(self, point: float) -> int:
        """While chance is asked: the option at this point of the interval from 0 to 1, each as wide as it is likely."""

    @abstractmethod
    def settle(self, luck: Luck) -> int:
        """Lets chance answer, each time at the next point, until a seat has to choose; how often it was asked."""

    @abstractmethod
    def play(self, move: int, seat: int = FIRST) -> None:
        """Plays a legal move and runs on to the next choice. An illegal one raises IllegalMove and changes nothing."""

    @abstractmethod
    def why_not(self, move: int, seat: int = FIRST) -> Refusal | None:
        """Why a move is not legal now; None when it is."""

    @abstractmethod
    def facts(self, move: int, seat: int = FIRST) -> Facts:
        """What the rules tell the seat that must choose about a legal move: its cost, what it leaves. Plain data."""

    @abstractmethod
    def option_facts(self, seat: int = FIRST) -> dict[int, Facts]:
        """The same about all options at once, by move; those of which there is nothing to tell are left out."""

    @abstractmethod
    def view(self, seat: int | None) -> Facts:
        """What a seat (None: a spectator) may know, as plain data: the only way out of a state."""

    @abstractmethod
    def stance(self, seat: int | None) -> Prompt:
        """The part of a view that says who looks, and what is being asked."""

    @abstractmethod
    def sights(self, seats: list[int | None]) -> Sequence[Facts]:
        """The other part of the views of several at once: the table. It is one object for all who see the same, and
        nothing in it changes later: whoever looks again knows by identity what is still the same."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy to which nobody listens."""

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    @abstractmethod
    def resample(self, seat: int | None, rng: Random) -> "State":
        """A copy in which everything this seat cannot know is dealt anew, in agreement with all that it has seen."""

    def imagine(self, seat: int, rng: Random) -> "State":
        """For bots: `resample`, each world as often as what the others have done makes it likely, where the game can
        tell. The rules allow no more than `resample`; this is a guess."""
        return self.resample(seat, rng)

    @property
    @abstractmethod
    def outcome(self) -> Outcome:
        """How the game ended. Raises GameNotOver."""

    def candidates(self, seat: int = FIRST) -> list[int]:
        """For bots: the options of a seat that must choose, less those that an exact solver of the rules rules out."""
        return self.options(seat)

    def features(self, seat: int) -> list[int]:
        """What a net reads off the table for a seat: whole numbers from 0 to 255, as many in every position, the same
        for every table that looks the same to the seat. A game without a `features.py` has none."""
        return []

    def observation(self, seat: int) -> bytes:
        """All that a seat sees, as 16-bit whole numbers, as many in every position: what an encoding makes of its view,
        only sooner. A game without an `observation.py` has none."""
        return b""

    @abstractmethod
    def invariants(self) -> list[str]:
        """What is wrong with the table: nothing, as long as the rules are carried out right."""

    def sides(self) -> list[int]:
        """Who wins and loses together: a number for each seat, the same for partners. Everybody for himself, unless the
        game says otherwise."""
        return list(range(self.seats))

    def listen(self) -> None:
        """Begins to record events."""
        self.events = []

    def heard(self) -> list[Event]:
        """The events since the last call, while somebody listens."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    def tell(self, event: Event) -> None:
        """For steps: records an event. Ask `events is not None` first: building an event costs more than asking."""
        if self.events is not None:
            self.events.append(event)
