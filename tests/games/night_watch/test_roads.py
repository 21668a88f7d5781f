"""The length of a road against a plain search that tries every line from everywhere (NGT-10.1, NGT-10.2)."""

from random import Random

import pytest

from pentarchy.games.night_watch.maps import MAPS
from pentarchy.games.night_watch.roads import lengthened, longest_line
from tests.games.night_watch.given import A, an_empty_map


def tried_out(table, seat):
    """Every line, by brute force."""
    layout = MAPS[table.layout]
    cut = table.buildings_of_others(seat)

    def from_here(node, roads):
        here = [(1 << path, ends) for path, ends in enumerate(layout.ends) if node in ends]
        ways = [(road, one + other - node) for road, (one, other) in here if roads & road]
        return max((1 + (0 if cut >> b & 1 else from_here(b, roads ^ road)) for road, b in ways), default=0)

    return max(from_here(node, table.roads[seat]) for node in range(layout.intersections))


@pytest.mark.parametrize("seed", range(40))
def test_growing_networks(seed):
    """A founding settlement, roads that prefer to close loops, and now and then an opponent's building in the way."""
    rng = Random(seed)
    table = an_empty_map("standard").table
    layout = MAPS[table.layout]
    start = rng.randrange(layout.intersections)
    table.settlements[A] = 1 << start
    table.touched[A] = 0
    for _ in range(15):
        reach = table.touched[A] | table.settlements[A]
        paths = [path for path, mask in enumerate(layout.end_mask) if mask & reach and not table.roads[A] >> path & 1]
        loops = [path for path in paths if not layout.end_mask[path] & ~reach]
        path = rng.choice(loops if loops and rng.random() < 0.7 else paths)
        touched = table.touched[A]
        table.roads[A] |= 1 << path
        table.touched[A] |= layout.end_mask[path]
        table.lengths[A] = lengthened(table, A, path, touched) if touched else 1
        assert table.lengths[A] == longest_line(table, A) == tried_out(table, A)
        if rng.random() < 0.1:
            place = rng.choice([node for node in range(layout.intersections) if not reach >> node & 1])
            table.settlements[1] |= 1 << place
            table.lengths[A] = longest_line(table, A)
            assert table.lengths[A] == tried_out(table, A)
