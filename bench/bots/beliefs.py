"""What seats believe of a game that is about to end: the last move of finished games, made again in imagined games.

python -m bench.bots.beliefs valeria --seats 4 --games 60 --seed 1

For each seat, how often it wins in 16 worlds as `resample` deals them and as `imagine` does, against what came: the
mean, which should be that of the wins, and the Brier score, the mean square of the errors.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import fmean

from pentarchy import CHANCE, Dealer, State, load
from pentarchy.bots import SeatObservation, bot

WORLDS = 16
Deal = Callable[[State, int, Random], State]
DEALS: dict[str, Deal] = {
    "resample": lambda state, seat, rng: state.resample(seat, rng),
    "imagine": lambda state, seat, rng: state.imagine(seat, rng),
}


def finished(slug: str, seats: int, seed: int) -> tuple[State, int, State]:
    """A game by the net: before its last decision, the move that was made, and its end."""
    state, dealer = load(slug).new(seats), Dealer(seed)
    bots = [bot("greedy@0", 1000 * seed + seat) for seat in range(seats)]
    before, last = state, -1
    while not state.over:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
            continue
        before, seat = state.copy(), state.seat
        last = bots[seat].choose(SeatObservation(state, seat))
        state.play(last, seat)
    return before, last, state


def belief(before: State, move: int, seat: int, deal: Deal, rng: Random) -> float:
    """How often the seat wins in imagined games."""
    wins = 0
    for _ in range(WORLDS):
        world = deal(before, seat, rng)
        world.play(move, before.seat)
        world.settle(rng.random)
        wins += world.over and seat in world.outcome.winners
    return wins / WORLDS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, truth, said = Random(given.seed), list[int](), {name: list[float]() for name in DEALS}
    for index in range(given.games):
        before, move, end = finished(given.game, given.seats, 1000 * given.seed + index)
        for seat in range(given.seats):
            truth.append(seat in end.outcome.winners)
            for name, deal in DEALS.items():
                said[name].append(belief(before, move, seat, deal, rng))
    print(json.dumps({"games": given.games, "won": round(fmean(truth), 3)}))
    for name, chances in said.items():
        brier = fmean((chance - won) ** 2 for chance, won in zip(chances, truth))
        print(json.dumps({"worlds": name, "believed": round(fmean(chances), 3), "brier": round(brier, 4)}))


if __name__ == "__main__":
    main()
