"""Bots in worker processes: hung, dead or foolish, they hold nobody up."""

import asyncio
import sys
import time

import msgspec
import pytest

from pentarchy.bots.jobs import BotJob, Memory, answer_to
from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.server.workers import Pool
from pentarchy.tables.luck import Luck
from tests.server.client import HUMAN, PATIENCE

pytestmark = pytest.mark.anyio
HANGS = 60
HUNG = (sys.executable, "-c", f"import time; time.sleep({HANGS})")
DEAD = (sys.executable, "-c", "raise SystemExit(1)")
BOT = {"kind": "bot", "level": "random"}


def a_job(level="random"):
    record = Record(load("dice_king"), 2)
    Luck("00" * 32).answer_chance(record)
    seat = record.state.seat
    return BotJob("t", "dice_king", record.game.version, 2, {}, record.lines, seat, level, 1), record.state.options(
        seat
    )


async def test_a_worker_chooses(anyio_backend):
    pool = Pool(1, PATIENCE)
    job, options = a_job("greedy")
    assert await pool.choose(job) in options
    assert await pool.choose(job) in options
    assert pool.replaced == 0
    await pool.close()


async def test_a_dead_worker_is_replaced():
    pool = Pool(1, PATIENCE)
    job, options = a_job()
    assert await pool.choose(job) in options
    [worker] = pool.processes
    worker.kill()
    await worker.wait()
    assert await pool.choose(job) is None
    assert await pool.choose(job) in options
    assert pool.replaced == 1
    await pool.close()


@pytest.mark.parametrize("command", [HUNG, DEAD])
async def test_nobody_waits_for_a_hung_bot(command):
    pool = Pool(1, 0.5, command)
    began = time.monotonic()
    assert await pool.choose(a_job()[0]) is None
    assert time.monotonic() - began < HANGS / 2
    await pool.close()


async def test_when_all_are_busy_the_deadline_holds_too():
    pool = Pool(1, 0.3, HUNG)
    began = time.monotonic()
    assert await asyncio.gather(*(pool.choose(a_job()[0]) for _ in range(5))) == [None] * 5
    assert time.monotonic() - began < HANGS / 2
    await pool.close()


def test_a_failing_bot_says_why_and_the_worker_lives_on():
    memory = Memory()
    job, options = a_job("no such bot")
    assert "KeyError" in answer_to(job, memory).error
    job.level = "random"
    assert answer_to(job, memory).move in options


def test_a_worker_remembers_and_follows_an_undo():
    memory = Memory()
    job, _ = a_job()
    record = memory.record(job)
    assert memory.record(job) is record
    other = Record(load("dice_king"), 2)
    Luck("11" * 32).answer_chance(other)
    job.lines = other.lines
    assert memory.record(job).lines == other.lines


async def test_a_table_goes_on_with_hung_bots(serve, quick, monkeypatch):
    monkeypatch.setattr(Pool.__init__, "__defaults__", (HUNG,))
    async with serve(msgspec.structs.replace(quick, bot_deadline=0.2)) as api:
        table, _, [anna] = await api.table(HUMAN, BOT)
        async with api.player(table, anna) as player:
            while not player.over and api.node.scheduler.pool.replaced < 2:
                await (player.choose(0) if player.asks[0] else player.hear())
            moved = api.node.live.tables[table].table.choices[1]
            assert moved >= 1, "a simple move was made for the bot that hung"
