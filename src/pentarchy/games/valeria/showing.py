"""Makes the views (VAL-9): all but the dukes of the others; what lies face down nobody knows."""

from typing import TYPE_CHECKING

from pentarchy.games.valeria.cards import (
    CITIZENS,
    DOMAINS,
    DUKES,
    FOES,
    GOLD,
    MAGIC,
    NO_DUKE,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    ROLES,
    STRENGTH,
    VP,
)
from pentarchy.games.valeria.phases import PHASES
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.scoring import EXHAUSTED, LORD, REASONS, dark_lord_score, parts_of
from pentarchy.games.valeria.showing_centre import deck, emptied, names, stack, unseen
from pentarchy.games.valeria.view import Asked, Counts, DarkLord, Offer, Player, Purchase, Tableau, View

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


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
