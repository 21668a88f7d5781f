"""The tables that this node has in memory, and the one way to change one."""

import asyncio
import logging
import time

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.bus import Bus
from pentarchy.server.clock import now
from pentarchy.server.replay_threads import SHORT, ReplayThreads, takes_long
from pentarchy.server.store import Store
from pentarchy.server.store.rows import Append, Taken
from pentarchy.tables.clocks import Downtimes, TableTime
from pentarchy.tables.due_times import DueTimes
from pentarchy.tables.errors import NoSuchTable, OtherRules, Unavailable
from pentarchy.tables.log import Entry, Happened
from pentarchy.tables.old_rules import closing
from pentarchy.tables.queries import Remove
from pentarchy.tables.rights import SERVER, Credentials, check
from pentarchy.tables.table import Changes, Table, TableRow, revived
from pentarchy.tables.verbs import Start, Verb, do

LOG = logging.getLogger(__name__)
ATTEMPTS = 8
GONE = 2**62
SEATS_CHANGE = ("sit", "leave", "free", "kick", "start")


class OpenTable:
    """A table in memory. `lock` is held while it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.time = TableTime(table.last_at, now())
        self.broken = False
        """What is in memory may not be what is stored: it must be read again."""
        self.announced_seq = table.seq
        self.lock = asyncio.Lock()
        self.connected: frozenset[int] = frozenset()
        """The seats at which somebody is, on this node."""
        self.watched = False
        """Whether anybody is told what happens here: then the table stays in memory."""
        self.used_at = time.monotonic()

    def now(self) -> int:
        """The time at this table."""
        return self.time.at(now())


class TableObserver:
    """Hears what happens to the tables of this node: override what matters to you, and `LiveTables.observe`."""

    def announce(self, opened: OpenTable, happened: list[Happened]) -> None:
        """Something has happened and is stored; called with the lock held."""

    def changed(self, opened: OpenTable) -> None:
        """A change was made on this node."""

    def removed(self, opened: OpenTable) -> None:
        """The table no longer exists."""


class LiveTables:
    """Every change is stored before anybody hears of it. Of several nodes that change a table at once, one succeeds;
    the others catch up and try again on what is there now."""

    def __init__(
        self, store: Store, bus: Bus, due: DueTimes, downtimes: Downtimes = (), old_rules_patience: int = 0
    ) -> None:
        """`old_rules_patience`: milliseconds without a change before a game whose rules are gone is closed."""
        self.store = store
        self.bus = bus
        self.due = due
        self.tables: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.replay_threads = ReplayThreads()
        self.downtimes = downtimes
        self.old_rules_patience = old_rules_patience
        self.observers: list[TableObserver] = []

    def observe(self, observer: TableObserver) -> None:
        self.observers.append(observer)

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
        try:
            table, _ = await self.replay_threads.folded(row, seats, entries, self.downtimes)
        except OtherRules as error:
            if error.is_older:
                await self.close_old(row, entries)
            raise
        return table

    async def close_old(self, row: TableRow, entries: list[Entry]) -> None:
        """Ends a game whose rules are gone, so that its record and its seed are everybody's. While a node with an older
        program may still play it, it is left alone."""
        entry = closing(row, entries, now())
        if entry is None or now() - row.changed_at < self.old_rules_patience:
            return
        try:
            await self.store.append(Append(row.id, [entry], "over", None, []))
            LOG.info("closed: its rules are gone", extra={"table": row.id, "game": row.game, "rules": row.rules})
        except Taken:
            LOG.info("another node still plays by older rules", extra={"table": row.id})

    async def act(self, table_id: str, verb: Verb, shown: Credentials) -> int:
        """Does something at a table and returns its number once it is durable. Raises what the verb raises."""
        opened = await self.open(table_id)
        async with opened.lock:
            changes = await self.attempts(opened, verb, shown)
        for observer in self.observers:
            observer.changed(opened)
        if changes.opened is not None and not any(seat.is_free for seat in changes.opened[1]):
            await self.act(changes.opened[0].id, Start(), SERVER)
        return changes.happened[-1].entry.seq if changes.happened else opened.table.seq

    async def attempts(self, opened: OpenTable, verb: Verb, shown: Credentials) -> Changes:
        for _ in range(ATTEMPTS):
            if opened.broken:
                await self.reload(opened)
            changes = await self.attempt(opened, verb, shown)
            if changes is not None:
                return changes
        raise Unavailable("too much is happening at this table at once: try again")

    async def attempt(self, opened: OpenTable, verb: Verb, shown: Credentials) -> Changes | None:
        before, at = opened.table.seq, opened.now()
        opened.broken = True
        try:
            if verb.replays(opened.table):
                opened.table = await self.do_aside(opened.table, verb, shown, at)
            else:
                do(opened.table, verb, shown, at)
        except PentarchyError:
            opened.broken = opened.table.seq != before
            raise
        except Taken:
            return None
        table = opened.table
        changes = table.take_changes()
        if changes.opened is not None:
            await self.store.create(*changes.opened)
        if not await self.store_changes(opened, changes):
            return None
        opened.broken = False
        self.tell(opened, changes.happened)
        self.bus.publish(table.id, table.seq)
        return changes

    async def do_aside(self, table: Table, verb: Verb, shown: Credentials, at: int) -> Table:
        """What takes a while is done to another copy of the table, so that everybody else goes on meanwhile. Raises
        Taken when the log has gone on already."""
        check(table, shown, verb)
        row, seats, entries = await self.store.load(table.id)
        if len(entries) != table.seq:
            raise Taken

        def work() -> Table:
            twin = revived(row, seats, entries, self.downtimes)
            do(twin, verb, shown, at)
            return twin

        return await self.replay_threads.run(row, work)

    async def store_changes(self, opened: OpenTable, changes: Changes) -> bool:
        """Whether this node was the first to write; then all of it is durable."""
        table, entries = opened.table, [each.entry for each in changes.happened]
        if not entries:
            return True
        due = self.due.of(table, opened.now())
        due_at = None if due is None else due - opened.time.ahead
        try:
            await self.store.append(Append(table.id, entries, table.phase, due_at, changes.seats))
        except Taken:
            if changes.opened is not None:
                await self.store.remove(changes.opened[0].id)
            return False
        return True

    async def remove(self, table_id: str, shown: Credentials) -> None:
        """Removes a table whose game has not begun, or a branch that nobody else plays."""
        opened = await self.open(table_id)
        async with opened.lock:
            table = opened.table
            check(table, shown, Remove(branch=bool(table.terms.origin) and table.plays_alone()))
            await self.store.remove(table_id)
            self.forget(opened)
        self.bus.publish(table_id, opened.table.seq + 1)

    def forget(self, opened: OpenTable) -> None:
        """The table no longer exists."""
        self.tables.pop(opened.table.id, None)
        for observer in self.observers:
            observer.removed(opened)

    def tell(self, opened: OpenTable, happened: list[Happened]) -> None:
        if happened:
            opened.announced_seq = happened[-1].entry.seq
            for observer in self.observers:
                observer.announce(opened, happened)

    async def reload(self, opened: OpenTable) -> None:
        """Reads a table again that has gone wrong in memory, and tells its people what they have not heard."""
        row, seats, entries = await self.store.load(opened.table.id)
        table, happened = await self.replay_threads.folded(row, seats, entries, self.downtimes)
        opened.table, opened.broken = table, False
        if table.seq > opened.announced_seq:
            opened.time.saw(table.last_at, now())
        self.tell(opened, [each for each in happened if each.entry.seq > opened.announced_seq])

    async def reread(self, table_id: str) -> None:
        """Something was done at a table by other hands than a node's."""
        opened = self.tables.get(table_id)
        if opened is not None:
            async with opened.lock:
                try:
                    await self.reload(opened)
                except NoSuchTable:
                    self.forget(opened)

    def is_behind(self, table_id: str, seq: int) -> bool:
        """Whether somebody here waits for what another node has done. A table that nobody watches is forgotten instead,
        and read again when it is needed."""
        opened = self.tables.get(table_id)
        if opened is None or opened.table.seq >= seq:
            return False
        if opened.watched or opened.lock.locked():
            return True
        del self.tables[table_id]
        return False

    async def follow(self, table_id: str, seq: int) -> None:
        """Another node says that a table has gone on."""
        opened = self.tables.get(table_id)
        if opened is None or opened.table.seq >= seq:
            return
        async with opened.lock:
            try:
                if opened.broken:
                    await self.reload(opened)
                await self.catch_up(opened)
            except NoSuchTable:
                self.forget(opened)

    async def catch_up(self, opened: OpenTable) -> None:
        """Raises NoSuchTable when it was removed elsewhere."""
        table = opened.table
        entries = await self.store.since(table.id, table.seq)
        if not entries:
            await self.store.check_there(table.id)
            return
        if len(entries) > SHORT or any(takes_long(entry) for entry in entries):
            await self.reload(opened)
            return
        if any(entry.kind in SEATS_CHANGE for entry in entries):
            table.seats = await self.store.seats_of(table.id)
        happened = table.fold(entries)
        opened.time.saw(table.last_at, now())
        self.tell(opened, happened)

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
            latest = await self.store.latest(watched)
            for table_id in watched:
                await self.follow(table_id, latest.get(table_id, GONE))
