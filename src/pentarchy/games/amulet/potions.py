"""What potions do (AMU-22): the moments are those of the rules, the amounts stand in the data."""

from typing import Final

from pentarchy.games.amulet.cards import HEALTH, POTION_ROWS, POTIONS, STEALTH, VAMPIRE_BLOOD
from pentarchy.kernel.data import Row

Program = dict[str, object]


def amount_in(name: str, effect: int = 0) -> int:
    """The amount of an effect of a potion's first hook."""
    row = POTION_ROWS[POTIONS.index(f"potion_{name}")]
    first = Row(row.where, {"hooks": row.value("hooks")}).rows("hooks")[0]
    return first.rows("effects")[effect].number("amount")


def moment(when: str, *effects: Program, conditions: list[Program] | None = None) -> Program:
    named: Program = {"conditions": conditions} if conditions else {}
    return {"when": when, "optional": True, **named, "effects": [*effects]}


HEALTH_HEALS: Final = amount_in("health")
VAMPIRE_HEALS: Final = amount_in("vampire_blood")
VAMPIRE_BITE: Final = amount_in("vampire_blood", 1)
WISDOM_XP: Final = amount_in("wisdom")
WAKING_HEALTH: Final = amount_in("consciousness")
NIGHT_POTIONS: Final = HEALTH | VAMPIRE_BLOOD | STEALTH
"""AMU-12.15: what may be used before an ability is applied."""

HEAL: Final[Program] = {"op": "heal", "amount": HEALTH_HEALS}
DRAIN: Final[list[Program]] = [
    {"op": "heal", "amount": VAMPIRE_HEALS},
    {"op": "lose_health", "target": "others", "amount": VAMPIRE_BITE},
]
HIDE: Final[list[Program]] = [
    {"op": "cancel_ability"},
    {"op": "gain", "resource": "gem", "amount": 1, "colour": "card"},
]
VICTORY: Final[Program] = {"cond": "outcome_is", "value": "victory"}
LASTING: Final[Program] = {"cond": "village_has", "value": "persistent_or_each_night"}
AT_NIGHT: Final[Program] = {"cond": "phase_is", "value": ["night"]}
OWN: Final[Program] = {"op": "extra_weapon", "source": "own_ready"}
BORROWED: Final[Program] = {"op": "extra_weapon", "source": "other_player_damaged"}
LEARNING: Final[Program] = {"op": "gain", "resource": "xp", "amount": WISDOM_XP}
SAME_GEM: Final[Program] = {"op": "gain", "resource": "gem", "amount": 1, "colour": "same"}

HOOKS: Final[dict[str, list[Program]]] = {
    "inventiveness": [moment("fight_open", BORROWED)],
    "wealth": [moment("fight_rewards", {"op": "double_coins"})],
    "health": [
        moment(when, HEAL)
        for when in ("turn_free", "fight_reckoning", "night_slot", "ability_resolving", "health_loss")
    ],
    "wisdom": [moment("fight_rewards", LEARNING, conditions=[VICTORY, {"cond": "no_gem_from_fight"}])],
    "vampire_blood": [
        moment("night_slot", *DRAIN),
        moment("ability_resolving", *DRAIN),
        moment("health_loss", *DRAIN, conditions=[AT_NIGHT]),
    ],
    "agility": [moment("fight_open", OWN), moment("adventure_place", OWN)],
    "stealth": [moment("ability_resolving", *HIDE), moment("turn_free", *HIDE, conditions=[LASTING])],
    "consciousness": [moment("would_be_stunned", {"op": "set_health", "amount": WAKING_HEALTH})],
    "durability": [moment("after_use", {"op": "keep_weapon_ready", "amount": 1})],
    "alchemy": [moment("other_gains_gem", SAME_GEM)],
}
for potion, row in zip(POTIONS, POTION_ROWS, strict=True):
    row.exactly("hooks", HOOKS[potion.removeprefix("potion_")])
