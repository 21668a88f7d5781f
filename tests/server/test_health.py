"""A database that is locked, corrupt or silent: health says so in time, and whoever plays is told."""

import asyncio
import os
import signal
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.client import HUMAN, OPEN, closed_with, in_time

pytestmark = pytest.mark.anyio
IN_TIME = 12.0


def file_of(config):
    return config.database.removeprefix("sqlite:///")


async def seated(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    await api.join(table)
    return table, anna


async def test_a_locked_database_is_told_in_time_and_nothing_is_lost(serve, quick):
    async with serve(quick) as api:
        table, anna = await seated(api)
        async with api.player(table, anna) as player:
            locker = sqlite3.connect(file_of(quick), isolation_level=None, check_same_thread=False)
            locker.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            answer = await player.choose(0, "bid 1")
            assert (answer["type"], answer["code"]) == ("refused", "unavailable")
            assert time.monotonic() - began < in_time(IN_TIME)
            api.node.health.asked_at = float("-inf")
            began = time.monotonic()
            health = await api.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "no database")
            assert time.monotonic() - began < in_time(IN_TIME)
            locker.execute("ROLLBACK")
            locker.close()
            api.node.health.asked_at = float("-inf")
            assert (await player.choose(0, "bid 1"))["type"] == "done"
            assert (await api.get("/healthz")).status_code == 200


async def test_a_corrupt_database_is_told(serve, quick):
    async with serve(quick) as api:
        table, anna = await seated(api)
        async with api.player(table, anna) as player:
            spoil(file_of(quick))
            api.node.store.engine.dispose()
            answer = await asyncio.wait_for(player.choose(0, "bid 1"), in_time(IN_TIME))
            assert (answer["type"], answer["code"]) == ("refused", "unavailable")
            api.node.health.asked_at = float("-inf")
            assert (await api.get("/healthz")).status_code == 503


def spoil(file):
    """Writes nonsense over every page but the first, in the file and in its log."""
    for name in (file, f"{file}-wal"):
        with Path(name).open("r+b") as raw:
            size = raw.seek(0, 2)
            raw.seek(4096 if name == file else 32)
            raw.write(b"\xa5" * (size - raw.tell()))


async def test_a_mistake_of_ours_ends_with_a_code(api, monkeypatch):
    table, anna = await seated(api)

    async def act(*_):
        raise RuntimeError("nobody has thought of this")

    async with api.player(table, anna) as player:
        monkeypatch.setattr(api.node.live, "act", act)
        await player.say("choose", seat=0, decision=player.asks[0]["decision"], move="bid 1")
        assert await closed_with(player) == 1011


async def test_a_silent_database_is_told_in_time(serve, quick, fresh_postgres, postgres):
    """PostgreSQL stops in the middle of everything, without a word."""
    address = fresh_postgres.replace("postgresql://", "postgresql+psycopg://")
    async with serve(msgspec.structs.replace(quick, database=address)) as api:
        table, anna = await seated(api)
        async with api.player(table, anna) as player:
            family = [postgres.process.pid, *children(postgres.process.pid)]
            stop(family, signal.SIGSTOP)
            try:
                began = time.monotonic()
                answer, health = await asyncio.gather(player.choose(0, "bid 1"), api.get("/healthz"))
                assert answer["code"] == "unavailable"
                assert health.status_code == 503
                assert time.monotonic() - began < in_time(IN_TIME)
            finally:
                stop(family, signal.SIGCONT)
            await player.choose(0, "bid 1")
            await player.until(lambda each: each.asks[0] is None)


def children(pid):
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def stop(pids, how):
    for pid in pids:
        os.kill(pid, how)


async def test_however_many_ask_the_database_is_bothered_once(api):
    api.node.health.asked_at = float("-inf")
    before = api.node.store.writer.commits
    await asyncio.gather(*(api.get("/healthz") for _ in range(50)))
    assert api.node.store.writer.commits - before <= 3
