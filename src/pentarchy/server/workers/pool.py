"""A few worker processes; each is asked one thing at a time, with a deadline."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from pentarchy.bots.jobs import BotAnswer, BotJob
from pentarchy.server.workers.frames import LENGTH, framed

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "pentarchy.server.workers.bot_worker")
PIPE_LIMIT = 1 << 20


class WorkerPool:
    """`reply` comes within the deadline or not at all."""

    def __init__(self, size: int, deadline: float, command: tuple[str, ...], starting: float = 0.0) -> None:
        """`starting`: seconds more for the first job of a process, which has to read its programs first."""
        self.size = size
        self.deadline = deadline
        self.command = command
        self.starting_time = starting
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.processes: set[Process] = set()
        self.starting: set[asyncio.Task[Process]] = set()
        self.leaving: set[asyncio.Task[None]] = set()
        self.replaced = 0
        for _ in range(size):
            self.idle.put_nowait(None)

    async def request(self, job: object) -> bytes | None:
        """What a worker says; None when it did not come in time, or not at all."""
        try:
            async with asyncio.timeout(self.deadline):
                worker = await self.idle.get()
        except TimeoutError:
            LOG.warning("all workers are busy", extra={"job": type(job).__name__})
            return None
        return await self.request_from(worker, job)

    async def request_from(self, worker: Process | None, job: object) -> bytes | None:
        fit: Process | None = None
        try:
            async with asyncio.timeout(self.deadline + (self.starting_time if worker is None else 0.0)):
                worker = worker or await self.hire()
                reply = await exchange(worker, job)
                fit = worker
                return reply
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            LOG.warning("a worker is replaced: %s", type(error).__name__, extra={"job": type(job).__name__})
            return None
        finally:
            if fit is None:
                self.dismiss(worker)
            self.idle.put_nowait(fit)

    async def warm_up(self) -> None:
        """Starts all workers before anybody needs them."""
        for _ in range(self.idle.qsize()):
            worker = self.idle.get_nowait()
            try:
                worker = worker or await self.hire()
            finally:
                self.idle.put_nowait(worker)

    async def hire(self) -> Process:
        """Once begun, a process is started to the end, so that none runs on unknown when the asker gives up."""
        task = asyncio.create_task(self.start())
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

    async def start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, limit=PIPE_LIMIT)
        self.processes.add(worker)
        return worker

    def dismiss(self, worker: Process | None) -> None:
        self.replaced += 1
        if worker is not None:
            self.send_away(worker)

    def send_away(self, worker: Process) -> None:
        self.processes.discard(worker)
        task = asyncio.create_task(end_worker(worker))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.starting, return_exceptions=True)
        await asyncio.gather(*map(end_worker, self.processes), *self.leaving)
        self.processes.clear()


class Pool(WorkerPool):
    """Bots: where none answers, the asker plays something simple itself."""

    def __init__(self, size: int, deadline: float, command: tuple[str, ...] = COMMAND) -> None:
        super().__init__(size, deadline, command)

    async def choose(self, job: BotJob) -> int | None:
        """The bot's move; None when it did not come in time, or not at all."""
        answer = await self.ask(job)
        return None if answer is None else answer.move

    async def ask(self, job: BotJob) -> BotAnswer | None:
        """All that the bot says; None when it did not come in time, or not at all."""
        reply = await self.request(job)
        answer = BotAnswer(-1, "it did not answer") if reply is None else decoded(reply)
        if answer.error:
            LOG.error("bot %s failed: %s", job.level, answer.error, extra={"table": job.table})
            return None
        return answer


def decoded(reply: bytes) -> BotAnswer:
    return msgspec.msgpack.decode(reply, type=BotAnswer)


async def end_worker(worker: Process) -> None:
    """Kills a worker and waits until nothing of it is left."""
    if worker.returncode is None:
        worker.kill()
    if worker.stdin is not None:
        worker.stdin.close()
    await worker.wait()


async def exchange(worker: Process, job: object) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(framed(job))
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(LENGTH)
    return await worker.stdout.readexactly(int.from_bytes(head, "big"))
