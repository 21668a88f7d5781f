"""Background work that cannot die unnoticed: what fails is tried again, counted, and named by health."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable

from pentarchy.server.operators.metrics import Metrics

LOG = logging.getLogger(__name__)
Work = Callable[[], Awaitable[None]]
LONGEST_PAUSE = 30.0
STUCK_AFTER = 30.0
"""Seconds after which a round of what is done again and again is given up: it may not wait forever."""
MOST_FAILURES = 3
"""Failures in a row after which a task counts as not running: one alone happens whenever a database restarts."""


class Task:
    """Something done again and again, or once (`seconds` is None) but until it succeeds."""

    def __init__(self, name: str, work: Work, seconds: float | None, metrics: Metrics) -> None:
        self.name = name
        self.work = work
        self.seconds = seconds
        self.metrics = metrics
        self.failures = 0
        self.done_at = time.monotonic()
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.running = asyncio.create_task(self.run(), name=self.name)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.pause())
            await self.attempt()
            if self.seconds is None and not self.failures:
                return

    def pause(self) -> float:
        """Growing with every failure in a row."""
        usual = self.seconds or 0.0
        return min(LONGEST_PAUSE, max(usual, 0.5) * 2**self.failures) if self.failures else usual

    async def attempt(self) -> None:
        try:
            async with asyncio.timeout(STUCK_AFTER if self.seconds is not None else None):
                await self.work()
        except Exception:
            self.failures += 1
            self.metrics.task_failures.labels(self.name).inc()
            LOG.exception("a background task failed", extra={"task": self.name, "failures": self.failures})
        else:
            self.failures, self.done_at = 0, time.monotonic()
            self.metrics.task_runs.labels(self.name).inc()

    def is_failing(self) -> bool:
        """Whether it does not do what it is there for: it fails, it is stuck, or it has ended."""
        if self.running is None or self.failures >= MOST_FAILURES:
            return True
        if self.running.done():
            return self.seconds is not None or self.running.cancelled()
        return self.seconds is not None and time.monotonic() - self.done_at > self.seconds + 2 * STUCK_AFTER


class Supervisor:
    """All background work of a node."""

    def __init__(self, metrics: Metrics, loops: Callable[[], Iterable[asyncio.Task[None]]] = lambda: ()) -> None:
        """`loops`: endless tasks that others have started; health names those that have ended."""
        self.metrics = metrics
        self.loops = loops
        self.tasks: list[Task] = []
        self.one_offs: set[asyncio.Task[None]] = set()

    def every(self, seconds: float, name: str, work: Work) -> None:
        self.add(Task(name, work, seconds, self.metrics))

    def once(self, name: str, work: Work) -> None:
        self.add(Task(name, work, None, self.metrics))

    def add(self, task: Task) -> None:
        self.tasks.append(task)
        task.start()

    def run_once(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Something small that nobody waits for: a failure is logged and counted."""
        task = asyncio.create_task(work, name=name)
        self.one_offs.add(task)
        task.add_done_callback(self.note_end)

    def note_end(self, task: asyncio.Task[None]) -> None:
        self.one_offs.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.task_failures.labels(task.get_name()).inc()
            LOG.error("a background task failed", exc_info=error, extra={"task": task.get_name()})

    def failing(self) -> list[str]:
        """The names of all that does not run."""
        ended = [task.get_name() for task in self.loops() if task.done()]
        return [*(task.name for task in self.tasks if task.is_failing()), *ended]

    def report(self) -> None:
        """Brings the metrics up to date."""
        for task in self.tasks:
            self.metrics.task_running.labels(task.name).set(not task.is_failing())

    async def close(self) -> None:
        tasks = [task.running for task in self.tasks if task.running is not None]
        tasks += self.one_offs
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
