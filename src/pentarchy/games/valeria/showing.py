"""Makes the views (VAL-9): all but the dukes of the others; what lies face down nobody knows."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_PLACE,
    DOMAINS,
    DUKES,
    EVENTS,
    FOES,
    GOLD,
    MAGIC,
    MONSTERS,
    NO_DUKE,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    ROLES,
    ROWS,
    SLOTS,
    STRENGTH,
    VP,
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
from pentarchy.games.valeria.phases import PHASES
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.scoring import EXHAUSTED, LORD, REASONS, dark_lord_score, parts_of
from pentarchy.games.valeria.transient import Gap
from pentarchy.games.valeria.view import (
    Asked,
    Counts,
    DarkLord,
    Deck,
    EmptiedPlace,
    Offer,
    Player,
    Purchase,
    Stack,
    Tableau,
    Unseen,
    View,
)
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

IDS: Final = [FOES, CITIZENS, CITIZENS, DOMAINS]
"""What a card of each row of the grid is called."""


def show(table: "Table", seat: int | None) -> View:
    buyer = table.active if seat is None else seat
    return {
        "phase": PHASES[table.phase],
        "turn": table.turns,
        "on_turn": on_turn(table),
        "first": table.first if table.turns else NONE,
        "resting": table.resting() if table.turns else NONE,
        "actions": table.actions,
        "dice": [table.die_one, table.die_two],
        "numbers": table.numbers(),
        "used": names(DOMAINS, table.used),
        "sleeping": names(DOMAINS, table.sleeping),
        "centre": [stack(table, place, buyer) for place in range(PLACES)],
        "emptied": [emptied(gap) for gap in table.emptied],
        "deck": deck(table),
        "unseen": unseen(table),
        "players": [player(table, other, seat) for other in range(table.seats)],
        "purchase": purchase(table),
        "asked": asked(table, seat),
        "attacked": table.attacked,
        "exhausted": table.exhausted_count(),
        "exhausted_limit": NUMBERS[table.seats].end_exhausted,
        "ending": REASONS[table.ending],
        "dark_lord": dark_lord(table) if table.solo else None,
    }


def on_turn(table: "Table") -> int | None:
    """VAL-3.2: the active player; nobody before the first turn and after the last."""
    return table.active if table.turns and not table.over else None


def names(ids: list[str], mask: int) -> list[str]:
    return [ids[member] for member in one_by_one(mask)]


# The centre.


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


# The players.


def player(table: "Table", row: int, seat: int | None) -> Player:
    own = row == seat
    duke, dealt, purse = table.dukes[row], table.dealt[row], table.purse[row]
    points = parts_of(table, row)
    if not own and not table.over:
        points.pop("duke", None)
    return {
        **tableau(table, row),
        "gold": purse[GOLD],
        "strength": purse[STRENGTH],
        "magic": purse[MAGIC],
        "vp": purse[VP],
        "yields": yields(table, row),
        "exchanges": exchanges(table, row),
        "duke": DUKES[duke] if duke != NO_DUKE and (own or table.over) else None,
        "has_duke": duke != NO_DUKE,
        "dealt": names(DUKES, dealt) if own else dealt.bit_count(),
        "points": points,
    }


def tableau(table: "Table", row: int) -> Tableau:
    pile = table.pile[row]
    return {
        "citizens": {CITIZENS[kind]: count for kind, count in enumerate(table.citizens[row]) if count},
        "domains": names(DOMAINS, table.domains[row]),
        "pile": {FOES[foe]: pile.count(foe) for foe in sorted(set(pile))},
        "roles": {role: table.roles[row][i] for i, role in enumerate(ROLES)},
        "cards": table.tableau_size(row),
    }


def yields(table: "Table", row: int) -> Counts:
    """What the last roll gave, or has given so far."""
    if table.harvest is not None:
        before, now = table.harvest.before[row], table.purse[row]
    elif table.yields is not None:
        before, now = table.yields.before[row], table.yields.after[row]
    else:
        return dict.fromkeys(RESOURCES, 0)
    return {name: now[i] - before[i] for i, name in enumerate(RESOURCES)}


def exchanges(table: "Table", row: int) -> Counts:
    """How often each exchange may still be used in this harvest."""
    counts: Counts = {}
    if table.harvest is not None:
        for exchange in table.harvest.exchanges[row]:
            counts[exchange.source] = counts.get(exchange.source, 0) + 1
    return counts


def dark_lord(table: "Table") -> DarkLord:
    return {
        **tableau(table, LORD),
        "duke": DUKES[table.dark_lord] if table.dark_lord != NO_DUKE else None,
        "score": dark_lord_score(table) if table.over and table.ending == EXHAUSTED else None,
    }


# What is being asked.


def purchase(table: "Table") -> Purchase | None:
    bought = table.purchase
    if bought is None:
        return None
    return {"card": bought.name, "price": bought.price, "magic": bought.magic, "coin": RESOURCES[bought.coin]}


def asked(table: "Table", seat: int | None) -> Asked | None:
    if not table.agenda:
        return None
    step = table.facing(seat if seat is not None and seat in table.pending else table.seat)
    if not isinstance(step, Question):
        return None
    offers: dict[str, Offer] = {}
    for move in step.options(table):
        offer = step.facts(table, move)
        if offer:
            offers[table.game.text(move)] = offer
    return {"card": step.card(table), "offers": offers}
