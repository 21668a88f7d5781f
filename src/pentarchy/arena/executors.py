"""Where batches are played: in this process, in several, or on a cluster. What comes back is the same everywhere."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Protocol, TypeVar

Batch = TypeVar("Batch")
Result = TypeVar("Result")

BATCHES_AHEAD = 4


class Executor(Protocol):
    """Carries out a task for every batch. Results come as they are ready, in any order."""

    @property
    def workers(self) -> int: ...

    def run(self, task: Callable[[Batch], Result], batches: Sequence[Batch]) -> Iterator[Result]: ...


class Here:
    """This process, one batch after another."""

    workers = 1

    def run(self, task: Callable[[Batch], Result], batches: Sequence[Batch]) -> Iterator[Result]:
        return (task(batch) for batch in batches)


class Processes:
    """Several processes of this machine. A few batches wait for them, never all."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, task: Callable[[Batch], Result], batches: Sequence[Batch]) -> Iterator[Result]:
        coming = iter(batches)
        with pool(self.workers) as executor:
            waiting = [executor.submit(task, batch) for batch in islice(coming, self.workers * BATCHES_AHEAD)]
            while waiting:
                wait(waiting, return_when=FIRST_COMPLETED)
                done = finished(waiting)
                waiting = [future for future in waiting if future not in done]
                waiting += [executor.submit(task, batch) for batch in islice(coming, len(done))]
                yield from (future.result() for future in done)


def finished(waiting: list[Future[Result]]) -> list[Future[Result]]:
    """Those of the batches, in their order, that are done. Where one failed, the first that does is waited for and
    raises, so that the same batch is blamed every time."""
    done = [future for future in waiting if future.done()]
    if any(future.exception() for future in done):
        for future in waiting:
            future.result()
    return done


def local(workers: int) -> Executor:
    return Here() if workers <= 1 else Processes(workers)


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, at once if it fails or is interrupted."""
    others = set(active_children())
    one_thread_each()
    with deaf_to_interrupts():
        executor = ProcessPoolExecutor(workers, get_context("spawn"))
        executor.submit(int)  # the first task starts all processes
    try:
        yield executor
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        executor.shutdown()  # waits, or its thread would still be closing what the interpreter writes to as it ends
        raise
    executor.shutdown()


def one_thread_each() -> None:
    """For numpy, as long as it is not loaded yet, and for processes to come: the matrices of a net are so small that
    more threads only wait for each other, which takes up to ten times the processor time."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun in this block inherit its deafness: Ctrl-C reaches all of them, and their parent ends them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
