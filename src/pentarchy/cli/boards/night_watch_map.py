"""The map of Brotherhood of the Watch: hexagons on a canvas of characters, with buildings, roads and markets."""

from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from rich.text import Text

from pentarchy.games.night_watch.maps import INTERSECTIONS, MAP_NAMES, MAP_ROWS, MAPS, PATHS
from pentarchy.games.night_watch.view import Hex, Market, SeatView
from pentarchy.kernel.views import Called, called_in

if TYPE_CHECKING:
    from pentarchy.words import Words

SEAT_STYLES = {"blue": "bold #4f8fe8", "yellow": "bold #f2c230", "black": "bold #b8b8b8", "red": "bold #e0483e"}
TERRAIN_STYLES = {
    "hills": "#c8703c",
    "forest": "#3f8f4f",
    "pasture": "#8fc95a",
    "fields": "#e0c050",
    "mountains": "#9aa4b0",
    "ice_field": "#d8f0ff",
    "desert": "#d8c8a0",
}
SETTLEMENT, KEEP = "▲", "█"
"""Every piece has the number of its seat beside it: not everybody tells colours apart."""
SIGNS = {"regular": "●", "climber": "▲", "giant": "■"}
HALF, HEIGHT = 5, 4
"""Half the width of a hex, and the lines from one row of hexes to the next."""
CORNERS = [(0, -3), (1, -1), (1, 1), (0, 3), (-1, 1), (-1, -1)]
"""N, NE, SE, S, SW, NW of a hex, in halves of its width and lines from its middle."""


def seat_style(view: SeatView, seat: int) -> str:
    return SEAT_STYLES[view["players"][seat]["colour"]]


class Canvas:
    """Characters with styles, by column and line."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, column: int, line: int, text: str, style: str) -> None:
        for i, sign in enumerate(text):
            self.cells[column + i, line] = (sign, style)

    def text(self) -> Text:
        columns, rows = zip(*self.cells)
        text, width = Text(no_wrap=True), range(min(columns), max(columns) + 1)
        for line in range(min(rows), max(rows) + 1):
            cells = [self.cells.get((column, line), (" ", "")) for column in width]
            for style, alike in groupby(cells, itemgetter(1)):
                text.append("".join(sign for sign, _ in alike), style)
            text.append("\n")
        return text


@cache
def middles(name: str) -> dict[str, tuple[int, int]]:
    """The middle of each hex of a map, by column and line."""
    rows = MAP_ROWS[MAP_NAMES.index(name)].row("board").rows("hexes")
    return {row.text("id"): ((2 * row.number("q") + row.number("r")) * HALF, row.number("r") * HEIGHT) for row in rows}


@cache
def corners(name: str) -> dict[str, tuple[int, int]]:
    """Where each intersection lies."""
    rows = MAP_ROWS[MAP_NAMES.index(name)].row("board").rows("hexes")
    places, found = middles(name), {}
    for row in rows:
        x, y = places[row.text("id")]
        for node, (dx, dy) in zip(row.texts("corners"), CORNERS):
            found[node] = (x + dx * HALF, y + dy)
    return found


def called(view: SeatView) -> Called:
    """Intersections and paths by their numbers on this map: a menu has no room for what lies around them."""
    ends = MAPS[MAP_NAMES.index(view["map"])].ends
    found: Called = {row["id"]: called_in(view)[row["id"]] for row in view["hexes"]}
    found |= {node: {"kind": "number", "number": node[1:]} for node in corners(view["map"])}
    for path, (one, other) in zip(PATHS, ends):
        found[path] = {"kind": "numbers", "numbers": f"{INTERSECTIONS[one][1:]}–{INTERSECTIONS[other][1:]}"}
    return found


def width_of(name: str) -> int:
    columns = [x for x, _ in corners(name).values()]
    return max(columns) - min(columns) + 3


def draw_map(view: SeatView, words: "Words") -> Text:
    canvas, spots = Canvas(), corners(view["map"])
    draw_paths(canvas, view, spots)
    for row in view["hexes"]:
        draw_hex(canvas, view, row, middles(view["map"])[row["id"]], words)
    for node, (x, y) in spots.items():
        canvas.write(x, y, node[1:], "dim")
    for market in view["markets"]:
        draw_market(canvas, market, spots, words)
    for seat, player in enumerate(view["players"]):
        for sign, nodes in ((SETTLEMENT, player["settlements"]), (KEEP, player["keeps"])):
            for node in nodes:
                canvas.write(*spots[node], f"{sign}{seat + 1}", seat_style(view, seat))
    return canvas.text()


def draw_paths(canvas: Canvas, view: SeatView, spots: dict[str, tuple[int, int]]) -> None:
    owner = {path: seat for seat, player in enumerate(view["players"]) for path in player["roads"]}
    for path, ends in enumerate(MAPS[MAP_NAMES.index(view["map"])].ends):
        one, other = (spots[INTERSECTIONS[end]] for end in ends)
        name = PATHS[path]
        style = seat_style(view, owner[name]) if name in owner else "dim"
        draw_path(canvas, one, other, style, f"{owner[name] + 1}" if name in owner else "")


def draw_path(canvas: Canvas, one: tuple[int, int], other: tuple[int, int], style: str, road: str) -> None:
    """An upright path is a bar, a slanting one a stroke in its middle; a road has the number of its owner."""
    if one[0] == other[0]:
        for line in range(min(one[1], other[1]) + 1, max(one[1], other[1])):
            canvas.write(one[0], line, f"┃{road}" if road else "│", style)
        return
    left, right = sorted((one, other))
    rising = right[1] < left[1]
    sign = ("▞" if rising else "▚") + road if road else ("╱" if rising else "╲")
    canvas.write(left[0] + 2, min(one[1], other[1]) + 1, sign, style)


def draw_hex(canvas: Canvas, view: SeatView, row: Hex, place: tuple[int, int], words: "Words") -> None:
    x, y = place
    numbers = "/".join(str(number) for number in row["numbers"]) or "–"
    what = words.name(row["resource"]) if row["resource"] else words.name(row["terrain"])
    style = TERRAIN_STYLES[row["terrain"]]
    canvas.write(x - 2, y - 1, row["id"], "dim")
    canvas.write(x - min(3, len(what) // 2), y, what[:7], style)
    canvas.write(x - len(numbers) // 2, y + 1, numbers, "bold red" if numbers in ("6", "8") else "bold")
    if row["wildling"]:
        canvas.write(x + 2, y + 1, SIGNS[row["wildling"]], "bold red")
    if view["tormund"] == row["id"]:
        canvas.write(x + 2, y - 1, "T", "bold reverse")


def draw_market(canvas: Canvas, market: Market, spots: dict[str, tuple[int, int]], words: "Words") -> None:
    """A mark beside the numbers of both intersections that use it."""
    sign = "*" if market["resource"] == "any" else words.name(market["resource"])[:1].upper()
    for node in market["places"]:
        x, y = spots[node]
        canvas.write(x + 2, y, sign, "bold cyan")
