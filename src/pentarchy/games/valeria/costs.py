"""What things cost now: monsters with their tokens, citizens with their surcharge, domains with their discounts."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    AREA_OF,
    CITIZEN_PLACE,
    COLUMNS,
    COPIES_OF,
    COST_OF,
    DOMAIN_COST,
    DOMAIN_ROWS,
    GOLD,
    ICONS_OF,
    KINDS,
    MAGIC,
    MAGIC_OF,
    MONSTERS,
    RESOURCES,
    ROLES,
    SLOT_OF,
    STARTERS_NAMED,
    STRENGTH,
    STRENGTH_OF,
    cards_in,
    domains_timed,
    height,
    mask_of,
)
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

# Tokens lie on each card of the monster stacks, at column * 6 + the cards below it, and on each hostile event.
# Those of one card are one number: sixteen bits for each resource.

STACK_HEIGHT: Final = 6
EVENT_SPOT: Final = COLUMNS * STACK_HEIGHT
SPOTS: Final = EVENT_SPOT + 6
TOKEN_BITS: Final = 16
TOKEN_MASK: Final = 0xFFFF


def spot_of(table: "Table", foe: int) -> int:
    """Where tokens lie on a top card or a hostile event."""
    if foe >= MONSTERS:
        return EVENT_SPOT + foe - MONSTERS
    column = table.areas.index(AREA_OF[foe])
    return column * STACK_HEIGHT + height(table.stacks[column]) - 1


def tokens_of(tokens: int, resource: int) -> int:
    return tokens >> TOKEN_BITS * resource & TOKEN_MASK


def strength_of(table: "Table", foe: int) -> int:
    """VAL-10.13: printed, and one more for each token."""
    return STRENGTH_OF[foe] + (tokens_of(table.tokens[spot_of(table, foe)], STRENGTH) if table.tokens else 0)


def magic_of(table: "Table", foe: int) -> int:
    return MAGIC_OF[foe] + (tokens_of(table.tokens[spot_of(table, foe)], MAGIC) if table.tokens else 0)


PASSIVE_OPS: Final = ["ignore_copy_surcharge", "domain_discount"]


def domains_with(op: str) -> list[int]:
    """The domains that are always on in the action phase and have this effect."""
    passive = domains_timed("action_phase_passive")
    return [domain for domain in passive if DOMAIN_ROWS[domain].rows("effects")[0].word("op", PASSIVE_OPS) == op]


NO_SURCHARGE: Final = mask_of(domains_with("ignore_copy_surcharge"))
FIRST_COPY: Final = [cost + STARTERS_NAMED[kind] for kind, cost in enumerate(COST_OF)]


def citizen_price(table: "Table", seat: int, kind: int) -> int:
    """VAL-6.13: 1 more for each card of the same name, starters included; VAL-6.16: unless a domain says otherwise."""
    if table.working(seat) & NO_SURCHARGE:
        return COST_OF[kind]
    return FIRST_COPY[kind] + table.citizens[seat * KINDS + kind]


def discount_of(domain: int) -> int:
    effect = DOMAIN_ROWS[domain].rows("effects")[0]
    effect.exactly("resource", RESOURCES[GOLD])  # VAL-6.21
    return effect.number("amount")


DISCOUNTS: Final = [(1 << domain, discount_of(domain)) for domain in domains_with("domain_discount")]


def discount(table: "Table", seat: int) -> int:
    working, amount = table.domains[seat] & ~table.sleeping, 0
    for owner, each in DISCOUNTS:
        if working & owner:
            amount += each
    return amount


def domain_price(table: "Table", seat: int, domain: int) -> int:
    """VAL-6.21: the printed gold less discounts."""
    return max(1, DOMAIN_COST[domain] - discount(table, seat))


# Roles side by side in one number, eight bits each. The top bit of each is set before what is needed is taken off:
# where it is still set there was enough.

ROLE_BITS: Final = 8
ENOUGH: Final = 0x80808080
NEEDS_PACKED: Final = [sum(icons << ROLE_BITS * role for role, icons in enumerate(each)) for each in ICONS_OF]


def packed_roles(table: "Table", seat: int) -> int:
    roles, at = table.roles, seat * 4
    return ENOUGH + roles[at] + (roles[at + 1] << 8) + (roles[at + 2] << 16) + (roles[at + 3] << 24)


def has_roles(table: "Table", seat: int, domain: int) -> bool:
    """VAL-6.20: citizen cards with every icon; starters and domains do not help."""
    return (packed_roles(table, seat) - NEEDS_PACKED[domain]) & ENOUGH == ENOUGH


def missing_roles(table: "Table", seat: int, domain: int) -> dict[str, Json]:
    """How many citizens of which roles a seat lacks for a domain."""
    lacks = [icons - table.roles[seat * len(ROLES) + role] for role, icons in enumerate(ICONS_OF[domain])]
    return {ROLES[role]: count for role, count in enumerate(lacks) if count > 0}


def unseen_citizens(table: "Table", kind: int) -> int:
    """VAL-9.11: the cards of this citizen that were never face up, in the stack or in the box."""
    seen = cards_in(table.stacks[CITIZEN_PLACE + SLOT_OF[kind]]).count(kind)
    for row in range(len(table.domains)):
        seen += table.citizens[row * KINDS + kind]
    return COPIES_OF[kind] - seen
