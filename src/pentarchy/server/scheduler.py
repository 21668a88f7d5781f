"""The scheduler: asks bots, watches clocks, and has the seats of absent people stood in for.

When something is due stands in the store, so that after a crash any node goes on where another stopped.
"""

import asyncio
import logging
from random import choice
from secrets import randbits

from pentarchy.bots import Chair, GreedyBot
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.state import State
from pentarchy.server.clock import now
from pentarchy.server.errors import NoSuchTable
from pentarchy.server.live_tables import LiveTables, OpenTable
from pentarchy.server.workers import Advice, BotJob, Pool
from pentarchy.tables.errors import OtherRules, Refused, Stale
from pentarchy.tables.lesson_script import scripted
from pentarchy.tables.rights import HOUSE
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Table
from pentarchy.tables.verbs import BotChoose, Draw, StandIn
from pentarchy.tables.verbs.playing import check_asked

LOG = logging.getLogger(__name__)
SECOND = 1000
AT_A_TIME = 200
ALL = 1_000_000
GRACE = 3 * SECOND


class Scheduler:
    def __init__(self, pool: Pool, pause: float) -> None:
        self.pool = pool
        self.pause = pause
        self.patience = int((pause + 2 * pool.deadline) * SECOND) + GRACE
        """After this long without a bot's answer another node takes over."""
        self.thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self.live: LiveTables

    def due(self, table: Table, at: int) -> int | None:
        """When somebody has to look after this table, if no person acts before."""
        times = [table.draw_due(), *(self.due_of(table, seat, at) for seat in table.pending)]
        return min((time for time in times if time is not None), default=None)

    def due_of(self, table: Table, seat: int, at: int) -> int | None:
        if table.player_of(seat):
            return at + self.patience
        if table.terms.unhurried:
            return None
        times = [
            time for time in (table.timing.deadline(seat), absent_at(table, table.seats[seat])) if time is not None
        ]
        return min(times, default=None)

    def attend(self, opened: OpenTable) -> None:
        """Asks a bot for every decision that falls to one."""
        table = opened.table
        for seat in table.pending:
            if table.player_of(seat):
                self.ask(table.id, seat, table.decision_of(seat))

    def ask(self, table_id: str, seat: int, decision: int) -> None:
        key = (table_id, seat, decision)
        if key not in self.thinking:
            self.thinking[key] = asyncio.create_task(self.think(table_id, seat, decision))
            self.thinking[key].add_done_callback(lambda _: self.thinking.pop(key, None))

    async def think(self, table_id: str, seat: int, decision: int) -> None:
        await asyncio.sleep(self.pause)
        try:
            table = (await self.live.open(table_id)).table
            check_asked(table, seat, decision)
            await self.answer(table, seat, decision)
        except Stale:
            LOG.debug("a bot's answer is no longer needed", extra={"table": table_id})
        except Refused as error:
            LOG.warning("a bot cannot play: %s", error, extra={"table": table_id})

    async def answer(self, table: Table, seat: int, decision: int) -> None:
        options = table.record.state.options(seat)
        move = options[0] if len(options) == 1 else await self.thought(table, seat)
        try:
            await self.live.act(table.id, BotChoose(seat, decision, move), HOUSE)
        except Refused:
            raise
        except PentarchyError as error:
            LOG.error("a bot answered with no legal move: %s", error, extra={"table": table.id})
            await self.live.act(table.id, BotChoose(seat, decision, choice(options)), HOUSE)

    async def thought(self, table: Table, seat: int) -> int:
        """The move of a bot; in a lesson, while its script lasts, what that says; where no bot answers in time, that of
        a simple one, which thinks here and not long."""
        move = scripted(table, seat)
        if move is None:
            move = await self.pool.choose(job_for(table, seat))
        if move is None:
            move = await asyncio.to_thread(simple_move, table.record.state.copy(), seat)
        return move

    async def advise(self, table: Table, seat: int, level: str) -> Advice | None:
        """What a bot would do in this place, which sees what its player sees; None when it does not come in time."""
        job = job_for(table, seat)
        job.level, job.aloud = level, True
        answer = await self.pool.answer(job)
        return None if answer is None else answer.advice

    # What is due.

    async def sweep(self, by: int | None = None) -> None:
        """Looks after every table that is due by now, or by the time given."""
        for table_id in await self.live.store.due(now() if by is None else by, AT_A_TIME if by is None else ALL):
            try:
                await self.look_after(table_id)
            except (NoSuchTable, OtherRules, Stale) as error:
                LOG.info("nothing to do: %s", error, extra={"table": table_id})
                await self.live.store.postpone(table_id, None)

    async def look_after(self, table_id: str) -> None:
        opened = await self.live.open(table_id)
        await self.live.follow(table_id, opened.table.seq + 1)
        for row in await self.live.store.seats_of(table_id):
            opened.table.seats[row.seat].seen_at = row.seen_at
        drawn_by = opened.table.draw_due()
        if drawn_by is not None and drawn_by <= opened.now():
            await self.live.act(table_id, Draw(), HOUSE)
            return
        late = self.late(opened)
        if late:
            await self.live.act(table_id, StandIn(late[0], opened.table.decision_of(late[0])), HOUSE)
            return
        self.attend(opened)
        due = self.due(opened.table, opened.now())
        await self.live.store.postpone(table_id, None if due is None else due - opened.time.ahead)

    def late(self, opened: OpenTable) -> list[int]:
        """The seats that are out of time, or whose people are away for too long."""
        table, at = opened.table, opened.now()
        return [
            seat
            for seat in table.pending
            if not table.player_of(seat) and (out_of_time(table, seat, at) or is_absent(opened, seat, at))
        ]

    async def close(self) -> None:
        tasks = [*self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def simple_move(state: State, seat: int) -> int:
    return GreedyBot(randbits(32)).choose(Chair(state, seat))


def job_for(table: Table, seat: int) -> BotJob:
    record, level = table.record, table.player_of(seat)
    return BotJob(table.id, table.game.slug, record.seats, record.options, record.lines[:], seat, level, randbits(32))


def out_of_time(table: Table, seat: int, at: int) -> bool:
    deadline = table.timing.deadline(seat)
    return deadline is not None and deadline <= at


def is_absent(opened: OpenTable, seat: int, at: int) -> bool:
    gone = absent_at(opened.table, opened.table.seats[seat])
    return gone is not None and gone <= at and seat not in opened.connected


def absent_at(table: Table, row: Seat) -> int | None:
    """When the person at a seat that has to choose counts as absent."""
    asked, allowed = table.timing.asked_at[row.seat], table.terms.absent_after
    return None if asked is None or allowed is None else max(asked, row.seen_at) + allowed * SECOND
