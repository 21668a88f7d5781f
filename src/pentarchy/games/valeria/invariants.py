from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table
def broken(table: "Table") -> list[str]:
    return []
