"""Recruiting a citizen (VAL-6.12 to VAL-6.17)."""

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    COST_OF,
    DOMAIN_PLACE,
    DOMAIN_ROWS,
    GOLD,
    KINDS,
    MAGIC,
    PURSE,
    STARTERS_NAMED,
    TOP,
    domains_timed,
    mask_of,
)
from pentarchy.games.valeria.moves import RECRUIT
from pentarchy.games.valeria.steps.paying import Pay
from pentarchy.games.valeria.steps.taking import take_citizen
from pentarchy.games.valeria.table import NONE, Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Refusal


def domains_with(op: str) -> list[int]:
    """The domains that are always on in the action phase and have this effect."""
    return [domain for domain in domains_timed("action_phase_passive") if op_of(domain) == op]


def op_of(domain: int) -> str:
    return DOMAIN_ROWS[domain].rows("effects")[0].text("op")


NO_SURCHARGE = mask_of(domains_with("ignore_copy_surcharge"))


def citizen_price(table: Table, seat: int, kind: int) -> int:
    """VAL-6.13: 1 more for each card of the same name, starters included; VAL-6.16: unless a domain says otherwise."""
    if table.working(seat) & NO_SURCHARGE:
        return COST_OF[kind]
    return COST_OF[kind] + STARTERS_NAMED[kind] + table.citizens[seat * KINDS + kind]


def recruitable(table: Table, seat: int) -> list[int]:
    """VAL-6.12, VAL-6.14: the moves for every top card that can be paid."""
    gold = table.purse[seat * PURSE + GOLD]
    if not gold:
        return []
    money = gold + table.purse[seat * PURSE + MAGIC]
    base_cost = table.working(seat) & NO_SURCHARGE
    moves, at, stacks = [], seat * KINDS, table.stacks
    for place in range(CITIZEN_PLACE, DOMAIN_PLACE):
        kind = (stacks[place] & TOP) - 1
        if kind >= 0 and COST_OF[kind] <= money:
            surcharge = 0 if base_cost else STARTERS_NAMED[kind] + table.citizens[at + kind]
            if COST_OF[kind] + surcharge <= money:
                moves.append(RECRUIT.base + kind)
    return moves


def begin_recruiting(table: Table, seat: int, kind: int) -> None:
    table.target, table.price, table.price_magic = kind, citizen_price(table, seat, kind), 0
    table.push(PAY_CITIZEN[seat])


class PayCitizen(Pay):
    """VAL-6.14: gold, and magic in its place."""

    rule = "VAL-6.14"

    def acquire(self, table: Table, target: int) -> None:
        table.target = NONE
        take_citizen(table, self.seat, target)
        if table.events is not None:
            facts = {"citizen": CITIZENS[target], "price": table.price}
            table.tell(Event("recruited", "VAL-6.15", self.seat, {**facts}))


def why_not_recruited(table: Table, move: int) -> Refusal:
    tops = [(stack & TOP) - 1 for stack in table.stacks[CITIZEN_PLACE:DOMAIN_PLACE]]
    on_top = move - RECRUIT.base in tops
    return Refusal("VAL-6.14", "too-expensive") if on_top else Refusal("VAL-6.12", "not-on-top")


PAY_CITIZEN = [PayCitizen(seat, GOLD) for seat in range(5)]
