"""Many games, in this process or in several. The same seed gives the same result whatever the number of processes."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread

from pentarchy.arena.lineup import seated
from pentarchy.arena.play_out import Played, play_out
from pentarchy.arena.seeds import derived
from pentarchy.arena.summary import Summary
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting

MOST_IN_BATCH = 50
BATCHES_A_WORKER = 16
BATCHES_AHEAD = 4
Progress = Callable[[int], None]


class GameFailed(PentarchyError):
    """A game in which a bot did what it must not, with what is needed to play it again."""

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

    def play(self, game: Game, index: int) -> Played:
        """The game with this index. Its seed depends on the base seed and the index alone."""
        seed = derived(self.seed, index)
        state = game.new(self.seats, self.options)
        try:
            return play_out(state, Dealer(seed), seated(self.bots, seed))
        except PentarchyError as error:
            raise GameFailed(self.seed, index, str(error)) from error
        except Exception as error:
            error.add_note(f"This happened in game {index} under seed {self.seed} of {self.slug}.")
            raise


def play_batch(plan: Plan, batch: range) -> Summary:
    game, summary = load(plan.slug), Summary(plan.seats)
    for index in batch:
        summary.add(plan.play(game, index))
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
    """The batches in their order; a few wait for the workers, never all of them."""
    waiting: deque[Future[Summary]] = deque()
    with pool(workers) as executor:
        for batch in batches(games, workers):
            waiting.append(executor.submit(play_batch, plan, batch))
            if len(waiting) > workers * BATCHES_AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, at once if it fails or is interrupted."""
    others = set(active_children())
    with deaf_to_interrupts():
        executor = ProcessPoolExecutor(workers, get_context("spawn"))
        executor.submit(int)  # the first task starts all processes
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    executor.shutdown()


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
