"""Human slips: a bot below the top sees what moves are worth through noise, and errs where they are close."""

from math import log
from random import Random
from typing import Final

from pentarchy.bots.analysis import Candidate

KNOWN_WELL: Final = 4
"""Moves that were looked at less than a quarter as often as the first do not tempt."""


def blurred(ranked: list[Candidate], points: list[float], width: float, rng: Random) -> list[Candidate]:
    """The candidates, the one first that seems worth most points through the noise; the others stay in order."""
    seen = [
        worth + rng.gauss(0.0, width) if KNOWN_WELL * candidate.visits >= ranked[0].visits else float("-inf")
        for candidate, worth in zip(ranked, points)
    ]
    place = seen.index(max(seen))
    return [ranked[place], *ranked[:place], *ranked[place + 1 :]]


def points_of(chances: float, scale: float) -> float:
    """Chances of winning as points of worth: the odds are e times as good for each `scale` of them."""
    chances = min(max(chances, 1e-4), 1 - 1e-4)
    return scale * log(chances / (1 - chances))
