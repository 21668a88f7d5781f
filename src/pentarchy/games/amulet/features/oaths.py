"""How far an oath is kept (AMU-14.13)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import COLOURS, OATHS, SKILL_COST, SKILLS_EACH
from pentarchy.games.amulet.features.amulets import CHARGED, amulet_of
from pentarchy.games.amulet.features.layout import ONES, size, sums, weapons_of
from pentarchy.games.amulet.oaths import COSTS, FELLOWSHIP, JOURNEYS, LIGHT, LIGHT_SECTIONS, MASTERY

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

LEARNED: Final = [sums(SKILL_COST[i : i + SKILLS_EACH]) for i in range(0, len(SKILL_COST), SKILLS_EACH)]
TREE: Final = (1 << SKILLS_EACH) - 1
MASTERED: Final = 6
"""The experience that leads to a skill of the top row, roughly."""
PER_CENT: Final = 100

MEANS: Final = [
    "lose_coins",
    "lose_health",
    "damage_weapon",
    "potion",
    "spell",
    "trophy",
    "unplaced_gem",
    "journeys",
    "learned",
    "charged",
    "luck",
]
COINS: Final = 0
HEALTH: Final = 1
WEAPONS: Final = 2
POTIONS: Final = 3
SPELLS: Final = 4
TROPHIES: Final = 5
GEMS: Final = 6
TRAVELS: Final = 7
LEARNING: Final = 8
SECTIONS: Final = 9
LUCK: Final = 10


def means_of(oath: int) -> list[int]:
    """What an oath is kept with, and how much of it."""
    cost = COSTS[oath]
    if cost is not None:
        return [MEANS.index(cost.what), cost.amount]
    kept_by = {FELLOWSHIP: [TRAVELS, JOURNEYS], MASTERY: [LEARNING, MASTERED], LIGHT: [SECTIONS, LIGHT_SECTIONS]}
    return kept_by.get(1 << oath, [LUCK, 1])


MEANS_OF: Final = [means_of(oath)[0] for oath in range(len(OATHS))]
AMOUNT_OF: Final = [means_of(oath)[1] for oath in range(len(OATHS))]


def kept(table: "Table", seat: int) -> int:
    """How far the nearer of the oaths that the seat holds is kept, in per cent."""
    best, held = 0, table.campaign.oaths[seat]
    while held:
        low = held & -held
        oath = low.bit_length() - 1
        best = max(best, PER_CENT * owned(table, seat, MEANS_OF[oath]) // AMOUNT_OF[oath])
        held ^= low
    return min(PER_CENT, best)


def owned(table: "Table", seat: int, means: int) -> int:
    if means == COINS:
        return table.coins[seat]
    if means == HEALTH:
        return table.health[seat] - 1
    if means == WEAPONS:
        return ONES[weapons_of(table.ready, table.character[seat])]
    if means == POTIONS:
        return ONES[table.potions[seat]]
    if means == SPELLS:
        return size(table.spells[seat])
    if means == TROPHIES:
        return size(table.trophies[seat])
    return achieved(table, seat, means)


def achieved(table: "Table", seat: int, means: int) -> int:
    if means == GEMS:
        return colours_unplaced(table, seat)
    if means == TRAVELS:
        return table.campaign.journeys[seat]
    if means == LEARNING:
        return learned(table, seat)
    return amulet_of(table.character[seat], table.fields[seat])[CHARGED] if means == SECTIONS else 0


def colours_unplaced(table: "Table", seat: int) -> int:
    count = 0
    for at in range(seat * len(COLOURS), (seat + 1) * len(COLOURS)):
        count += table.gems[at] > 0
    return count


def tree_of(table: "Table", seat: int) -> int:
    """The skills that the seat has, as a set of the places of its tree."""
    return table.skills[seat] >> table.character[seat] * SKILLS_EACH & TREE


def learned(table: "Table", seat: int) -> int:
    """The experience on the skills that the seat has."""
    return LEARNED[table.character[seat]][tree_of(table, seat)]
