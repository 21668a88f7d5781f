"""Records out and in, moments of a game, the proof of its luck, and games that go on from a moment."""

import asyncio
from typing import cast

import msgspec

from pentarchy.kernel.events import Facts
from pentarchy.kernel.record import rules_of, slug_of
from pentarchy.server.clock import now
from pentarchy.server.errors import NoSuchThing
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import link_to, number_in, opened, table_at
from pentarchy.server.workers import paperwork
from pentarchy.tables.errors import Conflict, NotAllowed
from pentarchy.tables.export import exported
from pentarchy.tables.library import game_of
from pentarchy.tables.log import Entry
from pentarchy.tables.looks import Moment, TakeProof, TakeRecord
from pentarchy.tables.redaction import parts_in
from pentarchy.tables.rights import Viewer, check, is_public, viewers_of
from pentarchy.tables.seeding import ALONE, promise, seed_from, seeding_in
from pentarchy.tables.table import Table

LARGEST_RECORD = 256 * 1024


async def export_record(caller: Caller, _: None) -> str:
    """The game as a record file, once it is over."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeRecord(), row.status):
        raise NotAllowed("while the game runs, its record holds what others may not know")
    return await asyncio.to_thread(exported, row, seats, entries)


async def upload_record(caller: Caller, text: str) -> b.TableLink:
    """Open a record file as a replay."""
    caller.node.new_tables.check(caller.household)
    game_of(slug_of(text), rules_of(text))  # rules that are gone are told before a clerk is asked
    job = paperwork.Upload(text, now())
    made = await caller.node.desk.answer(caller.household, job, paperwork.Uploaded)
    await caller.node.store.create(made.row, made.seats, made.entries)
    return b.TableLink(made.row.id, link_to(caller, made.row.id))


async def show_moment(caller: Caller, _: None) -> b.Moment:
    """A moment of a game: after so many lines of its record, as a seat (or a spectator) may see it."""
    table = await table_at(caller)
    moment = int(caller.path["moment"])
    if moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    viewer = viewer_in(caller, table)
    lines, game = table.record.lines[:moment], table.game
    job = paperwork.Moment(table.id, game.slug, game.version, len(table.seats), table.terms.options, lines, viewer)
    seen = await caller.node.desk.answer(caller.household, job, paperwork.Seen)
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


async def show_proof(caller: Caller, _: None) -> b.Proof:
    """What a client needs to check every roll and draw of a finished game."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeProof(), row.status):
        raise Conflict("the seed is told when the game is over")
    game_of(row.game, row.rules)
    text = await asyncio.to_thread(exported, row, seats, entries)
    found = await caller.node.desk.answer(caller.household, paperwork.Proof(row.game, row.rules, text), msgspec.Raw)
    seeding, secret = seeding_in(entries), "" if row.scheme == ALONE else row.seed
    seed = seed_from(row.scheme, row.id, row.seed, seeding)
    promised = promise(row.scheme, row.id, row.seed)
    return b.Proof(promised, seed, cast(list[b.DrawInfo], found), row.id, row.scheme, secret, parts_in(seeding))


async def what_if(caller: Caller, new: b.WhatIf) -> b.CreatedTable:
    """Go on from a moment of a finished game as a new table, with new luck."""
    table = await table_at(caller)
    check(table, caller.shown, TakeRecord())
    if len(new.seats) != len(table.seats):
        raise Conflict(f"this game has {len(table.seats)} seats")
    if new.moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    lines, slug, options = table.record.lines[: new.moment], table.game.slug, table.terms.options
    job = paperwork.Branch(slug, table.game.version, len(table.seats), options, lines, now())
    entries = await caller.node.desk.answer(caller.household, job, list[Entry])
    return await opened(caller, new, slug, options, entries, table.game.version)
