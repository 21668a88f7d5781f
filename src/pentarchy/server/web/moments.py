"""A game as it was at an earlier moment."""

from typing import cast

from pentarchy.kernel.events import Facts
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import number_in, table_at
from pentarchy.server.workers import record_jobs
from pentarchy.tables.errors import NoSuchThing
from pentarchy.tables.queries import Moment, TakeRecord
from pentarchy.tables.rights import Viewer, check, is_public, viewers_of
from pentarchy.tables.table import Table


async def show_moment(caller: Caller, _: None) -> b.Moment:
    """A moment of a game: after so many lines of its record, as a seat (or a spectator) may see it."""
    table = await table_at(caller)
    moment = int(caller.path["moment"])
    if moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    viewer = viewer_in(caller, table)
    lines, game = table.record.lines[:moment], table.game
    job = record_jobs.Moment(table.id, game.slug, game.version, len(table.seats), table.terms.options, lines, viewer)
    seen = await caller.node.record_pool.run(caller.client_network, job, record_jobs.Seen)
    line = lines[-1] if lines and is_public(TakeRecord(), table.phase) else None
    return b.Moment(moment, table.lines, viewer, cast(Facts, seen.view), cast(list[Facts], seen.events), line)


def viewer_in(caller: Caller, table: Table) -> Viewer:
    """Through whose eyes the caller wants to see, and may."""
    if "seat" not in caller.query:
        viewers_of(table, caller.shown)
        return None
    seat = number_in(caller, "seat", 0)
    if seat >= len(table.seats):
        raise NoSuchThing("there is no such seat")
    check(table, caller.shown, Moment(seat))
    return seat
