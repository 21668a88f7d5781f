"""What hexes and sites pay (NGT-6), for all seats at once."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import KINDS
from pentarchy.games.night_watch.maps import MAPS, Map

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

LOWEST: Final = 2
ROLLS_OF: Final = [6 - abs(7 - total) for total in range(13)]
"""Of 36 rolls those with this sum."""


def yields(layout: Map) -> list[int]:
    """For each hex the rolls of 36 on which it pays. Variable set-up leaves numbers where they are (NGT-22.1)."""
    return [sum(ROLLS_OF[number] for number in numbers) for numbers in layout.numbers]


def numbers(layout: Map) -> list[int]:
    """For each hex its numbers as a mask, from the lowest sum."""
    return [sum(1 << number - LOWEST for number in numbers) for numbers in layout.numbers]


def rolls_of_masks() -> list[int]:
    """For each mask of numbers how many of 36 rolls show one of them."""
    rolls = [0]
    for total in range(LOWEST, 13):
        rolls += [ROLLS_OF[total] + others for others in rolls]
    return rolls


YIELDS: Final = [yields(layout) for layout in MAPS]
NUMBERS: Final = [numbers(layout) for layout in MAPS]
PAYING_ROLLS: Final = rolls_of_masks()


class Harvest:
    """What the hexes pay to each seat as they lie, and what Tormund and wildlings withhold."""

    def __init__(self, seats: int) -> None:
        self.by_kind = [0] * (seats * KINDS)
        self.under_tormund = [0] * seats
        self.under_wildlings = [0] * seats
        self.numbers = [0] * seats


def harvest_of(table: "Table") -> Harvest:
    harvest, hex_yields = Harvest(table.seats), YIELDS[table.layout]
    stakes, terrain, taken = table.stakes, table.terrain, table.watch.in_gift()
    for place in MAPS[table.layout].hexes:
        if hex_yields[place]:
            if place == table.robber:
                add(harvest.under_tormund, stakes[place], hex_yields[place])
            elif taken >> place & 1:
                add(harvest.under_wildlings, stakes[place], hex_yields[place])
            else:
                reap(harvest, stakes[place], terrain[place], hex_yields[place], NUMBERS[table.layout][place])
    return harvest


def add(withheld: list[int], stakes: list[int], amount: int) -> None:
    for seat in range(len(stakes)):
        withheld[seat] += stakes[seat] * amount


def reap(harvest: Harvest, stakes: list[int], kind: int, amount: int, sums: int) -> None:
    by_kind, paying = harvest.by_kind, harvest.numbers
    for seat in range(len(stakes)):
        stake = stakes[seat]
        if stake:
            by_kind[seat * KINDS + kind] += stake * amount
            paying[seat] |= sums


# Sets of intersections are looked up ten at a time: walking through their bits would take several times as long.

CHUNK_BITS: Final = 10
CHUNK: Final = (1 << CHUNK_BITS) - 1


def unions(masks: list[int]) -> list[list[int]]:
    """For each ten places, and each set of them, the union of what lies around them."""
    return [unions_of(masks[start : start + CHUNK_BITS]) for start in range(0, len(masks), CHUNK_BITS)]


def unions_of(masks: list[int]) -> list[int]:
    found = [0]
    for mask in masks:
        found += [mask | others for others in found]
    return found


def levels(layout: Map) -> list[int]:
    """For each yield, from the highest, the intersections that bring it."""
    amounts = [sum(yields(layout)[place] for place in places) for places in layout.hexes_at]
    highest = range(max(amounts), 0, -1)
    return [sum(1 << node for node, amount in enumerate(amounts) if amount == level) for level in highest]


AROUND: Final = [unions(layout.around) for layout in MAPS]
LEVELS: Final = [levels(layout) for layout in MAPS]


def next_to(layout: int, nodes: int) -> int:
    """The intersections one path away from some of these."""
    found = 0
    for chunk in AROUND[layout]:
        found |= chunk[nodes & CHUNK]
        nodes >>= CHUNK_BITS
    return found


def best_yield(layout: int, nodes: int) -> int:
    """What the best of these intersections brings."""
    if nodes:
        best = len(LEVELS[layout])
        for level in LEVELS[layout]:
            if level & nodes:
                return best
            best -= 1
    return 0


def nodes_by_kind(layout: Map, terrain: list[int]) -> list[int]:
    """For each kind the intersections at hexes that produce it."""
    nodes = [0] * KINDS
    for place in layout.hexes:
        if terrain[place] >= 0:
            nodes[terrain[place]] |= layout.corners[place]
    return nodes


AS_PRINTED: Final = [nodes_by_kind(layout, layout.terrain) for layout in MAPS]


def nodes_of_kinds(table: "Table") -> list[int]:
    layout = MAPS[table.layout]
    return AS_PRINTED[table.layout] if table.terrain is layout.terrain else nodes_by_kind(layout, table.terrain)
