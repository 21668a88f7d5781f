"""Roads: where they may be built, and how long a line they form (NGT-9.5, NGT-10)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.maps import END, END_BITS, MAPS, Map
from pentarchy.kernel.decks import one_by_one

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


def without_road(table: "Table", seat: int) -> int:
    """NGT-4.12: the settlement that a seat has just founded, which no own road touches yet."""
    return (table.settlements[seat] & ~table.touched[seat]).bit_length() - 1


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
    ways, free = MAPS[table.layout].ways, unused_roads(table, seat)
    cut, starts = table.buildings_of_others(seat), special_starts(table, seat)
    total, longest = table.roads[seat].bit_count(), 0
    for node in one_by_one(table.touched[seat]):
        if longest < total and (starts >> node & 1 or is_odd(ways[node], free)):
            longest = max(longest, line_from(ways, node, free, cut))
    return longest


def lengthened(table: "Table", seat: int, path: int, touched: int) -> int:
    """The longest line after a new road, `touched` being the intersections at the older ones. A line with a road to
    a new intersection begins there; a road that closes a gap changes more."""
    one, other = MAPS[table.layout].ends[path]
    if touched >> one & 1 and touched >> other & 1:
        return longest_line(table, seat)
    start, cut = one if touched >> other & 1 else other, table.buildings_of_others(seat)
    length = line_from(MAPS[table.layout].ways, start, unused_roads(table, seat), cut)
    return max(length, table.lengths[seat])


def special_starts(table: "Table", seat: int) -> int:
    """A longest line begins where an odd number of roads meet, at a cut, or in a loop without branches anywhere; as
    every network has a building in it, so has such a loop."""
    cut = table.buildings_of_others(seat)
    if table.roads[seat].bit_count() < SMALLEST_LOOP:
        return cut
    own = table.buildings_of(seat) & table.touched[seat]
    return cut | own if own else table.touched[seat]


def is_odd(ways: list[int], free: list[bool]) -> bool:
    """Whether an odd number of these ways are roads."""
    odd = False
    for way in ways:
        if free[way >> END_BITS]:
            odd = not odd
    return odd


def unused_roads(table: "Table", seat: int) -> list[bool]:
    """For each path whether it is a road of this seat: those that a line may still use."""
    free, rest = [False] * MAPS[table.layout].paths, table.roads[seat]
    while rest:
        low = rest & -rest
        free[low.bit_length() - 1] = True
        rest ^= low
    return free


def line_from(ways: list[list[int]], node: int, free: list[bool], cut: int) -> int:
    """The longest line over the free roads that begins here; it ends at a cut."""
    longest = 0
    for way in ways[node]:
        path, beyond = way >> END_BITS, way & END
        if free[path]:
            free[path] = False
            length = 1 if cut >> beyond & 1 else 1 + line_from(ways, beyond, free, cut)
            free[path] = True
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
