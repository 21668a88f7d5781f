"""One game, played out to its end."""

from collections.abc import Callable
from dataclasses import dataclass

from pentarchy.bots import Bot, Chair, RandomBot
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE, NOBODY

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
    decisions = 0
    for moves in range(most):
        seat = state.seat
        if seat == CHANCE:
            state.play(dealer.choose(state))
        elif seat == NOBODY:
            return Played(decisions, moves - decisions, state.outcome)
        else:
            state.play(bots[seat].choose(Chair(state, seat)), seat)
            decisions += 1
    return cut_off(state, decisions, most)


def random_playout(state: State, luck: Draw, whims: list[Draw], most: int = MOST_MOVES) -> Played:
    """The same for random bots alone, move for move, without a chair for every decision."""
    decisions = 0
    for moves in range(most):
        seat = state.seat
        if seat == CHANCE:
            state.play(state.draw(luck()))
        elif seat == NOBODY:
            return Played(decisions, moves - decisions, state.outcome)
        else:
            options = state.options()
            state.play(options[int(whims[seat]() * len(options))])
            decisions += 1
    return cut_off(state, decisions, most)


def cut_off(state: State, decisions: int, moves: int) -> Played:
    return Played(decisions, moves - decisions, state.outcome if state.over else None)
