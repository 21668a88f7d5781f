"""A node: one process of the server, with everything it holds."""

import asyncio
import gc
import logging
import sys
from secrets import token_hex
from typing import NamedTuple

from pentarchy.server.accounts.sessions import Accounts
from pentarchy.server.bus import open_bus
from pentarchy.server.clock import CLOCK, now
from pentarchy.server.config import Config
from pentarchy.server.errors import Banned
from pentarchy.server.limits import ConcurrencyLimit, Guesses, Limiter
from pentarchy.server.live_tables import LiveTables, OpenTable
from pentarchy.server.notifications.encryption import new_key
from pentarchy.server.notifications.notifier import Notifier
from pentarchy.server.operators.health import Health
from pentarchy.server.operators.measures import Measures
from pentarchy.server.operators.metrics import Metrics
from pentarchy.server.operators.retention import DAY, prune
from pentarchy.server.play.audience import Audiences
from pentarchy.server.play.sending import SendBatch
from pentarchy.server.play.session import Session
from pentarchy.server.record_pool import RecordPool
from pentarchy.server.reviews import Reviews
from pentarchy.server.scheduler import Scheduler, patience_with_bots
from pentarchy.server.store import Store, accounts, measures, node_heartbeats
from pentarchy.server.supervision import Supervisor
from pentarchy.server.workers import Pool
from pentarchy.tables.audience import BANNED, SIGNED_OUT
from pentarchy.tables.clocks import Downtimes
from pentarchy.tables.due_times import DueTimes
from pentarchy.tables.errors import Stale, Unavailable
from pentarchy.tables.rights import Credentials
from pentarchy.tables.verbs import Back

LOG = logging.getLogger(__name__)
SWEEP_EVERY = 0.5
MEASURES_EVERY = 1.0
HOUSEKEEPING_EVERY = 5.0
COLLECTION_EVERY = 600.0
RETENTION_EVERY = 3600.0
MINUTE = 60
MOST_HINTS = 2
FOR_EVER = 2**62
OLD_RULES_PATIENCE = 600_000
"""Longer than a rolling restart leaves a table alone."""
MEASURES_FOR = 30 * DAY
"""How long it is known what operators did after it has run out."""
SESSION = "session:"
"""Before the hash of an account's session, on the bus."""


class Node:
    """One process of the server. `open_node` makes it; `close` returns once all that was acknowledged is safe."""

    def __init__(self, config: Config, node_id: str, store: Store, stored: "Stored") -> None:
        self.config = config
        self.id = node_id
        self.store = store
        self.secret = stored.secret
        self.metrics = Metrics()
        self.measures = Measures()
        self.limit_rates(config.rate)
        self.record_pool = RecordPool(limited=bool(config.rate))
        self.reviews = Reviews(limited=bool(config.rate))
        self.bus = open_bus(config.bus)
        self.live = LiveTables(
            store,
            self.bus,
            DueTimes(patience_with_bots(config)),
            stored.downtimes,
            0 if config.alone else OLD_RULES_PATIENCE,
        )
        self.audiences = Audiences(self.live)
        self.scheduler = Scheduler(self.live, Pool(config.bot_workers, config.bot_deadline), config.bot_pause)
        self.notifier = Notifier(self.live, config, stored.push_key)
        self.accounts = Accounts(store, self.secret)
        self.connections: dict[str, int] = {}
        self.sends = SendBatch()
        self.sessions: set[Session] = set()
        """Every open websocket."""
        self.supervisor = Supervisor(self.metrics, lambda: self.bus.tasks)
        self.health = Health(self.id, self.beat, self.supervisor.failing)
        self.closing = False

    def limit_rates(self, rate: float) -> None:
        """All of them by address; a rate of zero limits nothing."""
        self.requests = Limiter(rate, 3 * rate)
        self.new_tables = Limiter(rate / 60, rate)
        self.replays = Limiter(rate / 20, rate / 2)
        """Moves taken back: each means that the whole game is played through again."""
        self.guesses = Limiter(rate / 60, rate)
        """Codes of tables that an address may try: too few to find one by trying."""
        self.guesses_at_names = Guesses(rate)
        self.sign_ins = Limiter(rate / 400, 5 if rate else 0)
        self.hints = ConcurrencyLimit(MOST_HINTS if rate else sys.maxsize)

    async def start(self) -> None:
        self.measures.take_in(await self.store.read(lambda connection: measures.in_force(connection, now())))
        await self.bus.open(self.on_bus_message)
        self.begin_background_work()
        LOG.info("open", extra={"node": self.id, "database": self.store.engine.dialect.name})

    def begin_background_work(self) -> None:
        supervisor = self.supervisor
        supervisor.once("first-look", lambda: self.scheduler.sweep(FOR_EVER if self.config.alone else None))
        supervisor.every(SWEEP_EVERY, "clocks", self.scheduler.sweep)
        if not self.config.alone:
            supervisor.every(SWEEP_EVERY, "bots", self.scheduler.renew)
            supervisor.run_once("bots", self.scheduler.pool.warm_up())
        supervisor.every(MEASURES_EVERY, "measures", self.look_at_measures)
        supervisor.every(HOUSEKEEPING_EVERY, "housekeeping", self.housekeep)
        supervisor.every(HOUSEKEEPING_EVERY, "notices", self.notifier.deliver)
        supervisor.every(COLLECTION_EVERY, "collection", collect_garbage)
        supervisor.every(RETENTION_EVERY, "retention", self.clear_out)

    def on_bus_message(self, table_id: str, seq: int) -> None:
        """From the bus: a table is at this entry, or an account's session is over."""
        if table_id.startswith(SESSION):
            self.end_sessions({table_id.removeprefix(SESSION)})
        if self.live.is_behind(table_id, seq):
            self.supervisor.run_once("follow", self.live.follow(table_id, seq))

    async def beat(self) -> None:
        """Says to the other nodes that this one lives. Raises Unavailable."""
        await self.store.writer.run(lambda connection: node_heartbeats.beat(connection, self.id, now()))

    async def housekeep(self) -> None:
        await self.beat()
        if not self.config.alone:
            await self.live.look_for_missed()
        await self.look_for_signed_out()
        await self.store.seen(self.present(), now())
        self.live.forget_idle(self.config.idle_minutes * MINUTE)
        self.metrics.tables.set(len(self.live.tables))
        self.metrics.commits.set(self.store.writer.commits)
        self.metrics.workers_replaced.set(self.scheduler.pool.replaced)

    async def look_at_measures(self) -> None:
        """What operators have done, on this machine or another: it holds for open websockets too."""
        rows = await self.store.read(lambda connection: measures.in_force(connection, now()))
        changed = self.measures.take_in(rows)
        for what in ("ban", "mute"):
            self.metrics.measures.labels(what).set(sum(row.what == what for row in rows))
        for session in [*self.sessions]:
            try:
                session.check_let_in()
            except Banned:
                session.send_away(BANNED)
        for table_id in changed:
            await self.live.reread(table_id)

    async def clear_out(self) -> None:
        """Removes what is older than the operator wants to keep."""
        age = self.config.retention_days * DAY
        await self.store.writer.run(lambda connection: measures.drop_ended(connection, now() - MEASURES_FOR))
        while age and (gone := await self.store.writer.run(lambda connection: prune(connection, age, now()))):
            LOG.info("old tables are removed", extra={"tables": len(gone)})
            for table_id in gone:
                await self.live.reread(table_id)

    def present(self) -> list[tuple[str, int]]:
        """The seats at tables where presence matters that somebody is connected to."""
        return [(table_id, seat) for table_id, opened in self.live.tables.items() for seat in opened.connected]

    # People come and go.

    def sign_out(self, key_hash: str) -> None:
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

    async def note_arrival(self, opened: OpenTable, seats: list[int], shown: Credentials) -> None:
        """Hands seats back that were kept warm; whoever was outvoted has to ask for theirs."""
        await self.note_seen(opened, seats)
        for seat in seats:
            if seat in opened.table.stood_in - opened.table.outvoted:
                try:
                    await self.live.act(opened.table.id, Back(seat=seat), shown)
                except Stale:
                    LOG.debug("somebody else handed the seat back", extra={"table": opened.table.id})

    async def note_departure(self, opened: OpenTable, seats: list[int]) -> None:
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
        await self.supervisor.close()
        await self.scheduler.close()
        await self.record_pool.close()
        await self.reviews.close()
        await self.notifier.close()
        await self.bus.close()
        self.live.replay_threads.close()
        await asyncio.to_thread(self.store.close)
        LOG.info("closed", extra={"node": self.id})


class Stored(NamedTuple):
    """What a node needs to know from its database before it can begin."""

    secret: str
    push_key: str
    downtimes: Downtimes


async def open_node(config: Config) -> Node:
    """Raises Malformed, Unavailable."""
    store = await asyncio.to_thread(Store, config.database_url, config.key, config.key_file, shared=not config.alone)
    shared = await store.time()
    if shared is not None:
        CLOCK.set(shared)
    node_id = token_hex(8)
    await store.writer.run(lambda connection: node_heartbeats.begin(connection, node_id, now()))
    await store.writer.run(lambda connection: accounts.drop_expired(connection, now()))
    secret, push_key = await store.secret("server", lambda: token_hex(32)), await store.secret("vapid", new_key)
    downtimes = await store.read(node_heartbeats.downtimes)
    node = Node(config, node_id, store, Stored(secret, push_key, downtimes))
    await node.start()
    return node


async def collect_garbage() -> None:
    """The full collection that `serving` keeps Python from doing in the middle of a game."""
    LOG.debug("%d objects were garbage", gc.collect())
