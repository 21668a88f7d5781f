# not compiled
"""One game of nets against each other, as a generator: it asks for what nets say of rows of features, and many games
are asked together, so that the arithmetic is done for all of them at once."""

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pentarchy.bots.nets.card import Card
from pentarchy.bots.nets.estimate import outputs_of, wish
from pentarchy.bots.training.recipe import Recipe
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State

Matrix: TypeAlias = NDArray[np.float32]
Asked: TypeAlias = tuple[int, list[bytes]]
"""Which of the nets at the table, and the rows it is asked about."""
LUCK = 10
RANDOM = -1
"""In place of the number of a net: a player who moves at random."""


@dataclass
class Played:
    """What a finished game leaves: rows with what should have been said of them, and facts for the curves."""

    rows: NDArray[np.uint8]
    targets: Matrix
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass
class Lesson:
    """The positions of one game that are learned from, as each seat saw them."""

    rows: list[bytes] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)

    def look(self, state: State, seats: list[int]) -> None:
        for seat in seats:
            self.rows.append(bytes(state.features(seat)))
            self.seats.append(seat)


class SelfPlay:
    """Plays one game. Seats belong to nets by their numbers: 0 is the one that learns."""

    def __init__(
        self,
        state: State,
        card: Card,
        recipe: Recipe,
        players: list[int],
        explore: float,
        seed: int,
        progress: list[tuple[int, float]] | None = None,
    ) -> None:
        self.state = state
        self.progress = progress
        """Where points say nothing: numbers of the row and what they count for how far a game came."""
        self.card = card
        self.recipe = recipe
        self.players = players
        self.explore = explore
        self.rng = Random(seed)
        self.sides = state.sides()
        self.wishes = [self.wish(seat) for seat in range(state.seats)]
        self.learners = [seat for seat, net in enumerate(players) if net == 0]
        self.lesson = Lesson()
        self.decisions = 0

    def wish(self, seat: int) -> Matrix:
        return np.array(
            wish(seat, seat, self.sides, self.card.seats, self.card.hope, self.card.pride), dtype=np.float32
        )

    def run(self) -> Generator[Asked, Matrix, Played | None]:
        """Yields what it asks nets about; returns what is to be learned, None if the game would not end."""
        state = self.state
        state.settle(self.rng.random)
        while not state.over:
            if self.decisions >= self.recipe.longest:
                return None
            if self.rng.random() < self.recipe.record:
                self.lesson.look(state, self.learners)
            yield from self.move()
        self.lesson.look(state, self.learners)
        return (yield from self.lessons())

    def move(self) -> Generator[Asked, Matrix, None]:
        seat, rng = self.state.seat, self.rng
        options = self.state.candidates(seat)
        self.decisions += 1
        move = options[int(rng.random() * len(options))]
        if len(options) > 1 and self.players[seat] != RANDOM and rng.random() >= self.explore:
            move = yield from self.best(seat, options)
        self.state.play(move, seat)
        self.state.settle(rng.random)

    def best(self, seat: int, options: list[int]) -> Generator[Asked, Matrix, int]:
        """The move after which the net sees the most, each tried once with the same luck."""
        imagined = self.state.imagine(seat, self.rng)
        luck = [self.rng.random() for _ in range(LUCK)]
        values, rows, places = np.zeros(len(options), dtype=np.float32), list[bytes](), list[int]()
        for i, move in enumerate(options):
            then = imagined.copy()
            then.play(move, seat)
            then.settle(cycle(luck).__next__)
            if then.over and not self.recipe.ends_by_net:
                values[i] = self.wishes[seat] @ self.final(then, seat)
            else:
                rows.append(bytes(then.features(seat)))
                places.append(i)
        if rows:
            outputs = yield self.players[seat], rows
            values[places] = outputs @ self.wishes[seat]
        return options[self.favourite(values)]

    def favourite(self, values: Matrix) -> int:
        return int(values.argmax())

    def final(self, state: State, seat: int) -> Matrix:
        points = [self.points(state, other) for other in range(state.seats)]
        row = outputs_of(state.outcome, points, seat, self.card.seats, self.card.ends, self.card.unit)
        return np.array(row, dtype=np.float32)

    def points(self, state: State, seat: int) -> float:
        if self.progress is None:
            return float(state.outcome.scores[seat])
        row = state.features(seat)
        return self.recipe.base + sum(weight * row[place] for place, weight in self.progress)

    def lessons(self) -> Generator[Asked, Matrix, Played]:
        said = yield 0, self.lesson.rows
        targets, seats = np.zeros_like(said), np.array(self.lesson.seats)
        for seat in self.learners:
            mine = np.flatnonzero(seats == seat)
            targets[mine] = traced(said[mine], self.final(self.state, seat), self.recipe.trace, self.card.seats)
        rows = np.frombuffer(b"".join(self.lesson.rows), dtype=np.uint8).reshape(len(self.lesson.rows), -1)
        return Played(rows, targets, self.facts(self.state.outcome))

    def facts(self, outcome: Outcome) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "reason": outcome.reason,
            "scores": outcome.scores,
            "winners": outcome.winners,
            "players": self.players,
        }


def traced(said: Matrix, final: Matrix, trace: float, seats: int) -> Matrix:
    """TD(lambda) for the chances to win, from the last position back to the first; points and ends are as they came."""
    targets = np.repeat(final[None, :], len(said), axis=0)
    value = final[:seats]
    for i in range(len(said) - 1, -1, -1):
        targets[i, :seats] = value
        value = trace * value + (1 - trace) * said[i, :seats]
    return targets
