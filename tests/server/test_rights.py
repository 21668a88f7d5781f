"""Attacks on rights, consent and clocks, each as it was once possible, with a client of its own."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
import websockets

from pentarchy.games import load
from pentarchy.server.scheduler import greedy_move
from pentarchy.tables.rights import SERVER, grant
from pentarchy.tables.verbs import Verb
from tests.server.client import HUMAN, OPEN, PATIENCE, closed_with

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
KEPT = {"kind": "human", "name": "Boris"}
SEATS_CHANGED, SIGNED_OUT, REMOVED = 4001, 4002, 4004
SLOW = {"type": "decision", "seconds": 600}
QUICK = {"type": "decision", "seconds": 1}
NEVER_ASK = "from pentarchy.server import node; node.HOUSEKEEPING_EVERY = 3600"
"""What a node does that hears of nothing but over the bus."""


async def two_at_toy(api, **terms):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy", **terms)
    return table, anna, await api.join(table)


async def leave(api, table, token):
    assert (await api.post(f"/api/tables/{table}/leave", token=token)).status_code == 204


# A seat that was given up is not yours.


async def test_the_old_websocket_of_a_seat_that_was_left_sees_nothing_of_its_new_person(api):
    table, *_ = await api.table(HUMAN, OPEN, OPEN, game="toy")
    boris = await api.join(table)
    async with api.player(table, boris) as old:
        await leave(api, table, boris)
        assert await closed_with(old) == SEATS_CHANGED
        cyril = await api.join(table, "Cyril", seat=1)
        await api.join(table, "Dana", seat=2)
        async with api.player(table, cyril, last_seq=0) as new:
            assert new.view[1]["hand"] is not None
    assert not {"sit", "start", "line"} & {message.get("kind") for message in old.heard if message["type"] == "step"}
    async with api.player() as again:
        assert (await again.hello(table, boris))["type"] == "unauthorised"


async def test_what_is_said_on_the_way_out_is_not_done(api):
    """Written into the websocket while the seat is being left: all of it is before the leaving, or nothing."""
    table, *_ = await api.table(HUMAN, OPEN, OPEN, game="toy")
    boris = await api.join(table)
    async with api.player(table, boris) as old:
        await asyncio.gather(leave(api, table, boris), talk_on(old))
        assert await closed_with(old) == SEATS_CHANGED
    async with api.player(table, last_seq=0) as watcher:
        kinds = [past["kind"] for past in watcher.heard[0]["missed"]]
        assert "chat" not in kinds[kinds.index("leave") :]


async def talk_on(player):
    with suppress(websockets.ConnectionClosed):
        for i in range(200):
            await player.say("chat", seat=1, text=f"I am Cyril {i}")


async def test_in_a_running_game_the_leaver_watches(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, boris) as old, api.player(table, anna):
        await leave(api, table, boris)
        assert await closed_with(old) == SEATS_CHANGED
        async with api.player(table, boris) as watcher:
            assert {*watcher.view} == {None}
            await watcher.say("choose", seat=1, decision=0, move="bid 1", ref=1)
            assert (await watcher.hear("refused", "done"))["code"] == "not-allowed"


async def test_another_node_ends_the_websocket_too(serve, quick):
    async with serve(quick) as one, serve(quick) as other:
        table, _, [_] = await one.table(HUMAN, OPEN, OPEN, game="toy")
        boris = await one.join(table)
        async with other.player(table, boris) as old:
            await leave(one, table, boris)
            await old.say("chat", seat=1, text="I am still here", ref=1)
            assert (await old.hear("unauthorised", "done"))["type"] == "unauthorised"
            assert await closed_with(old) == SEATS_CHANGED


async def test_between_processes_it_takes_a_moment_only(launch, fresh_postgres, redis):
    """Over the bus: the nodes do not ask the database what they have missed."""
    settings = {"database": fresh_postgres, "bus": redis.address, "before": NEVER_ASK}
    one, other = await launch(**settings), await launch(**settings)
    table, host, _ = await one.api.table(HUMAN, OPEN, OPEN)
    boris = await one.api.join(table)
    _, cookie = await signed_in_at_a_table(one.api, "dice_king")
    async with (
        other.api.player(table, boris) as left,
        other.api.player(table) as watcher,
        other.api.player(table, additional_headers={"cookie": cookie}) as account,
    ):
        await leave(one.api, table, boris)
        assert await closed_with(left) == SEATS_CHANGED
        await one.api.http.delete("/api/session")
        assert await closed_with(account) == SIGNED_OUT
        await one.api.http.delete(f"/api/tables/{table}", headers={"authorization": f"Bearer {host}"})
        assert await closed_with(watcher) == REMOVED


# An account that was signed out has no rights.


async def signed_in_at_a_table(api, game="toy"):
    await api.post("/api/account", {"name": "Anna", "password": "correct horse"})
    cookie = f"pentarchy_session={api.http.cookies.get('pentarchy_session')}"
    table, *_ = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game=game)
    return table, cookie


async def test_signing_out_ends_the_websockets_of_the_account(api):
    table, cookie = await signed_in_at_a_table(api)
    async with api.player(table, additional_headers={"cookie": cookie}) as player:
        assert player.heard[0]["seats"] == [0, 1]
        assert (await api.http.delete("/api/session")).status_code == 204
        assert await closed_with(player) == SIGNED_OUT
    async with api.player(table, additional_headers={"cookie": cookie}) as again:
        assert again.heard[0]["seats"] == []


async def test_signing_out_on_one_node_ends_websockets_on_all(serve, quick):
    async with serve(quick) as one, serve(quick) as other:
        table, cookie = await signed_in_at_a_table(one)
        async with other.player(table, additional_headers={"cookie": cookie}) as player:
            await one.http.delete("/api/session")
            await other.node.look_for_signed_out()
            assert await closed_with(player) == SIGNED_OUT


async def test_the_bus_carries_it_at_once(api):
    table, cookie = await signed_in_at_a_table(api)
    async with api.player(table, additional_headers={"cookie": cookie}) as player:
        [session] = api.node.sessions
        api.node.on_bus_message(f"session:{session.account.key_hash}", 0)
        assert await closed_with(player) == SIGNED_OUT


# A table that was closed is closed.


async def test_removing_a_table_ends_its_websockets(serve, quick):
    async with serve(quick) as one, serve(quick) as other:
        table, host, [anna] = await one.table(HUMAN, OPEN, game="toy")
        async with one.player(table, anna) as first, other.player(table) as watcher:
            answer = await one.http.delete(f"/api/tables/{table}", headers={"authorization": f"Bearer {host}"})
            assert answer.status_code == 204
            assert await closed_with(first) == REMOVED
            await other.node.live.look_for_missed()
            assert await closed_with(watcher) == REMOVED


# Consent is of people.


async def test_a_draw_is_not_taken_from_somebody_who_is_late(api):
    table, anna, boris = await two_at_toy(api, clock=QUICK)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.until(lambda each: each.table["seats"][1]["warm"])
        await first.say("propose", seat=0, what="draw", ref=1)
        await first.hear("done")
        assert not first.over
        assert first.table["proposal"]["agreed"] == [0]
        await second.until(lambda each: each.table["proposal"])
        await second.say("answer", seat=1, yes=True)
        await first.until(lambda each: each.over)


async def test_dice_are_not_rolled_again_behind_somebodys_back(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, clock=QUICK, stand_in="random")
    boris = await api.join(table)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        me, seat = (first, 0) if first.asks[0] else (second, 1)
        await me.choose(seat, next(move for move in me.asks[seat]["options"] if move != "stop"))
        await me.until(lambda each: each.table["seats"][1 - seat]["warm"] or each.table["seats"][seat]["warm"])
        before = [*api.node.live.tables[table].table.record.lines]
        await me.say("propose", seat=seat, what="undo", ref=9)
        await me.hear("done", "refused")
        after = api.node.live.tables[table].table.record.lines
        assert after[: len(before)] == before
        assert not any(line.startswith("undo") for line in after)


# A seat that was left belongs to whom it belonged to.


async def test_nobody_takes_a_seat_that_was_left(api):
    table, anna, boris = await two_at_toy(api)
    await leave(api, table, boris)
    for token in (anna, ""):
        for seat in ({"seat": 1}, {}):
            answer = await api.post(f"/api/tables/{table}/join", {"name": "Anna again", **seat}, token)
            assert answer.status_code in (401, 409)
    assert (await api.get(f"/api/tables/{table}/moments/1?seat=1", anna)).status_code == 401
    assert (await api.get(f"/api/tables/{table}/record", anna)).status_code == 403


async def test_a_seat_that_was_kept_for_somebody_stays_so(api):
    table, host, _ = await api.table(HUMAN, KEPT, OPEN, game="toy")
    [invited, _] = (await api.get(f"/api/tables/{table}/invitations", host)).json()["seats"]
    invite = invited["link"].partition("invite=")[2]
    await leave(api, table, await api.join(table, seat=1, invite=invite))
    assert (await api.post(f"/api/tables/{table}/join", {"name": "Eve", "seat": 1})).status_code == 401
    await api.join(table, seat=1, invite=invite)


async def test_the_seat_is_free_once_everybody_says_so_but_not_to_an_opponent(api):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first:
        await leave(api, table, boris)
        await first.say("propose", seat=0, what="free", about=1, ref=1)
        await first.hear("done")
        assert (await api.post(f"/api/tables/{table}/join", {"name": "Anna"}, anna)).status_code == 401
        cyril = await api.join(table, "Cyril")
        async with api.player(table, cyril) as new:
            assert new.heard[0]["seats"] == [1]
    async with api.player() as gone:
        assert (await gone.hello(table, boris))["type"] == "unauthorised"


# A rematch is a table, and needs consent.


async def test_rematches_are_limited_like_other_tables(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=5)) as api:
        table, _, [anna] = await api.table(HUMAN, BOT, game="toy")
        made, began = 0, time.monotonic()
        for _ in range(12):
            async with api.player(table, anna) as player:
                await player.say("resign", seat=0)
                await closed_with(player)
            answer = await api.post(f"/api/tables/{table}/rematch", token=anna)
            while answer.status_code == 429 and answer.json()["why"].startswith("too many requests") and made == 0:
                await asyncio.sleep(0.2)
                answer = await api.post(f"/api/tables/{table}/rematch", token=anna)
            if answer.status_code == 429:
                break
            table, made = answer.json()["id"], made + 1
            await asyncio.sleep(0.5)
        assert made <= 5 + (time.monotonic() - began) * 5 / 60


async def test_a_rematch_does_not_begin_behind_somebodys_back(api):
    table, anna, boris = await two_at_toy(api, clock=SLOW)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.say("resign", seat=0)
        await second.until(lambda each: each.over)
        answer = await api.post(f"/api/tables/{table}/rematch", token=anna)
        assert answer.json()["id"] == ""
        await second.until(lambda each: each.table["proposal"])
        assert second.table["proposal"]["what"] == "rematch"
        await second.say("answer", seat=1, yes=False)
        await second.until(lambda each: each.heard[-1].get("kind") == "answer")
        assert second.table["rematch"] == ""
        await second.say("propose", seat=1, what="rematch")
        await second.until(lambda each: each.table["proposal"])
        again = (await api.post(f"/api/tables/{table}/rematch", token=anna)).json()["id"]
        await second.until(lambda each: each.table["rematch"] == again)
    async with api.player(again, boris) as player:
        assert player.table["status"] == "running"


# The wall clock is nobody's clock.

WALL = """
import pathlib, time
wall, shift = time.time_ns, pathlib.Path({file!r})
time.time_ns = lambda: wall() + int(shift.read_text() or 0) * 10**9
time.time = lambda: time.time_ns() / 1e9
"""


@pytest.fixture
async def odd_machine(launch, tmp_path):
    """A server on a machine whose wall clock the test sets."""
    shift = Path(tmp_path / "shift")
    shift.write_text("0")
    before = WALL.format(file=str(shift))
    server = await launch(before=before, database=f"sqlite:///{tmp_path / 'p.sqlite'}", bot_pause=0)
    return server.api, lambda seconds: shift.write_text(str(seconds))


async def test_a_wall_clock_that_jumps_ahead_takes_nobodys_time(odd_machine):
    api, set_wall = odd_machine
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, clock=SLOW)
    async with api.player(table, *tokens) as player:
        set_wall(7200)
        await asyncio.sleep(3)
        await player.say("ping")
        await player.hear("pong")
        assert not any(seat["warm"] for seat in player.table["seats"])
    async with api.player(table, *tokens) as again:
        ask = next(ask for ask in again.asks.values() if ask)
        assert 300_000 < ask["deadline"] - again.heard[0]["now"] <= 600_000


async def test_a_wall_clock_that_falls_back_gives_nobody_time(odd_machine):
    api, set_wall = odd_machine
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, clock={"type": "decision", "seconds": 2})
    async with api.player(table, *tokens) as player:
        set_wall(-600)
        await asyncio.wait_for(player.until(lambda each: any(seat["warm"] for seat in each.table["seats"])), PATIENCE)


# Somebody who stalls.


async def test_somebody_who_stalls_is_outvoted(api, monkeypatch):
    table, anna, boris = await two_at_toy(api)
    async with api.player(table, anna) as first, api.player(table, boris) as second:
        await first.choose(0, "bid 1")
        await first.say("propose", seat=0, what="stand-in", about=1)
        assert (await first.hear("refused"))["code"] == "conflict"
        monkeypatch.setattr("pentarchy.tables.verbs.agreeing.PATIENCE", 0)
        await first.say("propose", seat=0, what="stand-in", about=1, ref=1)
        await first.until(lambda each: each.table["seats"][1]["warm"])
        await second.until(lambda each: each.table["seats"][1]["warm"])
        await second.say("back", seat=1)
        await first.until(lambda each: not each.table["seats"][1]["warm"])


# Events, and bots that are late.


class Chatter(Verb):
    """Writes more than is remembered, or nothing."""

    may = grant("server", "open running")

    def __init__(self, count):
        self.count = count

    def change(self, table, at):
        for i in range(self.count):
            table.write("chat", 0, str(i), at)


@pytest.mark.parametrize("count", [0, 1, 40])
async def test_everything_that_a_change_did_is_told_and_nothing_else(api, count):
    table, anna, _ = await two_at_toy(api)
    async with api.player(table, anna) as player:
        await api.node.live.act(table, Chatter(count), SERVER)
        await player.say("chat", seat=0, text="end", ref=1)
        await player.hear("done")
        told = [message["text"] for message in player.heard if message.get("kind") == "chat"]
        assert told == [*map(str, range(count)), "end"]


async def test_a_bot_that_is_late_is_played_for_with_sense(api, monkeypatch):
    asked, simple = [], []

    async def late(pool, job):
        asked.append(job.level)

    def greedy(state, seat):
        simple.append((seat, greedy_move(state, seat)))
        return simple[-1][1]

    monkeypatch.setattr("pentarchy.server.workers.Pool.choose", late)
    monkeypatch.setattr("pentarchy.server.scheduler.greedy_move", greedy)
    table, _, [anna] = await api.table(HUMAN, {"kind": "bot", "level": "sovereign"})
    async with api.player(table, anna) as player:
        while not player.over and not simple:
            await (player.choose(0) if player.asks[0] else player.hear())
        seat, move = simple[0]
        await player.until(lambda each: each.seq > 2)
    assert (set(asked), seat) == ({"sovereign"}, 1)
    assert load("dice_king").text(move) in api.node.live.tables[table].table.record.lines[-1] or len(simple) > 1


async def test_no_bot_is_asked_for_somebody_who_is_back(serve, quick, monkeypatch):
    """Left and back within the pause before a bot begins."""
    asked = []

    async def choose(pool, job):
        asked.append(job.level)

    monkeypatch.setattr("pentarchy.server.workers.Pool.choose", choose)
    async with serve(msgspec.structs.replace(quick, bot_pause=3600)) as api:
        table, _, boris = await two_at_toy(api)
        decision = api.node.live.tables[table].table.decision_of(1)
        await leave(api, table, boris)
        async with api.player(table, boris) as player:
            await player.say("back", seat=1, ref=1)
            await player.hear("done")
        await api.node.scheduler.think(table, 1, decision, pause=0)
        assert asked == []


async def test_a_bot_that_chooses_no_legal_move_is_played_for_with_sense(api, monkeypatch):
    greedy = []

    async def nonsense(pool, job):
        return -7

    def noted(state, seat):
        greedy.append(greedy_move(state, seat))
        return greedy[-1]

    monkeypatch.setattr("pentarchy.server.workers.Pool.choose", nonsense)
    monkeypatch.setattr("pentarchy.server.scheduler.greedy_move", noted)
    table, _, [anna] = await api.table(HUMAN, {"kind": "bot", "level": "sovereign"})
    async with api.player(table, anna) as player:
        while not player.over and len(greedy) < 2:
            await (player.choose(0) if player.asks[0] else player.hear())
    assert load("dice_king").text(greedy[0]) in " ".join(api.node.live.tables[table].table.record.lines)


async def test_whoever_had_a_seat_before_is_told_of_its_turns_no_more(serve, quick):
    async with serve(msgspec.structs.replace(quick, private_hooks=True)) as api:
        table, *_ = await api.table(HUMAN, OPEN, OPEN, game="toy")
        boris = await api.join(table)
        hook = {"kind": "hook", "url": "http://127.0.0.1:9/"}
        notice = (await api.post(f"/api/tables/{table}/notices", hook, boris)).json()["id"]
        await leave(api, table, boris)
        assert (await api.http.delete(f"/api/notices/{notice}")).status_code == 404
