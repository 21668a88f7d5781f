"""Recruiting a citizen (VAL-6.12 to VAL-6.17)."""

from typing import Final

from pentarchy.games.valeria.cards import CITIZEN_PLACE, CITIZENS, DOMAIN_PLACE, GOLD, SEATS, SLOT_OF
from pentarchy.games.valeria.costs import FIRST_COPY, citizen_price, surcharges
from pentarchy.games.valeria.moves import RECRUIT
from pentarchy.games.valeria.steps.centre import not_on_top
from pentarchy.games.valeria.steps.gains import ON_GAIN_CITIZEN, trigger
from pentarchy.games.valeria.steps.paying import Pay, spendable, spent, too_expensive
from pentarchy.games.valeria.steps.taking import take_citizen
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Purchase
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


def recruitable(table: Table, seat: int) -> list[int]:
    """VAL-6.12, VAL-6.14: the moves for every top card that can be paid."""
    money = spendable(table.purse[seat], GOLD)
    if not money:
        return []
    moves, extra = [], surcharges(table, seat)
    for stack in table.stacks[CITIZEN_PLACE:DOMAIN_PLACE]:
        if stack:
            kind = stack[-1]
            if FIRST_COPY[kind] + extra[kind] <= money:
                moves.append(RECRUIT.base + kind)
    return moves


def recruiting(table: Table, seat: int, kind: int) -> Purchase:
    """VAL-6.13, VAL-6.14: what a citizen costs."""
    return Purchase(kind, CITIZENS[kind], GOLD, citizen_price(table, seat, kind))


class PayCitizen(Pay):
    """VAL-6.14: gold, and magic in its place."""

    rule = "VAL-6.14"

    def acquire(self, table: Table, purchase: Purchase, paid: int) -> None:
        take_citizen(table, self.seat, purchase.card)
        if table.events is not None:
            facts: dict[str, Json] = {"citizen": purchase.name, **spent(purchase, paid)}
            table.tell(Event("recruited", "VAL-6.15", self.seat, facts))
        trigger(table, self.seat, ON_GAIN_CITIZEN)


def why_not_recruited(table: Table, seat: int, kind: int) -> Refusal:
    stack = table.stacks[CITIZEN_PLACE + SLOT_OF[kind]]
    if stack[-1:] != (kind,):
        return not_on_top("VAL-6.12", stack, CITIZENS)
    return too_expensive("VAL-6.14", table.purse[seat], citizen_price(table, seat, kind))


PAY_CITIZEN: Final[list[Pay]] = [PayCitizen(seat) for seat in SEATS]
