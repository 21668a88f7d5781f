from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


def worth(table: "Table", seat: int) -> float:
    return 0.0
