"""The board as plain tables, read once: points, the lines on which mills stand, and neighbours."""

from typing import Final

from pentarchy.kernel.data import check_read, load

DATA: Final = load("pentarchy_morris", "board")
LINE_NAMES: Final = [line.split() for line in DATA.row("board").texts("lines")]
POINTS: Final = sorted({point for line in LINE_NAMES for point in line})
"""The ids of the points: a column and a row, `a1`."""
LINES: Final = [[POINTS.index(point) for point in line] for line in LINE_NAMES]
LINES_OF: Final = [[line for line in LINES if point in line] for point in range(len(POINTS))]
NEIGHBOURS: Final = [
    sorted(line[i] for line in LINES_OF[point] for i in range(3) if abs(i - line.index(point)) == 1)
    for point in range(len(POINTS))
]

MEN: Final = DATA.row("numbers").number("men")
LEAST: Final = DATA.row("numbers").number("least")
CALM: Final = DATA.row("calm").number("moves")

check_read("pentarchy_morris")
