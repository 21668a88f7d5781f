"""Unlocking a database: its key is found or made, and what older versions wrote in plain text is encrypted."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from sqlalchemy import URL, Connection, Engine, select, update
from sqlalchemy import Table as Rows

from pentarchy.server.config import data_folder
from pentarchy.server.store import schema
from pentarchy.server.store.vault import (
    MARK,
    Vault,
    is_sealed,
    key_from,
    key_in,
    make_key,
    place_of_notice,
    place_of_secret,
    place_of_seed,
    vault_of,
)
from pentarchy.tables.errors import Unavailable

KEY_NAME = "pentarchy.key"
LOG = logging.getLogger(__name__)
Place = Callable[[str], str]
SEALED: Final[tuple[tuple[Rows, str, str, Place], ...]] = (
    (schema.tables, "id", "seed", place_of_seed),
    (schema.secrets, "name", "value", place_of_secret),
    (schema.notices, "id", "target", place_of_notice),
)
"""All columns that hold secrets: rows, their key, the column, and what each text is bound to."""


def unlock(connection: Connection, key: str, key_file: str) -> int:
    """Finds the key, and encrypts what is still plain; returns how many texts that were. Call it alone at the
    database. Raises Malformed, Unavailable."""
    vault, url = vault_of(connection), connection.engine.url
    secrets = [*connection.execute(select(schema.secrets.c.name, schema.secrets.c.value))]
    known = [(name, value) for name, value in secrets if is_sealed(value)]
    vault.unlock(key_from(key) if key else key_at(key_path(url, key_file), may_make=not known))
    for name, value in known:
        vault.open(value, place_of_secret(name))
    return 0 if known else sum(seal_column(connection, vault, *column) for column in SEALED)


def key_path(url: URL, key_file: str) -> Path:
    """Where the key is: as was said, beside a database that is a file, or in the data folder."""
    if key_file:
        return Path(key_file)
    beside = url.get_backend_name() == "sqlite" and url.database
    return (Path(beside).parent if beside else data_folder()) / KEY_NAME


def key_at(file: Path, may_make: bool) -> bytes:
    """A new key is made only for a database that holds nothing encrypted yet."""
    if not file.exists():
        if not may_make:
            raise Unavailable(f"the key of the database is missing: there is no {file}")
        make_key(file)
    return key_in(file)


def seal_column(connection: Connection, vault: Vault, rows: Rows, key: str, column: str, place: Place) -> int:
    plain = select(rows.c[key], rows.c[column]).where(~rows.c[column].startswith(MARK))
    found = [*connection.execute(plain)]
    for name, text in found:
        change = update(rows).where(rows.c[key] == name).values({column: vault.seal(text, place(name))})
        connection.execute(change)
    return len(found)


def shred(engine: Engine) -> None:
    """SQLite keeps what was overwritten in unused pages and in its log: rewrites the whole file."""
    pooled = engine.raw_connection()
    try:
        driver = cast(sqlite3.Connection, pooled.driver_connection)
        driver.execute("VACUUM")
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        LOG.warning("old pages of the database may still hold secrets in plain text: %s", error)
    finally:
        pooled.close()
