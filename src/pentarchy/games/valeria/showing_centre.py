"""Makes the part of views that shows the centre: twenty stacks, the exhausted deck, what may still turn up (VAL-9)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_PLACE,
    DOMAINS,
    EVENTS,
    FOES,
    MONSTERS,
    RESOURCES,
    ROWS,
    SLOTS,
)
from pentarchy.games.valeria.costs import (
    STACK_HEIGHT,
    citizen_price,
    domain_prices,
    has_roles,
    slay_cost,
    spot_of,
    tokens_on,
    unseen_citizens,
)
from pentarchy.games.valeria.fields import Tokens
from pentarchy.games.valeria.transient import Gap
from pentarchy.games.valeria.view import Counts, Deck, EmptiedPlace, Stack, Unseen
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

IDS: Final = [FOES, CITIZENS, CITIZENS, DOMAINS]
"""What a card of each row of the grid is called."""


def stack(table: "Table", place: int, buyer: int) -> Stack:
    row, column = divmod(place, COLUMNS)
    shown: Stack = {
        "row": ROWS[row],
        "column": column + 1,
        "of": name_of(table, place),
        "cards": [IDS[row][card] for card in reversed(table.stacks[place])],
        "hidden": table.hidden[place],
        "lies": lies(table, place),
    }
    if place in table.lairs:
        show_foe(table, MONSTERS + table.lairs.index(place), shown)
    elif table.stacks[place]:
        show_cost(table, place, buyer, shown)
    return shown


def name_of(table: "Table", place: int) -> str:
    """The area or slot of a stack."""
    if place >= DOMAIN_PLACE:
        return ""
    if place >= CITIZEN_PLACE:
        return SLOTS[place - CITIZEN_PLACE]
    return AREAS[table.areas[place]] if len(table.areas) > place else ""


def lies(table: "Table", place: int) -> str:
    """What lies in place of an exhausted stack: an exhausted card, a hostile event or nothing."""
    if place in table.lairs:
        return EVENTS[table.lairs.index(place)]
    return "exhausted" if table.covered >> place & 1 else ""


def show_cost(table: "Table", place: int, buyer: int, shown: Stack) -> None:
    """What the top card costs this player now."""
    card = table.stacks[place][-1]
    if place < CITIZEN_PLACE:
        show_foe(table, card, shown)
    elif place < DOMAIN_PLACE:
        shown["price"] = citizen_price(table, buyer, card)
    else:
        shown["price"] = domain_prices(table, buyer)[card]
        shown["roles_met"] = has_roles(table, buyer, card)


def show_foe(table: "Table", foe: int, shown: Stack) -> None:
    shown["strength"], shown["magic"] = slay_cost(table, foe)
    shown["tokens"] = resources(tokens_on(table, foe))
    shown["tokens_below"] = tokens_below(table, foe)


def tokens_below(table: "Table", foe: int) -> list[Counts]:
    """VAL-10.15: the tokens of each card under the top one, from above: they stay with their card."""
    if foe >= MONSTERS or not table.hostile:
        return []
    spot = spot_of(table, foe)
    bottom = spot - spot % STACK_HEIGHT
    return [resources(table.tokens[each]) for each in range(spot - 1, bottom - 1, -1)]


def resources(amounts: Tokens) -> Counts:
    return {name: amounts[i] for i, name in enumerate(RESOURCES)}


def emptied(gap: Gap) -> EmptiedPlace:
    row, column = divmod(gap.place, COLUMNS)
    return {"row": ROWS[row], "column": column + 1, "from": "bottom" if gap.from_bottom else "top"}


def deck(table: "Table") -> Deck:
    known = [EVENTS[event] for event in reversed(table.sent_back)]
    return {"known": known, "events": table.hostile_deck, "exhausted": table.exhausted_deck}


def unseen(table: "Table") -> Unseen:
    shuffled = table.settings.flag("random_citizens")
    return {
        "domains": names(DOMAINS, table.unseen_domains),
        "citizens": {name: unseen_citizens(table, kind) for kind, name in enumerate(CITIZENS)} if shuffled else {},
        "events": names(EVENTS, table.unseen_events) if table.hostile else [],
    }


def names(ids: list[str], mask: int) -> list[str]:
    return [ids[member] for member in one_by_one(mask)]
