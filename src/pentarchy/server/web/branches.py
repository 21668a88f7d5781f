"""Games that go on from a moment of another."""

from pentarchy.server.clock import now
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import open_table, table_at
from pentarchy.server.workers import record_jobs
from pentarchy.tables.errors import Conflict, NoSuchThing
from pentarchy.tables.log import Entry
from pentarchy.tables.queries import TakeRecord
from pentarchy.tables.rights import check


async def what_if(caller: Caller, new: b.WhatIf) -> b.CreatedTable:
    """Go on from a moment of a finished game as a new table, with new luck."""
    table = await table_at(caller)
    check(table, caller.shown, TakeRecord())
    if len(new.seats) != len(table.seats):
        raise Conflict(f"this game has {len(table.seats)} seats")
    if new.moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    lines, slug, options = table.record.lines[: new.moment], table.game.slug, table.terms.options
    job = record_jobs.Branch(slug, table.game.version, len(table.seats), options, lines, now())
    entries = await caller.node.record_pool.run(caller.client_network, job, list[Entry])
    return await open_table(caller, new, slug, options, entries, table.game.version)
