"""The view of Valeria."""

from pentarchy.envs.encoding.groups import BySeat, Either, Line, Maybe, Record, Row, Several
from pentarchy.envs.encoding.parts import Bag, Digit, Flag, Known, Number, OneOf, Part, Seat, Tally
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
    PLACES,
    PURSES,
    RESOURCES,
    ROLES,
    ROWS,
    SLOTS,
)
from pentarchy.games.valeria.observation import CARDS, PARTS
from pentarchy.games.valeria.observation_centre import STACK
from pentarchy.games.valeria.phases import PHASES
from pentarchy.games.valeria.scoring import REASONS
from pentarchy.kernel.settings import Settings

CHANCE = ["roll", "deal", "start", "area", "settle", "unveil", "appear", "reveal", "lose", "unmask"]
ANSWERS = ["keep"]
SPOTS = [f"{ROWS[place // COLUMNS]} {place % COLUMNS + 1}" for place in range(PLACES)]


def layout(seats: int, settings: Settings) -> dict[str, Part]:
    return {
        "phase": OneOf(PHASES),
        "turn": Number(50),
        "on_turn": Seat(seats),
        "first": Seat(seats),
        "resting": Seat(seats),
        "actions": Number(2),
        "dice": Row(2, Digit(0, 6)),
        "numbers": Known(),
        "used": Bag(DOMAINS),
        "sleeping": Bag(DOMAINS),
        "centre": Several({spot: place_part(place) for place, spot in enumerate(SPOTS)}),
        "emptied": Line(STACK, EMPTIED),
        "deck": Record({"known": Line(len(EVENTS), OneOf(EVENTS)), "events": Number(5), "exhausted": Number(10)}),
        "unseen": Record({"domains": Bag(DOMAINS), "citizens": Tally(CITIZENS, 5), "events": Bag(EVENTS)}),
        "players": BySeat(seats, PLAYER),
        "purchase": Maybe(PURCHASE),
        "asked": Maybe(ASKED),
        "attacked": Digit(0, COLUMNS),
        "exhausted": Number(10),
        "exhausted_limit": Known(),
        "ending": OneOf(REASONS[1:]),
        "dark_lord": Maybe(DARK_LORD),
    }


def place_part(place: int) -> Record:
    """A stack of the centre: monsters (or what came in their stead), citizens, or domains."""
    shown: dict[str, Part] = {"row": Known(), "column": Known(), "hidden": Number(5)}
    shown["lies"] = OneOf(["exhausted", *EVENTS])
    shown["of"] = OneOf(AREAS) if place < CITIZEN_PLACE else OneOf(SLOTS) if place < DOMAIN_PLACE else Known()
    shown["cards"] = Line(STACK, OneOf(card_ids(place)))
    shown["price"] = Maybe(Number(10))
    shown["roles_met"] = Maybe(Flag())
    return Record(shown | FOE)


def card_ids(place: int) -> list[str]:
    return FOES if place < CITIZEN_PLACE else CITIZENS if place < DOMAIN_PLACE else DOMAINS


FOE: dict[str, Part] = {
    "strength": Maybe(Number(10)),
    "magic": Maybe(Number(10)),
    "tokens": Maybe(Tally(RESOURCES, 5)),
    "tokens_below": Maybe(Line(STACK, Tally(RESOURCES, 5))),
}

EMPTIED = Record({"row": OneOf(ROWS), "column": Digit(1, COLUMNS), "from": OneOf(["top", "bottom"])})

PURCHASE = Record(
    {
        "card": OneOf(CARDS),
        "price": Number(10),
        "magic": Number(10),
        "coin": OneOf(RESOURCES),
    }
)

ASKED = Record({"card": OneOf(CARDS), "offers": Known()})
"""What each answer costs and brings follows from the card and the rest of the view."""

TABLEAU: dict[str, Part] = {
    "citizens": Tally(CITIZENS, 5),
    "domains": Bag(DOMAINS),
    "pile": Tally(FOES, 2),
    "roles": Tally(ROLES, 5),
    "cards": Number(20),
}

PLAYER = Record(
    TABLEAU
    | {purse: Number(20) for purse in PURSES}
    | {
        "yields": Tally(RESOURCES, 10),
        "exchanges": Tally(CITIZENS, 2),
        "duke": OneOf(DUKES),
        "has_duke": Flag(),
        "dealt": Either(list=Bag(DUKES), int=Number(2)),
        "points": Tally(PARTS, 20),
    }
)

DARK_LORD = Record(TABLEAU | {"duke": OneOf(DUKES), "score": Maybe(Number(50))})
