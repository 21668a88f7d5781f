"""Paying during actions: magic may stand in, but not for all of it (VAL-6.5, VAL-6.14, VAL-6.22)."""

from pentarchy.games.valeria.cards import GOLD, MAGIC, RESOURCES
from pentarchy.games.valeria.moves import PAY
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Purchase
from pentarchy.games.valeria.view import Counts, Offer
from pentarchy.kernel.events import Json
from pentarchy.kernel.steps import Refusal


def spendable(purse: list[int], coin: int) -> int:
    """The highest price that can be paid: 1 of it at least in gold or strength, the rest in magic as well."""
    return purse[coin] + purse[MAGIC] if purse[coin] else 0


class Pay(Question):
    """How much of the price is paid in gold or strength; the rest is magic. The payer chooses the split.

    It is asked wherever more than one split is legal, for each leaves another purse. The usual one spends as little
    magic as possible, and views mark it.
    """

    rule = "VAL-6.5"

    def begin(self, table: Table, purchase: Purchase) -> None:
        table.purchase = purchase
        table.push(self)

    def options(self, table: Table) -> list[int]:
        purchase, purse = purchase_of(table), table.purse[self.seat]
        least = max(1, purchase.price + purchase.magic - purse[MAGIC])
        most = min(purchase.price, purse[purchase.coin])
        return list(range(PAY.base + least - 1, min(PAY.base + most, PAY.end)))

    def play(self, table: Table, move: int) -> None:
        purchase, purse, paid = purchase_of(table), table.purse[self.seat], amount_of(move)
        purse[purchase.coin] -= paid
        purse[MAGIC] -= purchase.magic_beside(paid)
        table.purchase = None
        self.acquire(table, purchase, paid)

    def acquire(self, table: Table, purchase: Purchase, paid: int) -> None:
        """What the payment was for."""
        raise AssertionError("a payment for nothing")

    def card(self, table: Table) -> str:
        return purchase_of(table).name

    def facts(self, table: Table, move: int) -> Offer:
        purchase, purse = purchase_of(table), table.purse[self.seat]
        split = payment(purse, purchase, amount_of(move))
        split["usual"] = amount_of(move) == most_paid(purse, purchase)
        return split

    def why(self, table: Table, move: int) -> Refusal:
        purchase, purse = purchase_of(table), table.purse[self.seat]
        facts: dict[str, Json] = {"coin": RESOURCES[purchase.coin], "price": purchase.price}
        if not PAY.covers(move):
            return Refusal(self.rule, "pay-now", {**facts, "card": purchase.name})
        paid, have = amount_of(move), purse[purchase.coin]
        if paid > purchase.price:
            return Refusal(self.rule, "more-than-the-price", facts)
        if paid > have:
            return Refusal(self.rule, "you-have-less", {"coin": RESOURCES[purchase.coin], "have": have})
        needed = purchase.magic_beside(paid)
        return Refusal(self.rule, "not-enough-magic", {"needed": needed, "have": purse[MAGIC]})


def purchase_of(table: Table) -> Purchase:
    purchase = table.purchase
    assert purchase is not None, "nothing is being paid for"
    return purchase


def amount_of(move: int) -> int:
    return move - PAY.base + 1


def spent(purchase: Purchase, paid: int) -> dict[str, Json]:
    """A payment, for the log."""
    magic = purchase.magic_beside(paid)
    return {"price": purchase.price, "coin": RESOURCES[purchase.coin], "paid": paid, "magic": magic}


def too_expensive(rule: str, purse: list[int], price: int) -> Refusal:
    """At least 1 gold has to be paid, and the rest in gold or magic."""
    gold, magic = purse[GOLD], purse[MAGIC]
    facts: dict[str, Json] = {"price": price, "gold": gold, "magic": magic, "missing": price - gold - magic}
    return Refusal(rule, "too-expensive", facts)


def most_paid(purse: list[int], purchase: Purchase) -> int:
    """The usual payment: in gold or strength as far as it goes."""
    return min(purchase.price, purse[purchase.coin])


def usual_payment(purse: list[int], purchase: Purchase) -> Offer:
    """What a purchase takes from the purse and leaves there, if it is paid as usual."""
    return payment(purse, purchase, most_paid(purse, purchase))


def payment(purse: list[int], purchase: Purchase, paid: int) -> Offer:
    coin, magic = RESOURCES[purchase.coin], purchase.magic_beside(paid)
    pay: Counts = {coin: paid, RESOURCES[MAGIC]: magic} if magic else {coin: paid}
    return {"pay": pay, "leaves": {coin: purse[purchase.coin] - paid, RESOURCES[MAGIC]: purse[MAGIC] - magic}}
