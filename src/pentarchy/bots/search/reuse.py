"""Taking a tree over from one decision to the next: what was learned below the move that was made."""

from random import Random
from typing import Final

from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.tree import Choice, Draw, Node
from pentarchy.kernel.state import State

MOST_LOOKED_AT: Final = 60


class Memory:
    """The last decision of a bot."""

    def __init__(self, observation: SeatObservation, root: Choice, move: int) -> None:
        self.observation = observation
        self.root = root
        self.move = move
        self.looked_at = 0

    def place_of(self, observation: SeatObservation, rng: Random) -> Choice | None:
        """The node of the old tree that stands for the decision of this observation, if only chance came in between."""
        edge = self.root.known.get(self.move)
        if edge is None or observation.game is not self.observation.game or observation.seat != self.observation.seat:
            return None
        state = self.observation.imagine(rng)
        state.play(self.move, self.observation.seat)
        node = edge.places.get(state.seat)
        return None if node is None else self.follow(state, node, observation)

    def follow(self, state: State, node: Node, observation: SeatObservation) -> Choice | None:
        self.looked_at += 1
        if state.over or self.looked_at > MOST_LOOKED_AT:
            return None
        if isinstance(node, Choice):
            return node if node.seat == observation.seat and looks_like(state, observation) else None
        assert isinstance(node, Draw)
        open_now = set(state.options())
        for (outcome, seat), child in node.outcomes.items():
            if outcome in open_now:
                twin = state.copy()
                twin.play(outcome)
                found = self.follow(twin, child, observation) if twin.seat == seat else None
                if found is not None:
                    return found
        return None


def looks_like(state: State, observation: SeatObservation) -> bool:
    """Whether an imagined game has come to where the observation is now, as far as its seat can see."""
    if state.pending != observation.pending or state.options(observation.seat) != observation.options:
        return False
    return state.view(observation.seat) == observation.view()
