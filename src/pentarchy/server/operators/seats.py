"""What operators do at tables, beside the running server: whoever is kicked has no seat there any more."""

from sqlalchemy import Connection

from pentarchy.server.store import measures
from pentarchy.server.store.append import append_all
from pentarchy.server.store.rows import Append
from pentarchy.server.store.store import load
from pentarchy.tables.errors import OtherRules, Refused
from pentarchy.tables.rights import SERVER
from pentarchy.tables.table import Table, revived
from pentarchy.tables.verbs import Kick, do


def kick(connection: Connection, table_id: str, seat: int, reason: str, now: int) -> None:
    """Raises NoSuchTable, OtherRules, Conflict where nobody sits or plays any more. Nodes learn of it as news."""
    table = revived(*load(connection, table_id))
    do(table, Kick(seat), SERVER, max(now, table.last_at))
    append(connection, table, now)
    measures.add_news(connection, "kick", table_id, reason, now)


def append(connection: Connection, table: Table, now: int) -> None:
    changes = table.take_changes()
    due_at = now if table.phase == "running" else None
    entries = [each.entry for each in changes.happened]
    append_all(connection, [Append(table.id, entries, table.phase, due_at, changes.seats)])


def kick_all(connection: Connection, table_id: str, seats: list[int], now: int) -> None:
    """Whoever can be kicked from these seats. At the others nobody plays any more."""
    try:
        table = revived(*load(connection, table_id))
    except OtherRules:
        return
    for seat in seats:
        try:
            do(table, Kick(seat), SERVER, max(now, table.last_at))
        except Refused:
            continue  # the game is over: there is nothing to play for them
    if table.changes.happened:
        append(connection, table, now)
