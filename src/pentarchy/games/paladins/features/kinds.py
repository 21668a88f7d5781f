"""Classes of cards, rewards and spaces: what of them matters to a net."""

from itertools import pairwise
from typing import Final

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    ACTIONS,
    DEVELOP,
    LADDER_POINTS,
    LIMIT,
    SPACE_REWARD,
    SPACES,
    TRACK,
    TRACK_POINTS,
)
from pentarchy.games.paladins.cards import (
    ATTACK_REWARD,
    DISMISS_REWARD,
    EVERY_EFFECT,
    OUTSIDERS,
    PALADIN_WORKERS,
    TOWNSFOLK_ROWS,
    TRIGGER,
    TRIGGER_ACTION,
)
from pentarchy.games.paladins.reading import CRIMINAL, LABOURER, Effect, effects, mask_of
from pentarchy.games.paladins.scoring import FAMILIES as FAMILY_NAMES
from pentarchy.games.paladins.scoring import FAMILY_SCORE, KINDS, points_rule
from pentarchy.games.paladins.workers import MODE_ROWS, packed

QUESTIONS: Final = [
    "FreeTownsfolk", "ArrangePaladins", "ChooseTavern", "TakeTurn", "PlaceWorkers", "PlaceOnFavour", "PlaceWorkshop",
    "TakeTownsfolk", "ClearSpace", "BoardSpace", "JarSpace", "AttackOutsider", "ConvertOutsider", "Choose",
    "DiscardSuspicion", "CancelDebt", "ClearSpaceOrNot", "FreeRecruit", "FreeDevelop", "InquisitionAbility",
    "KeepWorkers",
]  # fmt: skip
QUESTION_NUMBER: Final = {question: number for number, question in enumerate(QUESTIONS)}

# Effects: what an op brings has a place; ops about workers, attributes and resources have one for each of these.

OPS: Final = [
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal", "strength", "influence", "faith", "silver",
    "provision", "tax", "discard_suspicion", "take_debt", "pay_debt", "cancel_debt", "pray", "free_recruit",
    "free_develop", "suspicion",
]  # fmt: skip
FIRST_OF: Final = {"worker": 0, "attribute": 6, "gain": 9, **{op: 11 + i for i, op in enumerate(OPS[11:])}}


def ops_to_choose(effect: Effect) -> str:
    """Among what a `choose` lets its owner choose."""
    return " or ".join([option[0].op for option in effect.of])


CHOICES: Final = sorted({ops_to_choose(effect) for effect in EVERY_EFFECT if effect.of})
CHOICE_NUMBER: Final = {choice: number for number, choice in enumerate(CHOICES)}
NO_REWARD: list[Effect] = []
NO_WORKERS: list[int] = []
MODE_REWARD: Final = [effects(row, "reward") if row.has("reward") else NO_REWARD for _, row in MODE_ROWS]


def worker_kind(effect: Effect) -> str:
    return "criminal" if effect.what == CRIMINAL else "labourer" if effect.what == LABOURER else "coloured"


def reward_kind(effect: Effect) -> str:
    match effect.op:
        case "worker":
            return worker_kind(effect)
        case "gain":
            return "provision" if effect.what else "silver"
    return effect.op


# Townsfolk: when they act, and what they are dismissed for.

ABILITY_GROUPS: Final = [*(ACTIONS[DEVELOP], *ACTIONS[6:]), "conspirator", "peddler", "squire", "debt_collector"]
GROUP_OF: Final = [
    ABILITY_GROUPS.index(ACTIONS[TRIGGER_ACTION[card]] if TRIGGER[card] == "action" else row.text("family"))
    for card, row in enumerate(TOWNSFOLK_ROWS)
]
DISMISS_KINDS: Final = sorted({reward_kind(reward[0]) for reward in DISMISS_REWARD})
DISMISS_KIND: Final = [DISMISS_KINDS.index(reward_kind(reward[0])) for reward in DISMISS_REWARD]

# Outsiders: what an attack yields beside influence, and how a converted one scores (PAL-11.3).

ATTACK_KINDS: Final = sorted({reward_kind(effect) for reward in ATTACK_REWARD for effect in reward[1:]})
ATTACK_KIND: Final = [[ATTACK_KINDS.index(reward_kind(effect)) for effect in reward[1:]] for reward in ATTACK_REWARD]
FAMILIES: Final = list(FAMILY_SCORE)
FAMILY_OF: Final = [FAMILIES.index(FAMILY_NAMES[card]) for card in range(len(OUTSIDERS))]
RULES = [points_rule(FAMILY_SCORE[family]) for family in FAMILIES]
PER_COUNT: Final = 0
PER_ATTRIBUTE: Final = 1
PER_ATTACKED: Final = 2
PER_ORDER: Final = 3
PER_MERCENARY: Final = 4
PAID_DEBTS: Final = 5
PER_SUSPICION: Final = 6
FAMILY_KIND: Final = [KINDS.index(rule[0]) for rule in RULES]
FAMILY_WHAT: Final = [rule[1] for rule in RULES]
FAMILY_PER: Final = [rule[2] for rule in RULES]
FAMILY_POINTS: Final = [rule[3] for rule in RULES]
FAMILY_BASE: Final = [rule[4] for rule in RULES]

# Spaces of the main board.


def space_kind(reward: list[Effect]) -> str:
    return "two workers" if sum(e.amount for e in reward if e.op == "worker") > 1 else reward_kind(reward[0])


SPACE_KINDS: Final = sorted({space_kind(reward) for reward in SPACE_REWARD})
SPACES_OF_KIND: Final = [
    mask_of([space_kind(SPACE_REWARD[space]) == kind for space in range(len(SPACES))]) for kind in SPACE_KINDS
]

# What the next step is worth.

LAST_STEPS: Final = [TRACK_POINTS[min(TRACK, value)] for value in range(TRACK + 3)]
STEP_POINTS: Final = [LAST_STEPS[value + 1] - LAST_STEPS[value] for value in range(TRACK + 1)]
TWO_STEP_POINTS: Final = [LAST_STEPS[value + 2] - LAST_STEPS[value] for value in range(TRACK + 1)]


def next_points(ladder: list[int]) -> list[int]:
    """For each use what the next piece adds; nothing behind the end of the ladder."""
    return [later - now for now, later in pairwise(ladder)] + [0]


NEXT_PIECE: Final = [next_points(LADDER_POINTS[action]) if LIMIT[action] else [0] for action in range(ACTION_COUNT)]
BROUGHT: Final = [packed(kinds) for kinds in [*PALADIN_WORKERS, NO_WORKERS]]
