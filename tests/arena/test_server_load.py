"""The load on the server is measured however quick the server is: a round ends when somebody has no table left."""

import asyncio

import pytest

pytest.importorskip("uvloop", reason="left out: uvloop is not installed")
from bench.server_load import __main__ as load
from bench.server_load import players
from bench.server_load.servers import open_tables, real_server


@pytest.fixture
def server(tmp_path):
    server = real_server(tmp_path / "load.sqlite")
    yield server
    server.stop()


def test_a_round_ends_with_its_tables(server, monkeypatch):
    """One game flat out takes a moment, not a minute."""
    monkeypatch.setattr(players, "WARM_UP", 0.0)
    monkeypatch.setattr(load, "LEAST", 0.0)

    async def round_of_one_table():
        tables = await open_tables(server, 1, "dice_king", 2)
        return await asyncio.wait_for(load.played(server, tables, players=2, seconds=60, pace=0), 50)

    figures = asyncio.run(round_of_one_table())
    assert figures["games"] >= 1
    assert figures["moves_per_s"] > 0


def test_a_round_that_was_too_short_is_none(server, monkeypatch):
    monkeypatch.setattr(players, "WARM_UP", 0.0)
    monkeypatch.setattr(load, "LEAST", 60.0)

    async def round_of_one_table():
        tables = await open_tables(server, 1, "dice_king", 2)
        await load.played(server, tables, players=2, seconds=60, pace=0)

    with pytest.raises(RuntimeError, match="--tables"):
        asyncio.run(round_of_one_table())


def test_a_machine_that_answers_nobody_is_told_so():
    with pytest.raises(RuntimeError, match="too much else to do"):
        load.latency(players.Tally(0.0))
