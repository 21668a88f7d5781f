"""The tables that this node has in memory, and the one way to change one."""

import asyncio
import logging
import time
from collections.abc import Callable

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.bus import Bus
from pentarchy.server.clock import now
from pentarchy.server.errors import Unavailable
from pentarchy.server.store import Store
from pentarchy.server.store.rows import Append, Taken
from pentarchy.tables.log import Happened
from pentarchy.tables.rights import Credentials
from pentarchy.tables.table import Table, revived
from pentarchy.tables.verbs import Verb, do

LOG = logging.getLogger(__name__)
ATTEMPTS = 8


class OpenTable:
    """A table in memory. `lock` is held while it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.broken = False
        """What is in memory may not be what is stored: it must be read again."""
        self.announced_seq = table.seq
        self.lock = asyncio.Lock()
        self.connected: frozenset[int] = frozenset()
        """The seats at which somebody is, on this node."""
        self.watched = False
        """Whether anybody is told what happens here: then the table stays in memory."""
        self.used_at = time.monotonic()


class LiveTables:
    """Every change is stored before anybody hears of it. Of several nodes that change a table at once, one succeeds;
    the others catch up and try again on what is there now."""

    def __init__(self, store: Store, bus: Bus, due: Callable[[Table, int], int | None]) -> None:
        self.store = store
        self.bus = bus
        self.due = due
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.downtimes: list[tuple[int, int]] = []
        self.announce: Callable[[OpenTable, list[Happened]], None] = lambda opened, happened: None
        """Tells the people at a table what has happened; called with the lock held, once it is stored."""
        self.changed: list[Callable[[OpenTable], None]] = []
        """Called after each change that was made on this node."""

    async def open(self, table_id: str) -> OpenTable:
        """The table, from memory or from the store. Raises NoSuchTable, OtherRules."""
        opened = self.tables.get(table_id)
        if opened is None:
            lock = self.opening.setdefault(table_id, asyncio.Lock())
            async with lock:
                opened = self.tables.get(table_id) or OpenTable(await self.revive(table_id))
                self.tables[table_id] = opened
            self.opening.pop(table_id, None)
        opened.used_at = time.monotonic()
        return opened

    async def revive(self, table_id: str) -> Table:
        row, seats, entries = await self.store.load(table_id)
        return revived(row, seats, entries, self.downtimes)

    async def act(self, table_id: str, verb: Verb, shown: Credentials) -> int:
        """Does something at a table and returns its number once it is durable. Raises what the verb raises."""
        opened = await self.open(table_id)
        async with opened.lock:
            for _ in range(ATTEMPTS):
                if opened.broken:
                    await self.mend(opened)
                if await self.attempt(opened, verb, shown):
                    break
            else:
                raise Unavailable("too many things happen at this table at once: try again")
        for changed in self.changed:
            changed(opened)
        return opened.table.seq

    async def attempt(self, opened: OpenTable, verb: Verb, shown: Credentials) -> bool:
        table, before, at = opened.table, opened.table.seq, now()
        opened.broken = True
        try:
            do(table, verb, shown, at)
        except PentarchyError:
            opened.broken = table.seq != before
            raise
        changes = table.take_changes()
        entries = [each.entry for each in changes.happened]
        try:
            await self.store.append(Append(table.id, entries, table.phase, self.due(table, at), changes.seats))
        except Taken:
            return False
        opened.broken = False
        self.tell(opened, changes.happened)
        self.bus.publish(table.id, table.seq)
        return True

    def tell(self, opened: OpenTable, happened: list[Happened]) -> None:
        if happened:
            opened.announced_seq = happened[-1].entry.seq
            self.announce(opened, happened)

    async def mend(self, opened: OpenTable) -> None:
        """Reads a table again that has gone wrong in memory, and tells its people what they have not heard."""
        row, seats, entries = await self.store.load(opened.table.id)
        table = Table(row, seats, self.downtimes)
        happened = table.take_in(entries)
        opened.table, opened.broken = table, False
        self.tell(opened, [each for each in happened if each.entry.seq > opened.announced_seq])

    async def follow(self, table_id: str, seq: int) -> None:
        """Another node says that a table has gone on."""
        opened = self.tables.get(table_id)
        if opened is None or opened.table.seq >= seq:
            return
        async with opened.lock:
            if opened.broken:
                await self.mend(opened)
            await self.catch_up(opened)

    async def catch_up(self, opened: OpenTable) -> None:
        table = opened.table
        entries = await self.store.since(table.id, table.seq)
        if any(entry.kind in ("sit", "leave", "free", "start") for entry in entries):
            table.seats = await self.store.seats_of(table.id)
        self.tell(opened, table.take_in(entries))

    def forget_idle(self, seconds: float) -> None:
        """Drops tables from memory that nobody listens to and nobody has used for a while."""
        limit = time.monotonic() - seconds
        for table_id, opened in [*self.tables.items()]:
            if not opened.watched and opened.used_at < limit and not opened.lock.locked():
                del self.tables[table_id]

    async def look_for_missed(self) -> None:
        """What the bus may have lost: asks the store about every table that somebody listens to."""
        watched = [table_id for table_id, opened in self.tables.items() if opened.watched]
        if watched:
            for table_id, seq in (await self.store.latest(watched)).items():
                await self.follow(table_id, seq)
