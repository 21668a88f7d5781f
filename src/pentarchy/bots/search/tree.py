"""The tree of a search: choices of seats, and draws of chance in between."""

from operator import attrgetter
from typing import Final

from pentarchy.kernel.steps import CHANCE

GOLDEN: Final = 0.6180339887498949
"""Multiples of it, less their whole part, fall evenly into the interval from 0 to 1, however many are taken."""
by_first_look = attrgetter("first")


class Node:
    """A place in the game as far as the seat that searches can tell: who is asked, and what came of each answer."""

    __slots__ = ("seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0


class Edge:
    """A move at a choice: how often it was looked at and what it brought the seat that made it."""

    __slots__ = ("chances", "first", "move", "places", "total", "visits")

    def __init__(self, move: int, first: float, chance: float) -> None:
        self.move = move
        self.first = first
        self.total = first
        self.chances = chance
        self.visits = 1
        self.places: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def look_again(self, value: float, chance: float) -> None:
        self.visits += 1
        self.total += value
        self.chances += chance
        self.first = self.mean

    def to(self, seat: int) -> Node:
        """Where it leads when this seat (or chance) is asked next: in another imagined game it may be another."""
        node = self.places.get(seat)
        if node is None:
            node = self.places[seat] = node_for(seat)
        return node


class Choice(Node):
    """A seat has to choose. The options may differ from one imagined game to the next."""

    __slots__ = ("edges", "known", "offer", "ordered")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.edges: list[Edge] = []
        self.known: dict[int, Edge] = {}
        self.offer: list[int] = []
        """The last offer of which every move is known."""
        self.ordered = True

    def untried(self, options: list[int]) -> list[int]:
        if options == self.offer:
            return []
        untried = [move for move in options if move not in self.known]
        if not untried:
            self.offer = options
        return untried

    def saw(self, move: int, value: float, chance: float) -> None:
        """A look at a move, the first or another one."""
        if move in self.known:
            self.known[move].look_again(value, chance)
            self.ordered = False
        else:
            self.add(Edge(move, value, chance))

    def add(self, edge: Edge) -> None:
        self.known[edge.move] = edge
        self.edges.append(edge)
        self.ordered = False

    def only(self, move: int) -> Edge:
        """The edge of a move without alternative."""
        if move not in self.known:
            self.add(Edge(move, 0.0, 0.0))
        return self.known[move]

    def best_first(self, options: list[int], most: int) -> list[Edge]:
        """The edges open now, at most so many, those that looked best at first."""
        if not self.ordered:
            self.edges.sort(key=by_first_look, reverse=True)
            self.ordered = True
        if len(self.edges) == len(options):
            return self.edges[:most]
        edges = [self.known[move] for move in options]
        edges.sort(key=by_first_look, reverse=True)
        return edges[:most]


class Draw(Node):
    """Chance is asked. The draws of a node are spread evenly, and the same for all nodes: no move is luckier."""

    __slots__ = ("drawn", "next", "outcomes")

    def __init__(self) -> None:
        super().__init__(CHANCE)
        self.drawn = 0
        self.next = 0
        self.outcomes: dict[tuple[int, int], Node] = {}

    def point(self, offset: float, most: float) -> float:
        """Where to draw: anew while there may be more draws, otherwise where it was drawn before, in turn."""
        self.visits += 1
        if self.drawn < most:
            self.drawn += 1
            return (offset + self.drawn * GOLDEN) % 1.0
        self.next = self.next % self.drawn + 1
        return (offset + self.next * GOLDEN) % 1.0

    def to(self, outcome: int, seat: int) -> Node:
        node = self.outcomes.get((outcome, seat))
        if node is None:
            node = self.outcomes[outcome, seat] = node_for(seat)
        return node


def node_for(seat: int) -> Node:
    return Draw() if seat == CHANCE else Choice(seat)
