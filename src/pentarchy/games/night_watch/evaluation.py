"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def worth(table: "Table", seat: int) -> float:
    return 0.0
