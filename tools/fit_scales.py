"""Fits, for each game, how many points of worth multiply the odds of winning by e: `scale` in its meta.toml.

Greedy bots play each other, with a random move now and then; positions are looked at, and the scale is the one that
makes the final winners most likely.

    python tools/fit_scales.py dice_king --games 60 --seed 1
"""

import argparse
from collections.abc import Callable
from math import exp, log
from random import Random

from pentarchy import CHANCE, Dealer, games, load
from pentarchy.bots import GreedyBot, SeatObservation
from pentarchy.kernel import State

Sight = tuple[list[float], list[int]]
"""What a table was worth to each seat, and who won in the end."""


def sights(slug: str, seats: int, options: list[str], seed: int, often: float = 0.1) -> list[Sight]:
    """What was seen in one game."""
    game, rng, seen = load(slug), Random(seed), []
    state, dealer = game.new(seats, game.parse_options(options)), Dealer(seed)
    bots = [GreedyBot(seed + seat, tries=1, more_tries=3) for seat in range(seats)]
    while not state.over:
        if state.seat != CHANCE and rng.random() < often:
            seen.append([state.worth(seat) for seat in range(seats)])
        state.play(next_move(state, dealer, bots, rng))
    return [(worths, state.outcome.winners) for worths in seen if state.outcome.winners]


def next_move(state: State, dealer: Dealer, bots: list[GreedyBot], rng: Random) -> int:
    if state.seat == CHANCE:
        return dealer.choose(state)
    if rng.random() < 0.05:
        return rng.choice(state.options())
    return bots[state.seat].choose(SeatObservation(state, state.seat))


def surprise(seen: list[Sight], scale: float) -> float:
    """Mean negative log likelihood of the winners: the lower, the better the scale."""
    total = 0.0
    for worths, winners in seen:
        best = max(worths)
        odds = [exp((worth - best) / scale) for worth in worths]
        total -= log(max(sum(odds[seat] for seat in winners) / sum(odds), 1e-9))
    return total / len(seen)


def lowest(cost: Callable[[float], float], low: float, high: float, rounds: int = 40) -> float:
    """Where a cost with one valley is lowest, by thirds of a logarithmic scale."""
    for _ in range(rounds):
        third = (high / low) ** (1 / 3)
        if cost(low * third) < cost(high / third):
            high /= third
        else:
            low *= third
    return (low * high) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for slug in given.game:
        seats = given.seats or next(count for count in load(slug).seats if count > 1)
        seen = [
            sight
            for index in range(given.games)
            for sight in sights(slug, seats, given.option, given.seed * 10_000 + index)
        ]
        scale = lowest(lambda scale, seen=seen: surprise(seen, scale), 0.5, 200.0)
        print(f"{slug} = {scale:.1f}  # {seats} seats, {len(seen)} positions, surprise {surprise(seen, scale):.3f}")


if __name__ == "__main__":
    main()
