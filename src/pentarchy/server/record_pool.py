"""Work on whole records, done in worker processes; no address can occupy all of them."""

import asyncio
import logging
import sys
from typing import TypeVar

import msgspec

from pentarchy.server.errors import Elsewhere, Failed
from pentarchy.server.fairness import FairSemaphore
from pentarchy.server.limits import ConcurrencyLimit
from pentarchy.server.workers.pool import WorkerPool
from pentarchy.server.workers.record_jobs import Job, Reply
from pentarchy.tables.errors import Unavailable

LOG = logging.getLogger(__name__)
T = TypeVar("T")
WORKERS = 2
DEADLINE = 10.0
STARTING = 20.0
MOST_OF_ONE = 4
COMMAND = (sys.executable, "-m", "pentarchy.server.workers.record_worker")


class RecordPool:
    def __init__(self, pool: WorkerPool | None = None, limited: bool = True) -> None:
        self.pool = pool or WorkerPool(WORKERS, DEADLINE, COMMAND, STARTING)
        self.concurrency = ConcurrencyLimit(MOST_OF_ONE if limited else sys.maxsize)
        self.turns = FairSemaphore(self.pool.size)

    async def run(self, address: str, job: Job, kind: type[T]) -> T:
        """The worker's result. Raises what the worker raised, TooMany, or Unavailable after the deadline."""
        with self.concurrency.hold(address):
            data = await self.reply(job)
        if data is None:
            raise Unavailable("this takes too long, or too many others are asking for the same: try again later")
        reply = msgspec.msgpack.decode(data, type=Reply)
        if reply.code == "failed":
            LOG.error("a record worker failed: %s", reply.why, extra={"job": type(job).__name__})
            raise Failed("something went wrong on the server")
        if reply.code:
            raise Elsewhere(reply.code, reply.why)
        return msgspec.json.decode(reply.body, type=kind)

    async def reply(self, job: Job) -> bytes | None:
        try:
            async with asyncio.timeout(DEADLINE):
                await self.turns.enter()
        except TimeoutError:
            return None
        try:
            return await self.pool.request(job)
        finally:
            self.turns.leave()

    async def close(self) -> None:
        await self.pool.close()
