"""Steps that bring a board something: what is still to come of a turn can be read off the agenda."""

from typing import TYPE_CHECKING

from pentarchy.kernel.steps import SeatStep

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table  # noqa: F401, named in quotes below


class Awaited(SeatStep["Table"]):
    """An op of the effects (PAL-9) or another word for what comes, what it is about, how much."""

    def __init__(self, who: int, op: str, what: int = 0, amount: int = 1) -> None:
        super().__init__(who)
        self.op = op
        self.what = what
        self.amount = amount
