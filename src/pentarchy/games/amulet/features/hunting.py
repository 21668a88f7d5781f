"""What the fights that lie ahead promise: to the one who looks those of every place, to the others the Dungeon."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet import cards
from pentarchy.games.amulet.cards import (
    COUNTS,
    FIRST_MYTHICAL,
    GEM_OF,
    HEALTH_OF,
    POINTS_OF,
    XP_OF,
)
from pentarchy.games.amulet.features import amulets
from pentarchy.games.amulet.features.layout import LAYOUT, weapons_of
from pentarchy.games.amulet.features.mythical import mean_damage, mean_open, results, share_beaten, share_survived
from pentarchy.games.amulet.features.prospects import (
    coins_paid,
    crew_at,
    damage_taken,
    gems_paid,
    is_bare,
    prospect,
    weak_open,
    xp_paid,
)
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

BEST_PARTS: Final = [
    "can be won",
    "points",
    "experience",
    "damage",
    "health after it",
    "stuns",
    "coins",
    "gems",
    "worth of the gems",
]
LAIR: Final = LAYOUT.block("my best fight at the lair", BEST_PARTS)
MANOR: Final = LAYOUT.block("my best fight at the manor", BEST_PARTS)
SAFE: Final = LAYOUT.block("monsters I can beat unstunned at", ["lair", "manor"])
DUNGEON_PARTS: Final = ["share beaten", "share survived", "weak spots open", "damage"]
NOW: Final = LAYOUT.block("mythical for my ready weapons", DUNGEON_PARTS)
REPAIRED: Final = LAYOUT.block("mythical for me, healed and repaired,", DUNGEON_PARTS)
MATES: Final = LAYOUT.block("share survived by all weapons of seat", [str(i) for i in range(1, max(COUNTS))])
MATES_NOW: Final = LAYOUT.block("share beaten now by seat", [str(i) for i in range(1, max(COUNTS))])
MATES_SAFE: Final = LAYOUT.block("share survived now by seat", [str(i) for i in range(1, max(COUNTS))])

AT_LAIR: Final = cards.LAIR
AT_MANOR: Final = cards.MANOR
AT_DUNGEON: Final = cards.DUNGEON
BITS: Final = 30
PROSPECT: Final = (1 << BITS) - 1
WORST: Final = -1000
STUN: Final = 40
"""A stun in quarters of a point, by which fights are compared."""


def put_hunting(row: list[int], table: "Table", seat: int) -> None:
    character = table.character[seat]
    if character < 0:
        return
    put_place(row, LAIR, SAFE, table, seat, AT_LAIR, table.lair)
    put_place(row, MANOR, SAFE + 1, table, seat, AT_MANOR, table.manor)
    put_dungeon(row, NOW, table, seat, weapons_of(table.ready, character), table.health[seat])
    put_dungeon(row, REPAIRED, table, seat, weapons_of(table.ready | table.damaged, character), HEALTH_OF[character])
    if table.mode:
        put_mates(row, table, seat)


def put_mates(row: list[int], table: "Table", seat: int) -> None:
    """AMU-14.8: who of the others could go to the Dungeon: now, and once healed and repaired."""
    if not table.unseen_mythical:
        return
    for i in range(1, table.seats):
        mate = (seat + i) % table.seats
        character = table.character[mate]
        if character >= 0:
            now = against_mythical(table, mate, weapons_of(table.ready, character))
            row[MATES_NOW + i - 1] = share_beaten(now)
            row[MATES_SAFE + i - 1] = share_survived(now, table.health[mate])
            rested = against_mythical(table, mate, weapons_of(table.ready | table.damaged, character))
            row[MATES + i - 1] = share_survived(rested, HEALTH_OF[character])


def put_place(row: list[int], at: int, safe_at: int, table: "Table", seat: int, where: int, foes: int) -> None:
    """AMU-5.16: whoever goes there fights one of these cards."""
    if foes:
        best = best_fight(table, seat, where, foes)
        put_best(row, at, table, seat, best & PROSPECT, best >> BITS)
        row[safe_at] = beaten_safely(table, seat, where, foes)


def best_fight(table: "Table", seat: int, where: int, foes: int) -> int:
    """The fight that pays best among these: the card, and behind it what it promises."""
    character, crew, best, best_value = table.character[seat], crew_at(table, seat, where), 0, WORST
    weapons, bare = weapons_of(table.ready, character), is_bare(table, seat, 0)
    while foes:
        low = foes & -foes
        card = low.bit_length() - 1
        found = prospect(card, character, crew, bare, weapons)
        value = value_of(found, card, table.health[seat])
        if value > best_value:
            best, best_value = card << BITS | found, value
        foes ^= low
    return best


def value_of(found: int, card: int, health: int) -> int:
    """In quarters of a point: roughly what such a fight brings."""
    damage = damage_taken(found)
    value = (0 if weak_open(found) else 4 * POINTS_OF[card] + 5 * XP_OF[card]) - 2 * damage
    return value - STUN if damage >= health else value + 8 * gems_paid(found) + coins_paid(found)


def beaten_safely(table: "Table", seat: int, where: int, foes: int) -> int:
    """How many of these cards the seat could beat and stay on its feet, one of them now."""
    character, crew, count = table.character[seat], crew_at(table, seat, where), 0
    weapons, bare = weapons_of(table.ready, character), is_bare(table, seat, 0)
    while foes:
        low = foes & -foes
        found = prospect(low.bit_length() - 1, character, crew, bare, weapons)
        count += int(weak_open(found) == 0 and damage_taken(found) < table.health[seat])
        foes ^= low
    return count


def put_best(row: list[int], at: int, table: "Table", seat: int, found: int, card: int) -> None:
    damage, gems = damage_taken(found), gems_paid(found)
    stuns = damage >= table.health[seat]
    if not weak_open(found):
        row[at] = 1
        row[at + 1] = POINTS_OF[card]
        row[at + 2] = XP_OF[card] + (0 if stuns else xp_paid(found))
    row[at + 3] = damage
    put(row, at + 4, table.health[seat] - damage)
    row[at + 5] = int(stuns)
    if not stuns:
        row[at + 6] = coins_paid(found)
        row[at + 7] = gems
        put(row, at + 8, gems * gem_worth(table, seat, card))


def gem_worth(table: "Table", seat: int, card: int) -> int:
    """What the gem of a card is worth on the amulet of a seat, in tenths of a point."""
    return amulets.amulet_of(table.character[seat], table.fields[seat])[amulets.GAIN + GEM_OF[card]]


def put_dungeon(row: list[int], at: int, table: "Table", seat: int, weapons: int, health: int) -> None:
    """AMU-18.3: on the average of the mythical monsters that it may be."""
    if table.unseen_mythical:
        found = against_mythical(table, seat, weapons)
        row[at] = share_beaten(found)
        row[at + 1] = share_survived(found, health)
        row[at + 2] = mean_open(found)
        put(row, at + 3, mean_damage(found))


def against_mythical(table: "Table", seat: int, weapons: int) -> list[int]:
    """With these weapons and the spells that the seat has."""
    crew, bare = crew_at(table, seat, AT_DUNGEON), is_bare(table, seat, FIRST_MYTHICAL)
    return results(table.character[seat], crew, bare, 0, weapons, table.spells[seat], table.unseen_mythical)
