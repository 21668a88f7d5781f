"""What everybody may see (DIC-9.2, DIC-9.4): all but the order of the decks and the tiles in the box."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    DECKS,
    LAND_OF,
    LANDS,
    LAYOUTS,
    MOST_SEATS,
    SPACES,
    SYMBOL_OF_FACE,
    SYMBOLS,
)
from pentarchy.games.dice_king.costs import costs, joker_name
from pentarchy.games.dice_king.doubts import FRESH, SURE
from pentarchy.games.dice_king.scoring import parts_of
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def show(table: "Table") -> dict[str, Json]:
    """Plain data that belongs to who asked for it."""
    return {
        **passing(table),
        "dice": [die.copy() for die in dice_view(table)],
        "map": [space.copy() for space in map_view(table)],
        "below": [below(table, deck) for deck in range(DECKS)],
        "discard": names(table.discard),
        "areas": [area(table, seat) for seat in range(table.seats)],
        "tiles": tiles_view(table),
    }


def passing(table: "Table") -> dict[str, Json]:
    """What changes with almost every move."""
    return {
        "on_turn": on_turn(table),
        "turn": table.turns,
        "roll": table.rolls,
        "dice": [*dice_view(table)],
        "layout": LAYOUTS[table.layout],
        "offer": [CARDS[card] if card >= 0 else None for card in table.tops],
        "supply": {"white": table.white_supply, "gold": table.gold_supply, "fires": table.fire_supply},
        "revealed": [LANDS[land] for land in table.revealed],
        "claim": claim(table),
        "costs": costs(table),
        "sixes": [*table.sixes],
    }


def on_turn(table: "Table") -> int | None:
    """DIC-3.1: the player in turn; none before the first turn and after the last."""
    return table.active if table.turns and not table.over else None


def face_view(face: int) -> dict[str, Json]:
    return {"number": face % 6 + 1, "color": SYMBOLS[SYMBOL_OF_FACE[face]].split("-")[0]}


def space_view(space: int, lies: str, owner: int, gem: str) -> dict[str, Json]:
    return {"id": SPACES[space], "land": LANDS[LAND_OF[space]], "lies": lies, "owner": owner, "gem": gem}


# All that can be seen of a die, a space or a deck is written down once; who may change it gets a copy.
FACE_VIEWS: Final = [face_view(face) for face in range(len(SYMBOL_OF_FACE))]
GEMS: Final = ["", "white", "gold"]
MARKS: Final = [("free", -1), ("ruin", -1), ("dragon", -1), *(("castle", seat) for seat in range(MOST_SEATS))]
FREE, RUIN, DRAGON, CASTLE = range(4)
SPACE_VIEWS: Final = [
    [space_view(space, lies, owner, gem) for lies, owner in MARKS for gem in GEMS] for space in range(len(SPACES))
]
MAY_BE_BOXED: Final = {SURE: 0, FRESH: 2}
ALL_OF_DECK: Final = (1 << DECK_SIZE) - 1
NAMES: Final[dict[int, list[Json]]] = {}


def dice_view(table: "Table") -> list[dict[str, Json]]:
    return [FACE_VIEWS[i * 6 + number] for i, number in enumerate(table.dice)]


def map_view(table: "Table") -> list[dict[str, Json]]:
    shown = [FREE * len(GEMS)] * len(SPACES)
    for mark, spaces in enumerate([table.ruins, table.dragons, *table.castles], start=RUIN):
        for space in one_by_one(spaces):
            shown[space] = mark * len(GEMS)
    for gem, spaces in enumerate([table.white_spots, table.gold_spots], start=1):
        for space in one_by_one(spaces):
            shown[space] += gem
    return [SPACE_VIEWS[space][what] for space, what in enumerate(shown)]


def below(table: "Table", deck: int) -> list[Json]:
    """The cards under the top one, in no order."""
    cards = table.decks[deck] << deck * DECK_SIZE
    return [*names_of_deck(cards)] if cards else []


def names(cards: int) -> list[Json]:
    """The ids of a set of cards, deck by deck."""
    found: list[Json] = []
    for deck in range(DECKS):
        part = cards & ALL_OF_DECK << deck * DECK_SIZE
        if part:
            found += names_of_deck(part)
    return found


def names_of_deck(cards: int) -> list[Json]:
    known = NAMES.get(cards)
    if known is None:
        known = NAMES[cards] = [CARDS[card] for card in one_by_one(cards)]
    return known


def tiles_view(table: "Table") -> dict[str, Json]:
    """DIC-9.3: of the unseen tiles of each land, how many may lie in the box at most, and how often the chance of that
    was halved by a tile that came up and went back."""
    return {
        "supply": table.supply,
        "unseen": tiles(table.unseen),
        "may_be_boxed": tiles([MAY_BE_BOXED.get(doubt, 1) for doubt in table.doubt]),
        "halved": tiles([max(0, doubt) for doubt in table.doubt]),
    }


def tiles(counts: list[int]) -> dict[str, Json]:
    return dict(zip(LANDS, counts))


def area(table: "Table", seat: int) -> dict[str, Json]:
    parts: dict[str, Json] = {**parts_of(table, seat)}
    return {
        "citizens": names(table.citizens[seat]),
        "supers": names(table.supers[seat]),
        "white": table.white[seat],
        "gold": table.gold[seat],
        "fires": table.fires[seat],
        "tokens": table.tokens_of(seat),
        "points": parts,
    }


def claim(table: "Table") -> Json:
    """The claim being paid for, if there is one."""
    if table.target < 0:
        return None
    spent: list[Json] = [joker_name(symbol) for symbol in table.spent]
    return {"card": CARDS[table.target], "stars": table.stars, "spent": spent}
