"""The view of the table, built (DIC-9.2).

Its parts are kept by what they depend on: after a move most of them are the very same objects as before, and a server
need not compare them. Looking at a position again takes 7 us from source that way instead of 48.
"""

from functools import lru_cache
from marshal import dumps, loads
from typing import TYPE_CHECKING, Final, cast

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    LAND_OF,
    LANDS,
    LAYOUTS,
    SPACES,
    SYMBOL_OF_FACE,
    TOKENS,
    numbers_of,
)
from pentarchy.games.dice_king.conditions import COLORS
from pentarchy.games.dice_king.costs import costs, joker_name
from pentarchy.games.dice_king.hidden import FRESH, SURE
from pentarchy.games.dice_king.places import PLACES
from pentarchy.games.dice_king.progress import progress
from pentarchy.games.dice_king.scoring import has_most_fires, parts
from pentarchy.games.dice_king.view import AreaView, Claim, Colour, DieView, Gem, Lies, SpaceView, Tiles, View
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

MAY_BE_BOXED: Final = {SURE: 0, FRESH: 2}
COLOR_OF_FACE: Final = [cast(Colour, COLORS[symbol // 6]) for symbol in SYMBOL_OF_FACE]
KEPT: Final = 1024
"""Values of each part: enough for the tables that are being played at a time."""


def shared_view(table: "Table") -> View:
    """For those who change nothing in it."""
    return {
        "on_turn": on_turn(table),
        "turn": table.turns,
        "roll": table.rolls,
        "dice": dice_view(table.faces),
        "layout": LAYOUTS[table.layout],
        "called": PLACES[table.layout],
        "map": map_view(table.dragons, table.ruins, table.white_spots, table.gold_spots, tuple(table.castles)),
        "offer": offer(tuple(table.tops)),
        "progress": progress(table),
        "below": below(tuple(table.decks)),
        "discard": names(table.discard),
        "areas": [area(table, seat) for seat in range(table.seats)],
        "supply": {"white": table.white_supply, "gold": table.gold_supply, "fires": table.fire_supply},
        "tiles": tiles_view(table.supply, tuple(table.unseen), tuple(table.doubt)),
        "revealed": [LANDS[land] for land in table.revealed],
        "claim": claim(table),
        "costs": costs(table),
        "sixes": table.sixes[:],
    }


def view(table: "Table") -> View:
    """What belongs to who asked for it, but for what spaces are called: that is the same for all."""
    shared: dict[str, object] = {**shared_view(table)}
    called = shared.pop("called")
    return cast(View, {**loads(dumps(shared)), "called": called})


def on_turn(table: "Table") -> int | None:
    """DIC-3.1: the player in turn; none before the first turn and after the last."""
    return table.active if table.turns and not table.over else None


@lru_cache(KEPT)
def dice_view(faces: int) -> list[DieView]:
    return [
        {"number": number + 1, "color": COLOR_OF_FACE[i * 6 + number]} for i, number in enumerate(numbers_of(faces))
    ]


@lru_cache(KEPT)
def map_view(dragons: int, ruins: int, white: int, gold: int, castles: tuple[int, ...]) -> list[SpaceView]:
    shown: list[SpaceView] = [
        {"id": name, "land": LANDS[LAND_OF[space]], "lies": "free", "owner": -1, "gem": ""}
        for space, name in enumerate(SPACES)
    ]
    marks: list[tuple[int, Lies]] = [(dragons, "dragon"), (ruins, "ruin")]
    for spaces, lies in marks:
        for space in one_by_one(spaces):
            shown[space]["lies"] = lies
    for seat, spaces in enumerate(castles):
        for space in one_by_one(spaces):
            shown[space]["lies"], shown[space]["owner"] = "castle", seat
    gems: list[tuple[int, Gem]] = [(white, "white"), (gold, "gold")]
    for spaces, gem in gems:
        for space in one_by_one(spaces):
            shown[space]["gem"] = gem
    return shown


@lru_cache(KEPT)
def names(cards: int) -> list[str]:
    """The ids of a set of cards, deck by deck."""
    return [CARDS[card] for card in one_by_one(cards)]


@lru_cache(KEPT)
def offer(tops: tuple[int, ...]) -> list[str | None]:
    return [CARDS[card] if card >= 0 else None for card in tops]


@lru_cache(KEPT)
def below(decks: tuple[int, ...]) -> list[list[str]]:
    return [names(cards << deck * DECK_SIZE) for deck, cards in enumerate(decks)]


@lru_cache(KEPT)
def tiles_view(supply: int, unseen: tuple[int, ...], doubts: tuple[int, ...]) -> Tiles:
    return {
        "supply": supply,
        "unseen": dict(zip(LANDS, unseen)),
        "may_be_boxed": dict(zip(LANDS, [MAY_BE_BOXED.get(doubt, 1) for doubt in doubts])),
        "halved": dict(zip(LANDS, [max(0, doubt) for doubt in doubts])),
    }


def area(table: "Table", seat: int) -> AreaView:
    cards = (table.citizens[seat], table.supers[seat])
    gems_and_fires = (table.white[seat], table.gold[seat], table.fires[seat])
    return area_view(cards, gems_and_fires, has_most_fires(table, seat), table.castles[seat], table.layout)


@lru_cache(KEPT)
def area_view(
    cards: tuple[int, int], gems_and_fires: tuple[int, int, int], most_fires: bool, castles: int, layout: int
) -> AreaView:
    white, gold, fires = gems_and_fires
    return {
        "citizens": names(cards[0]),
        "supers": names(cards[1]),
        "white": white,
        "gold": gold,
        "fires": fires,
        "tokens": TOKENS - castles.bit_count(),
        "points": parts(layout, castles, most_fires, gold, white),
    }


def claim(table: "Table") -> Claim | None:
    if table.target < 0:
        return None
    spent = [joker_name(symbol) for symbol in table.spent]
    return {"card": CARDS[table.target], "stars": table.stars, "spent": spent}
