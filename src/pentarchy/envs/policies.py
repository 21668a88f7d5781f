"""A policy as a bot: whatever turns an observation and a mask into an action can sit at any table."""

from collections.abc import Callable, Mapping
from random import Random

from pentarchy.bots import SeatObservation
from pentarchy.envs.actions import Mask, catalogue_for
from pentarchy.envs.observations import Rows, observer_for
from pentarchy.kernel.settings import Setting

Policy = Callable[[Rows, Mask], int]
"""An action for an observation, given the mask of those that are legal."""


class PolicyBot:
    """Plays as a policy says, for tables of this game, seats and options. A past self is a bot with its weights."""

    def __init__(
        self,
        policy: Policy,
        slug: str,
        seats: int,
        options: Mapping[str, Setting] | None = None,
        observation: str | None = None,
        name: str = "policy",
    ) -> None:
        self.name = name
        self.policy = policy
        self.observer = observer_for(observation, slug, seats, options)
        self.catalogue = catalogue_for(slug, seats)

    def act(self, observation: Rows, mask: Mask) -> int:
        return int(self.policy(observation, mask))

    def choose(self, observation: SeatObservation) -> int:
        """Looks at an imagined table: whatever a seat may know is the same on all of them."""
        seen = self.observer.read(observation.imagine(Random(0)), observation.seat)
        return self.catalogue.move(self.act(seen, self.catalogue.mask(observation.options)))
