# not compiled
"""A run of learning: workers play, this process learns, and a folder holds all that is needed to go on later."""

import json
import multiprocessing
import os
import queue
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from time import time
from typing import Any

import numpy as np

from pentarchy.bots.nets.card import Card, fingerprint
from pentarchy.bots.nets.correction import mode_of
from pentarchy.bots.nets.net import Net, layout_of, load_net, save_net
from pentarchy.bots.training.learner import Learner
from pentarchy.bots.training.memory import Memory
from pentarchy.bots.training.recipe import Recipe, variant_of
from pentarchy.bots.training.self_play import Played, SelfPlay
from pentarchy.bots.training.worker import work
from pentarchy.games import load
from pentarchy.kernel.errors import PentarchyError

PUBLISH, REMEMBER, SPEAK = 5.0, 45.0, 10.0
"""Seconds between new weights for the workers, earlier selves to play against, and lines of the curve."""
WARM_UP = 4000
"""Positions before the first step."""
Facts = dict[str, Any]


class NothingToLearnFrom(PentarchyError):
    def __init__(self, slug: str) -> None:
        super().__init__(f"{slug} has no `features.py`: a net has nothing to read off its tables")


def first_card(recipe: Recipe) -> Card:
    layout, game = layout_of(recipe.game), load(recipe.game)
    if layout is None:
        raise NothingToLearnFrom(recipe.game)
    return Card(
        recipe.game,
        game.version,
        fingerprint(layout.names),
        layout.size,
        recipe.hidden,
        max(game.seats),
        recipe.ends,
        recipe.unit,
        recipe.pride,
        recipe.ends_by_net,
        recipe.hopes,
        pointless_modes(recipe),
    )


def pointless_modes(recipe: Recipe) -> list[str]:
    game, found = load(recipe.game), set[str]()
    for play in recipe.play:
        if play.progress:
            found.add(mode_of(game.new(play.seats[0], {**variant_of(game, play.variant).options, **play.options})))
    return sorted(found)


def scale_of(recipe: Recipe) -> "np.ndarray[Any, Any]":
    """One over about the size of each feature, as random games show it."""
    game, most = load(recipe.game), np.ones(first_card(recipe).inputs)
    for play in recipe.play:
        for seats in play.seats:
            state = game.new(seats, {**variant_of(game, play.variant).options, **play.options})
            random_game = SelfPlay(state, first_card(recipe), recipe, [-1] * seats, 1.0, seed=seats)
            random_game.learners = [0]
            next(random_game.run(), None)
            rows = np.frombuffer(b"".join(random_game.lesson.rows), dtype=np.uint8).reshape(-1, len(most))
            most = np.maximum(most, rows.max(axis=0) / 2)
    return 1 / most


class Run:
    """Learns one net for so many seconds."""

    def __init__(
        self, recipe: Recipe, folder: Path, seconds: float, workers: int, seed: int, first: Net | None = None
    ) -> None:
        self.recipe = recipe
        self.folder = folder
        self.begin = time()
        self.end = self.begin + seconds
        self.workers = workers
        self.seed = seed
        self.learner = self.prepared(first)
        self.memory = Memory(recipe.room, self.learner.card.inputs, self.learner.card.outputs, self.learner.xp)
        self.recent: deque[Facts] = deque(maxlen=300)
        self.losses: deque[tuple[Any, ...]] = deque(maxlen=50)
        self.games = self.decisions = 0
        self.owed = 0.0
        self.published = self.remembered = self.spoken = self.begin

    def prepared(self, first: Net | None) -> Learner:
        """As the folder has it; in a new one with the weights of the first net, or with random ones."""
        kept = self.folder / "learner.npz"
        (self.folder / "past").mkdir(parents=True, exist_ok=True)
        learner = Learner(first_card(self.recipe), scale_of(self.recipe), self.seed)
        if kept.exists():
            learner.restore(kept)
        elif first is not None:
            learner.take_over(first)
        save_net(learner.net(), self.folder)
        return learner

    def go(self, tell: Callable[[Facts], None]) -> None:
        """Plays and learns until the time is up; `tell` hears a line of the curve every few seconds."""
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"  # each worker has one core: more threads would wait for each other
        context = multiprocessing.get_context("spawn")
        games = context.Queue(maxsize=20 * self.workers)
        until = (self.begin, self.end)
        crew = [
            context.Process(target=work, args=(i, self.recipe, self.folder, until, self.seed, games), daemon=True)
            for i in range(self.workers)
        ]
        for process in crew:
            process.start()
        try:
            while time() < self.end and any(process.is_alive() for process in crew):
                self.collect(games)
                self.learn()
                self.publish(tell)
        finally:
            for process in crew:
                process.terminate()
            self.publish(tell, last=True)

    def collect(self, games: Any) -> None:
        for _ in range(64):
            try:
                self.take(games.get(timeout=0.1))
            except queue.Empty:
                return

    def take(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.facts["decisions"]
        self.recent.append(played.facts)
        self.memory.add(played)
        self.owed += len(played.rows) * self.recipe.reuse / self.recipe.batch

    def learn(self) -> None:
        if self.memory.total < WARM_UP:
            return
        done = min(1.0, (time() - self.begin) / (self.end - self.begin))
        rate = self.recipe.rate * (0.05 + 0.95 * (1 - done))
        for _ in range(min(int(self.owed), 60)):
            losses = self.learner.step(*self.memory.batch(self.recipe.batch), rate)
            self.owed -= 1
            if self.learner.steps % 10 == 0:
                self.losses.append(losses)
        self.owed = min(self.owed, 1000.0)

    def publish(self, tell: Callable[[Facts], None], last: bool = False) -> None:
        now = time()
        if last or now - self.published > PUBLISH:
            self.published = now
            save_net(self.learner.net(), self.folder)
        if last or now - self.remembered > REMEMBER:
            self.remembered = now
            past = self.folder / "past" / f"{self.learner.steps:08d}"
            past.mkdir(exist_ok=True)
            save_net(load_net(self.folder), past)
            self.learner.save(self.folder / "learner.npz")
        if last or now - self.spoken > SPEAK:
            self.spoken = now
            self.note(tell)

    def note(self, tell: Callable[[Facts], None]) -> None:
        line = self.line()
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        tell(line)

    def line(self) -> Facts:
        """How it goes: figures of the latest games."""
        alone = [facts for facts in self.recent if set(facts["players"]) == {0}]
        mixed = [won(facts) for facts in self.recent if set(facts["players"]) != {0}]
        return {
            "seconds": round(time() - self.begin),
            "games": self.games,
            "decisions": self.decisions,
            "positions": self.memory.total,
            "steps": self.learner.steps,
            "length": mean([facts["decisions"] for facts in alone]),
            "best": mean([max(facts["scores"]) for facts in alone]),
            "points": mean([score for facts in alone for score in facts["scores"]]),
            "reasons": dict(Counter(str(facts["reason"]) for facts in alone)),
            "unwon": mean([not facts["winners"] for facts in alone]),
            "above_share": mean(mixed),
            "losses": [round(float(fmean(map(float, each))), 4) for each in zip(*self.losses)],
        }


def won(facts: Facts) -> float:
    """What the seats of the net won beyond an equal share, as a part of all."""
    players, winners = facts["players"], facts["winners"]
    share = players.count(0) / len(players)
    return sum(int(players[seat] == 0) for seat in winners) / len(winners) - share if winners else 0.0


def mean(numbers: list[Any]) -> float:
    return round(float(np.mean(numbers)), 3) if numbers else 0.0
