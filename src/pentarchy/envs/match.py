"""A game under way as learners see it: observed, with actions in place of moves, and chance answered from a seed."""

from collections.abc import Mapping
from random import Random

import numpy as np

from pentarchy.envs.actions import Mask, catalogue_for
from pentarchy.envs.encoding import encoding_for
from pentarchy.envs.observations import Observer, Rows, observer_for
from pentarchy.envs.rewards import rewards_by
from pentarchy.kernel.settings import Setting

MOST_DECISIONS = 10_000
"""A game that takes longer is cut off."""


class Match:
    """What the environments have in common. `begin` starts a game; until then there is nothing to see. It can be
    pickled and copied in the middle of a game: the copy goes on with the same luck."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Setting] | None,
        rewards: str,
        observation: str | None = None,
        max_cycles: int = MOST_DECISIONS,
    ) -> None:
        encoding = encoding_for(slug, seats, options)
        self.observer: Observer = observer_for(observation, slug, seats, options)
        self.catalogue = catalogue_for(slug, seats)
        self.rewards_of = rewards_by(rewards)
        self.game, self.seats, self.options = encoding.game, seats, encoding.options
        self.max_cycles = max_cycles
        self.state = self.game.new(seats, self.options)
        self.luck = Random(0)
        self.decisions = 0

    def begin(self, luck: Random) -> None:
        self.state = self.game.new(self.seats, self.options)
        self.luck = luck
        self.decisions = 0
        self.state.settle(luck.random)

    def play(self, action: int) -> None:
        """The seat to choose takes an action, and chance answers. Raises NoSuchAction, IllegalMove."""
        self.state.play(self.catalogue.move(action))
        self.state.settle(self.luck.random)
        self.decisions += 1

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def cut_off(self) -> bool:
        return not self.state.over and self.decisions >= self.max_cycles

    def observe(self, seat: int) -> Rows:
        return self.observer.read(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat: none while it is not asked."""
        if self.state.over or seat != self.state.seat:
            return np.zeros(self.catalogue.size, np.int8)
        return self.catalogue.mask(self.state.options(seat))

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        return self.rewards_of(self.state.outcome, self.state.sides()) if self.state.over else [0.0] * self.seats
