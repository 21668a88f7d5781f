"""One measurement of one game by one build, in a process of its own: `python -m bench.measure dice_king 4 1.0`.

A second is one of processor time: what else the machine does then matters little.
"""

import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from time import process_time

import pentarchy
from pentarchy.kernel import state as state_module
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.steps import Luck

GAMES_AT_ONCE = 5
MOST_MOVES = 100_000
KEPT_COPIES = 2000
SEED = 1


def measure(slug: str, seats: int, seconds: float) -> dict[str, object]:
    game = pentarchy.load(slug)
    luck, whim = Random(SEED).random, Random(SEED + 1).random
    for _ in range(GAMES_AT_ONCE):  # warm up
        play_a_game(game, seats, luck, whim)
    positions = decisions_of_a_game(game, seats)
    return {
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        **playing(game, seats, seconds),
        "copies_per_second": copying(positions, seconds / 4),
        "bytes_per_state": bytes_of_a_copy(positions),
    }


def playing(game: pentarchy.Game, seats: int, seconds: float) -> dict[str, float]:
    """Random games, one after the other, until the time is up. One source of luck serves them all."""
    luck, whim = Random(SEED).random, Random(SEED + 1).random
    games = decisions = moves = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(GAMES_AT_ONCE):
            chosen, answered = play_a_game(game, seats, luck, whim)
            decisions += chosen
            moves += chosen + answered
        games += GAMES_AT_ONCE
    took = process_time() - began
    return {
        "decisions_per_second": decisions / took,
        "moves_per_second": moves / took,
        "games_per_second": games / took,
    }


def play_a_game(game: pentarchy.Game, seats: int, luck: Luck, whim: Luck) -> tuple[int, int]:
    """From the setup to the final ranking: how often players chose, and how often chance answered."""
    state = game.new(seats)
    counted = random_playout(state, luck, [whim] * seats, MOST_MOVES)
    assert state.outcome.places
    return counted


def decisions_of_a_game(game: pentarchy.Game, seats: int) -> list[pentarchy.State]:
    """A random game as it stood before each decision."""
    state, dealer, rng = game.new(seats), pentarchy.Dealer(SEED), Random(SEED)
    positions = []
    while not state.over:
        if state.seat == pentarchy.CHANCE:
            state.play(dealer.choose(state))
        else:
            positions.append(state.copy())
            state.play(rng.choice(state.options()))
    return positions


def copying(positions: list[pentarchy.State], seconds: float) -> float:
    copies: list[Callable[[], pentarchy.State]] = [state.copy for state in positions]
    done = 0
    began = process_time()
    while process_time() - began < seconds:
        for copy in copies:
            copy()
        done += len(copies)
    return done / (process_time() - began)


def bytes_of_a_copy(positions: list[pentarchy.State]) -> float:
    """What Python allocates for a copy, averaged over many that are kept."""
    copies = max(1, KEPT_COPIES // len(positions))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in positions for _ in range(copies)]
    taken = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return taken / len(kept)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
