"""The maps must hold together: every neighbourhood is told from both sides (NGT-3). Raises BadData."""

from pentarchy.games.night_watch.cards import BARREN, CLEARINGS, MODE_ROWS, RESOURCES
from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, MAP_NAMES, MAP_ROWS, MAPS, PATHS, Map
from pentarchy.kernel.data import Row


def check_maps() -> None:
    for name, layout, data in zip(MAP_NAMES, MAPS, MAP_ROWS):
        check_head(name, layout, data.row("map"))
        board = data.row("board")
        check_hexes(layout, board.rows("hexes"))
        check_intersections(layout, board.rows("intersections"))
        check_paths(layout, board.rows("paths"))
        check_markets(layout, board.rows("markets"))
        for place, row in enumerate(board.rows("columns") if board.has("columns") else []):
            row.exactly("clearing", CLEARINGS[place])
        for row in board.rows("start") if board.has("start") else []:
            check_start(layout, row)


def check_head(name: str, layout: Map, head: Row) -> None:
    """NGT-3.2: the modes and players that use the map, and how many places it has."""
    users = [
        (row, seats)
        for row in MODE_ROWS
        for seats in row.numbers("players")
        if row.row("maps").text(f"p{seats}") == name
    ]
    head.exactly("id", name)
    head.exactly("modes", sorted({row.text("id") for row, _ in users}))
    head.exactly("players", [seats for _, seats in users])
    head.exactly("hex_count", len(layout.hexes))
    head.exactly("intersection_count", layout.intersections)
    head.exactly("path_count", layout.paths)
    head.exactly("market_count", len(layout.market_places))


def check_hexes(layout: Map, rows: list[Row]) -> None:
    """NGT-3.1: neighbours share two corners."""
    for row, place in zip(rows, layout.hexes):
        shared = [(layout.corners[place] & layout.corners[other]).bit_count() for other in layout.hexes]
        row.exactly("neighbours", [HEXES[other] for other, count in zip(layout.hexes, shared) if count == 2])


def check_intersections(layout: Map, rows: list[Row]) -> None:
    """NGT-3.4: a corner of its hexes; on the border where fewer than three meet."""
    for node, row in enumerate(rows):
        row.exactly("id", INTERSECTIONS[node])
        at = [place for place in layout.hexes if layout.corners[place] >> node & 1]
        row.exactly("hexes", [HEXES[place] for place in at])
        row.exactly("border", len(at) < 3)


def check_paths(layout: Map, rows: list[Row]) -> None:
    """NGT-3.4: between neighbouring intersections, along the hexes that have both."""
    for path, row in enumerate(rows):
        row.exactly("id", PATHS[path])
        ends = layout.end_mask[path]
        along = [HEXES[place] for place in layout.hexes if layout.corners[place] & ends == ends]
        row.exactly("hexes", along)
        row.exactly("border", len(along) == 1)
        one, other = layout.ends[path]
        assert layout.around[one] >> other & 1, row.where


def check_markets(layout: Map, rows: list[Row]) -> None:
    """NGT-3.6, NGT-8.9: at the ends of one path; all of a kind have the same rate."""
    for market, row in enumerate(rows):
        row.exactly("id", f"m{market + 1}")
        row.exactly("rate", layout.market_rates[layout.market_kinds[market]])
        path = layout.ends[PATHS.index(row.text("path"))]
        row.exactly("intersections", [INTERSECTIONS[node] for node in path])


def check_start(layout: Map, row: Row) -> None:
    """NGT-4.9: what the second settlement of the fixed set-up pays."""
    node = INTERSECTIONS.index(row.text("second_settlement"))
    kinds = [layout.terrain[place] for place in layout.hexes_at[node]]
    row.exactly("second_yield", sorted(RESOURCES[kind] for kind in kinds if kind != BARREN))


def tokens_on(layout: Map, values: list[int]) -> int:
    """How many hexes have a number token with these numbers."""
    return layout.numbers.count(values)
