"""What a move costs: every joker is named before it is spent (DIC-4.10)."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king.cards import SYMBOLS
from pentarchy.games.dice_king.purses import SUPER
from pentarchy.games.dice_king.view import Cost
from pentarchy.kernel.events import Facts
from pentarchy.kernel.steps import Decision

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

Costs = dict[str, Cost]


class Costly(Decision["Table"]):
    """A decision with options that spend jokers."""

    def costs(self, table: "Table") -> Costs:
        """For each such option, by its notation, what `cost_of` says."""
        raise AssertionError(f"{type(self).__name__} names no costs")

    def facts(self, table: "Table", move: int) -> Facts:
        return self.option_facts(table, [move]).get(move, {})

    def option_facts(self, table: "Table", moves: list[int]) -> dict[int, Facts]:
        costs = self.costs(table)
        return {move: cost for move in moves if (cost := costs.get(table.game.text(move)))} if costs else {}


def costs(table: "Table") -> Costs:
    """What the options that are asked for now cost."""
    top = table.agenda[-1] if table.agenda else None
    return top.costs(table) if isinstance(top, Costly) else {}


def cost_of(ways: list[list[int]]) -> Cost:
    """In how many ways it can be paid, the fewest jokers that it takes and, where there is but one way, which ones."""
    jokers = named(ways[0]) if len(ways) == 1 else {}
    return {"ways": len(ways), "fewest": min([len(way) for way in ways]), "jokers": jokers}


def named(symbols: list[int]) -> dict[str, int]:
    """Jokers by their names, with how many there are of each."""
    names = [joker_name(symbol) for symbol in symbols]
    return {name: names.count(name) for name in names}


def joker_name(symbol: int) -> str:
    return "super" if symbol == SUPER else SYMBOLS[symbol]
