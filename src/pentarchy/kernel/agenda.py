"""A state that runs on an agenda: a table, and what is still to happen there."""

from abc import abstractmethod
from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.errors import GameIsOver, GameNotOver, IllegalMove, NoSuchSeat, UnknownMove, WrongSeat
from pentarchy.kernel.events import Facts
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE, NOBODY, UNANSWERED, Lanes, Luck, Refusal, Simultaneous, Step, drawn
from pentarchy.kernel.views import Prompt

if TYPE_CHECKING:
    from pentarchy.kernel.game import Game

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(State, Generic[T]):
    """A state that runs on an agenda of steps: the base of every game's table. It knows the type of the table, so that
    steps do; those who only hold a State need not."""

    __slots__ = ("agenda", "cached_forced", "cached_offer")

    def __init__(self, game: "Game", seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.agenda: list[Step[T]] = []
        self.cached_offer: list[int] | None = None
        self.cached_forced: list[int] = []
        """The moves of players that were carried out without asking, while somebody listens."""

    # For games to fill in.

    @abstractmethod
    def show(self, seat: int | None) -> Facts:
        """The table as this seat may see it: the `View` that the game declares in its `view.py`."""

    @abstractmethod
    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """Deals what this seat cannot know anew, in place."""

    @abstractmethod
    def result(self) -> Outcome:
        """The outcome, once the agenda is empty."""

    # For steps.

    def push(self, step: Step[T]) -> None:
        """To be done next."""
        self.agenda.append(step)

    def then(self, steps: list[Step[T]]) -> None:
        """To be done next, in this order."""
        self.agenda += steps[::-1]

    def stop(self) -> None:
        """The game ends here: nothing more is done."""
        self.agenda.clear()

    # For everybody.

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int:
        return self.agenda[-1].seat if self.agenda else NOBODY

    @property
    def pending(self) -> list[int]:
        return self.agenda[-1].pending() if self.agenda else []

    @property
    def question(self) -> str:
        return type(self.facing(FIRST)).__name__ if self.agenda else ""

    def facing(self, seat: int) -> Step[T]:
        """The choice that a seat faces."""
        if not self.agenda:
            raise GameIsOver(self.game.slug)
        top = self.agenda[-1]
        if not top.shared and (seat == FIRST or seat == top.seat):
            return top
        step = top.facing(top.seat if seat == FIRST else seat)
        if step is None:
            raise WrongSeat(seat, top.pending())
        return step

    def options(self, seat: int = FIRST) -> list[int]:
        offer = self.cached_offer if seat == FIRST else None
        return (self.legal(self.facing(seat)) if offer is None else offer)[:]

    def candidates(self, seat: int = FIRST) -> list[int]:
        return self.facing(seat).candidates(cast(T, self)) or self.options(seat)

    def legal(self, step: Step[T]) -> list[int]:
        if step is not self.agenda[-1]:
            return step.options(cast(T, self))
        if self.cached_offer is None:
            self.cached_offer = step.options(cast(T, self))
        return self.cached_offer

    def weights(self) -> list[int]:
        step = self.facing(CHANCE)
        return step.weights(cast(T, self)) or [1] * len(self.legal(step))

    def draw(self, point: float) -> int:
        step = self.facing(CHANCE)
        return drawn(self.legal(step), step.weights(cast(T, self)), point)

    def settle(self, luck: Luck) -> int:
        return self.run_on(luck)

    def play(self, move: object, seat: int = FIRST) -> None:
        if not isinstance(move, int):  # a text, say, which nothing else stops where no types are checked
            raise UnknownMove(self.game.slug, move)
        agenda = self.agenda
        step = agenda[-1] if agenda and seat == FIRST and not agenda[-1].shared else self.facing(seat)
        offer = self.cached_offer
        if offer is None:
            offer = self.legal(step)
        place = bisect_left(offer, move)
        if (place == len(offer) or offer[place] != move) and not self.accepted(step, move):
            raise self.illegal(step, move)
        self.carry_out(step, move)
        self.advance()

    def carry_out(self, step: Step[T], move: int) -> None:
        """Does what was chosen, of the choice on top or of one that is part of it; what follows is still to be run."""
        self.cached_offer = None
        top = self.agenda.pop()
        if not top.shared:
            step.play(cast(T, self), move)
        elif isinstance(top, Simultaneous):
            self.answer(top, step.seat, move)
        elif isinstance(top, Lanes):
            self.walk(top, step, move)

    def illegal(self, step: Step[T], move: int) -> IllegalMove:
        refusal = step.why(cast(T, self), move)
        return IllegalMove(step.seat, self.game.text(move), refusal)

    def accepted(self, step: Step[T], move: int) -> bool:
        if not 0 <= move < self.game.vocabulary.size:
            raise UnknownMove(self.game.slug, move)
        return self.game.vocabulary.verb_of(move).is_open and step.accepts(cast(T, self), move)

    def answer(self, group: Simultaneous[T], seat: int, move: int) -> None:
        answers = group.answered(seat, move)
        if UNANSWERED in answers:
            self.push(Simultaneous(group.decisions, answers))
            return
        self.then([Answered(step, answers[i]) for i, step in enumerate(group.decisions)])

    def in_lanes(self, lanes: list[list[Step[T]]]) -> None:
        """For steps: several seats each carry out their own steps, in the order given, not waiting for each other."""
        self.push_lanes([self.along([*reversed(lane)]) for lane in lanes])

    def along(self, lane: list[Step[T]]) -> list[Step[T]]:
        """One lane, run until its seat has to choose."""
        agenda, self.agenda = self.agenda, lane
        self.advance()
        lane, self.agenda = self.agenda, agenda
        self.cached_offer = None
        return lane

    def walk(self, group: Lanes[T], step: Step[T], move: int) -> None:
        step_on = Answered(step, move)
        self.push_lanes([self.along([*lane[:-1], step_on]) if lane[-1] is step else lane for lane in group.lanes])

    def push_lanes(self, lanes: list[list[Step[T]]]) -> None:
        under_way = [lane for lane in lanes if lane]
        if under_way:
            self.push(Lanes(under_way))

    def advance(self) -> None:
        """Carries out steps until one has to be asked. Every game begins with a call of this."""
        self.cached_offer = None
        self.run_on(None)

    def run_on(self, luck: Luck | None) -> int:
        """Carries out steps until one has to be asked; chance is not while there is luck. How often it answered."""
        agenda, table, answers = self.agenda, cast(T, self), 0
        while agenda:
            step = agenda[-1]
            if step.seat == NOBODY:
                agenda.pop()
                step.run(table)
            elif step.seat == CHANCE and luck is not None:
                self.cached_offer = None
                agenda.pop()
                answers += step.draw_and_play(table, luck)
            elif not step.auto_played or self.cached_offer is not None:
                break
            else:
                offer = step.options(table)
                if len(offer) != 1:
                    self.cached_offer = offer
                    break
                if self.events is not None and step.seat != CHANCE:
                    self.cached_forced.append(offer[0])
                agenda.pop()
                step.play(table, offer[0])
        return answers

    def why_not(self, move: int, seat: int = FIRST) -> Refusal | None:
        step = self.facing(seat)
        if move in self.legal(step) or self.accepted(step, move):
            return None
        return step.why(cast(T, self), move)

    def rule(self, seat: int = FIRST) -> str:
        return self.facing(seat).rule

    def facts(self, move: int, seat: int = FIRST) -> Facts:
        return self.facing(seat).facts(cast(T, self), move)

    def option_facts(self, seat: int = FIRST) -> dict[int, Facts]:
        step = self.facing(seat)
        return step.option_facts(cast(T, self), self.legal(step))

    def view(self, seat: object) -> Facts:
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            raise NoSuchSeat(seat, self.seats)
        return {**self.stance(seat), **self.show(seat)}

    def sights(self, seats: list[int | None]) -> Sequence[Facts]:
        """For games without secrets to override: there it is enough to look once."""
        return [self.show(seat) for seat in seats]

    def stance(self, seat: int | None) -> Prompt:
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "you": seat,
            "over": self.over,
            "pending": [*self.pending],
            "active": None if self.over else self.seat,
            "question": self.asked(seat),
            "answered": self.own_answer(seat),
        }

    def asked(self, seat: int | None) -> str:
        """The question that this seat faces, or else the first that somebody faces."""
        if self.agenda and not self.agenda[-1].shared:
            return type(self.agenda[-1]).__name__
        return type(self.facing(seat)).__name__ if seat is not None and seat in self.pending else self.question

    def own_answer(self, seat: int | None) -> str | None:
        if not self.agenda or seat is None:
            return None
        top = self.agenda[-1]
        if not isinstance(top, Simultaneous):
            return None
        move: int = top.answer_of(seat)
        return None if move == UNANSWERED else self.game.text(move)

    def copy_agenda_to(self, twin: "Agenda[T]") -> None:
        """For `copy`: hands the agenda over to a fresh table."""
        twin.agenda = self.agenda[:]
        twin.cached_offer = self.cached_offer

    def resample(self, seat: int | None, rng: Random) -> State:
        twin = self.copy()
        assert isinstance(twin, Agenda)
        twin.cached_offer = None
        twin.deal_anew(seat, rng)
        twin.answer_anew(seat, rng)
        return twin

    def answer_anew(self, seat: int | None, rng: Random) -> None:
        """The hidden answers of the others may be any that were open to them."""
        if not self.agenda:
            return
        top = self.agenda[-1]
        if not isinstance(top, Simultaneous):
            return
        answers: list[int] = top.answers[:]
        for i, step in enumerate(top.decisions):
            if answers[i] != UNANSWERED and step.seat != seat:
                answers[i] = rng.choice(step.options(self))
        self.agenda[-1] = Simultaneous(top.decisions, answers)

    @property
    def outcome(self) -> Outcome:
        if self.agenda:
            raise GameNotOver(self.game.slug)
        return self.result()


class Answered(Step[T]):
    """One of several hidden answers, being carried out."""

    def __init__(self, step: Step[T], move: int) -> None:
        super().__init__()
        self.step = step
        self.move = move

    def run(self, table: T) -> None:
        self.step.play(table, self.move)
