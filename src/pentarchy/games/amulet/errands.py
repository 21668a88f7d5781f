"""Errands: all that can be done on a visit or in a night slot, numbered for bit masks (AMU-5.18, AMU-11.1)."""

from typing import Final

from pentarchy.games.amulet.actions import ACTIONS_AT, PlaceActions
from pentarchy.games.amulet.cards import HUT, PLACES, SKILL_ROWS, SKILLS, rows_of
from pentarchy.kernel.data import Row

OF_PLACES: Final = ["adventure", "xp", "coins", "repair", "exchange", "spells", "chase", "fight", "heal", "potion"]
OF_THE_HUT: Final = ["hut_repair", "hut_heal", "hut_adventure"]


def hooks(skill: int, when: str) -> list[Row]:
    return [hook for hook in rows_of(SKILL_ROWS[skill], "hooks") if hook.text("when") == when]


OF_SKILLS: Final = [
    SKILLS[skill] for skill in range(len(SKILLS)) if hooks(skill, "visit") or hooks(skill, "night_slot")
]
ERRANDS: Final = [*OF_PLACES, *OF_THE_HUT, *OF_SKILLS]
ADVENTURE, XP, COINS, REPAIR, EXCHANGE, SPELLS, CHASE, FIGHT, HEAL, POTION = range(len(OF_PLACES))
HUT_REPAIR, HUT_HEAL, HUT_ADVENTURE = range(len(OF_PLACES), len(OF_PLACES) + len(OF_THE_HUT))
FIRST_SKILL: Final = len(OF_PLACES) + len(OF_THE_HUT)
BLOOD_REPAIR: Final = ERRANDS.index("pal_blood_repair")
SKILL_OF_ERRAND: Final = [-1] * FIRST_SKILL + [SKILLS.index(name) for name in OF_SKILLS]


def bit(name: str) -> int:
    return 1 << ERRANDS.index(name)


def errands_at(actions: PlaceActions) -> int:
    mask = 0
    for name in actions.errands:
        mask |= bit(name)
    return mask


AT_PLACE: Final = [[errands_at(actions) for actions in both] for both in ACTIONS_AT]


def hooked(when: str, place: str = "", optional: bool | None = None) -> list[int]:
    """For each skill the errand it adds there (or at night), as a mask; 0 for most."""
    masks = []
    for skill, name in enumerate(SKILLS):
        found = [hook for hook in hooks(skill, when) if not place or hook.text("location") == place]
        found = [hook for hook in found if optional is None or hook.flag("optional") is optional]
        masks.append(bit(name) if found else 0)
    return masks


VISIT_HOOKS: Final = [hooked("visit", place) for place in PLACES]
NIGHT_HOOKS: Final = hooked("night_slot")


def added(skills: int, hooks_by_skill: list[int]) -> int:
    mask = 0
    for skill, errand in enumerate(hooks_by_skill):
        if errand and skills >> skill & 1:
            mask |= errand
    return mask


def union(masks: list[int]) -> int:
    return added(-1, masks)


SKILLS_WITH_VISITS: Final = [
    sum(1 << skill for skill, errand in enumerate(VISIT_HOOKS[place]) if errand) for place in range(len(PLACES))
]
SKILLS_WITH_NIGHTS: Final = sum(1 << skill for skill, errand in enumerate(NIGHT_HOOKS) if errand)

AUTOMATIC: Final = (
    bit("xp")
    | bit("coins")
    | bit("chase")
    | bit("fight")
    | union(hooked("visit", optional=False))
    | union(hooked("night_slot", optional=False))
)
GAINS: Final = AUTOMATIC & ~(bit("chase") | bit("fight"))


def giving(op: str, resource: str = "") -> int:
    """The gains of skills with an effect of this op, as errands."""
    found = [
        name
        for name in OF_SKILLS
        for hook in rows_of(SKILL_ROWS[SKILLS.index(name)], "hooks")
        for effect in hook.rows("effects")
        if effect.text("op") == op and (not resource or effect.text("resource") == resource)
    ]
    mask = 0
    for name in found:
        mask |= bit(name)
    return mask & GAINS


COIN_GAINS: Final = bit("coins") | giving("gain", "coin")
HEALTH_GAINS: Final = giving("heal")


HUT_PRICES: Final = [actions.prices for actions in ACTIONS_AT[HUT]]
HUT_HEALING: Final = [actions.healing for actions in ACTIONS_AT[HUT]]
REPAIRS_AT: Final = [[actions.repairs for actions in both] for both in ACTIONS_AT]
COINS_AT: Final = [[actions.coins for actions in both] for both in ACTIONS_AT]
XP_AT: Final = [[actions.xp for actions in both] for both in ACTIONS_AT]
EXCHANGES_AT: Final = [[actions.exchanges for actions in both] for both in ACTIONS_AT]
DISCOUNT_AT: Final = [[actions.discount for actions in both] for both in ACTIONS_AT]
REVEALED_FIRST: Final = [[actions.reveals_first for actions in both] for both in ACTIONS_AT]
