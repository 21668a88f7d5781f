"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import CITIZEN_ROWS, NUMBERS, VP, alternatives_of
from pentarchy.games.valeria.scoring import parts_of
from pentarchy.kernel.data import Row

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

RESOURCE: Final = 0.4
PLENTY: Final = 12
SURPLUS: Final = 0.15
"""What a resource is worth, up to how many of a kind, and beyond that."""
ROUNDS_LEFT: Final = 9.0
LAST_ROUND: Final = 25.0
FADING: Final = 10.0
"""Nobody plans for a harvest after the last round, and little just before: hoarders would never end a game."""
ENVY: Final = 0.3
ODDS: Final = [0, 11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]
"""Of the 36 throws, how many activate each number."""


def guess(effects: list[Row]) -> float:
    """About how many resources these effects bring."""
    return sum(guess_one(effect) for effect in effects)


def guess_one(effect: Row) -> float:
    match effect.text("op"):
        case "gain":
            return effect.number("amount") * (2.5 if effect.text("resource") == "vp" else 1.0)
        case "gain_per":
            return 2.0 * effect.number("amount")
        case "choose":
            return 0.5 + max(guess(rows) for rows in alternatives_of(effect))
        case "exchange":
            return 1.5
    return 3.0


def yield_of(row: Row, side: str) -> float:
    return guess(row.rows(side)) * sum(ODDS[number] for number in row.numbers("activation")) / 36


ON_TURN: Final = [yield_of(row, "on_turn") for row in CITIZEN_ROWS]
OFF_TURN: Final = [yield_of(row, "off_turn") for row in CITIZEN_ROWS]


def worth(table: "Table", seat: int) -> float:
    """Own points, resources, expected harvest and duke, less what the best opponent shows."""
    if table.purchase is not None and seat == table.active:
        return worth(paid(table), seat)
    others = [standing(table, other) for other in range(table.seats) if other != seat]
    duke = parts_of(table, seat).get("duke", 0)
    return standing(table, seat) + duke - ENVY * max(others, default=0.0)


def paid(table: "Table") -> "Table":
    """The table once what is being bought is paid, with as little magic as possible."""
    twin = table.copy()
    twin.play(twin.options()[-1])
    return twin


def standing(table: "Table", seat: int) -> float:
    """What everybody can see of a seat."""
    points = sum(value for part, value in parts_of(table, seat).items() if part != "duke")
    own = table.purse[seat][:VP]
    resources = sum(RESOURCE * min(amount, PLENTY) + SURPLUS * max(0, amount - PLENTY) for amount in own)
    return points + resources + harvest(table, seat) * rounds_left(table)


def harvest(table: "Table", seat: int) -> float:
    """What the citizens bring in a round, in points."""
    citizens, others = table.citizens[seat], table.seats - 1
    each = [count * (ON_TURN[kind] + others * OFF_TURN[kind]) for kind, count in enumerate(citizens) if count]
    return RESOURCE * sum(each)


def rounds_left(table: "Table") -> float:
    to_come = 1 - table.exhausted_count() / NUMBERS[table.seats].end_exhausted
    return ROUNDS_LEFT * max(0.0, min(to_come, (LAST_ROUND - table.turns / table.seats) / FADING))
