"""Oath cards (AMU-14.13): what they ask for, as masks and numbers."""

from typing import Final

from pentarchy.games.amulet.cards import OATH_ROWS, OATHS, PLACES, mask_of
from pentarchy.kernel.data import Row

AT_NIGHT: Final = len(PLACES)
ACTIONS: Final = mask_of([oath for oath, row in enumerate(OATH_ROWS) if row.text("kind") == "action"])


def achievement(condition: str) -> int:
    """The oath that is fulfilled under this condition, as a mask."""
    return mask_of([oath for oath, row in enumerate(OATH_ROWS) if condition in conditions(row)])


def conditions(row: Row) -> list[str]:
    return [entry.text("cond") for entry in row.rows("require")] if row.has("require") else []


def threshold(oath: int) -> int:
    return OATH_ROWS[oath.bit_length() - 1].rows("require")[0].number("value")


PERFECTION, SINGLE_BLADE = achievement("uncovered_damage_is"), achievement("weapons_placed_is")
FELLOWSHIP, MASTERY, LIGHT = (
    achievement("own_adventures_at_least"),
    achievement("skill_row_is"),
    achievement("own_charged_sections_at_least"),
)
JOURNEYS, LIGHT_SECTIONS, MASTER_ROW = threshold(FELLOWSHIP), threshold(LIGHT), threshold(MASTERY)
BLADES, OPEN_DAMAGE = threshold(SINGLE_BLADE), threshold(PERFECTION)


class OathCost:
    """What an action oath costs and where it is paid."""

    def __init__(self, row: Row) -> None:
        cost = row.rows("cost")[0]
        self.at = AT_NIGHT if row.text("at") == "night" else PLACES.index(row.text("at"))
        self.what = cost.texts("what")[0] if cost.has("what") else cost.text("op")
        self.amount = cost.number("amount")


COSTS: Final = [OathCost(row) if row.text("kind") == "action" else None for row in OATH_ROWS]
ASKED_AT: Final = [
    mask_of([oath for oath, cost in enumerate(COSTS) if cost is not None and cost.at == where])
    for where in range(AT_NIGHT + 1)
]
COIN_OATHS: Final = mask_of([i for i, cost in enumerate(COSTS) if cost is not None and cost.what == "lose_coins"])
HEALTH_OATHS: Final = mask_of([i for i, cost in enumerate(COSTS) if cost is not None and cost.what == "lose_health"])
assert len(OATHS) == len(COSTS)
