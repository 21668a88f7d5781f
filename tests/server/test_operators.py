"""For operators: health, metrics, logs, administration, backup and restore, configuration."""

import asyncio
import io
import json
import logging
import sys

import pytest
from typer.testing import CliRunner

from pentarchy.cli.admin import admin
from pentarchy.cli.serve import ServerNotInstalled, check_installed
from pentarchy.cli.welcome import welcome
from pentarchy.games import load
from pentarchy.kernel.record import replay
from pentarchy.server.config import Config, from_environment
from pentarchy.server.operators.backup import back_up, restore
from pentarchy.server.operators.logs import JsonLines
from pentarchy.server.serving import server_of
from pentarchy.server.store import Store
from pentarchy.tables.errors import Conflict, Malformed
from tests.server.client import HUMAN, OPEN
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


def run(*arguments):
    result = CliRunner().invoke(admin, [*map(str, arguments)])
    assert result.exit_code == 0, result.output
    return result.output


async def played(api):
    table, _, tokens = await api.table(HUMAN, {**HUMAN, "name": "Boris"}, game="toy")
    async with api.player(table, *tokens) as player:
        await player.play_on(0, 1)
    return table


async def test_health_and_figures(api):
    assert (await api.get("/healthz")).json()["status"] == "ok"
    await played(api)
    await api.node.housekeep()
    figures = (await api.get("/metrics")).text
    assert 'pentarchy_requests_total{route="/api/tables",status="201"} 1.0' in figures
    assert "pentarchy_change_seconds_count 7.0" in figures
    assert "pentarchy_tables_in_memory 1.0" in figures


async def test_a_node_without_its_database_is_not_healthy(api, monkeypatch):
    monkeypatch.setattr(api.node.store.writer.engine, "begin", broken)
    answer = await api.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"status": "no database", "node": api.node.id})


def broken():
    from sqlalchemy.exc import OperationalError

    raise OperationalError("SELECT 1", {}, Exception("gone"))


async def test_a_mistake_of_ours_is_a_clean_answer(api, monkeypatch):
    monkeypatch.setattr(api.node.store, "listed", None)
    answer = await api.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert answer.headers["content-security-policy"]


async def test_administration(api, quick):
    table = await played(api)
    at = ["--database", quick.database]
    assert table in run("list", *at, "--status", "over")
    assert table not in run("list", *at, "--status", "open")
    assert "seat 1: human  Boris" in run("inspect", table, *at)
    assert replay(load("toy"), run("export", table, *at)).state.over
    assert "removed" in run("remove", table, *at, "--yes")
    assert run("list", *at) == "There are no tables yet.\n"


async def test_backup_and_restore_into_the_other_database(api, database, tmp_path):
    table = await played(api)
    await api.post("/api/account", {"name": "Anna", "password": "correct horse"})
    file = tmp_path / "backup.jsonl.gz"
    rows = back_up(api.node.store.engine, file)
    into = Store(database.replace("pentarchy.sqlite", "restored.sqlite"), key_file=str(tmp_path / "pentarchy.key"))
    try:
        assert restore(into.engine, file) == rows
        assert await into.load(table) == await api.node.store.load(table)
        with pytest.raises(Conflict, match="not empty"):
            restore(into.engine, file)
    finally:
        into.close()


async def test_a_damaged_backup_changes_nothing(api, quick, tmp_path):
    await played(api)
    file = tmp_path / "backup.jsonl.gz"
    back_up(api.node.store.engine, file)
    data = file.read_bytes()
    into = Store(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    try:
        for damaged in (b"", b"nonsense", data[: len(data) // 2]):
            file.write_bytes(damaged)
            with pytest.raises(Malformed):
                restore(into.engine, file)
        file.write_bytes(data)
        assert restore(into.engine, file) > 0, "all or nothing: the database was still empty"
    finally:
        into.close()


def test_without_its_packages_the_command_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "pentarchy.server.serving", raising=False)
    with pytest.raises(ServerNotInstalled, match=r"pip install 'pentarchy\[server\]'"):
        check_installed()


async def test_the_browser_opens_once_somebody_listens(monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda url: opened.append((url, server.started)))
    config = Config(database=f"sqlite:///{tmp_path / 'a.sqlite'}", port=free_port(), log_level="warning")
    server = server_of(config, lambda: welcome(config, no_open=False))
    running = asyncio.create_task(server.serve())
    while not opened:
        await asyncio.sleep(0.01)
    server.should_exit = True
    await running
    assert opened == [(f"http://127.0.0.1:{config.port}/", True)]


def test_flags_win_over_variables_and_those_over_defaults():
    config = from_environment({"PENTARCHY_PORT": "9000", "PENTARCHY_RATE": "0", "OTHER": "x"}, port=9001, host=None)
    assert (config.port, config.rate, config.host) == (9001, 0, "127.0.0.1")
    assert Config().database_url.endswith("pentarchy.sqlite")
    with pytest.raises(Malformed, match="port"):
        from_environment({"PENTARCHY_PORT": "many"})


def test_logs_are_json_lines():
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("pentarchy.test")
    logger.addHandler(handler)
    logger.warning("it is %s", "late", extra={"table": "t1"})
    logger.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert (line["message"], line["level"], line["table"]) == ("it is late", "warning", "t1")


async def test_idle_tables_leave_memory_and_come_back(api):
    table, _, [anna] = await api.table(HUMAN, OPEN, game="toy")
    await api.join(table)
    async with api.player(table, anna):
        api.node.live.forget_idle(-1)
        assert table in api.node.live.tables
    await api.node.housekeep()
    api.node.live.forget_idle(-1)
    assert table not in api.node.live.tables
    async with api.player(table, anna) as player:
        await player.choose(0)
