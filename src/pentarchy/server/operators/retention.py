"""How long tables are kept."""

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from pentarchy.server.store import schema

DAY = 86_400_000
RUNNING = 90 * DAY
"""A game under way is not removed earlier, however short the retention: a clock of days allows sixty for a turn."""
AT_A_TIME = 200


def is_old(older_than: int, now: int) -> ColumnElement[bool]:
    table = schema.tables.c
    running = and_(table.status == "running", table.changed_at < now - max(older_than, RUNNING))
    return or_(running, and_(table.status != "running", table.changed_at < now - older_than))


def count_old(connection: Connection, older_than: int, now: int) -> int:
    """Tables at which nothing has happened for so many milliseconds."""
    return connection.execute(
        select(func.count()).select_from(schema.tables).where(is_old(older_than, now))
    ).scalar_one()


def prune(connection: Connection, older_than: int, now: int) -> list[str]:
    """Removes some of them, the oldest first, and says which: call it until there are none, so that nobody waits long
    for the database."""
    table = schema.tables.c
    query = select(table.id).where(is_old(older_than, now)).order_by(table.changed_at).limit(AT_A_TIME)
    ids = [*connection.execute(query).scalars()]
    connection.execute(delete(schema.tables).where(table.id.in_(ids)))
    return ids
