"""Batches on a Ray cluster (`pip install 'pentarchy[ray]'`), whose machines have the same pentarchy installed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any

from pentarchy.arena.executors import BATCHES_AHEAD, Batch, Result
from pentarchy.kernel.errors import PentarchyError

LOCAL = "local"
"""The address that stands for a small cluster on this machine, started for the occasion."""
PATIENCE = 10.0
LOCAL_STARTS = 3


class NoRay(PentarchyError):
    def __init__(self) -> None:
        super().__init__("Ray is not installed; it comes with: pip install 'pentarchy[ray]'")


class RayUnreachable(PentarchyError):
    def __init__(self, address: str, why: str) -> None:
        self.address = address
        self.why = why
        super().__init__(f"there is no Ray cluster at '{address}': {why}")


class RayCluster:
    """Each batch is a task of its own. `workers` counts for a local cluster alone; others have what they have."""

    def __init__(self, address: str, workers: int) -> None:
        self.address = address
        self.workers = workers

    def run(self, task: Callable[[Batch], Result], batches: Sequence[Batch]) -> Iterator[Result]:
        with connected(self.address, self.workers) as ray:
            remote, coming = ray.remote(task_of), iter(batches)
            ahead = BATCHES_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = [remote.remote(task, batch) for batch in islice(coming, ahead)]
            while waiting:
                done, waiting = ray.wait(waiting)
                waiting += [remote.remote(task, batch) for batch in islice(coming, len(done))]
                yield from (fetched(ray, reference) for reference in done)


def task_of(task: Callable[[Batch], Result], batch: Batch) -> Result:
    return task(batch)


def fetched(ray: Any, reference: object) -> Any:
    """The result behind a reference. What a task raised is raised here as it was there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def knock(address: str) -> None:
    """Ray itself waits for minutes where nobody is. Raises RayUnreachable."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError as error:
        raise RayUnreachable(address, str(error)) from error


@contextmanager
def connected(address: str, workers: int) -> Iterator[Any]:
    """Ray, connected as long as the block lasts; a connection that is there already is used and left alone.
    Raises NoRay, RayUnreachable."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoRay from error
    if ray.is_initialized():
        yield ray
        return
    knock(address)
    connect(ray, address, workers)
    try:
        yield ray
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, workers: int) -> None:
    """On a busy machine a local cluster may miss Ray's own deadline, so it is started again. Raises RayUnreachable."""
    size = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    tries = LOCAL_STARTS if address == LOCAL else 1
    for left in reversed(range(tries)):
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **size)
            return
        except Exception as error:  # a missed deadline is a bare Exception
            ray.shutdown()
            if not left:
                raise RayUnreachable(address, str(error)) from error
