"""Tunes the numbers in a game's evaluation.py by self-play: each is made larger and smaller, and what wins is kept.

The candidate and the present numbers sit at the same table, seats swapped, with the same dealer's seed. A change is
kept only if the interval of its share of wins excludes one half. It needs the interpreted build: compiled
numbers are fixed.

    python tools/tune_evaluation.py dice_king --rounds 100 --seed 1
    python tools/tune_evaluation.py paladins --module evaluation.values
"""

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from types import ModuleType

from pentarchy import CHANCE, Dealer, State, load
from pentarchy.bots import GreedyBot, SeatObservation

Numbers = dict[str, float | list[float]]
FACTOR = 1.3


class TunedBot(GreedyBot):
    """A greedy bot that goes by numbers of its own."""

    def __init__(self, seed: int, module: ModuleType, numbers: Numbers) -> None:
        super().__init__(seed)
        self.module = module
        self.numbers = numbers

    def choose(self, observation: SeatObservation) -> int:
        before = put(self.module, self.numbers)
        try:
            return super().choose(observation)
        finally:
            put(self.module, before)


def put(module: ModuleType, numbers: Numbers) -> Numbers:
    """Puts numbers into a module and returns those that were there."""
    before = {name: getattr(module, name) for name in numbers}
    for name, number in numbers.items():
        setattr(module, name, number)
    return before


def numbers_of(module: ModuleType) -> Numbers:
    """The numbers of an evaluation: its constants that are floats or lists of floats."""
    found: Numbers = {}
    for name, value in vars(module).items():
        if name.isupper() and (isinstance(value, float) or (isinstance(value, list) and is_floats(value))):
            found[name] = value
    return found


def is_floats(value: list[object]) -> bool:
    return bool(value) and all(isinstance(item, float) for item in value)


def changes(numbers: Numbers) -> Iterator[tuple[str, Numbers]]:
    """Every number made larger and smaller, one at a time."""
    for name, value in numbers.items():
        for factor in (FACTOR, 1 / FACTOR):
            if isinstance(value, float):
                yield f"{name} = {value * factor:.3g}", {**numbers, name: value * factor}
                continue
            for i, item in enumerate(value):
                if item:
                    longer = [*value[:i], item * factor, *value[i + 1 :]]
                    yield f"{name}[{i}] = {item * factor:.3g}", {**numbers, name: longer}


def share(
    table: Callable[[], State], module: ModuleType, candidate: Numbers, present: Numbers, luck: range
) -> list[float]:
    """What the candidate won in each round of two games."""
    won = []
    for seed in luck:
        games = [
            played(table(), module, [candidate, present], seed, 0),
            played(table(), module, [present, candidate], seed, 1),
        ]
        won.append(fmean(games))
    return won


def played(state: State, module: ModuleType, numbers: list[Numbers], luck: int, own: int) -> float:
    dealer, bots = Dealer(luck), [TunedBot(luck + seat, module, numbers[seat]) for seat in range(2)]
    while not state.over:
        seat = state.seat
        state.play(dealer.choose(state) if seat == CHANCE else bots[seat].choose(SeatObservation(state, seat)))
    winners = state.outcome.winners
    return 1 / len(winners) if own in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--module", default="evaluation", help="where its numbers stand, such as evaluation.worth")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--only", default="", help="tune the numbers whose names begin so")
    given = parser.parse_args()
    game, luck = load(given.game), range(given.seed * 100_000, given.seed * 100_000 + given.rounds)
    module = import_module(f"pentarchy.games.{given.game}.{given.module}")
    numbers = numbers_of(module)
    if not numbers:
        parser.error(f"there are no numbers in {module.__name__}: name another module with --module")
    for what, candidate in changes(dict(numbers)):
        if not what.startswith(given.only):
            continue
        won = share(lambda: game.new(2, game.parse_options(given.option)), module, candidate, numbers, luck)
        half = 1.96 * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
        kept = fmean(won) - half > 0.5
        print(f"{'kept  ' if kept else '      '}{what:32} {fmean(won):.3f} ± {half:.3f}", flush=True)
        if kept:
            numbers.update(candidate)


if __name__ == "__main__":
    main()
