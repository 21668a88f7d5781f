"""Cards: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.paladins.board import ACTIONS, COMPONENTS, JAR_REWARD, LADDER_REWARD, SPACE_REWARD
from pentarchy.games.paladins.reading import (
    ATTRIBUTES,
    PACKAGE,
    PROVISION,
    RESOURCES,
    SILVER,
    WORKERS,
    Effect,
    agree,
    column,
    effects,
    ids,
    parts_of,
    place_of,
)
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

TOWNSFOLK_ROWS: Final = load(PACKAGE, "townsfolk").rows("townsfolk")
TOWNSFOLK: Final = ids(TOWNSFOLK_ROWS)
DISMISS_REWARD: Final = [effects(row, "dismiss") for row in TOWNSFOLK_ROWS]
RECRUIT_REWARD: Final = [effects(row, "on_recruit") for row in TOWNSFOLK_ROWS]
ABILITY_REWARD: Final = [effects(row, "reward") for row in TOWNSFOLK_ROWS]
for townsfolk in TOWNSFOLK_ROWS:
    agree(townsfolk.where, townsfolk.text("id").rpartition("_")[0], townsfolk.text("family"))
TRIGGER_ROWS: Final = [row.row("trigger") for row in TOWNSFOLK_ROWS]
TRIGGER: Final = [row.word("on", ["action", "inquisition", "pay_debt"]) for row in TRIGGER_ROWS]
TRIGGER_ACTION: Final = [place_of(row, "action", ACTIONS) if row.has("action") else -1 for row in TRIGGER_ROWS]
AT_LEAST: Final = {"always": 1, "suspicion_at_least_2": 2, "suspicion_none": 0, "": 0}
CONDITION: Final = [row.word("when", list(AT_LEAST)) if row.has("when") else "" for row in TRIGGER_ROWS]
LEAST_SUSPICION: Final = [AT_LEAST[condition] for condition in CONDITION]
MOST_SUSPICION: Final = [
    0 if condition == "suspicion_none" else COMPONENTS["suspicion_card"] for condition in CONDITION
]
IN_INQUISITION: Final = [trigger == "inquisition" for trigger in TRIGGER]
WHEN_PAYING: Final = [trigger == "pay_debt" for trigger in TRIGGER]

OUTSIDER_ROWS: Final = load(PACKAGE, "outsiders").rows("outsider")
OUTSIDERS: Final = ids(OUTSIDER_ROWS)
FACTIONS: Final = ["saracen", "byzantine", "viking"]
FACTION_OF: Final = [place_of(row, "faction", FACTIONS) for row in OUTSIDER_ROWS]
ATTACK_REWARD: Final = [effects(row, "attack") for row in OUTSIDER_ROWS]
CONVERT_REWARD: Final = [effects(row, "convert") for row in OUTSIDER_ROWS]

WALL_ROWS: Final = load(PACKAGE, "walls").rows("wall")
WALLS: Final = ids(WALL_ROWS)
WALL_REWARD: Final = [effects(row, "reward") for row in WALL_ROWS]
WALL_POINTS: Final = column(WALL_ROWS, "vp")
agree("walls.toml", WALL_POINTS, [sum(e.amount for e in reward if e.op == "vp") for reward in WALL_REWARD])

TAVERN_ROWS: Final = load(PACKAGE, "tavern").rows("tavern")
TAVERN: Final = ids(TAVERN_ROWS)


def kinds_on(row: Row) -> list[int]:
    """The workers that a card brings."""
    unknown = [kind for kind in row.texts("workers") if kind not in WORKERS]
    agree(row.where, unknown, [])
    return [WORKERS.index(kind) for kind in row.texts("workers")]


TAVERN_WORKERS: Final = [kinds_on(row) for row in TAVERN_ROWS]

SUSPICION_ROWS: Final = load(PACKAGE, "suspicion_debt").rows("suspicion")
SUSPICION: Final = ids(SUSPICION_ROWS)
SUSPICION_TAX: Final = column(SUSPICION_ROWS, "tax")
SUSPICION_COUNT: Final = column(SUSPICION_ROWS, "count")
DEBT_ROW: Final = load(PACKAGE, "suspicion_debt").row("debt")
DEBT_ROW.exactly("id", "debt")
UNPAID_POINTS: Final = DEBT_ROW.number("vp_unpaid")
PAID_POINTS: Final = DEBT_ROW.number("vp_paid")

ORDER_ROWS: Final = load(PACKAGE, "kings_orders").rows("kings_order")
ORDERS: Final = ids(ORDER_ROWS)
ORDER_ACTION: Final = [place_of(row, "action", ACTIONS) for row in ORDER_ROWS]
ORDER_COUNT: Final = column(ORDER_ROWS, "count_needed")

FAVOUR_ROWS: Final = load(PACKAGE, "kings_favours").rows("kings_favour")
FAVOURS: Final = ids(FAVOUR_ROWS)
FAVOUR_REWARD: Final = [[e for e in effects(row, "reward") if e.op != "pay"] for row in FAVOUR_ROWS]
ANY: Final = -1


def slot_kind(word: str) -> int:
    """The worker that a slot asks for, or ANY."""
    if word != "any" and word not in WORKERS:
        raise BadData("slots", f"'{word}' is neither a worker nor 'any'")
    return ANY if word == "any" else WORKERS.index(word)


def favour_cost(row: Row, resource: int) -> int:
    return sum(e.amount for e in effects(row, "reward") if e.op == "pay" and e.what == resource)


FAVOUR_SLOT: Final = [slot_kind(row.text("slot")) for row in FAVOUR_ROWS]
FAVOUR_SILVER: Final = [favour_cost(row, SILVER) for row in FAVOUR_ROWS]
FAVOUR_PROVISION: Final = [favour_cost(row, PROVISION) for row in FAVOUR_ROWS]

PALADIN_ROWS: Final = load(PACKAGE, "paladins").rows("paladin")
PALADINS: Final = ids(PALADIN_ROWS)
NO_PALADIN: Final = 12
"""Stands for no paladin in play: it brings nothing."""
agree("paladins.toml", len(PALADINS), NO_PALADIN)
PALADIN_WORKERS: Final = [kinds_on(row) for row in PALADIN_ROWS]
PALADIN_BONUS: Final = [bonus for row in PALADIN_ROWS for bonus in (row.number(name) for name in ATTRIBUTES)] + [
    0,
    0,
    0,
]
ABILITY_ROWS: Final = [row.row("ability") for row in PALADIN_ROWS]
ABILITY_ACTION: Final = [*(place_of(row, "action", ACTIONS) for row in ABILITY_ROWS), -1]
ALL_OF_IT: Final = 99


def saved_by(row: Row, resource: int) -> int:
    """PAL-4.11: how much less of this resource the paladin's action costs."""
    op = row.word("op", ["waive_cost", "discount", "action_bonus"])
    if op == "action_bonus" or place_of(row, "resource", RESOURCES) != resource:
        return 0
    return ALL_OF_IT if op == "waive_cost" else row.number("amount")


SAVES_SILVER: Final = [*(saved_by(row, SILVER) for row in ABILITY_ROWS), 0]
SAVES_PROVISIONS: Final = [*(saved_by(row, PROVISION) for row in ABILITY_ROWS), 0]
PALADIN_REWARD: Final = [*(effects(row, "reward") for row in ABILITY_ROWS), []]

EVERY_REWARD: Final = [
    *SPACE_REWARD, *JAR_REWARD, *DISMISS_REWARD, *RECRUIT_REWARD, *ABILITY_REWARD, *ATTACK_REWARD, *CONVERT_REWARD,
    *WALL_REWARD, *FAVOUR_REWARD, *PALADIN_REWARD, *(reward for ladder in LADDER_REWARD for reward in ladder),
]  # fmt: skip
EVERY_EFFECT: Final[list[Effect]] = [part for reward in EVERY_REWARD for part in parts_of(reward)]
MOST_DISCARDED: Final = max(part.amount for part in EVERY_EFFECT if part.op == "discard_suspicion")
MOST_TAX: Final = max(part.amount for part in EVERY_EFFECT if part.op == "tax")
MOST_OPTIONS: Final = max(len(part.of) for part in EVERY_EFFECT)
