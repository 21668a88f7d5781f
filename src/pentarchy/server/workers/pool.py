"""A few worker processes; each is asked one thing at a time, with a deadline."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from pentarchy.server.workers.frames import LENGTH, BotAnswer, BotJob, framed

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "pentarchy.server.workers.worker")
PIPE_LIMIT = 1 << 20


class Pool:
    """`choose` answers within the deadline or not at all: then the asker plays something simple itself."""

    def __init__(self, size: int, deadline: float, command: tuple[str, ...] = COMMAND) -> None:
        self.size = size
        self.deadline = deadline
        self.command = command
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.processes: set[Process] = set()
        self.starting: set[asyncio.Task[Process]] = set()
        self.leaving: set[asyncio.Task[None]] = set()
        self.replaced = 0
        for _ in range(size):
            self.idle.put_nowait(None)

    async def choose(self, job: BotJob) -> int | None:
        """The bot's move; None when it did not come in time, or not at all."""
        answer = await self.answer(job)
        return None if answer is None else answer.move

    async def answer(self, job: BotJob) -> BotAnswer | None:
        """All that the bot says; None when it did not come in time, or not at all."""
        try:
            async with asyncio.timeout(self.deadline):
                worker = await self.idle.get()
        except TimeoutError:
            LOG.warning("all bots are busy", extra={"table": job.table})
            return None
        return await self.answered(worker, job)

    async def answered(self, worker: Process | None, job: BotJob) -> BotAnswer | None:
        fit: Process | None = None
        answer = BotAnswer(-1, "it did not answer")
        try:
            async with asyncio.timeout(self.deadline):
                worker = worker or await self.hire()
                answer = await ask(worker, job)
                fit = worker
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            LOG.warning("a bot worker is replaced: %s", type(error).__name__, extra={"table": job.table})
        finally:
            if fit is None:
                self.dismiss(worker)
            self.idle.put_nowait(fit)
        if answer.error:
            LOG.error("bot %s failed: %s", job.level, answer.error, extra={"table": job.table})
            return None
        return answer

    async def hire(self) -> Process:
        """Once begun, a process is started to the end, so that none runs on unknown when the asker gives up."""
        task = asyncio.create_task(self.started())
        self.starting.add(task)
        task.add_done_callback(self.starting.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self.abandon)
            raise

    def abandon(self, task: "asyncio.Task[Process]") -> None:
        if not task.cancelled() and task.exception() is None:
            self.send_away(task.result())

    async def started(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=PIPE_LIMIT)
        self.processes.add(worker)
        return worker

    def dismiss(self, worker: Process | None) -> None:
        self.replaced += 1
        if worker is not None:
            self.send_away(worker)

    def send_away(self, worker: Process) -> None:
        self.processes.discard(worker)
        task = asyncio.create_task(ended(worker))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.starting, return_exceptions=True)
        await asyncio.gather(*map(ended, self.processes), *self.leaving)
        self.processes.clear()


async def ended(worker: Process) -> None:
    """Kills a worker and waits until nothing of it is left."""
    if worker.returncode is None:
        worker.kill()
    if worker.stdin is not None:
        worker.stdin.close()
    await worker.wait()


async def ask(worker: Process, job: BotJob) -> BotAnswer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(framed(job))
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(LENGTH)
    body = await worker.stdout.readexactly(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(body, type=BotAnswer)
