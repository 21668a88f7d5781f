"""Building a domain (VAL-6.19 to VAL-6.27)."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_PLACE, DOMAINS, GOLD, SEATS
from pentarchy.games.valeria.costs import domain_prices, has_roles, missing_roles
from pentarchy.games.valeria.moves import BUILD
from pentarchy.games.valeria.steps.centre import NEXT_DOMAIN, take_domain_off
from pentarchy.games.valeria.steps.paying import Pay, spendable, spent, too_expensive
from pentarchy.games.valeria.steps.when_built import WHEN_BUILT
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Purchase
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


def buildable(table: Table, seat: int) -> list[int]:
    """VAL-6.19 to VAL-6.22: the moves for every face-up domain that can be built."""
    money = spendable(table.purse[seat], GOLD)
    if not money:
        return []
    prices, moves = domain_prices(table, seat), []
    for stack in table.stacks[DOMAIN_PLACE:]:
        if stack:
            domain = stack[0]
            if prices[domain] <= money and has_roles(table, seat, domain):
                moves.append(BUILD.base + domain)
    moves.sort()
    return moves


def building(table: Table, seat: int, domain: int) -> Purchase:
    """VAL-6.21, VAL-6.22: what a domain costs."""
    return Purchase(domain, DOMAINS[domain], GOLD, domain_prices(table, seat)[domain])


class PayDomain(Pay):
    """VAL-6.22: gold, and magic in its place."""

    rule = "VAL-6.22"

    def acquire(self, table: Table, purchase: Purchase, paid: int) -> None:
        if table.events is not None:
            facts: dict[str, Json] = {"domain": purchase.name, **spent(purchase, paid)}
            table.tell(Event("built", "VAL-6.23", self.seat, facts))
        build(table, self.seat, purchase.card)


def build(table: Table, seat: int, domain: int) -> None:
    """VAL-6.23 to VAL-6.27: into the tableau, its effects, then the next card."""
    column = table.stacks.index((domain,), DOMAIN_PLACE) - DOMAIN_PLACE
    table.domains[seat] |= 1 << domain
    if not table.settings.flag("new_domain_works_same_turn"):
        table.sleeping |= 1 << domain
    take_domain_off(table, column)
    table.push(NEXT_DOMAIN[column])
    table.then(WHEN_BUILT[domain])


def why_not_built(table: Table, seat: int, domain: int) -> Refusal:
    if (domain,) not in table.stacks[DOMAIN_PLACE:]:
        return why_not_face_up(table, domain)
    if not has_roles(table, seat, domain):
        return Refusal("VAL-6.20", "roles-missing", {"roles": missing_roles(table, seat, domain)})
    return too_expensive("VAL-6.22", table.purse[seat], domain_prices(table, seat)[domain])


def why_not_face_up(table: Table, domain: int) -> Refusal:
    """Built by somebody (alone perhaps captured), or nobody has seen it yet."""
    for owner, domains in enumerate(table.domains):
        if domains >> domain & 1 and owner < table.seats:
            return Refusal("VAL-6.19", "built-already", {"owner": owner})
        if domains >> domain & 1:
            return Refusal("VAL-14.11", "captured-already")
    return Refusal("VAL-6.19", "not-on-top", {"top": ""})


PAY_DOMAIN: Final[list[Pay]] = [PayDomain(seat) for seat in SEATS]
