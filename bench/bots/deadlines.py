"""How long the levels take for a decision on this machine, wall clock, in positions of random games.

python bench/bots/deadlines.py --decisions 10 --seed 1
"""

import argparse
from random import Random
from statistics import median
from time import perf_counter

from pentarchy import CHANCE, Dealer, State, games, load
from pentarchy.bots import LEVELS, SeatObservation, bot
from pentarchy.bots.levels import SEARCHERS

AT_ONCE = 0.3
"""What levels without a clock are held to."""


def positions(slug: str, seed: int, count: int) -> list[State]:
    """Positions with a choice, spread over a random game."""
    game, rng, found = load(slug), Random(seed), []
    variant = game.variants[0]
    state, dealer = game.new(variant.seats[-1], variant.options), Dealer(seed)
    while not state.over:
        if state.seat != CHANCE and len(state.options()) > 1:
            found.append(state.copy())
        state.play(dealer.choose(state) if state.seat == CHANCE else rng.choice(state.options()))
    return rng.sample(found, min(count, len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games())
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for slug in given.game:
        for name in given.levels:
            player, seconds = bot(name, given.seed), []
            for state in positions(slug, given.seed, given.decisions):
                start = perf_counter()
                player.choose(SeatObservation(state, state.seat))
                seconds.append(perf_counter() - start)
            limit = SEARCHERS[name].limit if name in SEARCHERS else AT_ONCE
            late = sum(one > limit for one in seconds)
            told = f"median {median(seconds):.3f} s, slowest {max(seconds):.3f} s of {limit} s"
            print(f"{slug:12} {name:10} {told}, {late} of {len(seconds)} late")


if __name__ == "__main__":
    main()
