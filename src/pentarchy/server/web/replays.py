"""Records out and in, moments of a game, the proof of its luck, and games that go on from a moment."""

import asyncio

from pentarchy.kernel.record import Record, replay_line
from pentarchy.server.clock import now
from pentarchy.server.errors import NoSuchThing
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import link_to, number_in, opened, table_at
from pentarchy.tables import opening
from pentarchy.tables.errors import Conflict, NotAllowed
from pentarchy.tables.export import exported
from pentarchy.tables.library import game_of
from pentarchy.tables.looks import Moment, TakeProof, TakeRecord
from pentarchy.tables.luck import draws
from pentarchy.tables.messages import Facts
from pentarchy.tables.redaction import parts_in
from pentarchy.tables.rights import Viewer, check, is_public, viewers_of
from pentarchy.tables.seeding import ALONE, promise, seed_from, seeding_in
from pentarchy.tables.table import Table, TableRow

LARGEST_RECORD = 256 * 1024


async def export_record(caller: Caller, _: None) -> str:
    """The game as a record file, once it is over."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeRecord(), row.status):
        raise NotAllowed("while the game runs, its record holds what others may not know")
    return exported(row, seats, entries)


async def upload_record(caller: Caller, text: str) -> b.TableLink:
    """Open a record file as a replay."""
    caller.node.new_tables.check(caller.address)
    row, seats, entries = await asyncio.to_thread(opening.uploaded, text, now())
    await caller.node.store.create(row, seats, entries)
    return b.TableLink(row.id, link_to(caller, row.id))


async def show_moment(caller: Caller, _: None) -> b.Moment:
    """A moment of a game: after so many lines of its record, as a seat (or a spectator) may see it."""
    table = await table_at(caller)
    moment = int(caller.path["moment"])
    if moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    viewer = viewer_in(caller, table)
    lines = table.record.lines[:moment]
    state, events = await asyncio.to_thread(looked_at, table, lines, viewer)
    line = lines[-1] if lines and is_public(TakeRecord(), table.phase) else None
    return b.Moment(moment, table.lines, viewer, state, events, line)


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


def looked_at(table: Table, lines: list[str], viewer: Viewer) -> tuple[Facts, list[Facts]]:
    record = Record(table.game, len(table.seats), table.terms.options)
    for line in lines[:-1]:
        replay_line(record, line)
    record.state.listen()
    for line in lines[-1:]:
        replay_line(record, line)
    return record.state.view(viewer), [event.told_to(viewer) for event in record.state.heard()]


async def show_proof(caller: Caller, _: None) -> b.Proof:
    """What a client needs to check every roll and draw of a finished game."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeProof(), row.status):
        raise Conflict("the seed is told when the game is over")
    found = await asyncio.to_thread(all_draws, row, exported(row, seats, entries))
    seeding, secret = seeding_in(entries), "" if row.scheme == ALONE else row.seed
    seed = seed_from(row.scheme, row.id, row.seed, seeding)
    promised = promise(row.scheme, row.id, row.seed)
    return b.Proof(promised, seed, found, row.id, row.scheme, secret, parts_in(seeding))


def all_draws(row: TableRow, text: str) -> list[b.DrawInfo]:
    return [b.DrawInfo(draw.index, draw.options, draw.weights, draw.answer) for draw in draws(game_of(row.game), text)]


async def what_if(caller: Caller, new: b.WhatIf) -> b.CreatedTable:
    """Go on from a moment of a finished game as a new table, with new luck."""
    table = await table_at(caller)
    check(table, caller.shown, TakeRecord())
    if len(new.seats) != len(table.seats):
        raise Conflict(f"this game has {len(table.seats)} seats")
    if new.moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    lines = table.record.lines[: new.moment]
    return await opened(caller, new, table.game.slug, table.terms.options, lines)
