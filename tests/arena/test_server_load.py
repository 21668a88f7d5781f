"""The load on the server is measured however quick the server is: a round ends when somebody has no table left."""

import asyncio
from dataclasses import replace

import httpx
import pytest
from rich.console import Console

pytest.importorskip("uvloop", reason="left out: uvloop is not installed")
from bench.server_load import __main__ as load
from bench.server_load import measuring, players, report
from bench.server_load.measuring import Setting
from bench.server_load.servers import open_tables, real_server

PAIR = Setting(seats=2, players=2, processes=1, seconds=60, rounds=1)


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(Setting, "warm_up", 0.0)
    monkeypatch.setattr(measuring, "LEAST", 0.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = real_server(tmp_path_factory.mktemp("load") / "load.sqlite")
    yield server
    server.stop()


async def one_table(server):
    tables = await open_tables(server, 1, "dice_king", 2)
    return await asyncio.wait_for(measuring.played(server, tables, PAIR, pace=0), 50)


def test_a_round_ends_with_its_tables(server, at_once):
    """One game flat out takes a moment, not a minute."""
    figures = asyncio.run(one_table(server))
    assert figures["games"] >= 1
    assert figures["moves_per_s"] > 0


def test_a_round_that_was_too_short_is_none(server, at_once, monkeypatch):
    monkeypatch.setattr(measuring, "LEAST", 60.0)
    with pytest.raises(RuntimeError, match="all tables were played"):
        asyncio.run(one_table(server))


def test_a_setting_gives_all_figures(at_once, monkeypatch):
    monkeypatch.setattr(measuring, "CALM", 10_000)
    steps = []
    found = asyncio.run(measuring.measured(replace(PAIR, seconds=0.5), lambda: steps.append(1)))
    assert len(steps) == 2 + PAIR.rounds
    assert found["ratio_to_echo"] > 0
    assert report.cells({"setting": vars(PAIR), **found}, [])


def test_what_takes_too_long_is_given_up(at_once, monkeypatch):
    monkeypatch.setattr(measuring, "PATIENCE", 0.0)
    with pytest.raises(TimeoutError):
        asyncio.run(measuring.measured(PAIR, lambda: None))


def test_without_arguments_it_takes_a_few_minutes(monkeypatch):
    monkeypatch.setattr("sys.argv", ["server_load"])
    settings = load.chosen(load.arguments())
    assert {each.processes for each in settings} == {1, 2, 4}
    assert {(each.seats, each.players) for each in settings} == {(2, 200), (4, 200), (2, 1000), (4, 1000)}
    assert sum(each.estimate for each in settings) < 6 * 60


def test_several_processes_are_compared_with_one():
    one, two = (
        {"setting": {"seats": 2, "processes": count}, "flat_out": {"moves_per_s": moves}}
        for count, moves in ((1, 1000), (2, 1500))
    )
    assert report.of_one_process(two, [one, two]) == "1.50"
    assert report.of_one_process(two, [two]) == ""


def test_a_machine_that_answers_nobody_is_told_so():
    with pytest.raises(RuntimeError, match="too much else to do"):
        measuring.latency(players.Tally(0.0, 0.0))


@pytest.mark.parametrize(
    "error", [httpx.ReadTimeout("late"), ConnectionResetError(), TimeoutError(), RuntimeError("no")]
)
def test_what_cannot_be_measured_is_named_and_the_rest_is_measured(monkeypatch, error):
    async def measured(setting, step):
        if setting.processes == 2:
            raise error
        return {"ratio_to_echo": 0.1}

    monkeypatch.setattr(load, "measured", measured)
    settings = [replace(PAIR, processes=processes) for processes in (1, 2, 4)]
    found, failed = load.measure_all(settings, Console(quiet=True))
    assert [each["setting"]["processes"] for each in found] == [1, 4]
    assert [each.partition(":")[0] for each in failed] == ["2 players, 2 at a table, 2 processes"]
