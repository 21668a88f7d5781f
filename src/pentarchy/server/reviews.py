"""Reviews of finished games, worked out in worker processes: they go on while nobody looks, and some are kept."""

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Iterator

import msgspec

from pentarchy.kernel.record import Record
from pentarchy.review import Part, PartJob, jobs_for
from pentarchy.server.errors import Failed, TooMany
from pentarchy.server.limits import ConcurrencyLimit
from pentarchy.server.workers.pool import WorkerPool
from pentarchy.server.workers.review_worker import PartReply
from pentarchy.tables.errors import Unavailable

LOG = logging.getLogger(__name__)
WORKERS = 2
DEADLINE = 120.0
STARTING = 30.0
MOST_KEPT = 16
MOST_AT_ONCE = 8
MOST_OF_ONE = 2
"""Reviews under way that one address has asked for."""
COMMAND = (sys.executable, "-m", "pentarchy.server.workers.review_worker")


class Running:
    """A review as far as it has come."""

    def __init__(self, address: str, jobs: list[PartJob]) -> None:
        self.address = address
        self.jobs = jobs
        self.parts: list[Part] = []
        self.failed = ""
        self.noted = False
        """Whether those with an account have it among their statistics."""

    @property
    def done(self) -> bool:
        return bool(self.failed) or len(self.parts) == len(self.jobs)


class Reviews:
    def __init__(self, pool: WorkerPool | None = None, limited: bool = True) -> None:
        self.pool = pool or WorkerPool(WORKERS, DEADLINE, COMMAND, STARTING)
        self.turns = asyncio.Semaphore(self.pool.size)
        self.kept: OrderedDict[str, Running] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.limited = limited
        self.closer_looks = ConcurrencyLimit(MOST_OF_ONE if limited else sys.maxsize)

    def of(self, table: str, record: Record, address: str) -> Running:
        """The review of a table, begun now unless it was before. Raises TooMany, Unavailable, and Failed once for one
        that failed: the next who asks begins anew."""
        found = self.kept.get(table)
        if found is None:
            found = self.begin(table, record, address)
        self.kept.move_to_end(table)
        if found.failed:
            del self.kept[table]
            raise Failed("something went wrong on the server")
        return found

    def begin(self, table: str, record: Record, address: str) -> Running:
        under_way = [running for running in self.kept.values() if not running.done]
        if self.limited and sum(running.address == address for running in under_way) >= MOST_OF_ONE:
            raise TooMany("two reviews that you have asked for are still under way: wait for them")
        if len(under_way) >= MOST_AT_ONCE:
            raise Unavailable("too many games are being reviewed: try again later")
        running = self.kept[table] = Running(address, jobs_for(record))
        self.forget_old_ones()
        task = asyncio.create_task(self.work(running))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return running

    def forget_old_ones(self) -> None:
        old = [table for table, running in self.kept.items() if running.done]
        for table in old[: max(0, len(self.kept) - MOST_KEPT)]:
            del self.kept[table]

    async def work(self, running: Running) -> None:
        """As many parts at once as there are workers; games take turns."""
        coming = iter(running.jobs)
        await asyncio.gather(*(self.work_through(running, coming) for _ in range(self.pool.size)))

    async def work_through(self, running: Running, coming: Iterator[PartJob]) -> None:
        for job in coming:
            if running.failed:
                return
            reply = await self.reply(job)
            if reply.error:
                LOG.error("a part of a review failed: %s", reply.error)
                running.failed = reply.error
            else:
                running.parts.append(reply.part)

    async def reply(self, job: PartJob) -> PartReply:
        async with self.turns:
            data = await self.pool.request(job)
        return PartReply(error="it took too long") if data is None else decoded(data)

    async def look_closer(self, job: PartJob, address: str) -> Part:
        """One choice for longer. Raises TooMany, Failed."""
        with self.closer_looks.hold(address):
            reply = await self.reply(job)
        if reply.error:
            LOG.error("a closer look failed: %s", reply.error)
            raise Failed("something went wrong on the server")
        return reply.part

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()


def decoded(data: bytes) -> PartReply:
    return msgspec.msgpack.decode(data, type=PartReply)
