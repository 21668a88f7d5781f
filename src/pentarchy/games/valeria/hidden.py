"""What one seat knows and another does not: the dukes alone (VAL-9.2, VAL-9.7)."""

from random import Random
from typing import TYPE_CHECKING

from pentarchy.games.valeria.cards import ALL_DUKES, NO_DUKE
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


def undealt(table: "Table") -> int:
    """The dukes that lie in the box, never dealt."""
    dukes = ALL_DUKES
    for pair in table.dealt:
        dukes &= ~pair
    return dukes


def deal_dukes_anew(table: "Table", seat: int | None, rng: Random) -> None:
    """The others hold any dukes that this seat has not seen; at the end those kept are known (VAL-9.6)."""
    others = [other for other in range(table.seats) if other != seat]
    pool = ALL_DUKES if seat is None else ALL_DUKES & ~table.dealt[seat]
    if table.over:
        pool &= ~sum(1 << table.dukes[other] for other in others if table.dukes[other] != NO_DUKE)
    hidden = one_by_one(pool)
    rng.shuffle(hidden)
    for other in others:
        redeal(table, other, hidden)


def redeal(table: "Table", seat: int, hidden: list[int]) -> None:
    kept = table.dukes[seat]
    count = table.dealt[seat].bit_count()
    if table.over and kept != NO_DUKE:
        table.dealt[seat] = 1 << kept | 1 << hidden.pop()
        return
    new = [hidden.pop() for _ in range(count)]
    table.dealt[seat] = sum(1 << duke for duke in new)
    if kept != NO_DUKE:
        table.dukes[seat] = new[0]
