"""Executors: everything once, failures as they were, nothing left running."""

import os

import pytest

from pentarchy.arena.batches import GameFailed
from pentarchy.arena.executors import Here, Processes, local
from pentarchy.arena.ray_cluster import NoRay, RayCluster, RayUnreachable, connect


def square(number):
    return number * number


def fails_from_three_on(number):
    if number >= 3:
        raise GameFailed(1, number, "it rained")
    return number


@pytest.mark.parametrize("executor", [Here(), Processes(2)])
def test_every_batch_is_carried_out_once(executor):
    assert sorted(executor.run(square, range(30))) == [n * n for n in range(30)]


def threads_of(_):
    return os.environ["OPENBLAS_NUM_THREADS"]


def test_each_process_computes_in_one_thread_unless_told_otherwise(monkeypatch):
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert [*Processes(2).run(threads_of, [1])] == ["1"]
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    assert [*Processes(2).run(threads_of, [1])] == ["3"]


@pytest.mark.parametrize("executor", [Here(), Processes(2)])
def test_the_first_failure_is_the_one_that_is_told(executor):
    with pytest.raises(GameFailed, match="game 3 under"):
        list(executor.run(fails_from_three_on, range(8)))


def test_one_worker_needs_no_process():
    assert isinstance(local(1), Here)
    assert isinstance(local(2), Processes)


def test_without_ray_the_error_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'pentarchy\[ray\]'"):
        list(RayCluster("local", 2).run(square, [1]))


def test_an_address_where_nobody_is_is_told_at_once():
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'pentarchy[ray]'")
    with pytest.raises(RayUnreachable, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        list(RayCluster("127.0.0.1:1", 2).run(square, [1]))


class SlowRay:
    """A Ray whose local cluster comes up at the given try."""

    def __init__(self, at):
        self.at, self.starts, self.stops = at, 0, 0

    def init(self, **settings):
        self.starts += 1
        if self.starts < self.at:
            raise Exception("The current node timed out during startup.")

    def shutdown(self):
        self.stops += 1


def test_a_local_cluster_that_misses_its_deadline_is_started_again():
    ray = SlowRay(at=3)
    connect(ray, "local", 2)
    assert (ray.starts, ray.stops) == (3, 2)
    with pytest.raises(RayUnreachable, match="timed out during startup"):
        connect(SlowRay(at=9), "local", 2)
