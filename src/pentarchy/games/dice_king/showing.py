"""The view of the table, built (DIC-9.2)."""

from typing import TYPE_CHECKING, Final, cast

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    LAND_OF,
    LANDS,
    LAYOUTS,
    SPACES,
    SYMBOL_OF_FACE,
)
from pentarchy.games.dice_king.conditions import COLORS
from pentarchy.games.dice_king.costs import costs, joker_name
from pentarchy.games.dice_king.hidden import FRESH, SURE
from pentarchy.games.dice_king.progress import progress
from pentarchy.games.dice_king.scoring import parts_of
from pentarchy.games.dice_king.view import AreaView, Claim, Colour, DieView, Gem, Lies, SpaceView, Tiles, View
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

MAY_BE_BOXED: Final = {SURE: 0, FRESH: 2}


def show(table: "Table") -> View:
    return {
        "on_turn": on_turn(table),
        "turn": table.turns,
        "roll": table.rolls,
        "dice": dice_view(table),
        "layout": LAYOUTS[table.layout],
        "map": map_view(table),
        "offer": [CARDS[card] if card >= 0 else None for card in table.tops],
        "progress": progress(table),
        "below": [names(cards << deck * DECK_SIZE) for deck, cards in enumerate(table.decks)],
        "discard": names(table.discard),
        "areas": [area(table, seat) for seat in range(table.seats)],
        "supply": {"white": table.white_supply, "gold": table.gold_supply, "fires": table.fire_supply},
        "tiles": tiles_view(table),
        "revealed": [LANDS[land] for land in table.revealed],
        "claim": claim(table),
        "costs": costs(table),
        "sixes": table.sixes[:],
    }


def on_turn(table: "Table") -> int | None:
    """DIC-3.1: the player in turn; none before the first turn and after the last."""
    return table.active if table.turns and not table.over else None


COLOR_OF_FACE: Final = [cast(Colour, COLORS[symbol // 6]) for symbol in SYMBOL_OF_FACE]


def dice_view(table: "Table") -> list[DieView]:
    return [{"number": number + 1, "color": COLOR_OF_FACE[i * 6 + number]} for i, number in enumerate(table.dice)]


def map_view(table: "Table") -> list[SpaceView]:
    return [space_view(table, space) for space in range(len(SPACES))]


def space_view(table: "Table", space: int) -> SpaceView:
    bit, owner = 1 << space, table.owner_of(space)
    gem: Gem = "gold" if table.gold_spots & bit else "white" if table.white_spots & bit else ""
    lies = lying(table, bit, owner)
    return {"id": SPACES[space], "land": LANDS[LAND_OF[space]], "lies": lies, "owner": owner, "gem": gem}


def lying(table: "Table", bit: int, owner: int) -> Lies:
    if owner >= 0:
        return "castle"
    return "dragon" if table.dragons & bit else "ruin" if table.ruins & bit else "free"


def names(cards: int) -> list[str]:
    """The ids of a set of cards, deck by deck."""
    return [CARDS[card] for card in one_by_one(cards)]


def tiles_view(table: "Table") -> Tiles:
    return {
        "supply": table.supply,
        "unseen": dict(zip(LANDS, table.unseen)),
        "may_be_boxed": dict(zip(LANDS, [MAY_BE_BOXED.get(doubt, 1) for doubt in table.doubt])),
        "halved": dict(zip(LANDS, [max(0, doubt) for doubt in table.doubt])),
    }


def area(table: "Table", seat: int) -> AreaView:
    return {
        "citizens": names(table.citizens[seat]),
        "supers": names(table.supers[seat]),
        "white": table.white[seat],
        "gold": table.gold[seat],
        "fires": table.fires[seat],
        "tokens": table.tokens_of(seat),
        "points": parts_of(table, seat),
    }


def claim(table: "Table") -> Claim | None:
    if table.target < 0:
        return None
    spent = [joker_name(symbol) for symbol in table.spent]
    return {"card": CARDS[table.target], "stars": table.stars, "spent": spent}
