"""Paying with another card than the price names: Thorne and Melisandre (NGT-19.15, NGT-19.16)."""

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    COSTS,
    GUARD,
    KINDS,
)
from pentarchy.games.night_watch.moves import (
    PAY,
    SUBSTITUTE,
)
from pentarchy.games.night_watch.refusals import bundle, cannot_pay
from pentarchy.games.night_watch.steps.bank import charge
from pentarchy.games.night_watch.steps.placing import PlaceFreeGuard
from pentarchy.games.night_watch.table import Table
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
        self.optional = purchase == ACTION_CARD
        cost = COSTS[purchase]
        self.ways = [
            SUBSTITUTE.of(kind, other)
            for kind in range(KINDS)
            for other in range(KINDS)
            if cost[kind] and kind != other
        ]

    def options(self, table: Table) -> list[int]:
        moves = [move for move in self.ways if table.holds(self.seat, self.cost(move))]
        if self.optional and table.holds(self.seat, self.cost(PAY.base)):
            moves.append(PAY.base)
        return moves

    def cost(self, move: int) -> list[int]:
        cost = COSTS[self.purchase][:]
        if move != PAY.base:
            cost[SUBSTITUTE.argument(move, 0)] -= 1
            cost[SUBSTITUTE.argument(move, 1)] += 1
        return cost

    def play(self, table: Table, move: int) -> None:
        charge(table, self.seat, self.cost(move))
        if self.purchase == GUARD:
            table.push(self.place)

    def why(self, table: Table, move: int) -> Refusal:
        if not SUBSTITUTE.covers(move) and not PAY.covers(move):
            return Refusal(self.cites, "substitute-now")
        if PAY.covers(move) and not self.optional:
            return Refusal(self.cites, "must-substitute")
        if SUBSTITUTE.covers(move) and move not in self.ways:
            return Refusal(self.cites, "not-in-the-cost", {"cost": bundle(COSTS[self.purchase])})
        return cannot_pay(table, self.seat, self.cost(move), self.cites)
