"""The five levels, the same for all games, and every bot by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pentarchy.bots.analysis import Thinker
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.simple import GreedyBot, RandomBot
from pentarchy.kernel.errors import PentarchyError


class UnknownBot(PentarchyError):
    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        self.known = known
        super().__init__(f"there is no bot '{name}'; the bots are: {', '.join(known)}")


class Squire(GreedyBot):
    """Level 1: greedy, with two looks at a move at most and a poor idea of what it saw."""

    name = "squire"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, tries=1, finalists=12, more_tries=1, noise=3.0)


class Knight(GreedyBot):
    """Level 2: greedy, but not sure of what it sees."""

    name = "knight"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, finalists=8, more_tries=5, noise=1.0)


@dataclass(frozen=True)
class Level:
    """A level that searches: its tries a decision, the noise through which it sees what they bring, and the seconds
    after which it stops on a machine too slow for them, well within the limit that it promises."""

    name: str
    tries: int
    noise: float
    seconds: float
    limit: float

    def __call__(self, seed: int) -> SearchBot:
        return SearchBot(self.name, seed, Budget(self.seconds, self.tries), noise=self.noise)

    def without_clock(self, seed: int, tries: int | None = None) -> SearchBot:
        """The same bot without a clock: it plays alike on every machine, however slow."""
        tries = tries or self.tries
        return SearchBot(f"{self.name}@{tries}", seed, Budget(tries=tries), noise=self.noise)


BARON: Final = Level("baron", tries=20, noise=0.5, seconds=0.2, limit=0.3)
DUKE: Final = Level("duke", tries=80, noise=0.2, seconds=0.75, limit=1.0)
SOVEREIGN: Final = Level("sovereign", tries=2400, noise=0.0, seconds=2.6, limit=3.0)
SEARCHERS: Final = {level.name: level for level in (BARON, DUKE, SOVEREIGN)}

LEVELS: Final = ["squire", "knight", "baron", "duke", "sovereign"]
"""Weakest first."""
BOTS: Final[dict[str, Callable[[int], Thinker]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "squire": Squire,
    "knight": Knight,
    **SEARCHERS,
}


def bot(name: str, seed: int) -> Thinker:
    """A bot by its name. `duke@` is a duke that never looks at the clock, `duke@900` one that makes 900 tries a
    decision: both play alike on every machine. Raises UnknownBot."""
    level, at, tries = name.partition("@")
    if at and level in SEARCHERS and (tries.isdecimal() or not tries):
        return SEARCHERS[level].without_clock(seed, int(tries) if tries else None)
    if name not in BOTS:
        raise UnknownBot(name, sorted(BOTS))
    return BOTS[name](seed)
