"""A part of a review, for whoever works it out: another process, or a worker of a browser. Parts in, plain data out."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from pentarchy.games import load
from pentarchy.kernel.record import Entry, Record, replay_line
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.review.eyes import Eyes, won
from pentarchy.review.luck import expected
from pentarchy.review.weighing import Chosen, Decision, asked, weighed

PARTS: Final = 24
"""Into so many parts a review is cut: the first come at once, and processes share the rest."""
STANDARD: Final = 1.0


@dataclass
class PartJob:
    """The events of a record that begin at entries from `start` up to, not including, `stop`."""

    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    start: int
    stop: int
    depth: float = STANDARD
    true_cards: bool = False
    only: int | None = None
    """Whose choices are judged; all without."""
    graph: bool = True
    """Without it only choices are judged: for a closer look at one of them."""
    asked: int | None = None
    """Instead of all that: what this seat may choose after the last line."""


@dataclass
class Step:
    """A choice, or the answers of chance between two choices, and the chances of all seats around it."""

    index: int
    entries: int
    moment: int
    """So many lines of the record came before."""
    seat: int
    """Who chose; of chance, who chooses next."""
    by_chance: bool
    before: list[float]
    """Of chance: the mean over what could have come. Of the first choice of a game: how it begins. Other choices begin
    where the step before ended, and have none."""
    after: list[float]
    """Empty where chance answers next: then its `before` is meant."""
    text: str
    """The moves in notation."""


@dataclass
class Part:
    steps: list[Step] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)


@dataclass
class Written:
    """A record as it stands: its moves, and how many lines came before each."""

    record: Record
    moments: list[int]


def written(job: PartJob) -> Written:
    record, moments = Record(load(job.game, job.rules), job.seats, job.options), list[int]()
    for number, line in enumerate(job.lines):
        replay_line(record, line)
        moments = moments[: len(record.entries)]
        moments += [number] * (len(record.entries) - len(moments))
    return Written(record, moments)


def jobs_for(
    record: Record, depth: float = STANDARD, true_cards: bool = False, only: int | None = None, parts: int = PARTS
) -> list[PartJob]:
    """A whole review, in parts of about as many moves."""
    game, count = record.game, len(record.entries)
    cuts = sorted({count * number // parts for number in range(parts + 1)})
    return [
        PartJob(
            game.slug, game.version, record.seats, record.options, record.lines, start, stop, depth, true_cards, only
        )
        for start, stop in pairwise(cuts)
    ]


def answer_to(job: PartJob) -> Part:
    """The same job has the same answer everywhere."""
    whole = written(job)
    if job.asked is not None:
        return Part(decisions=[open_question(job, whole.record, job.asked)])
    return Walk(job, whole).run()


def open_question(job: PartJob, record: Record, seat: int) -> Decision:
    question = str(record.state.stance(seat)["question"])
    chosen = Chosen(len(record.entries), len(record.lines), seat, question)
    return asked(record.state, chosen, Random(len(record.entries)), job.depth)


class Walk:
    """Goes through a record up to the end of a part."""

    def __init__(self, job: PartJob, whole: Written) -> None:
        self.job = job
        self.moments = whole.moments
        self.entries = whole.record.entries
        self.state: State = whole.record.game.new(job.seats, job.options)
        self.owners = owners_of(self.entries)
        self.part = Part()

    def run(self) -> Part:
        at = 0
        while at < min(self.job.stop, len(self.entries)):
            count = self.length(at)
            if at >= self.job.start:
                self.take(at, count)
            else:
                self.play(at, count)
            at += count
        return self.part

    def length(self, at: int) -> int:
        """How many entries belong together: one choice, or all answers of chance up to the next."""
        end = at + 1
        while self.entries[at].seat == CHANCE and end < len(self.entries) and self.entries[end].seat == CHANCE:
            end += 1
        return end - at

    def play(self, at: int, count: int) -> None:
        for entry in self.entries[at : at + count]:
            self.state.play(entry.move, entry.seat)

    def take(self, at: int, count: int) -> None:
        rng = Random(at)
        by_chance = self.entries[at].seat == CHANCE
        if not by_chance:
            self.judge(at, rng)
        if not self.job.graph:
            self.play(at, count)
            return
        eyes, seats = Eyes(self.job.game, rng), range(self.job.seats)
        before = [expected(self.state, seat, eyes, rng) for seat in seats] if by_chance else []
        if at == 0 and not by_chance:
            before = [self.hope(eyes, seat) for seat in seats]
        self.play(at, count)
        after = [] if self.state.seat == CHANCE else [self.hope(eyes, seat) for seat in seats]
        text = "; ".join(self.state.game.text(entry.move) for entry in self.entries[at : at + count])
        step = Step(at, count, self.moments[at], self.owners[at], by_chance, before, after, text)
        self.part.steps.append(step)

    def hope(self, eyes: Eyes, seat: int) -> float:
        """At the end secrets are still covered: `report` turns them up."""
        return eyes.covered_end(self.state, seat) if self.state.over else eyes.chances([self.state], seat)[0]

    def judge(self, at: int, rng: Random) -> None:
        entry: Entry = self.entries[at]
        wanted = self.job.only is None or self.job.only == entry.seat
        if not wanted or len(self.state.options(entry.seat)) < 2:
            return
        chosen = Chosen(at, self.moments[at], entry.seat, self.asked(entry.seat))
        found = weighed(self.state, chosen, entry.move, rng, self.job.depth, self.job.true_cards)
        self.part.decisions.append(found)

    def asked(self, seat: int) -> str:
        return str(self.state.stance(seat)["question"])


def owners_of(entries: list[Entry]) -> list[int]:
    """Whose each move is: of an answer of chance, who chooses next; at the end, who chose last."""
    chosen = [entry.seat for entry in entries if entry.seat != CHANCE]
    owner, found = chosen[-1] if chosen else 0, list[int]()
    for entry in reversed(entries):
        owner = owner if entry.seat == CHANCE else entry.seat
        found.append(owner)
    return found[::-1]


def final_chances(record: Record) -> list[float]:
    """Who has won."""
    return [won(record.state, seat) for seat in range(record.seats)]
