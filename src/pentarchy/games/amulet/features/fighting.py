"""The fight or the adventure under way (AMU-6, AMU-8): who fights whom with what, and how it would end now."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    DUNGEON,
    FIRST_ADVENTURE,
    FIRST_MYTHICAL,
    LEVEL_OF,
    MANOR,
    PLACES,
    POINTS_OF,
    XP_OF,
)
from pentarchy.games.amulet.features.hopes import put_hope
from pentarchy.games.amulet.features.hunting import gem_worth
from pentarchy.games.amulet.features.layout import LAYOUT, size
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.forecast import (
    OUTCOMES,
    coins_won,
    damage_of,
    gems_of_symbols,
    healing_of,
    outcome_of,
    stuns,
    weak_left,
    xp_won,
)
from pentarchy.games.amulet.shapes import FIRST_SPELL, WEAPON_TOKENS
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

KIND: Final = LAYOUT.block("fight", ["under way", "mine", "for an adventure"])
ARENA: Final = LAYOUT.block("fight at", PLACES[MANOR : DUNGEON + 1])
FOE: Final = LAYOUT.block("foe", ["unknown", "mythical", "of level 2", "points", "experience", "worth of its gem"])
TOKEN_PARTS: Final = ["armed", "weapons in hand", "spells in hand", "being laid", "weapons used", "spells used"]
TOKENS: Final = LAYOUT.block("tokens", TOKEN_PARTS)
ASIDE: Final = LAYOUT.block("tokens", ["added", "taken back", "weak spots closed"])
NOW_PARTS: Final = ["weak spots open", "damage", "health after it", "stuns", "coins", "experience", "gems"]
NOW: Final = LAYOUT.block("fight ended now", NOW_PARTS)
OUTCOME: Final = LAYOUT.block("outcome", list(OUTCOMES))
PURSE: Final = LAYOUT.one("coins of the fight")

AT_MANOR: Final = MANOR
AT_DUNGEON: Final = DUNGEON
ALL_WEAPONS: Final = WEAPON_TOKENS
FACE_DOWN: Final = -2


def put_fight(row: list[int], table: "Table", seat: int) -> None:
    fight = table.current_fight
    if fight is None:
        return
    fighter = table.on_turn()
    row[KIND] = 1
    row[KIND + 1] = int(fighter == seat)
    row[KIND + 2] = int(fight.foe >= FIRST_ADVENTURE)
    if AT_MANOR <= fight.arena <= AT_DUNGEON:
        row[ARENA + fight.arena - AT_MANOR] = 1
    put_tokens(row, fight)
    if fight.outcome >= 0:
        row[OUTCOME + fight.outcome] = 1
        put(row, PURSE, fight.coins)
        return
    if fight.foe >= 0:
        put_now(row, table, fight, fighter)
    put_foe(row, table, fight.foe, fighter)
    put_hope(row, table, fight, fighter)


def put_tokens(row: list[int], fight: Fight) -> None:
    """AMU-6.5: what is chosen, at hand, and lies on the card."""
    row[TOKENS] = size(fight.armed)
    row[TOKENS + 1] = size(fight.hand & ALL_WEAPONS)
    row[TOKENS + 2] = size(fight.hand >> FIRST_SPELL)
    row[TOKENS + 3] = int(fight.token >= 0)
    row[TOKENS + 4] = size(fight.used & ALL_WEAPONS)
    row[TOKENS + 5] = size(fight.used >> FIRST_SPELL)
    row[ASIDE] = size(fight.extra)
    row[ASIDE + 1] = size(fight.lifted)
    row[ASIDE + 2] = size(fight.closed)


def put_foe(row: list[int], table: "Table", foe: int, fighter: int) -> None:
    if foe == FACE_DOWN:
        row[FOE] = 1
    mythical = foe == FACE_DOWN or FIRST_MYTHICAL <= foe < FIRST_ADVENTURE
    row[FOE + 1] = int(mythical)
    if foe >= 0:
        put(row, FOE + 5, gem_worth(table, fighter, foe))
    if mythical:
        row[FOE + 3] = POINTS_OF[FIRST_MYTHICAL]
    elif 0 <= foe < FIRST_MYTHICAL:
        row[FOE + 2] = int(LEVEL_OF[foe] == 2)
        row[FOE + 3] = POINTS_OF[foe]
        row[FOE + 4] = XP_OF[foe]


def put_now(row: list[int], table: "Table", fight: Fight, fighter: int) -> None:
    """AMU-6.8 to AMU-6.12: what the end would bring as the tokens lie."""
    damage = damage_of(fight)
    after = table.health[fighter] - damage + healing_of(fight)
    row[NOW] = size(weak_left(fight))
    put(row, NOW + 1, damage)
    put(row, NOW + 2, after)
    if fight.foe < FIRST_ADVENTURE:
        outcome = outcome_of(fight, after <= 0)
        row[NOW + 3] = int(stuns(outcome))
        put(row, NOW + 4, coins_won(table, fighter, fight, outcome))
        row[NOW + 5] = xp_won(fight, outcome)
    if after > 0:
        row[NOW + 6] = len(gems_of_symbols(table, fight))
