"""One game, played out to its end."""

from collections.abc import Callable
from dataclasses import dataclass

from pentarchy.bots import Bot, Chair, RandomBot
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State

MOST_MOVES = 100_000
"""A game that is not over by then counts as unfinished."""

Draw = Callable[[], float]


@dataclass(slots=True)
class Played:
    """What came of a game: how often players chose, how often chance answered, and how it ended, if it did."""

    decisions: int
    chance_moves: int
    outcome: Outcome | None


def play_out(state: State, dealer: Dealer, bots: list[Bot], most: int = MOST_MOVES) -> Played:
    """Plays a game to its end, one bot for each seat."""
    whims = [bot.random for bot in bots if isinstance(bot, RandomBot)]
    if len(whims) == len(bots):
        return random_playout(state, dealer.random, whims, most)
    decisions, chance_moves = 0, state.settle(dealer.random)
    while not state.over and decisions + chance_moves < most:
        seat = state.seat
        state.play(bots[seat].choose(Chair(state, seat)), seat)
        decisions += 1
        chance_moves += state.settle(dealer.random)
    return Played(decisions, chance_moves, state.outcome if state.over else None)


def random_playout(state: State, luck: Draw, whims: list[Draw], most: int = MOST_MOVES) -> Played:
    """The same for random bots alone, move for move, without a chair for every decision."""
    decisions, chance_moves = 0, state.settle(luck)
    while not state.over and decisions + chance_moves < most:
        options = state.options()
        state.play(options[int(whims[state.seat]() * len(options))])
        decisions += 1
        chance_moves += state.settle(luck)
    return Played(decisions, chance_moves, state.outcome if state.over else None)
