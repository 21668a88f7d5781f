"""Who plays whom: on every deal each bot sits in each seat equally often, so that neither seat nor luck favours one."""

from itertools import combinations
from random import Random

from pentarchy.arena.seeds import derived

Lineup = tuple[int, ...]
"""The bot of each seat, as its place in the list of bots."""


def lineups(bots: int, seats: int, seed: int, deal: int) -> list[Lineup]:
    """The games to be played on one deal. More bots than seats take turns; fewer sit in several seats, next to each
    other on one deal and apart on another: in the end in all ways to fill the seats."""
    groups = list(combinations(range(bots), min(bots, seats)))
    order, rng = list(groups[deal % len(groups)]), Random(derived(seed, deal))
    rng.shuffle(order)
    places = [seat % len(order) for seat in range(seats)]
    if len(order) < seats:
        rng.shuffle(places)
    games = [tuple(first[place] for place in turn) for first in rotations(order) for turn in rotations(places)]
    return list(dict.fromkeys(games))


def rotations(order: list[int] | Lineup) -> list[Lineup]:
    return [(*order[turn:], *order[:turn]) for turn in range(len(order))]


def apart(bots: int, seats: int) -> list[Lineup]:
    """One game for each bot, which has all seats: for solo and cooperative games."""
    return [(bot,) * seats for bot in range(bots)]
