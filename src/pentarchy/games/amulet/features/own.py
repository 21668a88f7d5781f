"""What matters of the one who looks beyond what is said of every seat."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import ARMOURY, COLOURS, COUNTS, OATHS, PLACES, POTIONS, SKILLS, SKILLS_EACH
from pentarchy.games.amulet.features import amulets, seats
from pentarchy.games.amulet.features.layout import LAYOUT, size
from pentarchy.games.amulet.features.oaths import tree_of
from pentarchy.games.amulet.modifiers import (
    DEARER_POTIONS,
    DEARER_SPELLS,
    FORBIDS_HEALING,
    HEAL_CAPS,
    LOCKS,
    NO_XP,
    REPAIR_CAPS,
    REVELS,
    RIVER_DEARER,
    total,
)
from pentarchy.games.amulet.shapes import PAYS_COIN, PAYS_GEM, PAYS_HEART, PAYS_XP
from pentarchy.kernel.features import put, put_count, put_mask

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

LEAD: Final = LAYOUT.one("my lead + 100")
TURNS: Final = LAYOUT.one("my turns left")
PLACE: Final = LAYOUT.block("I am at", PLACES)
SKILL: Final = LAYOUT.block("I have", [name for i, name in enumerate(SKILLS) if i % SKILLS_EACH])
PIPS: Final = LAYOUT.block("my experience on skill", [str(i) for i in range(1, SKILLS_EACH)])
SPENT: Final = LAYOUT.one("my skills used up")
POTION: Final = LAYOUT.block("I have", POTIONS)
GEMS: Final = LAYOUT.block("my unplaced", COLOURS)
AT_ONCE: Final = LAYOUT.block("points I charge by", COLOURS)
GAIN: Final = LAYOUT.block("worth to me of", [*COLOURS, "any"])
OATH: Final = LAYOUT.block("I hold", OATHS)
MOST_COINS: Final = 6
COINS: Final = LAYOUT.count("my coins", MOST_COINS)
MOST_HEALTH: Final = 5
HEALTH: Final = LAYOUT.count("my health", MOST_HEALTH)
MOST_READY: Final = 4
READY: Final = LAYOUT.count("my ready weapons", MOST_READY)
SYMBOLS: Final = LAYOUT.block("my ready weapons with", ["coins", "experience", "hearts", "gems"])

LEARNABLE: Final = SKILLS_EACH - 1
"""All but the start skill."""
DAYS: Final = [0, *[COUNTS[players].days for players in sorted(COUNTS)]]
BEHIND: Final = 100
GEM_COLOURS: Final = len(COLOURS)
HAS_COIN: Final = PAYS_COIN
HAS_XP: Final = PAYS_XP
HAS_HEART: Final = PAYS_HEART
HAS_GEM: Final = PAYS_GEM

PLAGUES: Final = {
    "dearer river": RIVER_DEARER,
    "dearer spells": DEARER_SPELLS,
    "dearer potions": DEARER_POTIONS,
    "no healing by skills": FORBIDS_HEALING,
    **{f"lock of {place}": LOCKS[i] for i, place in enumerate(PLACES) if LOCKS[i]},
    **{f"revel at {place}": REVELS[i] for i, place in enumerate(PLACES) if REVELS[i]},
    "fewer repairs": total(REPAIR_CAPS),
    "less healing": total(HEAL_CAPS),
    "no experience": total(NO_XP),
}
PLAGUE: Final = LAYOUT.block("I bear", list(PLAGUES))
PLAGUE_MASKS: Final = list(PLAGUES.values())


def put_own(row: list[int], table: "Table", seat: int) -> None:
    if table.character[seat] < 0:
        return
    put_lead(row, table.seats)
    put(row, TURNS, 2 * (DAYS[table.seats] - table.day) + row[seats.FIRST + seats.TODAY])
    row[PLACE + table.place[seat]] = 1
    put_mask(row, SKILL + table.character[seat] * LEARNABLE, tree_of(table, seat) >> 1)
    put_pips(row, table, seat)
    row[SPENT] = int(table.spent[seat] != 0)
    put_mask(row, POTION, table.potions[seat])
    put_mask(row, OATH, table.campaign.oaths[seat])
    put_count(row, COINS, table.coins[seat], MOST_COINS)
    put_count(row, HEALTH, table.health[seat], MOST_HEALTH)
    put_weapons(row, table, seat)
    put_gems(row, table, seat)
    put_plagues(row, table, seat)


def put_lead(row: list[int], count: int) -> None:
    """Over the best of the others."""
    mine, best = row[seats.FIRST + seats.SCORE], 0
    for at in range(seats.FIRST + seats.WIDTH, seats.FIRST + count * seats.WIDTH, seats.WIDTH):
        best = max(best, row[at + seats.SCORE])
    put(row, LEAD, mine - best + BEHIND)


def put_pips(row: list[int], table: "Table", seat: int) -> None:
    pips, first = table.pips, seat * SKILLS_EACH + 1
    for i in range(LEARNABLE):
        if pips[first + i]:
            put(row, PIPS + i, pips[first + i])


def put_weapons(row: list[int], table: "Table", seat: int) -> None:
    ready = table.ready & ARMOURY[table.character[seat]]
    put_count(row, READY, size(ready), MOST_READY)
    row[SYMBOLS] = size(ready & HAS_COIN)
    row[SYMBOLS + 1] = size(ready & HAS_XP)
    row[SYMBOLS + 2] = size(ready & HAS_HEART)
    row[SYMBOLS + 3] = size(ready & HAS_GEM)


def put_gems(row: list[int], table: "Table", seat: int) -> None:
    amulet = amulets.amulet_of(table.character[seat], table.fields[seat])
    gems, first = table.gems, seat * GEM_COLOURS
    for colour in range(GEM_COLOURS):
        put(row, GEMS + colour, gems[first + colour])
        row[AT_ONCE + colour] = amulet[amulets.AT_ONCE + colour]
        put(row, GAIN + colour, amulet[amulets.GAIN + colour])
    put(row, GAIN + GEM_COLOURS, amulet[amulets.GAIN + GEM_COLOURS])


def put_plagues(row: list[int], table: "Table", seat: int) -> None:
    """AMU-12.1: the lasting monsters of the Village that the seat has to bear."""
    plagues = table.plagues(seat)
    if plagues:
        for i in range(len(PLAGUE_MASKS)):
            row[PLAGUE + i] = int(plagues & PLAGUE_MASKS[i] != 0)
