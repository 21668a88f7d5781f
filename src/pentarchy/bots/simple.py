"""A bot that moves at random."""

from random import Random

from pentarchy.bots.analysis import LOT, Analysis, Candidate
from pentarchy.bots.observation import SeatObservation


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
