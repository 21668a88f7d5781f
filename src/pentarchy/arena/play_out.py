"""One game, played out to its end."""

from dataclasses import dataclass

from pentarchy.bots import Bot, RandomBot, SeatObservation
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.state import State

MOST_MOVES = 100_000
"""A game that is not over by then counts as unfinished."""


@dataclass(slots=True)
class Played:
    """What came of a game: how often players chose, how often chance answered, and how it ended, if it did."""

    decisions: int
    chance_moves: int
    outcome: Outcome | None


def play_out(state: State, dealer: Dealer, bots: list[Bot], most: int = MOST_MOVES) -> Played:
    """Plays a game to its end, one bot for each seat. Random bots get no observation: they look at nothing."""
    whims = [bot.random for bot in bots if isinstance(bot, RandomBot)]
    if len(whims) == len(bots):
        decisions, chance_moves = random_playout(state, dealer.random, whims, most)
    else:
        decisions, chance_moves = seated_playout(state, dealer, bots, most)
    return Played(decisions, chance_moves, state.outcome if state.over else None)


def seated_playout(state: State, dealer: Dealer, bots: list[Bot], most: int) -> tuple[int, int]:
    decisions, chance_moves = 0, state.settle(dealer.random)
    while not state.over and decisions + chance_moves < most:
        seat = state.seat
        state.play(bots[seat].choose(SeatObservation(state, seat)), seat)
        decisions += 1
        chance_moves += state.settle(dealer.random)
    return decisions, chance_moves
