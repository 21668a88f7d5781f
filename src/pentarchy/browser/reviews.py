"""Reviews of finished games, worked out by the worker of the bots part by part, while games go on."""

import logging
from dataclasses import replace
from typing import Any

from pentarchy.browser.effects import Think
from pentarchy.kernel.record import Record
from pentarchy.review import Part, PartJob, jobs_for
from pentarchy.review.job import STANDARD, Step
from pentarchy.review.report import NotOver, plain_decision, told
from pentarchy.review.weighing import Decision, Option
from pentarchy.tables.analysis import Position
from pentarchy.tables.errors import NoSuchThing, Unavailable

LOG = logging.getLogger(__name__)
PARTS = 48
"""Small ones: a bot that has to move in between does not wait long."""
DEEPER = 8.0
"""How much longer than usual a closer look takes."""
REVIEW, CLOSER = "review", "closer"


class Running:
    """A review as far as it has come."""

    def __init__(self, table: str, jobs: list[PartJob]) -> None:
        self.table = table
        self.jobs = jobs
        self.parts: list[Part] = []

    def next(self) -> list[Think]:
        """The part that comes next, while there is one."""
        number = len(self.parts)
        return [Think(f"{REVIEW} {self.table} {number}", job) for job in self.jobs[number : number + 1]]


class Reviews:
    def __init__(self) -> None:
        self.kept: dict[str, Running] = {}

    def of(self, table: str, record: Record, known: int) -> tuple[dict[str, object], list[Think]]:
        """As far as it has come, and what is to be thought about; whoever asks first begins it. Raises NotOver."""
        if not record.state.over:
            raise NotOver
        begun = table not in self.kept
        running = self.kept.setdefault(table, Running(table, jobs_for(record, parts=PARTS)))
        return told(record, running.parts, len(running.jobs), known), running.next() if begun else []

    def take(self, key: str, answer: dict[str, Any]) -> list[Think]:
        """A part that has come, and what is next. One that failed is begun anew by whoever asks next."""
        _, table, _ = key.split()
        running = self.kept.get(table)
        if running is None:
            return []
        if answer["error"]:
            LOG.error("a part of a review failed: %s", answer["error"])
            del self.kept[table]
            return []
        running.parts.append(part_from(answer["part"]))
        return running.next()


def closer_look(key: str, record: Record, index: int, true_cards: bool) -> Think:
    """One choice judged for longer. Raises NotOver."""
    if not record.state.over:
        raise NotOver
    [whole] = jobs_for(record, DEEPER, true_cards, parts=1)
    return Think(key, replace(whole, start=index, stop=index + 1, graph=False))


def question(key: str, at: Position, seat: int, deeper: bool) -> Think:
    """What a seat may choose on a board of analysis."""
    depth = DEEPER if deeper else STANDARD
    return Think(key, PartJob(at.game, at.rules, at.seats, at.options, at.lines, 0, 0, depth, asked=seat))


def closer_seen(answer: dict[str, Any]) -> dict[str, object]:
    """Raises NoSuchThing, Unavailable."""
    if answer["error"]:
        LOG.error("a closer look failed: %s", answer["error"])
        raise Unavailable("the review could not be worked out")
    found = part_from(answer["part"]).decisions
    if not found:
        raise NoSuchThing("nobody had a choice at this move")
    return plain_decision(found[0])


def part_from(plain: dict[str, Any]) -> Part:
    """As the worker of the bots has sent it."""
    steps = [Step(**each) for each in plain["steps"]]
    decisions = [Decision(**{**each, "candidates": options_from(each)}) for each in plain["decisions"]]
    return Part(steps, decisions)


def options_from(decision: dict[str, Any]) -> list[Option]:
    return [Option(**each) for each in decision["candidates"]]
