"""The five levels, the same for all games, and every bot by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pentarchy.bots.chair import Chair
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.simple import GreedyBot, RandomBot
from pentarchy.bots.thought import Candidate, Thinker
from pentarchy.kernel.errors import PentarchyError


class UnknownBot(PentarchyError):
    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        self.known = known
        super().__init__(f"there is no bot '{name}'; the bots are: {', '.join(known)}")


class Squire(GreedyBot):
    """Level 1: looks once at each move, is content with one of the better ones, and sometimes does not look at all."""

    name = "squire"
    careless = 0.15
    contents = 3

    def __init__(self, seed: int) -> None:
        super().__init__(seed, tries=1)

    def weigh(self, chair: Chair) -> list[Candidate]:
        ranked = self.look(chair, chair.options, 1)
        far = len(ranked) if self.rng.random() < self.careless else min(self.contents, len(ranked))
        chosen = ranked.pop(self.rng.randrange(far))
        return [chosen, *ranked]


class Knight(GreedyBot):
    """Level 2: greedy."""

    name = "knight"


@dataclass(frozen=True)
class Level:
    """A level that searches: how long a decision may take, how long it thinks, and the tries of a timeless one."""

    name: str
    limit: float
    seconds: float
    tries: int

    def __call__(self, seed: int) -> SearchBot:
        return SearchBot(self.name, seed, Budget(seconds=self.seconds))

    def timeless(self, seed: int, tries: int | None = None) -> SearchBot:
        """The same bot with a number of tries in place of a clock: it plays alike on every machine."""
        tries = tries or self.tries
        return SearchBot(f"{self.name}@{tries}", seed, Budget(tries=tries))


BARON: Final = Level("baron", limit=0.3, seconds=0.12, tries=400)
DUKE: Final = Level("duke", limit=1.0, seconds=0.75, tries=2400)
SOVEREIGN: Final = Level("sovereign", limit=3.0, seconds=2.6, tries=9000)
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
    """A bot by its name. `duke@400` is a duke that makes 400 tries a decision instead of going by the clock, and
    `duke@` one with the tries of its level: both play alike everywhere. Raises UnknownBot."""
    level, at, tries = name.partition("@")
    if at and level in SEARCHERS and (tries.isdecimal() or not tries):
        return SEARCHERS[level].timeless(seed, int(tries) if tries else None)
    if name not in BOTS:
        raise UnknownBot(name, sorted(BOTS))
    return BOTS[name](seed)
