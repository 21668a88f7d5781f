"""The procedures of the rules, in their order."""

from typing import Final

from pentarchy.kernel import Decision, Event, Refusal, Step
from pentarchy_morris.board import CALM, LEAST, POINTS
from pentarchy_morris.moves import MOVE, PLACE, REMOVE
from pentarchy_morris.table import EMPTY, NOBODY_YET, Table


class PlaceMan(Decision[Table]):
    """MOR-2.2: a man from the hand goes to any empty point."""

    rule = "MOR-2.2"

    def options(self, table: Table) -> list[int]:
        return [PLACE.base + point for point, owner in enumerate(table.owners) if owner == EMPTY]

    def play(self, table: Table, move: int) -> None:
        point = move - PLACE.base
        table.hands[self.seat] -= 1
        table.owners[point] = self.seat
        if table.events is not None:
            table.tell(Event("placed", self.rule, self.seat, {"point": POINTS[point]}))
        go_on(table, self.seat, point)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "occupied" if PLACE.covers(move) else "place-first")


class MoveMan(Decision[Table]):
    """MOR-3.1, MOR-3.3: a man goes to an empty neighbour, or anywhere while its player flies."""

    rule = "MOR-3.1"

    def options(self, table: Table) -> list[int]:
        return [MOVE.of(point, to) for point in table.men_of(self.seat) for to in table.ways(self.seat, point)]

    def play(self, table: Table, move: int) -> None:
        point, to = MOVE.argument(move, 0), MOVE.argument(move, 1)
        table.owners[point], table.owners[to] = EMPTY, self.seat
        table.calm += 1
        if table.events is not None:
            table.tell(Event("moved", self.rule, self.seat, {"from_point": POINTS[point], "to_point": POINTS[to]}))
        go_on(table, self.seat, to)

    def why(self, table: Table, move: int) -> Refusal:
        if not MOVE.covers(move):
            return Refusal(self.rule, "move-now")
        if table.owners[MOVE.argument(move, 0)] != self.seat:
            return Refusal(self.rule, "not-yours")
        return Refusal(self.rule, "too-far" if table.owners[MOVE.argument(move, 1)] == EMPTY else "occupied")


class RemoveMan(Decision[Table]):
    """MOR-4.2: out of a mill, unless all stand in one (MOR-4.3)."""

    rule = "MOR-4.2"

    def options(self, table: Table) -> list[int]:
        men = table.men_of(1 - self.seat)
        loose = [point for point in men if not table.in_mill(point)]
        return [REMOVE.base + point for point in loose or men]

    def play(self, table: Table, move: int) -> None:
        point = move - REMOVE.base
        table.owners[point] = EMPTY
        table.calm = 0
        if table.events is not None:
            table.tell(Event("removed", self.rule, self.seat, {"point": POINTS[point]}))
        if table.left(1 - self.seat) < LEAST:
            table.end(self.seat, "few")
        else:
            table.push(NEXT_TURN)

    def why(self, table: Table, move: int) -> Refusal:
        if not REMOVE.covers(move):
            return Refusal(self.rule, "remove-first")
        theirs = table.owners[move - REMOVE.base] == 1 - self.seat
        return Refusal("MOR-4.3", "in-a-mill") if theirs else Refusal(self.rule, "not-theirs")


class NextTurn(Step[Table]):
    """MOR-2.1, MOR-3.2, MOR-5: the other player's turn, if there is anything that player can do."""

    def run(self, table: Table) -> None:
        table.turn = 1 - table.turn
        if table.calm >= CALM:
            table.end(NOBODY_YET, "calm")
        elif table.hands[table.turn]:
            table.push(PLACES[table.turn])
        elif not any(table.ways(table.turn, point) for point in table.men_of(table.turn)):
            table.end(1 - table.turn, "stuck")
        else:
            table.push(MOVES[table.turn])


def go_on(table: Table, seat: int, point: int) -> None:
    """MOR-4.1: a mill takes a man; two at once take one too (MOR-4.4)."""
    table.push(REMOVES[seat] if table.in_mill(point) else NEXT_TURN)


NEXT_TURN: Final = NextTurn()
PLACES: Final = [PlaceMan(0), PlaceMan(1)]
MOVES: Final = [MoveMan(0), MoveMan(1)]
REMOVES: Final = [RemoveMan(0), RemoveMan(1)]
