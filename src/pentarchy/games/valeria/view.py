from typing import TYPE_CHECKING
from pentarchy.kernel.events import Plain
if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table
def show(table: "Table", seat: int | None) -> dict[str, Plain]:
    return {}
