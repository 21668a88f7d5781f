"""Standard mode beside catanatron in one run: `python -m bench.against_catanatron [seconds]`.

Random players, four of them, the same fixed map, no trade between players (catanatron has none). Both engines warm up,
then take turns, and seconds are of processor time, so that a busy machine slows both down alike. A decision is one
action of a player as catanatron counts them; chance moves do not count. Exits with 1 below the ratios promised.
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

OURS = pentarchy.load("night_watch")
OPTIONS: dict[str, bool | int | str | list[str]] = {"mode": "standard", "trade_offers_per_turn": 0}
COMPILED = not (state_module.__file__ or "").endswith(".py")
WANTED_DECISIONS = 20.0 if COMPILED else 5.0
WANTED_COPIES = 10.0
TURNS = 1000
POSITIONS = 20
ROUNDS = 40

Choices = list[tuple[int, int]]
Work = Callable[[int], int | Choices]
"""A piece of work with a number, a game to play or positions to copy: how many decisions or copies it was."""


def main(seconds: float) -> int:
    print(f"{'':14}{'pentarchy':>12}{'catanatron':>12}   ratio ({'compiled' if COMPILED else 'from source'})")
    decisions = beside("decisions/s", play_ours, play_theirs, seconds, WANTED_DECISIONS)
    copies = beside("copies/s", copying(our_positions()), copying(their_positions()), seconds / 4, WANTED_COPIES)
    return int(decisions < WANTED_DECISIONS or copies < WANTED_COPIES)


def beside(name: str, ours: Work, theirs: Work, seconds: float, wanted: float) -> float:
    """Both engines in turns: prints and returns how many times faster ours is."""
    numbers = count(1)
    ours(next(numbers)), theirs(next(numbers))  # warm up
    rounds = [[speed(work, numbers, seconds / ROUNDS) for work in (ours, theirs)] for _ in range(ROUNDS)]
    mine, other = (mean(speeds) for speeds in zip(*rounds, strict=True))
    low, _, high = quantiles([one / another for one, another in rounds], n=4)
    print(
        f"{name:14}{mine:12,.0f}{other:12,.0f}   {mine / other:.1f} (half of {ROUNDS} rounds: {low:.1f} to {high:.1f}; wanted: {wanted:.0f})"
    )
    return mine / other


def speed(work: Work, numbers: "count[int]", seconds: float) -> float:
    done, took = 0, 0.0
    while took < seconds:
        began = process_time()
        result = work(next(numbers))
        took += process_time() - began
        done += result if isinstance(result, int) else counted(result)
    return done / took


# Playing.


def play_ours(seed: int) -> Choices:
    luck, whim = Random(seed).random, Random(-seed).random
    choices: Choices = []
    state = OURS.new(4, OPTIONS)
    state.settle(luck)
    while not state.over:
        options = state.options()
        move = options[int(whim() * len(options))]
        choices.append((state.seat, move))
        state.play(move)
        state.settle(luck)
    return choices


def counted(choices: Choices) -> int:
    """All cards that a player discards, the robber with his victim, a card with what is named for it: one each."""
    return sum(not completes(choices, i) for i in range(len(choices)))


def completes(choices: Choices, i: int) -> bool:
    """Whether a choice of ours belongs to the one before, both together being one action of catanatron."""
    seat, move = choices[i]
    if DISCARD.covers(move):
        return choices[i - 1][0] == seat and DISCARD.covers(choices[i - 1][1])
    return ROB.covers(move) or NAME.covers(move) or TAKE.covers(move)


def play_theirs(seed: int) -> int:
    game, decisions = new_catanatron(seed), 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def new_catanatron(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed, catan_map=build_map("TOURNAMENT"))


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
