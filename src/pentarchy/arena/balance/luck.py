"""How much of a result is luck.

First, how well the luck of a seat predicts its result: every draw of chance is compared with others that were as
likely, by the points that its net expects, and the sum over a game is set against the margin at its end. The square
of their correlation is the share of the spread that this luck explains; estimates are rough, so it is rather too small.

Second, how much of a result comes again when the same deal is played with other decisions. D deals are each played with
the same R sets of seeds for the bots' own choices. The spread of a result falls into three parts (analysis of variance,
two-way, both random): what the deal brings whatever is chosen, what the choices bring whatever is dealt, and what only
the two together decide. Intervals come from drawing the deals anew.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import TypeVar

from pentarchy.arena.balance.margins import margins
from pentarchy.arena.batches import Plan
from pentarchy.arena.play_out import play_out
from pentarchy.arena.players import sit
from pentarchy.arena.seeds import derived
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer

CHOICES = 4
"""Sets of decision seeds for each deal."""
DEALT, CHOSEN = 2, 3
"""The paths of the seeds of deals and choices, beside those of other games."""
REDRAWN = 300

Grid = list[list[list[float]]]
"""A result for each deal, set of choices and seat."""


Interval = tuple[float, float, float]
"""A share with the ends of its 95 % interval."""
Drawn = TypeVar("Drawn")


@dataclass(frozen=True)
class Shares:
    """Parts of the spread that add up to 1."""

    deal: Interval
    choices: Interval
    both: Interval
    deals: int
    games: int


def replayed(plan: Plan, deal: int) -> list[list[float]] | None:
    """One deal under every set of choices: each seat's margin. None where a game was cut off."""
    rows = []
    for choice in range(CHOICES):
        seats = [sit(name, derived(plan.seed, CHOSEN, choice, i), plan.own) for i, name in enumerate(plan.bots)]
        dealer = Dealer(derived(plan.seed, DEALT, deal))
        played = play_out(load(plan.slug).new(plan.seats, plan.options), dealer, seats)
        if played.outcome is None:
            return None
        rows.append(margins(played.outcome.scores))
    return rows


def shares(grid: Grid, seed: int = 0) -> Shares | None:
    """The parts of the spread; None where there is nothing to divide."""
    if len(grid) < 2 or not sum(parts(grid)):
        return None
    deal, choices, both = (redrawn(grid, partial(part, which), seed) for which in range(3))
    return Shares(deal, choices, both, len(grid), sum(len(rows) for rows in grid))


def part(which: int, grid: Grid) -> float:
    variances = parts(grid)
    return variances[which] / (sum(variances) or 1.0)


def redrawn(things: list[Drawn], share: Callable[[list[Drawn]], float], seed: int) -> Interval:
    """A share, with an interval from drawing the things that it is about anew (bootstrap)."""
    rng = Random(seed)
    found = sorted(share(rng.choices(things, k=len(things))) for _ in range(REDRAWN))
    return share(things), found[round(0.025 * (REDRAWN - 1))], found[round(0.975 * (REDRAWN - 1))]


def parts(grid: Grid) -> tuple[float, float, float]:
    """The variance that belongs to deals, to choices and to both, summed over the seats. None is below zero."""
    deals, choices, seats = len(grid), len(grid[0]), len(grid[0][0])
    by_deal = by_choice = rest = 0.0
    for seat in range(seats):
        table = [[row[seat] for row in rows] for rows in grid]
        one, other, third = mean_squares(table)
        by_deal += one
        by_choice += other
        rest += third
    return max(0.0, (by_deal - rest) / choices), max(0.0, (by_choice - rest) / deals), rest


def mean_squares(table: list[list[float]]) -> tuple[float, float, float]:
    """Of rows, of columns, and of what neither explains."""
    rows, columns = len(table), len(table[0])
    mean = sum(map(sum, table)) / rows / columns
    row_means = [sum(row) / columns for row in table]
    column_means = [sum(column) / rows for column in zip(*table)]
    of_rows = columns * sum((each - mean) ** 2 for each in row_means)
    of_columns = rows * sum((each - mean) ** 2 for each in column_means)
    total = sum((value - mean) ** 2 for row in table for value in row)
    rest = max(0.0, total - of_rows - of_columns)
    return of_rows / (rows - 1), of_columns / (columns - 1), rest / (rows - 1) / (columns - 1)


def explained(groups: list[list[float]]) -> float:
    """The share of a spread that belongs to groups (omega squared): how much it matters which group one is in."""
    values = [value for group in groups for value in group]
    if len(groups) < 2 or len(values) <= len(groups):
        return 0.0
    mean = sum(values) / len(values)
    within = sum((value - sum(group) / len(group)) ** 2 for group in groups for value in group)
    total = sum((value - mean) ** 2 for value in values)
    noise = within / (len(values) - len(groups))
    return max(0.0, (total - within - (len(groups) - 1) * noise) / (total + noise)) if total else 0.0


def predicted(games: list[tuple[list[float], list[float]]]) -> float:
    """How much of the spread of results luck explains. A game is the luck and the margin of every seat."""
    return correlation(games) ** 2


def correlation(games: list[tuple[list[float], list[float]]]) -> float:
    pairs = [pair for luck, margin in games for pair in zip(luck, margin)] or [(0.0, 0.0)]
    mean_luck, mean_margin = (sum(column) / len(pairs) for column in zip(*pairs))
    together = sum((luck - mean_luck) * (margin - mean_margin) for luck, margin in pairs)
    alone = sum((luck - mean_luck) ** 2 for luck, _ in pairs) * sum((margin - mean_margin) ** 2 for _, margin in pairs)
    return together / sqrt(alone) if alone else 0.0
