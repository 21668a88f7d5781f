"""Does one bot beat another? One seat against all others, every seat in turn, each with the same dealer's seed.

python bench/bots/match.py dice_king duke@2400 baron@600 --rounds 50 --seed 1
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter

from pentarchy import CHANCE, Dealer, load
from pentarchy.bots import Chair, Thinker, bot


@dataclass(frozen=True)
class Pairing:
    game: str
    options: tuple[str, ...]
    seats: int
    one: str
    other: str
    seed: int


def play(pairing: Pairing, seed: int, own: int) -> float:
    """The share of the win that the first bot gets on its seat."""
    game = load(pairing.game)
    state, dealer = game.new(pairing.seats, game.parse_options(list(pairing.options))), Dealer(seed)
    bots: list[Thinker] = [
        bot(pairing.one if seat == own else pairing.other, 1000 * seed + seat) for seat in range(pairing.seats)
    ]
    while not state.over:
        seat = state.seat
        state.play(dealer.choose(state) if seat == CHANCE else bots[seat].choose(Chair(state, seat)))
    winners = state.outcome.winners
    return 1 / len(winners) if own in winners else 0.0 if winners else 1 / pairing.seats


def play_round(pairing: Pairing, index: int) -> list[float]:
    """One game from every seat, all with the same luck."""
    return [play(pairing, pairing.seed * 100_000 + index, own) for own in range(pairing.seats)]


def summary(pairing: Pairing, rounds: list[list[float]]) -> dict[str, object]:
    """The games of a round share their luck, so a round is what counts as one observation."""
    means = [fmean(games) for games in rounds]
    mean, half = fmean(means), 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 1.0
    equal = 1 / pairing.seats
    return {
        "game": pairing.game,
        "options": list(pairing.options),
        "seats": pairing.seats,
        "bots": [pairing.one, pairing.other],
        "games": sum(map(len, rounds)),
        "seed": pairing.seed,
        "share": round(mean, 4),
        "interval": [round(mean - half, 4), round(mean + half, 4)],
        "equal": round(equal, 4),
        "stronger": mean - half > equal,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    pairing = Pairing(given.game, tuple(given.option), given.seats, given.one, given.other, given.seed)
    start = perf_counter()
    if given.workers > 1:
        with ProcessPoolExecutor(given.workers) as pool:
            rounds = list(pool.map(play_round, [pairing] * given.rounds, range(given.rounds)))
    else:
        rounds = [play_round(pairing, index) for index in range(given.rounds)]
    print(json.dumps({**summary(pairing, rounds), "seconds": round(perf_counter() - start)}))


if __name__ == "__main__":
    main()
