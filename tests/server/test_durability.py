"""Never lost: the server is killed in the middle of things, and every acknowledged move is there again."""

import asyncio
import random

import httpx
import pytest
import websockets
from sqlalchemy.exc import OperationalError

from tests.server.client import HUMAN, OPEN, PATIENCE

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
KILLS = 3
CLEAN = (0, -15)


async def play_until_cut(api, table, tokens, acknowledged):
    """Plays all seats at random until the connection breaks; notes the last acknowledged entry."""
    try:
        async with api.player(table, *tokens) as player:
            while not player.over:
                seat = next(seat for seat in range(len(tokens)) if player.asks[seat])
                answer = await player.choose(seat)
                if answer["type"] == "done":
                    acknowledged[table] = answer["seq"]
    except (websockets.ConnectionClosed, OSError):
        return


async def test_kill_dash_nine_loses_nothing(tmp_path, launch):
    database = f"sqlite:///{tmp_path / 'pentarchy.sqlite'}"
    server = await launch(database=database)
    api = server.api
    hot = [HUMAN, {**HUMAN, "name": "Boris"}]
    tables = {made[0]: made[2] for made in [await api.table(*hot) for _ in range(6)]}
    acknowledged = dict.fromkeys(tables, 0)
    rng = random.Random(7)
    for _ in range(KILLS):
        players = [asyncio.create_task(play_until_cut(api, *each, acknowledged)) for each in tables.items()]
        enough = sum(acknowledged.values()) + rng.randrange(30, 90)
        while sum(acknowledged.values()) < enough and not all(player.done() for player in players):
            await asyncio.sleep(rng.uniform(0.001, 0.01))
        await server.kill()
        await asyncio.gather(*players)
        assert sum(acknowledged.values()) >= enough
        server = await launch(port=server.port, database=database)
        api = server.api
        for table, tokens in tables.items():
            async with api.player(table, *tokens, last_seq=0) as player:
                assert player.seq >= acknowledged[table]
                assert [past["seq"] for past in player.heard[0]["missed"]] == [*range(1, player.seq + 1)]
    async with api.player(*flat(tables)) as player:
        await player.play_on(0, 1)
    assert server.terminate() in CLEAN


def flat(tables):
    table, tokens = next(iter(tables.items()))
    return table, *tokens


async def test_bots_and_clocks_run_on_after_a_crash(tmp_path, launch):
    database = f"sqlite:///{tmp_path / 'pentarchy.sqlite'}"
    server = await launch(database=database, bot_pause=0)
    api = server.api
    bots, _, [anna] = await api.table(HUMAN, BOT)
    clock = {"type": "decision", "seconds": 2}
    slow, *_ = await api.table(HUMAN, OPEN, game="dice_king", clock=clock, stand_in="random")
    await api.join(slow)
    async with api.player(bots, anna) as player:
        while not player.asks[0]:
            await player.hear()
        await player.choose(0)
        await server.kill()
    server = await launch(port=server.port, database=database, bot_pause=0)
    api = server.api
    async with api.player(bots, anna) as player:
        await player.play_on(0)
    async with api.player(slow, last_seq=0) as watcher:
        await watcher.until(lambda each: each.over)
        happened = [*watcher.heard[0]["missed"], *watcher.heard[1:]]
        assert [each["seat"] for each in happened if each.get("kind") == "warm"] in ([0, 1], [1, 0])
    assert server.terminate() in CLEAN


async def test_nobody_hears_of_a_move_before_it_is_stored(api, monkeypatch):
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game="toy")
    gate, append = asyncio.Event(), api.node.store.append

    async def slow(change):
        await gate.wait()
        await append(change)

    monkeypatch.setattr(api.node.store, "append", slow)
    async with api.player(table, *tokens) as player, api.player(table) as watcher:
        await player.say("choose", seat=0, decision=player.asks[0]["decision"], move="bid 1", ref=1)
        for each in (player, watcher):
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(each.hear("step", "done"), 0.2)
        gate.set()
        assert (await watcher.hear("step"))["seat"] == 0
        assert await player.hear("done")


async def test_what_cannot_be_stored_is_refused_and_has_not_happened(api, monkeypatch):
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game="toy")

    def full(*_):
        raise OperationalError("INSERT", {}, Exception("disk is full"))

    async with api.player(table, *tokens) as player:
        seq = player.seq
        with monkeypatch.context() as patch:
            patch.setattr("pentarchy.server.store.sqlite_append.SqliteAppender.write", lambda *_: False)
            patch.setattr("pentarchy.server.store.writer.append_all", full)
            assert (await player.choose(0, "bid 1"))["code"] == "unavailable"
        assert (await player.choose(0, "bid 1"))["seq"] == seq + 1


async def test_a_graceful_stop_says_so_and_keeps_everything(tmp_path, launch):
    server = await launch(database=f"sqlite:///{tmp_path / 'pentarchy.sqlite'}")
    api = server.api
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"})
    async with api.player(table, *tokens) as player:
        await player.choose(next(seat for seat in (0, 1) if player.asks[seat]))
        server.process.terminate()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await player.until(lambda _: False)
        assert closed.value.rcvd.code == 1012, "service restart: come back in a moment"
    assert server.process.wait(PATIENCE) in CLEAN
    with pytest.raises(httpx.TransportError):
        await api.get("/healthz")
