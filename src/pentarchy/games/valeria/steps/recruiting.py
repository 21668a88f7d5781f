"""Recruiting a citizen (VAL-6.12 to VAL-6.17)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    COST_OF,
    DOMAIN_PLACE,
    GOLD,
    KINDS,
    MAGIC,
    PURSE,
    SLOT_OF,
    TOP,
)
from pentarchy.games.valeria.costs import FIRST_COPY, NO_SURCHARGE, citizen_price
from pentarchy.games.valeria.moves import RECRUIT
from pentarchy.games.valeria.questions import Offer
from pentarchy.games.valeria.steps.centre import not_on_top
from pentarchy.games.valeria.steps.gains import ON_GAIN_CITIZEN, trigger
from pentarchy.games.valeria.steps.paying import Pay, too_expensive, usual_payment
from pentarchy.games.valeria.steps.taking import take_citizen
from pentarchy.games.valeria.table import NONE, Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


def recruitable(table: Table, seat: int) -> list[int]:
    """VAL-6.12, VAL-6.14: the moves for every top card that can be paid."""
    gold = table.purse[seat * PURSE + GOLD]
    if not gold:
        return []
    money = gold + table.purse[seat * PURSE + MAGIC]
    no_surcharge = table.domains[seat] & ~table.sleeping & NO_SURCHARGE
    prices = COST_OF if no_surcharge else FIRST_COPY
    moves, at, stacks, citizens = [], seat * KINDS - 1, table.stacks, table.citizens
    for place in range(CITIZEN_PLACE, DOMAIN_PLACE):
        card = stacks[place] & TOP
        if card and prices[card - 1] + (0 if no_surcharge else citizens[at + card]) <= money:
            moves.append(RECRUIT.base + card - 1)
    return moves


def begin_recruiting(table: Table, seat: int, kind: int) -> None:
    table.target, table.price, table.price_magic = kind, citizen_price(table, seat, kind), 0
    table.push(PAY_CITIZEN[seat])


def cost_of_citizen(table: Table, seat: int, kind: int) -> Offer:
    """VAL-6.13, VAL-6.14: what recruiting takes and leaves."""
    return usual_payment(table, seat, GOLD, citizen_price(table, seat, kind), 0)


class PayCitizen(Pay):
    """VAL-6.14: gold, and magic in its place."""

    rule = "VAL-6.14"

    def acquire(self, table: Table, target: int, paid: int) -> None:
        table.target = NONE
        take_citizen(table, self.seat, target)
        if table.events is not None:
            facts: dict[str, Json] = {"citizen": CITIZENS[target], **self.spent(table, paid)}
            table.tell(Event("recruited", "VAL-6.15", self.seat, facts))
        trigger(table, self.seat, ON_GAIN_CITIZEN)


def why_not_recruited(table: Table, seat: int, move: int) -> Refusal:
    kind = move - RECRUIT.base
    stack = table.stacks[CITIZEN_PLACE + SLOT_OF[kind]]
    if (stack & TOP) - 1 != kind:
        return not_on_top("VAL-6.12", stack, CITIZENS)
    return too_expensive("VAL-6.14", table, seat, citizen_price(table, seat, kind))


PAY_CITIZEN: Final = [PayCitizen(seat, GOLD, CITIZENS) for seat in range(5)]
