"""Notifies absent people of their turns. Pending notifications are stored and survive a crash."""

import asyncio
import hmac
import json
import logging
from collections.abc import Awaitable
from functools import partial

import msgspec

from pentarchy.server.clock import now
from pentarchy.server.config import Config
from pentarchy.server.live_tables import LiveTables, OpenTable, TableObserver
from pentarchy.server.notifications import encryption
from pentarchy.server.notifications.addresses import checked_url
from pentarchy.server.notifications.deliveries import Deliveries
from pentarchy.server.notifications.post import post
from pentarchy.server.notifications.targets import Hook, Push, Target, Turn, address_of
from pentarchy.server.store import notifications as rows
from pentarchy.tables.errors import Malformed, NoSuchTable, Refused, Unavailable
from pentarchy.tables.seats import hashed
from pentarchy.tables.table import Table

LOG = logging.getLogger(__name__)
AT_A_TIME = 50
MOST_TRIES = 6
MOST_NOTICES = 16
PATIENCE = 10_000
"""Milliseconds before a notice goes out: whoever is back by then needs none."""
GONE = (404, 410)


class Notifier(TableObserver):
    def __init__(self, live: LiveTables, config: Config, key: str) -> None:
        self.store = live.store
        self.config = config
        self.key = encryption.key_from(key)
        self.patience = PATIENCE
        self.tasks: set[asyncio.Task[None]] = set()
        self.deliveries = Deliveries()
        live.observe(self)

    @property
    def public_key(self) -> str:
        """For `PushManager.subscribe`; empty where web push is off."""
        return encryption.packed(encryption.public(self.key)) if self.config.vapid_contact else ""

    def changed(self, opened: OpenTable) -> None:
        """Remembers to tell everybody who has just been asked, in a slow game, and is not here."""
        table, here = opened.table, opened.connected
        if table.terms.clock.type not in ("none", "days"):
            return
        for seat in table.pending:
            if seat not in here and not table.player_of(seat) and just_asked(table, seat):
                self.remember(table, seat)

    def remember(self, table: Table, seat: int) -> None:
        body = json.dumps({"table": table.id, "seat": seat, "decision": table.decision_of(seat)})
        job = rows.JobRow(hashed(body)[:32], "turn", body, now() + self.patience, 0)
        task = asyncio.create_task(self.keep(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep(self, job: rows.JobRow) -> None:
        """The move stands whether or not its notice can be stored."""
        try:
            await self.store.writer.run(lambda connection: rows.add_job(connection, job))
        except Refused as error:
            LOG.warning("a notice is lost: %s", error)

    async def close(self) -> None:
        """Returns once everything remembered is stored; what is on its way comes again."""
        await asyncio.gather(*self.tasks)
        await self.deliveries.close()

    async def deliver(self) -> None:
        """Begins to send what is due. A target that fails is tried again, each time later; one that is gone is
        forgotten. Nobody waits for anybody else's."""
        free = min(self.deliveries.free, AT_A_TIME)
        if free > 0:
            for job in await self.store.writer.run(lambda connection: rows.claim_jobs(connection, now(), free)):
                self.deliveries.begin(partial(self.work_off, job))

    async def work_off(self, job: rows.JobRow) -> None:
        try:
            body = msgspec.json.decode(job.body, type=dict[str, int | str])
            finished = await self.told(str(body["table"]), int(body["seat"]))
        except (msgspec.MsgspecError, KeyError, ValueError, IndexError):
            LOG.exception("a notice makes no sense", extra={"job": job.id})
            finished = True
        if finished or job.tries >= MOST_TRIES:
            await self.store.writer.run(lambda connection: rows.drop_job(connection, job.id))

    async def told(self, table_id: str, seat: int) -> bool:
        """Whether nothing is left to be done."""
        try:
            row, seats, _ = await self.store.load(table_id)
        except NoSuchTable:
            return True
        person = seats[seat]
        if row.status != "running" or now() - person.seen_at < self.patience:
            return True
        turn = Turn(table_id, row.game, seat, person.name, f"{self.config.address}/t/{table_id}")
        found = await self.store.read(lambda connection: rows.notices_of(connection, table_id, seat, person.user_id))
        return all(await asyncio.gather(*(self.sent(notice, turn) for notice in found[:MOST_NOTICES])))

    async def sent(self, notice: rows.NoticeRow, turn: Turn) -> bool:
        """Whether this one need not be tried again; nonsense is not."""
        try:
            status = await self.send(msgspec.json.decode(notice.target, type=Target), turn)
        except Unavailable as error:
            LOG.warning("a notice was not delivered: %s", error, extra={"notice": notice.id})
            return False
        except (Malformed, msgspec.MsgspecError, ValueError) as error:
            LOG.warning("a notice cannot be delivered: %s", error, extra={"notice": notice.id})
            return True
        if status in GONE:
            await self.store.writer.run(lambda connection: rows.drop_notice(connection, notice.id))
        return status < 500

    async def send(self, target: Target, turn: Turn) -> int:
        body = msgspec.json.encode(turn)
        host = checked_url(address_of(target), self.config.private_hooks).netloc.lower()
        if not self.deliveries.enter(host):
            raise Unavailable("other notifications are already being sent to this address")
        try:
            return await (self.push(target, body) if isinstance(target, Push) else self.call(target, body))
        finally:
            self.deliveries.leave(host)

    def push(self, target: Push, body: bytes) -> Awaitable[int]:
        """Raises ValueError for keys that are none."""
        sealed = encryption.encrypted(body, encryption.unpacked(target.p256dh), encryption.unpacked(target.auth))
        signed = encryption.vapid(self.key, target.endpoint, self.config.vapid_contact, now() // 1000)
        headers = {"Authorization": signed, "Content-Encoding": "aes128gcm", "TTL": "86400"}
        return post(target.endpoint, headers, sealed, self.config.private_hooks)

    def call(self, target: Hook, body: bytes) -> Awaitable[int]:
        signature = hmac.digest(target.secret.encode(), body, "sha256").hex()
        headers = {"Content-Type": "application/json", "Pentarchy-Signature": f"sha256={signature}"}
        return post(target.url, headers, body, self.config.private_hooks)


def just_asked(table: Table, seat: int) -> bool:
    return bool(table.recent) and table.timing.asked_at[seat] == table.recent[-1].entry.at
