"""Taking a tree over from one decision to the next: what was learned below the move that was made."""

from random import Random
from typing import Final

from pentarchy.bots.chair import Chair
from pentarchy.bots.search.tree import Choice, Draw, Node
from pentarchy.kernel.state import State

MOST_LOOKED_AT: Final = 60


class Memory:
    """The last decision of a bot."""

    def __init__(self, chair: Chair, root: Choice, move: int) -> None:
        self.chair = chair
        self.root = root
        self.move = move
        self.looked_at = 0

    def place_of(self, chair: Chair, rng: Random) -> Choice | None:
        """The node of the old tree that stands for the decision of this chair, if only chance came in between."""
        edge = self.root.known.get(self.move)
        if edge is None or chair.game is not self.chair.game or chair.seat != self.chair.seat:
            return None
        state = self.chair.imagine(rng)
        state.play(self.move, self.chair.seat)
        node = edge.places.get(state.seat)
        return None if node is None else self.follow(state, node, chair)

    def follow(self, state: State, node: Node, chair: Chair) -> Choice | None:
        self.looked_at += 1
        if state.over or self.looked_at > MOST_LOOKED_AT:
            return None
        if isinstance(node, Choice):
            return node if node.seat == chair.seat and looks_like(state, chair) else None
        assert isinstance(node, Draw)
        open_now = set(state.options())
        for (outcome, seat), child in node.outcomes.items():
            if outcome in open_now:
                twin = state.copy()
                twin.play(outcome)
                found = self.follow(twin, child, chair) if twin.seat == seat else None
                if found is not None:
                    return found
        return None


def looks_like(state: State, chair: Chair) -> bool:
    """Whether an imagined game has come to where the chair is now, as far as its seat can see."""
    if state.pending != chair.pending or state.options(chair.seat) != chair.options:
        return False
    return state.view(chair.seat) == chair.view()
