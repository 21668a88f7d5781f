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
)
from pentarchy.games.amulet.features.hunting import PROSPECT, best_fight
from pentarchy.games.amulet.features.layout import LAYOUT, size, weapons_of
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
from pentarchy.games.amulet.shapes import FIRST_HELPER, PAYS_COIN, PAYS_GEM, SPELL_TOKENS
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
    unseen, card, count, weak, damage, stuns = table.unseen_mythical, FIRST_MYTHICAL, 0, 0, 0, 0
    while unseen:
        if unseen & 1:
            found = prepared(table, fight, fighter, card)
            count += 1
            weak += weak_open(found)
            damage += damage_taken(found)
            stuns += int(damage_taken(found) >= table.health[fighter])
        unseen >>= 1
        card += 1
    if count:
        row[HOPE] = TENTHS * weak // count
        put(row, HOPE + 1, TENTHS * damage // count)
        put(row, HOPE + 2, TENTHS * (table.health[fighter] * count - damage) // count)
        row[HOPE + 3] = PER_CENT * stuns // count


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
