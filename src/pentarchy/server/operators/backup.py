"""Backup and restore: every row as a line of JSON, compressed; the same file goes into SQLite or PostgreSQL."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TextIO

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, Table, func, insert, select

from pentarchy.server.store.schema import metadata, secrets
from pentarchy.server.store.vault import WrongKey, place_of_secret, vault_of
from pentarchy.tables.errors import Conflict, Malformed, Unavailable

FORMAT = "pentarchy backup 1"
AT_A_TIME = 1000


def schema_version(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def back_up(engine: Engine, file: Path, overwrite: bool = False) -> int:
    """Writes everything, as it is at one moment; returns how many rows. The server may go on meanwhile. The file is
    there whole or not at all, and only its owner may read it. Raises Conflict where one is there already."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with open(part, "wb", opener=private) as raw:
            rows = write_all(engine, raw)
            raw.flush()
            os.fsync(raw.fileno())
        put_in_place(part, file, overwrite)
    finally:
        part.unlink(missing_ok=True)
    return rows


def private(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_EXCL, 0o600)


def put_in_place(part: Path, file: Path, overwrite: bool) -> None:
    """A link, unlike a rename, fails where somebody else was quicker."""
    if overwrite:
        part.replace(file)
        return
    try:
        file.hardlink_to(part)
    except FileExistsError as error:
        raise Conflict(f"{file} already exists") from error


def write_all(engine: Engine, raw: BinaryIO) -> int:
    level = {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    rows = 0
    with engine.connect().execution_options(**level) as connection, gzip.open(raw, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"format": FORMAT, "schema": schema_version(connection)}) + "\n")
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                out.write(json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
                rows += 1
    return rows


def check_backup(file: Path) -> None:
    """Whether a file begins like a backup: asked before a database is made for it. Raises Malformed."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            known = json.loads(source.readline()).get("format") == FORMAT
    except (OSError, EOFError, UnicodeError, ValueError, AttributeError) as error:
        raise Malformed(f"{file} is not a complete backup: {error}") from error
    if not known:
        raise Malformed(f"{file} is not a complete backup: it must begin with '{FORMAT}'")


def restore(engine: Engine, file: Path) -> int:
    """Fills an empty database of the same schema; all or nothing. Raises Malformed, Conflict."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source, engine.begin() as connection:
            check_head(connection, source.readline())
            check_empty(connection)
            rows = sum(insert_rows(connection, *batch) for batch in batches(source))
            check_key(connection)
            return rows
    except (OSError, EOFError, UnicodeError, ValueError, KeyError) as error:
        raise Malformed(f"{file} is not a complete backup: {error}") from error


def check_head(connection: Connection, line: str) -> None:
    head = json.loads(line)
    if head.get("format") != FORMAT:
        raise Malformed(f"it must begin with '{FORMAT}'")
    if head["schema"] != schema_version(connection):
        raise Malformed(f"it has schema {head['schema']}, the database has {schema_version(connection)}")


def check_key(connection: Connection) -> None:
    """Raises Unavailable: a backup without the key that it was written with is of no use."""
    for name, value in connection.execute(select(secrets.c.name, secrets.c.value)):
        try:
            vault_of(connection).open(value, place_of_secret(name))
        except WrongKey as error:
            raise Unavailable("the backup was written with another key: name its file in PENTARCHY_KEY_FILE") from error


def check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise Conflict(f"the database is not empty: '{table.name}' has rows")


def batches(source: TextIO) -> Iterator[tuple[Table, list[dict[str, object]]]]:
    """Rows that follow each other in the same table, up to a thousand together."""
    table, rows = "", list[dict[str, object]]()
    for line in source:
        entry = json.loads(line)
        if rows and (entry["table"] != table or len(rows) == AT_A_TIME):
            yield metadata.tables[table], rows
            rows = []
        table = entry["table"]
        rows.append(entry["row"])
    if rows:
        yield metadata.tables[table], rows


def insert_rows(connection: Connection, table: Table, rows: list[dict[str, object]]) -> int:
    connection.execute(insert(table), rows)
    return len(rows)
