"""All tables at a glance."""

import msgspec
from sqlalchemy import Connection, func, select

from pentarchy.server.store.schema import moves, seats, tables


class Overview(msgspec.Struct):
    id: str
    game: str
    status: str
    changed_at: int
    seats: int
    entries: int


def overview(connection: Connection, status: str | None, limit: int) -> list[Overview]:
    chairs = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    entries = select(func.count()).where(moves.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed_at, chairs, entries)
    if status is not None:
        query = query.where(tables.c.status == status)
    return [Overview(*row) for row in connection.execute(query.order_by(tables.c.changed_at.desc()).limit(limit))]
