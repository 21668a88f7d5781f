"""One search: visit after visit into the tree, each in another imagined game."""

from math import log, sqrt
from random import Random
from typing import Final

from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.budget import Timer
from pentarchy.bots.search.settings import SearchSettings
from pentarchy.bots.search.tree import Choice, Draw, Edge, Node
from pentarchy.bots.search.values import Values
from pentarchy.bots.simple import after
from pentarchy.kernel.state import State

Path = list[tuple[Choice, Edge]]
LUCK: Final = 12
"""How many draws in a row a first look at a move goes along with."""
LEAST_SPREAD: Final = 0.02
"""Even where every visit brings the same, a search stays a little curious."""
LONGEST: Final = 400


class Search:
    """Grows a tree for one decision of a seat. Every imagined game is dealt anew; chance is drawn, never known."""

    def __init__(
        self,
        observation: SeatObservation,
        rng: Random,
        settings: SearchSettings,
        timer: Timer,
        root: Choice | None = None,
    ) -> None:
        self.observation = observation
        self.rng = rng
        self.settings = settings
        self.timer = timer
        self.root = root or Choice(observation.seat)
        self.values = Values(observation.imagine(rng), luck=rng.random)
        self.offset = rng.random()
        self.count = 0
        self.sum = self.squares = 0.0

    def run(self) -> None:
        """Spends the budget."""
        self.orient()
        while not self.timer.spent:
            self.visit()

    def orient(self) -> None:
        """Looks at all moves once, at the better half again, and so on, each time with other luck. These tries come on
        top of the budget, or a wide choice would eat it up."""
        moves = self.root.untried(self.observation.options)
        while len(moves) > 1:
            self.timer.grant(len(moves) + 1)
            self.learn(Path(), self.values.of(self.look(self.root, self.observation.imagine(self.rng), moves)))
            moves = self.better_half(moves)

    def better_half(self, moves: list[int]) -> list[int]:
        if self.timer.spent or len(moves) == 2:
            return []
        return [edge.move for edge in self.root.best_first(self.observation.options, (len(moves) + 1) // 2)]

    def visit(self) -> None:
        """From the root to a place where something is tried for the first time, and back with what it brings."""
        state, path = self.observation.imagine(self.rng), Path()
        node: Node = self.root
        for _ in range(LONGEST):
            if state.over:
                break
            if isinstance(node, Draw):
                node = self.draw(node, state)
                continue
            assert isinstance(node, Choice)
            options = state.options(node.seat)
            untried = node.untried(options)
            if untried and len(options) > 1:
                state = self.look(node, state, untried)
                break
            node = self.descend(node, state, options, path)
        self.learn(path, self.values.of(state))

    def descend(self, node: Choice, state: State, options: list[int], path: Path) -> Node:
        """One move further. Where there is nothing to choose, nothing is weighed either."""
        if len(options) == 1:
            edge = node.only(options[0])
        else:
            edge = self.pick(node, options)
            path.append((node, edge))
        state.play(edge.move, node.seat)
        return edge.to(state.seat)

    def draw(self, node: Draw, state: State) -> Node:
        most = self.settings.draws * (node.visits + 1) ** self.settings.chance_growth
        outcome = state.draw(node.point(self.offset, most))
        state.play(outcome)
        return node.to(outcome, state.seat)

    def pick(self, node: Choice, options: list[int]) -> Edge:
        """The move with the best chances, seldom visited ones favoured; more moves take part the longer it goes on."""
        edges = node.best_first(options, 2 + int(self.settings.widening * sqrt(node.visits)))
        node.visits += 1
        reach = self.settings.curiosity * self.spread() * sqrt(log(node.visits + 1))
        return max(edges, key=lambda edge: edge.total / edge.visits + reach / sqrt(edge.visits))

    def spread(self) -> float:
        """The standard deviation of what visits have brought so far."""
        mean = self.sum / max(self.count, 1)
        return sqrt(max(self.squares / max(self.count, 1) - mean * mean, LEAST_SPREAD**2))

    def look(self, node: Choice, state: State, untried: list[int]) -> State:
        """Tries some moves once, all with the same luck, and returns the game after the best of them."""
        if node is not self.root:
            untried = self.rng.sample(untried, min(len(untried), self.settings.breadth))
        before, luck = self.values.worths(state), [self.rng.random() for _ in range(LUCK)]
        best, best_state = -1.0, state
        for move in untried:
            then = after(state, move, node.seat, luck)
            value = self.values.own_of(then, node.seat, before)
            node.saw(move, value)
            if value > best:
                best, best_state = value, then
            self.timer.tries += 1
            if self.timer.spent:
                break
        return best_state

    def learn(self, path: Path, chances: list[float]) -> None:
        own = chances[self.observation.seat]
        self.count += 1
        self.sum += own
        self.squares += own * own
        self.timer.tries += 1
        for node, edge in path:
            edge.visits += 1
            edge.total += chances[node.seat]
