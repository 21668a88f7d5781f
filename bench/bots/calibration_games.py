"""Games of the levels among themselves, many side by side, with what the net said of every seat's chance on the way."""

import json
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from pentarchy import load
from pentarchy.bots.levels import LEVELS, SEARCHERS
from pentarchy.bots.nets import Net, kind_of, net_of
from pentarchy.bots.training.recipe import recipe_of
from pentarchy.bots.training.self_play import Asked, Matrix, SelfPlay
from pentarchy.bots.training.worker import Table, answer
from pentarchy.kernel.settings import Setting

LOOKS = 80
"""Rows that are kept of a game at most, evenly spread: neighbours say nearly the same."""
Ways = list[tuple[int, dict[str, Setting]]]
"""Seats and options of the variants that are corrected alike."""


@dataclass(frozen=True)
class Watched:
    """A finished game, and the chances of all seats as one after another saw them, before any correction: each list
    begins with the seat that looked, and `won` is in the same order."""

    game: str
    kind: str
    level: str
    seed: int
    chances: list[list[float]]
    won: list[list[int]]


def ways_of(slug: str) -> dict[str, Ways]:
    """All variants with all their seats, by kind."""
    game, found = load(slug), dict[str, Ways]()
    for variant in game.variants:
        for seats in variant.seats:
            kind = kind_of(game.new(seats, variant.options))
            found.setdefault(kind, []).append((seats, variant.options))
    return found


class WatchedGame(SelfPlay):
    """All seats play as a level looks one move ahead: by the net, through its noise."""

    def __init__(self, net: Net, kind: str, level: str, seed: int) -> None:
        slug = net.card.game
        seats, options = Random(seed).choice(ways_of(slug)[kind])
        recipe = replace(recipe_of(slug), record=0.2)
        super().__init__(load(slug).new(seats, options), net.card, recipe, [0] * seats, 0.0, seed)
        self.known = (slug, kind, level, seed)
        self.noise = SEARCHERS[level].noise

    def favourite(self, values: Matrix) -> int:
        return int(np.argmax([value + self.rng.gauss(0.0, self.noise) for value in values]))

    def lessons(self) -> Generator[Asked, Matrix, Any]:
        seats, step = self.state.seats, 1 + len(self.lesson.rows) // LOOKS
        rows, lookers = self.lesson.rows[:-seats:step], self.lesson.seats[:-seats:step]
        said = (yield 0, rows) if rows else np.zeros((0, seats))
        winners = self.state.outcome.winners
        won = [[int((looker + i) % seats in winners) for i in range(seats)] for looker in lookers]
        return Watched(*self.known, [[round(float(one), 4) for one in row[:seats]] for row in said], won)


def read(journal: Path) -> list[Watched]:
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    return [Watched(**json.loads(line)) for line in lines]


def play_missing(slugs: list[str], kinds: list[str], games: int, abreast: int, seed: int, journal: Path) -> None:
    """Adds to the journal what it lacks, a few games of every kind before more of any; of these kinds, or of all."""
    known = {(each.game, each.kind, each.seed) for each in read(journal)}
    for first in range(seed, seed + games, abreast):
        for slug in slugs:
            for kind in ways_of(slug):
                if kind in (kinds or [kind]) and (slug, kind, first) not in known:
                    add(journal, side_by_side(slug, kind, range(first, min(first + abreast, seed + games))))


def side_by_side(slug: str, kind: str, seeds: range) -> list[Watched]:
    net = net_of(slug)
    assert net is not None
    games = [WatchedGame(net, kind, LEVELS[seed // 2 % len(LEVELS)], seed) for seed in seeds]
    under_way = tables = [Table(game.run(), [net]) for game in games]
    while under_way:
        answer(under_way)
        under_way = [table for table in under_way if not table.over]
    return [table.played for table in tables if isinstance(table.played, Watched)]


def add(journal: Path, games: list[Watched]) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    with journal.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(asdict(game)) + "\n" for game in games)
