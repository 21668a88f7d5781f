"""Secrets at rest: whoever has the database, or a backup, and not the key learns nothing that is still to come."""

import gzip
import os
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from pentarchy.server.operators.backup import back_up, restore
from pentarchy.server.store import Store, notifications
from pentarchy.server.store.engine import alembic_config, alone_at, open_engine
from pentarchy.server.store.vault import Vault, WrongKey, key_from, key_in, make_key
from pentarchy.tables.errors import Malformed, Unavailable
from tests.server.client import HUMAN
from tests.server.test_store import a_table, seats

pytestmark = pytest.mark.anyio
SEED = "5eed" * 16
HOOK = '{"kind":"hook","url":"https://example.org/x","secret":"hook secret of Anna"}'


def mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def files_in(folder):
    return {file.name: file for file in folder.iterdir() if file.is_file()}


async def filled(address):
    store = Store(address)
    await store.create(a_table(seed=SEED, scheme=2), seats(), [])
    secret = await store.secret("server", lambda: "the server's own secret")
    row = notifications.NoticeRow("n", None, "t1", 0, "hook", HOOK)
    await store.writer.run(lambda connection: notifications.add_notice(connection, row))
    return store, secret


async def test_what_is_secret_comes_back_and_lies_encrypted(database):
    store, secret = await filled(database)
    assert (await store.load("t1"))[0].seed == SEED
    assert secret == "the server's own secret"
    [notice] = await store.read(lambda connection: notifications.notices_of(connection, "t1", 0, None))
    assert notice.target == HOOK
    with store.engine.connect() as connection:
        for column in ("SELECT seed FROM tables", "SELECT value FROM secrets", "SELECT target FROM notices"):
            [found] = connection.execute(text(column)).scalars()
            assert found.startswith("v1:")
    store.close()


async def test_no_file_but_the_key_holds_a_secret_in_plain_text(tmp_path):
    store, _ = await filled(f"sqlite:///{tmp_path / 'a.sqlite'}")
    back_up(store.engine, tmp_path / "a.backup")
    for name, file in files_in(tmp_path).items():
        data = gzip.decompress(file.read_bytes()) if name == "a.backup" else file.read_bytes()
        for plain in (SEED, "the server's own secret", "hook secret of Anna"):
            assert plain.encode() not in data, (name, plain)
    store.close()


async def test_files_are_for_their_owner_alone(tmp_path):
    before = os.umask(0)
    try:
        store, _ = await filled(f"sqlite:///{tmp_path / 'a.sqlite'}")
        back_up(store.engine, tmp_path / "a.backup")
        found = files_in(tmp_path)
        assert {"a.sqlite", "a.sqlite-wal", "a.sqlite-shm", "a.backup", "pentarchy.key"} == {*found}
        assert {name: mode(file) for name, file in found.items()} == dict.fromkeys(found, 0o600)
        store.close()
    finally:
        os.umask(before)


async def test_files_of_an_older_version_are_closed_to_others(tmp_path):
    store, _ = await filled(f"sqlite:///{tmp_path / 'a.sqlite'}")
    (tmp_path / "a.backup").write_text("old")
    for file in files_in(tmp_path).values():
        if file.name != "pentarchy.key":
            file.chmod(0o644)
    Store(f"sqlite:///{tmp_path / 'a.sqlite'}").close()
    back_up(store.engine, tmp_path / "a.backup", overwrite=True)
    assert {mode(file) for file in files_in(tmp_path).values()} == {0o600}
    store.close()


async def test_without_its_key_a_database_is_not_opened(database, tmp_path, monkeypatch):
    key = tmp_path / "my.key"
    make_key(key)
    store = Store(database, key_file=str(key))
    await store.secret("server", lambda: "x")
    store.close()
    with pytest.raises(Unavailable, match="another key"):
        Store(database, key="00" * 32)
    with pytest.raises(Unavailable, match="missing"):
        Store(database, key_file=str(tmp_path / "none.key"))
    assert not (tmp_path / "none.key").exists(), "a second key would only confuse"
    store = Store(database, key=key.read_text())
    assert await store.secret("server", lambda: "y") == "x"
    store.close()


def test_a_secret_moved_to_another_row_is_not_taken():
    vault = Vault()
    vault.unlock(bytes(32))
    sealed = vault.seal(SEED, "seed of t1")
    assert vault.open(sealed, "seed of t1") == SEED
    for changed, place in (
        (sealed, "seed of t2"),
        (sealed[:-8] + "AAAAAAA=", "seed of t1"),
        (SEED, "seed of t1"),
        ("v1:", "x"),
    ):
        with pytest.raises(WrongKey):
            vault.open(changed, place)
    assert vault.seal(SEED, "seed of t1") != sealed


def test_keys_that_are_none_are_refused(tmp_path):
    for nonsense in ("", "00", "zz" * 32, "00" * 33):
        with pytest.raises(Malformed):
            key_from(nonsense)
    key = tmp_path / "a.key"
    make_key(key)
    made = key_in(key)
    make_key(key)
    assert key_in(key) == made
    key.chmod(0o640)
    with pytest.raises(Malformed, match="chmod 600"):
        key_in(key)


async def test_a_database_of_the_first_version_is_encrypted_where_it_stands(database):
    """Its tables, their logs and its secrets stay what they were; in the file nothing of the plain text is left."""
    engine = open_engine(database)
    with alone_at(engine) as connection:
        from alembic import command

        command.upgrade(alembic_config(connection), "0001")
    old = (
        "INSERT INTO tables"
        " (id, game, rules, terms, status, public, seed, inherited, host_hash, created_at, changed_at)"
        f" VALUES ('old', 'toy', 1, '{{}}', 'running', true, '{SEED}', 0, 'h', 1, 1)",
        "INSERT INTO moves VALUES ('old', 1, 'start', -1, '', 5)",
        "INSERT INTO secrets VALUES ('server', 'the server''s own secret')",
        f"INSERT INTO notices VALUES ('n', NULL, 'old', 0, 'hook', '{HOOK.replace(':', chr(92) + ':')}')",
    )
    with engine.begin() as connection:
        for statement in old:
            connection.execute(text(statement))
    engine.dispose()
    for _ in range(2):
        store = Store(database)
        row, _, log = await store.load("old")
        assert (row.seed, row.scheme, [entry.kind for entry in log]) == (SEED, 1, ["start"])
        assert await store.secret("server", lambda: "new") == "the server's own secret"
        [notice] = await store.read(lambda connection: notifications.notices_of(connection, "old", 0, None))
        assert notice.target == HOOK
        store.close()
    if database.startswith("sqlite"):
        folder = Path(database.removeprefix("sqlite:///")).parent
        for file in files_in(folder).values():
            assert SEED.encode() not in file.read_bytes(), file


async def test_a_backup_needs_the_key_that_it_was_written_with(tmp_path):
    store, _ = await filled(f"sqlite:///{tmp_path / 'a.sqlite'}")
    rows = back_up(store.engine, tmp_path / "a.backup")
    store.close()
    elsewhere = tmp_path / "elsewhere"
    stranger = Store(f"sqlite:///{elsewhere / 'b.sqlite'}")
    with pytest.raises(Unavailable, match="another key"):
        restore(stranger.engine, tmp_path / "a.backup")
    stranger.close()
    (elsewhere / "pentarchy.key").write_text((tmp_path / "pentarchy.key").read_text())
    owner = Store(f"sqlite:///{elsewhere / 'b.sqlite'}")
    assert restore(owner.engine, tmp_path / "a.backup") == rows
    assert (await owner.load("t1"))[0].seed == SEED
    owner.close()


async def test_who_reads_the_database_of_a_running_game_cannot_tell_the_next_roll(quick, serve, tmp_path):
    """All that lies in the file is tried as the seed, and none explains the first roll of the game."""
    import re
    from hashlib import sha256

    from pentarchy.tables.luck import point
    from pentarchy.tables.seeding import new_part, seal_of

    part = new_part()
    async with serve(msgspec.structs.replace(quick, database=f"sqlite:///{tmp_path / 'a.sqlite'}")) as api:
        table, _, [anna] = await api.table({**HUMAN, "seal": seal_of(part)}, {"kind": "bot", "level": "random"})
        async with api.player(table, anna) as player:
            await player.say("reveal", seat=0, part=part)
            await player.until(lambda each: each.asks[0])
        live = api.node.live.tables[table].table
        seed = live.luck.seed
        data = b"".join(file.read_bytes() for name, file in files_in(tmp_path).items() if name != "pentarchy.key")
        with sqlite3.connect(tmp_path / "a.sqlite") as connection:
            dump = "\n".join(connection.iterdump())
        for secret in (seed, live.row.seed):
            assert secret.encode() not in data
            assert secret not in dump
        known = {*re.findall(r"[0-9a-f]{64}", dump)}
        assert part in known, "a part that was told is public"
        tried = known | {sha256(bytes.fromhex(each)).hexdigest() for each in known}
        assert point(seed, 0) not in {point(each, 0) for each in tried}
