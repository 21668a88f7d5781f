"""Slaying a monster or a hostile event (VAL-6.4 to VAL-6.11)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    FOES,
    GOLD,
    MAGIC,
    MONSTERS,
    MONSTERS_AND_EVENTS,
    SEATS,
    STRENGTH,
)
from pentarchy.games.valeria.costs import slay_cost
from pentarchy.games.valeria.moves import DECLINE, SLAY
from pentarchy.games.valeria.questions import CardQuestion
from pentarchy.games.valeria.steps.centre import foes_in_centre, not_on_top, take_foe_off
from pentarchy.games.valeria.steps.effects import effects_of
from pentarchy.games.valeria.steps.gains import ON_SLAY, Asking, bring, trigger
from pentarchy.games.valeria.steps.paying import Pay, spendable, spent, usual_payment
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Purchase
from pentarchy.games.valeria.view import Offer
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, Step

REWARDS: Final[list[list[Step[Table]]]] = [[*effects_of(row, "reward", row.text("id"))] for row in MONSTERS_AND_EVENTS]


def slayable(table: Table, seat: int) -> list[int]:
    """VAL-6.4 to VAL-6.6: the moves for every target that can be paid."""
    purse = table.purse[seat]
    payable, moves = spendable(purse, STRENGTH), []
    for foe in foes_in_centre(table) if payable else []:
        strength, magic = slay_cost(table, foe)
        if strength + magic <= payable and magic <= purse[MAGIC]:
            moves.append(SLAY.base + foe)
    return moves


def slaying(table: Table, foe: int) -> Purchase:
    """VAL-6.5, VAL-6.6: what a monster costs."""
    strength, magic = slay_cost(table, foe)
    return Purchase(foe, FOES[foe], STRENGTH, strength, magic)


class PayStrength(Pay):
    """VAL-6.5, VAL-6.6: strength, magic in place of strength, and the monster's own magic on top."""

    rule = "VAL-6.5"

    def acquire(self, table: Table, purchase: Purchase, paid: int) -> None:
        if table.events is not None:
            facts: dict[str, Json] = {"monster": purchase.name, **spent(purchase, paid)}
            table.tell(Event("slain", "VAL-6.7", self.seat, facts))
        slain(table, self.seat, purchase.card)


def slain(table: Table, seat: int, foe: int) -> None:
    """VAL-6.7, VAL-6.8: the card goes to the pile, gold tokens to the slayer (VAL-10.14), VAL-6.34, then the reward."""
    table.pile[seat] = (*table.pile[seat], foe)
    tokens = take_foe_off(table, foe)
    bring(table, seat, GOLD, tokens[GOLD], FOES[foe], "VAL-10.14")
    trigger(table, seat, ON_SLAY)
    table.then(REWARDS[foe])


def why_not_slain(table: Table, seat: int, foe: int) -> Refusal:
    if foe not in foes_in_centre(table):
        return why_not_in_reach(table, foe)
    price, on_top = slay_cost(table, foe)
    strength, magic = table.purse[seat][STRENGTH], table.purse[seat][MAGIC]
    facts: dict[str, Json] = {"price": price, "on_top": on_top, "strength": strength, "magic": magic}
    if magic < on_top:
        return Refusal("VAL-6.6", "magic-on-top", facts)
    facts["missing"] = price + on_top - strength - magic
    return Refusal("VAL-6.5", "too-strong", facts)


def why_not_in_reach(table: Table, foe: int) -> Refusal:
    """Not in this game, not in play, under another card, or slain already."""
    if foe >= MONSTERS:
        return Refusal("VAL-10.7", "event-not-in-play")
    if AREA_OF[foe] not in table.areas:
        return Refusal("VAL-2.2", "area-not-in-play", {"area": AREAS[AREA_OF[foe]]})
    return not_on_top("VAL-6.4", table.stacks[table.areas.index(AREA_OF[foe])], FOES)


class ExtraSlay(Asking):
    """VAL-6.25, VAL-8.20: a slay that is not one of the two actions."""

    rule = "VAL-6.25"

    def __init__(self, row: Row, source: str) -> None:
        super().__init__(source, [SlayExtra(seat, source) for seat in SEATS])
        row.exactly("optional", True)  # VAL-6.25


class SlayExtra(CardQuestion):
    """VAL-6.25: payment and all; it may be declined."""

    rule = "VAL-6.25"

    def options(self, table: Table) -> list[int]:
        return [*slayable(table, self.seat), DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            PAY_STRENGTH[self.seat].begin(table, slaying(table, move - SLAY.base))

    def facts(self, table: Table, move: int) -> Offer:
        if move == DECLINE.base:
            return {}
        return usual_payment(table.purse[self.seat], slaying(table, move - SLAY.base))

    def why(self, table: Table, move: int) -> Refusal:
        if SLAY.covers(move):
            return why_not_slain(table, self.seat, move - SLAY.base)
        return Refusal("VAL-6.25", "slay-or-decline-now")


PAY_STRENGTH: Final[list[Pay]] = [PayStrength(seat) for seat in SEATS]
