"""Bots that answer at once: random, and greedy for what the table is worth."""

from random import Random
from typing import Protocol

from pentarchy.bots.chair import Chair
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE


class Bot(Protocol):
    """Something that chooses for a seat."""

    name: str

    def choose(self, chair: Chair) -> int: ...


class RandomBot:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, chair: Chair) -> int:
        return chair.options[int(self.random() * len(chair.options))]


class GreedyBot:
    """Tries every move in imagined games and takes the one after which the table is worth most to its seat."""

    name = "greedy"

    def __init__(self, seed: int, tries: int = 2) -> None:
        self.rng = Random(seed)
        self.tries = tries

    def choose(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return chair.options[0]
        games = [chair.imagine(self.rng) for _ in range(self.tries)]
        luck = [self.rng.random() for _ in range(8)]
        worths = [sum(worth_after(game, move, chair.seat, luck) for game in games) for move in chair.options]
        best = max(worths)
        return self.rng.choice([move for move, worth in zip(chair.options, worths, strict=True) if worth == best])


def worth_after(game: State, move: int, seat: int, luck: list[float]) -> float:
    """The worth of the table once the move is made and chance, equally lucky for all moves, has answered it."""
    after = game.copy()
    after.play(move, seat)
    for point in luck:
        if after.seat != CHANCE:
            break
        after.play(after.draw(point))
    return after.worth(seat)


BOTS = {"random": RandomBot, "greedy": GreedyBot}
