"""The scheduler: asks bots, watches clocks, and has the seats of absent people stood in for.

When something is due stands in the store, so that after a crash any node goes on where another stopped.
"""

import asyncio
import logging
from secrets import randbits

from pentarchy.bots import SeatObservation, bot
from pentarchy.bots.jobs import Advice, job_for
from pentarchy.kernel.errors import PentarchyError, UnknownGame
from pentarchy.kernel.state import State
from pentarchy.server.clock import now
from pentarchy.server.config import Config
from pentarchy.server.live_tables import LiveTables, OpenTable, TableObserver
from pentarchy.server.workers import Pool
from pentarchy.tables.due_times import SECOND, late
from pentarchy.tables.errors import NoSuchTable, OtherRules, Refused, Stale, Unavailable
from pentarchy.tables.lesson_script import scripted
from pentarchy.tables.rights import SERVER
from pentarchy.tables.table import Table
from pentarchy.tables.verbs import BotChoose, Draw, StandIn
from pentarchy.tables.verbs.playing import check_bot_asked

LOG = logging.getLogger(__name__)
AT_A_TIME = 200
ALL = 1_000_000
AT_ONCE = 16
GRACE = 3 * SECOND
LEASE = 1500
"""Milliseconds for which a node that asks a bot has the table to itself. It renews this while the bot thinks; if it
dies, another one asks within three seconds."""
LONGEST_LOOK = 10.0
HOUR, MINUTE = 3600 * SECOND, 60 * SECOND


def patience_with_bots(config: Config) -> int:
    """Milliseconds after which somebody looks after a bot that has not moved."""
    return int((config.bot_pause + 2 * config.bot_deadline) * SECOND) + GRACE if config.alone else LEASE


class Scheduler(TableObserver):
    def __init__(self, live: LiveTables, pool: Pool, pause: float) -> None:
        self.live = live
        self.pool = pool
        self.pause = pause
        self.thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        live.observe(self)

    def changed(self, opened: OpenTable) -> None:
        """Asks a bot for every decision that falls to one."""
        self.ask_bots(opened, self.pause)

    def ask_bots(self, opened: OpenTable, pause: float) -> None:
        table = opened.table
        for seat in table.pending:
            if table.player_of(seat):
                self.ask(table.id, seat, table.decision_of(seat), pause)

    def ask(self, table_id: str, seat: int, decision: int, pause: float) -> None:
        key = (table_id, seat, decision)
        if key not in self.thinking:
            self.thinking[key] = asyncio.create_task(self.think(table_id, seat, decision, pause))
            self.thinking[key].add_done_callback(lambda _: self.thinking.pop(key, None))

    async def think(self, table_id: str, seat: int, decision: int, pause: float) -> None:
        await asyncio.sleep(pause)
        try:
            table = (await self.live.open(table_id)).table
            check_bot_asked(table, seat, decision)
            await self.play_move(table, seat, decision)
        except Stale:
            LOG.debug("a bot's answer is no longer needed", extra={"table": table_id})
        except Refused as error:
            LOG.warning("a bot cannot play: %s", error, extra={"table": table_id})
        except Exception:
            LOG.exception("a bot cannot play", extra={"table": table_id})

    async def play_move(self, table: Table, seat: int, decision: int) -> None:
        options = table.record.state.options(seat)
        move = options[0] if len(options) == 1 else await self.choose(table, seat)
        try:
            await self.live.act(table.id, BotChoose(seat, decision, move), SERVER)
        except Refused:
            raise
        except PentarchyError as error:
            LOG.error("a bot chose no legal move: %s", error, extra={"table": table.id})
            move = await asyncio.to_thread(greedy_move, table.record.state.copy(), seat)
            await self.live.act(table.id, BotChoose(seat, decision, move), SERVER)

    async def choose(self, table: Table, seat: int) -> int:
        """The move of a bot; in a lesson, while its script lasts, what that says; where no bot moves in time, the move
        of the greedy one, whatever the level: it is found here, in a moment."""
        move = scripted(table, seat)
        if move is None:
            move = await self.pool.choose(job_for(table.id, table.record, seat, table.player_of(seat)))
        if move is None:
            move = await asyncio.to_thread(greedy_move, table.record.state.copy(), seat)
        return move

    async def advise(self, table: Table, seat: int, level: str) -> Advice | None:
        """What a bot would do in this place, which sees what its player sees; None when it does not come in time."""
        job = job_for(table.id, table.record, seat, level)
        job.aloud = True
        answer = await self.pool.ask(job)
        return None if answer is None else answer.advice

    # What is due.

    async def sweep(self, by: int | None = None) -> None:
        """Looks after every table that is due by now, or by the time given. None of them can hold up the others."""
        due = await self.live.store.due(now() if by is None else by, AT_A_TIME if by is None else ALL)
        at_once = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self.visit(table_id, at_once) for table_id in due))

    async def visit(self, table_id: str, at_once: asyncio.Semaphore) -> None:
        """Raises Unavailable: then nothing can be looked after."""
        try:
            async with at_once, asyncio.timeout(LONGEST_LOOK):
                await self.look_after(table_id)
        except Stale:
            LOG.debug("somebody else has just looked after it", extra={"table": table_id})
        except NoSuchTable:
            LOG.info("it was removed", extra={"table": table_id})
        except (OtherRules, UnknownGame) as error:
            LOG.info("nothing to do: %s", error, extra={"table": table_id})
            await self.live.store.put_off([(table_id, now() + HOUR)])
        except Unavailable:
            raise
        except Exception:
            LOG.exception("a table cannot be looked after", extra={"table": table_id})
            await self.live.store.put_off([(table_id, now() + MINUTE)])

    async def renew(self) -> None:
        """Says to the other nodes that bots still think here."""
        tables = {table_id: self.live.tables.get(table_id) for table_id, _, _ in self.thinking}
        due = [(table_id, self.due_here(opened)) for table_id, opened in tables.items() if opened is not None]
        await self.live.store.put_off([(table_id, at) for table_id, at in due if at is not None])

    def due_here(self, opened: OpenTable) -> int | None:
        """When somebody has to look after a table, by this node's own clock."""
        due = self.live.due.of(opened.table, opened.now())
        return None if due is None else due - opened.time.ahead

    async def look_after(self, table_id: str) -> None:
        opened = await self.live.open(table_id)
        await self.live.follow(table_id, opened.table.seq + 1)
        for row in await self.live.store.seats_of(table_id):
            opened.table.seats[row.seat].seen_at = row.seen_at
        drawn_by = opened.table.draw_due()
        if drawn_by is not None and drawn_by <= opened.now():
            await self.live.act(table_id, Draw(), SERVER)
            return
        gone = late(opened.table, opened.connected, opened.now())
        if gone:
            await self.live.act(table_id, StandIn(gone[0], opened.table.decision_of(gone[0])), SERVER)
            return
        self.ask_bots(opened, 0.0)
        await self.live.store.postpone(table_id, self.due_here(opened))

    async def close(self) -> None:
        tasks = [*self.thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()


def greedy_move(state: State, seat: int) -> int:
    return bot("greedy", randbits(32)).choose(SeatObservation(state, seat))
