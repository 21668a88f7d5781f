"""Grouped commits: whatever waits to be written goes to the disk together, and is answered once it is there."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import nullcontext
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from pentarchy.server.fairness import ADDRESS, FairQueue
from pentarchy.server.store.append import append_all
from pentarchy.server.store.rows import Append, Taken
from pentarchy.server.store.sqlite_append import SqliteAppender
from pentarchy.server.store.write_lock import WriteLock
from pentarchy.tables.errors import Unavailable

LOG = logging.getLogger(__name__)
R = TypeVar("R")
Outcome = object | BaseException
MOST_TOGETHER = 512
MOST_OTHERS = 16
"""Things other than moves that are written before moves have their turn again."""
PATIENCE = 6.0
"""Seconds after which nobody waits any longer for a database that is silent."""
BREATH = 0.01
"""Seconds from one group to the next, at least: a commit costs the same whether one move is in it or fifty. Whoever
comes after a pause does not wait."""


class Job:
    """One thing to write, and who waits for it."""

    __slots__ = ("address", "waiting", "work")

    def __init__(self, work: Append | Callable[[Connection], object], waiting: asyncio.Future[object]) -> None:
        self.work = work
        self.waiting = waiting
        self.address = ADDRESS.get()


class Writer:
    """Threads that commit: one for SQLite, which has one writer anyway; a few for PostgreSQL."""

    def __init__(self, engine: Engine, threads: int, shared: bool = False) -> None:
        """`shared`: whether other processes of this server write to the same database."""
        self.engine = engine.execution_options(writes=True)
        self.express = SqliteAppender(engine) if engine.dialect.name == "sqlite" else None
        file = engine.url.database if shared and self.express is not None else None
        self.write_lock = WriteLock(file) if file else None
        self.gathered: list[Job] = []
        """What is handed over next, together: at the end of this turn of the event loop, or a breath later."""
        self.handed_at = 0.0
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.commits = 0
        self.threads = [Thread(target=self.work, name=f"writer-{i}", daemon=True) for i in range(threads)]
        for thread in self.threads:
            thread.start()

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Runs in a transaction of its own or together with others; what it raises undoes only itself."""
        result: R = await self.submit(work)  # type: ignore[assignment]  # a queue of mixed jobs knows no R
        return result

    async def append(self, append: Append) -> None:
        """Durable when it returns. Raises Taken when the log has gone on meanwhile."""
        await self.submit(append)

    def submit(self, work: Append | Callable[[Connection], object]) -> asyncio.Future[object]:
        """Done once it is on the disk, or failed with Unavailable when the database is silent; then it may still be
        written: read again."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[object] = loop.create_future()
        if not self.gathered:
            loop.call_later(max(0.0, self.handed_at + BREATH - time.monotonic()), self.hand_over)
            loop.call_later(PATIENCE, give_up, self.gathered)
        self.gathered.append(Job(work, waiting))
        return waiting

    def hand_over(self) -> None:
        if self.gathered:
            gathered, self.gathered = self.gathered, []
            self.handed_at = time.monotonic()
            self.queue.put(gathered)

    def close(self) -> None:
        """Returns once everything handed in is on the disk, or is given up because the database is silent."""
        self.hand_over()
        for _ in self.threads:
            self.queue.put(None)
        for thread in self.threads:
            thread.join(2 * PATIENCE)
        if self.express is not None:
            self.express.close()
        if self.write_lock is not None:
            self.write_lock.close()

    def work(self) -> None:
        """Moves first; of all else a few at a time, taking turns by address, so that moves never wait for long."""
        others: FairQueue[Job] = FairQueue()
        ended = False
        while not ended or others:
            batch, ended = self.batch(wait=not others and not ended, ended=ended)
            for job in batch:
                if not isinstance(job.work, Append):
                    others.add(job.address, job)
            self.commit([job for job in batch if isinstance(job.work, Append)])
            self.commit([others.next() for _ in range(min(MOST_OTHERS, len(others)))])

    def commit(self, part: list[Job]) -> None:
        if part:
            with self.write_lock or nullcontext():
                outcomes = self.write(part)
            wake(part, outcomes)

    def batch(self, wait: bool, ended: bool) -> tuple[list[Job], bool]:
        """All that was handed over while the last one was being written, and whether that was the last of all."""
        batch: list[Job] = []
        while not ended and len(batch) < MOST_TOGETHER:
            try:
                more = self.queue.get(block=wait and not batch)
            except Empty:
                break
            ended = more is None
            batch += more or []
        return batch, ended

    def write(self, batch: list[Job]) -> list[Outcome]:
        try:
            return [None] * len(batch) if self.write_quickly(batch) else self.write_together(batch)
        except (IntegrityError, DataError):
            return self.write_one_by_one(batch)
        except DBAPIError:
            return out_of_order(batch)
        except Exception as error:
            return [error] * len(batch)

    def write_quickly(self, batch: list[Job]) -> bool:
        appends = [job.work for job in batch if isinstance(job.work, Append)]
        if self.express is None or len(appends) < len(batch) or not self.express.write(appends):
            return False
        self.commits += 1
        return True

    def write_together(self, batch: list[Job]) -> list[Outcome]:
        with self.engine.begin() as connection:
            append_all(connection, [job.work for job in batch if isinstance(job.work, Append)])
            outcomes = [self.attempt(connection, job) if callable(job.work) else None for job in batch]
        self.commits += 1
        return outcomes

    def write_one_by_one(self, batch: list[Job]) -> list[Outcome]:
        try:
            with self.engine.begin() as connection:
                outcomes = [self.attempt(connection, job) for job in batch]
        except DBAPIError:
            return out_of_order(batch)
        except Exception as error:
            return [error] * len(batch)
        self.commits += 1
        return outcomes

    def attempt(self, connection: Connection, job: Job) -> Outcome:
        try:
            with connection.begin_nested():
                if isinstance(job.work, Append):
                    append_all(connection, [job.work])
                    return None
                return job.work(connection)
        except (IntegrityError, DataError) as error:
            return Taken() if isinstance(job.work, Append) and isinstance(error, IntegrityError) else error
        except DBAPIError:
            return out_of_order([job])[0]
        except Exception as error:
            return error


def out_of_order(batch: list[Job]) -> list[Outcome]:
    LOG.exception("the database does not take what is to be written")
    return [Unavailable("the database does not answer: try again in a moment") for _ in batch]


def give_up(jobs: list[Job]) -> None:
    """One timer for a whole group: a deadline for each job would cost far more."""
    for job in jobs:
        if not job.waiting.done():
            job.waiting.set_exception(Unavailable("the database does not answer: try again in a moment"))


def wake(batch: list[Job], outcomes: list[Outcome]) -> None:
    """Wakes all that wait, with one call for each event loop instead of one for each job."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Job, Outcome]]] = {}
    for job, outcome in zip(batch, outcomes):
        loops.setdefault(job.waiting.get_loop(), []).append((job, outcome))
    for loop, answers in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(set_outcomes, answers)


def set_outcomes(answers: list[tuple[Job, Outcome]]) -> None:
    for job, outcome in answers:
        if job.waiting.done():
            continue
        if isinstance(outcome, BaseException):
            job.waiting.set_exception(outcome)
        else:
            job.waiting.set_result(outcome)
