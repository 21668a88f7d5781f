"""Phase 2: checking the result, with jokers (DIC-4)."""

from typing import Final

from pentarchy.games.dice_king.cards import CARDS, DEMANDS, MOST_SEATS, MOST_STARS, NO_CARD, TIERS, stars_for, tally_at
from pentarchy.games.dice_king.costs import Costly, Costs, cost_of
from pentarchy.games.dice_king.jokers import payments, stars_to_buy
from pentarchy.games.dice_king.moves import ALARM, CLAIM, REROLL, STOP, TAKE
from pentarchy.games.dice_king.purses import purse_of
from pentarchy.games.dice_king.steps.effects import DRAGON_ALARM
from pentarchy.games.dice_king.steps.offer import take_from_offer
from pentarchy.games.dice_king.steps.paying import orders, pay
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal

CLAIMS: Final = [CLAIM.of(card, 0) - 1 for card in range(len(CARDS))]
"""The claim of a card with no star: those with stars follow."""


def check_result(table: Table) -> None:
    """DIC-4.1: the base result meets the offer."""
    table.rolls = 0
    table.agenda.append(CLAIM_OR_ALARM[table.active])


class ClaimOrAlarm(Costly):
    """DIC-4.3: a citizen that the dice, or dice and jokers, fulfil; the alarm only if the dice alone fulfil none."""

    rule = "DIC-4.3"

    def options(self, table: Table) -> list[int]:
        """DIC-4.4, DIC-4.5: nobody is forced to use jokers."""
        tally, purse, moves, may_alarm = tally_at(table.faces), purse_of(table, self.seat), [], True
        dice = purse.dice
        for card in table.tops:
            if card == NO_CARD:
                continue
            reading = DEMANDS[card].read(tally)
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
        purse, tally = purse_of(table, self.seat), tally_at(table.faces)
        ways: dict[int, list[list[int]]] = {}
        for card in table.tops if purse.dice else []:
            for payment in payments(card, tally, purse, stars_for(card, tally, 0)) if card != NO_CARD else []:
                ways.setdefault(CLAIMS[card] + payment.stars, []).append(payment.cards)
        return {table.game.text(move): cost_of(paid) for move, paid in ways.items()}

    def why(self, table: Table, move: int) -> Refusal:
        if move == ALARM.base:
            return Refusal("DIC-4.4", "must-take-a-citizen", {"cards": fulfilled(table)})
        if move == STOP.base or REROLL.covers(move):
            return Refusal("DIC-3.7", "rolling-is-over")
        if not CLAIM.covers(move):
            return Refusal("DIC-4.3", "claim-or-alarm-now")
        card, stars = CLAIM.argument(move, 0), CLAIM.argument(move, 1) + 1
        if card not in table.tops:
            return Refusal("DIC-4.1", "not-in-the-offer", {"card": CARDS[card]})
        if stars > len(TIERS[card]):
            return Refusal("DIC-5.8", "has-no-stars", {"card": CARDS[card]})
        return why_not_so_many(table, self.seat, card, stars)


def fulfilled(table: Table) -> list[Json]:
    """The cards of the offer that the dice alone fulfil."""
    tally = tally_at(table.faces)
    return [CARDS[card] for card in table.tops if card != NO_CARD and stars_for(card, tally, 0)]


def why_not_so_many(table: Table, seat: int, card: int, stars: int) -> Refusal:
    """Why a card cannot be claimed for just so many stars."""
    tally, purse = tally_at(table.faces), purse_of(table, seat)
    reading = DEMANDS[card].read(tally)
    if stars < reading.stars:
        return Refusal("DIC-4.14", "stars-are-the-highest", {"reached": reading.stars})
    lacks = reading.lacks[stars - 1]
    facts: dict[str, Json] = {"lacks": lacks, "dice": purse.dice}
    if 0 < purse.dice < lacks:
        return Refusal("DIC-4.7", "too-few-jokers", facts)
    bought = stars_to_buy(card, tally, purse, reading.lacks, reading.stars) if purse.dice else []
    if bought and bought[-1] > stars:
        return Refusal("DIC-4.14", "jokers-reach-more-stars", {"reached": bought[-1]})
    return Refusal("DIC-4.2", "not-fulfilled", facts)


class TakeFaceDown(Decision[Table]):
    """DIC-4.15: failure. Any card of the offer becomes a super joker, and the dragon alarm follows."""

    rule = "DIC-4.15"

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
        if not TAKE.covers(move):
            return Refusal("DIC-4.15", "take-a-card-now")
        return Refusal("DIC-4.15", "not-in-the-offer", {"card": CARDS[move - TAKE.base]})


CLAIM_OR_ALARM: Final = [ClaimOrAlarm(seat) for seat in range(MOST_SEATS)]
TAKE_FACE_DOWN: Final = [TakeFaceDown(seat) for seat in range(MOST_SEATS)]
