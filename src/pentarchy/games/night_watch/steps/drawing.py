"""Chance that draws one of what is left: a card of the deck or of a hand, a token, a hex (NGT-24.3)."""

from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.moves import Verb
from pentarchy.kernel.steps import Chance


class Draw(Chance[Table]):
    """Each single thing that is left is equally likely."""

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.verb = verb

    def left(self, table: Table) -> list[int]:
        """How many there are of each kind."""
        return table.deck

    def options(self, table: Table) -> list[int]:
        return draws(self.left(table), self.verb)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(self.left(table))
