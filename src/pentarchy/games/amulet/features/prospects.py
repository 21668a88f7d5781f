"""What a fight promises with the weapons at hand (AMU-23.1): worked out by the solver once for each card and each set
of weapons, then looked up. A prospect is one number; the larger, the better the fight."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    COINS_ON,
    FIGHT_WEAPONS,
    FIRST_MYTHICAL,
    GEM_SQUARE,
    LAIR,
    MANOR,
    TROPHIES,
    WEAK,
    WEAPONS_EACH,
    damage_left,
)
from pentarchy.games.amulet.features.layout import size
from pentarchy.games.amulet.modifiers import (
    ALWAYS_KNIGHT,
    ALWAYS_PRIEST,
    HERO,
    HERO_AT_MANOR,
    KNIGHT,
    MONK,
    MONK_AT_LAIR,
    NO_SHIELDS,
    PRIEST,
    PRIEST_IN_DUNGEON,
)
from pentarchy.games.amulet.shapes import FIRST_HELPER, HELPERS, PAYS_COIN, PAYS_GEM, PAYS_HEART, PAYS_XP
from pentarchy.games.amulet.solver import UNSOLVED, Plan, Puzzle
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

SETS: Final = 1 << WEAPONS_EACH
CREWS: Final = 1 << len(HELPERS)
MOST_WEAK: Final = 3
MIDDLE: Final = 512
"""Gains of the solver may be negative."""
UNKNOWN: Final = -1
EMPTY: Final[list[int]] = []
KNOWN: Final[list[list[int]]] = [EMPTY] * (len(TROPHIES) * 5 * CREWS * 2)


def weak_open(prospect: int) -> int:
    """The weak spots that stay open."""
    return MOST_WEAK - (prospect >> 24)


def damage_taken(prospect: int) -> int:
    """The damage, less what hearts heal."""
    return prospect >> 8 & 31


def gems_paid(prospect: int) -> int:
    return prospect >> 6 & 3


def coins_paid(prospect: int) -> int:
    return prospect >> 2 & 15


def xp_paid(prospect: int) -> int:
    """The experience of symbols; that of the card comes on top."""
    return prospect & 3


def prospect(card: int, character: int, crew: int, bare: bool, weapons: int) -> int:
    """The best fight with up to two of these weapons (counted from the first of the character) and these helpers,
    shields ignored or not."""
    place = ((card * 5 + character) * CREWS + crew) * 2 + bare
    known = KNOWN[place]
    if not known:
        known = KNOWN[place] = [UNKNOWN] * SETS
    if known[weapons] == UNKNOWN:
        known[weapons] = best_of(card, character, crew, bare, weapons)
    return known[weapons]


def best_of(card: int, character: int, crew: int, bare: bool, weapons: int) -> int:
    """Of more weapons than may be taken the best are."""
    if size(weapons) > FIGHT_WEAPONS:
        fewer = [weapons & ~(1 << weapon) for weapon in one_by_one(weapons)]
        return max([prospect(card, character, crew, bare, rest) for rest in fewer])
    tokens = weapons << character * WEAPONS_EACH | crew << FIRST_HELPER
    return packed(card, plan_of(card, tokens, bare))


def plan_of(card: int, tokens: int, bare: bool) -> Plan:
    """All weak spots if that can be done, or else as many as can be covered."""
    puzzle = Puzzle(card, tokens, bare, 0, 0)
    plan = puzzle.covering(WEAK[card])
    return plan if plan.gain > UNSOLVED else puzzle.most_weak()


def packed(card: int, plan: Plan) -> int:
    used, covered = plan.used, plan.covered
    open_spots = (WEAK[card] & ~covered).bit_count()
    gems = 0 if GEM_SQUARE[card] & covered else min(3, (used & PAYS_GEM).bit_count())
    coins = (used & PAYS_COIN).bit_count() + (0 if open_spots else (COINS_ON[card] & ~covered).bit_count())
    hurt = max(0, min(31, damage_left(card, covered) - (used & PAYS_HEART).bit_count()))
    key = (MOST_WEAK - open_spots) << 11 | max(0, min(2 * MIDDLE - 1, plan.gain + MIDDLE))
    return ((key << 5 | hurt) << 2 | gems) << 6 | min(15, coins) << 2 | min(3, (used & PAYS_XP).bit_count())


def crew_at(table: "Table", seat: int, where: int) -> int:
    """AMU-9.3: the helpers that the seat would have at a place, as a set."""
    skills = table.skills[seat]
    hero = 1 << (KNIGHT if table.upgrades >> LAIR & 1 or skills & ALWAYS_KNIGHT else HERO)
    monk = 1 << (PRIEST if table.upgrades >> MANOR & 1 or skills & ALWAYS_PRIEST else MONK)
    if where == LAIR:
        return hero | (monk if skills & MONK_AT_LAIR else 0)
    if where == MANOR:
        return monk | (hero if skills & HERO_AT_MANOR else 0)
    return 1 << PRIEST if where >= 0 and skills & PRIEST_IN_DUNGEON else 0


def is_bare(table: "Table", seat: int, card: int) -> bool:
    """AMU-7.8: whether the seat ignores shields now."""
    return table.skills[seat] & NO_SHIELDS[card >= FIRST_MYTHICAL][table.phase] != 0
