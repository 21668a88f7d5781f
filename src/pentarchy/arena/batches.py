"""Many games, in this process or in several. The same seed gives the same result whatever the number of processes."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context

from pentarchy.arena.lineup import seated
from pentarchy.arena.play_out import Played, play_out
from pentarchy.arena.seeds import derived
from pentarchy.arena.summary import Summary
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.settings import Setting

MOST_IN_BATCH = 50
BATCHES_A_WORKER = 16
INTERRUPTED = 130
Progress = Callable[[int], None]


class GameFailed(PentarchyError):
    """A game in which a bot or a rule did what it must not, with what is needed to play it again."""

    def __init__(self, seed: int, index: int, why: str) -> None:
        self.seed = seed
        self.index = index
        self.why = why
        super().__init__(seed, index, why)

    def __str__(self) -> str:
        return f"game {self.index} under seed {self.seed} failed: {self.why}"


@dataclass(frozen=True)
class Plan:
    """Which games are to be played: everything but how many."""

    slug: str
    seats: int
    options: dict[str, Setting]
    bots: list[str]
    seed: int

    def play(self, index: int) -> Played:
        """The game with this index. Its seed depends on the base seed and the index alone."""
        seed = derived(self.seed, index)
        state = load(self.slug).new(self.seats, self.options)
        try:
            return play_out(state, Dealer(seed), seated(self.bots, seed))
        except (PentarchyError, AssertionError) as error:
            raise GameFailed(self.seed, index, str(error)) from error


def play_batch(plan: Plan, batch: range) -> Summary:
    summary = Summary(plan.seats)
    for index in batch:
        summary.add(plan.play(index))
    return summary


def batches(games: int, workers: int) -> list[range]:
    """All games in small, equal batches, so that no worker idles for long at the end."""
    size = max(1, min(MOST_IN_BATCH, games // (workers * BATCHES_A_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def simulate(plan: Plan, games: int, workers: int = 1, progress: Progress = lambda done: None) -> Summary:
    """Plays the games 0 to games - 1 of a plan; tells `progress` how many more are done now and then."""
    total = Summary(plan.seats)
    summaries = in_this_process if workers <= 1 else in_processes
    for summary in summaries(plan, games, workers):
        total.merge(summary)
        progress(summary.games)
    return total


def in_this_process(plan: Plan, games: int, workers: int) -> Iterator[Summary]:
    return (play_batch(plan, batch) for batch in batches(games, 1))


def in_processes(plan: Plan, games: int, workers: int) -> Iterator[Summary]:
    with pool(workers) as executor:
        yield from executor.map(play_batch, *zip(*((plan, batch) for batch in batches(games, workers))))


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, at once if it fails or is interrupted."""
    others = set(active_children())
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_when_interrupted)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    executor.shutdown()


def end_when_interrupted() -> None:
    """In a worker: Ctrl-C reaches every process of the terminal, and only the first should speak about it."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
