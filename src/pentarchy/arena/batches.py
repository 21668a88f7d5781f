"""Many games, in this process or in several. The same seed gives the same result whatever the number of processes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from pentarchy.arena.executors import Executor, local
from pentarchy.arena.lineup import seated
from pentarchy.arena.play_out import Played, play_out
from pentarchy.arena.players import Own, dismiss
from pentarchy.arena.seeds import derived
from pentarchy.arena.summary import Summary
from pentarchy.games import load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting

MOST_IN_BATCH = 50
BATCHES_A_WORKER = 16
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
    own: Own = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """As data: players that are no names are told by theirs."""
        return {name: getattr(self, name) for name in ("slug", "seats", "options", "bots", "seed")}

    def play(self, game: Game, index: int) -> Played:
        """The game with this index. Its seed depends on the base seed and the index alone."""
        seed = derived(self.seed, index)
        state = game.new(self.seats, self.options)
        bots = seated(self.bots, seed, self.own)
        try:
            return play_out(state, Dealer(seed), bots)
        except PentarchyError as error:
            raise GameFailed(self.seed, index, str(error)) from error
        except Exception as error:
            error.add_note(f"This happened in game {index} under seed {self.seed} of {self.slug}.")
            raise
        finally:
            dismiss(bots)


def play_batch(plan: Plan, batch: range) -> Summary:
    game, summary = load(plan.slug), Summary(plan.seats)
    for index in batch:
        summary.add(plan.play(game, index))
    return summary


def batches(games: int, workers: int) -> list[range]:
    """All games in small batches. The first are the smallest, so that it soon shows how quick it goes, and none is so
    large that a worker would idle for long at the end."""
    most = max(1, min(MOST_IN_BATCH, games // (workers * BATCHES_A_WORKER)))
    found, first, size = list[range](), 0, 1
    while first < games:
        found.append(range(first, min(first + size, games)))
        first += size
        size = min(most, size * 2) if len(found) % workers == 0 else size
    return found


def played(plan: Plan, games: int, executor: Executor) -> Iterator[Summary]:
    """The games 0 to games - 1 of a plan, summed up batch by batch as they are done."""
    return executor.run(partial(play_batch, plan), batches(games, executor.workers))


def simulate(
    plan: Plan,
    games: int,
    workers: int = 1,
    progress: Progress = lambda done: None,
    executor: Executor | None = None,
) -> Summary:
    """Plays the games 0 to games - 1 of a plan; tells `progress` how many more are done now and then."""
    total = Summary(plan.seats)
    for summary in played(plan, games, executor or local(workers)):
        total.merge(summary)
        progress(summary.games)
    return total
