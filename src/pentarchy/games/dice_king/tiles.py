"""The tile supply: what everybody can work out about it (DIC-9.3, DIC-9.6).

Two tiles are in the box, nobody knows which, so nothing is decided about them: a draw follows the belief that all draws
so far support. For every land two numbers say all there is to know: `unseen`, its tiles in supply and box together, and
`doubt`. With FRESH nothing was ever learned about two unseen tiles; SURE means that none of them can be in the box;
otherwise exactly one can be, and `doubt` is how often that possibility was halved by a tile that came up and went back.
Before the first tile goes back there is no `evidence`: every unseen tile is equally likely to come up.
"""

from typing import Final

from pentarchy.games.dice_king.cards import BOXED
from pentarchy.games.dice_king.table import FRESH, SURE, Table

NO_BOXES: Final = (1, [0, 0, 0])
BOXES: Final[dict[tuple[int, ...], tuple[int, list[int]]]] = {}


def chances(table: Table) -> list[int]:
    """For each land how likely it is to come up next, as whole weights.

    Each land is a polynomial in t, its coefficient of t^j weighing the case that j of its tiles are in the box:
    FRESH 1 + 2t + t², SURE 1, otherwise 1 + t / 2^doubt. The product's coefficient of t² weighs all boxes of two.
    """
    if not table.cached_odds:
        table.cached_odds = weighed(table.unseen, table.doubt) if table.evidence else table.unseen[:]
    return table.cached_odds


def weighed(unseen: list[int], doubt: list[int]) -> list[int]:
    """A land comes up in as many ways as all boxes weigh, times its tiles, less the tiles that lie in a box."""
    boxes, boxed = weighed_boxes(doubt)
    return [count * boxes - boxed[doubt[land]] if count else 0 for land, count in enumerate(unseen)]


def weighed_boxes(doubt: list[int]) -> tuple[int, list[int]]:
    """What all boxes weigh, and what those with a tile of a land do, by the doubt of the land."""
    lands = tuple([doubt.count(d) for d in range(FRESH, max(doubt) + 1)])
    known = BOXES.get(lands)
    if known is None:
        known = BOXES[lands] = boxes_of(lands)
    return known


def boxes_of(lands: tuple[int, ...]) -> tuple[int, list[int]]:
    """The same, worked out for so many lands of each doubt, FRESH first."""
    scale = max(0, len(lands) - 2)
    by_doubt = [1 << scale - halved for halved in range(scale + 1)] + [0, 2 << scale]  # ends with SURE, FRESH
    total = sum([count * by_doubt[FRESH + i] for i, count in enumerate(lands)])
    squares = sum([count * by_doubt[FRESH + i] ** 2 for i, count in enumerate(lands)])
    two = 1 << 2 * scale
    boxed = [weight * (total - weight) for weight in by_doubt]
    boxed[FRESH] += 2 * two
    return (total * total - squares) // 2 + two * sum(lands[:1]), boxed


def land_at(table: Table, point: float) -> int:
    """The land at this point of the interval from 0 to 1, each as wide as it is likely to come up next."""
    unseen, doubt = table.unseen, table.doubt
    boxes, boxed = weighed_boxes(doubt) if table.evidence else NO_BOXES
    rest = point * boxes * (sum(unseen) - (BOXED if table.evidence else 0))
    for land, count in enumerate(unseen):
        if count:
            rest -= count * boxes - boxed[doubt[land]]
            if rest < 0:
                return land
    return max([land for land, count in enumerate(unseen) if count])


def turn_up(table: Table, land: int) -> None:
    """A tile of this land has come up: it was in the supply."""
    if table.unseen[land] == 1:
        table.doubt[land] = SURE
    elif table.doubt[land] == FRESH:
        table.doubt[land] = 0
    elif table.doubt[land] != SURE:
        table.doubt[land] += 1
    table.unseen[land] -= 1
    table.supply -= 1
    table.cached_odds = []
    table.revealed.append(land)


def shuffle_back(table: Table, land: int) -> None:
    """DIC-6.3: it is unseen again, but what its coming up has told stays known."""
    table.revealed.remove(land)
    table.unseen[land] += 1
    table.supply += 1
    table.cached_odds = []
    table.evidence = True
