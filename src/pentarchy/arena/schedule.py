"""Who plays whom: on every deal each bot sits in each seat equally often, so that neither seat nor luck favours one."""

from itertools import combinations
from random import Random

from pentarchy.arena.seeds import derived

Lineup = tuple[int, ...]
"""The bot of each seat, as its place in the list of bots."""


def lineups(bots: int, seats: int, seed: int, deal: int) -> list[Lineup]:
    """The games to be played on one deal. More bots than seats take turns; fewer sit in several seats."""
    groups = list(combinations(range(bots), min(bots, seats)))
    order = list(groups[deal % len(groups)])
    Random(derived(seed, deal)).shuffle(order)
    games = [game for first in rotations(order) for game in rotations([*filled(first, seats)])]
    return list(dict.fromkeys(games))


def rotations(order: list[int] | Lineup) -> list[Lineup]:
    return [(*order[turn:], *order[:turn]) for turn in range(len(order))]


def filled(order: Lineup, seats: int) -> Lineup:
    return tuple(order[seat % len(order)] for seat in range(seats))


def apart(bots: int, seats: int) -> list[Lineup]:
    """One game for each bot, which has all seats: for solo and cooperative games."""
    return [(bot,) * seats for bot in range(bots)]
