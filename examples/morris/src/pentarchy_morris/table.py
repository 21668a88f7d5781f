"""Everything that lies on the table."""

from random import Random
from typing import Final

from pentarchy.kernel import Agenda, Game, Outcome, Settings
from pentarchy_morris import features
from pentarchy_morris.board import LEAST, LINES_OF, MEN, NEIGHBOURS, POINTS
from pentarchy_morris.view import Player, Point, View

EMPTY: Final = -1
NOBODY_YET: Final = -1
REASONS: Final = ["few", "stuck", "calm"]


class Table(Agenda["Table"]):
    """Who stands where, what is still in hand, and how long nothing has been captured."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        super().__init__(game, seats, settings)
        self.owners = [EMPTY] * len(POINTS)
        self.hands = [MEN] * seats
        self.turn = 0
        self.calm = 0
        self.reason = NOBODY_YET
        self.winner = NOBODY_YET

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.owners = self.owners[:]
        twin.hands = self.hands[:]
        twin.turn = self.turn
        twin.calm = self.calm
        twin.reason = self.reason
        twin.winner = self.winner
        return twin

    # What can be asked about the table.

    def men_of(self, seat: int) -> list[int]:
        return [point for point, owner in enumerate(self.owners) if owner == seat]

    def left(self, seat: int) -> int:
        """Men on the board and in hand."""
        return self.hands[seat] + self.owners.count(seat)

    def flies(self, seat: int) -> bool:
        """MOR-3.3"""
        return self.settings.flag("flying") and self.hands[seat] == 0 and self.owners.count(seat) == LEAST

    def in_mill(self, point: int) -> bool:
        """MOR-4.1"""
        owner = self.owners[point]
        return any(all(self.owners[other] == owner for other in line) for line in LINES_OF[point])

    def ways(self, seat: int, point: int) -> list[int]:
        """MOR-3.1, MOR-3.3: where a man may go."""
        reach = range(len(POINTS)) if self.flies(seat) else NEIGHBOURS[point]
        return [other for other in reach if self.owners[other] == EMPTY]

    # What the kernel asks for.

    def show(self, seat: int | None) -> View:
        return View(
            on_turn=self.turn,
            calm=self.calm,
            points=[shown(point, owner) for point, owner in enumerate(self.owners)],
            players=[
                Player(hand=self.hands[each], men=self.owners.count(each), flies=self.flies(each)) for each in (0, 1)
            ],
        )

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """Nothing is hidden."""

    def end(self, winner: int, reason: str) -> None:
        self.winner, self.reason = winner, REASONS.index(reason)
        self.stop()

    def result(self) -> Outcome:
        """MOR-5"""
        scores = [self.left(seat) for seat in (0, 1)]
        winners = [] if self.winner == NOBODY_YET else [self.winner]
        places = [1 if not winners or seat in winners else 2 for seat in (0, 1)]
        return Outcome(places, scores, [{"men": score} for score in scores], REASONS[self.reason], winners=winners)

    def features(self, seat: int) -> list[int]:
        return features.features(self, seat)

    def invariants(self) -> list[str]:
        return [f"seat {seat} has {self.left(seat)} men" for seat in (0, 1) if not LEAST - 1 <= self.left(seat) <= MEN]


def shown(point: int, owner: int) -> Point:
    name = POINTS[point]
    return Point(id=name, owner=owner, x="abcdefg".index(name[0]), y=7 - int(name[1]))
