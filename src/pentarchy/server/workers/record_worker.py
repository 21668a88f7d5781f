"""A worker process for whole records: replays, uploads, proofs. The pool runs it as
`python -m pentarchy.server.workers.record_worker`."""

import os
import resource
import sys
from collections import OrderedDict
from typing import BinaryIO, TypeVar

import msgspec

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.record import Record
from pentarchy.server.errors import TooLarge
from pentarchy.server.workers import record_jobs as p
from pentarchy.server.workers.frames import LENGTH, framed
from pentarchy.tables import analysis, opening, redaction
from pentarchy.tables.branching import branch_of
from pentarchy.tables.errors import code_of
from pentarchy.tables.library import game_of
from pentarchy.tables.log import Happened
from pentarchy.tables.luck import draws
from pentarchy.tables.moments import Moments
from pentarchy.tables.puzzles import puzzle_seen
from pentarchy.tables.table import Table

T = TypeVar("T")
REMEMBERED = 8
MOST_MEMORY = 2 << 30
NICE = 10
"""Whoever plays comes before whoever looks at records."""
MOST_LINES = 10_000
MOST_PAST = 5_000


class Memory:
    """What was played through last: most who ask ask again, about a moment later or with other eyes."""

    def __init__(self) -> None:
        self.happened: OrderedDict[str, list[Happened]] = OrderedDict()
        self.moments = Moments()

    def log(self, job: p.Missed) -> list[Happened]:
        key = f"{job.row.id} {job.log[-1].seq if job.log else 0}"
        if key not in self.happened:
            keep(self.happened, key, Table(job.row, job.seats).fold(job.log))
        return self.happened[key]


def keep(memory: OrderedDict[str, T], key: str, value: T) -> None:
    memory[key] = value
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)


def result_of(job: p.Job, memory: Memory) -> object:
    """Raises PentarchyError for what cannot be done."""
    match job:
        case p.Upload():
            check_length(job.text.count("\n"))
            return opening.uploaded(job.text, job.at)
        case p.Branch():
            check_length(len(job.lines))
            fresh = Record(game_of(job.game, job.rules), job.seats, job.options)
            return branch_of(fresh, job.lines, job.moment, job.same_luck, job.at)
        case p.Missed():
            missed = [each for each in memory.log(job) if each.entry.seq > job.last_seq]
            return [redaction.past(each, job.viewers) for each in missed[-MOST_PAST:]]
        case p.Moment():
            return moment_seen(job, memory)
        case p.Analyse():
            check_length(analysis.text_of(job).count("\n"))
            return analysis.position(job)
        case p.Proof():
            found = draws(game_of(job.game, job.rules), job.text)
            return [p.Drawn(draw.index, draw.options, draw.weights, draw.answer) for draw in found]
        case p.Puzzle():
            return puzzle_seen(job.game, job.number)


def check_length(lines: int) -> None:
    if lines > MOST_LINES:
        raise TooLarge(f"a record has at most {MOST_LINES} lines")


def moment_seen(job: p.Moment, memory: Memory) -> p.Seen:
    game = game_of(job.game, job.rules)
    view, events = memory.moments.seen(job.table, game, job.seats, job.options, job.lines, job.viewer)
    return p.Seen(packed(view), packed(events))


def packed(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def reply_to(job: p.Job, memory: Memory) -> p.Reply:
    try:
        return p.Reply(msgspec.json.encode(result_of(job, memory)))
    except PentarchyError as error:
        return p.Reply(code=code_of(error), why=str(error))
    except Exception as error:
        return p.Reply(code="failed", why=f"{type(error).__name__}: {error}")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    memory = Memory()
    while head := source.read(LENGTH):
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=p.Job)
        sink.write(framed(reply_to(job, memory)))
        sink.flush()


def main() -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
