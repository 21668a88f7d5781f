"""What the places of a map are called: by the terrain and numbers around them, which everybody sees on the board.

A place is told as facts: its `kind`, for which the texts have a message `called-<kind>`, and what that message names.
"""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import BARREN, PRODUCES, TERRAINS
from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, MAPS, PATHS, Map
from pentarchy.kernel.views import Called

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

Facts = dict[str, str]
CORNERS: Final = ["north", "north_east", "south_east", "south", "south_west", "north_west"]
SIDES: Final = ["north_east", "east", "south_east", "south_west", "west", "north_west"]
"""Of a hex; each begins at the corner of the same number."""
ACROSS: Final = {2: ["west", "east"], 3: ["west", "middle", "east"]}
DOWN: Final = {2: ["north", "south"], 3: ["north", "middle", "south"]}
MOST_MAPS: Final = 64

known: Final[dict[tuple[int, ...], Called]] = {}


def places(table: "Table") -> Called:
    """Of every hex, intersection and path. Nobody may change what is found: it is the same object every time."""
    key = (table.layout, *table.terrain)
    if key not in known:
        if len(known) == MOST_MAPS:
            known.clear()
        known[key] = named(MAPS[table.layout], table.terrain)
    return known[key]


def named(layout: Map, terrain: list[int]) -> Called:
    found = {HEXES[place]: land(layout, terrain, place) for place in layout.hexes}
    found.update({INTERSECTIONS[node]: crossing(layout, node) for node in range(layout.intersections)})
    found.update({PATHS[path]: way(layout, path) for path in range(layout.paths)})
    return found


def land(layout: Map, terrain: list[int], place: int) -> Facts:
    """`pasture 8`; where there are several of them, in which part of the map this one lies."""
    name = terrain_at(layout, terrain, place)
    number = "/".join([str(number) for number in layout.numbers[place]])
    if not number:
        return {"kind": "barren", "terrain": name}
    twins = [
        other
        for other in layout.hexes
        if terrain_at(layout, terrain, other) == name and layout.numbers[other] == layout.numbers[place]
    ]
    if len(twins) == 1:
        return {"kind": "land", "terrain": name, "number": number}
    return {"kind": "twin", "terrain": name, "number": number, "side": side_among(layout, twins, place)}


def terrain_at(layout: Map, terrain: list[int], place: int) -> str:
    return layout.terrain_name[place] if terrain[place] == BARREN else TERRAINS[PRODUCES.index(terrain[place])]


def side_among(layout: Map, twins: list[int], place: int) -> str:
    """Along the line on which they lie farther apart."""
    east, south = layout.eastward, layout.southward
    if spread(east, twins) >= spread(south, twins):
        order = sorted(twins, key=lambda twin: (east[twin], south[twin]))
        return ACROSS[len(twins)][order.index(place)]
    order = sorted(twins, key=lambda twin: (south[twin], east[twin]))
    return DOWN[len(twins)][order.index(place)]


def spread(measures: list[int], twins: list[int]) -> int:
    found = [measures[twin] for twin in twins]
    return max(found) - min(found)


def crossing(layout: Map, node: int) -> Facts:
    """Between the hexes that meet there, or the corner of a single one."""
    hexes = layout.hexes_at[node]
    if len(hexes) == 1:
        corner = CORNERS[layout.corner_list[hexes[0]].index(node)]
        return {"kind": "corner", "hex": HEXES[hexes[0]], "side": corner}
    return between(hexes)


def way(layout: Map, path: int) -> Facts:
    """Between the two hexes that it parts, or the side of a single one."""
    one, other = layout.ends[path]
    hexes = [place for place in layout.hexes_at[one] if place in layout.hexes_at[other]]
    if len(hexes) > 1:
        return between(hexes)
    corners = layout.corner_list[hexes[0]]
    first, last = sorted([corners.index(one), corners.index(other)])
    side = SIDES[first if last - first == 1 else last]
    return {"kind": "side", "hex": HEXES[hexes[0]], "side": side}


def between(hexes: list[int]) -> Facts:
    names = dict(zip("abc", [HEXES[place] for place in hexes]))
    return {"kind": "between-two" if len(hexes) == 2 else "between-three", **names}
