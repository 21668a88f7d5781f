"""The centre, as the player who looks sees it: what lies there, what he lacks for it, who else could have it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    AREA_OF,
    CITIZEN_PLACE,
    COLUMNS,
    DOMAIN_PLACE,
    FOE_VP,
    GOLD,
    KINDS_OF_SLOT,
    MAGIC_OF,
    MONSTERS,
    MONSTERS_AND_EVENTS,
    ROLE_OF,
    STRENGTH_OF,
    alternatives_of,
)
from pentarchy.games.valeria.costs import NEEDS_OF, citizen_price, domain_prices, tokens_on
from pentarchy.games.valeria.features.layout import (
    CITIZEN_HEIGHT,
    CITIZEN_MISSING,
    CITIZEN_PRICE,
    CITIZEN_STACKS,
    CITIZEN_WORTH,
    DOMAIN_HEIGHT,
    DOMAIN_IN_REACH,
    DOMAIN_MISSING,
    DOMAIN_PRICE,
    DOMAIN_RIVALS,
    DOMAIN_STACKS,
    DOMAIN_WORTH,
    EVENT_IN_PLAY,
    EVENT_IN_REACH,
    EVENT_MISSING,
    EVENTS_IN_PLAY,
    EVENTS_TO_COME,
    FACE_UP,
    FOE_HEIGHT,
    FOE_IN_REACH,
    FOE_MAGIC,
    FOE_MISSING,
    FOE_REWARD,
    FOE_RIVALS,
    FOE_STACKS,
    FOE_STRENGTH,
    FOE_WORTH,
    KIND_ON_TOP,
    NEXT_POINTS,
    NEXT_STRENGTH,
    ROLES_MISSING,
    STACK_POINTS,
)
from pentarchy.games.valeria.features.look import Look
from pentarchy.kernel.data import Row
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

FREE_CITIZEN: Final = 3
"""About how many resources a citizen is worth."""


def flat_reward(effects: list[Row]) -> int:
    """The resources that a reward brings, whatever the slayer has."""
    total = 0
    for effect in effects:
        match effect.text("op"):
            case "gain":
                total += effect.number("amount")
            case "choose":
                total += max(flat_reward(rows) for rows in alternatives_of(effect))
            case "take_citizen":
                total += FREE_CITIZEN
    return total


def reward_each(effects: list[Row]) -> int:
    """The resources that a reward brings for each monster of an area, or of all."""
    total = 0
    for effect in effects:
        match effect.text("op"):
            case "gain_per":
                total += effect.number("amount")
            case "choose":
                total += max(reward_each(rows) for rows in alternatives_of(effect))
    return total


FLAT_REWARD: Final = [flat_reward(row.rows("reward")) for row in MONSTERS_AND_EVENTS]
REWARD_EACH: Final = [reward_each(row.rows("reward")) for row in MONSTERS_AND_EVENTS]


def reward(table: "Table", seat: int, foe: int) -> int:
    """VAL-6.9, VAL-10.14: the card itself counts; gold tokens go with it."""
    tokens = tokens_on(table, foe)[GOLD]
    if not REWARD_EACH[foe]:
        return FLAT_REWARD[foe] + tokens
    count = 1
    for slain in table.pile[seat]:
        count += foe >= MONSTERS or (slain < MONSTERS and AREA_OF[slain] == AREA_OF[foe])
    return max(FLAT_REWARD[foe], REWARD_EACH[foe] * count) + tokens


def put_centre(row: list[int], look: Look) -> None:
    for column in range(COLUMNS):
        if look.heights[column]:
            put_foe(row, FOE_STACKS[column], look, column)
        stack = look.table.stacks[DOMAIN_PLACE + column]
        if stack:
            put_domain(row, DOMAIN_STACKS[column], look, column, stack[0])
        row[DOMAIN_STACKS[column] + DOMAIN_HEIGHT] = look.heights[DOMAIN_PLACE + column]
    for slot in range(len(KINDS_OF_SLOT)):
        if look.heights[CITIZEN_PLACE + slot]:
            put_citizen(row, CITIZEN_STACKS[slot], look, slot)
    if look.table.hostile:
        put_events(row, look)


def put_foe(row: list[int], at: int, look: Look, column: int) -> None:
    foe, missing = look.foes[column], look.missing_for_foe(column)
    worth = look.worth_of_foe(foe)
    row[at + FOE_HEIGHT] = look.heights[column]
    put(row, at + FOE_STRENGTH, look.strength[column])
    put(row, at + FOE_MAGIC, look.magic[column])
    row[at + FOE_WORTH] = worth
    put(row, at + FOE_REWARD, reward(look.table, look.me, foe))
    put(row, at + FOE_MISSING, missing)
    row[at + FOE_IN_REACH] = 0 if missing else worth
    row[at + FOE_RIVALS] = look.foe_rivals[column]
    put_below(row, at, look.table, column)


def put_below(row: list[int], at: int, table: "Table", column: int) -> None:
    """VAL-9.4: the cards of a stack are no secret."""
    stack, points = table.stacks[column], 0
    for foe in stack:
        points += FOE_VP[foe]
    row[at + STACK_POINTS] = points
    if len(stack) > 1:
        row[at + NEXT_STRENGTH] = STRENGTH_OF[stack[-2]] + MAGIC_OF[stack[-2]]
        row[at + NEXT_POINTS] = FOE_VP[stack[-2]]


def put_events(row: list[int], look: Look) -> None:
    put(row, EVENTS_TO_COME, look.table.hostile_deck + len(look.table.sent_back))
    for place in range(COLUMNS, len(look.foes)):
        foe, missing = look.foes[place], look.missing_for_foe(place)
        at = EVENTS_IN_PLAY[foe - MONSTERS]
        row[at + EVENT_IN_PLAY] = 1
        put(row, at + EVENT_MISSING, missing)
        row[at + EVENT_IN_REACH] = 0 if missing else look.worth_of_foe(foe)


def put_citizen(row: list[int], at: int, look: Look, slot: int) -> None:
    row[at + CITIZEN_HEIGHT] = look.heights[CITIZEN_PLACE + slot]
    stack = look.table.stacks[CITIZEN_PLACE + slot]
    if not stack:
        return
    kind = stack[-1]
    price = citizen_price(look.table, look.me, kind)
    row[KIND_ON_TOP + kind] = 1
    put(row, at + CITIZEN_PRICE, price)
    put(row, at + CITIZEN_MISSING, look.missing_gold(price))
    row[at + CITIZEN_WORTH] = look.taste.roles[ROLE_OF[kind]] // look.taste.divisor


def put_domain(row: list[int], at: int, look: Look, column: int, domain: int) -> None:
    price, worth = domain_prices(look.table, look.me)[domain], look.worth_of_domain(domain)
    missing, roles = look.missing_gold(price), missing_roles(look.table, look.me, domain)
    row[FACE_UP + domain] = 1
    row[at + DOMAIN_PRICE] = price
    row[at + DOMAIN_MISSING] = missing
    row[at + ROLES_MISSING] = roles
    row[at + DOMAIN_WORTH] = worth
    row[at + DOMAIN_IN_REACH] = 0 if missing or roles else worth
    row[at + DOMAIN_RIVALS] = look.domain_rivals[column]


def missing_roles(table: "Table", seat: int, domain: int) -> int:
    """VAL-6.20: how many citizens a player lacks for a domain."""
    missing, roles = 0, table.roles[seat]
    for role, icons in NEEDS_OF[domain]:
        missing += max(0, icons - roles[role])
    return missing
