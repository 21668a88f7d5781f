"""Users and their sessions in the store."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pentarchy.server.store import schema


class UserRow(msgspec.Struct):
    id: str
    name: str
    folded_name: str
    password: str
    created_at: int


def add_user(connection: Connection, user: UserRow, known_as: Iterable[str]) -> bool:
    """Whether the name was still free, in every way in which it may be known."""
    if user_named(connection, *known_as) is not None:
        return False
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.users).values(msgspec.to_builtins(user)))
    except IntegrityError:
        return False
    return True


def user_named(connection: Connection, *folded_names: str) -> UserRow | None:
    """The first of these that there is."""
    for folded_name in folded_names:
        query = select(schema.users).where(schema.users.c.folded_name == folded_name)
        found = connection.execute(query).mappings().first()
        if found is not None:
            return UserRow(**found)
    return None


def set_password(connection: Connection, user_id: str, stored: str) -> list[str]:
    """With a new password all sessions are over: whoever knew the old one is out. Returns the hashes of those."""
    connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(password=stored))
    theirs = schema.sessions.c.user_id == user_id
    hashes = [*connection.execute(select(schema.sessions.c.hash).where(theirs)).scalars()]
    connection.execute(delete(schema.sessions).where(theirs))
    return hashes


def add_session(connection: Connection, row: dict[str, object]) -> None:
    connection.execute(insert(schema.sessions).values(row))


def drop_session(connection: Connection, key_hash: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == key_hash))


def drop_expired(connection: Connection, now: int) -> int:
    return connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now)).rowcount


def user_of_session(connection: Connection, key_hash: str, now: int) -> UserRow | None:
    session, user = schema.sessions.c, schema.users.c
    query = select(schema.users).join(schema.sessions, session.user_id == user.id)
    found = connection.execute(query.where(session.hash == key_hash, session.expires_at > now)).mappings().first()
    return None if found is None else UserRow(**found)


def open_sessions(connection: Connection, hashes: set[str], now: int) -> set[str]:
    """Those of these sessions that are there and have not run out."""
    session = schema.sessions.c
    query = select(session.hash).where(session.hash.in_(hashes), session.expires_at > now)
    return {*connection.execute(query).scalars()}


def tables_of(connection: Connection, user_id: str, limit: int) -> list[str]:
    """The tables at which a user has a seat, the latest first."""
    seat, table = schema.seats.c, schema.tables.c
    query = select(table.id).join(schema.seats, seat.table_id == table.id).where(seat.user_id == user_id)
    return [*connection.execute(query.order_by(table.changed_at.desc()).limit(limit)).scalars()]
