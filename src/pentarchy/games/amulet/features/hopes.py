"""What the fight under way promises at best: looked up while nothing lies on the card, then estimated from what each
token that is left could still cover by itself."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    COINS_ON,
    FIGHT_WEAPONS,
    FIRST_ADVENTURE,
    FIRST_MYTHICAL,
    GEM_SQUARE,
    LAIR,
    MANOR,
    WEAK,
    damage_left,
)
from pentarchy.games.amulet.features.hunting import PROSPECT, best_fight
from pentarchy.games.amulet.features.layout import LAYOUT, size, weapons_of
from pentarchy.games.amulet.features.mythical import mean_damage, mean_open, results, share_unhurt
from pentarchy.games.amulet.features.prospects import (
    CREWS,
    coins_paid,
    crew_at,
    damage_taken,
    gems_paid,
    is_bare,
    prospect,
    weak_open,
)
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.forecast import damage_of, healing_of
from pentarchy.games.amulet.shapes import FIRST_HELPER, PAYS_COIN, PAYS_GEM, PAYS_HEART, SPELL_TOKENS
from pentarchy.games.amulet.solver import solve
from pentarchy.games.amulet.spots import HURT, spots_of
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

HOPE: Final = LAYOUT.block(
    "fight at best", ["weak spots open", "damage", "health after it", "share of stuns", "gems", "coins"]
)
TENTHS: Final = 10
PER_CENT: Final = 100
NO_FOE: Final = -1
FACE_DOWN: Final = -2
AT_LAIR: Final = LAIR
AT_MANOR: Final = MANOR
NO_SPELLS: Final = ~SPELL_TOKENS
ALL_HELPERS: Final = CREWS - 1
HAS_COIN: Final = PAYS_COIN
HAS_GEM: Final = PAYS_GEM
HAS_HEART: Final = PAYS_HEART
REACH_BITS: Final = 8
REACH_LOW: Final = (1 << REACH_BITS) - 1


def put_hope(row: list[int], table: "Table", fight: Fight, fighter: int) -> None:
    """Until the outcome is decided."""
    if fight.foe == NO_FOE:
        foes = foes_at(table, fight.arena)
        if foes:
            put_prospect(row, table, fighter, best_fight(table, fighter, fight.arena, foes) & PROSPECT)
    elif fight.foe == FACE_DOWN:
        put_blind(row, table, fight, fighter)
    elif FIRST_MYTHICAL <= fight.foe < FIRST_ADVENTURE:
        put_known(row, table, fight, fighter)
    elif fight.foe >= FIRST_ADVENTURE or fight.covered or fight.token >= 0:
        put_reach(row, table, fight, fighter)
    else:
        put_prospect(row, table, fighter, prepared(table, fight, fighter, fight.foe))


def foes_at(table: "Table", arena: int) -> int:
    """AMU-5.16, AMU-21.3: the monsters to choose from, at night all."""
    return (table.lair if arena != AT_MANOR else 0) | (table.manor if arena != AT_LAIR else 0)


def put_prospect(row: list[int], table: "Table", fighter: int, found: int) -> None:
    damage = damage_taken(found)
    row[HOPE] = TENTHS * weak_open(found)
    put(row, HOPE + 1, TENTHS * damage)
    put(row, HOPE + 2, TENTHS * (table.health[fighter] - damage))
    row[HOPE + 3] = 0 if damage < table.health[fighter] else PER_CENT
    row[HOPE + 4] = gems_paid(found)
    row[HOPE + 5] = coins_paid(found)


def put_blind(row: list[int], table: "Table", fight: Fight, fighter: int) -> None:
    """AMU-18.3: the average of the mythical monsters that it may be."""
    put_results(row, table.health[fighter], against(table, fight, fighter, table.unseen_mythical))


def against(table: "Table", fight: Fight, fighter: int, unseen: int) -> list[int]:
    character, crew = table.character[fighter], crew_at(table, fighter, fight.arena)
    armed, ready = weapons_of(fight.armed, character), weapons_of(table.ready, character)
    bare = is_bare(table, fighter, FIRST_MYTHICAL)
    return results(character, crew, bare, armed, ready, table.spells[fighter], unseen)


def put_results(row: list[int], health: int, found: list[int]) -> None:
    damage = mean_damage(found)
    row[HOPE] = mean_open(found)
    put(row, HOPE + 1, damage)
    put(row, HOPE + 2, TENTHS * health - damage)
    row[HOPE + 3] = PER_CENT - share_unhurt(found, health)


def put_known(row: list[int], table: "Table", fight: Fight, fighter: int) -> None:
    """Against a mythical monster whose card is known: with all that is in hand, as the solver would lay it."""
    held = 1 << fight.token if fight.token >= 0 else 0
    if not fight.hand | held | fight.covered:
        put_results(row, table.health[fighter], against(table, fight, fighter, 1 << fight.foe - FIRST_MYTHICAL))
        return
    plan = solve(fight.foe, fight.hand | held, fight.unshielded, fight.covered, fight.outside)
    hearts = size((fight.used | plan.used) & HAS_HEART)
    damage = damage_left(fight.foe, plan.covered) + fight.extra_damage - hearts - fight.healing
    after = table.health[fighter] - damage
    row[HOPE] = TENTHS * size(WEAK[fight.foe] & ~plan.covered)
    put(row, HOPE + 1, TENTHS * damage)
    put(row, HOPE + 2, TENTHS * after)
    row[HOPE + 3] = 0 if after > 0 else PER_CENT
    put_pay(row, fight, fight.used | plan.used)


def prepared(table: "Table", fight: Fight, fighter: int, card: int) -> int:
    """With the weapons chosen so far, and the best that may still be added to them."""
    character = table.character[fighter]
    if fight.hand:
        crew, weapons = fight.hand >> FIRST_HELPER & ALL_HELPERS, weapons_of(fight.hand, character)
        return prospect(card, character, crew, fight.unshielded, weapons)
    crew, bare = crew_at(table, fighter, fight.arena), is_bare(table, fighter, card)
    armed, ready = weapons_of(fight.armed, character), weapons_of(table.ready, character)
    if not armed:
        return prospect(card, character, crew, bare, ready)
    best, rest = prospect(card, character, crew, bare, armed), ready & ~armed
    while rest and size(armed) < FIGHT_WEAPONS:
        low = rest & -rest
        best = max(best, prospect(card, character, crew, bare, armed | low))
        rest ^= low
    return best


def put_reach(row: list[int], table: "Table", fight: Fight, fighter: int) -> None:
    """An estimate: every token left does its best, as if no other were in its way; spells are not counted."""
    tokens = 1 << fight.token if fight.token >= 0 else 0
    if not tokens or fight.foe < FIRST_ADVENTURE:
        tokens |= fight.hand & NO_SPELLS
    found = reach_of_all(fight, tokens)
    damage = max(0, damage_of(fight) - (found & REACH_LOW))
    after = table.health[fighter] - damage + healing_of(fight)
    row[HOPE] = TENTHS * max(0, size(WEAK[fight.foe] & ~fight.covered) - (found >> REACH_BITS))
    put(row, HOPE + 1, TENTHS * damage)
    put(row, HOPE + 2, TENTHS * after)
    row[HOPE + 3] = 0 if after > 0 else PER_CENT
    put_pay(row, fight, fight.used | tokens)


def put_pay(row: list[int], fight: Fight, tokens: int) -> None:
    """AMU-6.11, AMU-6.12: what symbols and open squares would pay."""
    if not GEM_SQUARE[fight.foe] & fight.covered:
        row[HOPE + 4] = size(tokens & HAS_GEM)
    row[HOPE + 5] = size(tokens & HAS_COIN) + size(COINS_ON[fight.foe] & ~fight.covered)


def reach_of_all(fight: Fight, tokens: int) -> int:
    """Of a fight all tokens together, of an adventure, which takes one after the other, the best."""
    most, together, alone = 0, 0, tokens & tokens - 1 == 0
    while tokens:
        low = tokens & -tokens
        found = reach(fight, low.bit_length() - 1, alone)
        most = max(most, found)
        together += found
        tokens ^= low
    return most if fight.foe >= FIRST_ADVENTURE else together


def reach(fight: Fight, token: int, alone: bool) -> int:
    """The open weak spots that a token can cover and, behind them, the damage; at once if it is the last one."""
    spots = spots_of(fight.foe, token, fight.unshielded, False)
    covered, weak, best, cover = fight.covered, WEAK[fight.foe] & ~fight.covered, -1, 0
    for p, here in enumerate(spots.on):
        if here & covered:
            continue
        if best < 0:
            best = p
        meets = here & weak
        if meets and size(meets) > cover:
            cover = size(meets)
            best = p if alone else best
        if meets == weak:
            break
    hurt = (spots.gain[best] - spots.fee + HURT - 1) // HURT if best >= 0 else 0
    return cover << REACH_BITS | max(0, hurt)
