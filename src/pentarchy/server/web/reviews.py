"""Reviews of finished games."""

import asyncio
from dataclasses import replace

import msgspec

from pentarchy.review import jobs_for
from pentarchy.review.report import NotOver, plain_decision, told
from pentarchy.server.store import statistics
from pentarchy.server.store.statistics import PlayedRow
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import number_in, table_at
from pentarchy.tables.errors import NoSuchThing
from pentarchy.tables.queries import TakeRecord
from pentarchy.tables.rights import check
from pentarchy.tables.table import Table

DEEPER = 8.0
"""How much longer than usual a closer look takes."""


class ReviewOption(msgspec.Struct):
    """A move that was searched: the chances of all seats after it, in imagined games."""

    move: str
    chances: list[float]
    error: float
    points: float | None
    looks: int


class ReviewDecision(msgspec.Struct, rename={"grade": "class"}):
    """One choice, judged: what it cost in chances and points against the best that was found."""

    index: int
    moment: int
    seat: int
    question: str
    move: str
    best: str
    cost: float
    error: float
    points: float | None
    grade: str
    at_stake: float
    options: int
    candidates: list[ReviewOption]


class ReviewMove(msgspec.Struct):
    """A point of the graph: the chances of all seats before and after it. `kind`: `luck`, `choice` or `secrets`."""

    index: int
    moment: int
    seat: int
    kind: str
    before: list[float]
    after: list[float]
    text: str


class ReviewPlayer(msgspec.Struct):
    """luck + skill = result, in chances to win; `accuracy` in percent."""

    seat: int
    start: float
    final: float
    luck: float
    skill: float
    result: float
    adjusted: float
    own_luck: float
    others_luck: float
    own_play: float
    others_play: float
    lost: float
    at_stake: float
    accuracy: float | None
    grades: dict[str, int]
    decisions: int


class ReviewBody(msgspec.Struct):
    """A review as far as it has come. `players` and `turning_points` come once it is whole."""

    done: int
    parts: int
    complete: bool
    players: list[ReviewPlayer]
    decisions: list[ReviewDecision]
    graph: list[ReviewMove]
    turning_points: list[ReviewMove]


async def show_review(caller: Caller, _: None) -> ReviewBody:
    """The review of a finished game as far as it has come; whoever asks first begins it.

    Choices are told once: `known` is how many parts the caller has."""
    table, known = await finished(caller), number_in(caller, "known", 0)
    running = caller.node.reviews.of(table.id, table.record, caller.client_network)
    parts, all_parts = [*running.parts], len(running.jobs)
    found = msgspec.convert(await asyncio.to_thread(told, table.record, parts, all_parts, known), ReviewBody)
    if found.complete and not running.noted:
        running.noted = True
        await note(caller, table, found.players)
    return found


async def note(caller: Caller, table: Table, players: list[ReviewPlayer]) -> None:
    """Adds a game to the statistics of all accounts that played it. A branch counts for nobody."""
    rows = {
        seat.user_id: PlayedRow(
            seat.user_id, table.id, table.game.slug, table.last_at, player.accuracy, player.luck, player.result
        )
        for seat, player in zip(table.seats, players)
        if seat.user_id is not None and player.accuracy is not None and not table.terms.origin
    }
    if rows:
        await caller.node.store.writer.run(lambda connection: statistics.keep(connection, [*rows.values()]))


async def finished(caller: Caller) -> Table:
    """Raises NotAllowed while the game runs, NotOver for a record that ends before its game."""
    table = await table_at(caller)
    check(table, caller.shown, TakeRecord())
    if not table.record.state.over:
        raise NotOver
    return table


async def look_closer(caller: Caller, _: None) -> ReviewDecision:
    """One choice judged for longer; with `true=1` by how the hidden cards really lay."""
    record = (await finished(caller)).record
    index, true_cards = int(caller.path["moment"]), number_in(caller, "true", 0) > 0
    [whole] = jobs_for(record, DEEPER, true_cards, parts=1)
    job = replace(whole, start=index, stop=index + 1, graph=False)
    found = (await caller.node.reviews.look_closer(job, caller.client_network)).decisions
    if not found:
        raise NoSuchThing("nobody had a choice at this move")
    return msgspec.convert(plain_decision(found[0]), ReviewDecision)
