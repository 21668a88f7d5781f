"""A bot that searches."""

from random import Random
from time import perf_counter

from pentarchy.bots.analysis import CHANCES, Analysis, Candidate
from pentarchy.bots.noise import blurred
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.budget import Budget, Clock, Timer
from pentarchy.bots.search.reuse import Memory
from pentarchy.bots.search.search import Search
from pentarchy.bots.search.settings import SearchSettings
from pentarchy.bots.search.tree import Choice, Edge
from pentarchy.bots.search.values import Judging, judge_of


class SearchBot:
    """Chooses the move that its search came back to most often, or what seems as good through its noise. The same seed
    and tries give the same play."""

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        settings: SearchSettings | None = None,
        clock: Clock = perf_counter,
        noise: float = 0.0,
        judging: Judging = judge_of,
    ) -> None:
        self.name = name
        self.rng = Random(seed)
        self.budget = budget
        self.settings = settings or SearchSettings()
        self.clock = clock
        self.noise = noise
        self.judging = judging
        self.memory: Memory | None = None
        self.analysis: Analysis | None = None

    def choose(self, observation: SeatObservation) -> int:
        timer = self.budget.start(self.clock)
        if len(observation.candidates) == 1:
            return self.concluded(observation, timer, [Candidate(observation.candidates[0], 0.0, 0)], 0)
        root = self.remembered(observation)
        reused = 0 if root is None else root.visits
        judge = self.judging(observation.imagine(self.rng), observation.seat, self.rng.random)
        search = Search(observation, self.rng, self.settings, timer, judge, root)
        search.run()
        ranked = ranking(search.root, observation.candidates)
        if self.noise:
            ranked = blurred(ranked, self.noise, self.rng)
        self.memory = Memory(observation, search.root, ranked[0].move) if self.settings.reuse else None
        return self.concluded(observation, timer, ranked, reused)

    def remembered(self, observation: SeatObservation) -> Choice | None:
        memory, self.memory = self.memory, None
        return None if memory is None else memory.place_of(observation, self.rng)

    def concluded(self, observation: SeatObservation, timer: Timer, ranked: list[Candidate], reused: int) -> int:
        self.analysis = Analysis(
            self.name, observation.seat, CHANCES, ranked, len(observation.options), timer.tries, timer.seconds, reused
        )
        return ranked[0].move


def ranking(root: Choice, options: list[int]) -> list[Candidate]:
    """The moves that were weighed, the most visited first; the first option where there was no time for any."""

    def confidence(edge: Edge) -> tuple[int, float]:
        return edge.visits, edge.mean

    edges = sorted((root.known[move] for move in options if move in root.known), key=confidence, reverse=True)
    found = [Candidate(edge.move, edge.mean, edge.visits, edge.chances / edge.visits) for edge in edges]
    return found or [Candidate(options[0], 0.0, 0)]
