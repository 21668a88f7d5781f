"""A node: one process of the server, with everything it holds."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

from sqlalchemy.exc import SQLAlchemyError

from pentarchy.server.accounts.sessions import Accounts
from pentarchy.server.bus import open_bus
from pentarchy.server.clock import CLOCK, now
from pentarchy.server.config import Config
from pentarchy.server.errors import Unavailable
from pentarchy.server.limits import Limiter
from pentarchy.server.live_tables import LiveTables, OpenTable
from pentarchy.server.notices.notifier import Notifier
from pentarchy.server.operators.metrics import Metrics
from pentarchy.server.play.audience import SIGNED_OUT, Audiences
from pentarchy.server.play.sending import SendBatch
from pentarchy.server.play.session import Session
from pentarchy.server.scheduler import Scheduler
from pentarchy.server.store import Store, accounts, node_heartbeats
from pentarchy.server.workers import Pool
from pentarchy.tables.errors import Refused, Stale
from pentarchy.tables.rights import Credentials
from pentarchy.tables.verbs import Back

LOG = logging.getLogger(__name__)
SWEEP_EVERY = 0.5
HOUSEKEEPING_EVERY = 5.0
COLLECTION_EVERY = 600.0
MINUTE = 60
FOR_EVER = 2**62
SESSION = "session:"
"""Before the hash of an account's session, on the bus."""


class Node:
    """Open it inside a running event loop; `close` returns once everything that was acknowledged lies safe."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.id = token_hex(8)
        self.metrics = Metrics()
        self.requests = Limiter(config.rate, 3 * config.rate)
        self.new_tables = Limiter(config.rate / 60, config.rate)
        self.guesses = Limiter(config.rate / 60, config.rate)
        """Codes of tables that an address may try: too few to find one by trying."""
        self.sign_ins = Limiter(config.rate / 400, 5 if config.rate else 0)
        self.connections: dict[str, int] = {}
        self.sends = SendBatch()
        self.audiences = Audiences()
        self.sessions: set[Session] = set()
        """Every open websocket."""
        self.tasks: list[asyncio.Task[None]] = []
        self.following: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        config = self.config
        self.store = await asyncio.to_thread(Store, config.database_url, config.key, config.key_file)
        shared = await self.store.time()
        if shared is not None:
            CLOCK.set(shared)
        self.secret = await self.store.secret("server", lambda: token_hex(32))
        self.bus = open_bus(config.bus)
        self.scheduler = Scheduler(Pool(config.bot_workers, config.bot_deadline), config.bot_pause)
        self.live = LiveTables(self.store, self.bus, self.scheduler.due)
        self.live.announce, self.live.removed = self.audiences.announce, self.audiences.removed
        self.scheduler.live = self.live
        self.accounts = Accounts(self.store, self.secret)
        self.notifier = await Notifier.opened(self.store, config)
        self.live.changed += [self.scheduler.attend, self.notifier.note]
        await self.store.writer.run(lambda connection: node_heartbeats.begin(connection, self.id, now()))
        await self.store.writer.run(lambda connection: accounts.drop_expired(connection, now()))
        self.live.downtimes[:] = await self.store.read(node_heartbeats.downtimes)
        await self.bus.open(self.heard)
        self.tasks = [
            asyncio.create_task(self.scheduler.sweep(FOR_EVER if config.alone else None)),
            asyncio.create_task(every(SWEEP_EVERY, self.scheduler.sweep)),
            asyncio.create_task(every(HOUSEKEEPING_EVERY, self.keep_house)),
            asyncio.create_task(every(HOUSEKEEPING_EVERY, self.notifier.deliver)),
            asyncio.create_task(every(COLLECTION_EVERY, collect_garbage)),
        ]
        LOG.info("open", extra={"node": self.id, "database": self.store.engine.dialect.name})

    def heard(self, table_id: str, seq: int) -> None:
        """From the bus: a table is at this entry, or an account's session is over."""
        if table_id.startswith(SESSION):
            self.end_sessions({table_id.removeprefix(SESSION)})
        opened = self.live.tables.get(table_id)
        if opened is not None and opened.table.seq < seq:
            task = asyncio.create_task(self.live.follow(table_id, seq))
            self.following.add(task)
            task.add_done_callback(self.following.discard)

    async def keep_house(self) -> None:
        await self.store.writer.run(lambda connection: node_heartbeats.beat(connection, self.id, now()))
        if not self.config.alone:
            await self.live.look_for_missed()
        await self.look_for_signed_out()
        await self.store.seen(self.present(), now())
        self.live.forget_idle(self.config.idle_minutes * MINUTE)
        self.metrics.tables.set(len(self.live.tables))
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.workers_replaced.set(self.scheduler.pool.replaced)

    def present(self) -> list[tuple[str, int]]:
        """The seats at tables where presence matters that somebody is connected to."""
        return [(table_id, seat) for table_id, opened in self.live.tables.items() for seat in opened.connected]

    # People come and go.

    def signed_out(self, key_hash: str) -> None:
        """The session of an account is over: its websockets end at once, here and on every other node."""
        self.end_sessions({key_hash})
        self.bus.publish(f"{SESSION}{key_hash}", 0)

    def end_sessions(self, key_hashes: set[str]) -> None:
        for session in [*self.sessions]:
            if session.account is not None and session.account.key_hash in key_hashes:
                session.send_away(SIGNED_OUT)

    async def look_for_signed_out(self) -> None:
        """What the bus may have lost, and sessions that have run out."""
        hashes = {session.account.key_hash for session in self.sessions if session.account is not None}
        if hashes:
            self.end_sessions(await self.accounts.closed(hashes))

    async def arrived(self, opened: OpenTable, seats: list[int], shown: Credentials) -> None:
        """Hands seats back that were kept warm; whoever was outvoted has to ask for theirs."""
        await self.note_seen(opened, seats)
        for seat in seats:
            if seat in opened.table.stood_in - opened.table.outvoted:
                try:
                    await self.live.act(opened.table.id, Back(seat=seat), shown)
                except Stale:
                    LOG.debug("somebody else handed the seat back", extra={"table": opened.table.id})

    async def left(self, opened: OpenTable, seats: list[int]) -> None:
        if not self.closing:
            await self.note_seen(opened, seats)

    async def note_seen(self, opened: OpenTable, seats: list[int]) -> None:
        """Who was here when. Nobody is turned away because this cannot be stored."""
        if not seats:
            return
        try:
            await self.store.seen([(opened.table.id, seat) for seat in seats], now())
        except Unavailable as error:
            LOG.warning("presence is not noted: %s", error, extra={"table": opened.table.id})

    async def close(self) -> None:
        self.closing = True
        for task in [*self.tasks, *self.following]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.following, return_exceptions=True)
        await self.scheduler.close()
        await self.notifier.close()
        await self.bus.close()
        await asyncio.to_thread(self.store.close)
        LOG.info("closed", extra={"node": self.id})


async def collect_garbage() -> None:
    """The full collection that `serving` keeps Python from doing in the middle of a game."""
    LOG.debug("%d objects were garbage", gc.collect())


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Does something again and again; a failure is logged and does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (Refused, SQLAlchemyError, OSError):
            LOG.exception("a regular task failed")
