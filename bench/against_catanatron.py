"""Standard mode beside catanatron in one run: `python -m bench.against_catanatron [seconds]`.

Random players, four of them, the same fixed map, no trade between players (catanatron has none). Both engines warm up,
then take short turns, and seconds are of processor time, so that a busy machine slows both down alike. A decision is
one action of a player as catanatron counts them; chance moves do not count. Exits with 1 below the ratios promised.
"""

import sys
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import mean, quantiles
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.models.map import build_map

import pentarchy
from pentarchy.games.night_watch.moves import DISCARD, NAME, ROB, TAKE
from pentarchy.kernel import state as state_module
from pentarchy.kernel.playout import random_playout

OURS = pentarchy.load("night_watch")
OPTIONS: dict[str, bool | int | str | list[str]] = {"mode": "standard", "trade_offers_per_turn": 0}
COMPILED = not (state_module.__file__ or "").endswith(".py")
WANTED_DECISIONS = 20.0 if COMPILED else 5.0
WANTED_COPIES = 10.0
MOST_MOVES = 100_000
MOST_TURNS = 1000
POSITIONS = 20
ROUNDS = 40

Work = Callable[[int], int]
"""A numbered piece of work, a game to play or positions to copy: how many decisions or copies it was."""


def main(seconds: float) -> int:
    print(f"{'':14}{'pentarchy':>12}{'catanatron':>12}   ratio ({'compiled' if COMPILED else 'from source'})")
    decisions = beside("decisions/s", play_ours, play_theirs, seconds, WANTED_DECISIONS, share_counted())
    copies = beside("copies/s", copying(our_positions()), copying(their_positions()), seconds / 4, WANTED_COPIES)
    return int(decisions < WANTED_DECISIONS or copies < WANTED_COPIES)


def beside(name: str, ours: Work, theirs: Work, seconds: float, wanted: float, share: float = 1.0) -> float:
    """Both engines in turns: prints and returns how many times faster ours is, a share of its work being counted."""
    numbers = count(1)
    ours(next(numbers)), theirs(next(numbers))  # warm up
    rounds = [[speed(work, numbers, seconds / ROUNDS) for work in (ours, theirs)] for _ in range(ROUNDS)]
    mine, other = mean(share * one for one, _ in rounds), mean(one for _, one in rounds)
    low, _, high = quantiles([share * one / another for one, another in rounds], n=4)
    print(f"{name:14}{mine:12,.0f}{other:12,.0f}   {mine / other:.1f}, at least {wanted:.0f} wanted", end="")
    print(f" (half of {ROUNDS} rounds: {low:.1f} to {high:.1f})")
    return mine / other


def speed(work: Work, numbers: "count[int]", seconds: float) -> float:
    done, took, began = 0, 0.0, process_time()
    while took < seconds:
        done += work(next(numbers))
        took = process_time() - began
    return done / took


# Playing.


def play_ours(seed: int) -> int:
    luck, whim = Random(seed).random, Random(-seed).random
    decisions, _ = random_playout(OURS.new(4, OPTIONS), luck, [whim] * 4, MOST_MOVES)
    return decisions


def play_theirs(seed: int) -> int:
    game, decisions = new_catanatron(seed), 0
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def new_catanatron(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed, catan_map=build_map("TOURNAMENT"))


def share_counted() -> float:
    """The share of our decisions that count: all cards that a player discards, the robber with his victim, a card with
    what is named for it are one action of catanatron each."""
    counted = decisions = 0
    for seed in range(ROUNDS):
        state, dealer, rng = OURS.new(4, OPTIONS), pentarchy.Dealer(seed), Random(seed)
        before = (pentarchy.CHANCE, 0)
        while not state.over:
            seat, chance = state.seat, state.seat == pentarchy.CHANCE
            move = dealer.choose(state) if chance else rng.choice(state.options())
            decisions += not chance
            counted += not chance and not completes(seat, move, before)
            before = (seat, move)
            state.play(move)
    return counted / decisions


def completes(seat: int, move: int, before: tuple[int, int]) -> bool:
    """Whether a choice only goes on with the one before."""
    if DISCARD.covers(move):
        return before[0] == seat and DISCARD.covers(before[1])
    return ROB.covers(move) or NAME.covers(move) or TAKE.covers(move)


# Copying positions spread over a game.


def copying(positions: list[pentarchy.State] | list[Game]) -> Work:
    def copy_all(number: int) -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return copy_all


def our_positions() -> list[pentarchy.State]:
    state, dealer, rng = OURS.new(4, OPTIONS), pentarchy.Dealer(2), Random(2)
    positions = []
    for _ in range(POSITIONS):
        for _ in range(40):
            if not state.over:
                state.play(dealer.choose(state) if state.seat == pentarchy.CHANCE else rng.choice(state.options()))
        positions.append(state.copy())
    return positions


def their_positions() -> list[Game]:
    game, positions = new_catanatron(2), []
    for _ in range(POSITIONS):
        for _ in range(30):
            if game.winning_color() is None:
                game.play_tick()
        positions.append(game.copy())
    return positions


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0))
