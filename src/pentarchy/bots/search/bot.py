"""A bot that searches."""

from random import Random
from time import perf_counter

from pentarchy.bots.blur import blurred, points_of
from pentarchy.bots.chair import Chair
from pentarchy.bots.scales import blur_of, scale_of
from pentarchy.bots.search.budget import Budget, Clock, Timer
from pentarchy.bots.search.reuse import Memory
from pentarchy.bots.search.search import Search
from pentarchy.bots.search.settings import Style
from pentarchy.bots.search.tree import Choice, Edge
from pentarchy.bots.thought import CHANCES, Candidate, Thought


class SearchBot:
    """Chooses the move that its search came back to most often, or what seems as good through its blur. The same seed
    and tries give the same play."""

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        style: Style | None = None,
        clock: Clock = perf_counter,
        blur: float = 0.0,
    ) -> None:
        self.name = name
        self.rng = Random(seed)
        self.budget = budget
        self.style = style or Style()
        self.clock = clock
        self.blur = blur
        self.memory: Memory | None = None
        self.thought: Thought | None = None

    def choose(self, chair: Chair) -> int:
        timer = self.budget.start(self.clock)
        if len(chair.options) == 1:
            return self.concluded(chair, timer, [Candidate(chair.options[0], 0.0, 0)], 0)
        root = self.remembered(chair)
        reused = 0 if root is None else root.visits
        search = Search(chair, self.rng, self.style, timer, root)
        search.run()
        ranked = ranking(search.root, chair.options)
        if self.blur:
            ranked = self.misjudged(chair, ranked)
        self.memory = Memory(chair, search.root, ranked[0].move) if self.style.reuse else None
        return self.concluded(chair, timer, ranked, reused)

    def remembered(self, chair: Chair) -> Choice | None:
        memory, self.memory = self.memory, None
        return None if memory is None else memory.place_of(chair, self.rng)

    def misjudged(self, chair: Chair, ranked: list[Candidate]) -> list[Candidate]:
        slug = chair.game.slug
        points = [points_of(candidate.value, scale_of(slug)) for candidate in ranked]
        return blurred(ranked, points, self.blur * blur_of(slug), self.rng)

    def concluded(self, chair: Chair, timer: Timer, ranked: list[Candidate], reused: int) -> int:
        self.thought = Thought(
            self.name, chair.seat, CHANCES, ranked, len(chair.options), timer.tries, timer.seconds, reused
        )
        return ranked[0].move


def ranking(root: Choice, options: list[int]) -> list[Candidate]:
    """The moves that were weighed, the most visited first; the first option where there was no time for any."""

    def confidence(edge: Edge) -> tuple[int, float]:
        return edge.visits, edge.mean

    edges = sorted((root.known[move] for move in options if move in root.known), key=confidence, reverse=True)
    return [Candidate(edge.move, edge.mean, edge.visits) for edge in edges] or [Candidate(options[0], 0.0, 0)]
