"""Questions that say what they are about: the card under discussion, and what each answer costs and brings."""

from typing import TYPE_CHECKING

from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.steps import Decision

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


class Question(Decision["Table"]):
    """A decision of this game. Views show what it is about while it is asked."""

    def card(self, table: "Table") -> str:
        """The card that asks; '' where it is the rules that do."""
        return ""

    def facts(self, table: "Table", move: int) -> Offer:
        """The amounts behind one of the options; none where there is nothing to add."""
        return {}

    def may_bring(self, table: "Table") -> tuple[int, int]:
        """About how many resources, and how many citizens, the best answer brings at once."""
        return 0, 0


class CardQuestion(Question):
    """A question that a card asks."""

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def card(self, table: "Table") -> str:
        return self.source
