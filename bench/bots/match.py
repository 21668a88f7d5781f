"""Does one bot beat another? One seat against all others, every seat in turn, each with the same dealer's seed.

python -m bench.bots.match dice_king duke@320 baron@80 --rounds 50 --looks 5 --seed 1

`there:sovereign@80` is a bot of another checkout, which `--there` names: what it imports from.
With several looks the match ends at the first that tells the bots apart; the intervals are as wide as that costs.
With `--journal FILE` a match that was broken off goes on where it stopped.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter

from bench.bots.checkout import Checkout
from pentarchy import CHANCE, Dealer, load
from pentarchy.bots import SeatObservation, bot
from pentarchy.kernel.outcome import Outcome

WIDTHS = {1: 1.96, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413}
"""Standard errors either side by the number of looks, for 95 % intervals that all hold at once (Pocock 1977)."""
THERE = "there:"
CAUTION = [1.0, 0.0]
"""A round won and a round lost are added for the interval, which a few equal rounds would make too narrow."""


@dataclass(frozen=True)
class Pairing:
    game: str
    options: tuple[str, ...]
    seats: int
    one: str
    other: str
    seed: int
    there: str = ""


class Seated:
    """A game under way, with a bot on each seat: of this checkout, or of another that follows the game."""

    def __init__(self, pairing: Pairing, names: list[str], seed: int) -> None:
        self.game = load(pairing.game)
        self.state = self.game.new(pairing.seats, self.game.parse_options(list(pairing.options)))
        self.seed = seed
        self.there = {seat: name.removeprefix(THERE) for seat, name in enumerate(names) if name.startswith(THERE)}
        self.bots = {seat: bot(name, self.seed_of(seat)) for seat, name in enumerate(names) if seat not in self.there}
        self.checkout = Checkout(Path(pairing.there)) if self.there else None
        if self.checkout:
            self.checkout.begin(pairing.game, pairing.seats, list(pairing.options))

    def seed_of(self, seat: int) -> int:
        return 1000 * self.seed + seat

    def outcome(self) -> Outcome:
        state, dealer = self.state, Dealer(self.seed)
        while not state.over:
            move = dealer.choose(state) if state.seat == CHANCE else self.chosen(state.seat)
            if self.checkout:
                self.checkout.play(self.game.text(move), state.question, state.seat)
            state.play(move)
        if self.checkout:
            self.checkout.agree([*state.outcome.scores])
            self.checkout.__exit__(None, None, None)
        return state.outcome

    def chosen(self, seat: int) -> int:
        if self.checkout is None or seat in self.bots:
            return self.bots[seat].choose(SeatObservation(self.state, seat))
        ranked = self.checkout.choose(self.there[seat], self.seed_of(seat), self.state.question, seat)
        return next(move for move in map(self.game.parse, ranked) if self.state.why_not(move, seat) is None)


def play(pairing: Pairing, seed: int, own: int) -> float:
    """The share of the win that the first bot gets on its seat."""
    names = [pairing.one if seat == own else pairing.other for seat in range(pairing.seats)]
    winners = Seated(pairing, names, seed).outcome().winners
    return 1 / len(winners) if own in winners else 0.0 if winners else 1 / pairing.seats


def play_round(pairing: Pairing, index: int) -> list[float]:
    """One game from every seat, all with the same luck."""
    return [play(pairing, pairing.seed * 100_000 + index, own) for own in range(pairing.seats)]


def played(pairing: Pairing, rounds: range, workers: int) -> Iterator[list[float]]:
    if workers == 1:
        yield from (play_round(pairing, index) for index in rounds)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_round, [pairing] * len(rounds), rounds)


def journaled(pairing: Pairing, rounds: int, workers: int, journal: Path | None) -> Iterator[list[float]]:
    """The rounds that the journal has of this pairing, then the others, which it gets."""
    told = asdict(pairing) | {"options": list(pairing.options)}
    lines = journal.read_text(encoding="utf-8").splitlines() if journal and journal.exists() else []
    known = [entry["round"] for entry in map(json.loads, lines) if entry.get("pairing") == told][:rounds]
    yield from known
    for result in played(pairing, range(len(known), rounds), workers):
        if journal:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"pairing": told, "round": result}) + "\n")
        yield result


def summary(pairing: Pairing, rounds: list[list[float]], looks: int) -> dict[str, object]:
    """The games of a round share their luck, so a round is what counts as one observation."""
    low, high = interval([fmean(games) for games in rounds], looks)
    equal = 1 / pairing.seats
    return {
        "game": pairing.game,
        "options": list(pairing.options),
        "seats": pairing.seats,
        "bots": [pairing.one, pairing.other],
        "games": sum(map(len, rounds)),
        "seed": pairing.seed,
        "looks": looks,
        "share": round(fmean(share for games in rounds for share in games), 4),
        "interval": [round(low, 4), round(high, 4)],
        "equal": round(equal, 4),
        "stronger": low > equal,
        "weaker": high < equal,
    }


def interval(means: list[float], looks: int) -> tuple[float, float]:
    cautious = means + CAUTION
    mean, half = fmean(cautious), WIDTHS[looks] * stdev(cautious) / sqrt(len(cautious))
    return max(0.0, mean - half), min(1.0, mean + half)


def wilson(share: float, games: int) -> tuple[float, float]:
    """A 95 % interval for games that have nothing in common (Wilson 1927)."""
    z = WIDTHS[1]
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=50, help="how many at most")
    parser.add_argument("--looks", type=int, default=1, choices=sorted(WIDTHS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path, help="where rounds are kept; they are not played again")
    parser.add_argument("--there", default="", help="what `there:` bots import from, such as ../old/build/compiled")
    given = parser.parse_args()
    options = tuple(given.option)
    pairing = Pairing(given.game, options, given.seats, given.one, given.other, given.seed, given.there)
    start, coming = perf_counter(), journaled(pairing, given.rounds, given.workers, given.journal)
    rounds: list[list[float]] = []
    while more := [*islice(coming, -(-given.rounds // given.looks))]:
        rounds += more
        result = summary(pairing, rounds, given.looks)
        print(f"{result['share']:.1%} of {result['games']} games, {result['interval']}", file=sys.stderr, flush=True)
        if result["stronger"] or result["weaker"]:
            break
    print(json.dumps({**result, "seconds": round(perf_counter() - start)}))


if __name__ == "__main__":
    main()
