"""The map of King of the Dice: hexagons drawn as bricks, which have the same neighbours."""

from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from pentarchy.games.dice_king.cards import LAYOUT_ROWS, LAYOUTS, SEAT_COLORS, SPACES, TILES
from pentarchy.games.dice_king.view import SeatView, SpaceView
from pentarchy.words import Words

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = " ??│?┘┐┤?└┌├─┴┬┼"
HEIGHT = 3
LAND_STYLES = {row.text("id"): row.text("hex") for row in TILES.rows("land")}
SEAT_STYLES = {
    "purple": "bold #ffffff on #7b3fa0",
    "yellow": "bold black on #f2c230",
    "turquoise": "bold black on #1fb5ad",
    "black": "bold #ffffff on #4a4a4a",
}
DRAGON = "#ffb080 on #641a12"
GEMS = {"gold": ("◆", "bold #f2c230"), "white": ("◇", "bold"), "": (" ", "")}


def seat_style(seat: int) -> str:
    return SEAT_STYLES[SEAT_COLORS[seat]]


def places(layout: str) -> dict[str, tuple[int, int]]:
    """For every space its column, in halves of a brick, and its row."""
    coords = LAYOUT_ROWS[LAYOUTS.index(layout)].row("coords")
    axial = {space: coords.numbers(space) for space in SPACES}
    columns = {space: 2 * q + r for space, (q, r) in axial.items()}
    left, top = min(columns.values()), min(r for _, r in axial.values())
    return {space: (columns[space] - left, r - top) for space, (_, r) in axial.items()}


def width_of(layout: str, half: int) -> int:
    return (max(column for column, _ in places(layout).values()) + 2) * half + 1


class Canvas:
    """Characters with styles, and frames whose lines join where they meet."""

    def __init__(self) -> None:
        self.frames: dict[tuple[int, int], int] = {}
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def frame(self, row: int, column: int, width: int) -> None:
        for at in range(column, column + width):
            for line in (row, row + HEIGHT):
                self.join(line, at, RIGHT)
                self.join(line, at + 1, LEFT)
        for line in range(row, row + HEIGHT):
            for at in (column, column + width):
                self.join(line, at, DOWN)
                self.join(line + 1, at, UP)

    def join(self, row: int, column: int, side: int) -> None:
        self.frames[row, column] = self.frames.get((row, column), 0) | side

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            self.letters[row, column + i] = (letter, style)

    def text(self) -> Text:
        rows, columns = (max(point[axis] for point in self.frames) + 1 for axis in (0, 1))
        lines = [Text.assemble(*self.line(row, columns)) for row in range(rows)]
        return Text("\n", no_wrap=True).join(lines)

    def line(self, row: int, columns: int) -> Iterator[tuple[str, str]]:
        """Letters of one style together: a text of few pieces is drawn quickly."""
        letters = [self.at(row, column) for column in range(columns)]
        for style, run in groupby(letters, lambda letter: letter[1]):
            yield "".join(letter for letter, _ in run), style

    def at(self, row: int, column: int) -> tuple[str, str]:
        return self.letters.get((row, column), (CORNERS[self.frames.get((row, column), 0)], "dim"))


def draw_map(view: SeatView, words: Words, half: int) -> Text:
    """The map, every brick twice `half` wide."""
    canvas, at = Canvas(), places(view["layout"])
    for space in view["map"]:
        column, row = at[space["id"]]
        canvas.frame(row * HEIGHT, column * half, 2 * half)
        fill(canvas, row * HEIGHT + 1, column * half + 1, 2 * half - 1, space, words)
    return canvas.text()


def fill(canvas: Canvas, row: int, column: int, width: int, space: SpaceView, words: Words) -> None:
    """Two lines: the id with what lies there, and the land."""
    ground, mark = lying(space)
    gem, gem_style = GEMS[space["gem"]]
    land = ground or LAND_STYLES[space["land"]]
    canvas.write(row, column, space["id"].ljust(width), ground or "dim")
    canvas.write(row, column + width - 2, mark.ljust(2), ground or "")
    canvas.write(row, column + width - 3, gem, gem_style + on(ground))
    canvas.write(row + 1, column, abbreviated(words.name(space["land"]), width).ljust(width), land)


def lying(space: SpaceView) -> tuple[str, str]:
    """The style of the ground, and the sign of what lies there."""
    match space["lies"]:
        case "castle":
            return seat_style(space["owner"]), f"♜{space['owner'] + 1}"
        case "dragon":
            return DRAGON, "▲"
        case "ruin":
            return "dim on #3a3a3a", "✕"
    return "", ""


def on(style: str) -> str:
    """The background of a style."""
    return " on" + style.partition(" on")[2] if " on" in style else ""


def abbreviated(name: str, width: int) -> str:
    first, _, second = name.partition(" ")
    if len(name) <= width:
        return name
    if not second:
        return name[: width - 1] + "."
    short = first if len(first) <= width - 3 else first[: width - 4] + "."
    return f"{short} {second[0]}."
