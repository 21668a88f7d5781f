"""Human slips: a bot below the top sees chances through noise, and errs where moves are close."""

from random import Random
from typing import Final

from pentarchy.bots.analysis import Candidate

KNOWN_WELL: Final = 4
"""Moves that were looked at less than a quarter as often as the first do not tempt."""


def blurred(ranked: list[Candidate], width: float, rng: Random) -> list[Candidate]:
    """The candidates, the one first that seems best through the noise; the others stay in order."""
    seen = [
        candidate.value + rng.gauss(0.0, width) if KNOWN_WELL * candidate.visits >= ranked[0].visits else float("-inf")
        for candidate in ranked
    ]
    place = seen.index(max(seen))
    return [ranked[place], *ranked[:place], *ranked[place + 1 :]]
