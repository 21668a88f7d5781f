"""The attendant: asks bots, watches clocks, and keeps the seats of absent people warm.

When something is due stands in the store, so that after a crash any node goes on where another stopped.
"""

import asyncio
import logging
from random import choice
from secrets import randbits

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.desk import Desk, Place, now
from pentarchy.server.errors import OtherRules, Refused, Stale
from pentarchy.server.store.rows import SeatRow
from pentarchy.server.tables import deeds
from pentarchy.server.tables.course import scripted
from pentarchy.server.tables.live import LiveTable
from pentarchy.server.workers import Advice, BotJob, Pool

LOG = logging.getLogger(__name__)
SECOND = 1000
AT_A_TIME = 200
ALL = 1_000_000
GRACE = 3 * SECOND


class Attendant:
    def __init__(self, pool: Pool, pause: float) -> None:
        self.pool = pool
        self.pause = pause
        self.patience = int((pause + 2 * pool.deadline) * SECOND) + GRACE
        """After this long without a bot's answer another node takes over."""
        self.thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self.desk: Desk

    def due(self, live: LiveTable, at: int) -> int | None:
        """When somebody has to look after this table, if no person acts before."""
        times = [self.due_of(live, seat, at) for seat in live.pending]
        return min((time for time in times if time is not None), default=None)

    def due_of(self, live: LiveTable, seat: int, at: int) -> int | None:
        if live.player_of(seat):
            return at + self.patience
        if live.unhurried:
            return None
        times = [time for time in (live.timing.deadline(seat), absent_at(live, live.seats[seat])) if time is not None]
        return min(times, default=None)

    def attend(self, place: Place) -> None:
        """Asks a bot for every decision that falls to one."""
        live = place.live
        for seat in live.pending:
            if live.player_of(seat):
                self.ask(live.id, seat, live.decision_of(seat))

    def ask(self, table_id: str, seat: int, decision: int) -> None:
        key = (table_id, seat, decision)
        if key not in self.thinking:
            self.thinking[key] = asyncio.create_task(self.think(table_id, seat, decision))
            self.thinking[key].add_done_callback(lambda _: self.thinking.pop(key, None))

    async def think(self, table_id: str, seat: int, decision: int) -> None:
        await asyncio.sleep(self.pause)
        try:
            live = (await self.desk.place(table_id)).live
            deeds.check_open(live, seat, decision)
            await self.answer(live, seat, decision)
        except Stale:
            LOG.debug("a bot's answer is no longer needed", extra={"table": table_id})
        except Refused as error:
            LOG.warning("a bot cannot play: %s", error, extra={"table": table_id})

    async def answer(self, live: LiveTable, seat: int, decision: int) -> None:
        options = live.record.state.options(seat)
        move = options[0] if len(options) == 1 else await self.thought(live, seat)
        try:
            await self.desk.act(live.id, deeds.choose_for(seat, decision, choice(options) if move is None else move))
        except Refused:
            raise
        except PentarchyError as error:
            LOG.error("a bot answered with no legal move: %s", error, extra={"table": live.id})
            await self.desk.act(live.id, deeds.choose_for(seat, decision, choice(options)))

    async def thought(self, live: LiveTable, seat: int) -> int | None:
        """The move of a bot; in a lesson, while its script lasts, what that says."""
        move = scripted(live, seat)
        return await self.pool.choose(job_for(live, seat)) if move is None else move

    async def advise(self, live: LiveTable, seat: int, level: str) -> Advice | None:
        """What a bot would do in this place, which sees what its player sees; None when it does not come in time."""
        job = job_for(live, seat)
        job.level, job.aloud = level, True
        answer = await self.pool.answer(job)
        return None if answer is None else answer.advice

    # What is due.

    async def sweep(self, by: int | None = None) -> None:
        """Looks after every table that is due by now, or by the time given."""
        for table_id in await self.desk.store.due(now() if by is None else by, AT_A_TIME if by is None else ALL):
            try:
                await self.look_after(table_id)
            except (OtherRules, Stale) as error:
                LOG.info("nothing to do: %s", error, extra={"table": table_id})
                await self.desk.store.postpone(table_id, None)

    async def look_after(self, table_id: str) -> None:
        place = await self.desk.place(table_id)
        await self.desk.follow(table_id, place.live.seq + 1)
        for row in await self.desk.store.seats_of(table_id):
            place.live.seats[row.seat].seen_at = row.seen_at
        late = self.late(place)
        if late:
            await self.desk.act(table_id, deeds.keep_warm(late[0], place.live.decision_of(late[0])))
            return
        self.attend(place)
        await self.desk.store.postpone(table_id, self.due(place.live, now()))

    def late(self, place: Place) -> list[int]:
        """The seats that are out of time, or whose people are away for too long."""
        live, at = place.live, now()
        return [
            seat
            for seat in live.pending
            if not live.player_of(seat) and (out_of_time(live, seat, at) or is_absent(place, seat, at))
        ]

    async def close(self) -> None:
        tasks = [*self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def job_for(live: LiveTable, seat: int) -> BotJob:
    record, level = live.record, live.player_of(seat)
    return BotJob(live.id, live.game.slug, record.seats, record.options, record.lines[:], seat, level, randbits(32))


def out_of_time(live: LiveTable, seat: int, at: int) -> bool:
    deadline = live.timing.deadline(seat)
    return deadline is not None and deadline <= at


def is_absent(place: Place, seat: int, at: int) -> bool:
    gone = absent_at(place.live, place.live.seats[seat])
    return gone is not None and gone <= at and seat not in place.here


def absent_at(live: LiveTable, row: SeatRow) -> int | None:
    """When the person at a seat that has to choose counts as absent."""
    asked, allowed = live.timing.asked_at[row.seat], live.terms.absent_after
    return None if asked is None or allowed is None else max(asked, row.seen_at) + allowed * SECOND
