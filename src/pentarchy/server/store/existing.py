"""Looking whether a database is there: nothing is made by it, and nothing changed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine, inspect, make_url
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.server.store.engine import open_engine, reason
from pentarchy.tables.errors import NoSuchThing, Unavailable

SCHEMA = "alembic_version"


def check_there(address: str) -> None:
    """That a database of this program is at an address already. Raises Malformed, NoSuchThing, Unavailable."""
    if address.startswith("sqlite:"):
        known = is_ours(Path(make_url(address).database or ""))
    else:
        known = has_schema(open_engine(address))
    if not known:
        raise NoSuchThing(f"{make_url(address).render_as_string()} is not a database of Pentarchy")


def is_ours(file: Path) -> bool:
    """Read by the driver itself: a connection of ours would switch the log on, and thereby write."""
    if not file.is_file():
        raise NoSuchThing(f"there is no database at {file}")
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [SCHEMA]).fetchone()
        except sqlite3.DatabaseError:
            return False
    return found is not None


def has_schema(engine: Engine) -> bool:
    try:
        with engine.connect() as connection:
            return inspect(connection).has_table(SCHEMA)
    except SQLAlchemyError as error:
        raise Unavailable(f"the database at {engine.url.render_as_string()} cannot be used: {reason(error)}") from error
    finally:
        engine.dispose()
