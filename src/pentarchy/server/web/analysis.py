"""A board of analysis: a record that the caller brings, its position, and what can be chosen there."""

from typing import cast

import msgspec

from pentarchy.kernel.settings import Setting
from pentarchy.review import PartJob
from pentarchy.review.job import STANDARD
from pentarchy.review.report import plain_decision
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.reviews import DEEPER, ReviewDecision
from pentarchy.server.web.tables import number_in
from pentarchy.server.workers import record_jobs
from pentarchy.tables.analysis import Position
from pentarchy.tables.errors import Conflict


class Asked(msgspec.Struct):
    seat: int


class Known(msgspec.Struct):
    """Of a position, what a judge needs."""

    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    ask: Asked | None


async def show_position(caller: Caller, wanted: b.Analysis) -> Position:
    """The end of a record, after one more move if one is given: what the seat sees and may choose."""
    job = record_jobs.Analyse(**msgspec.structs.asdict(wanted))
    return cast(Position, await caller.node.record_pool.run(caller.client_network, job, msgspec.Raw))


async def weigh_options(caller: Caller, wanted: b.Analysis) -> ReviewDecision:
    """The chances after what can be chosen at the end of a record, the best first; `deeper=1` takes longer."""
    job = record_jobs.Analyse(**msgspec.structs.asdict(wanted))
    known = await caller.node.record_pool.run(caller.client_network, job, Known)
    if known.ask is None:
        raise Conflict("nobody has to choose here")
    depth = DEEPER if number_in(caller, "deeper", 0) else STANDARD
    part = PartJob(known.game, known.rules, known.seats, known.options, known.lines, 0, 0, depth, asked=known.ask.seat)
    [found] = (await caller.node.reviews.look_closer(part, caller.client_network)).decisions
    return msgspec.convert(plain_decision(found), ReviewDecision)
