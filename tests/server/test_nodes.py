"""Many nodes: the buses on real services, two nodes at one table, one of them killed."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress

import msgspec
import pytest
import websockets

from pentarchy.server.bus import MemoryBus, open_bus
from pentarchy.server.bus.memory import packed, unpacked
from pentarchy.server.config import Config
from pentarchy.server.scheduler import LEASE, patience_with_bots
from pentarchy.tables.errors import Malformed
from tests.server.client import HUMAN, OPEN, PATIENCE, in_time

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(params=["local", "redis", "postgres"])
def bus_address(request, tmp_path):
    if request.param == "local":
        return f"local://{tmp_path / 'bus'}"
    address = request.getfixturevalue(request.param).address
    return address if request.param == "redis" else f"{address}/postgres"


async def test_what_one_node_says_all_hear(bus_address):
    heard = asyncio.Queue()
    speaker, listener = open_bus(bus_address), open_bus(bus_address)
    await speaker.open(lambda *_: None)
    await listener.open(lambda *pair: heard.put_nowait(pair))
    for seq in range(50):
        speaker.publish("table", seq)
    assert [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(50)] == [("table", seq) for seq in range(50)]
    await speaker.close()
    await listener.close()


async def test_a_bus_that_is_not_there_holds_nobody_up():
    bus = open_bus("redis://127.0.0.1:1")
    bus.listening.set()
    await bus.open(lambda *_: None)
    began = time.monotonic()
    for seq in range(20_000):
        bus.publish("table", seq)
    await asyncio.wait_for(bus.close(), PATIENCE)
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("address", ["kafka://x", "nonsense"])
def test_unknown_buses_are_refused(address):
    with pytest.raises(Malformed):
        open_bus(address)


async def test_the_memory_bus_tells_nobody():
    bus = open_bus("memory://")
    assert isinstance(bus, MemoryBus)
    await bus.open(lambda *_: pytest.fail("there is nobody to hear"))
    bus.publish("table", 1)
    await bus.close()


@pytest.mark.parametrize(("message", "pair"), [("t 5", ("t", 5)), ("t", None), ("t x", None), (" 5", None), ("", None)])
def test_messages_of_others_are_ignored(message, pair):
    assert unpacked(message) == pair
    assert pair is None or packed(*pair) == message


async def test_a_lost_message_costs_nothing(serve, quick):
    """Two nodes at one database that cannot hear each other."""
    async with serve(quick) as one, serve(quick) as other:
        table, _, [anna] = await one.table(HUMAN, OPEN, game="toy")
        boris = await one.join(table)
        async with one.player(table, anna) as first, other.player(table, boris) as second:
            await first.choose(0, "bid 1")
            assert second.seq == first.seq - 1
            await other.node.live.look_for_missed()
            await second.hear("step")
            assert second.seq == first.seq
            await first.say("chat", seat=0, text="hello", ref=1)
            await first.hear("done")
            assert (await second.choose(1, "bid 1"))["type"] == "done", (
                "behind by a chat, the choice is made all the same"
            )
            await one.node.live.look_for_missed()
            await first.until(lambda each: each.view[0]["bids"] == [1, 1])


async def test_whoever_comes_from_a_dead_node_finds_what_they_saw_there(serve, quick, monkeypatch):
    """The last move was stored and told, and then the node died before the bus had it."""
    monkeypatch.setattr("pentarchy.server.bus.remote.PATIENCE", 0.05)
    deaf = msgspec.structs.replace(quick, bus="redis://127.0.0.1:1")
    async with serve(deaf) as one, serve(deaf) as other:
        table, _, [anna] = await one.table(HUMAN, OPEN, game="toy")
        boris = await one.join(table)
        async with other.player(table, boris):
            async with one.player(table, anna) as first:
                await first.choose(0, "bid 1")
            async with other.player(table, anna, last_seq=first.seq) as again:
                assert again.seq == first.seq


async def test_of_two_answers_at_once_one_counts(serve, quick):
    async with serve(quick) as one, serve(quick) as other:
        table, _, tokens = await one.table(HUMAN, {**HUMAN, "name": "Boris"})
        async with one.player(table, *tokens) as first, other.player(table, *tokens) as second:
            seat = next(seat for seat in (0, 1) if first.asks[seat])
            answers = await asyncio.gather(first.choose(seat), second.choose(seat))
            assert sorted(answer["type"] for answer in answers) == ["done", "stale"]


async def test_a_rolling_restart_is_a_reconnect(launch, fresh_postgres, redis):
    settings = {"database": fresh_postgres, "bus": redis.address}
    old = [await launch(**settings), await launch(**settings)]
    table, _, tokens = await old[0].api.table(HUMAN, {**HUMAN, "name": "Boris"})
    async with old[0].api.player(table, *tokens) as player, old[1].api.player(table) as watcher:
        await some_moves(player)
        await told_to_come_back(old[0], player)
        await watcher.until(lambda each: each.seq == player.seq)
    async with old[1].api.player(table, *tokens, last_seq=player.seq) as player:
        await some_moves(player)
        new = await launch(**settings)
        await told_to_come_back(old[1], player)
    async with new.api.player(table, *tokens, last_seq=player.seq) as again:
        assert again.seq == player.seq
        assert again.view == player.view
        await again.play_on(0, 1)


async def some_moves(player):
    for _ in range(5):
        assert (await player.choose(next(seat for seat in (0, 1) if player.asks[seat])))["type"] == "done"


async def told_to_come_back(node, player):
    node.process.terminate()
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await player.until(lambda _: False)
    assert closed.value.rcvd.code == 1012
    assert node.terminate() in (0, -15)


async def test_one_node_dies_and_nobody_notices(launch, fresh_postgres, redis):
    settings = {"database": fresh_postgres, "bus": redis.address, "bot_pause": 0, "bot_deadline": 1}
    one, other = await launch(**settings), await launch(**settings)
    table, _, [anna] = await one.api.table(HUMAN, OPEN, BOT)
    boris = await other.api.join(table)
    async with other.api.player(table, boris, last_seq=0) as second:
        play = asyncio.create_task(second.play_on(1))
        async with one.api.player(table, anna, last_seq=0) as first:
            for _ in range(6):
                while not first.asks[0]:
                    await first.hear()
                await first.choose(0)
            events = first.events
            seen = first.seq
            await one.kill()
            with pytest.raises(websockets.ConnectionClosed):
                await first.until(lambda _: False)
        async with other.api.player(table, anna, last_seq=seen) as first:
            assert first.seq >= seen
            events += first.events
            first.events = []
            await first.play_on(0)
            events += first.events
        await asyncio.wait_for(play, PATIENCE)
    assert [event["kind"] for event in events] == [event["kind"] for event in second.events], "both heard the same"


async def test_after_a_node_has_died_its_bots_move_on_within_three_seconds(launch, fresh_postgres, redis):
    """With the usual patience for bots that think, which is far longer than that."""
    settings = {"database": fresh_postgres, "bus": redis.address}
    one, other = await launch(**settings), await launch(**settings)
    warm, *_ = await other.api.table(HUMAN, BOT, BOT)
    tables = [(await one.api.table(BOT, BOT, BOT))[0] for _ in range(3)]
    async with AsyncExitStack() as stack:
        watchers = [await stack.enter_async_context(other.api.player(table)) for table in [*tables, warm]][:3]
        for watcher in watchers:
            await watcher.hear("step")
            await watcher.hear("step")
        await one.kill()
        died = time.monotonic()
        await asyncio.gather(*(moves_after(watcher, died) for watcher in watchers))


def test_a_node_has_the_table_of_a_bot_to_itself_for_a_moment_only():
    """However long bots may think: whoever asks one says again and again that it is still there."""
    assert patience_with_bots(Config(bus="redis://localhost", bot_deadline=60.0)) == LEASE


async def test_a_table_whose_bot_thinks_is_its_nodes_until_that_node_dies(serve, quick, tmp_path, monkeypatch):
    """Nothing here waits for time to go by: the background work of both nodes is done by hand."""
    shared = msgspec.structs.replace(quick, bus=f"local://{tmp_path / 'bus'}")
    async with serve(shared) as one, serve(shared) as other:
        rhythm = {task.name: task.seconds for task in one.node.supervisor.tasks}
        assert 2 * rhythm["bots"] <= LEASE / 1000, "it is renewed before it runs out"
        assert LEASE / 1000 + rhythm["clocks"] <= 2, "which leaves a second for the bot"
        for api in (one, other):
            await api.node.supervisor.close()
        monkeypatch.setattr(one.node.scheduler.pool, "choose", lambda job: asyncio.Event().wait())
        table, *_ = await one.table(BOT, BOT, game="toy")
        async with asyncio.timeout(in_time(3)):
            row, _, log = await other.node.store.load(table)
            while table not in await other.node.store.due(row.changed_at + LEASE, 10):  # until all is written
                await asyncio.sleep(0.01)
                row, _, log = await other.node.store.load(table)
        await asyncio.sleep(0.01)
        await one.node.scheduler.renew()
        assert table not in await other.node.store.due(row.due_at, 10), "it still thinks"
        await other.node.scheduler.sweep(row.due_at + LEASE)
        await asyncio.gather(*other.node.scheduler.thinking.values())
        assert len(await other.node.store.since(table, 0)) > len(log)


async def moves_after(watcher, died):
    """What the dead node has still said comes first, then nothing for a moment, then the next step in time."""
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(watcher.hear("step"), 0.3)
    await watcher.hear("step")
    assert time.monotonic() - died < in_time(3)
