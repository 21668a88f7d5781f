"""Which nodes run, and when none did: then no clock runs either."""

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from pentarchy.server.store import schema

DOWN_AFTER = 15_000
FORGOTTEN_AFTER = 3_600_000


def begin(connection: Connection, node: str, now: int) -> None:
    """Notes a node that starts, and the time since the last one was seen, if that was long ago."""
    last = connection.execute(select(func.max(schema.nodes.c.seen_at))).scalar()
    if last is not None and now - last > DOWN_AFTER:
        note_downtime(connection, last, now)
    connection.execute(delete(schema.nodes).where(schema.nodes.c.seen_at < now - FORGOTTEN_AFTER))
    connection.execute(insert(schema.nodes).values(id=node, seen_at=now))


def note_downtime(connection: Connection, began_at: int, ended_at: int) -> None:
    """Of several nodes that start together after an outage, the first notes it; the others find it noted."""
    new = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    row = new(schema.downtimes).values(began_at=began_at, ended_at=ended_at)
    connection.execute(row.on_conflict_do_nothing())


def beat(connection: Connection, node: str, now: int) -> None:
    if not connection.execute(update(schema.nodes).where(schema.nodes.c.id == node).values(seen_at=now)).rowcount:
        connection.execute(insert(schema.nodes).values(id=node, seen_at=now))


def downtimes(connection: Connection) -> list[tuple[int, int]]:
    column = schema.downtimes.c
    return [(row[0], row[1]) for row in connection.execute(select(column.began_at, column.ended_at))]
