"""Scenarios: given a table, when these moves are played, then this holds.

Scenario(load("dice_king").new(4)).given(offer("C1-01"), dice(6, 1, 5, 3, 2, 5)).when("claim C1-01 stars 2")
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.record_text import seat_move
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A table being arranged, played on and looked at. Every call but the looks answers with the scenario itself."""

    def __init__(self, table: S) -> None:
        self.table = table
        table.listen()

    def given(self, *arrangements: Callable[[S], None]) -> "Scenario[S]":
        """Arranges the table: each arrangement is a function that changes it. What the table offered before is void."""
        for arrange in arrangements:
            arrange(self.table)
        forget(self.table)
        return self

    def when(self, *moves: str) -> "Scenario[S]":
        """Plays moves by their notation, each for the seat that is asked first; `2> stop` is played by seat 2. A move
        that had to be made, so that nobody was asked, may be named all the same."""
        for text in moves:
            each = seat_move(text)
            move = self.table.game.parse(each.move)
            if not self.was_forced(move):
                forget(self.table)
                self.table.play(move, each.seat)
        return self

    def was_forced(self, move: int) -> bool:
        """Whether this move is one of those that were just carried out without asking."""
        table = self.table
        assert isinstance(table, Agenda)
        if move not in table.cached_forced or (not table.over and table.why_not(move) is None):
            return False
        table.cached_forced.remove(move)
        return True

    def dealt(self, seed: int = 0) -> "Scenario[S]":
        """Lets chance answer from a seed until a seat has to choose."""
        dealer = Dealer(seed)
        while self.table.seat == CHANCE:
            self.table.play(dealer.choose(self.table))
        return self

    def options(self, seat: int = FIRST) -> list[str]:
        return [self.table.game.text(move) for move in self.table.options(seat)]

    def chances(self) -> dict[str, int]:
        """What chance may answer, with weights."""
        return dict(zip(self.options(), self.table.weights(), strict=True))

    def refused(self, text: str, seat: int = FIRST) -> tuple[str, str]:
        """The rule and the message key that forbid a move; ('', '') when it is legal."""
        refusal = self.table.why_not(self.table.game.parse(text), seat)
        return (refusal.rule, refusal.key) if refusal else ("", "")

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The events of one kind so far, as told to a seat or a spectator."""
        events = self.table.events or []
        return [dict(event.told_to(seat)) for event in events if event.kind == kind]


def forget(table: State) -> None:
    """Nothing that a table keeps by the way holds any longer."""
    assert isinstance(table, Agenda)
    table.cached_offer, table.cached_forced = None, []
