"""What operators do about people: ban and mute, give a new password, delete an account with its data."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from pentarchy.server.operators.measures import network_of
from pentarchy.server.operators.seats import kick_all
from pentarchy.server.store import accounts, measures, schema
from pentarchy.server.store.accounts import UserRow
from pentarchy.server.store.measures import Kind, MeasureRow, What
from pentarchy.tables.errors import NoSuchThing
from pentarchy.tables.names import known_as
from pentarchy.tables.seats import new_id

UNSAID = "—"
"""In the place of words that were deleted."""


def user_named(connection: Connection, name: str) -> UserRow:
    """Raises NoSuchThing."""
    user = accounts.user_named(connection, *known_as(" ".join(name.split())))
    if user is None:
        raise NoSuchThing(f"there is no account '{name}'")
    return user


def subject_of(connection: Connection, kind: Kind, who: str) -> str:
    """As it is stored: an account by its id, an address as a network. Raises NoSuchThing, Malformed."""
    return user_named(connection, who).id if kind == "account" else network_of(who)


def impose(
    connection: Connection, what: What, kind: Kind, who: str, reason: str, now: int, ends_at: int | None
) -> MeasureRow:
    """Bans or mutes; one that was there before is replaced."""
    subject = subject_of(connection, kind, who)
    measures.lift(connection, what, kind, subject)
    row = MeasureRow(new_id(), what, kind, subject, reason, now, ends_at)
    measures.add(connection, row)
    return row


def lift(connection: Connection, what: What, kind: Kind, who: str) -> None:
    """Raises NoSuchThing where there is nothing to lift."""
    if not measures.lift(connection, what, kind, subject_of(connection, kind, who)):
        raise NoSuchThing(f"there is no {what} of {who}")


@dataclass(slots=True)
class Ruling:
    """A ban or a mute, for people to read."""

    what: What
    kind: Kind
    who: str
    reason: str
    made_at: int
    ends_at: int | None


def rulings(connection: Connection, now: int) -> list[Ruling]:
    """The bans and mutes in force, accounts by their names."""
    rows = [row for row in measures.in_force(connection, now) if row.kind != "table"]
    ids = [row.subject for row in rows if row.kind == "account"]
    user = schema.users.c
    names = {row[0]: row[1] for row in connection.execute(select(user.id, user.name).where(user.id.in_(ids)))}
    who = [names.get(row.subject, row.subject) for row in rows]
    return [Ruling(row.what, row.kind, name, row.reason, row.made_at, row.ends_at) for row, name in zip(rows, who)]


def delete_account(connection: Connection, user: UserRow, now: int) -> int:
    """Deletes an account with its name, sessions, notices, statistics, and words at tables; returns at how many tables
    it sat. Its games stay, for they are the others' games too, with a bot or nobody in its place."""
    held = seats_of(connection, user.id)
    for table_id in dict.fromkeys(table_id for table_id, _ in held):
        kick_all(connection, table_id, [seat for at, seat in held if at == table_id], now)
    for table_id, seat in held:
        forget_at(connection, table_id, seat, now)
    connection.execute(delete(schema.measures).where(schema.measures.c.subject == user.id))
    for rows in (schema.notices, schema.sessions, schema.played):
        connection.execute(delete(rows).where(rows.c.user_id == user.id))
    connection.execute(delete(schema.users).where(schema.users.c.id == user.id))
    return len({table_id for table_id, _ in held})


def seats_of(connection: Connection, user_id: str) -> list[tuple[str, int]]:
    column = schema.seats.c
    query = select(column.table_id, column.seat).where(column.user_id == user_id)
    return [(row[0], row[1]) for row in connection.execute(query.order_by(column.table_id, column.seat))]


def forget_at(connection: Connection, table_id: str, seat: int, now: int) -> None:
    """Takes a name out of a table: from the seat, from the note of sitting down, and the words said there."""
    column, move = schema.seats.c, schema.moves.c
    here = (column.table_id == table_id, column.seat == seat)
    connection.execute(
        update(schema.seats).where(*here).where(column.user_id.is_not(None)).values(name="", user_id=None)
    )
    at_seat = (move.table_id == table_id, move.seat == seat)
    connection.execute(update(schema.moves).where(*at_seat, move.kind == "chat").values(text=UNSAID))
    connection.execute(update(schema.moves).where(*at_seat, move.kind == "sit").values(text=""))
    notice = schema.notices.c
    connection.execute(delete(schema.notices).where(notice.table_id == table_id, notice.seat == seat))
    measures.add_news(connection, "reread", table_id, "", now)
