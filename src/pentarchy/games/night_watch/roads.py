"""Roads: where they may be built, and how long a line they form (NGT-9.5, NGT-10)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.maps import MAPS, Map

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

SMALLEST_LOOP: Final = 6


def open_paths(table: "Table", seat: int) -> int:
    """NGT-9.5, NGT-9.6: the free paths at own buildings, or at own roads where no opponent has built."""
    at = MAPS[table.layout].path_mask_at
    rest = (table.touched[seat] | table.settlements[seat] | table.keeps[seat]) & ~table.buildings_of_others(seat)
    paths = 0
    while rest:
        low = rest & -rest
        paths |= at[low.bit_length() - 1]
        rest ^= low
    return paths & ~table.all_roads()


def sites(table: "Table", seat: int) -> int:
    """NGT-9.8, NGT-9.9: the intersections at own roads where the distance rule allows a settlement."""
    return table.touched[seat] & ~table.closed


def touched_by(layout: Map, roads: int) -> int:
    """The intersections at these roads."""
    nodes = 0
    while roads:
        low = roads & -roads
        nodes |= layout.end_mask[low.bit_length() - 1]
        roads ^= low
    return nodes


def longest_line(table: "Table", seat: int) -> int:
    """NGT-10.1, NGT-10.2: the most roads in one line that uses none twice and passes no opponent's building."""
    layout, roads = MAPS[table.layout], table.roads[seat]
    cut = table.buildings_of_others(seat) & table.touched[seat]
    total, longest = roads.bit_count(), 0
    rest = starts_of_lines(table, seat, cut)
    while rest and longest < total:
        low = rest & -rest
        rest ^= low
        length = line_from(layout.ways, low.bit_length() - 1, roads, cut)
        if length > longest:
            longest = length
    return longest


def starts_of_lines(table: "Table", seat: int, cut: int) -> int:
    """Where a longest line may begin: where an odd number of own roads meet, at cuts, and in a loop anywhere.

    Every network of roads has a building in it, so a loop without any branch has one too.
    """
    ends, rest, odd = MAPS[table.layout].end_mask, table.roads[seat], 0
    while rest:
        low = rest & -rest
        odd ^= ends[low.bit_length() - 1]
        rest ^= low
    touched = table.touched[seat]
    if table.roads[seat].bit_count() >= SMALLEST_LOOP:
        odd |= touched & table.buildings_of(seat)
    return odd | cut or touched


def line_from(ways: list[list[tuple[int, int]]], node: int, roads: int, cut: int) -> int:
    """The longest line over these roads that begins here. It may end at a cut, not go through it."""
    longest = 0
    for road, beyond in ways[node]:
        if roads & road:
            length = 1 if cut >> beyond & 1 else 1 + line_from(ways, beyond, roads ^ road, cut)
            if length > longest:
                longest = length
    return longest


def contender(values: list[int], holder: int, minimum: int) -> int:
    """NGT-10.3, NGT-10.4, NGT-20.6: who has a special card when these are the lengths, or the patrols played."""
    most = max(values)
    if most < minimum:
        return -1
    if holder >= 0 and values[holder] == most:
        return holder
    return values.index(most) if values.count(most) == 1 else -1


def removable(table: "Table", seat: int, path: int) -> bool:
    """NGT-19.14: exactly one end touches another own piece, and there is another place for the road."""
    layout, own = MAPS[table.layout], table.buildings_of(seat)
    others = table.roads[seat] & ~(1 << path)
    held = sum(bool(own >> end & 1 or others & layout.path_mask_at[end]) for end in layout.ends[path])
    return held == 1 and bool(open_without(table, seat, path))


def open_without(table: "Table", seat: int, path: int) -> int:
    """The paths open to a seat if it had not this road, less the path itself."""
    roads, touched = table.roads[seat], table.touched[seat]
    table.roads[seat] = roads & ~(1 << path)
    table.touched[seat] = touched_by(MAPS[table.layout], table.roads[seat])
    paths = open_paths(table, seat) & ~(1 << path)
    table.roads[seat], table.touched[seat] = roads, touched
    return paths
