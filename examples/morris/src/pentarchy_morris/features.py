"""What a net reads off the board: men, lines and freedom, of the seat that looks and of the other."""

from typing import TYPE_CHECKING, Final

from pentarchy.kernel.features import Layout, put, put_count, put_question, question_parts
from pentarchy_morris.board import CALM, LINES, MEN, POINTS

if TYPE_CHECKING:
    from pentarchy_morris.table import Table

QUESTIONS: Final = ["PlaceMan", "MoveMan", "RemoveMan"]
NUMBERS: Final = {name: number for number, name in enumerate(QUESTIONS)}
WHOSE: Final = ["own", "other"]

LAYOUT: Final = Layout()
QUESTION: Final = LAYOUT.block("question", question_parts(QUESTIONS))
MEN_AT: Final = [LAYOUT.block(f"{whose} man at", POINTS) for whose in WHOSE]
LEFT: Final = [LAYOUT.count(f"{whose} men left", MEN) for whose in WHOSE]
HAND: Final = [LAYOUT.one(f"{whose} men in hand") for whose in WHOSE]
MILLS: Final = [LAYOUT.count(f"{whose} mills", 3) for whose in WHOSE]
THREATS: Final = [LAYOUT.count(f"{whose} lines that lack one man", 3) for whose in WHOSE]
FREEDOM: Final = [LAYOUT.count(f"{whose} ways to go", 4) for whose in WHOSE]
CALM_MOVES: Final = LAYOUT.one("moves without a capture, in percent of the most")


def features(table: "Table", seat: int) -> list[int]:
    row = [0] * LAYOUT.size
    put_question(row, QUESTION, NUMBERS, table, seat)
    for whose, owner in enumerate((seat, 1 - seat)):
        side(row, whose, table, owner)
    put(row, CALM_MOVES, 100 * table.calm // CALM)
    return row


def side(row: list[int], whose: int, table: "Table", owner: int) -> None:
    men = table.men_of(owner)
    for point in men:
        row[MEN_AT[whose] + point] = 1
    put_count(row, LEFT[whose], table.left(owner), MEN)
    put(row, HAND[whose], table.hands[owner])
    lines = [[table.owners[point] for point in line] for line in LINES]
    put_count(row, MILLS[whose], sum(line.count(owner) == 3 for line in lines), 3)
    threats = sum(line.count(owner) == 2 and line.count(1 - owner) == 0 for line in lines)
    put_count(row, THREATS[whose], threats, 3)
    put_count(row, FREEDOM[whose], sum(len(table.ways(owner, point)) for point in men), 4)
