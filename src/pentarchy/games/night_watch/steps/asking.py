"""Asking whoever carries out an effect."""

from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.steps import Decision, Step


class Ask(Step[Table]):
    """Asks the acting seat: one decision for each seat."""

    rule = "NGT-19.4"

    def __init__(self, asks: list[Decision[Table]], pays: bool = False) -> None:
        super().__init__()
        self.asks = asks
        self.pays = pays
        """Whether it can be carried out only by whoever holds the right cards."""

    def run(self, table: Table) -> None:
        table.push(self.asks[table.actor])

    def possible(self, table: Table, seat: int) -> bool:
        return bool(self.asks[seat].options(table))
