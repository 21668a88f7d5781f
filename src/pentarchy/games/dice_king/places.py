"""What the spaces are called: by their land, and by the side of the map on which their half lies. A half has every
land once (DIC-1.5)."""

from typing import Final

from pentarchy.games.dice_king.cards import LAND_OF, LANDS, LAYOUT_ROWS, SPACES
from pentarchy.kernel.data import Row
from pentarchy.kernel.views import Called


def middle(layout: Row, half: str) -> tuple[int, int]:
    """Where a half lies: how far to the east, in halves of a space, and how far to the south."""
    places = [layout.row("coords").numbers(space) for space in SPACES if space.startswith(half)]
    return sum([2 * q + r for q, r in places]), sum([2 * r for _, r in places])


def sides(layout: Row) -> dict[str, str]:
    """On which side each half lies, along the line on which they lie farther apart."""
    (east, south), (east_of_b, south_of_b) = middle(layout, "A"), middle(layout, "B")
    across = abs(east - east_of_b) > abs(south - south_of_b)
    first, last = ("west", "east") if across else ("north", "south")
    a_first = east < east_of_b if across else south < south_of_b
    return {"A": first, "B": last} if a_first else {"A": last, "B": first}


def called(layout: Row) -> Called:
    side = sides(layout)
    lands = dict(zip(SPACES, LAND_OF))
    return {space: {"kind": "space", "land": LANDS[land], "side": side[space[0]]} for space, land in lands.items()}


PLACES: Final = [called(layout) for layout in LAYOUT_ROWS]
"""By layout. Nobody may change what is found: it is the same object every time."""
