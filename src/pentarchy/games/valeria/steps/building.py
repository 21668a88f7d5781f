"""Building a domain (VAL-6.19 to VAL-6.27)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    DOMAIN_COST,
    DOMAIN_PLACE,
    DOMAINS,
    GOLD,
    MAGIC,
    PLACES,
    PURSE,
)
from pentarchy.games.valeria.costs import (
    ENOUGH,
    NEEDS_PACKED,
    discount,
    domain_price,
    has_roles,
    missing_roles,
    packed_roles,
)
from pentarchy.games.valeria.moves import BUILD
from pentarchy.games.valeria.questions import Offer
from pentarchy.games.valeria.steps.centre import NEXT_DOMAIN, take_domain_off
from pentarchy.games.valeria.steps.paying import Pay, too_expensive, usual_payment
from pentarchy.games.valeria.steps.when_built import WHEN_BUILT
from pentarchy.games.valeria.table import NONE, Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


def buildable(table: Table, seat: int) -> list[int]:
    """VAL-6.19 to VAL-6.22: the moves for every face-up domain that can be built."""
    gold = table.purse[seat * PURSE + GOLD]
    if not gold:
        return []
    money = gold + table.purse[seat * PURSE + MAGIC] + discount(table, seat)
    roles, moves, stacks = packed_roles(table, seat), [], table.stacks
    for place in range(DOMAIN_PLACE, PLACES):
        domain = stacks[place] - 1
        if domain >= 0 and DOMAIN_COST[domain] <= money and (roles - NEEDS_PACKED[domain]) & ENOUGH == ENOUGH:
            moves.append(BUILD.base + domain)
    moves.sort()
    return moves


def begin_building(table: Table, seat: int, domain: int) -> None:
    table.target, table.price, table.price_magic = domain, domain_price(table, seat, domain), 0
    table.push(PAY_DOMAIN[seat])


def cost_of_domain(table: Table, seat: int, domain: int) -> Offer:
    """VAL-6.21, VAL-6.22: what building takes and leaves."""
    return usual_payment(table, seat, GOLD, domain_price(table, seat, domain), 0)


class PayDomain(Pay):
    """VAL-6.22: gold, and magic in its place."""

    rule = "VAL-6.22"

    def acquire(self, table: Table, target: int, paid: int) -> None:
        table.target = NONE
        if table.events is not None:
            facts: dict[str, Json] = {"domain": DOMAINS[target], **self.spent(table, paid)}
            table.tell(Event("built", "VAL-6.23", self.seat, facts))
        build(table, self.seat, target)


def build(table: Table, seat: int, domain: int) -> None:
    """VAL-6.23 to VAL-6.27: into the tableau, its effects, then the next card."""
    column = table.stacks.index(domain + 1, DOMAIN_PLACE) - DOMAIN_PLACE
    table.domains[seat] |= 1 << domain
    if not table.settings.flag("new_domain_works_same_turn"):
        table.sleeping |= 1 << domain
    take_domain_off(table, column)
    table.push(NEXT_DOMAIN[column])
    table.then(WHEN_BUILT[domain])


def why_not_built(table: Table, seat: int, move: int) -> Refusal:
    domain = move - BUILD.base
    if domain + 1 not in table.stacks[DOMAIN_PLACE:]:
        return why_not_face_up(table, domain)
    if not has_roles(table, seat, domain):
        return Refusal("VAL-6.20", "roles-missing", {"roles": missing_roles(table, seat, domain)})
    return too_expensive("VAL-6.22", table, seat, domain_price(table, seat, domain))


def why_not_face_up(table: Table, domain: int) -> Refusal:
    """Built by somebody (alone perhaps captured), or nobody has seen it yet."""
    for owner, domains in enumerate(table.domains):
        if domains >> domain & 1 and owner < table.seats:
            return Refusal("VAL-6.19", "built-already", {"owner": owner})
        if domains >> domain & 1:
            return Refusal("VAL-14.11", "captured-already")
    return Refusal("VAL-6.19", "not-on-top", {"top": ""})


PAY_DOMAIN: Final = [PayDomain(seat, GOLD, DOMAINS) for seat in range(5)]
