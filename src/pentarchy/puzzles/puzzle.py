"""A puzzle as it is kept: the beginning of a record, whose choice it is, and what was found about it."""

import gzip
import json
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from statistics import fmean
from typing import Any

from pentarchy.games import load
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.settings import Setting


@dataclass(frozen=True)
class PuzzleAnswer:
    """A move that was compared: the chance to win after it, and how much smaller than the best one's, with the
    standard error of that."""

    move: str
    chance: float
    behind: float = 0.0
    error: float = 0.0


@dataclass(frozen=True)
class Puzzle:
    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    seat: int
    answers: list[PuzzleAnswer]
    """The best first."""
    found: dict[str, float]
    """How often bots that think little find the best move, by name."""
    points: float | None = None
    """What the seat expects at the end after the best move; None where points do not count."""
    ends: dict[str, float] = field(default_factory=dict)
    """How likely each end of the game is after it."""
    same: list[str] = field(default_factory=list)
    """Moves that come to the same as the best one, and are right as well."""

    @property
    def best(self) -> str:
        return self.answers[0].move

    def is_right(self, move: str) -> bool:
        return move == self.best or move in self.same

    @property
    def difficulty(self) -> int:
        """From 1 (half of those who think little find it) to 5 (next to nobody does)."""
        return 5 - min(4, int(8 * fmean(self.found.values())))

    def record(self) -> Record:
        record = Record(load(self.game, self.rules), self.seats, self.options)
        for line in self.lines:
            replay_line(record, line)
        return record


@dataclass
class Source:
    """A game of bots, as far as there are puzzles in it. The same seed plays the same game."""

    game: str
    rules: int
    seed: int
    seats: int
    options: dict[str, Setting] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    moments: list[dict[str, Any]] = field(default_factory=list)
    """A puzzle without its record each, and `moment`: so many lines came before."""

    def puzzles(self) -> list[Puzzle]:
        return [self.puzzle(**moment) for moment in self.moments]

    def puzzle(self, moment: int, seat: int, answers: list[list[Any]], **facts: Any) -> Puzzle:
        told = [PuzzleAnswer(*answer) for answer in answers]
        return Puzzle(self.game, self.rules, self.seats, self.options, self.lines[:moment], seat, told, **facts)


def data_of(slug: str) -> Traversable:
    """Found anew each time: a browser that wakes from a stored memory has lost the files it held open."""
    return files("pentarchy.puzzles").joinpath("data", f"{slug}.jsonl.gz")


def shipped_sources(slug: str) -> list[Source]:
    """Those that come with the package; none for a game of another."""
    file = data_of(slug)
    if not file.is_file():
        return []
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return [Source(**json.loads(line)) for line in lines]


@lru_cache
def puzzles_of(slug: str) -> list[Puzzle]:
    return [puzzle for source in shipped_sources(slug) for puzzle in source.puzzles()]
