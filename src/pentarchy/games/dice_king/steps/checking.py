"""Phase 2: checking the result, with jokers (DIC-4)."""

from typing import Final

from pentarchy.games.dice_king.cards import CARDS, DEMANDS, JOKER_OF, stars_for, tally_at
from pentarchy.games.dice_king.costs import Costly, Costs, cost_of, named
from pentarchy.games.dice_king.jokers import payments, stars_to_buy
from pentarchy.games.dice_king.moves import ALARM, CLAIM, SPEND, TAKE
from pentarchy.games.dice_king.purses import SUPER, Purse, purse_of
from pentarchy.games.dice_king.steps.effects import DRAGON_ALARM, PROGRAM_OF
from pentarchy.games.dice_king.steps.offer import take_from_offer
from pentarchy.games.dice_king.table import NO_CARD, Table
from pentarchy.kernel.decks import member
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Decision, Refusal

MOST_STARS: Final = CLAIM.sizes[1]
CLAIMS: Final = [CLAIM.of(card, 0) - 1 for card in range(len(CARDS))]
"""The claim of a card with no star: those with stars follow."""
CARDS_OF_SYMBOL: Final = [
    sum([1 << card for card, joker in enumerate(JOKER_OF) if joker == symbol]) for symbol in range(SUPER)
]


def check_result(table: Table) -> None:
    """DIC-4.1: the base result meets the offer."""
    table.rolls = 0
    table.agenda.append(CLAIM_OR_ALARM[table.active])


class ClaimOrAlarm(Costly):
    """DIC-4.3: a citizen that the dice, or dice and jokers, fulfil; the alarm only if the dice alone fulfil none."""

    rule = "DIC-4.3"
    forced = True

    def options(self, table: Table) -> list[int]:
        """DIC-4.4, DIC-4.5: nobody is forced to use jokers."""
        tally, purse, moves, may_alarm = tally_at(table.faces), purse_of(table, self.seat), [], True
        dice = purse.dice
        for card in table.tops:
            if card == NO_CARD:
                continue
            demand = DEMANDS[card]
            counted = tally[demand.part] & demand.mask
            reading = demand.known.get(counted) or demand.work_out(counted)
            if reading.stars:
                moves.append(CLAIMS[card] + reading.stars)
                may_alarm = False
            if reading.lacking <= dice:
                for stars in stars_to_buy(card, tally, purse, reading.lacks, reading.stars):
                    moves.append(CLAIMS[card] + stars)
        if may_alarm:
            moves.append(ALARM.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == ALARM.base:
            table.agenda.append(TAKE_FACE_DOWN[self.seat])
            return
        table.target = (move - CLAIM.base) // MOST_STARS
        table.stars = (move - CLAIM.base) % MOST_STARS + 1
        table.orders = orders(table, self.seat)
        pay(table, self.seat)

    def costs(self, table: Table) -> Costs:
        found: Costs = {}
        purse = purse_of(table, self.seat)
        for card in table.tops if purse.dice else []:
            by_stars = ways_to_pay(table, purse, card) if card != NO_CARD else {}
            for stars, ways in by_stars.items():
                found[table.game.text(CLAIMS[card] + stars)] = cost_of(ways)
        return found

    def why(self, table: Table, move: int) -> Refusal:
        if move == ALARM.base:
            return Refusal("DIC-4.4", "must-take-a-citizen")
        if not CLAIM.covers(move):
            return Refusal("DIC-4.3", "claim-or-alarm-now")
        card = CLAIM.argument(move, 0)
        if card not in table.tops:
            return Refusal("DIC-4.1", "not-in-the-offer")
        if CLAIM.argument(move, 1) < stars_for(card, tally_at(table.faces), 0):
            return Refusal("DIC-4.14", "stars-are-the-highest")
        return Refusal("DIC-4.2", "not-fulfilled")


def orders(table: Table, seat: int) -> list[list[int]]:
    """The minimal payments for the claim, each as symbols in order; none where the dice alone are enough."""
    purse = purse_of(table, seat)
    if not purse.dice:
        return []
    base_stars = stars_for(table.target, tally_at(table.faces), 0)
    return [] if base_stars == table.stars else ways_to_pay(table, purse, table.target)[table.stars]


def ways_to_pay(table: Table, purse: Purse, card: int) -> dict[int, list[list[int]]]:
    """By the stars that they reach, the minimal payments for a card."""
    tally = tally_at(table.faces)
    ways: dict[int, list[list[int]]] = {}
    for payment in payments(card, tally, purse, stars_for(card, tally, 0)):
        ways.setdefault(payment.stars, []).append(payment.cards)
    return ways


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
    forced = True

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
            return Refusal("DIC-4.10", "spend-now")
        if not owns(table, self.seat, move - SPEND.base):
            return Refusal("DIC-4.12", "no-such-joker")
        return Refusal("DIC-4.10", "not-in-a-minimal-payment")


def owns(table: Table, seat: int, symbol: int) -> bool:
    purse = purse_of(table, seat)
    return purse.supers > 0 if symbol == SUPER else symbol in purse.symbols


def claimed(table: Table) -> None:
    """DIC-4.14: jokers go to the discard pile, the card lies face up in the own area, its effects follow."""
    seat, card = table.active, table.target
    symbols = table.spent
    spent: list[Plain] = spend_all(table, seat) if symbols else []
    table.citizens[seat] |= 1 << card
    if table.events is not None:
        told: dict[str, Plain] = {"card": CARDS[card], "stars": table.stars, "jokers": named(symbols), "spent": spent}
        table.tell(Event("claimed", "DIC-4.14", seat, told))
    table.target = NO_CARD
    table.agenda += PROGRAM_OF[card]
    take_from_offer(table, card)


def spend_all(table: Table, seat: int) -> list[Plain]:
    """The names of the cards spent."""
    spent: list[Plain] = [CARDS[spend(table, seat, symbol)] for symbol in table.spent]
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


class TakeFaceDown(Decision[Table]):
    """DIC-4.15: failure. Any card of the offer becomes a super joker, and the dragon alarm follows."""

    rule = "DIC-4.15"
    forced = True

    def options(self, table: Table) -> list[int]:
        return [TAKE.base + card for card in table.tops if card != NO_CARD]

    def play(self, table: Table, move: int) -> None:
        card = move - TAKE.base
        table.supers[self.seat] |= 1 << card
        if table.events is not None:
            table.tell(Event("alarm", self.rule, self.seat, {"card": CARDS[card]}))
        table.agenda += DRAGON_ALARM
        take_from_offer(table, card)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("DIC-4.15", "not-in-the-offer" if TAKE.covers(move) else "take-a-card-now")


CLAIM_OR_ALARM: Final = [ClaimOrAlarm(seat) for seat in range(4)]
SPEND_JOKERS: Final = [SpendJokers(seat) for seat in range(4)]
TAKE_FACE_DOWN: Final = [TakeFaceDown(seat) for seat in range(4)]
