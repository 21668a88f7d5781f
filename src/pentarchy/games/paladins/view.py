"""What each seat may see (PAL-13)."""

from random import Random
from typing import TYPE_CHECKING

from pentarchy.kernel.events import Plain

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def show(table: "Table", seat: int | None) -> dict[str, Plain]:
    return {}


def deal_anew(table: "Table", seat: int | None, rng: Random) -> None:
    pass
