"""What each seat may see (VAL-9): all of it but the dukes of the others; what lies face down nobody knows."""

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
    EXCHANGING,
    FOE_COUNT,
    FOES,
    GOLD,
    KINDS,
    MONSTERS,
    MOST_USES,
    NO_DUKE,
    PLACES,
    PURSE,
    PURSES,
    RESOURCES,
    ROLES,
    ROWS,
    SLOTS,
    STRENGTH,
    TOP,
    USES_BITS,
    cards_in,
)
from pentarchy.games.valeria.costs import (
    STACK_HEIGHT,
    citizen_price,
    domain_price,
    has_roles,
    magic_of,
    spot_of,
    strength_of,
    tokens_of,
    unseen_citizens,
)
from pentarchy.games.valeria.phases import HARVESTS, MONSTERS_ACT, PHASES
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.scoring import EXHAUSTED, REASONS, dark_lord_score, parts_of
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

PURCHASES: Final = {"PayStrength": FOES, "PayCitizen": CITIZENS, "PayDomain": DOMAINS}
NONE: Final = -1
IDS: Final = [FOES, CITIZENS, CITIZENS, DOMAINS]
"""What a card of each row of the grid is called."""


def show(table: "Table", seat: int | None) -> dict[str, Json]:
    buyer = table.active if seat is None else seat
    return {
        "phase": PHASES[table.phase],
        "turn": table.turns,
        "on_turn": on_turn(table),
        "first": table.first if table.turns else NONE,
        "resting": table.resting() if table.turns else NONE,
        "actions": table.actions,
        "dice": [table.die_one, table.die_two],
        "used": names(DOMAINS, table.used),
        "sleeping": names(DOMAINS, table.sleeping),
        "centre": [place_view(table, place, buyer) for place in range(PLACES)],
        "emptied": [emptied(place) for place in table.emptied],
        "deck": deck(table),
        "unseen": unseen(table),
        "players": [player(table, other, seat) for other in range(table.seats)],
        "purchase": purchase(table),
        "asked": asked(table, seat),
        "attacked": table.target + 1 if table.phase == MONSTERS_ACT and table.target >= 0 else 0,
        "exhausted": table.exhausted_count(),
        "ending": REASONS[table.ending],
        "dark_lord": dark_lord(table) if table.solo else None,
    }


def on_turn(table: "Table") -> Json:
    """VAL-3.2: the active player; nobody before the first turn and after the last."""
    return table.active if table.turns and not table.over else None


def emptied(waiting: int) -> dict[str, Json]:
    """VAL-6.28, VAL-6.29: a place that is covered after the action, from the top of the deck, or from its bottom
    where a hostile event was slain (VAL-10.9)."""
    row, column = divmod(waiting % PLACES, COLUMNS)
    return {"row": ROWS[row], "column": column + 1, "from": "bottom" if waiting >= PLACES else "top"}


def names(ids: list[str], mask: int) -> list[Json]:
    return [ids[member] for member in one_by_one(mask)]


def place_view(table: "Table", place: int, buyer: int) -> dict[str, Json]:
    row, column = divmod(place, COLUMNS)
    shown: dict[str, Json] = {
        "row": ROWS[row],
        "column": column + 1,
        "of": name_of(table, place),
        "cards": [IDS[row][card] for card in cards_in(table.stacks[place])],
        "hidden": table.hidden[place],
        "lies": lies(table, place),
    }
    if place in table.lairs:
        shown.update(foe_view(table, MONSTERS + table.lairs.index(place)))
    elif table.stacks[place]:
        shown.update(top_view(table, place, buyer))
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


def top_view(table: "Table", place: int, buyer: int) -> dict[str, Json]:
    """What the top card costs this player now."""
    card = (table.stacks[place] & TOP) - 1
    if place < CITIZEN_PLACE:
        return foe_view(table, card)
    if place < DOMAIN_PLACE:
        return {"price": citizen_price(table, buyer, card)}
    return {"price": domain_price(table, buyer, card), "roles_met": has_roles(table, buyer, card)}


def foe_view(table: "Table", foe: int) -> dict[str, Json]:
    tokens = table.tokens[spot_of(table, foe)] if table.tokens else 0
    return {
        "strength": strength_of(table, foe),
        "magic": magic_of(table, foe),
        "tokens": token_counts(tokens),
        "tokens_below": tokens_below(table, foe),
    }


def token_counts(tokens: int) -> dict[str, Json]:
    return {name: tokens_of(tokens, i) for i, name in enumerate(RESOURCES)}


def tokens_below(table: "Table", foe: int) -> list[Json]:
    """VAL-10.15: the tokens of each card under the top one, from above: they stay with their card."""
    if foe >= MONSTERS or not table.tokens:
        return []
    spot = spot_of(table, foe)
    bottom = spot - spot % STACK_HEIGHT
    return [token_counts(table.tokens[each]) for each in range(spot - 1, bottom - 1, -1)]


def deck(table: "Table") -> dict[str, Json]:
    """VAL-9.9: hostile events on top, those sent back above the others, then exhausted cards."""
    known: list[Json] = [EVENTS[event] for event in reversed(table.sent_back)]
    return {"known": known, "events": table.event_deck, "exhausted": table.exhausted_deck}


def unseen(table: "Table") -> dict[str, Json]:
    """What may still turn up, as everybody can work out."""
    citizens: dict[str, Json] = {}
    if table.settings.flag("random_citizens"):
        citizens = {name: unseen_citizens(table, kind) for kind, name in enumerate(CITIZENS)}
    return {
        "domains": names(DOMAINS, table.unseen_domains),
        "citizens": citizens,
        "events": names(EVENTS, table.unseen_events) if table.has_events() else [],
    }


def player(table: "Table", row: int, seat: int | None) -> dict[str, Json]:
    """VAL-9.1; the duke only to his owner, until the end (VAL-9.2, VAL-9.6)."""
    shown = tableau(table, row)
    for i, name in enumerate(PURSES):
        shown[name] = table.purse[row * PURSE + i]
    shown["yields"] = yields(table, row)
    shown["exchanges"] = exchanges(table, row)
    own = row == seat
    duke = table.dukes[row]
    shown["duke"] = DUKES[duke] if duke != NO_DUKE and (own or table.over) else None
    shown["has_duke"] = duke != NO_DUKE
    shown["dealt"] = names(DUKES, table.dealt[row]) if own else table.dealt[row].bit_count()
    points: dict[str, Json] = dict(parts_of(table, row).items())
    if not own and not table.over:
        points.pop("duke", None)
    shown["points"] = points
    return shown


def yields(table: "Table", row: int) -> dict[str, Json]:
    """What the last roll gave, or has given so far."""
    now = table.purse if table.phase in HARVESTS else table.after
    return {name: now[row * PURSE + i] - table.before[row * PURSE + i] for i, name in enumerate(RESOURCES)}


def exchanges(table: "Table", row: int) -> dict[str, Json]:
    """How often each exchange may still be used in this harvest."""
    uses = [table.exchanges[row] >> USES_BITS * place & MOST_USES for place in range(len(EXCHANGING))]
    return {CITIZENS[EXCHANGING[place]]: count for place, count in enumerate(uses) if count}


def tableau(table: "Table", row: int) -> dict[str, Json]:
    citizens: dict[str, Json] = {
        name: table.citizens[row * KINDS + kind]
        for kind, name in enumerate(CITIZENS)
        if table.citizens[row * KINDS + kind]
    }
    pile: dict[str, Json] = {
        name: table.pile[row * FOE_COUNT + foe] for foe, name in enumerate(FOES) if table.pile[row * FOE_COUNT + foe]
    }
    return {
        "citizens": citizens,
        "domains": names(DOMAINS, table.domains[row]),
        "pile": pile,
        "roles": {role: table.roles[row * 4 + i] for i, role in enumerate(ROLES)},
        "cards": table.tableau_size(row),
    }


def purchase(table: "Table") -> Json:
    """What is being paid for, if anything is."""
    if table.target < 0 or table.phase == MONSTERS_ACT:
        return None
    ids = PURCHASES[table.question]
    coin = RESOURCES[STRENGTH if ids is FOES else GOLD]
    return {"card": ids[table.target], "price": table.price, "magic": table.price_magic, "coin": coin}


def asked(table: "Table", seat: int | None) -> Json:
    """What the question is about that this seat faces, or else the first that somebody faces: the card that asks, and
    what each answer costs and brings. None of it is secret (VAL-9.7)."""
    if not table.agenda:
        return None
    step = table.facing(seat if seat is not None and seat in table.pending else table.seat)
    if not isinstance(step, Question):
        return None
    offers: dict[str, Json] = {}
    for move in step.options(table):
        offer = step.offer(table, move)
        if offer:
            offers[table.game.text(move)] = offer
    return {"card": step.card(table), "offers": offers}


def dark_lord(table: "Table") -> dict[str, Json]:
    """VAL-14.13: his captives are public; who he is shows at the end."""
    shown = tableau(table, 1)
    shown["duke"] = DUKES[table.dark_lord] if table.dark_lord != NO_DUKE else None
    shown["score"] = dark_lord_score(table) if table.over and table.ending == EXHAUSTED else None
    return shown
