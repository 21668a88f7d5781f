"""Effects (PAL-9) become steps: data in, steps out. What an op does is said in a vocabulary: one of players, one of the
automa, one of abilities in the Inquisition."""

from collections.abc import Callable

from pentarchy.games.paladins.reading import Effect
from pentarchy.games.paladins.steps.awaited import Awaited
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Step

Act = Callable[[Table, int, int, int], None]
"""What an op does to a table: for which board, with what (a worker, an attribute, a resource), how much."""
Maker = Callable[[Effect, int], Step[Table]]


class CarryOut(Awaited):
    """An effect that asks nothing."""

    rule = "PAL-9.1"

    def __init__(self, op: str, act: Act, who: int, what: int = 0, amount: int = 1) -> None:
        super().__init__(who, op, what, amount)
        self.cached_act = act

    def run(self, table: Table) -> None:
        self.cached_act(table, self.who, self.what, self.amount)


class Interpreter:
    """A vocabulary: ops that are carried out at once, ops of which each one counts for itself, and makers of steps for
    the others. Equal effects of a board share their step."""

    def __init__(self, at_once: dict[str, Act], one_by_one: dict[str, Act], others: dict[str, Maker]) -> None:
        self.at_once = at_once
        self.one_by_one = one_by_one
        self.others = others
        self.made: dict[tuple[str, int, int, int], Step[Table]] = {}

    def steps(self, effects: list[Effect], board: int) -> list[Step[Table]]:
        """PAL-9.1: from left to right. Victory points on a card do nothing before the end."""
        steps: list[Step[Table]] = []
        for effect in effects:
            if effect.op in self.one_by_one:
                steps += [self.step(Effect(effect.op, effect.what, 1, []), board)] * effect.amount
            elif effect.op != "vp":
                steps.append(self.step(effect, board))
        return steps

    def step(self, effect: Effect, board: int) -> Step[Table]:
        if effect.of:
            return self.make(effect, board)
        key = (effect.op, effect.what, effect.amount, board)
        if key not in self.made:
            self.made[key] = self.make(effect, board)
        return self.made[key]

    def make(self, effect: Effect, board: int) -> Step[Table]:
        if effect.op in self.others:
            return self.others[effect.op](effect, board)
        act = self.at_once.get(effect.op) or self.one_by_one.get(effect.op)
        if act is None:
            raise BadData("effects", f"unknown op '{effect.op}'")
        return CarryOut(effect.op, act, board, effect.what, effect.amount)
