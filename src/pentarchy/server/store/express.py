"""Moves into SQLite the driver's own way. For a group of moves SQLAlchemy takes longer than SQLite itself, and holds
the interpreter meanwhile, for which the event loop waits. All else goes the ordinary way, and so does what fails here.
"""

import sqlite3
from typing import cast

from sqlalchemy import Engine

from pentarchy.server.store.groups import ADD_MOVES, STAND, packed_moves, packed_standings
from pentarchy.server.store.rows import Append

ADD, SET = ADD_MOVES["sqlite"].text, STAND["sqlite"].text


class Express:
    """An open connection of the driver, for the one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.pooled = engine.raw_connection()
        self.driver = cast(sqlite3.Connection, self.pooled.driver_connection)

    def write(self, appends: list[Append]) -> bool:
        """Whether all of them are on the disk now. If not, none is: the ordinary way finds out why."""
        if any(append.seats for append in appends):
            return False
        try:
            self.commit(sorted(appends, key=lambda append: append.table_id))
        except sqlite3.Error:
            if self.driver.in_transaction:
                self.driver.rollback()
            return False
        return True

    def commit(self, group: list[Append]) -> None:
        execute = self.driver.execute
        execute("BEGIN IMMEDIATE")
        execute(ADD, {"rows": packed_moves(group)})
        execute(SET, {"rows": packed_standings(group)})
        execute("COMMIT")

    def close(self) -> None:
        self.pooled.close()
