"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.scoring import parts_of

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table


def worth(table: "Table", seat: int) -> float:
    return float(sum(parts_of(table, seat).values()))
