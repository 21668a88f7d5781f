"""Lasting rule changes (AMU-20.6): which skills and which monsters carry each modifier, as bit masks."""

from typing import Final

from pentarchy.games.amulet.cards import (
    MONSTER_ROWS,
    PLACES,
    POTION_ROWS,
    SKILL_ROWS,
    SKILLS,
    mask_of,
    rows_of,
    with_modifier,
)
from pentarchy.games.amulet.shapes import HELPER_ROWS, HELPERS
from pentarchy.kernel.data import Row

# Skills.
FREE_RIVER: Final = with_modifier(SKILL_ROWS, "river_cost")
WORN_TOOLS: Final = with_modifier(SKILL_ROWS, "adventure_damaged_ok")
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


def unshielding(target: str, phase: str) -> int:
    both = with_modifier(SKILL_ROWS, "ignore_shields", "targets", target)
    return both & with_modifier(SKILL_ROWS, "ignore_shields", "phases", phase)


NO_SHIELDS: Final = [
    [unshielding(target, phase) for phase in ["dawn", "morning", "evening", "night"]]
    for target in ("regular", "mythical")
]

# Skills by hook.


def with_hook(when: str, op: str) -> int:
    """The skills with an effect of this op at this trigger (AMU-20.2); conditions (AMU-20.4) stand at their use."""
    found = [
        skill
        for skill, row in enumerate(SKILL_ROWS)
        for hook in rows_of(row, "hooks")
        if hook.text("when") == when and hook.rows("effects")[0].text("op") == op
    ]
    return mask_of(found)


MORNING_GEM: Final = with_hook("choose_weapons", "gain")
BOUNTY: Final = with_hook("fight_rewards", "gain")
RECALL: Final = with_hook("after_use", "keep_weapon_ready")
FIELD_DRESSING: Final = with_hook("fight_end", "heal")
VALOR: Final = with_hook("fight_end", "repair")
ATTUNEMENT: Final = with_hook("spells_bought", "gain")
CLOSING: Final = with_hook("fight_open", "close_weak_spot")


def cost_of_closing(op: str) -> int:
    found = [skill for skill in range(len(SKILLS)) if CLOSING >> skill & 1 and closing_cost(skill).text("op") == op]
    return mask_of(found)


def closing_cost(skill: int) -> Row:
    return SKILL_ROWS[skill].rows("hooks")[0].rows("cost")[0]


CLOSERS: Final = [name for skill, name in enumerate(SKILLS) if CLOSING >> skill & 1]
CLOSER_SKILLS: Final = [SKILLS.index(name) for name in CLOSERS]
BLOOD_SEAL: Final = cost_of_closing("lose_health")
SACRIFICE: Final = cost_of_closing("damage_weapon")
EVENING_WOUND: Final = cost_of_closing("lose_coins")

# What skills and potions change by how much.


def number_of(mask: int, modifier: str, key: str) -> int:
    """The number that the first skill of a mask gives this modifier."""
    row = SKILL_ROWS[(mask & -mask).bit_length() - 1]
    return next(entry.number(key) for entry in row.rows("modifiers") if entry.text("mod") == modifier)


HUT_DISCOUNT: Final = -number_of(CHEAP_HUT, "price", "delta")
SPELL_DISCOUNT: Final = -number_of(CHEAP_SPELLS, "price", "delta")
POTION_DISCOUNT: Final = -number_of(CHEAP_POTIONS, "price", "delta")
EXCHANGES: Final = number_of(GEM_CUTTER, "exchange_limit", "value")
LONE_QUEST_WEAPONS: Final = number_of(LONE_QUEST, "max_weapons", "value")
CHAMPION_WEAPONS: Final = number_of(THREE_WEAPONS, "max_weapons", "value")
BULWARK_AMOUNT: Final = number_of(BULWARK, "ability_health_reduction", "amount")
SEAL_COST: Final = closing_cost((BLOOD_SEAL & -BLOOD_SEAL).bit_length() - 1).number("amount")
WOUND_COST: Final = closing_cost((EVENING_WOUND & -EVENING_WOUND).bit_length() - 1).number("amount")

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


def value_of(mask: int, modifier: str, key: str) -> int:
    """The number that the monsters of a mask (alike in this) give the modifier."""
    row = MONSTER_ROWS[(mask & -mask).bit_length() - 1]
    return next(entry.number(key) for entry in row.rows("modifiers") if entry.text("mod") == modifier)


def total(masks: list[int]) -> int:
    mask = 0
    for entry in masks:
        mask |= entry
    return mask


PRICE_INCREASE: Final = value_of(DEARER_SPELLS, "price", "delta")
RIVER_INCREASE: Final = value_of(RIVER_DEARER, "river_cost", "delta")
REPAIR_CAP: Final = value_of(total(REPAIR_CAPS), "repair_cap", "value")
HEAL_CAP: Final = value_of(total(HEAL_CAPS), "heal_cap", "value")


def harsh_revels() -> int:
    """The revels whose penalty leaves no choice but health (AMU-12.10)."""
    found = []
    for card, row in enumerate(MONSTER_ROWS):
        for modifier in rows_of(row, "modifiers"):
            if modifier.text("mod") == "revel" and modifier.rows("penalty")[0].text("op") == "lose_health":
                found.append(card)
    return mask_of(found)


HARSH: Final = harsh_revels()

# Helpers (AMU-9.3): tokens 0 hero, 1 knight, 2 monk, 3 priest.

HERO, KNIGHT, MONK, PRIEST = range(len(HELPERS))
HELPER_AT: Final = {
    PLACES.index(row.text("location")): HELPERS.index(row.text("id"))
    for row in HELPER_ROWS
    if row.text("side") == "base"
}
ALWAYS_KNIGHT: Final = with_modifier(SKILL_ROWS, "helper_side", "side", "knight")
ALWAYS_PRIEST: Final = with_modifier(SKILL_ROWS, "helper_side", "side", "priest")
PRIEST_IN_DUNGEON: Final = with_modifier(SKILL_ROWS, "helper_allowed", "helper", "priest")
MONK_AT_LAIR: Final = with_modifier(SKILL_ROWS, "helper_allowed", "helper", "monk_token")
HERO_AT_MANOR: Final = with_modifier(SKILL_ROWS, "helper_allowed", "helper", "hero_token")

NIGHT_POTIONS: Final = mask_of(
    [
        i
        for i, row in enumerate(POTION_ROWS)
        if any(hook.text("when") == "ability_resolving" for hook in row.rows("hooks"))
    ]
)
