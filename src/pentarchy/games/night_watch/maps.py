"""The maps: hexes, intersections and paths as tables of numbers (NGT-3.1 to NGT-3.8). A set of them is a bit mask.

Border intersections and paths are like all others (NGT-3.5).
"""

from typing import Final

from pentarchy.games.night_watch.cards import COLOURS, PACKAGE, PRODUCES, RESOURCES, TERRAINS, TORMUND_CAMP
from pentarchy.kernel.data import Row, load

MAP_NAMES: Final = ["gift_base", "gift_4p", "gift_3p", "standard"]
MAP_ROWS: Final = [load(PACKAGE, f"map_{name}") for name in MAP_NAMES]
GIFT_HEXES: Final = [row.text("id") for row in MAP_ROWS[1].row("board").rows("hexes")]
HEXES: Final = GIFT_HEXES + [row.text("id") for row in MAP_ROWS[3].row("board").rows("hexes")]
INTERSECTIONS: Final = [f"i{number:02}" for number in range(1, 61)]
PATHS: Final = [f"p{number:02}" for number in range(1, 81)]
IN_CAMP: Final = -1
"""Where Tormund is while he stands on no hex (NGT-13.4)."""
NOWHERE: Final = -2
"""The terrain of a hex that the map does not have."""
NO_MARKET: Final = -1
END_BITS: Final = 6
END: Final = 63
ANY: Final = 5
"""A market that takes every kind."""


def mask_of(names: list[str], words: list[str]) -> int:
    return sum(1 << words.index(name) for name in names)


class Map:
    """One map (NGT-2.1, NGT-2.2, NGT-2.3, NGT-3.3), its places numbered by HEXES, INTERSECTIONS and PATHS."""

    def __init__(self, name: str, data: Row) -> None:
        head, board = data.row("map"), data.row("board")
        start = head.text("robber_start")
        self.name = name
        self.robber_start = IN_CAMP if start == TORMUND_CAMP else HEXES.index(start)
        self.read_hexes(board.rows("hexes"))
        self.read_intersections(board.rows("intersections"))
        self.read_paths(board.rows("paths"))
        self.read_markets(board.rows("markets"))
        self.columns = [
            [HEXES.index(hex_id) for hex_id in row.texts("line") + row.texts("overflow")]
            for row in (board.rows("columns") if board.has("columns") else [])
        ]
        """For each clearing the hexes in the order in which wildlings enter them (NGT-3.7, NGT-16.4, NGT-16.13)."""
        self.starts = [start_of(row) for row in (board.rows("start") if board.has("start") else [])]

    def read_hexes(self, rows: list[Row]) -> None:
        self.hexes = [HEXES.index(row.text("id")) for row in rows]
        self.terrain = [NOWHERE] * len(HEXES)
        self.terrain_name = [""] * len(HEXES)
        self.corners = [0] * len(HEXES)
        self.corner_list: list[list[int]] = [[] for _ in HEXES]
        """In the order N, NE, SE, S, SW, NW."""
        self.eastward = [0] * len(HEXES)
        self.southward = [0] * len(HEXES)
        """Where the middle of a hex lies, both in quarters of a hex's width or nearly so."""
        self.numbers: list[list[int]] = [[] for _ in HEXES]
        self.hexes_of_sum: list[list[int]] = [[] for _ in range(13)]
        for row, place in zip(rows, self.hexes):
            terrain = TERRAINS.index(row.text("terrain"))
            self.terrain[place] = PRODUCES[terrain]
            self.terrain_name[place] = TERRAINS[terrain]
            self.corner_list[place] = [INTERSECTIONS.index(name) for name in row.texts("corners")]
            self.corners[place] = mask_of(row.texts("corners"), INTERSECTIONS)
            q, r = row.number("q"), row.number("r")
            self.eastward[place], self.southward[place] = 4 * q + 2 * r, 3 * r
            self.numbers[place] = row.numbers("numbers")
            for number in row.numbers("numbers"):
                self.hexes_of_sum[number].append(place)

    def read_intersections(self, rows: list[Row]) -> None:
        self.intersections = len(rows)
        self.everywhere = (1 << len(rows)) - 1
        self.hexes_at = [[HEXES.index(name) for name in row.texts("hexes")] for row in rows]
        self.around = [mask_of(row.texts("neighbours"), INTERSECTIONS) for row in rows]
        """For each intersection the mask of those one path away."""

    def read_paths(self, rows: list[Row]) -> None:
        self.paths = len(rows)
        self.ends = [[INTERSECTIONS.index(name) for name in row.texts("ends")] for row in rows]
        self.end_mask = [mask_of(row.texts("ends"), INTERSECTIONS) for row in rows]
        self.path_mask_at = [0] * self.intersections
        self.ways: list[list[int]] = [[] for _ in range(self.intersections)]
        """For each intersection its paths, each with the intersection where it leads in its last bits."""
        for path, (one, other) in enumerate(self.ends):
            for node, beyond in ((one, other), (other, one)):
                self.path_mask_at[node] |= 1 << path
                self.ways[node].append(path << END_BITS | beyond)

    def read_markets(self, rows: list[Row]) -> None:
        """NGT-3.6: each at both ends of its path."""
        self.market_places = [[INTERSECTIONS.index(name) for name in row.texts("intersections")] for row in rows]
        kinds = [row.text("resource") for row in rows]
        self.market_kinds = [ANY if kind == "any" else RESOURCES.index(kind) for kind in kinds]
        self.market_rates = [0] * (ANY + 1)
        """For each kind of market (NGT-8.9)."""
        for row, kind in zip(rows, self.market_kinds):
            self.market_rates[kind] = row.number("rate")
        self.markets = [NO_MARKET] * self.intersections
        for places, kind in zip(self.market_places, self.market_kinds):
            for node in places:
                self.markets[node] = kind


def start_of(row: Row) -> list[int]:
    """The starting pieces of a colour: settlement, road, starred settlement, its road (NGT-4.8)."""
    places = [INTERSECTIONS.index(row.text(f"{which}_settlement")) for which in ("first", "second")]
    paths = [PATHS.index(row.text(f"{which}_road")) for which in ("first", "second")]
    assert row.text("colour") in COLOURS
    return [places[0], paths[0], places[1], paths[1]]


MAPS: Final = [Map(name, data) for name, data in zip(MAP_NAMES, MAP_ROWS)]
STANDARD_MAP: Final = MAP_NAMES.index("standard")
