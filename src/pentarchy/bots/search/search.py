"""One search: visit after visit into the tree, each in another imagined game."""

from math import log, sqrt
from random import Random
from typing import Final

from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.budget import Timer
from pentarchy.bots.search.settings import SearchSettings
from pentarchy.bots.search.tree import Choice, Draw, Edge, Node
from pentarchy.bots.search.values import Judge, Verdict
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE

Path = list[tuple[Choice, Edge]]
LUCK: Final = 12
"""How many draws in a row a first look at a move goes along with."""
LOOKS: Final = 6
"""How often the two moves that seem best are looked at in the first place."""
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
        judge: Judge,
        root: Choice | None = None,
    ) -> None:
        self.observation = observation
        self.rng = rng
        self.settings = settings
        self.timer = timer
        self.root = root or Choice(observation.seat)
        self.judge = judge
        self.offset = rng.random()
        self.count = 0
        self.sum = self.squares = 0.0

    def run(self) -> None:
        """Spends the budget."""
        self.orient()
        while not self.timer.spent:
            self.visit()

    def orient(self) -> None:
        """Looks at all moves once, at the better half again, and so on down to two, each time with other luck. These
        tries come on top of the budget, or a wide choice would eat it up."""
        moves, looks = self.root.untried(self.observation.candidates), 0
        while len(moves) > 1 and (len(moves) > 2 or looks < LOOKS):
            self.timer.grant(len(moves) + 1)
            self.learn(Path(), self.look(self.root, self.observation.imagine(self.rng), moves))
            looks += 1
            if self.timer.out_of_time:
                break
            moves = self.better_half(moves)

    def better_half(self, moves: list[int]) -> list[int]:
        count = max(2, (len(moves) + 1) // 2)
        return [edge.move for edge in self.root.best_first(self.observation.candidates, count)]

    def visit(self) -> None:
        """From the root to a place where something is tried for the first time, and back with what it brings."""
        self.walk(self.observation.imagine(self.rng), self.root, Path())

    def try_out(self, move: int, world: State) -> Verdict:
        """A visit to this imagined game that begins with this move: for whoever compares moves in the same games."""
        edge = self.root.only(move)
        world.play(move, self.root.seat)
        return self.walk(world, edge.to(world.seat), Path())

    def walk(self, state: State, node: Node, path: Path) -> Verdict:
        for _ in range(LONGEST):
            if state.over:
                break
            if isinstance(node, Draw):
                node = self.draw(node, state)
                continue
            assert isinstance(node, Choice)
            options = state.candidates(node.seat)
            untried = node.untried(options)
            if untried and len(options) > 1:
                return self.learn(path, self.look(node, state, untried))
            node = self.descend(node, state, options, path)
        return self.learn(path, self.judge.verdicts([state])[0])

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

    def look(self, node: Choice, state: State, untried: list[int]) -> Verdict:
        """Tries some moves once, all with the same luck, and returns what the best of them brings each seat."""
        if node is not self.root:
            untried = self.rng.sample(untried, min(len(untried), self.settings.breadth))
        luck = [self.rng.random() for _ in range(LUCK)]
        found = self.judge.verdicts([after(state, move, node.seat, luck) for move in untried])
        for move, verdict in zip(untried, found):
            node.saw(move, verdict.values[node.seat], verdict.chances[node.seat])
        self.timer.tries += len(untried)
        return max(found, key=lambda verdict: verdict.values[node.seat])

    def learn(self, path: Path, verdict: Verdict) -> Verdict:
        own = verdict.values[self.observation.seat]
        self.count += 1
        self.sum += own
        self.squares += own * own
        self.timer.tries += 1
        for node, edge in path:
            edge.visits += 1
            edge.total += verdict.values[node.seat]
            edge.chances += verdict.chances[node.seat]
        return verdict


def after(game: State, move: int, seat: int, luck: list[float]) -> State:
    """A copy of the game in which the move is made and chance, equally lucky for all moves, has answered it."""
    twin = game.copy()
    twin.play(move, seat)
    for point in luck:
        if twin.seat != CHANCE:
            break
        twin.play(twin.draw(point))
    return twin
