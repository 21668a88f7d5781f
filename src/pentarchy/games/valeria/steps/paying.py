"""Paying during actions: magic may stand in, but not for all of it (VAL-6.5, VAL-6.14, VAL-6.22)."""

from pentarchy.games.valeria.cards import GOLD, MAGIC, PURSE, RESOURCES
from pentarchy.games.valeria.moves import PAY
from pentarchy.games.valeria.questions import Offer, Question
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Refusal


class Pay(Question):
    """How much of the price is paid in gold or strength; the rest is magic. The payer chooses the split.

    It is asked wherever more than one split is legal, for each leaves another purse. The usual one spends as little
    magic as possible, and views mark it.
    """

    rule = "VAL-6.5"

    def __init__(self, seat: int, resource: int, ids: list[str]) -> None:
        super().__init__(seat)
        self.resource = resource
        self.ids = ids

    def options(self, table: Table) -> list[int]:
        have, magic = table.purse[self.seat * PURSE + self.resource], table.purse[self.seat * PURSE + MAGIC]
        least = max(1, table.price + table.price_magic - magic)
        most = min(table.price, have)
        return list(range(PAY.base + least - 1, min(PAY.base + most, PAY.end)))

    def play(self, table: Table, move: int) -> None:
        paid = move - PAY.base + 1
        table.purse[self.seat * PURSE + self.resource] -= paid
        table.purse[self.seat * PURSE + MAGIC] -= table.price - paid + table.price_magic
        self.acquire(table, table.target, paid)

    def acquire(self, table: Table, target: int, paid: int) -> None:
        """What the payment was for."""
        raise AssertionError("a payment for nothing")

    def spent(self, table: Table, paid: int) -> dict[str, Json]:
        """The payment, for the log."""
        magic = table.price - paid + table.price_magic
        return {"price": table.price, "coin": RESOURCES[self.resource], "paid": paid, "magic": magic}

    def card(self, table: Table) -> str:
        return self.ids[table.target]

    def offer(self, table: Table, move: int) -> Offer:
        paid = move - PAY.base + 1
        split = payment(table, self.seat, self.resource, paid, table.price - paid + table.price_magic)
        split["usual"] = paid == most_paid(table, self.seat, self.resource, table.price)
        return split

    def why(self, table: Table, move: int) -> Refusal:
        coin: dict[str, Json] = {"coin": RESOURCES[self.resource]}
        if not PAY.covers(move):
            return Refusal(self.rule, "pay-now", {**coin, "price": table.price, "card": self.card(table)})
        paid = move - PAY.base + 1
        if paid > table.price:
            return Refusal(self.rule, "more-than-the-price", {**coin, "price": table.price})
        have = table.purse[self.seat * PURSE + self.resource]
        if paid > have:
            return Refusal(self.rule, "you-have-less", {**coin, "have": have})
        needed = table.price - paid + table.price_magic
        magic = table.purse[self.seat * PURSE + MAGIC]
        return Refusal(self.rule, "not-enough-magic", {"needed": needed, "have": magic})


def too_expensive(rule: str, table: Table, seat: int, price: int) -> Refusal:
    """At least 1 gold has to be paid, and the rest in gold or magic."""
    gold, magic = table.purse[seat * PURSE + GOLD], table.purse[seat * PURSE + MAGIC]
    facts: dict[str, Json] = {"price": price, "gold": gold, "magic": magic, "missing": price - gold - magic}
    return Refusal(rule, "too-expensive", facts)


def most_paid(table: Table, seat: int, resource: int, price: int) -> int:
    """The usual payment: in gold or strength as far as it goes."""
    return min(price, table.purse[seat * PURSE + resource])


def usual_payment(table: Table, seat: int, resource: int, price: int, on_top: int) -> Offer:
    """What a purchase takes from the purse and leaves there, if it is paid as usual."""
    paid = most_paid(table, seat, resource, price)
    return payment(table, seat, resource, paid, price - paid + on_top)


def payment(table: Table, seat: int, resource: int, paid: int, magic: int) -> Offer:
    coin, purse = RESOURCES[resource], table.purse
    pay: dict[str, Json] = {coin: paid, RESOURCES[MAGIC]: magic} if magic else {coin: paid}
    leaves: dict[str, Json] = {
        coin: purse[seat * PURSE + resource] - paid,
        RESOURCES[MAGIC]: purse[seat * PURSE + MAGIC] - magic,
    }
    return {"pay": pay, "leaves": leaves}
