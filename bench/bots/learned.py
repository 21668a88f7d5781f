"""A net fresh from `pentarchy train`, one move ahead, against players that never learned: `random`, and `rollouts`,
which looks one move ahead too and values a table by random games to the end.

python -m bench.bots.learned morris runs/morris --rounds 50 --seed 1

Every seat in turn, the games of a round with the same luck; shares and 95 % intervals as in `bench.bots.match`.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

from bench.bots.match import interval
from pentarchy import CHANCE, Dealer, State, load
from pentarchy.bots import Bot, RandomBot, SeatObservation
from pentarchy.bots.nets.net import Net, load_net
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.search.values import NetJudge, RolloutJudge


def by_net(net: Net, seed: int) -> Bot:
    return SearchBot("net", seed, Budget(tries=0), judging=lambda now, seat, luck: NetJudge(net, now, seat))


def by_rollouts(seed: int) -> Bot:
    return SearchBot("rollouts", seed, Budget(tries=0), judging=lambda now, seat, luck: RolloutJudge(luck, now.sides()))


OTHERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "rollouts": by_rollouts}


def share(state: State, bots: list[Bot], own: int, seed: int) -> float:
    """What the bot on this seat has of the win."""
    dealer = Dealer(seed)
    while not state.over:
        seat = state.seat
        state.play(dealer.choose(state) if seat == CHANCE else bots[seat].choose(SeatObservation(state, seat)))
    winners = state.outcome.winners
    return 1 / len(winners) if own in winners else 0.0 if winners else 1 / state.seats


def play_round(slug: str, seats: int, net: Net, other: Callable[[int], Bot], seed: int) -> list[float]:
    shares = []
    for own in range(seats):
        bots = [by_net(net, 10 * seed) if seat == own else other(10 * seed + seat) for seat in range(seats)]
        shares.append(share(load(slug).new(seats), bots, own, seed))
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--against", nargs="*", choices=OTHERS, default=[*OTHERS])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    net = load_net(given.folder)
    for name in given.against:
        seeds = range(100_000 * given.seed, 100_000 * given.seed + given.rounds)
        rounds = [play_round(given.game, given.seats, net, OTHERS[name], seed) for seed in seeds]
        low, high = interval([fmean(shares) for shares in rounds], 1)
        found = {"against": name, "games": given.seats * given.rounds, "seed": given.seed}
        mean = fmean(one for shares in rounds for one in shares)
        print(json.dumps({**found, "share": round(mean, 4), "interval": [round(low, 4), round(high, 4)]}), flush=True)


if __name__ == "__main__":
    main()
