"""Paying with another card than the price names: Thorne and Melisandre (NGT-19.15, NGT-19.16)."""

from pentarchy.games.night_watch.cards import ACTION_CARD, COSTS, GUARD, KINDS
from pentarchy.games.night_watch.moves import PAY, SUBSTITUTE
from pentarchy.games.night_watch.refusals import bundle, cannot_pay
from pentarchy.games.night_watch.steps.bank import charge
from pentarchy.games.night_watch.steps.placing import PlaceFreeGuard
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Facts
from pentarchy.kernel.steps import Decision, Refusal


class Substitute(Decision[Table]):
    """NGT-19.15, NGT-19.16: one card of the cost is replaced by a card of another kind, and the cost is paid."""

    rule = "NGT-19.15"
    forced = False  # whoever is not asked has the cards for one way only

    def __init__(self, seat: int, purchase: int, cites: str) -> None:
        super().__init__(seat)
        self.purchase = purchase
        self.place = PlaceFreeGuard(seat, cites)
        self.cites = cites
        self.prices = prices(purchase)
        """What each move costs."""

    def options(self, table: Table) -> list[int]:
        return [move for move, price in self.prices.items() if table.holds(self.seat, price)]

    def play(self, table: Table, move: int) -> None:
        charge(table, self.seat, self.prices[move])
        if self.purchase == GUARD:
            table.push(self.place)

    def facts(self, table: Table, move: int) -> Facts:
        return {"cost": bundle(self.prices[move])}

    def why(self, table: Table, move: int) -> Refusal:
        if not SUBSTITUTE.covers(move) and not PAY.covers(move):
            return Refusal(self.cites, "substitute-now")
        if move in self.prices:
            return cannot_pay(table, self.seat, self.prices[move], self.cites)
        if PAY.covers(move):
            return Refusal(self.cites, "must-substitute")
        return Refusal(self.cites, "not-in-the-cost", {"cost": bundle(COSTS[self.purchase])})


def prices(purchase: int) -> dict[int, list[int]]:
    """The price of a purchase with each card of it replaced by any other; of an action card also as it is."""
    found: dict[int, list[int]] = {}
    for kind in range(KINDS):
        for other in range(KINDS):
            if COSTS[purchase][kind] and kind != other:
                price = found[SUBSTITUTE.of(kind, other)] = COSTS[purchase][:]
                price[kind] -= 1
                price[other] += 1
    if purchase == ACTION_CARD:
        found[PAY.base] = COSTS[purchase]
    return found
