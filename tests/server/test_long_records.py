"""Records that take long: whoever brings them waits, and nobody else."""

import asyncio
import random
import time
from contextlib import asynccontextmanager

import msgspec
import pytest

from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.server.workers import record_jobs
from pentarchy.server.workers.record_worker import MOST_LINES, Memory, reply_to
from pentarchy.tables.luck import Luck
from tests.server.client import HUMAN, OPEN, in_time

pytestmark = pytest.mark.anyio
PLAIN = {"content-type": "text/plain"}
QUICK = 0.5
"""Seconds that an uninvolved player may wait at most."""


def long_record(takes_back):
    """A whole game in which the last move was taken back and made again so many times: each plays all of it again."""
    record, rng = Record(load("dice_king"), 2), random.Random(1)
    luck = Luck("00" * 32)
    luck.answer_chance(record)
    while not record.state.over:
        record.play(rng.choice(record.state.options()))
        luck.answer_chance(record)
    seat = next(entry.seat for entry in reversed(record.entries) if entry.seat >= 0)
    record.lines += [f"undo {seat} agreed", record.lines[-1]] * takes_back
    return record.text()


@asynccontextmanager
async def somebody_plays(api):
    """Somebody who has nothing to do with it, and how long each of their messages waits meanwhile."""
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    waits = []
    async with api.player(table, anna) as player:

        async def go_on():
            while True:
                began = time.monotonic()
                await player.say("ping")
                await player.hear("pong")
                waits.append(time.monotonic() - began)
                await asyncio.sleep(0.01)

        playing = asyncio.create_task(go_on())
        try:
            yield waits
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    assert len(waits) > 5
    assert max(waits) < in_time(QUICK)


async def upload(api, text):
    return await api.http.post("/api/records", content=text, headers=PLAIN)


async def test_a_record_that_takes_for_ever_is_given_up(api, monkeypatch):
    short, long = long_record(0), long_record(4000)
    for _ in range(2):
        assert (await upload(api, short)).status_code == 201
    monkeypatch.setattr(api.node.record_pool.pool, "deadline", 1.0)
    async with somebody_plays(api):
        answer = await upload(api, long)
        assert answer.status_code == 503, answer.text
        assert answer.json()["code"] == "unavailable"
    assert api.node.record_pool.pool.replaced == 1
    assert (await upload(api, short)).status_code == 201


async def test_hellos_from_the_beginning_hold_nobody_up(api):
    text = long_record(20)
    table = (await upload(api, text)).json()["id"]
    async with somebody_plays(api):

        async def watch():
            async with api.player(table, last_seq=0) as player:
                return len(player.heard[0]["missed"])

        lengths = await asyncio.gather(*(watch() for _ in range(20)))
    assert {*lengths} == {len(text.split("moves\n")[1].splitlines()) - 1}


async def test_moments_proofs_and_branches_hold_nobody_up(api):
    table = (await upload(api, long_record(10))).json()["id"]
    lines = (await api.get(f"/api/tables/{table}")).json()["lines"]
    async with somebody_plays(api):
        moments = [lines, 3, lines - 1, lines, 1]
        answers = await asyncio.gather(*(api.get(f"/api/tables/{table}/moments/{each}") for each in moments))
        assert [(each.status_code, each.json()["moment"]) for each in answers] == [(200, each) for each in moments]
        seats = [HUMAN, {"kind": "bot", "level": "random"}]
        branch = await api.post(f"/api/tables/{table}/what-if", {"moment": 20, "seats": seats})
        assert branch.status_code == 201


async def test_taking_back_holds_nobody_up(api):
    seats = [HUMAN, {**HUMAN, "name": "Boris"}]
    table, _, tokens = await api.table(*seats)
    async with api.player(table, *tokens) as player:
        for _ in range(40):
            seat = next(seat for seat in (0, 1) if player.asks[seat])
            await player.choose(seat)
        async with somebody_plays(api):
            for _ in range(10):
                await player.say("undo", seat=seat, ref=1)
                assert (await player.hear("done", "refused"))["type"] in ("done", "refused")
                await player.say("propose", seat=seat, what="undo", ref=2)
                await player.hear("done", "refused")
                await player.say("answer", seat=1 - seat, yes=True, ref=3)
                await player.hear("done", "stale", "refused")
        stored = await api.node.store.since(table, 0)
    live = api.node.live.tables.pop(table).table
    again = (await api.node.live.open(table)).table
    assert (again.seq, again.record.lines, again.undos) == (live.seq, live.record.lines, live.undos)
    assert again.undos > 0
    assert again.seq == len(stored)


async def test_a_move_between_reading_and_taking_back_is_not_lost(serve, quick):
    """Two nodes at one table: one takes back what the other has already answered."""
    async with serve(quick) as one, serve(quick) as other:
        table, _, [anna] = await one.table(HUMAN, OPEN, game="toy")
        boris = await one.join(table)
        async with one.player(table, anna) as first, other.player(table, boris) as second:
            await first.choose(0, "bid 1")
            assert (await second.choose(1, "bid 1"))["type"] == "done"
            await first.say("undo", seat=0, ref=1)
            assert (await first.hear("done", "refused"))["code"] == "cannot-undo"
            await first.until(lambda each: each.seq == second.seq)


async def test_one_address_takes_only_some_of_the_workers_time(serve, quick):
    text = long_record(40)
    async with serve(msgspec.structs.replace(quick, rate=50)) as api:
        answers = await asyncio.gather(*(upload(api, text) for _ in range(12)))
        codes = [answer.status_code for answer in answers]
        assert 429 in codes
        assert 201 in codes


async def test_tables_are_read_back_beside_the_event_loop(api):
    table = (await upload(api, long_record(200))).json()["id"]
    assert table not in api.node.live.tables
    async with somebody_plays(api):
        assert (await api.get(f"/api/tables/{table}")).json()["status"] == "replay"


def test_too_many_lines_are_refused_before_they_are_played():
    answer = reply_to(record_jobs.Upload("pentarchy 1\n" + "stop\n" * MOST_LINES, 0), Memory())
    assert answer.code == "too-large"
    answer = reply_to(record_jobs.Upload("pentarchy 1\n", 0), Memory())
    assert answer.code == "bad-record"
