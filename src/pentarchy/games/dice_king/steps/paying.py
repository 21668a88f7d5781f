"""Paying for a claim with jokers (DIC-4.6 to DIC-4.14)."""

from typing import Final

from pentarchy.games.dice_king.cards import CARDS, CARDS_OF_SYMBOL, MOST_SEATS, NO_CARD, stars_for, tally_at
from pentarchy.games.dice_king.costs import Costly, Costs, cost_of, joker_name, named
from pentarchy.games.dice_king.jokers import payments
from pentarchy.games.dice_king.moves import SPEND
from pentarchy.games.dice_king.purses import SUPER, purse_of
from pentarchy.games.dice_king.steps.effects import PROGRAM_OF
from pentarchy.games.dice_king.steps.offer import take_from_offer
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import member
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


def orders(table: Table, seat: int) -> list[list[int]]:
    """The minimal payments for the claim, each as symbols in order; none where the dice alone are enough."""
    purse = purse_of(table, seat)
    if not purse.dice:
        return []
    tally = tally_at(table.faces)
    base_stars = stars_for(table.target, tally, 0)
    if base_stars == table.stars:
        return []
    found = payments(table.target, tally, purse, base_stars)
    return [payment.cards for payment in found if payment.stars == table.stars]


def pay(table: Table, seat: int) -> None:
    """A single payment is no choice."""
    if len(table.orders) > 1:
        table.push(SPEND_JOKERS[seat])
        return
    if table.orders:
        table.spent = table.orders[0]
    claimed(table)


class SpendJokers(Costly):
    """DIC-4.10: the cards to be spent are named one by one, in the order of their symbols. Nothing is discarded before
    the payment is complete, and it is complete as soon as it is one of the minimal ones: none contains another."""

    rule = "DIC-4.10"

    def options(self, table: Table) -> list[int]:
        named = len(table.spent)
        return [SPEND.base + symbol for symbol in sorted({order[named] for order in table.orders})]

    def play(self, table: Table, move: int) -> None:
        symbol, named = move - SPEND.base, len(table.spent)
        table.spent = [*table.spent, symbol]
        table.orders = [order for order in table.orders if order[named] == symbol]
        pay(table, self.seat)

    def costs(self, table: Table) -> Costs:
        """What is spent with a joker without a further question."""
        found: Costs = {}
        named = len(table.spent)
        for move in self.options(table):
            ways = [order[named:] for order in table.orders if SPEND.base + order[named] == move]
            found[table.game.text(move)] = cost_of(ways)
        return found

    def why(self, table: Table, move: int) -> Refusal:
        if not SPEND.covers(move):
            return Refusal("DIC-4.10", "spend-now", {"card": CARDS[table.target]})
        symbol = move - SPEND.base
        joker: dict[str, Json] = {"joker": joker_name(symbol), "owned": owned(table, self.seat, symbol)}
        if not joker["owned"]:
            return Refusal("DIC-4.12", "no-such-joker", joker)
        if joker["owned"] == table.spent.count(symbol):
            return Refusal("DIC-4.12", "all-such-jokers-named", joker)
        if table.spent and symbol < table.spent[-1]:
            return Refusal("DIC-4.10", "jokers-in-order", {**joker, "last": joker_name(table.spent[-1])})
        return Refusal("DIC-4.10", "not-in-a-minimal-payment", joker)


def owned(table: Table, seat: int, symbol: int) -> int:
    """How many of these jokers lie in the area of a seat."""
    if symbol == SUPER:
        return table.supers[seat].bit_count()
    return (table.citizens[seat] & CARDS_OF_SYMBOL[symbol]).bit_count()


def claimed(table: Table) -> None:
    """DIC-4.14: jokers go to the discard pile, the card lies face up in the own area, its effects follow."""
    seat, card = table.active, table.target
    symbols = table.spent
    spent: list[Json] = spend_all(table, seat) if symbols else []
    table.citizens[seat] |= 1 << card
    if table.events is not None:
        jokers: dict[str, Json] = {**named(symbols)}
        told: dict[str, Json] = {"card": CARDS[card], "stars": table.stars, "jokers": jokers, "spent": spent}
        table.tell(Event("claimed", "DIC-4.14", seat, told))
    table.target = NO_CARD
    table.agenda += PROGRAM_OF[card]
    take_from_offer(table, card)


def spend_all(table: Table, seat: int) -> list[Json]:
    """The names of the cards spent."""
    spent: list[Json] = [CARDS[spend(table, seat, symbol)] for symbol in table.spent]
    table.spent, table.orders = [], []
    return spent


def spend(table: Table, seat: int, symbol: int) -> int:
    """DIC-4.11, DIC-4.13: cards of one symbol are interchangeable, and so are super jokers."""
    if symbol == SUPER:
        card = member(table.supers[seat], 0)
        table.supers[seat] ^= 1 << card
    else:
        card = member(table.citizens[seat] & CARDS_OF_SYMBOL[symbol], 0)
        table.citizens[seat] ^= 1 << card
    table.discard |= 1 << card
    return card


SPEND_JOKERS: Final = [SpendJokers(seat) for seat in range(MOST_SEATS)]
