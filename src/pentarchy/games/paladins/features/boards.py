"""What everybody can see of a board: its points, its progress, its means."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LADDER_POINTS,
    RECRUIT,
    RIGHT,
    SPOTS,
    TRACK_POINTS,
)
from pentarchy.games.paladins.cards import ORDER_ACTION, ORDER_COUNT, PAID_POINTS, UNPAID_POINTS
from pentarchy.games.paladins.features.layout import (
    ATTRIBUTE,
    BEHIND_START,
    DEVELOPED,
    DONE,
    HIRED,
    MOST_SUSPECTED,
    OCCUPIED,
    ON_TURN,
    PAID,
    PARTS,
    PASSED,
    POINTS,
    PROVISIONS,
    RECRUITED,
    SILVER,
    SUSPICIONS,
    TOWARDS_ORDER,
    UNPAID,
    WORKERS_LEFT,
    WORKSHOPS,
)
from pentarchy.games.paladins.features.tally import Tally
from pentarchy.games.paladins.scoring import goods_points
from pentarchy.games.paladins.workers import total_of
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

SHIFT: Final = 50
"""Debts can make points negative."""
BITS: Final = [0, 1, 1, 2]


def put_board(row: list[int], at: int, table: "Table", board: int, tally: Tally) -> int:
    """Fills in the block of a board; its points."""
    put_progress(row, at, table, board)
    put_means(row, at, table, board)
    put_guilt(row, at, table, board)
    put_order_of_play(row, at, table, board)
    return put_points(row, at, table, board, tally)


def put_points(row: list[int], at: int, table: "Table", board: int, tally: Tally) -> int:
    """PAL-11.1, in the order of the categories; for the automa neither develop nor goods (PAL-12.32)."""
    done, first, a, human = table.done, board * ACTION_COUNT, table.attributes, board < table.seats
    tracks = TRACK_POINTS[a[board * 3]] + TRACK_POINTS[a[board * 3 + 1]] + TRACK_POINTS[a[board * 3 + 2]]
    parts = [
        tally.order_points[board],
        tracks,
        LADDER_POINTS[DEVELOP][done[first + DEVELOP]] if human else 0,
        goods_points(table, board) if human else 0,
        LADDER_POINTS[COMMISSION][done[first + COMMISSION]],
        LADDER_POINTS[FORTIFY][done[first + FORTIFY]] + tally.walls[board],
        LADDER_POINTS[GARRISON][done[first + GARRISON]],
        LADDER_POINTS[ABSOLVE][done[first + ABSOLVE]],
        tally.converted_points(table, board),
    ]
    points = table.paid[board] * PAID_POINTS + table.unpaid[board] * UNPAID_POINTS
    for part, amount in enumerate(parts):
        put(row, at + PARTS + part, amount)
        points += amount
    put(row, at + POINTS, points + SHIFT)
    return points


def put_progress(row: list[int], at: int, table: "Table", board: int) -> None:
    done, first, shops = table.done, board * ACTION_COUNT, table.workshops[board]
    for attribute in range(3):
        row[at + ATTRIBUTE + attribute] = table.attributes[board * 3 + attribute]
    row[at + DEVELOPED] = done[first + DEVELOP]
    put(row, at + RECRUITED, done[first + RECRUIT])
    for i in range(ACTION_COUNT - RIGHT):
        row[at + DONE + i] = done[first + RIGHT + i]
        row[at + WORKSHOPS + i] = BITS[shops & 3]
        shops >>= 2
    for slot, order in enumerate(table.orders):
        if order >= 0:
            row[at + TOWARDS_ORDER + slot] = min(ORDER_COUNT[order], done[first + ORDER_ACTION[order]])


def put_means(row: list[int], at: int, table: "Table", board: int) -> None:
    put(row, at + SILVER, table.silver[board])
    put(row, at + PROVISIONS, table.provisions[board])
    put(row, at + WORKERS_LEFT, total_of(table.workers[board]))
    occupied = 0
    for spot in range(board * SPOTS, board * SPOTS + ACTION_COUNT):
        if table.placed[spot]:
            occupied += 1
    row[at + OCCUPIED] = occupied


def put_guilt(row: list[int], at: int, table: "Table", board: int) -> None:
    mine = table.suspicions[board]
    put(row, at + UNPAID, table.unpaid[board])
    put(row, at + PAID, table.paid[board])
    row[at + SUSPICIONS] = mine
    if mine and mine >= max(table.suspicions):
        row[at + MOST_SUSPECTED] = 1


def put_order_of_play(row: list[int], at: int, table: "Table", board: int) -> None:
    row[at + PASSED] = table.passed >> board & 1
    if table.active == board:
        row[at + ON_TURN] = 1
    if board < len(table.hired) and table.hired[board] >= 0:
        row[at + HIRED] = 1
    row[at + BEHIND_START] = (board - table.start) % table.boards
