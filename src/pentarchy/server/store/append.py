"""A group of appends in two statements, whatever its size: the driver lets go of the interpreter once for each
statement, and under load it takes long to get it back."""

from dataclasses import asdict

import msgspec
from sqlalchemy import Connection, delete, text, update

from pentarchy.server.store import schema
from pentarchy.server.store.rows import Append
from pentarchy.tables.log import Entry
from pentarchy.tables.seats import Seat

ADD_MOVES = {
    "sqlite": text("""
        INSERT INTO moves (table_id, seq, kind, seat, text, at)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
        FROM json_each(:rows)
    """),
    "postgresql": text("""
        INSERT INTO moves (table_id, seq, kind, seat, text, at)
        SELECT value ->> 0, (value ->> 1)::integer, value ->> 2, (value ->> 3)::integer, value ->> 4,
               (value ->> 5)::bigint
        FROM json_array_elements(CAST(:rows AS json))
    """),
}
STAND = {
    "sqlite": text("""
        UPDATE tables
        SET status = json_extract(value, '$[1]'), due_at = json_extract(value, '$[2]'),
            changed_at = json_extract(value, '$[3]')
        FROM json_each(:rows) WHERE tables.id = json_extract(value, '$[0]')
    """),
    "postgresql": text("""
        UPDATE tables SET status = value ->> 1, due_at = (value ->> 2)::bigint, changed_at = (value ->> 3)::bigint
        FROM json_array_elements(CAST(:rows AS json)) WHERE tables.id = value ->> 0
    """),
}


def append_all(connection: Connection, appends: list[Append]) -> None:
    """In the order of the tables' ids, so that two nodes never wait for each other."""
    if not appends:
        return
    dialect, group = connection.dialect.name, sorted(appends, key=lambda append: append.table_id)
    connection.execute(ADD_MOVES[dialect], {"rows": packed_moves(group)})
    connection.execute(STAND[dialect], {"rows": packed_standings(group)})
    for append in group:
        for seat in append.seats:
            sit(connection, append.table_id, seat)


def add_moves(connection: Connection, table_id: str, entries: list[Entry]) -> None:
    """The beginning of a log, which may be long: also in one statement."""
    if entries:
        rows = [(table_id, each.seq, each.kind, each.seat, each.text, each.at) for each in entries]
        packed = msgspec.json.encode(rows).decode()
        connection.execute(ADD_MOVES[connection.dialect.name], {"rows": packed})


def packed_moves(group: list[Append]) -> str:
    rows = [
        (append.table_id, each.seq, each.kind, each.seat, each.text, each.at)
        for append in group
        for each in append.entries
    ]
    return msgspec.json.encode(rows).decode()


def packed_standings(group: list[Append]) -> str:
    rows = [(append.table_id, append.status, append.due_at, append.entries[-1].at) for append in group]
    return msgspec.json.encode(rows).decode()


def sit(connection: Connection, table_id: str, seat: Seat) -> None:
    """Gives a seat to somebody else; whoever had it is no longer notified of its turns."""
    at = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
    row = {name: value for name, value in asdict(seat).items() if name != "seat"}
    connection.execute(update(schema.seats).where(at).values(row))
    notices = schema.notices.c
    connection.execute(delete(schema.notices).where(notices.table_id == table_id, notices.seat == seat.seat))
