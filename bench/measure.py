"""One measurement of one game by one build, in a process of its own: `python -m bench.measure dice_king 1.0`.

A second is one of processor time: what else the machine does then matters little.
"""

import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from time import process_time

import pentarchy
from pentarchy.arena import Plan, usual_seats
from pentarchy.arena.batches import play_batch
from pentarchy.kernel import state as state_module

GAMES_AT_ONCE = 5
KEPT_COPIES = 2000
SEED = 1


def measure(slug: str, seconds: float) -> dict[str, object]:
    game = pentarchy.load(slug)
    seats = usual_seats(game)
    plan = Plan(slug, seats, {}, ["random"] * seats, SEED)
    play_batch(plan, range(GAMES_AT_ONCE))  # warm up
    positions = decisions_of_a_game(game, seats)
    return {
        "compiled": not (state_module.__file__ or "").endswith(".py"),
        "seats": seats,
        **playing(plan, seconds),
        "copies_per_second": copying(positions, seconds / 4),
        "bytes_per_state": bytes_of_a_copy(positions),
    }


def playing(plan: Plan, seconds: float) -> dict[str, float]:
    """Random games, one after the other, until the time is up."""
    games = decisions = moves = 0
    began = process_time()
    while process_time() - began < seconds:
        summary = play_batch(plan, range(games, games + GAMES_AT_ONCE))
        games += summary.games
        decisions += summary.decisions
        moves += summary.decisions + summary.chance_moves
    took = process_time() - began
    return {
        "decisions_per_second": decisions / took,
        "moves_per_second": moves / took,
        "games_per_second": games / took,
    }


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
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
