"""Moves into SQLite the driver's own way. For a group of moves SQLAlchemy takes longer than SQLite itself, and holds
the interpreter meanwhile, for which the event loop waits. All else goes the ordinary way, and so does what fails here.
"""

import sqlite3
from typing import cast

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from pentarchy.server.store.append import ADD_MOVES, STAND, packed_moves, packed_standings
from pentarchy.server.store.rows import Append

PREPARE = (
    "CREATE TEMP VIEW appended AS SELECT '' AS moves, '' AS standings",
    f"""
        CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
            {ADD_MOVES["sqlite"].text.replace(":rows", "NEW.moves")};
            {STAND["sqlite"].text.replace(":rows", "NEW.standings")};
        END
    """,
)
APPEND = "INSERT INTO appended VALUES (?, ?)"
"""One statement, and so a transaction of its own: the driver lets go of the interpreter once for all of it."""


class SqliteAppender:
    """An open connection of the driver, for the one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.pooled = engine.raw_connection()
        self.driver = cast(sqlite3.Connection, self.pooled.driver_connection)
        for statement in PREPARE:
            self.driver.execute(statement)

    def write(self, appends: list[Append]) -> bool:
        """Whether all of them are on the disk now. If not, none is, and the ordinary way finds out whose fault it was.
        Raises OperationalError where it is the database's: then waiting once more would help nobody."""
        if any(append.seats for append in appends):
            return False
        try:
            self.driver.execute(APPEND, (packed_moves(appends), packed_standings(appends)))
        except sqlite3.IntegrityError:
            return False
        except sqlite3.Error as error:
            raise OperationalError(APPEND, None, error) from error
        return True

    def close(self) -> None:
        self.pooled.close()
