"""Many games side by side in one process, observed and played together."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pentarchy.arena.seeds import derived
from pentarchy.envs.actions import Mask, catalogue_for
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.encoding.encoding import Floats, Integers
from pentarchy.envs.quick import encoder_for
from pentarchy.envs.rewards import rewards_by
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State


class Ended(NamedTuple):
    """A game that has just ended: its place in the batch, and what it was worth to each seat."""

    place: int
    rewards: list[float]


class Batch:
    """`size` games of the same kind. One that ends is followed by a new one at its place; game n of a seed is always
    the same game, wherever it is played."""

    def __init__(
        self,
        slug: str,
        seats: int,
        size: int,
        seed: int,
        options: Mapping[str, Setting] | None = None,
        rewards: str = "rank",
    ) -> None:
        self.encoding = encoding_for(slug, seats, options)
        self.catalogue = catalogue_for(slug, seats)
        self.encoder = encoder_for(self.encoding)
        self.rewards_of = rewards_by(rewards)
        self.seed = seed
        self.begun = 0
        self.lucks = [Random()] * size
        self.states = [self.begin(place) for place in range(size)]

    def begin(self, place: int) -> State:
        self.lucks[place] = Random(derived(self.seed, self.begun))
        self.begun += 1
        state = self.encoding.game.new(self.encoding.seats, self.encoding.options)
        state.settle(self.lucks[place].random)
        return state

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that has to choose in each game."""
        return np.array([state.seat for state in self.states])

    def integers(self) -> Integers:
        """What the seat to choose sees in each game, before it is divided by the units."""
        gather = self.encoder.gather
        return self.encoder.expand([gather(state, state.seat) for state in self.states])

    def observations(self) -> Floats:
        """What the seat to choose sees in each game, one row a game."""
        return np.divide(self.integers(), self.encoding.units, dtype=np.float32)

    def legal(self) -> list[list[int]]:
        """The legal actions in each game."""
        return [self.catalogue.actions(state.options()) for state in self.states]

    def masks(self) -> Mask:
        """1 for every legal action, one row a game."""
        masks = np.zeros((len(self.states), self.catalogue.size), np.int8)
        for mask, actions in zip(masks, self.legal()):
            mask[actions] = 1
        return masks

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> list[Ended]:
        """One action in each game; chance answers. The games that ended are told and replaced by new ones."""
        ended = []
        for place, (state, action) in enumerate(zip(self.states, actions)):
            state.play(self.catalogue.move(int(action)))
            state.settle(self.lucks[place].random)
            if state.over:
                ended.append(Ended(place, self.rewards_of(state.outcome)))
                self.states[place] = self.begin(place)
        return ended
