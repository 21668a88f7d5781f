"""Bots that answer at once: random, and greedy for what the table is worth."""

from random import Random
from time import perf_counter

from pentarchy.bots.analysis import LOT, POINTS, Analysis, Candidate
from pentarchy.bots.noise import blurred
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.rollouts import worth_of
from pentarchy.bots.scales import noise_of
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE


class RandomBot:
    """Any legal move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.analysis: Analysis | None = None

    def choose(self, observation: SeatObservation) -> int:
        options = observation.options
        move = options[int(self.random() * len(options))]
        self.analysis = Analysis(self.name, observation.seat, LOT, [Candidate(move, 0.0, 0)], len(options))
        return move


class GreedyBot:
    """Tries every move in imagined games and takes the one after which the table is worth most to its seat. The best
    few are looked at a second time, in more games, because luck may have favoured one of them."""

    name = "greedy"

    def __init__(self, seed: int, tries: int = 2, finalists: int = 5, more_tries: int = 8, noise: float = 0.0) -> None:
        self.rng = Random(seed)
        self.noise = noise
        self.tries = tries
        self.finalists = finalists
        self.more_tries = more_tries
        self.analysis: Analysis | None = None

    def choose(self, observation: SeatObservation) -> int:
        start = perf_counter()
        ranked = self.weigh(observation)
        if self.noise:
            ranked = self.misjudged(observation, ranked)
        tries = (
            0
            if len(observation.options) == 1
            else len(observation.options) * self.tries + len(ranked) * self.more_tries
        )
        seconds = perf_counter() - start
        self.analysis = Analysis(self.name, observation.seat, POINTS, ranked, len(observation.options), tries, seconds)
        return ranked[0].move

    def weigh(self, observation: SeatObservation) -> list[Candidate]:
        """The moves that were looked at last, best first."""
        if len(observation.options) == 1:
            return [Candidate(observation.options[0], 0.0, 0)]
        best = [candidate.move for candidate in self.look(observation, observation.options, self.tries)]
        return self.look(observation, best[: self.finalists], self.more_tries)

    def misjudged(self, observation: SeatObservation, ranked: list[Candidate]) -> list[Candidate]:
        width = self.noise * noise_of(observation.game.slug)
        return blurred(ranked, [candidate.value for candidate in ranked], width, self.rng)

    def look(self, observation: SeatObservation, moves: list[int], tries: int) -> list[Candidate]:
        """The moves, best first, each tried in the same games and with the same luck; ties in random order."""
        worth = dict.fromkeys(self.rng.sample(moves, len(moves)), 0.0)
        for _ in range(tries):
            game = observation.imagine(self.rng)
            luck = [self.rng.random() for _ in range(8)]
            for move in worth:
                after_it = after(game, move, observation.seat, luck)
                worth[move] += worth_of(after_it, observation.seat, self.rng.random)
        ranked = sorted(worth, key=worth.__getitem__, reverse=True)
        return [Candidate(move, worth[move] / tries, tries) for move in ranked]


def after(game: State, move: int, seat: int, luck: list[float]) -> State:
    """A copy of the game in which the move is made and chance, equally lucky for all moves, has answered it."""
    twin = game.copy()
    twin.play(move, seat)
    for point in luck:
        if twin.seat != CHANCE:
            break
        twin.play(twin.draw(point))
    return twin
