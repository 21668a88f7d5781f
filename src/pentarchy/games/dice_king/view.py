"""What everybody may see (DIC-9.2, DIC-9.4): all but the order of the decks and the tiles in the box."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king.cards import (
    CARDS,
    DECK_SIZE,
    DECKS,
    LAND_OF,
    LANDS,
    LAYOUTS,
    SPACES,
    SYMBOL_OF_FACE,
    SYMBOLS,
)
from pentarchy.games.dice_king.scoring import parts_of
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Plain

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def show(table: "Table") -> dict[str, Plain]:
    return {
        "active": table.active,
        "turn": table.turns,
        "roll": table.rolls,
        "dice": [die(number, i) for i, number in enumerate(table.dice)],
        "layout": LAYOUTS[table.layout],
        "map": [space_view(table, space) for space in range(len(SPACES))],
        "offer": [CARDS[card] if card >= 0 else None for card in table.tops],
        "below": [names(table.decks[deck] << deck * DECK_SIZE) for deck in range(DECKS)],
        "discard": names(table.discard),
        "areas": [area(table, seat) for seat in range(table.seats)],
        "supply": {"white": table.white_supply, "gold": table.gold_supply, "fires": table.fire_supply},
        "tiles": {"supply": table.supply, "unseen": tiles(table.unseen), "doubt": tiles(table.doubt)},
        "revealed": [LANDS[land] for land in table.revealed],
        "claim": claim(table),
        "sixes": [*table.sixes],
    }


def die(number: int, i: int) -> dict[str, Plain]:
    return {"number": number + 1, "color": SYMBOLS[SYMBOL_OF_FACE[i * 6 + number]].split("-")[0]}


def space_view(table: "Table", space: int) -> dict[str, Plain]:
    bit = 1 << space
    gem = "gold" if table.gold_spots & bit else "white" if table.white_spots & bit else ""
    owner = table.owner_of(space)
    lies = "castle" if owner >= 0 else "dragon" if table.dragons & bit else "ruin" if table.ruins & bit else "free"
    return {"id": SPACES[space], "land": LANDS[LAND_OF[space]], "lies": lies, "owner": owner, "gem": gem}


def names(cards: int) -> list[Plain]:
    return [CARDS[card] for card in one_by_one(cards)]


def tiles(counts: list[int]) -> dict[str, Plain]:
    return {LANDS[land]: count for land, count in enumerate(counts)}


def area(table: "Table", seat: int) -> dict[str, Plain]:
    parts: dict[str, Plain] = dict(parts_of(table, seat).items())
    return {
        "citizens": names(table.citizens[seat]),
        "supers": names(table.supers[seat]),
        "white": table.white[seat],
        "gold": table.gold[seat],
        "fires": table.fires[seat],
        "tokens": table.tokens_of(seat),
        "points": parts,
    }


def claim(table: "Table") -> Plain:
    """The claim being paid for, if there is one."""
    if table.target < 0:
        return None
    spent: list[Plain] = [SYMBOLS[symbol] if symbol < len(SYMBOLS) else "super" for symbol in table.spent]
    return {"card": CARDS[table.target], "stars": table.stars, "spent": spent}
