"""Standard mode beside catanatron in one run: `python -m bench.against_catanatron [seconds]`.

Random players, four of them, the same fixed map, no trade between players (catanatron has none). Seconds are of
processor time. A decision is one choice of a player; chance moves do not count. Exits with 1 below the ratios promised.
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import mean
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.models.map import build_map

import pentarchy
from pentarchy.kernel import state as state_module

OPTIONS: dict[str, bool | int | str | list[str]] = {"mode": "standard", "trade_offers_per_turn": 0}
COMPILED = not (state_module.__file__ or "").endswith(".py")
WANTED_DECISIONS = 20.0 if COMPILED else 5.0
WANTED_COPIES = 10.0
TURNS = 1000
POSITIONS = 20
ROUNDS = 8


def main(seconds: float) -> int:
    ours, theirs = taking_turns(play_ours, play_theirs, seconds)
    our_copies, their_copies = taking_turns(copy_ours, copy_theirs, seconds / 4)
    decisions, copies = ours / theirs, our_copies / their_copies
    print(
        f"                {'pentarchy':>12}  {'catanatron':>12}   ratio ({'compiled' if COMPILED else 'from source'})"
    )
    print(f"decisions/s     {ours:12,.0f}  {theirs:12,.0f}   {decisions:.1f} (at least {WANTED_DECISIONS:.0f})")
    print(f"copies/s        {our_copies:12,.0f}  {their_copies:12,.0f}   {copies:.1f} (at least {WANTED_COPIES:.0f})")
    return int(decisions < WANTED_DECISIONS or copies < WANTED_COPIES)


def taking_turns(ours: Callable[[float], float], theirs: Callable[[float], float], seconds: float) -> list[float]:
    """Both figures as means over short turns, so that a busy machine slows both down alike."""
    turns = [(ours(seconds / ROUNDS), theirs(seconds / ROUNDS)) for _ in range(ROUNDS)]
    return [mean(figures) for figures in zip(*turns, strict=True)]


def play_ours(seconds: float) -> float:
    game, dealer, random = pentarchy.load("night_watch"), pentarchy.Dealer(1), Random(1).random
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        state = game.new(4, OPTIONS)
        while not state.over:
            if state.seat == pentarchy.CHANCE:
                state.play(dealer.choose(state))
            else:
                options = state.options()
                state.play(options[int(random() * len(options))])
                decisions += 1
    return decisions / (process_time() - began)


def new_catanatron(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed, catan_map=build_map("TOURNAMENT"))


def play_theirs(seconds: float) -> float:
    decisions, games, began = 0, 0, process_time()
    while process_time() - began < seconds:
        games += 1
        game = new_catanatron(games)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            decisions += 1
    return decisions / (process_time() - began)


def copy_ours(seconds: float) -> float:
    """Copies of positions spread over a game."""
    game, dealer, rng = pentarchy.load("night_watch"), pentarchy.Dealer(2), Random(2)
    state, positions = game.new(4, OPTIONS), []
    for _ in range(POSITIONS):
        for _ in range(40):
            if not state.over:
                state.play(dealer.choose(state) if state.seat == pentarchy.CHANCE else rng.choice(state.options()))
        positions.append(state.copy())
    copies, began = 0, process_time()
    while process_time() - began < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return copies / (process_time() - began)


def copy_theirs(seconds: float) -> float:
    game, positions = new_catanatron(2), []
    for _ in range(POSITIONS):
        for _ in range(30):
            if game.winning_color() is None:
                game.play_tick()
        positions.append(game.copy())
    copies, began = 0, process_time()
    while process_time() - began < seconds:
        for position in positions:
            position.copy()
        copies += len(positions)
    return copies / (process_time() - began)


if __name__ == "__main__":
    raise SystemExit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0))
