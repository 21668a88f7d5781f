"""What things are worth to a simple bot, roughly in points."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    CONVERT,
    JAR_REWARD,
    LADDER_POINTS,
    LIMIT,
    ROUNDS,
    SPACE_REWARD,
    TRACK,
    TRACK_POINTS,
)
from pentarchy.games.paladins.cards import (
    ABILITY_REWARD,
    ATTACK_REWARD,
    CONVERT_REWARD,
    DISMISS_REWARD,
    FAVOUR_REWARD,
    NO_PALADIN,
    RECRUIT_REWARD,
)
from pentarchy.games.paladins.reading import CRIMINAL, Effect, effects
from pentarchy.games.paladins.workers import MODE_ROWS, SETS_OF_SHAPE

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

# In points, for the beginning of the game; towards its end only what scores counts.
FADING = 3
ATTRIBUTE_STEP, ATTRIBUTE_CURVE = 1.3, 0.14
PIECE, PIECE_CURVE, CONVERSION = 0.9, 0.1, 3.0
DEBT, PAID, SUSPECT, DANGER = -3.5, 1.0, -0.2, 2.0
WORKSHOP_A_ROUND, ABILITY_A_ROUND = 0.9, 0.5
WORKER = [0.9, 1.25, 1.25, 1.25, 1.3, 1.5]
LAST_WORKER = 0.35
BEST_FIRST = [5, 4, 3, 2, 1, 0]
OPENED, OWN_ACTION, NEXT_PALADIN = 0.7, 1.0, 0.3
READY = 0.35
FIRST_GOODS, MORE_GOODS, SPARE_GOODS = 0.8, 0.5, 0.33
ORDER_PROGRESS = [0.0, 0.15, 0.32, 0.52, 0.75, 1.0, 1.0, 1.0]
GOODS = 0.5


def fading(early: list[float], final: list[int]) -> list[list[float]]:
    """For each round a table between the two: from the hopes of the first round to the points of the last."""
    rounds = []
    for number in range(ROUNDS + 1):
        hope = min(1.0, (ROUNDS - number) / FADING)
        rounds.append([hope * e + (1 - hope) * f + 0.02 * i for i, (e, f) in enumerate(zip(early, final, strict=True))])
    return rounds


ATTRIBUTE = fading([ATTRIBUTE_STEP * v + ATTRIBUTE_CURVE * v * v for v in range(TRACK + 1)], TRACK_POINTS)
LADDER = [
    fading([PIECE * count + PIECE_CURVE * count * count for count in range(len(ladder))], ladder)
    for ladder in LADDER_POINTS
]
TOWARDS_ORDER = fading(ORDER_PROGRESS, [0, 0, 0, 0, 0, 1, 1, 1])
GOODS_WORTH = [
    sum(FIRST_GOODS if i < 3 else MORE_GOODS if i < 7 else SPARE_GOODS for i in range(amount)) for amount in range(100)
]


def rounds_begun(table: "Table", seat: int) -> int:
    """The rounds whose turns have begun: so nothing jumps when one round ends and the next is being prepared."""
    preparing = table.paladin[seat] == NO_PALADIN and not table.passed
    return table.round - 1 if preparing and table.round else table.round


def spent(table: "Table", seat: int, silver: int, provisions: int) -> float:
    """What so many goods are worth to this seat now; less than nothing for goods gained."""
    if rounds_begun(table, seat) == ROUNDS:
        return SPARE_GOODS * (silver + provisions)
    have, food = min(80, table.silver[seat]), min(80, table.provisions[seat])
    return GOODS_WORTH[have] - GOODS_WORTH[have - silver] + GOODS_WORTH[food] - GOODS_WORTH[food - provisions]


# The worth of effects.


def value_of(rewards: list[Effect]) -> float:
    return sum(value_of_one(reward) for reward in rewards)


def value_of_one(effect: Effect) -> float:
    match effect.op:
        case "gain":
            return GOODS * effect.amount
        case "worker":
            return WORKER[effect.what] * effect.amount + (SUSPECT if effect.what == 5 else 0.0)
        case "attribute":
            return 1.4 * effect.amount
        case "choose":
            return max(value_of(option) for option in effect.of)
    return EFFECT_WORTH[effect.op] * effect.amount


EFFECT_WORTH = {
    "tax": 0.45,
    "discard_suspicion": 0.25,
    "take_debt": DEBT,
    "pay_debt": 0.6,
    "cancel_debt": 0.4,
    "pray": 1.0,
    "free_recruit": 1.7,
    "free_develop": 2.0,
    "vp": 1.0,
}
LADDERED = [action for action in range(ACTION_COUNT) if LIMIT[action] and action != CONVERT]
SPACE = [value_of(rewards) for rewards in SPACE_REWARD]
SPACE_IN_DEBT = [PAID - DEBT if rewards[0].op == "pay_debt" else value_of(rewards) for rewards in SPACE_REWARD]
JAR_IN_DEBT = [PAID - DEBT if rewards[0].op == "pay_debt" else value_of(rewards) for rewards in JAR_REWARD]
JAR = [value_of(rewards) for rewards in JAR_REWARD]
FAVOUR = [value_of(rewards) for rewards in FAVOUR_REWARD]
DISMISS = [value_of(rewards) for rewards in DISMISS_REWARD]
ABILITY_WORTH = [ABILITY_A_ROUND * value_of(rewards) for rewards in ABILITY_REWARD]
JOIN = [value_of(rewards) for rewards in RECRUIT_REWARD]
ATTACK_GAIN = [value_of(rewards[1:]) for rewards in ATTACK_REWARD]
CONVERT_GAIN = [value_of(rewards) - 1.4 for rewards in CONVERT_REWARD]
HUNTED = [effects(row, "reward")[0].amount if row.has("reward") else 0 for _, row in MODE_ROWS]
CONSPIRED = WORKER[CRIMINAL] + SUSPECT + GOODS
SET_PRICES = [[sum(WORKER[k] * (s >> 8 * k & 127) for k in range(6)) for s in sets] for sets in SETS_OF_SHAPE]
