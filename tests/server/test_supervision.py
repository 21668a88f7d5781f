"""What would stop the background work of a node, as an attack: it goes on, and health says what does not."""

import asyncio
import json
import time

import msgspec
import pytest
from sqlalchemy import text

from pentarchy.server import supervision
from pentarchy.server.notifications import deliveries, post
from pentarchy.server.notifications.encryption import packed
from pentarchy.server.operators.metrics import Metrics
from pentarchy.server.supervision import Supervisor
from pentarchy.tables.errors import Unavailable
from tests.server.client import HUMAN, OPEN, PATIENCE

pytestmark = pytest.mark.anyio
SLOW = {"type": "days", "days": 2}


async def until(test, seconds=20.0):
    deadline = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < deadline, "it did not happen in time"
        await asyncio.sleep(0.02)


@pytest.fixture
async def supervisor(monkeypatch):
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.05)
    supervisor = Supervisor(Metrics())
    yield supervisor
    await supervisor.close()


async def test_what_fails_is_tried_again_and_named_until_it_works(supervisor):
    tries = []

    async def work():
        tries.append(time.monotonic())
        if len(tries) < 6:
            raise TypeError("nobody has thought of this")

    supervisor.every(0.01, "odd", work)
    await until(lambda: supervisor.failing() == ["odd"])
    await until(lambda: supervisor.failing() == [])
    supervisor.report()
    figures = supervisor.metrics.text().decode()
    assert 'pentarchy_task_failures_total{task="odd"} 5.0' in figures
    assert 'pentarchy_task_running{task="odd"} 1.0' in figures


async def test_the_pause_grows(supervisor, monkeypatch):
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 30.0)
    supervisor.every(5.0, "slow", lambda: asyncio.sleep(0))
    [task] = supervisor.tasks
    pauses = []
    for failures in range(5):
        task.failures = failures
        pauses.append(task.pause())
    assert pauses == [5.0, 10.0, 20.0, 30.0, 30.0]


async def test_what_hangs_is_given_up(supervisor, monkeypatch):
    monkeypatch.setattr(supervision, "STUCK_AFTER", 0.02)
    supervisor.every(0.01, "hung", lambda: asyncio.sleep(60))
    await until(lambda: supervisor.failing() == ["hung"])


async def test_what_was_cancelled_from_outside_is_named(supervisor):
    supervisor.every(60, "ended", lambda: asyncio.sleep(0))
    supervisor.tasks[0].running.cancel()
    await until(lambda: supervisor.failing() == ["ended"])


async def test_a_task_run_once_that_fails_is_counted(supervisor):
    async def fail():
        raise KeyError("what")

    supervisor.run_once("letter", fail())
    await until(lambda: not supervisor.one_offs)
    assert 'pentarchy_task_failures_total{task="letter"} 1.0' in supervisor.metrics.text().decode()


async def test_health_names_what_does_not_run(api):
    assert (await api.get("/healthz")).json()["status"] == "ok"
    clocks = next(task for task in api.node.supervisor.tasks if task.name == "clocks")
    clocks.running.cancel()
    await until(clocks.running.done)
    answer = await api.get("/healthz")
    assert (answer.status_code, answer.json()["status"], answer.json()["tasks"]) == (503, "ailing", ["clocks"])
    assert 'pentarchy_task_running{task="clocks"} 0.0' in (await api.get("/metrics")).text


async def execute(api, statement, **values):
    await api.node.store.writer.run(lambda connection: connection.execute(text(statement), values).rowcount)


async def test_a_due_table_that_makes_no_sense_stops_no_clock(api):
    """One of an unknown game, one whose terms nobody can read: the clock of a third goes on."""
    broken = [(await api.table(HUMAN, OPEN, game="toy"))[0] for _ in range(2)]
    await execute(api, "UPDATE tables SET game = 'chess', due_at = 1, status = 'running' WHERE id = :id", id=broken[0])
    await execute(api, "UPDATE tables SET terms = '}{', due_at = 2, status = 'running' WHERE id = :id", id=broken[1])
    for table in broken:
        api.node.live.tables.pop(table, None)
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", clock={"type": "decision", "seconds": 1})
    await api.join(table)
    async with api.player(table, anna) as player:
        await asyncio.wait_for(player.until(lambda each: any(seat["warm"] for seat in each.table["seats"])), PATIENCE)
    assert api.node.supervisor.failing() == []


async def test_push_keys_that_are_none_are_refused(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    push = {"kind": "push", "endpoint": "https://push.example/x", "p256dh": "A" * 87, "auth": "A" * 22}
    answer = await api.post(f"/api/tables/{table}/notices", push, anna)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_a_seat_has_a_few_places_to_be_told_at(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    hooks = [{"kind": "hook", "url": f"https://example.org/{i}"} for i in range(6)]
    statuses = [(await api.post(f"/api/tables/{table}/notices", hook, anna)).status_code for hook in hooks]
    assert statuses == [201] * 4 + [409] * 2


class Tarpit:
    """Takes every connection, and answers one byte of a header at a time, forever."""

    def __init__(self):
        self.visitors = 0

    async def take(self, reader, writer):
        self.visitors += 1
        try:
            writer.write(b"HTTP/1.1 ")
            while True:
                writer.write(b"2")
                await writer.drain()
                await asyncio.sleep(0.1)
        except (ConnectionError, asyncio.CancelledError):
            writer.close()


class Mailbox:
    def __init__(self):
        self.letters = asyncio.Queue()

    async def take(self, reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()
        self.letters.put_nowait(time.monotonic())


def address_of(server):
    return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


async def waiting(api, url):
    """A table at which Anna is away and has asked to be told of her turn at this address."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", clock=SLOW)
    boris = await api.join(table)
    answer = await api.post(f"/api/tables/{table}/notices", {"kind": "hook", "url": url}, anna)
    assert answer.status_code == 201, answer.text
    async with api.player(table, boris) as second:
        await second.choose(1)
    return table


async def test_nobodys_notice_waits_for_anothers(serve, quick, monkeypatch):
    """Twenty hooks that drip without end, keys that are none, a body that is none: the notice after them comes while
    all that one address may have at once still hang."""
    for module in (post, deliveries):
        monkeypatch.setattr(module, "DEADLINE", None)
    tarpit, mailbox = Tarpit(), Mailbox()
    slow = await asyncio.start_server(tarpit.take, "127.0.0.1", 0)
    quickly = await asyncio.start_server(mailbox.take, "127.0.0.1", 0)
    async with serve(msgspec.structs.replace(quick, private_hooks=True)) as api:
        api.node.notifier.patience = 0
        for _ in range(20):
            await waiting(api, address_of(slow))
        table = await waiting(api, "http://127.0.0.1:1/")
        nonsense = json.dumps(
            {"kind": "push", "endpoint": address_of(quickly), "p256dh": packed(b"x" * 65), "auth": "A" * 22}
        )
        await execute(api, "UPDATE notices SET kind = 'push', target = :t WHERE table_id = :id", t=nonsense, id=table)
        await execute(api, "INSERT INTO jobs VALUES ('x', 'turn', '[]', 1, 0)")
        await execute(
            api, "INSERT INTO jobs VALUES ('y', 'turn', '{\"table\": \"' || :id || '\", \"seat\": 99}', 1, 0)", id=table
        )
        await waiting(api, address_of(quickly))
        await asyncio.wait_for(api.node.notifier.deliver(), PATIENCE)
        await asyncio.wait_for(mailbox.letters.get(), PATIENCE)
        await until(lambda: len(api.node.notifier.deliveries.tasks) == tarpit.visitors == deliveries.MOST_TO_ONE)
        jobs = await api.node.store.read(lambda connection: connection.execute(text("SELECT id FROM jobs")).all())
        assert not {("x",), ("y",)} & {*map(tuple, jobs)}, "nonsense is not tried again"
        assert api.node.supervisor.failing() == []
    slow.close()
    quickly.close()


async def test_an_address_that_drips_is_given_up(monkeypatch):
    monkeypatch.setattr(post, "DEADLINE", 0.1)
    slow = await asyncio.start_server(Tarpit().take, "127.0.0.1", 0)
    with pytest.raises(Unavailable):
        await asyncio.wait_for(post.post(address_of(slow), {}, b"", private=True), PATIENCE)
    slow.close()


async def test_deliveries_are_few_at_once_and_end(monkeypatch):
    """Where each of a person's addresses has its own deadline, all of them together have one as well."""
    monkeypatch.setattr(deliveries, "DEADLINE", 0.1)
    under_way = deliveries.Deliveries()
    for _ in range(deliveries.MOST_AT_ONCE):
        under_way.begin(asyncio.Event().wait)
    assert under_way.free == 0
    await until(lambda: under_way.free == deliveries.MOST_AT_ONCE)
