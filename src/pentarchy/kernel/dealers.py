"""Dealers answer for chance: from a seed, from a script, or from what happened before."""

from random import Random

from pentarchy.kernel.errors import ScriptEnded
from pentarchy.kernel.state import State


class Dealer:
    """Answers from a seed: the same seed, the same game."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, state: State) -> int:
        return state.draw(self.random())


class ScriptedDealer:
    """Answers with the moves given, in their order; then raises ScriptEnded."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.at = 0

    def choose(self, state: State) -> int:
        if self.at == len(self.moves):
            raise ScriptEnded([state.game.text(move) for move in state.options()])
        self.at += 1
        return self.moves[self.at - 1]
