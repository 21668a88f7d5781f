"""The chances of a seat at a table, by what it can know there: the measure of the graph and of luck."""

from random import Random
from statistics import fmean
from typing import Final

from pentarchy.bots.nets import Net, net_of
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.rollouts import rolled_out
from pentarchy.kernel.state import State

WORLDS: Final = 32
"""How many imagined ends say what a seat may hope for while secrets are still covered."""
GAMES: Final = 12
"""Random games from a table, where the game has no net."""


class Eyes:
    """How a game looks to its seats. What a net reads is the same for all tables that look the same to a seat, so no
    true secret comes in."""

    def __init__(self, slug: str, rng: Random) -> None:
        self.net: Net | None = net_of(slug)
        self.rng = rng

    def chances(self, states: list[State], seat: int) -> list[float]:
        """Of this seat at each of these tables, all of one game."""
        open_ones = [state for state in states if not state.over]
        said = iter(self.expected(open_ones, seat))
        return [won(state, seat) if state.over else next(said) for state in states]

    def expected(self, states: list[State], seat: int) -> list[float]:
        if self.net is None:
            return [self.tried(state, seat) for state in states]
        return [estimate.chances[seat] for estimate in self.net.estimates(states, seat)]

    def tried(self, state: State, seat: int) -> float:
        observation = SeatObservation(state, seat)
        return fmean(self.random_end(observation.imagine(self.rng), seat) for _ in range(GAMES))

    def random_end(self, world: State, seat: int) -> float:
        outcome = rolled_out(world, self.rng.random)
        return 1.0 / world.seats if outcome is None else float(seat in outcome.winners)

    def covered_end(self, state: State, seat: int) -> float:
        """What a seat may hope for at the end of a game before the secrets of the others are turned up."""
        observation = SeatObservation(state, seat)
        return fmean(won(observation.imagine(self.rng), seat) for _ in range(WORLDS))


def won(state: State, seat: int) -> float:
    return float(seat in state.outcome.winners)
