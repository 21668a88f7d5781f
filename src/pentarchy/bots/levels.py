"""The five levels, the same for all games, and every bot by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pentarchy.bots.analysis import Thinker
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.simple import RandomBot
from pentarchy.kernel.errors import PentarchyError


class UnknownBot(PentarchyError):
    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        self.known = known
        super().__init__(f"there is no bot '{name}'; the bots are: {', '.join(known)}")


@dataclass(frozen=True)
class Level:
    """How strong a bot is: its tries a decision beyond a look at each move, the noise through which it sees chances,
    and the seconds after which it stops on a machine too slow for them, well within the limit that it promises. One
    that only looks needs no clock."""

    name: str
    tries: int
    noise: float
    limit: float
    seconds: float | None = None

    def __call__(self, seed: int) -> SearchBot:
        return SearchBot(self.name, seed, Budget(self.seconds, self.tries), noise=self.noise)

    def without_clock(self, seed: int, tries: int | None = None) -> SearchBot:
        """The same bot without a clock: it plays alike on every machine, however slow."""
        tries = self.tries if tries is None else tries
        return SearchBot(f"{self.name}@{tries}", seed, Budget(tries=tries), noise=self.noise)


SQUIRE: Final = Level("squire", tries=0, noise=0.15, limit=0.3)
KNIGHT: Final = Level("knight", tries=0, noise=0.05, limit=0.3)
BARON: Final = Level("baron", tries=0, noise=0.015, limit=0.3)
DUKE: Final = Level("duke", tries=100, noise=0.0, limit=1.0, seconds=0.75)
SOVEREIGN: Final = Level("sovereign", tries=1200, noise=0.0, limit=3.0, seconds=0.9)
GREEDY: Final = Level("greedy", tries=0, noise=0.0, limit=0.3)
SEARCHERS: Final = {level.name: level for level in (GREEDY, SQUIRE, KNIGHT, BARON, DUKE, SOVEREIGN)}

LEVELS: Final = ["squire", "knight", "baron", "duke", "sovereign"]
"""Weakest first."""
BOTS: Final[dict[str, Callable[[int], Thinker]]] = {"random": RandomBot, **SEARCHERS}


def bot(name: str, seed: int) -> Thinker:
    """A bot by its name. `duke@` is a duke that never looks at the clock, `duke@900` one that makes 900 tries a
    decision: both play alike on every machine. Raises UnknownBot."""
    level, at, tries = name.partition("@")
    if at and level in SEARCHERS and (tries.isdecimal() or not tries):
        return SEARCHERS[level].without_clock(seed, int(tries) if tries else None)
    if name not in BOTS:
        raise UnknownBot(name, sorted(BOTS))
    return BOTS[name](seed)
