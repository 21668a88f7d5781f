"""Long replays inside this process go into threads, one game after the other, so that the event loop gets its turns.

Games that began with a record which somebody brought have a thread of their own: others need not wait for them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from pentarchy.kernel.record_text import is_undo
from pentarchy.server.fairness import FairSemaphore
from pentarchy.tables.clocks import Downtimes
from pentarchy.tables.log import Entry, Happened
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Table, TableRow

T = TypeVar("T")
SHORT = 12
"""So many entries are folded at once, wherever they are needed: a thread would cost more."""


class ReplayThreads:
    def __init__(self) -> None:
        self.own = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self.brought = ThreadPoolExecutor(1, thread_name_prefix="replay-brought")
        self.turns = {self.own: FairSemaphore(1), self.brought: FairSemaphore(1)}

    async def folded(
        self, row: TableRow, seats: list[Seat], entries: list[Entry], downtimes: Downtimes
    ) -> tuple[Table, list[Happened]]:
        """The table as its log leaves it, and all that happened. Raises OtherRules, UnknownGame, BadRecord."""
        if len(entries) <= SHORT and not any(takes_long(entry) for entry in entries):
            return folded(row, seats, entries, downtimes)
        return await self.run(row, lambda: folded(row, seats, entries, downtimes))

    async def run(self, row: TableRow, work: Callable[[], T]) -> T:
        thread = self.brought if row.inherited else self.own
        async with self.turns[thread].turn():
            return await asyncio.get_running_loop().run_in_executor(thread, work)

    def close(self) -> None:
        self.own.shutdown(cancel_futures=True)
        self.brought.shutdown(cancel_futures=True)


def takes_long(entry: Entry) -> bool:
    """A move that is taken back plays the whole game through again."""
    return entry.kind == "line" and is_undo(entry.text)


def folded(
    row: TableRow, seats: list[Seat], entries: list[Entry], downtimes: Downtimes
) -> tuple[Table, list[Happened]]:
    table = Table(row, seats, downtimes)
    return table, table.fold(entries)
