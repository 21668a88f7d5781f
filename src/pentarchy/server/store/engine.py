"""Opening a database: SQLite in WAL mode with every commit on the disk, or PostgreSQL; both at the newest schema."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from pentarchy.server.store.encrypting import shred, unlock
from pentarchy.server.store.file_modes import make_private_database
from pentarchy.server.store.vault import Vault
from pentarchy.tables.errors import Malformed, Unavailable

MIGRATION_LOCK = 0x50454E54
BUSY = 2000
"""Milliseconds to wait for another process that writes to the same file."""
CONNECT_SECONDS = 4


def ready_engine(address: str, key: str = "", key_file: str = "") -> Engine:
    """A database at the newest schema, unlocked. Raises Malformed, Unavailable: why there is none, in a sentence."""
    try:
        engine = open_engine(address)
        with disposed_on_error(engine):
            migrate(engine)
            unseal(engine, key, key_file)
    except (SQLAlchemyError, CommandError, OSError) as error:
        where = make_url(address).render_as_string()
        raise Unavailable(f"the database at {where} cannot be used: {reason(error)}") from error
    return engine


@contextmanager
def disposed_on_error(engine: Engine) -> Iterator[None]:
    """Leaves no connection behind to a database that cannot be used."""
    try:
        yield
    except Exception:
        engine.dispose()
        raise


def reason(error: Exception) -> str:
    """The first line of what the driver said, without what was being executed."""
    told = getattr(error, "orig", None) or error
    return getattr(told, "strerror", None) or f"{told}".partition("\n")[0]


def open_engine(address: str) -> Engine:
    """Raises Malformed for an address that is none, or of a database that is not supported."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise Malformed(f"'{address}' is not a database address") from error
    if url.get_backend_name() == "sqlite":
        return open_sqlite(address, url.database)
    if url.get_backend_name() != "postgresql":
        raise Malformed(f"the database must be sqlite or postgresql, not {url.get_backend_name()}")
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return create_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        connect_args={"connect_timeout": CONNECT_SECONDS},
        execution_options={"vault": Vault()},
    )


def open_sqlite(address: str, file: str | None) -> Engine:
    if not file or file == ":memory:":
        raise Malformed("the database must be a file: what is only in memory would be lost")
    make_private_database(Path(file))
    engine = create_engine(address, pool_size=8, max_overflow=8, execution_options={"vault": Vault()})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: one that had only read so far could not get it any more."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare_sqlite(connection: SqliteConnection, _: ConnectionPoolEntry) -> None:
    """The driver's own transactions are switched off: they begin too late for DDL and savepoints."""
    connection.isolation_level = None
    (mode,) = connection.execute("PRAGMA journal_mode=WAL").fetchone()
    if mode != "wal":
        raise Malformed(f"SQLite cannot keep a write-ahead log there (journal mode {mode}): choose a local file")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA busy_timeout={BUSY}")
    connection.execute("PRAGMA foreign_keys=ON")


def migrate(engine: Engine) -> None:
    """Brings the database to the newest schema; of several nodes that start at once, one does it."""
    with alone_at(engine) as connection:
        command.upgrade(alembic_config(connection), "head")


def unseal(engine: Engine, key: str, key_file: str) -> None:
    """Unlocks the vault; what an older version wrote in plain text is encrypted, and its traces are removed."""
    with alone_at(engine) as connection:
        encrypted = unlock(connection, key, key_file)
    if encrypted and engine.dialect.name == "sqlite":
        shred(engine)


@contextmanager
def alone_at(engine: Engine) -> Iterator[Connection]:
    with engine.connect().execution_options(writes=True) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        yield connection
        connection.commit()


def alembic_config(connection: Connection) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
