"""What a seat could have chosen, and what each choice was worth by what it could know."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from pentarchy.bots.nets import net_of
from pentarchy.bots.nets.correction import mode_of
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.search.budget import Budget
from pentarchy.bots.search.search import LUCK, Search, after
from pentarchy.bots.search.settings import SearchSettings
from pentarchy.bots.search.values import PRIDE, UNIT, Judge, Verdict, judge_of
from pentarchy.kernel.state import State
from pentarchy.review.grades import BEST, STEPS, SURE, grade_of

LOOKS: Final = 2
"""Imagined games in which every move is looked at; then the better half again, and so on."""
CLOSER: Final = 3
"""So many of the moves that looked best are searched, and the one that was made; of more depth its root as many."""
ROUND: Final = 8
"""Imagined games between two looks at the clock, so to speak: is it clear already?"""
ROUNDS: Final = 4
"""At the standard depth; a depth of 10 has ten times as many."""
AGAIN: Final = 3
"""Up to so many further searches look again at what seems to have cost something."""
MOST_SHOWN: Final = 24
"""So many moves are told of where nothing was chosen yet."""
MOST_SEARCHED: Final = 8
"""And so many of them are searched."""
ENDLESS: Final = 1 << 40


@dataclass
class Option:
    """A move that was searched: chances of all seats after it, the doubt about them, the points of the seat."""

    move: str
    chances: list[float]
    error: float
    points: float | None
    looks: int


@dataclass
class Decision:
    """One choice of a seat, judged. `cost` in chances of the seat, `error` its standard error."""

    index: int
    moment: int
    """So many lines of the record came before."""
    seat: int
    question: str
    move: str
    best: str
    cost: float
    error: float
    points: float | None
    """What it cost in points; None where points do not count."""
    grade: str
    at_stake: float
    """What a choice at random would have cost in the mean."""
    options: int
    candidates: list[Option] = field(default_factory=list)
    """The best first."""


class Weighing:
    """Compares moves of a seat in the same imagined games with the same luck: what differs is due to the moves."""

    def __init__(self, observation: SeatObservation, played: int, rng: Random, true_state: State | None = None) -> None:
        """With a `true_state` all games are that one: what the seat could not know."""
        self.observation = observation
        self.seat = observation.seat
        self.played = played
        self.rng = rng
        self.true_state = true_state
        world = self.world()
        self.unit = unit_of(world)
        looking = [self.seat] if true_state is None else range(observation.seats)
        self.judge = AllEyes([judge_of(world, seat, rng.random) for seat in looking], world.sides(), pride_of(world))
        self.search = self.new_search()
        self.seen: dict[int, list[Verdict]] = {}
        self.favourite: int | None = None
        """What the move that was made is held against, once others are out of the question."""

    def new_search(self) -> Search:
        return Search(self.observation, self.rng, SearchSettings(), Budget(tries=ENDLESS).start(), self.judge)

    def world(self) -> State:
        return self.observation.imagine(self.rng) if self.true_state is None else self.true_state.copy()

    @property
    def moves(self) -> list[int]:
        candidates = self.observation.candidates
        return candidates if self.played in candidates else [*candidates, self.played]

    def run(self, depth: float) -> float:
        """Weighs the moves; answers with what was at stake at the first look."""
        most = max(1, round(CLOSER * sqrt(depth)))
        looked = self.first_look(depth, most)
        closer = self.rank(looked)[:most]
        if self.played not in closer:
            closer.append(self.played)
        self.seen = {move: [] for move in closer}
        rounds = max(1, round(ROUNDS * depth))
        for number in range(rounds):
            self.search_round()
            if number + 1 >= rounds / ROUNDS and self.is_clear():
                break
        self.look_again(rounds)
        return max(self.stake(looked), 0.0)

    def look_again(self, rounds: int) -> None:
        """With other games and other luck, if something better was found: what was picked because it looked best, looks
        too good by the luck it was picked by."""
        best = self.best
        if best == self.played or self.cost(best)[0] < min(STEPS.values()):
            return
        others, self.favourite = self.seen, best
        self.seen = {best: [], self.played: []}
        for _ in range(AGAIN):
            self.search = self.new_search()
            for _ in range(rounds):
                self.search_round()
            if self.is_settled():
                break
        if self.value(self.played) >= self.value(best):
            self.favourite = self.played
        self.seen = others | self.seen

    def rank(self, looked: dict[int, list[Verdict]]) -> list[int]:
        """The moves, those first that were looked at most, and of those the ones that look best."""
        values = {move: fmean(each.values[self.seat] for each in verdicts) for move, verdicts in looked.items()}
        return sorted(values, key=lambda move: (-len(looked[move]), -values[move]))

    def first_look(self, depth: float, most: int) -> dict[int, list[Verdict]]:
        """At all moves, at the better half again, and so on until so many are left."""
        moves, found = self.moves, {move: list[Verdict]() for move in self.moves}
        while True:
            for _ in range(max(1, round(LOOKS * depth))):
                self.look(moves, found)
            if len(moves) <= most:
                return found
            moves = self.rank(found)[: max(most, len(moves) // 2)]

    def look(self, moves: list[int], found: dict[int, list[Verdict]]) -> None:
        """At these moves, in one imagined game with the same luck."""
        world, luck = self.world(), [self.rng.random() for _ in range(LUCK)]
        tables = [after(world, move, self.seat, luck) for move in moves]
        for move, verdict in zip(moves, self.judge.verdicts(tables)):
            found[move].append(verdict)

    def stake(self, looked: dict[int, list[Verdict]]) -> float:
        chances = [fmean(each.chances[self.seat] for each in looked[move]) for move in self.rank(looked)]
        return chances[0] - fmean(chances)

    def open_question(self, depth: float) -> list[Option]:
        """What can be chosen, the best first: some searched, the rest as they look at first."""
        looked = self.first_look(depth, MOST_SEARCHED)
        ranked = self.rank(looked)[:MOST_SHOWN]
        self.seen = {move: [] for move in ranked[:MOST_SEARCHED]}
        for _ in range(max(1, round(ROUNDS * depth))):
            self.search_round()
        searched = [self.option(move) for move in self.rank(self.seen)]
        self.seen = looked
        return searched + [self.option(move) for move in ranked[MOST_SEARCHED:]]

    def search_round(self) -> None:
        for _ in range(ROUND):
            world = self.world()
            for move, verdicts in self.seen.items():
                verdicts.append(self.search.try_out(move, world.copy()))

    def compare(self, moves: list[int], rounds: int) -> None:
        """Weighs these moves alone, whatever the first look would say."""
        self.seen = {move: [] for move in moves}
        for _ in range(rounds):
            self.search_round()

    def is_clear(self) -> bool:
        """Whether the move that was made surely cost next to nothing."""
        cost, error = self.cost(self.best)
        return cost + SURE * error < min(STEPS.values())

    def is_settled(self) -> bool:
        """Whether the grade is the same with all doubt in either direction."""
        cost, error = self.cost(self.best)
        return grade_of(cost - SURE * error, 0.0) == grade_of(cost + SURE * error, 0.0)

    @property
    def best(self) -> int:
        """By what the seat goes by, which includes points; the move that was made where others are no better."""
        if self.favourite is not None:
            return self.favourite
        return max(self.seen, key=lambda move: (self.value(move), move == self.played))

    def value(self, move: int) -> float:
        return fmean(each.values[self.seat] for each in self.seen[move])

    def cost(self, best: int) -> tuple[float, float]:
        """Of the move that was made: never below 0, for the best is best by more than its chances."""
        cost, error = self.lead(best, self.played)
        return max(cost, 0.0), error

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """Of one move before another in chances, with its standard error."""
        pairs = zip(self.seen[one], self.seen[other])
        leads = [better.chances[self.seat] - worse.chances[self.seat] for better, worse in pairs]
        return fmean(leads), standard_error(leads)

    def points(self, move: int) -> float | None:
        return None if self.unit is None else self.unit * fmean(each.points[self.seat] for each in self.seen[move])

    def option(self, move: int) -> Option:
        seen, seats = self.seen[move], self.observation.seats
        chances = [fmean(each.chances[seat] for each in seen) for seat in range(seats)]
        error = standard_error([each.chances[self.seat] for each in seen])
        return Option(self.observation.game.text(move), chances, error, self.points(move), len(seen))

    def decision(self, chosen: "Chosen", at_stake: float) -> Decision:
        best = self.best
        cost, error = self.cost(best)
        options = {move: self.option(move) for move in self.seen}
        first, made = options.pop(best), options.get(self.played)
        rest = sorted(options.values(), key=lambda option: -option.chances[self.seat])
        return Decision(
            **vars(chosen),
            move=self.observation.game.text(self.played),
            best=first.move,
            cost=cost,
            error=error,
            points=lost_points(first, made or first),
            grade=grade_of(cost, error),
            at_stake=max(at_stake, cost),
            options=len(self.observation.options),
            candidates=[first, *rest],
        )


class AllEyes:
    """Several who judge, each by what another seat sees: the mean of what they say."""

    def __init__(self, judges: Sequence[Judge], sides: list[int], pride: float) -> None:
        self.judges = judges
        self.sides = sides
        self.pride = pride

    def verdicts(self, states: list[State]) -> list[Verdict]:
        if len(self.judges) == 1:
            return self.judges[0].verdicts(states)
        return [self.mean(said) for said in zip(*(judge.verdicts(states) for judge in self.judges))]

    def mean(self, said: tuple[Verdict, ...]) -> Verdict:
        chances = [fmean(each) for each in zip(*(verdict.chances for verdict in said))]
        points = [fmean(each) for each in zip(*(verdict.points for verdict in said))]
        return Verdict(chances, points, self.sides, self.pride)


def pride_of(state: State) -> float:
    net = net_of(state.game.slug)
    return PRIDE if net is None else net.card.pride


@dataclass
class Chosen:
    """Where in the record a choice was made, and by whom."""

    index: int
    moment: int
    seat: int
    question: str


def unit_of(state: State) -> float | None:
    """So many points are a 1 for the judge; None where points do not count."""
    net = net_of(state.game.slug)
    if net is None:
        return UNIT
    return None if mode_of(state) in net.card.pointless else net.card.unit


def lost_points(first: Option, made: Option) -> float | None:
    return None if first.points is None or made.points is None else first.points - made.points


def standard_error(numbers: list[float]) -> float:
    return sqrt(variance(numbers) / len(numbers)) if len(numbers) > 1 else 0.0


def weighed(
    state: State, chosen: Chosen, move: int, rng: Random, depth: float = 1.0, true_cards: bool = False
) -> Decision:
    """One choice, judged by what its seat could know, or with `true_cards` by how the secrets really lay."""
    observation = SeatObservation(state, chosen.seat)
    weighing = Weighing(observation, move, rng, state.copy() if true_cards else None)
    if weighing.moves == [move]:
        return without_choice(observation, chosen, state.game.text(move))
    return weighing.decision(chosen, weighing.run(depth))


def asked(state: State, chosen: Chosen, rng: Random, depth: float = 1.0) -> Decision:
    """What a seat may choose where nothing was chosen yet."""
    observation = SeatObservation(state, chosen.seat)
    first = observation.candidates[0]
    found = without_choice(observation, chosen, "")
    found.candidates = Weighing(observation, first, rng).open_question(depth)
    found.best = found.candidates[0].move
    return found


def without_choice(observation: SeatObservation, chosen: Chosen, move: str) -> Decision:
    """The rules know that nothing else was worth a look."""
    return Decision(
        **vars(chosen),
        move=move,
        best=move,
        cost=0.0,
        error=0.0,
        points=None,
        grade=BEST,
        at_stake=0.0,
        options=len(observation.options),
    )
