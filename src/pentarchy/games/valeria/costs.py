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
    EVENTS,
    GOLD,
    ICONS_OF,
    MAGIC,
    MAGIC_OF,
    MONSTERS,
    RESOURCES,
    ROLES,
    SLOT_OF,
    STARTERS_NAMED,
    STRENGTH,
    STRENGTH_OF,
    domains_timed,
    mask_of,
)
from pentarchy.games.valeria.fields import Counts, Tokens
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

STACK_HEIGHT: Final = 6
EVENT_SPOT: Final = COLUMNS * STACK_HEIGHT
SPOTS: Final = EVENT_SPOT + len(EVENTS)
"""Tokens lie on each card of the monster stacks, by column and height, and on each hostile event (VAL-10.12)."""
NO_TOKENS: Final[Tokens] = (0,) * len(RESOURCES)


def spot_of(table: "Table", foe: int) -> int:
    """Where tokens lie on a top card or a hostile event."""
    if foe >= MONSTERS:
        return EVENT_SPOT + foe - MONSTERS
    column = table.areas.index(AREA_OF[foe])
    return column * STACK_HEIGHT + len(table.stacks[column]) - 1


def tokens_on(table: "Table", foe: int) -> Tokens:
    return table.tokens[spot_of(table, foe)] if table.hostile else NO_TOKENS


def slay_cost(table: "Table", foe: int) -> tuple[int, int]:
    """VAL-6.5, VAL-6.6, VAL-10.13: strength, and magic on top of it: as printed, and one more for each token."""
    if not table.hostile:
        return STRENGTH_OF[foe], MAGIC_OF[foe]
    tokens = tokens_on(table, foe)
    return STRENGTH_OF[foe] + tokens[STRENGTH], MAGIC_OF[foe] + tokens[MAGIC]


PASSIVE_OPS: Final = ["ignore_copy_surcharge", "domain_discount"]


def domains_with(op: str) -> list[int]:
    """The domains that are always on in the action phase and have this effect."""
    passive = domains_timed("action_phase_passive")
    return [domain for domain in passive if DOMAIN_ROWS[domain].rows("effects")[0].word("op", PASSIVE_OPS) == op]


NO_SURCHARGE: Final = mask_of(domains_with("ignore_copy_surcharge"))
FIRST_COPY: Final = [cost + STARTERS_NAMED[kind] for kind, cost in enumerate(COST_OF)]


AS_PRINTED: Final[Counts] = tuple([-starters for starters in STARTERS_NAMED])


def surcharges(table: "Table", seat: int) -> Counts:
    """What each citizen costs a seat beyond FIRST_COPY; VAL-6.16: a domain may bring all prices down to the printed."""
    return AS_PRINTED if table.working(seat) & NO_SURCHARGE else table.citizens[seat]


def citizen_price(table: "Table", seat: int, kind: int) -> int:
    """VAL-6.13: 1 more for each card of the same name, starters included."""
    return FIRST_COPY[kind] + surcharges(table, seat)[kind]


def discount_of(domain: int) -> int:
    effect = DOMAIN_ROWS[domain].rows("effects")[0]
    effect.exactly("resource", RESOURCES[GOLD])  # VAL-6.21
    return effect.number("amount")


DISCOUNTS: Final = [(1 << domain, discount_of(domain)) for domain in domains_with("domain_discount")]
MOST_OFF: Final = sum([amount for _, amount in DISCOUNTS])
DOMAIN_PRICES: Final = [[max(1, cost - off) for cost in DOMAIN_COST] for off in range(MOST_OFF + 1)]


def domain_prices(table: "Table", seat: int) -> list[int]:
    """VAL-6.21: what each domain costs a seat: the printed gold less the discounts of its domains."""
    working, off = table.working(seat), 0
    for owner, amount in DISCOUNTS if working else []:
        if working & owner:
            off += amount
    return DOMAIN_PRICES[off]


NEEDS_OF: Final = [[(role, icons) for role, icons in enumerate(each) if icons] for each in ICONS_OF]


def has_roles(table: "Table", seat: int, domain: int) -> bool:
    """VAL-6.20: citizen cards with every icon; starters and domains do not help."""
    roles = table.roles[seat]
    for role, icons in NEEDS_OF[domain]:  # noqa: SIM110, with `all` random games from source are 2 % slower
        if roles[role] < icons:
            return False
    return True


def missing_roles(table: "Table", seat: int, domain: int) -> dict[str, Json]:
    """How many citizens of which roles a seat lacks for a domain."""
    lacks = [(role, icons - table.roles[seat][role]) for role, icons in NEEDS_OF[domain]]
    return {ROLES[role]: count for role, count in lacks if count > 0}


def unseen_citizens(table: "Table", kind: int) -> int:
    """VAL-9.11: the cards of this citizen that were never face up, in the stack or in the box."""
    seen = table.stacks[CITIZEN_PLACE + SLOT_OF[kind]].count(kind)
    return COPIES_OF[kind] - seen - sum([citizens[kind] for citizens in table.citizens])
