"""Many games side by side in one process, observed and played together."""

from collections.abc import Mapping, Sequence
from pickle import dumps, loads
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pentarchy.arena.seeds import derived
from pentarchy.envs.actions import Mask, catalogue_for
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.match import MOST_DECISIONS
from pentarchy.envs.observations import Observer, Rows, observer_for
from pentarchy.envs.rewards import rewards_by
from pentarchy.kernel.many import all_options, play_all
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State

Actions = Sequence[int] | NDArray[np.integer]


class Ended(NamedTuple):
    """A game that has just ended: its place in the batch, what it was worth to each seat, whether it was cut off, and
    how it stood."""

    place: int
    rewards: list[float]
    cut_off: bool
    state: State


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
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        encoding = encoding_for(slug, seats, options)
        self.game, self.players, self.options = encoding.game, seats, encoding.options
        self.observer: Observer = observer_for(observation, slug, seats, options)
        self.catalogue = catalogue_for(slug, seats)
        self.rewards_of = rewards_by(rewards)
        self.max_cycles = max_cycles
        self.moves = np.array(self.catalogue.moves, np.int64)
        self.places = np.arange(size)
        self.begin_all(seed)

    def __deepcopy__(self, memo: dict[int, object]) -> "Batch":
        """By way of a pickle: the generators of luck would else be shared with the copy."""
        twin: Batch = loads(dumps(self))
        return twin

    def begin_all(self, seed: int) -> None:
        """New games everywhere."""
        self.seed = seed
        self.begun = 0
        self.lucks = [Random().random] * len(self.places)
        self.decisions = np.zeros(len(self.places), np.int64)
        self.states = [self.begin(place) for place in range(len(self.places))]

    def begin(self, place: int) -> State:
        self.lucks[place] = Random(derived(self.seed, self.begun)).random
        self.begun += 1
        self.decisions[place] = 0
        state = self.game.new(self.players, self.options)
        state.settle(self.lucks[place])
        return state

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that has to choose in each game."""
        return np.array([state.seat for state in self.states])

    def observations(self) -> Rows:
        """What the seat to choose sees in each game, one row a game."""
        return self.observer.read_all(self.states)

    def legal(self) -> list[list[int]]:
        """The legal actions in each game."""
        return [self.catalogue.actions(state.options()) for state in self.states]

    def masks(self) -> Mask:
        """1 for every legal action, one row a game."""
        masks = np.zeros((len(self.states), self.catalogue.size), np.int8)
        self.put_masks(masks)
        return masks

    def put_masks(self, masks: Mask) -> None:
        """The same, into an array that holds zeros."""
        moves, counts = all_options(self.states)
        masks[np.repeat(self.places, counts), self.catalogue.numbers(moves)] = 1

    def step(self, actions: Actions) -> list[Ended]:
        """One action in each game; chance answers. The games that ended are told and replaced by new ones."""
        over = play_all(self.states, self.moves[np.asarray(actions)].tolist(), self.lucks)
        self.decisions += 1
        late = np.flatnonzero(self.decisions >= self.max_cycles).tolist() if self.max_cycles else []
        ended = [self.ended(place) for place in (sorted({*over, *late}) if late else over)]
        for end in ended:
            self.states[end.place] = self.begin(end.place)
        return ended

    def ended(self, place: int) -> Ended:
        state = self.states[place]
        worth = self.rewards_of(state.outcome, state.sides()) if state.over else [0.0] * self.players
        return Ended(place, worth, not state.over, state)
