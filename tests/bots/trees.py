"""Tiny games drawn as trees, for questions to a search whose answers are known."""

from dataclasses import dataclass, field
from math import exp

from pentarchy.bots.search.values import Verdict, final
from pentarchy.kernel import Agenda, Chance, Decision, Game, Outcome, Step, Variant
from pentarchy.kernel.moves import Number, Vocabulary
from pentarchy.kernel.outcome import ranked

WORDS = Vocabulary()
GO = WORDS.verb("go", Number(0, 299))
FALL = WORDS.verb("fall", Number(0, 299))


@dataclass
class End:
    """How it ends: points by seat."""

    scores: list[int]
    winners: list[int] | None = None


@dataclass
class Ask:
    """A seat chooses among branches; `worth` is what a bot sees in the place."""

    seat: int
    branches: list["Place"]
    worth: list[float] = field(default_factory=list)


@dataclass
class Roll:
    """Chance chooses, each branch as likely as its weight."""

    branches: list["Place"]
    weights: list[int] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)


Place = End | Ask | Roll


class Table(Agenda["Table"]):
    place: Place

    def copy(self):
        twin = type(self)(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.place = self.place
        return twin

    def go(self, branch):
        self.place = self.place.branches[branch]
        self.push(ARRIVE)

    def show(self, seat):
        return {"place": id(self.place)}

    def deal_anew(self, seat, rng):
        """Nothing is hidden in these games."""

    def result(self):
        scores = self.place.scores
        return Outcome(ranked([[score] for score in scores]), scores, [{}] * self.seats, "end", "", self.place.winners)

    def invariants(self):
        return []


class TeamTable(Table):
    def sides(self):
        return [0] * self.seats


class Arrive(Step[Table]):
    def run(self, table):
        if isinstance(table.place, Ask):
            table.push(CHOOSE[table.place.seat])
        elif isinstance(table.place, Roll):
            table.push(TUMBLE)


class Choose(Decision[Table]):
    rule = "TREE-1"
    forced = False  # a tree is as deep as it is written

    def options(self, table):
        return [GO.of(branch) for branch in range(len(table.place.branches))]

    def play(self, table, move):
        table.go(GO.argument(move, 0))


class Tumble(Chance[Table]):
    rule = "TREE-2"

    def options(self, table):
        return [FALL.of(branch) for branch in range(len(table.place.branches))]

    def weights(self, table):
        return table.place.weights

    def play(self, table, move):
        table.go(FALL.argument(move, 0))


ARRIVE, TUMBLE, CHOOSE = Arrive(), Tumble(), [Choose(seat) for seat in range(4)]


def begun(place, seats=2, together=False):
    """A game that begins at a place."""

    def deal(game, seats, settings):
        table = (TeamTable if together else Table)(game, seats, settings)
        table.place = place
        table.push(ARRIVE)
        table.advance()
        return table

    game = Game("tree", "TREE", 1, {"en": "Tree"}, [1, 2, 3, 4], [], [Variant("all", {}, [2])], WORDS, deal)
    return game.new(seats)


class TreeJudge:
    """Sees in a place what is written there: points, of which one makes the odds of winning e times as good."""

    def __init__(self, now, seat, luck):
        self.sides = now.sides()

    def verdicts(self, states):
        return [self.verdict(state) for state in states]

    def verdict(self, state):
        if isinstance(state.place, End):
            return final(state.outcome, self.sides, 10.0, 0.03)
        odds = [exp(points) for points in state.place.worth or [0.0] * state.seats]
        return Verdict([own / sum(odds) for own in odds], [0.0] * state.seats, self.sides, 0.0)
