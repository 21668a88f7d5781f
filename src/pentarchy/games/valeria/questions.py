"""Questions that say what they are about: the card under discussion, and what each answer costs and brings."""

from typing import TYPE_CHECKING

from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Decision

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

Offer = dict[str, Json]
"""What an answer costs (`pay`), brings (`gain`), leaves in the purse (`leaves`) and so on: all of it public."""


class Question(Decision["Table"]):
    """A decision of this game. Views show what it is about while it is asked."""

    def card(self, table: "Table") -> str:
        """The card that asks; '' where it is the rules that do."""
        return ""

    def offer(self, table: "Table", move: int) -> Offer:
        """The amounts behind one of the options; none where there is nothing to add."""
        return {}
