"""A player without a net and without knowledge: it plays imagined games to the end at random, and takes the move after
which it won the most."""

from random import Random

from pentarchy.bots import SeatObservation
from pentarchy.bots.rollouts import rolled_out

GAMES = 64
"""Random games a decision, shared out evenly among the moves."""


class Rollouts:
    name = "rollouts"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, observation: SeatObservation) -> int:
        options = observation.options
        if len(options) == 1:
            return options[0]
        tried = self.rng.sample(options, min(len(options), GAMES))
        worth = [0.0] * len(tried)
        for number in range(GAMES - GAMES % len(tried)):
            worth[number % len(tried)] += self.tried(observation, tried[number % len(tried)])
        return tried[worth.index(max(worth))]

    def tried(self, observation: SeatObservation, move: int) -> float:
        """What one random game after this move was worth: a win shared is half, a game without end is even."""
        world = observation.imagine(self.rng)
        world.play(move, observation.seat)
        outcome = rolled_out(world, self.rng.random)
        if outcome is None:
            return 1 / world.seats
        return 1 / len(outcome.winners) if observation.seat in outcome.winners else 0.0
