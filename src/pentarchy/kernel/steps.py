"""Steps: the procedures of the rules. An agenda of them is what is still to happen."""

from collections.abc import Callable
from math import floor
from typing import ClassVar, Final, Generic, TypeVar

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.events import Facts, Json

T = TypeVar("T")

Luck = Callable[[], float]
"""A source of points of the interval from 0 to 1, such as `Random(seed).random`."""
CHANCE: Final = -1
NOBODY: Final = -2
UNANSWERED: Final = -1


@mypyc_attr(serializable=True)
class Refusal:
    """Why a move is not legal: the rule that forbids it, the key of a message that explains it, and the amounts that
    the message names."""

    def __init__(self, rule: str, key: str, facts: dict[str, Json] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, Json] = facts or {}

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.key} ({self.rule})" + (f": {facts}" if facts else "")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[T]):
    """One procedure of the rules, named after it. Steps are immutable and shared: make each one once and push it often.

    A plain step changes the table and pushes further steps (`run`). A Decision or a Chance waits for a move.
    """

    rule: ClassVar[str] = ""
    forced: ClassVar[bool] = False
    """Whether a choice with one option is carried out without asking. A decision says no where silence would tell the
    others something that they must not know, and where it accepts open moves beside those that it lists."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat
        self.auto_played = self.forced
        self.shared = False
        """Whether several seats face it at once."""

    def run(self, table: T) -> None:
        raise AssertionError(f"{type(self).__name__} waits for a move")

    def options(self, table: T) -> list[int]:
        """Every legal move, each once and in rising order (of open moves a bounded, sensible selection)."""
        raise AssertionError(f"{type(self).__name__} offers no moves")

    def weights(self, table: T) -> list[int]:
        """For chance: positive weights in the order of `options`; empty where all are equally likely."""
        return []

    def play(self, table: T, move: int) -> None:
        """Carries out a legal move."""
        raise AssertionError(f"{type(self).__name__} takes no moves")

    def draw_and_play(self, table: T, luck: Luck) -> int:
        """For chance: answers at the next point of luck and carries it out; how often it had to be asked."""
        offer = self.options(table)
        if self.auto_played and len(offer) == 1:
            self.play(table, offer[0])
            return 0
        weights = self.weights(table)
        self.play(table, drawn(offer, weights, luck()) if weights else offer[floor(luck() * len(offer))])
        return 1

    def accepts(self, table: T, move: int) -> bool:
        """Whether a move that is not among `options` is legal all the same: the test for open verbs."""
        return False

    def why(self, table: T, move: int) -> Refusal:
        """Why this move, which is not legal, is not."""
        return Refusal(self.rule, "not-on-offer")

    def candidates(self, table: T) -> list[int]:
        """For bots: the options that may be best, where the rules know an exact answer; [] where all may be."""
        return []

    def facts(self, table: T, move: int) -> Facts:
        """What the seat that is asked wants to know about a legal move: `cost`, `missing`, `leaves` and the like. Only
        from what this seat may know; asked for only when somebody looks."""
        return {}

    def option_facts(self, table: T, moves: list[int]) -> dict[int, Facts]:
        """`facts` of several moves, without those of which there is nothing to tell: for steps that work them out
        together."""
        if type(self).facts is Step.facts:
            return {}
        return {move: facts for move in moves if (facts := self.facts(table, move))}

    def facing(self, seat: int) -> "Step[T] | None":
        """The choice that this seat faces while the step is on top of the agenda."""
        return self if seat == self.seat else None

    def pending(self) -> list[int]:
        """The seats that have still to choose."""
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[T]):
    """A plain step of one seat, which is not asked: `who` goes through it."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A choice of one seat."""

    forced: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A choice of nobody: dice, a draw, a shuffle."""

    forced: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CHANCE)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChance(Chance[T]):
    """What falls or is drawn for one seat: `who`."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who


class Simultaneous(Step[T]):
    """Decisions of several seats at once, answered in any order, carried out in the order given when all are there."""

    def __init__(self, decisions: list[Step[T]], answers: list[int] | None = None) -> None:
        self.decisions = decisions
        self.answers = [UNANSWERED] * len(decisions) if answers is None else answers
        super().__init__(decisions[self.answers.index(UNANSWERED)].seat)
        self.shared = True

    def options(self, table: T) -> list[int]:
        """None in common: each seat has its own."""
        return []

    def facing(self, seat: int) -> Step[T] | None:
        for i, decision in enumerate(self.decisions):
            if decision.seat == seat and self.answers[i] == UNANSWERED:
                return decision
        return None

    def pending(self) -> list[int]:
        return [step.seat for i, step in enumerate(self.decisions) if self.answers[i] == UNANSWERED]

    def answer_of(self, seat: int) -> int:
        """The hidden answer that this seat has given, or UNANSWERED."""
        for i, decision in enumerate(self.decisions):
            if decision.seat == seat:
                return self.answers[i]
        return UNANSWERED

    def answered(self, seat: int, move: int) -> list[int]:
        """All answers with this one added."""
        return [move if step.seat == seat else self.answers[i] for i, step in enumerate(self.decisions)]


class Lanes(Step[T]):
    """Seats that go their own ways for a while, each along a lane of steps whose next choice is on top. What one does
    must not matter to the others. See `Agenda.in_lanes`."""

    def __init__(self, lanes: list[list[Step[T]]]) -> None:
        self.lanes = lanes
        super().__init__(lanes[0][-1].seat)
        self.shared = True

    def options(self, table: T) -> list[int]:
        """None in common: each seat has its own."""
        return []

    def facing(self, seat: int) -> Step[T] | None:
        for lane in self.lanes:
            if lane[-1].seat == seat:
                return lane[-1]
        return None

    def pending(self) -> list[int]:
        return [lane[-1].seat for lane in self.lanes]


def drawn(offer: list[int], weights: list[int], point: float) -> int:
    """The option at this point of the interval from 0 to 1, each as wide as it is likely."""
    if not weights:
        return offer[int(point * len(offer))]
    return offer[index_at(weights, point)]


def index_at(weights: list[int], point: float) -> int:
    """Which weight lies at this point of the interval from 0 to 1, when each takes its share of it."""
    rest = point * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return len(weights) - 1
