"""All that a seat sees as numbers, in the order of its layout (AMU-18.5); the board, the heroes and what is under way
have modules of their own."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.observation_board import put_board
from pentarchy.games.amulet.observation_heroes import put_hero
from pentarchy.games.amulet.observation_under_way import put_under_way

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table


def observe(table: "Table", you: int) -> bytes:
    row: list[bytes] = []
    put_board(row, table, you)
    for away in range(table.seats):
        put_hero(row, table, (you + away) % table.seats, you)
    put_under_way(row, table, you)
    return b"".join(row)
