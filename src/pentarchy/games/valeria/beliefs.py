"""For bots: which dukes the others probably hold, by what they have collected."""

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import ALL_DUKES, NO_DUKE
from pentarchy.games.valeria.scoring import duke_points
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

FIT: Final = 0.5
"""A duke that brings its holder a point more is this much likelier, in log-odds: people collect for their duke."""


def deal_dukes_that_fit(table: "Table", seat: int, rng: Random) -> None:
    """The others keep dukes that reward what they have; those that they laid aside may be any (VAL-9.2). Before all
    have kept one nothing is known, and at the end everything."""
    others = [other for other in range(table.seats) if other != seat]
    if table.over or any(table.dukes[other] == NO_DUKE for other in others):
        return
    rng.shuffle(others)
    pool = one_by_one(ALL_DUKES & ~table.dealt[seat])
    for other in others:
        table.dukes[other] = likely_duke(table, other, pool, rng)
        pool.remove(table.dukes[other])
    rng.shuffle(pool)
    for other in others:
        aside = [pool.pop() for _ in range(table.dealt[other].bit_count() - 1)]
        table.dealt[other] = sum(1 << duke for duke in [table.dukes[other], *aside])


def likely_duke(table: "Table", seat: int, pool: list[int], rng: Random) -> int:
    points = [duke_points(table, seat, duke) for duke in pool]
    most = max(points)
    return rng.choices(pool, [exp(FIT * (each - most)) for each in points])[0]
