"""Paying during actions: magic may stand in, but not for all of it (VAL-6.5, VAL-6.14, VAL-6.22)."""

from pentarchy.games.valeria.cards import MAGIC, PURSE
from pentarchy.games.valeria.moves import PAY
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.steps import Decision, Refusal


class Pay(Decision[Table]):
    """How much of the price is paid in gold or strength; the rest is magic. The payer chooses the split."""

    rule = "VAL-6.5"
    forced = True

    def __init__(self, seat: int, resource: int) -> None:
        super().__init__(seat)
        self.resource = resource

    def options(self, table: Table) -> list[int]:
        have, magic = table.purse[self.seat * PURSE + self.resource], table.purse[self.seat * PURSE + MAGIC]
        least = max(1, table.price + table.price_magic - magic)
        most = min(table.price, have)
        return list(range(PAY.base + least - 1, min(PAY.base + most, PAY.end)))

    def play(self, table: Table, move: int) -> None:
        paid = move - PAY.base + 1
        table.purse[self.seat * PURSE + self.resource] -= paid
        table.purse[self.seat * PURSE + MAGIC] -= table.price - paid + table.price_magic
        self.acquire(table, table.target)

    def acquire(self, table: Table, target: int) -> None:
        """What the payment was for."""
        raise AssertionError("a payment for nothing")

    def why(self, table: Table, move: int) -> Refusal:
        if not PAY.covers(move):
            return Refusal(self.rule, "pay-now")
        paid = move - PAY.base + 1
        if paid > table.price:
            return Refusal(self.rule, "more-than-the-price")
        have = table.purse[self.seat * PURSE + self.resource]
        return Refusal(self.rule, "you-have-less" if paid > have else "not-enough-magic")
