"""Moves that come to the same: of two dice that show the same it does not matter which is rolled again."""

from random import Random
from typing import Final

from pentarchy.bots import SeatObservation
from pentarchy.bots.search.search import LUCK, after

WORLDS: Final = 8
"""Imagined games, each with other luck: in one of them two moves may meet by chance."""


def alike(observation: SeatObservation, best: int, rng: Random) -> list[int]:
    """This move, and all others after which its seat always sees the same table, as far as a net looks; also those
    that bots need not look at."""
    seat, others = observation.seat, [move for move in observation.options if move != best]
    for _ in range(WORLDS):
        if not others:
            break
        world, luck = observation.imagine(rng), [rng.random() for _ in range(LUCK)]
        aim = after(world, best, seat, luck).features(seat)
        others = [move for move in others if after(world, move, seat, luck).features(seat) == aim]
    return [best, *others]
