"""Records out and in, moments of a game, the proof of its luck, and games that go on from a moment."""

import asyncio

from pentarchy.kernel.record import Record, replay_line
from pentarchy.server.desk import now
from pentarchy.server.errors import Conflict, NoSuchThing, NotAllowed, Unauthorised
from pentarchy.server.fair import commitment, draws
from pentarchy.server.play.messages import Facts
from pentarchy.server.store.rows import TableRow
from pentarchy.server.tables import opening
from pentarchy.server.tables.library import game_of
from pentarchy.server.tables.live import LiveTable
from pentarchy.server.tables.written import written
from pentarchy.server.web import bodies as b
from pentarchy.server.web.asker import Asker
from pentarchy.server.web.tables import link_to, number_in, opened, table_at

LARGEST_RECORD = 256 * 1024
TOLD = ("over", "replay")


async def export_record(asker: Asker, _: None) -> str:
    """The game as a record file. While it runs, only for whoever plays all seats that people play."""
    row, seats, entries = await asker.node.store.load(asker.path["table"])
    if row.status not in TOLD:
        check_alone(asker, await table_at(asker))
    return written(row, seats, entries)


def check_alone(asker: Asker, live: LiveTable) -> None:
    held = asker.seats_at(live)
    if not held or set(live.people()) - set(held):
        raise NotAllowed("while the game runs, its record holds what others may not know")


async def upload_record(asker: Asker, text: str) -> b.Gone:
    """Open a record file as a replay."""
    asker.node.new_tables.check(asker.address)
    row, seats, entries = await asyncio.to_thread(opening.uploaded, text, now())
    await asker.node.store.create(row, seats, entries)
    return b.Gone(row.id, link_to(asker, row.id))


async def show_moment(asker: Asker, _: None) -> b.Moment:
    """A moment of a game: after so many lines of its record, as a seat (or a spectator) may see it."""
    live = await table_at(asker)
    moment = int(asker.path["moment"])
    if moment > live.lines:
        raise NoSuchThing(f"this game has only {live.lines} moments")
    seat = seat_seen(asker, live)
    lines = live.record.lines[:moment]
    state, events = await asyncio.to_thread(looked_at, live, lines, seat)
    line = lines[-1] if lines and live.status in TOLD else None
    return b.Moment(moment, live.lines, seat, state, events, line)


def seat_seen(asker: Asker, live: LiveTable) -> int | None:
    if "seat" not in asker.query:
        check_watched(asker, live)
        return None
    seat = number_in(asker, "seat", 0)
    if seat >= len(live.seats):
        raise NoSuchThing("there is no such seat")
    if live.status not in TOLD and seat not in asker.seats_at(live):
        raise Unauthorised("while the game runs, only its player sees with the eyes of a seat")
    return seat


def check_watched(asker: Asker, live: LiveTable) -> None:
    if live.status not in TOLD and not live.terms.spectators and not asker.seats_at(live):
        raise Unauthorised("this table has no spectators")


def looked_at(live: LiveTable, lines: list[str], seat: int | None) -> tuple[Facts, list[Facts]]:
    record = Record(live.game, len(live.seats), live.terms.options)
    for line in lines[:-1]:
        replay_line(record, line)
    record.state.listen()
    for line in lines[-1:]:
        replay_line(record, line)
    return record.state.view(seat), [event.told_to(seat) for event in record.state.heard()]


async def show_proof(asker: Asker, _: None) -> b.Proof:
    """What a client needs to check every roll and draw of a finished game."""
    row, seats, entries = await asker.node.store.load(asker.path["table"])
    if row.status != "over":
        raise Conflict("the seed is told when the game is over")
    found = await asyncio.to_thread(all_draws, row, written(row, seats, entries))
    return b.Proof(commitment(row.seed), row.seed, found)


def all_draws(row: TableRow, text: str) -> list[b.DrawInfo]:
    return [b.DrawInfo(draw.index, draw.options, draw.weights, draw.answer) for draw in draws(game_of(row.game), text)]


async def what_if(asker: Asker, new: b.WhatIf) -> b.Made:
    """Go on from a moment of a finished game as a new table, with new luck."""
    live = await table_at(asker)
    if live.status not in TOLD:
        check_alone(asker, live)
    if len(new.seats) != len(live.seats):
        raise Conflict(f"this game has {len(live.seats)} seats")
    if new.moment > live.lines:
        raise NoSuchThing(f"this game has only {live.lines} moments")
    lines = live.record.lines[: new.moment]
    return await opened(asker, new, live.game.slug, live.terms.options, lines)
