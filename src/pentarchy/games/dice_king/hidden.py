"""What is hidden: the tiles in the box, and what everybody can work out about them (DIC-9.3, DIC-9.6).

Two tiles are in the box, nobody knows which, so nothing is decided about them: a draw follows the belief that all draws
so far support. For every land two numbers say all there is to know: `unseen`, its tiles in supply and box together, and
`doubt`. With FRESH nothing was ever learned about two unseen tiles; SURE means that none of them can be in the box;
otherwise exactly one can be, and `doubt` is how often that possibility was halved by a tile that came up and went back.
Before the first tile goes back nothing of this matters: every unseen tile is equally likely to come up. From then on
`doubts` says how many lands there are of every doubt.
"""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import BOXED, LANDS, TILES_OF_LAND
from pentarchy.kernel.events import Event

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

FRESH: Final = -1
"""Nothing was ever learned about its two tiles: both may lie in the box."""
SURE: Final = -2
"""None of its tiles can lie in the box. A list by doubt keeps both at its end, where negative places count from."""

NO_EVIDENCE: Final = 0
COUNT_BITS: Final = len(LANDS).bit_length()
MOST_HALVED: Final = 3 * sum(TILES_OF_LAND)
"""For each tile that stays on the map, two at most go back."""


class Boxes:
    """All boxes of two tiles that are possible: what they weigh together, what those with a tile of a land do, by the
    doubt of the land, and what follows for a land as the next to come up, by its unseen tiles and its doubt.

    Each land is a polynomial in t, its coefficient of t^j weighing the case that j of its tiles are in the box:
    FRESH 1 + 2t + t², SURE 1, otherwise 1 + t / 2^doubt. The product's coefficient of t² weighs all boxes of two.
    """

    def __init__(self, weigh: int, boxed: list[int]) -> None:
        self.weigh = weigh
        self.boxed = boxed
        one = [float(weigh - tiles) for tiles in boxed]
        self.odds = [[0.0] * len(boxed), one, [weight + weigh for weight in one]]


UNKNOWN: Final = Boxes(1, [0, 0, 0])
BOXES: Final = {NO_EVIDENCE: UNKNOWN}
MOST_BOXES: Final = 10_000


def boxes_of(doubts: int) -> Boxes:
    return BOXES.get(doubts) or weighed(doubts)


def weighed(doubts: int) -> Boxes:
    """A land comes up in as many ways as all boxes weigh, times its tiles, less the tiles that lie in a box."""
    lands = counts(doubts)
    scale = max(0, len(lands) - 2)
    by_doubt = [1 << scale - halved for halved in range(scale + 1)] + [0, 2 << scale]  # ends with SURE, FRESH
    total = sum([count * by_doubt[FRESH + i] for i, count in enumerate(lands)])
    squares = sum([count * by_doubt[FRESH + i] ** 2 for i, count in enumerate(lands)])
    two = 1 << 2 * scale
    boxed = [weight * (total - weight) for weight in by_doubt]
    boxed[FRESH] += 2 * two
    return remembered(doubts, Boxes((total * total - squares) // 2 + two * sum(lands[:1]), boxed))


def remembered(doubts: int, boxes: Boxes) -> Boxes:
    if len(BOXES) >= MOST_BOXES:
        BOXES.clear()
        BOXES[NO_EVIDENCE] = UNKNOWN
    BOXES[doubts] = boxes
    return boxes


def land_of(doubt: int) -> int:
    """One land of this doubt, as a part of `doubts`."""
    return 1 << COUNT_BITS * (doubt - SURE)


ONE_LAND: Final = [land_of(halved) for halved in range(MOST_HALVED)] + [land_of(SURE), land_of(FRESH)]


def counts(doubts: int) -> list[int]:
    """How many lands there are of every doubt, FRESH first."""
    doubts >>= COUNT_BITS * (FRESH - SURE)
    found = []
    while doubts:
        found.append(doubts % (1 << COUNT_BITS))
        doubts >>= COUNT_BITS
    return found


def chances(table: "Table") -> list[int]:
    """For each land how likely it is to come up next, as whole weights."""
    boxes = boxes_of(table.doubts)
    weigh, boxed, doubt = boxes.weigh, boxes.boxed, table.doubt
    return [count * weigh - boxed[doubt[land]] if count else 0 for land, count in enumerate(table.unseen)]


def lands_left(table: "Table") -> list[int]:
    """The lands that may come up next."""
    boxes = boxes_of(table.doubts)
    weigh, boxed, doubt = boxes.weigh, boxes.boxed, table.doubt
    return [land for land, count in enumerate(table.unseen) if count and count * weigh > boxed[doubt[land]]]


def land_at(table: "Table", point: float) -> int:
    """The land at this point of the interval from 0 to 1, each as wide as it is likely to come up next."""
    doubts, doubt = table.doubts, table.doubt
    boxes = boxes_of(doubts)
    odds, rest = boxes.odds, point * (boxes.weigh * (table.supply if doubts else table.supply + BOXED))
    for land, count in enumerate(table.unseen):
        if count:
            rest -= odds[count][doubt[land]]
            if rest < 0.0:
                return land
    return max([land for land, weight in enumerate(chances(table)) if weight])


def turn_up(table: "Table", land: int, rule: str = "DIC-6.2") -> None:
    """A tile of this land has come up, by this rule: it was in the supply."""
    count, doubt = table.unseen[land], table.doubt[land]
    table.unseen[land] = count - 1
    if doubt != SURE:
        surer = table.doubt[land] = SURE if count == 1 else doubt + 1
        if table.doubts:
            table.doubts += ONE_LAND[surer] - ONE_LAND[doubt]
    table.supply -= 1
    table.revealed.append(land)
    if table.events is not None:
        table.tell(Event("drew", rule, table.active, {"land": LANDS[land]}))


def shuffle_back(table: "Table", land: int) -> None:
    """DIC-6.3: it is unseen again, but what its coming up has told stays known."""
    table.revealed.remove(land)
    table.unseen[land] += 1
    table.supply += 1
    if not table.doubts:
        table.doubts = sum([ONE_LAND[doubt] for doubt in table.doubt])
