"""Deliveries side by side: each has its deadline, and one address gets only a few at once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOG = logging.getLogger(__name__)
MOST_AT_ONCE = 64
MOST_TO_ONE = 16
DEADLINE = 30.0
"""Seconds for one person's notices together."""


class Deliveries:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.to_one: dict[str, int] = {}

    @property
    def free(self) -> int:
        """How many more can be begun."""
        return MOST_AT_ONCE - len(self.tasks)

    def begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self.run(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, work: Callable[[], Awaitable[None]]) -> None:
        """What fails is logged; it is still in the store and comes again."""
        try:
            async with asyncio.timeout(DEADLINE):
                await work()
        except Exception:
            LOG.exception("a notice could not be delivered")

    def enter(self, host: str) -> bool:
        """Whether one more may go to this host now. Call `leave` afterwards."""
        if self.to_one.get(host, 0) >= MOST_TO_ONE:
            return False
        self.to_one[host] = self.to_one.get(host, 0) + 1
        return True

    def leave(self, host: str) -> None:
        self.to_one[host] -= 1
        if not self.to_one[host]:
            del self.to_one[host]

    async def close(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
