"""What tables are worth to each seat: by the net of the game, or by random games to the end where there is none."""

from collections.abc import Callable, Iterator
from typing import Protocol

from pentarchy.bots.nets.estimate import turned, wanted
from pentarchy.bots.nets.net import Net, net_of
from pentarchy.bots.rollouts import rolled_out
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Luck

UNIT, PRIDE = 50.0, 0.03
"""Points that count as 1, and what that counts beside a win, where no net says better."""


class Verdict:
    """What each seat has of a table: its chance to win, its points in the unit of the net, and what it goes by, which
    is both, and the hope for an end that all like."""

    __slots__ = ("chances", "points", "values")

    def __init__(
        self, chances: list[float], points: list[float], sides: list[int], pride: float, hope: float = 0.0
    ) -> None:
        self.chances = chances
        self.points = points
        self.values = [value + hope for value in wanted(chances, points, sides, pride)]


class Judge(Protocol):
    def verdicts(self, states: list[State]) -> list[Verdict]:
        """One for each table."""


class NetJudge:
    """One row a table, as the seat that thinks sees it: the chances of all seats come out of it. It goes by what the
    net says and tells the chances put right."""

    def __init__(self, net: Net, now: State, seat: int) -> None:
        self.net = net
        self.seat = seat
        self.sides = now.sides()
        self.correction = net.correction(now)
        self.hope = net.card.hope
        self.ends_alone = not net.card.ends_by_net and not net.is_pointless(now)
        """Whether a finished game speaks for itself. Without points the net says how far it came."""

    def verdicts(self, states: list[State]) -> list[Verdict]:
        asked = [state for state in states if not (state.over and self.ends_alone)]
        said = iter(self.net.layers.outputs([state.features(self.seat) for state in asked]) if asked else [])
        return [self.verdict(state, said) for state in states]

    def verdict(self, state: State, said: Iterator[list[float]]) -> Verdict:
        card = self.net.card
        if state.over and self.ends_alone:
            return final(state.outcome, self.sides, card.unit, card.pride, card.hopes.get(state.outcome.reason, 0.0))
        estimate = turned(next(said), self.seat, state.seats, card.seats)
        if state.over and not card.ends_by_net:
            return Verdict(won(state.outcome, len(self.sides)), estimate.points, self.sides, card.pride)
        hope = sum([count * chance for count, chance in zip(self.hope, estimate.ends)])
        verdict = Verdict(estimate.chances, estimate.points, self.sides, card.pride, hope)
        verdict.chances = self.correction.all(estimate.chances)
        return verdict


class RolloutJudge:
    """One random game from each table to its end. One that goes on for too long says nothing."""

    def __init__(self, luck: Luck, sides: list[int]) -> None:
        self.luck = luck
        self.sides = sides

    def verdicts(self, states: list[State]) -> list[Verdict]:
        return [self.verdict(rolled_out(state, self.luck)) for state in states]

    def verdict(self, outcome: Outcome | None) -> Verdict:
        seats = len(self.sides)
        if outcome is None:
            return Verdict([1 / seats] * seats, [0.0] * seats, self.sides, PRIDE)
        return final(outcome, self.sides, UNIT, PRIDE)


def final(outcome: Outcome, sides: list[int], unit: float, pride: float, hope: float = 0.0) -> Verdict:
    return Verdict(won(outcome, len(sides)), [score / unit for score in outcome.scores], sides, pride, hope)


def won(outcome: Outcome, seats: int) -> list[float]:
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]


Judging = Callable[[State, int, Luck], Judge]
"""Who judges for a seat at a table."""


def judge_of(now: State, seat: int, luck: Luck) -> Judge:
    net = net_of(now.game.slug)
    return RolloutJudge(luck, now.sides()) if net is None else NetJudge(net, now, seat)
