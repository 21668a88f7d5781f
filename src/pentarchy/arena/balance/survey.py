"""A game at all its tables: every way of playing and seat count, once with each level at all seats."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from pentarchy.arena.balance.census import Census
from pentarchy.arena.balance.lab import Lab, Replay, games_in_all, observed_as, replayed_as
from pentarchy.arena.balance.luck import CHOICES
from pentarchy.arena.balance.observed import Observed
from pentarchy.arena.batches import Plan
from pentarchy.arena.executors import Executor
from pentarchy.arena.lineup import can_begin, lineup
from pentarchy.bots import LEVELS
from pentarchy.games import load
from pentarchy.games.meta import meta_of
from pentarchy.games.sources import named_things
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game, Variant

USUAL = "usual"
"""What a game without named ways of playing plays."""
AND = "+"
"""Between the names of bots that sit at one table."""
Progress = Callable[[int], None]


class NoTable(PentarchyError):
    def __init__(self, slug: str, ways: list[str]) -> None:
        self.slug = slug
        self.ways = ways
        super().__init__(f"nothing of {slug} can be played that way; its ways of playing are: {', '.join(ways)}")


@dataclass(frozen=True)
class Table:
    """A way of playing with a number of seats, and who sits there."""

    way: str
    level: str
    plan: Plan

    @property
    def who(self) -> str:
        return f"level {self.level}" if self.level.isdecimal() else self.level

    @property
    def name(self) -> str:
        return f"{self.way}, {self.plan.seats} seats, {self.who}"


def level_bots(level: str) -> list[str]:
    """The players that a level stands for: its number or name, or several names. Levels never look at the clock."""
    numbered = {str(number): name for number, name in enumerate(LEVELS, start=1)}
    names = [numbered.get(name, name) for name in level.split(AND)]
    return [f"{name}@" if name in LEVELS else name for name in names]


def ways_of(game: Game) -> list[Variant]:
    """What players call a way of playing, with the seat counts that it allows."""
    named = [variant for variant in game.variants if variant.name in meta_of(game.slug).ways]
    return named or [Variant(USUAL, {}, game.seats)]


def tables(slug: str, levels: list[str], seats: int | None, way: str | None, seed: int) -> list[Table]:
    """All tables of a game, or those of a way and seat count. Raises NoTable, UnknownBot, BadLineup."""
    game = load(slug)
    found = [
        Table(each.name, level, Plan(slug, count, each.options, lineup(level_bots(level), count), seed))
        for each in ways_of(game)
        for count in each.seats
        for level in levels
        if way in (None, each.name) and seats in (None, count) and can_begin(game, count, each.options)
    ]
    if not found:
        raise NoTable(slug, [each.name for each in ways_of(game)])
    return found


class Survey:
    """The labs of some tables. Broken off, it reports on what there is; what it has already is not played again."""

    def __init__(self, found: list[Table], games: int) -> None:
        self.tables = found
        self.games = games
        self.labs = {table.name: Lab(table.plan, games) for table in found}
        self.saw: Callable[[str, int, Observed | None, Replay], None] = lambda name, index, seen, rows: None

    @property
    def slug(self) -> str:
        return self.tables[0].plan.slug

    @property
    def games_in_all(self) -> int:
        return games_in_all(self.games) * len(self.labs)

    @property
    def done(self) -> int:
        return sum(lab.done for lab in self.labs.values())

    def run(self, executor: Executor, progress: Progress = lambda done: None) -> None:
        """Game by game at all tables in turn, so that one that is broken off says something of all of them."""
        jobs = [(index, name) for name, lab in self.labs.items() for index in lab.missing_games()]
        task = partial(observed_at, {name: lab.plan for name, lab in self.labs.items()})
        for name, index, seen in executor.run(task, sorted(jobs)):
            self.labs[name].observed[index] = seen
            self.saw(name, index, seen, None)
            progress(1)
        self.replay(executor, progress)

    def replay(self, executor: Executor, progress: Progress) -> None:
        jobs = [(deal, name) for name, lab in self.labs.items() for deal in lab.missing_deals()]
        task = partial(replayed_at, {name: lab.plan for name, lab in self.labs.items()})
        for name, deal, rows in executor.run(task, sorted(jobs)):
            self.labs[name].replays[deal] = rows
            self.saw(name, deal, None, rows)
            progress(CHOICES)

    def censuses(self) -> Iterator[tuple[Table, Census]]:
        """Of the tables at which a game came to its end."""
        for table in self.tables:
            census = self.labs[table.name].census()
            if census.games:
                yield table, census


Job = tuple[int, str]


def observed_at(plans: dict[str, Plan], job: Job) -> tuple[str, int, Observed]:
    index, name = job
    return name, *observed_as(plans[name], index)


def replayed_at(plans: dict[str, Plan], job: Job) -> tuple[str, int, Replay]:
    deal, name = job
    return name, *replayed_as(plans[name], deal)


def plain(survey: Survey) -> dict[str, object]:
    """Everything, for programs."""
    found = [
        {"way": table.way, "level": table.level, **table.plan.plain(), **census.plain()}
        for table, census in survey.censuses()
    ]
    version = load(survey.slug).version
    sources = {thing: source for thing, source in named_things(survey.slug).items() if source}
    return {"slug": survey.slug, "rules_version": version, "sources": sources, "tables": found}
