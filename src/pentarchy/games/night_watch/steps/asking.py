"""An effect begins, asks whoever carries it out, and ends."""

from typing import Final

from pentarchy.games.night_watch.copies import fresh_effect
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.steps import Decision, Step


def begin_effect(table: Table, seat: int) -> None:
    """From now on a seat carries out a card or a hero, or moves Tormund. Its last step is EFFECT_OVER."""
    effect = fresh_effect()
    effect.seat = seat
    effect.spied_on = EMPTY
    table.effect = effect


class EffectOver(Step[Table]):
    """What an effect had to remember is forgotten."""

    rule = "NGT-19.4"

    def run(self, table: Table) -> None:
        table.effect = None


class Ask(Step[Table]):
    """Asks the seat that carries out the effect: one decision for each seat."""

    rule = "NGT-19.4"

    def __init__(self, asks: list[Decision[Table]], pays: bool = False) -> None:
        super().__init__()
        self.asks = asks
        self.pays = pays
        """Whether it can be carried out only by whoever holds the right cards."""

    def run(self, table: Table) -> None:
        table.push(self.asks[table.at_work().seat])

    def possible(self, table: Table, seat: int) -> bool:
        return bool(self.asks[seat].options(table))


EFFECT_OVER: Final = EffectOver()
