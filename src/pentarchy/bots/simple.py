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
    """Tries every move in imagined games and takes the one after which the table is worth most to its seat. The best
    few are looked at a second time, in more games, because luck may have favoured one of them."""

    name = "greedy"

    def __init__(self, seed: int, tries: int = 2, finalists: int = 5, more_tries: int = 8) -> None:
        self.rng = Random(seed)
        self.tries = tries
        self.finalists = finalists
        self.more_tries = more_tries

    def choose(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return chair.options[0]
        ranked = self.look(chair, chair.options, self.tries)
        return self.look(chair, ranked[: self.finalists], self.more_tries)[0]

    def look(self, chair: Chair, moves: list[int], tries: int) -> list[int]:
        """The moves, best first, each tried in the same games and with the same luck; ties in random order."""
        worth = dict.fromkeys(self.rng.sample(moves, len(moves)), 0.0)
        for _ in range(tries):
            game = chair.imagine(self.rng)
            luck = [self.rng.random() for _ in range(8)]
            for move in worth:
                worth[move] += worth_after(game, move, chair.seat, luck)
        return sorted(worth, key=worth.__getitem__, reverse=True)


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
