"""Operations of heroes that see hidden cards or help to pay: Thorne, Melisandre, Mance (NGT-19.15 to NGT-19.17)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    ACTION_CARD,
    CARD_KINDS,
    COSTS,
    GUARD,
    KINDS,
    RESOURCES,
)
from pentarchy.games.night_watch.diary import drew_after_look
from pentarchy.games.night_watch.knowledge import ALL_KINDS, pin, steal
from pentarchy.games.night_watch.moves import (
    PAY,
    RETAIN,
    SEE,
    SEIZE,
    SPY,
    SUBSTITUTE,
)
from pentarchy.games.night_watch.scoring import public_points
from pentarchy.games.night_watch.steps.building import charge, take_card
from pentarchy.games.night_watch.steps.cards_played import PlaceFreeGuard
from pentarchy.games.night_watch.steps.refusals import bundle, cannot_pay
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Chance, Decision, Refusal, Step

# Thorne and Melisandre (NGT-19.15, NGT-19.16).


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
        moves = [move for move in self.ways if self.payable(table, move)]
        if self.optional and self.payable(table, PAY.base):
            moves.append(PAY.base)
        return moves

    def cost(self, move: int) -> list[int]:
        cost = COSTS[self.purchase][:]
        if move != PAY.base:
            cost[SUBSTITUTE.argument(move, 0)] -= 1
            cost[SUBSTITUTE.argument(move, 1)] += 1
        return cost

    def payable(self, table: Table, move: int) -> bool:
        cost, start = self.cost(move), self.seat * KINDS
        return all(table.hands[start + kind] >= cost[kind] for kind in range(KINDS))

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


class LookAtDeck(Step[Table]):
    """NGT-19.16: up to three cards are seen by the user alone, one of them is kept."""

    rule = "NGT-19.16"

    def __init__(self, look: int) -> None:
        super().__init__()
        self.look = look

    def run(self, table: Table) -> None:
        looks: list[Step[Table]] = [SEE_CARD] * min(self.look, sum(table.deck))
        table.then([*looks, RETAIN_CARD[table.actor]])


class SeeCard(Chance[Table]):
    """NGT-24.3: any card left in the deck."""

    rule = "NGT-19.16"
    forced = False

    def options(self, table: Table) -> list[int]:
        return draws(table.deck, SEE)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(table.deck)

    def play(self, table: Table, move: int) -> None:
        table.deck[move - SEE.base] -= 1
        table.watch.looked[move - SEE.base] += 1


class RetainCard(Decision[Table]):
    """NGT-19.16: the card bought; the rest goes back into the deck, and only the user knows it (NGT-23.8)."""

    rule = "NGT-19.16"
    forced = False  # whoever is not asked has seen one kind of card only

    def options(self, table: Table) -> list[int]:
        return draws(table.watch.looked, RETAIN)

    def play(self, table: Table, move: int) -> None:
        watch, card = table.watch, move - RETAIN.base
        watch.looked[card] -= 1
        for kind in range(CARD_KINDS):
            table.deck[kind] += watch.looked[kind]
        take_card(table, self.seat, card, self.rule)
        drew_after_look(table, self.seat, watch.looked)
        watch.looked = [0] * CARD_KINDS

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.16", "not-among-them" if RETAIN.covers(move) else "retain-now")


# Mance (NGT-19.17).


def leaders(table: Table, seat: int) -> list[int]:
    """NGT-19.17: opponents with more public points and at least one resource card."""
    mine = public_points(table, seat)
    return [
        other
        for other in range(table.seats)
        if other != seat and public_points(table, other) > mine and table.hand_size(other)
    ]


class SpyOn(Decision[Table]):
    """NGT-19.17: whose hand is looked at."""

    rule = "NGT-19.17"

    def options(self, table: Table) -> list[int]:
        return [SPY.base + other for other in leaders(table, self.seat)]

    def play(self, table: Table, move: int) -> None:
        victim = move - SPY.base
        table.watch.target = victim
        pin(table, victim, ALL_KINDS, self.seat)
        if table.events is not None:
            table.tell(Event("spied", self.rule, self.seat, {"on": victim}))
        table.push(SEIZE_CARD[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        if not SPY.covers(move):
            return Refusal("NGT-19.17", "spy-now")
        other = move - SPY.base
        if other == self.seat or other >= table.seats:
            return Refusal("NGT-19.17", "no-opponent")
        if not table.hand_size(other):
            return Refusal("NGT-19.17", "has-no-cards", {"player": other})
        points: dict[str, Json] = {"theirs": public_points(table, other), "yours": public_points(table, self.seat)}
        return Refusal("NGT-19.17", "not-ahead", {"player": other, **points})


class SeizeCard(Decision[Table]):
    """NGT-19.17: a card of the hand seen."""

    rule = "NGT-19.17"
    forced = False  # where nobody is asked the victim has one kind of card only

    def options(self, table: Table) -> list[int]:
        start = table.watch.target * KINDS
        return [SEIZE.base + kind for kind in range(KINDS) if table.hands[start + kind]]

    def play(self, table: Table, move: int) -> None:
        kind, victim = move - SEIZE.base, table.watch.target
        table.watch.target = EMPTY
        steal(table, self.seat, victim, kind, chosen=True)
        if table.events is not None:
            secret: dict[str, Json] = {"card": RESOURCES[kind]}
            table.tell(Event("stole", self.rule, self.seat, {"from": victim}, secret, (self.seat, victim)))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("NGT-19.17", "not-in-that-hand" if SEIZE.covers(move) else "seize-now")


SEE_CARD: Final = SeeCard()
RETAIN_CARD: Final = [RetainCard(seat) for seat in range(4)]
SEIZE_CARD: Final = [SeizeCard(seat) for seat in range(4)]
