"""How well people with an account have played, as far as reviews have told."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from pentarchy.server.store import schema


class PlayedRow(msgspec.Struct):
    user_id: str
    table_id: str
    game: str
    played_at: int
    accuracy: float
    luck: float
    result: float


def keep(connection: Connection, rows: Sequence[PlayedRow]) -> None:
    """What was known before of the same games gives way. An account may be gone of which a node has not yet heard."""
    played, users = schema.played.c, schema.users.c
    there = connection.scalars(select(users.id).where(users.id.in_([row.user_id for row in rows]))).all()
    for row in [row for row in rows if row.user_id in there]:
        connection.execute(delete(schema.played).where(played.user_id == row.user_id, played.table_id == row.table_id))
        connection.execute(insert(schema.played).values(msgspec.to_builtins(row)))


def of_user(connection: Connection, user_id: str, most: int) -> list[PlayedRow]:
    """The latest games, in the order in which they were played."""
    played = schema.played.c
    query = select(schema.played).where(played.user_id == user_id).order_by(played.played_at.desc()).limit(most)
    return [PlayedRow(**row) for row in connection.execute(query).mappings()][::-1]
