"""Whether a node can do its work: the database takes a write in time, all background work runs, nothing is closing."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from pentarchy.tables.errors import Unavailable

LOG = logging.getLogger(__name__)
PATIENCE = 3.0
FRESH = 1.0
"""Seconds for which an answer stands: however many ask, the database is bothered once."""


class Report(msgspec.Struct, omit_defaults=True):
    """`status`: ok, closing, no database, or ailing; then `tasks` are those that do not run."""

    status: str
    node: str
    tasks: list[str] = []


class Health:
    def __init__(
        self, node_id: str, write: Callable[[], Awaitable[None]], failing: Callable[[], Iterable[str]]
    ) -> None:
        self.node_id = node_id
        self.write = write
        self.failing = failing
        self.asking: asyncio.Task[bool] | None = None
        self.writes = False
        self.asked_at = float("-inf")

    async def report(self, closing: bool) -> Report:
        if closing:
            return Report("closing", self.node_id)
        if not await self.takes_writes():
            return Report("no database", self.node_id)
        failing = [*self.failing()]
        return Report("ailing" if failing else "ok", self.node_id, failing)

    async def takes_writes(self) -> bool:
        if self.asking is None and time.monotonic() - self.asked_at < FRESH:
            return self.writes
        if self.asking is None:
            self.asking = asyncio.create_task(self.ask())
        return await asyncio.shield(self.asking)

    async def ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.write()
            self.writes = True
        except (Unavailable, TimeoutError):
            LOG.exception("the database does not take a write")
            self.writes = False
        finally:
            self.asking, self.asked_at = None, time.monotonic()
        return self.writes
