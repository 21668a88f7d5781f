"""How well people with an account have played, as far as reviews have told."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

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
    """What was known before of the same games gives way, also when two nodes tell at once. An account
    may be gone of which a node has not yet heard."""
    played, users = schema.played.c, schema.users.c
    there = connection.scalars(select(users.id).where(users.id.in_([row.user_id for row in rows]))).all()
    new = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    for row in [row for row in rows if row.user_id in there]:
        facts = msgspec.to_builtins(row)
        kept = new(schema.played).values(facts)
        connection.execute(kept.on_conflict_do_update(index_elements=[played.user_id, played.table_id], set_=facts))


def of_user(connection: Connection, user_id: str, most: int) -> list[PlayedRow]:
    """The latest games, in the order in which they were played."""
    played = schema.played.c
    query = select(schema.played).where(played.user_id == user_id).order_by(played.played_at.desc()).limit(most)
    return [PlayedRow(**row) for row in connection.execute(query).mappings()][::-1]
