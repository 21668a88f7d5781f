"""The rules: in turn everybody adds one, two or three; who reaches 21 wins."""

from random import Random
from typing import Final

from pentarchy.kernel import Agenda, Decision, Event, Game, Outcome, Refusal, Settings, Step
from pentarchy.kernel.moves import Number, Vocabulary
from pentarchy_mygame.view import View

GOAL: Final = 21
WORDS: Final = Vocabulary()
ADD: Final = WORDS.verb("add", Number(1, 3))


class Table(Agenda["Table"]):
    """Everything that lies on the table, as small numbers and lists of them."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.total = 0
        self.turn = 0

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.total = self.total
        twin.turn = self.turn
        return twin

    def show(self, seat: int | None) -> View:
        return View(total=self.total, goal=GOAL, on_turn=self.turn)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """Nothing is hidden."""

    def result(self) -> Outcome:
        """MYG-1.3"""
        scores = [int(seat == self.turn) for seat in range(self.seats)]
        places = [1 if score else 2 for score in scores]
        return Outcome(places, scores, [{"win": score} for score in scores], "reached")

    def invariants(self) -> list[str]:
        return [] if 0 <= self.total <= GOAL else [f"the total is {self.total}"]


class Add(Decision[Table]):
    """MYG-1.2: one, two or three, but not beyond the goal."""

    rule = "MYG-1.2"

    def options(self, table: Table) -> list[int]:
        return [ADD.base + i for i in range(min(3, GOAL - table.total))]

    def play(self, table: Table, move: int) -> None:
        amount = ADD.argument(move, 0) + 1
        table.total += amount
        if table.events is not None:
            table.tell(Event("added", self.rule, self.seat, {"amount": amount, "total": table.total}))
        if table.total < GOAL:
            table.push(NEXT_TURN)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "too-much", {"goal": GOAL})


class NextTurn(Step[Table]):
    """MYG-1.1: in the order of the seats."""

    def run(self, table: Table) -> None:
        table.turn = (table.turn + 1) % table.seats
        table.push(ADDS[table.turn])


# Steps are made once and pushed often: they hold nothing that changes.
NEXT_TURN: Final = NextTurn()
ADDS: Final = [Add(seat) for seat in range(4)]


def begin(game: Game, seats: int, settings: Settings) -> Table:
    table = Table(game, seats, settings)
    table.push(ADDS[0])
    table.advance()
    return table
