# not compiled
"""A process that plays: many games side by side, all rows of a moment valued in one go."""

from collections.abc import Generator
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random
from time import time

import numpy as np

from pentarchy.bots.nets.card import CARD
from pentarchy.bots.nets.fast import FastLayers
from pentarchy.bots.nets.net import Net, layout_of, load_net
from pentarchy.bots.training.recipe import Recipe, variant_of
from pentarchy.bots.training.self_play import RANDOM, Asked, Matrix, Played, SelfPlay
from pentarchy.games import load

Game = Generator[Asked, Matrix, Played | None]
ABREAST = 24
"""Games that a worker plays at once."""
NEWS = 3.0
"""Seconds between two looks for new weights."""


class Worker:
    def __init__(self, index: int, recipe: Recipe, folder: Path, until: tuple[float, float], seed: int) -> None:
        self.recipe = recipe
        self.folder = folder
        self.begin, self.end = until
        self.rng = Random(seed * 1000 + index)
        self.game = load(recipe.game)
        self.net = hasty(load_net(folder))
        self.progress = places_of(recipe)
        self.past: list[Net] = []
        self.stamp = 0
        self.looked = 0.0

    def explore(self) -> float:
        first, last = self.recipe.explore
        return first + (last - first) * min(1.0, (time() - self.begin) / (self.end - self.begin))

    def refresh(self) -> None:
        """Takes newer weights, and earlier ones to play against."""
        if time() - self.looked < NEWS:
            return
        self.looked = time()
        stamp = (self.folder / CARD).stat().st_mtime_ns
        if stamp != self.stamp:
            self.net, self.stamp = hasty(load_net(self.folder)), stamp
            earlier = sorted((self.folder / "past").iterdir())
            self.past = [hasty(load_net(folder)) for folder in earlier[-6:]]

    def new_game(self) -> tuple[Game, list[Net]]:
        play, seats = self.recipe.draw(self.rng)
        state = self.game.new(seats, {**variant_of(self.game, play.variant).options, **play.options})
        rivals = self.rivals(seats)
        players, nets = [0] * seats, [self.net]
        if rivals is not None:
            players = [0 if self.rng.random() < 0.5 else rivals for _ in range(seats)]
            players[self.rng.randrange(seats)] = 0
            nets += [self.rng.choice(self.past)] if rivals == 1 else []
        progress, seed = self.progress if play.progress else None, self.rng.getrandbits(60)
        game = SelfPlay(state, self.net.card, self.recipe, players, self.explore(), seed, progress)
        return game.run(), nets

    def rivals(self, seats: int) -> int | None:
        """Who else sits at the table: nobody, an earlier net, or, while there is none, somebody who moves at random."""
        if seats == 1 or self.rng.random() >= self.recipe.league:
            return None
        return 1 if self.past else RANDOM

    def run(self, out: "Queue[Played]") -> None:
        tables = [Table(*self.new_game()) for _ in range(ABREAST)]
        while time() < self.end:
            self.refresh()
            answer(tables)
            for i, table in enumerate(tables):
                if table.over:
                    if table.played is not None:
                        out.put(table.played)
                    tables[i] = Table(*self.new_game())


class Table:
    """A game under way and what it asks just now."""

    def __init__(self, game: Game, nets: list[Net]) -> None:
        self.game = game
        self.nets = nets
        self.over = False
        self.played: Played | None = None
        self.advance(None)

    def advance(self, outputs: Matrix | None) -> None:
        try:
            number, self.rows = next(self.game) if outputs is None else self.game.send(outputs)
            self.net = self.nets[number]
        except StopIteration as stop:
            self.over, self.played = True, stop.value


def answer(tables: list[Table]) -> None:
    """Values what all tables ask, the questions to one net together, and lets each play on to its next question."""
    by_net: dict[int, list[Table]] = {}
    for table in tables:
        by_net.setdefault(id(table.net), []).append(table)
    for group in by_net.values():
        outputs, at = said(group[0].net, [row for table in group for row in table.rows]), 0
        for table in group:
            count = len(table.rows)
            table.advance(outputs[at : at + count])
            at += count


def hasty(net: Net) -> Net:
    """In single precision: while learning nobody minds the last digit, and it takes half the time."""
    net.layers = FastLayers(net.card.sizes, net.weights, net.card.seats, np.float32)
    return net


def said(net: Net, rows: list[bytes]) -> Matrix:
    assert isinstance(net.layers, FastLayers)
    x = np.frombuffer(b"".join(rows), dtype=np.uint8).reshape(len(rows), -1)
    return net.layers.forward(x.astype(np.float32)).astype(np.float32, copy=False)


def places_of(recipe: Recipe) -> list[tuple[int, float]]:
    layout = layout_of(recipe.game)
    assert layout is not None
    return [(layout.names.index(name), weight) for name, weight in recipe.progress.items()]


def work(index: int, recipe: Recipe, folder: Path, until: tuple[float, float], seed: int, out: "Queue[Played]") -> None:
    """What a process of its own does."""
    Worker(index, recipe, folder, until, seed).run(out)
