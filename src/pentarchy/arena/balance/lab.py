"""Playing the games that a report is about."""

from collections.abc import Callable
from functools import partial

from pentarchy.arena.balance.census import Census
from pentarchy.arena.balance.luck import CHOICES, replayed, shares
from pentarchy.arena.balance.observed import WEIGHED, Observed, observe
from pentarchy.arena.batches import Plan
from pentarchy.arena.executors import Executor

FEWEST_DEALS = 10
Progress = Callable[[int], None]
Replay = list[list[float]] | None
"""A deal under every set of choices: each seat's margin. None where a game was cut off."""


def luck_deals(games: int) -> int:
    """How many deals are replayed to measure luck: about half as many games again, as far as luck is weighed at all."""
    return max(FEWEST_DEALS, min(games, WEIGHED) // (2 * CHOICES))


def games_in_all(games: int) -> int:
    return games + CHOICES * luck_deals(games)


class Lab:
    """Games under observation, and deals that are replayed. Broken off, it reports on what there is; what it has
    already is not played again."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.observed: dict[int, Observed] = {}
        self.replays: dict[int, Replay] = {}

    @property
    def done(self) -> int:
        """How many of its games need not be played any more."""
        return self.games - len(self.missing_games()) + CHOICES * (luck_deals(self.games) - len(self.missing_deals()))

    def missing_games(self) -> list[int]:
        return [index for index in range(self.games) if index not in self.observed]

    def missing_deals(self) -> list[int]:
        return [deal for deal in range(luck_deals(self.games)) if deal not in self.replays]

    def run(self, executor: Executor, progress: Progress = lambda done: None) -> None:
        for index, seen in executor.run(partial(observed_as, self.plan), self.missing_games()):
            self.observed[index] = seen
            progress(1)
        for deal, rows in executor.run(partial(replayed_as, self.plan), self.missing_deals()):
            self.replays[deal] = rows
            progress(CHOICES)

    def census(self) -> Census:
        grid = [rows for _, rows in sorted(self.replays.items()) if rows is not None]
        return Census(self.plan, [seen for _, seen in sorted(self.observed.items())], shares(grid, self.plan.seed))


def observed_as(plan: Plan, index: int) -> tuple[int, Observed]:
    return index, observe(plan, index, weighs=index < WEIGHED)


def replayed_as(plan: Plan, deal: int) -> tuple[int, Replay]:
    return deal, replayed(plan, deal)
