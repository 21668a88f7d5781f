"""What operators have decided: whom not to let in, whom not to let speak, and at which tables they have changed
something that every node has to read again."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select

from pentarchy.server.store import schema
from pentarchy.tables.seats import new_id

What = Literal["ban", "mute", "kick", "remove", "reread"]
Kind = Literal["address", "account", "table"]
NEWS_FOR = 600_000
"""Milliseconds for which nodes find out about what was done at a table: each looks every second."""


class MeasureRow(msgspec.Struct):
    id: str
    what: What
    kind: Kind
    subject: str
    """A network such as 192.0.2.7/32, the id of an account, or the id of a table."""
    reason: str
    made_at: int
    ends_at: int | None = None


def add(connection: Connection, row: MeasureRow) -> None:
    connection.execute(insert(schema.measures).values(msgspec.to_builtins(row)))


def add_news(connection: Connection, what: What, table_id: str, reason: str, now: int) -> None:
    """Something was done at a table from outside."""
    add(connection, MeasureRow(new_id(), what, "table", table_id, reason, now, now + NEWS_FOR))


def in_force(connection: Connection, now: int) -> list[MeasureRow]:
    column = schema.measures.c
    query = select(schema.measures).where(or_(column.ends_at.is_(None), column.ends_at > now))
    return [MeasureRow(**row) for row in connection.execute(query.order_by(column.made_at, column.id)).mappings()]


def lift(connection: Connection, what: What, kind: Kind, subject: str) -> int:
    """How many were lifted."""
    column = schema.measures.c
    those = (column.what == what, column.kind == kind, column.subject == subject)
    return connection.execute(delete(schema.measures).where(*those)).rowcount


def drop_ended(connection: Connection, before: int) -> None:
    """Forgets what has long been over."""
    connection.execute(delete(schema.measures).where(schema.measures.c.ends_at <= before))
