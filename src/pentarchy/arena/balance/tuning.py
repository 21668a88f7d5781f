"""Which designed values make a game fairer: candidates play the same deals, and the worse half is left behind, round
after round (successive halving). Those that remain are measured once more with fresh deals, beside the values of today.

`tune.toml` in the package of a game says what may be changed and what is wanted:

    [[goal]]                  # at these tables, each measured share is to be within so many points of an equal one
    way = "standard"
    seats = 2
    about = "start"           # by who begins; or "role", with the event and the fact that name it
    within = 2

    [[goal]]
    about = "ending"          # how many of 100 games may end for these reasons
    reasons = ["tragic_breach"]
    most = 50
    ...

    [[choice]]                # one candidate: values by their places, all of them marked as designed
    name = "hourglass"
    values = { "setup.setup[2].layout" = "hourglass" }
"""

import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from pentarchy.arena.balance.census import Census, Share
from pentarchy.arena.balance.observed import Observed, observe
from pentarchy.arena.balance.survey import level_bots, ways_of
from pentarchy.arena.balance.values import changed, put, value_at
from pentarchy.arena.batches import Plan
from pentarchy.arena.executors import Executor
from pentarchy.arena.seeds import derived
from pentarchy.games import load
from pentarchy.games.sources import folder_of
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData, PentarchyError

TODAY = "today"
BATCH = 25
FRESH = 4
"""The path of the seeds of the last round, beside those of the search."""
LEFT = 2
"""How many candidates the last round measures."""
Values = dict[str, object]
Progress = Callable[[int], None]


class BadChoice(PentarchyError):
    """Values with which the game cannot be played."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why
        super().__init__(name, why)

    def __str__(self) -> str:
        return f"the choice '{self.name}' cannot be played: {self.why}"


class NothingToTune(PentarchyError):
    def __init__(self, slug: str) -> None:
        self.slug = slug
        super().__init__(f"{slug} has no tune.toml, which says what may be changed and what is wanted")


@dataclass(frozen=True)
class Goal:
    """What is wanted at one kind of table."""

    way: str
    seats: int
    about: str
    within: float = 0.0
    event: str = ""
    fact: str = ""
    reasons: tuple[str, ...] = ()
    most: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.about}, {self.way}, {self.seats} seats"

    def shares(self, census: Census) -> list[Share]:
        if self.about == "ending":
            ended = [game.reason in self.reasons for game in census.games]
            return [Share(" or ".join(self.reasons), sum(ended), len(ended))]
        if self.about == "start":
            return census.by_start()
        things = [thing for thing in census.things if thing[:2] == (self.event, self.fact)]
        return [census.share(thing) for thing in things]

    def excess(self, shares: list[Share], even: float) -> float:
        """By how many points, summed over the shares, it is missed."""
        if self.about == "ending":
            return sum(max(0.0, 100 * share.value - self.most) for share in shares)
        return sum(max(0.0, 100 * abs(share.value - even) - self.within) for share in shares)


@dataclass(frozen=True)
class Task:
    """What `tune.toml` of a game says."""

    slug: str
    goals: list[Goal]
    choices: dict[str, Values]


def task_of(slug: str) -> Task:
    """Raises NothingToTune, BadData, BadPlace, PrintedFact."""
    file = folder_of(slug).joinpath("tune.toml")
    if not file.is_file():
        raise NothingToTune(slug)
    row = Row(f"tune.toml of {slug}", tomllib.loads(file.read_text("utf-8")))
    task = Task(slug, [*map(goal_in, row.rows("goal"))], {TODAY: {}, **dict(map(choice_in, row.rows("choice")))})
    for values in task.choices.values():
        changed(slug, values)
    return task


def goal_in(row: Row) -> Goal:
    about = row.word("about", ["start", "role", "ending"])
    return Goal(
        row.text("way"),
        row.number("seats"),
        about,
        float(row.number("within")) if row.has("within") else 0.0,
        row.text("event") if row.has("event") else "",
        row.text("fact") if row.has("fact") else "",
        tuple(row.texts("reasons")) if row.has("reasons") else (),
        float(row.number("most")) if row.has("most") else 0.0,
    )


def choice_in(row: Row) -> tuple[str, Values]:
    return row.text("name"), {**row.row("values").fields}


@dataclass(frozen=True)
class Job:
    candidate: str
    way: str
    seats: int
    first: int
    seed: int


class Tuning:
    """A search for better values. Nothing is written into data: what is adopted is a person's choice."""

    def __init__(self, task: Task, level: str, games: int, seed: int) -> None:
        self.task = task
        self.level = level
        self.games = games
        self.seed = seed
        self.played: dict[Job, list[Observed]] = {}
        self.saw: Callable[[Job, list[Observed]], None] = lambda job, seen: None
        self.rounds: list[list[str]] = []

    @property
    def tables(self) -> list[tuple[str, int]]:
        return list(dict.fromkeys((goal.way, goal.seats) for goal in self.task.goals))

    def run(self, executor: Executor, progress: Progress = lambda done: None) -> None:
        left, games = [*self.task.choices], self.games
        while len(left) > LEFT + 1:
            self.play(left, games, self.seed, executor, progress)
            self.rounds.append(left)
            half = max(LEFT, len(left) // 2)
            left = [TODAY, *sorted((each for each in left if each != TODAY), key=self.loss)[:half]]
            games *= 2
        self.rounds.append(left)
        self.play(left, 2 * games, derived(self.seed, FRESH), executor, progress)

    def play(self, left: list[str], games: int, seed: int, executor: Executor, progress: Progress) -> None:
        wanted = [
            Job(name, *table, first, seed) for first in range(0, games, BATCH) for table in self.tables for name in left
        ]
        missing = [job for job in wanted if job not in self.played]
        for job, seen in executor.run(partial(trial, self.task, self.level), missing):
            self.played[job] = seen
            self.saw(job, seen)
            progress(len(seen))

    def census(self, name: str, goal: Goal, seed: int) -> Census:
        """All games of a candidate at the table of a goal, under one seed."""
        jobs = sorted(
            (job for job in self.played if job.candidate == name and job.seed == seed), key=lambda job: job.first
        )
        games = [seen for job in jobs if (job.way, job.seats) == (goal.way, goal.seats) for seen in self.played[job]]
        return Census(plan_of(self.task, goal.way, goal.seats, self.level, seed), games)

    def loss(self, name: str, seed: int | None = None) -> float:
        censuses = [(goal, self.census(name, goal, self.seed if seed is None else seed)) for goal in self.task.goals]
        return sum(goal.excess(goal.shares(census), census.even) for goal, census in censuses)

    def measured(self) -> Iterator[tuple[str, Goal, Census]]:
        """Of the last round, with fresh deals."""
        for name in self.rounds[-1] if self.rounds else ():
            for goal in self.task.goals:
                yield name, goal, self.census(name, goal, derived(self.seed, FRESH))

    def plain(self) -> dict[str, object]:
        """Everything, for programs."""
        found = [
            {"candidate": name, "goal": goal.name, "games": len(census.games), "even": census.even,
             "shares": [[s.label, s.wins, s.seats, *s.interval] for s in goal.shares(census)],
             "excess": goal.excess(goal.shares(census), census.even)}
            for name, goal, census in self.measured()
        ]  # fmt: skip
        searched = [{name: self.loss(name) for name in left} for left in self.rounds[:-1]]
        head = {"slug": self.task.slug, "level": self.level, "seed": self.seed}
        return {**head, "searched": searched, "measured": found, "values": self.values()}

    def values(self) -> dict[str, dict[str, list[object]]]:
        """Of the candidates of the last round each value, today's and theirs."""
        slug, last = self.task.slug, self.rounds[-1] if self.rounds else []
        return {
            name: {place: [value_at(slug, place), value] for place, value in self.task.choices[name].items()}
            for name in last
        }


def plan_of(task: Task, way: str, seats: int, level: str, seed: int) -> Plan:
    options = next(each.options for each in ways_of(load(task.slug)) if each.name == way)
    bots = level_bots(level)
    return Plan(task.slug, seats, options, bots * seats if len(bots) == 1 else bots, seed)


def trial(task: Task, level: str, job: Job) -> tuple[Job, list[Observed]]:
    """Some games in a process of their own, since a game reads its data once."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return job, fresh.submit(tried, task, level, job).result()


def tried(task: Task, level: str, job: Job) -> list[Observed]:
    try:
        put(task.slug, task.choices[job.candidate])
        load(task.slug)
    except BadData as error:
        raise BadChoice(job.candidate, str(error)) from None
    plan = plan_of(task, job.way, job.seats, level, job.seed)
    return [observe(plan, index, weighs=False) for index in range(job.first, job.first + BATCH)]
