"""Lasting rule changes (AMU-20.6): which skills and which monsters carry each modifier, as bit masks."""

from typing import Final

from pentarchy.games.amulet.cards import (
    MONSTER_ROWS,
    PLACES,
    SKILL_ROWS,
    mask_of,
    rows_of,
    with_modifier,
)
from pentarchy.games.amulet.shapes import HELPER_ROWS, HELPERS
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

# Skills.
FREE_RIVER: Final = with_modifier(SKILL_ROWS, "river_cost")
WORN_TOOLS: Final = [with_modifier(SKILL_ROWS, "adventure_damaged_ok", "where", place) for place in PLACES]
ADVENTURE_CARE: Final = with_modifier(SKILL_ROWS, "adventure_no_damage")
LONE_QUEST: Final = with_modifier(SKILL_ROWS, "max_weapons", "context", "adventure")
THREE_WEAPONS: Final = with_modifier(SKILL_ROWS, "max_weapons", "context", "fight")
IMMUNE: Final = with_modifier(SKILL_ROWS, "ability_immunity")
BULWARK: Final = with_modifier(SKILL_ROWS, "ability_health_reduction")
KEEPS_SPELL: Final = with_modifier(SKILL_ROWS, "keep_spell")
GREED: Final = with_modifier(SKILL_ROWS, "covered_coins_count")
TOP_CARD: Final = with_modifier(SKILL_ROWS, "dungeon_top_card")
GEM_CUTTER: Final = with_modifier(SKILL_ROWS, "exchange_limit")
CHEAP_SPELLS: Final = with_modifier(SKILL_ROWS, "price", "what", "spell")
CHEAP_POTIONS: Final = with_modifier(SKILL_ROWS, "price", "what", "potion")
CHEAP_HUT: Final = with_modifier(SKILL_ROWS, "price", "what", "hut_total")
REVEALS_FIRST: Final = [with_modifier(SKILL_ROWS, "weapons_after_reveal", "where", place) for place in PLACES]
REPAIR_BONUS: Final = [with_modifier(SKILL_ROWS, "repair_bonus", "where", place) for place in PLACES]


def total(masks: list[int]) -> int:
    mask = 0
    for entry in masks:
        mask |= entry
    return mask


def unshielding(target: str, phase: str) -> int:
    both = with_modifier(SKILL_ROWS, "ignore_shields", "targets", target)
    return both & with_modifier(SKILL_ROWS, "ignore_shields", "phases", phase)


NO_SHIELDS: Final = [[unshielding(target, phase) for phase in PHASES] for target in ("regular", "mythical")]

# By how much.


def number_of(rows: list[Row], mask: int, modifier: str, key: str, what: str = "") -> int:
    """The number that the records of a mask, alike in this, give a modifier."""
    numbers = [
        entry.number(key)
        for i, row in enumerate(rows)
        for entry in rows_of(row, "modifiers")
        if mask >> i & 1 and entry.text("mod") == modifier and (not what or entry.text("what") == what)
    ]
    if len(set(numbers)) != 1:
        raise BadData("modifiers", f"'{modifier}' must have one '{key}' for all, not {numbers}")
    return numbers[0]


def exactly_of(rows: list[Row], modifier: str, key: str, value: object) -> None:
    """The rules know this modifier with no other value."""
    for row in rows:
        for entry in rows_of(row, "modifiers"):
            if entry.text("mod") == modifier and entry.has(key):
                entry.exactly(key, value)


FREE_RIVER_COST: Final = number_of(SKILL_ROWS, FREE_RIVER, "river_cost", "base")
HUT_DISCOUNT: Final = -number_of(SKILL_ROWS, CHEAP_HUT, "price", "delta", "hut_total")
SPELL_DISCOUNT: Final = -number_of(SKILL_ROWS, CHEAP_SPELLS, "price", "delta", "spell")
POTION_DISCOUNT: Final = -number_of(SKILL_ROWS, CHEAP_POTIONS, "price", "delta", "potion")
MORE_REPAIRS: Final = number_of(SKILL_ROWS, total(REPAIR_BONUS), "repair_bonus", "delta")
EXCHANGES: Final = number_of(SKILL_ROWS, GEM_CUTTER, "exchange_limit", "value")
LONE_QUEST_WEAPONS: Final = number_of(SKILL_ROWS, LONE_QUEST, "max_weapons", "value")
CHAMPION_WEAPONS: Final = number_of(SKILL_ROWS, THREE_WEAPONS, "max_weapons", "value")
BULWARK_AMOUNT: Final = number_of(SKILL_ROWS, BULWARK, "ability_health_reduction", "amount")
exactly_of(SKILL_ROWS, "keep_spell", "amount", 1)  # AMU-21.2
exactly_of(SKILL_ROWS, "max_weapons", "targets", ["mythical"])  # AMU-21.4

# Monsters at the Village.
LOCKS: Final = [with_modifier(MONSTER_ROWS, "lock", "location", place) for place in PLACES]
REVELS: Final = [with_modifier(MONSTER_ROWS, "revel", "location", place) for place in PLACES]
RIVER_DEARER: Final = with_modifier(MONSTER_ROWS, "river_cost")
DEARER_SPELLS: Final = with_modifier(MONSTER_ROWS, "price", "what", "spell")
DEARER_POTIONS: Final = with_modifier(MONSTER_ROWS, "price", "what", "potion")
FORBIDS_HEALING: Final = with_modifier(MONSTER_ROWS, "forbid_skill_healing")
REPAIR_CAPS: Final = [with_modifier(MONSTER_ROWS, "repair_cap", "where", place) for place in PLACES]
HEAL_CAPS: Final = [with_modifier(MONSTER_ROWS, "heal_cap", "where", place) for place in PLACES]
NO_XP: Final = [with_modifier(MONSTER_ROWS, "no_location_xp", "where", place) for place in PLACES]


SPELL_INCREASE: Final = number_of(MONSTER_ROWS, DEARER_SPELLS, "price", "delta", "spell")
POTION_INCREASE: Final = number_of(MONSTER_ROWS, DEARER_POTIONS, "price", "delta", "potion")
RIVER_INCREASE: Final = number_of(MONSTER_ROWS, RIVER_DEARER, "river_cost", "delta")
REPAIR_CAP: Final = number_of(MONSTER_ROWS, total(REPAIR_CAPS), "repair_cap", "value")
HEAL_CAP: Final = number_of(MONSTER_ROWS, total(HEAL_CAPS), "heal_cap", "value")


def check_prices() -> None:
    """AMU-5.12: what changes a price changes it for every item, at the Robbers' Hut the sum of a visit (AMU-5.11)."""
    for row in [*SKILL_ROWS, *MONSTER_ROWS]:
        for entry in rows_of(row, "modifiers"):
            if entry.text("mod") == "price":
                entry.exactly("per", "visit" if entry.text("what") == "hut_total" else "item")


check_prices()
BLEEDING: Final = {"op": "lose_health", "target": "self", "amount": 1}
PAYING: Final = {"op": "lose_coins", "target": "self", "amount": 1}
COIN_OR_HEALTH: Final = {"op": "choose", "target": "self", "of": [[PAYING], [BLEEDING]]}


def harsh_revels() -> int:
    """The revels whose penalty leaves no choice but health (AMU-12.10); every one is a single payment."""
    found = []
    for card, row in enumerate(MONSTER_ROWS):
        for modifier in rows_of(row, "modifiers"):
            if modifier.text("mod") == "revel":
                harsh = modifier.value("penalty") == [BLEEDING]
                modifier.exactly("penalty", [BLEEDING if harsh else COIN_OR_HEALTH])
                found.extend([card] if harsh else [])
    return mask_of(found)


HARSH: Final = harsh_revels()

# Helpers (AMU-9.3): tokens 0 hero, 1 knight, 2 monk, 3 priest.

HERO: Final = HELPERS.index("hero")
KNIGHT: Final = HELPERS.index("knight")
MONK: Final = HELPERS.index("monk")
PRIEST: Final = HELPERS.index("priest")
HELPER_TOKENS: Final = ["hero_token", "hero_token", "monk_token", "monk_token"]


def check_helpers() -> None:
    """AMU-9.3: one side of each token from the start, the other after an upgrade; the hero belongs to the Lair."""
    for helper, row in enumerate(HELPER_ROWS):
        row.exactly("token", HELPER_TOKENS[helper])
        row.exactly("side", ["base", "upgraded"][helper % 2])
        row.exactly("location", "lair" if helper < MONK else "manor")


check_helpers()


def siding(token: str, side: str) -> int:
    """The skills by which this side of a helper token is always used (AMU-21.4)."""
    found = with_modifier(SKILL_ROWS, "helper_side", "helper", token)
    return found & with_modifier(SKILL_ROWS, "helper_side", "side", side)


def helped(helper: str, where: str) -> int:
    """The skills that allow a helper at another place (AMU-21.1)."""
    found = [
        skill
        for skill, row in enumerate(SKILL_ROWS)
        for entry in rows_of(row, "modifiers")
        if entry.text("mod") == "helper_allowed" and entry.text("helper") == helper and entry.text("where") == where
    ]
    return mask_of(found)


ALWAYS_KNIGHT: Final = siding("hero_token", "knight")
ALWAYS_PRIEST: Final = siding("monk_token", "priest")
PRIEST_IN_DUNGEON: Final = helped("priest", "dungeon")
MONK_AT_LAIR: Final = helped("monk_token", "lair")
HERO_AT_MANOR: Final = helped("hero_token", "manor")
