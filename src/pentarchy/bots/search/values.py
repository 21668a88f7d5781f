"""From what a table is worth to chances of winning, one for each seat; seats of one side win and lose together."""

from math import exp
from typing import Final

from pentarchy.bots.rollouts import rolled_out
from pentarchy.bots.scales import scale_of
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Luck

FAR: Final = 40.0
"""Differences beyond this many scales are certainties."""
PRIDE: Final = 0.02
"""How much of a final value rests on the place instead of the win: also a loser wants to come out well."""


class Values:
    """Values tables for one decision. With a single side, chances are measured against where it stands now."""

    def __init__(self, now: State, scale: float | None = None, luck: Luck | None = None) -> None:
        self.luck = None if now.evaluated else luck
        """For rollouts, in a game without an evaluation."""
        self.sides = now.sides()
        self.count = len(set(self.sides))
        self.scale = scale or scale_of(now.game.slug)
        self.now = sum(self.worths(now)) / now.seats

    def worths(self, state: State) -> list[float]:
        return [state.worth(seat) for seat in range(state.seats)]

    def of(self, state: State) -> list[float]:
        """The chances of each seat."""
        if state.over:
            return self.final(state.outcome)
        return self.shares(self.worths(state)) if self.luck is None else self.rolled_out(state, self.luck)

    def rolled_out(self, state: State, luck: Luck) -> list[float]:
        outcome = rolled_out(state, luck)
        return self.shares([0.0] * state.seats) if outcome is None else self.final(outcome)

    def own_of(self, state: State, seat: int, before: list[float]) -> float:
        """The chances of one seat, the others' worth being what it was before: half the price of `of`."""
        if state.over or self.luck is not None:
            return self.of(state)[seat]
        worths = before[:]
        worths[seat] = state.worth(seat)
        return self.shares(worths)[seat]

    def shares(self, worths: list[float]) -> list[float]:
        if self.count == 1:
            share = logistic((sum(worths) / len(worths) - self.now) / self.scale)
            return [share] * len(worths)
        if self.count < len(worths):
            worths = self.by_side(worths)
        best = max(worths)
        odds = [exp(max((worth - best) / self.scale, -FAR)) for worth in worths]
        total = sum(odds) if self.count == len(odds) else sum(dict(zip(self.sides, odds)).values())
        return [chance / total for chance in odds]

    def by_side(self, worths: list[float]) -> list[float]:
        """For each seat the mean of its side."""
        totals = dict.fromkeys(self.sides, 0.0)
        for side, worth in zip(self.sides, worths):
            totals[side] += worth
        return [totals[side] / self.sides.count(side) for side in self.sides]

    def final(self, outcome: Outcome) -> list[float]:
        """A win is shared among the sides that won; a little of the value is the place. Partners who play against
        nobody count how many of them won."""
        winners, seats = {self.sides[seat] for seat in outcome.winners}, len(self.sides)
        win = len(outcome.winners) / seats if self.count == 1 else 1 / max(len(winners), 1)
        return [
            (1 - PRIDE) * (win if side in winners else 0.0) + PRIDE * (seats - place) / seats
            for side, place in zip(self.sides, outcome.places)
        ]


def logistic(x: float) -> float:
    return 1 / (1 + exp(-min(max(x, -FAR), FAR)))
