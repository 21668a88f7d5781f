"""Whom to notify where, and what is still to be sent."""

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from pentarchy.server.store import schema
from pentarchy.server.store.vault import place_of_notice, vault_of

MOST_A_SEAT = 4


class NoticeRow(msgspec.Struct):
    id: str
    user_id: str | None
    table_id: str | None
    seat: int | None
    kind: str
    target: str


class JobRow(msgspec.Struct):
    id: str
    kind: str
    body: str
    due_at: int
    tries: int


def add_notice(connection: Connection, row: NoticeRow) -> bool:
    """Whether the seat had room for one more."""
    column = schema.notices.c
    here = select(func.count()).where(column.table_id == row.table_id, column.seat == row.seat)
    if connection.execute(here).scalar_one() >= MOST_A_SEAT:
        return False
    sealed = vault_of(connection).seal(row.target, place_of_notice(row.id))
    connection.execute(insert(schema.notices).values(msgspec.to_builtins(row) | {"target": sealed}))
    return True


def drop_notice(connection: Connection, notice_id: str) -> bool:
    return bool(connection.execute(delete(schema.notices).where(schema.notices.c.id == notice_id)).rowcount)


def notices_of(connection: Connection, table_id: str, seat: int, user_id: str | None) -> list[NoticeRow]:
    column = schema.notices.c
    at_seat = and_(column.table_id == table_id, column.seat == seat)
    whose = at_seat if user_id is None else or_(at_seat, column.user_id == user_id)
    rows = connection.execute(select(schema.notices).where(whose)).mappings()
    return [notice_row(connection, row) for row in rows]


def notice_row(connection: Connection, row: RowMapping) -> NoticeRow:
    return NoticeRow(**{**row, "target": vault_of(connection).open(row["target"], place_of_notice(row["id"]))})


def add_job(connection: Connection, job: JobRow) -> bool:
    """Whether it was new: a job of the same id is the same job."""
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.jobs).values(msgspec.to_builtins(job)))
    except IntegrityError:
        return False
    return True


def claim_jobs(connection: Connection, now: int, limit: int) -> list[JobRow]:
    """Takes due jobs; each comes back later, with growing patience, unless it is dropped before."""
    column = schema.jobs.c
    due = connection.execute(select(schema.jobs).where(column.due_at <= now).limit(limit)).mappings().all()
    claimed = []
    for row in due:
        job = JobRow(**row)
        later = now + 60_000 * 2**job.tries
        mine = update(schema.jobs).where(column.id == job.id, column.tries == job.tries)
        if connection.execute(mine.values(tries=job.tries + 1, due_at=later)).rowcount:
            claimed.append(job)
    return claimed


def drop_job(connection: Connection, job_id: str) -> None:
    connection.execute(delete(schema.jobs).where(schema.jobs.c.id == job_id))
