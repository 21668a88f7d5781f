"""What must hold at every moment."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def broken(table: "Table") -> list[str]:
    return []
