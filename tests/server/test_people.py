"""Passwords, deleted accounts, old tables: what operators, and players themselves, do with what is kept about them."""

import json
import stat

import msgspec
import pytest

from pentarchy.server.config import Config
from pentarchy.server.operators.backup import back_up
from pentarchy.server.operators.retention import DAY, prune
from pentarchy.server.store import Store
from pentarchy.tables.errors import Conflict, NoSuchTable
from pentarchy.tables.opening import table_row
from pentarchy.tables.terms import Terms
from tests.server.client import HUMAN, OPEN, Api, closed_with
from tests.server.test_measures import ANNA, SEATS_CHANGED, admin, signed_up

pytestmark = pytest.mark.anyio
SIGNED_OUT = 4002
NEW = {"name": "Anna", "password": "battery staple"}


async def test_a_player_changes_the_password_and_all_other_devices_are_out(api):
    elsewhere = Api(api.port)
    cookie = await signed_up(api)
    assert (await elsewhere.post("/api/session", ANNA)).status_code == 200
    table, _, _ = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, **cookie) as old:
        answer = await elsewhere.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
        assert answer.status_code == 204
        assert await closed_with(old) == SIGNED_OUT
    assert (await elsewhere.get("/api/account")).status_code == 200, "whoever changed it stays signed in"
    assert (await api.get("/api/account")).status_code == 401
    assert (await api.post("/api/session", ANNA)).status_code == 401
    assert (await api.post("/api/session", NEW)).status_code == 200
    await elsewhere.http.aclose()


async def test_a_stolen_cookie_is_not_enough_to_change_the_password(api):
    await signed_up(api)
    for body, status in (({"old": "wrong", "new": "battery staple"}, 401), ({"old": "correct horse", "new": "x"}, 400)):
        assert (await api.post("/api/account/password", body)).status_code == status
    assert (await api.get("/api/account")).status_code == 200
    api.http.cookies.clear()
    answer = await api.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    assert answer.status_code == 401
    assert (await api.post("/api/session", ANNA)).status_code == 200


async def test_guesses_of_the_old_password_are_limited(serve, quick):
    async with serve(msgspec.structs.replace(quick, rate=20)) as api:
        await signed_up(api)
        body = {"old": "wrong", "new": "battery staple"}
        answers = [(await api.post("/api/account/password", body)).status_code for _ in range(8)]
        assert 429 in answers


async def test_an_operator_gives_a_new_password(api, quick):
    cookie = await signed_up(api)
    table, _, _ = await api.table(HUMAN, OPEN, game="toy")
    async with api.player(table, **cookie) as old:
        new = admin(quick.database, "password", "anna", "--generate").split(": ")[1].strip()
        await api.node.housekeep()
        assert await closed_with(old) == SIGNED_OUT
    assert (await api.get("/api/account")).status_code == 401
    assert (await api.post("/api/session", {"name": "Anna", "password": new})).status_code == 200


async def everything(store):
    """All rows of the database, as text."""
    from sqlalchemy import select

    from pentarchy.server.store.schema import metadata

    def rows(connection):
        return [[*map(tuple, connection.execute(select(table)))] for table in metadata.sorted_tables]

    return json.dumps(await store.read(rows), default=str)


async def test_a_deleted_account_leaves_nothing_and_its_games_go_on(serve, quick, database):
    async with serve(msgspec.structs.replace(quick, database=database)) as api:
        await check_deletion(api, database)


async def check_deletion(api, database):
    cookie = await signed_up(api)
    seat = {**HUMAN, "name": "Annabella"}
    over, _, [anna] = await api.table(seat, OPEN, game="toy")
    friend = Api(api.port)
    cyril = await friend.join(over, "Cyril")
    await friend.http.aclose()
    async with api.player(over, anna, cyril) as player:
        await player.say("chat", seat=0, text="my address is 5 Castle Road", ref=1)
        await player.hear("done")
        await player.play_on(0, 1)
    running, _, _ = await api.table(seat, OPEN, game="toy")
    waiting, _, _ = await api.table(seat, OPEN, game="toy")
    api.http.cookies.clear()
    boris = await api.join(running)
    async with api.player(running, **cookie) as gone, api.player(running, boris) as other:
        assert "3 tables" in admin(database, "delete-account", "anna", "--yes")
        await api.node.look_at_measures()
        assert await closed_with(gone) == SEATS_CHANGED
        await other.play_on(1)
    kept = await everything(api.node.store)
    for trace in ("Anna", "anna", "Castle Road"):
        assert trace not in kept
    assert (await api.post("/api/session", ANNA)).status_code == 401
    assert not (await api.get(f"/api/tables/{waiting}")).json()["seats"][0]["taken"]
    record = (await api.get(f"/api/tables/{over}/record")).text
    assert "Anna" not in record
    assert "player 1 Cyril" in record
    assert (await api.post("/api/account", ANNA)).status_code == 201, "the name is free again"


def old_table(days, status, now):
    return table_row("dice_king", Terms(), True, "host", now - days * DAY, status)


async def test_old_tables_are_removed_and_games_under_way_are_kept_longer(store):
    now = 400 * DAY
    rows = {
        (days, status): old_table(days, status, now)
        for days in (1, 40, 100, 200)
        for status in ("open", "running", "over", "replay")
    }
    for row in rows.values():
        await store.create(row, [], [])

    async def left():
        return {key for key, row in rows.items() if await store.latest([row.id])}

    assert len(await store.writer.run(lambda each: prune(each, 180 * DAY, now))) == 4
    assert await left() == {key for key in rows if key[0] < 180}
    await store.writer.run(lambda each: prune(each, 30 * DAY, now))
    assert await left() == {key for key in rows if key[0] < 30} | {(40, "running")}
    assert await store.writer.run(lambda each: prune(each, 30 * DAY, now)) == []


async def test_prune_asks_and_counts(store, database):
    row = table_row("dice_king", Terms(), True, "host", 1_000, "over")
    await store.create(row, [], [])
    assert "Remove 1 tables for good?" in admin(database, "prune", "--older-than", "180d", code=1)
    assert await store.latest([row.id])
    assert admin(database, "prune", "--older-than", "180d", "--yes") == "1 table removed\n"
    assert admin(database, "prune", "--older-than", "180d") == "0 tables removed\n"
    with pytest.raises(NoSuchTable):
        await store.load(row.id)


async def test_a_server_with_a_retention_removes_old_tables_by_itself(serve, quick):
    row = table_row("dice_king", Terms(), True, "host", 1_000, "over")
    async with serve(msgspec.structs.replace(quick, retention_days=30)) as api:
        await api.node.store.create(row, [], [])
        fresh, _, _ = await api.table(HUMAN, OPEN, game="toy")
        await api.node.clear_out()
        assert (await api.get(f"/api/tables/{row.id}")).status_code == 404
        assert (await api.get(f"/api/tables/{fresh}")).status_code == 200
    async with serve(quick) as api:
        await api.node.store.create(row, [], [])
        await api.node.clear_out()
        assert await api.node.store.latest([row.id]), "without a retention all are kept"


def test_a_retention_cannot_be_negative():
    with pytest.raises(ValueError, match="less than 0"):
        Config(retention_days=-1)


def test_a_backup_is_private_whole_and_takes_no_place_by_surprise(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'a.sqlite'}")
    file = tmp_path / "backup.gz"
    try:
        back_up(store.engine, file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        before = file.read_bytes()
        with pytest.raises(Conflict, match="already exists"):
            back_up(store.engine, file)
        assert file.read_bytes() == before
        back_up(store.engine, file, overwrite=True)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert sorted(path.name for path in tmp_path.glob("*backup*")) == ["backup.gz"]
    finally:
        store.close()


@pytest.mark.parametrize("content", [None, b"", b"nonsense", b"cut"])
def test_a_restore_that_fails_makes_no_database(tmp_path, content):
    file, other = tmp_path / "b.gz", tmp_path / "other.sqlite"
    store = Store(f"sqlite:///{tmp_path / 'a.sqlite'}")
    back_up(store.engine, file)
    store.close()
    if content is None:
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[:-9] if content == b"cut" else content)
    assert "not a complete backup" in admin(f"sqlite:///{other}", "restore", file, code=2)
    assert not [*tmp_path.glob("other*")]


async def test_a_ban_is_in_the_backup(api, quick, tmp_path):
    admin(quick.database, "ban", "--address", "192.0.2.1", "--reason", "x")
    admin(quick.database, "backup", tmp_path / "b.gz")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    admin(other, "restore", tmp_path / "b.gz")
    assert "192.0.2.1/32" in admin(other, "bans")
    assert "not empty" in admin(other, "restore", tmp_path / "b.gz", code=2)
