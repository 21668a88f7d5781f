"""Oath cards (AMU-14.13): what they ask for, as masks and numbers."""

from typing import Final

from pentarchy.games.amulet.cards import OATH_ROWS, OATHS, PLACES, mask_of
from pentarchy.games.amulet.costs import Cost
from pentarchy.games.amulet.vocabulary import CONDITIONS
from pentarchy.kernel.data import Row

AT_NIGHT: Final = len(PLACES)
KINDS: Final = ["action", "achievement"]


def achievement(condition: str) -> int:
    """The oath that is fulfilled under this condition, as a mask."""
    return mask_of([oath for oath, row in enumerate(OATH_ROWS) if condition in conditions(row)])


def conditions(row: Row) -> list[str]:
    return [entry.word("cond", CONDITIONS) for entry in row.rows("require")] if row.has("require") else []


def at_event(oath: int, event: str) -> int:
    """The same oath, which must be looked at when this happens."""
    OATH_ROWS[oath.bit_length() - 1].exactly("event", event)
    return oath


def threshold(oath: int) -> int:
    return OATH_ROWS[oath.bit_length() - 1].rows("require")[0].number("value")


PERFECTION: Final = at_event(achievement("uncovered_damage_is"), "fight_won")
SINGLE_BLADE: Final = at_event(achievement("weapons_placed_is"), "fight_won")
FELLOWSHIP: Final = at_event(achievement("own_adventures_at_least"), "adventure_completed")
MASTERY: Final = at_event(achievement("skill_row_is"), "skill_unlocked")
LIGHT: Final = at_event(achievement("own_charged_sections_at_least"), "section_charged")
JOURNEYS, LIGHT_SECTIONS, MASTER_ROW = threshold(FELLOWSHIP), threshold(LIGHT), threshold(MASTERY)
BLADES, OPEN_DAMAGE = threshold(SINGLE_BLADE), threshold(PERFECTION)


class OathCost(Cost):
    """What an action oath costs and where it is paid."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.rows("cost")[0])
        self.at = AT_NIGHT if row.text("at") == "night" else PLACES.index(row.text("at"))


COSTS: Final = [OathCost(row) if row.word("kind", KINDS) == "action" else None for row in OATH_ROWS]
ASKED_AT: Final = [
    mask_of([oath for oath, cost in enumerate(COSTS) if cost is not None and cost.at == where])
    for where in range(AT_NIGHT + 1)
]
COIN_OATHS: Final = mask_of([i for i, cost in enumerate(COSTS) if cost is not None and cost.what == "lose_coins"])
HEALTH_OATHS: Final = mask_of([i for i, cost in enumerate(COSTS) if cost is not None and cost.what == "lose_health"])
assert len(OATHS) == len(COSTS)
