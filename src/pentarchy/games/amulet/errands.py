"""Errands: all that can be done on a visit or in a night slot, numbered for bit masks (AMU-5.18, AMU-11.1)."""

from typing import Final

from pentarchy.games.amulet.cards import HUT, PLACE_ROWS, PLACES, SKILL_ROWS, SKILLS, rows_of
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

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


def errand_of(effect: Row) -> list[str]:
    """The errand that an entry of a place's list in board.toml stands for."""
    match effect.text("op"):
        case "gain":
            return ["xp" if effect.text("resource") == "xp" else "coins"]
        case "buy":
            return ["spells" if effect.text("what") == "spell" else "potion"]
        case "menu":
            return [f"hut_{option.text('id')}" for option in effect.rows("options")]
        case "exchange_gem":
            return ["exchange"]
        case "chase_monsters":
            return ["chase"]
        case "take_chased_gems":
            return []
        case op if op in OF_PLACES:
            return [op]
    raise BadData(effect.where, "no errand for this effect")


def errands_at(row: Row, key: str) -> int:
    mask = 0
    for effect in row.rows(key):
        for name in errand_of(effect):
            mask |= bit(name)
    return mask


AT_PLACE: Final = [[errands_at(row, "base"), errands_at(row, "upgraded")] for row in PLACE_ROWS]


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


def hut_prices(key: str) -> list[int]:
    menu = PLACE_ROWS[HUT].rows(key)[0]
    return [option.number("cost") for option in menu.rows("options")]


HUT_PRICES: Final = [hut_prices("base"), hut_prices("upgraded")]


def amount_at(place: int, op: str, upgraded: int, most: int) -> int:
    """The number that a place's list gives an op: how many weapons are repaired, coins gained …"""
    for effect in PLACE_ROWS[place].rows("upgraded" if upgraded else "base"):
        if effect.text("op") == op and errand_of(effect) != ["xp"]:
            return most if effect.value("amount") in ("all", "full") else effect.number("amount")
    return 0


REPAIRS_AT: Final = [[amount_at(place, "repair", up, 6) for up in (0, 1)] for place in range(len(PLACES))]
COINS_AT: Final = [[amount_at(place, "gain", up, 0) for up in (0, 1)] for place in range(len(PLACES))]


def discount_at(place: int, upgraded: int) -> int:
    for effect in PLACE_ROWS[place].rows("upgraded" if upgraded else "base"):
        if effect.text("op") == "buy" and effect.has("discount_once"):
            return effect.number("discount_once")
    return 0


DISCOUNT_AT: Final = [[discount_at(place, up) for up in (0, 1)] for place in range(len(PLACES))]
