"""Skills with one special moment each (AMU-20.1, AMU-20.2): who has them, when, for what, and how much they do."""

from typing import Final

from pentarchy.games.amulet.cards import COLOURS, SKILL_ROWS, SKILLS, rows_of
from pentarchy.games.amulet.costs import Cost
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

Conditions = list[dict[str, object]]


class Hook:
    """The one skill with an effect of this op at this trigger. The rules know it with these words only; its amounts,
    its phases (AMU-20.4 `phase_is`) and the colour of a gem are free."""

    def __init__(self, row: Row, skill: int, optional: bool, limit: str, conditions: Conditions) -> None:
        self.mask = 1 << skill
        row.exactly("optional", optional)
        if limit:
            row.exactly("limit", limit)
        self.phases = [phase in phases_of(row, conditions) for phase in PHASES]
        effect = row.rows("effects")[0]
        self.amount = effect.number("amount")
        self.colour = [*COLOURS, "any"].index(effect.text("colour")) if effect.has("colour") else -1
        if effect.has("resource"):
            effect.exactly("resource", "coin" if self.colour < 0 else "gem")
        if effect.has("target"):
            effect.exactly("target", "self")
        self.cost = Cost(row.rows("cost")[0]).amount if row.has("cost") else 0


def phases_of(hook: Row, others: Conditions) -> list[str]:
    """The phases in which a hook works: all, unless a condition names them. Beside it only the others may stand."""
    phases, found = PHASES, []
    for condition in rows_of(hook, "conditions"):
        if condition.text("cond") == "phase_is":
            phases = condition.texts("value")
        else:
            found.append({key: condition.value(key) for key in condition.keys()})  # noqa: SIM118 (a Row)
    if found != others:
        raise BadData(hook.where, f"the rules know these conditions only as {others}, not as {found}")
    return phases


def found(when: str, op: str, cost: str = "") -> tuple[Row, int]:
    for skill, row in enumerate(SKILL_ROWS):
        for hook in rows_of(row, "hooks"):
            if hook.text("when") == when and hook.rows("effects")[0].text("op") == op and paid_by(hook, cost):
                return hook, skill
    raise BadData("skills.toml", f"no skill has '{op}' at '{when}' for '{cost}'")


def paid_by(hook: Row, cost: str) -> bool:
    return not cost or hook.rows("cost")[0].text("op") == cost


def hook(when: str, op: str, optional: bool, limit: str, conditions: Conditions, cost: str = "") -> Hook:
    row, skill = found(when, op, cost)
    return Hook(row, skill, optional, limit, conditions)


def single(hook: Hook) -> Hook:
    """The rules know no other amount than one."""
    if hook.amount != 1:
        raise BadData("skills.toml", f"{SKILLS[hook.mask.bit_length() - 1]}: the amount can only be 1")
    return hook


def condition(name: str, value: object) -> dict[str, object]:
    return {"cond": name, "value": value}


VICTORY: Final = condition("outcome_is", "victory")
MORNING_GEM: Final = hook("choose_weapons", "gain", False, "once_per_fight", [])
BOUNTY: Final = hook("fight_rewards", "gain", False, "", [VICTORY, condition("target_is", "regular")])
RECALL: Final = single(
    hook("after_use", "keep_weapon_ready", True, "once_per_fight", [condition("context_is", "fight")])
)
FIELD_DRESSING: Final = hook("fight_end", "heal", False, "", [{"cond": "not_stunned"}])
VALOR: Final = hook("fight_end", "repair", True, "", [VICTORY, condition("target_is", "level_2_or_mythical")])
SPELLS_FOR_ATTUNEMENT: Final = found("spells_bought", "gain")[0].rows("conditions")[0].number("value")
ATTUNEMENT: Final = hook(
    "spells_bought", "gain", False, "once_per_visit", [condition("spells_bought_at_least", SPELLS_FOR_ATTUNEMENT)]
)

# Closing weak spots (AMU-7.9): for health added to the damage, for a weapon, for coins.

BLOOD_SEAL: Final = single(hook("fight_open", "close_weak_spot", True, "once_per_day", [], "lose_health"))
SACRIFICE: Final = single(hook("fight_open", "close_weak_spot", True, "once_per_fight", [], "damage_weapon"))
WOUND: Final = single(hook("fight_open", "close_weak_spot", True, "once_per_fight", [], "lose_coins"))
CLOSING: Final = BLOOD_SEAL.mask | SACRIFICE.mask | WOUND.mask
CLOSER_SKILLS: Final = [skill for skill in range(len(SKILLS)) if CLOSING >> skill & 1]
CLOSERS: Final = [SKILLS[skill] for skill in CLOSER_SKILLS]
if SACRIFICE.cost != 1:
    raise BadData("skills.toml", "one weapon is sacrificed for a weak spot (AMU-21.2)")

# The Holy Knight's blood repair (AMU-21.4): the same in turns and at night.

BLOOD_REPAIR: Final = found("turn_free", "repair")[1]
BLOOD_HOOKS: Final = [
    Hook(row, BLOOD_REPAIR, True, "once_per_phase", []) for row in SKILL_ROWS[BLOOD_REPAIR].rows("hooks")
]
BLOOD_COST: Final = BLOOD_HOOKS[0].cost
if [(hook.cost, hook.amount) for hook in BLOOD_HOOKS] != [(BLOOD_COST, BLOOD_HOOKS[0].amount)] * len(BLOOD_HOOKS):
    raise BadData("skills.toml", "the blood repair costs and mends the same by day and by night (AMU-21.4)")
