"""What lies on the table, as small numbers. A set of spaces or of cards is a bit mask."""

from typing import TYPE_CHECKING

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.fields import PerSeat, Shared

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table  # noqa: F401, named in quotes below


class Fields(Agenda["Table"]):
    """The map, the decks, the supplies and the areas of all players. All of it is public (DIC-9.1)."""

    # The map.
    layout: int
    castles: PerSeat
    dragons: int
    ruins: int
    white_spots: int
    gold_spots: int

    # The offer: the top card of each deck, and the cards below it, which nobody has seen.
    tops: list[int]
    decks: list[int]
    discard: int

    # The areas, one entry a seat.
    citizens: PerSeat
    supers: PerSeat
    white: PerSeat
    gold: PerSeat
    fires: PerSeat

    # The common supplies; for tiles see tiles.py.
    white_supply: int
    gold_supply: int
    fire_supply: int
    supply: int
    unseen: list[int]
    doubt: list[int]
    doubts: int

    # The turn.
    active: int
    turns: int
    rolls: int
    faces: int
    target: int
    stars: int
    spent: Shared[list[int]]
    orders: Shared[list[list[int]]]
    revealed: list[int]
    spot: int
    sixes: Shared[list[int]]
    instant_winner: int

    __slots__ = (  # written by tools/table_copies.py
        "active", "castles", "citizens", "decks", "discard", "doubt", "doubts", "dragons", "faces", "fire_supply",
        "fires", "gold", "gold_spots", "gold_supply", "instant_winner", "layout", "orders", "revealed", "rolls",
        "ruins", "sixes", "spent", "spot", "stars", "supers", "supply", "target", "tops", "turns", "unseen", "white",
        "white_spots", "white_supply",
    )  # fmt: skip
