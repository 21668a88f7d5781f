"""Sets of workers, packed into one number, and the ways to place them (PAL-4).

A set holds eight bits for each kind: seven for the count and one that stays free, so that a subtraction shows at once
whether anything is missing.
"""

from itertools import combinations_with_replacement, product
from typing import Final

from pentarchy.games.paladins.board import ACTION_ROWS, ACTIONS, RIGHT
from pentarchy.games.paladins.cards import ANY, slot_kind
from pentarchy.games.paladins.reading import CRIMINAL, WORKERS, agree
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.moves import Counts

KINDS: Final = len(WORKERS)
UNIT: Final = [1 << 8 * kind for kind in range(KINDS)]
FREE_BITS: Final = sum(0x80 << 8 * kind for kind in range(KINDS))
NOBODY_THERE: Final = -1

SET_WORDS: Final = Counts(WORKERS, 3)


def count_of(workers: int, kind: int) -> int:
    return workers >> 8 * kind & 127


def total_of(workers: int) -> int:
    total = 0
    while workers:
        total += workers & 127
        workers >>= 8
    return total


def holds(supply: int, workers: int) -> bool:
    """Whether the supply has at least these workers."""
    return ((supply | FREE_BITS) - workers) & FREE_BITS == FREE_BITS


def packed(kinds: list[int]) -> int:
    return sum(UNIT[kind] for kind in kinds)


def unpacked(workers: int) -> list[int]:
    """One count for each kind."""
    return [count_of(workers, kind) for kind in range(KINDS)]


SET_OF_WORDS: Final = [
    packed([k for k in range(KINDS) for _ in range(n[k])]) for n in map(SET_WORDS.unpack, range(4**KINDS))
]
"""The packed set for each value of the argument `SET_WORDS`."""

# Modes: the ways to use an action space. The left-hand ones come first, then one for each right-hand action.


def mode_word(action: str, mode: str) -> str:
    match mode:
        case "full":
            return action
        case "one" | "two":
            return f"{action}_{mode}"
    return mode


MODE_ROWS: Final = [(action, mode) for action, row in enumerate(ACTION_ROWS) for mode in row.rows("modes")]
MODES: Final = [mode_word(ACTIONS[action], mode.text("mode")) for action, mode in MODE_ROWS]
LEFT_MODES: Final = [
    "develop",
    "dismiss",
    "recruit",
    "hunt_one",
    "hunt_two",
    "trade_one",
    "trade_two",
    "pray",
    "conspire",
]
agree("actions.toml", MODES, LEFT_MODES + ACTIONS[RIGHT:])
ACTION_OF: Final = [action for action, _ in MODE_ROWS]
RIGHT_MODES: Final = ACTION_OF.index(RIGHT)
DISMISS_MODE: Final = MODES.index("dismiss")

# Shapes: slots to be filled at once. One for each left-hand mode, four for each right-hand action (by the workshops
# on it), one for each worker that a King's Favour may ask for.


ACTION_SLOTS: Final = [[slot_kind(word) for word in row.texts("slots")] for row in ACTION_ROWS]


def mode_slots(mode: int) -> list[int]:
    action, row = MODE_ROWS[mode]
    slots = ACTION_SLOTS[action]
    if not 0 < row.number("slots") <= len(slots):
        raise BadData(row.where, f"there are not {row.number('slots')} slots")
    return slots[: row.number("slots")]


def open_slots(mode: int, workshops: int) -> list[int]:
    return [kind for slot, kind in enumerate(mode_slots(mode)) if not workshops >> slot & 1]


LEFT_SHAPES: Final = [mode_slots(mode) for mode in range(RIGHT_MODES)]
RIGHT_SHAPES: Final = [open_slots(mode, shops) for mode in range(RIGHT_MODES, len(MODES)) for shops in range(4)]
FAVOUR_SHAPES: Final = [[kind] for kind in range(ANY, KINDS)]
SHAPES: Final = LEFT_SHAPES + RIGHT_SHAPES + FAVOUR_SHAPES
FIRST_FAVOUR_SHAPE: Final = len(LEFT_SHAPES) + len(RIGHT_SHAPES)


def right_shape(action: int, workshops: int) -> int:
    """The slots of a right-hand action that these workshops (one bit a slot) leave open."""
    return RIGHT_MODES + 4 * (action - RIGHT) + workshops


def favour_shape(slot: int) -> int:
    return FIRST_FAVOUR_SHAPE + slot - ANY


def fillers(slot: int) -> list[int]:
    """PAL-4.4 to PAL-4.7: who may stand there."""
    if slot == ANY:
        return list(range(KINDS))
    return sorted({slot, CRIMINAL})


def sets_for(shape: list[int]) -> list[int]:
    """PAL-4.8: the different sets that fill these slots, as arguments of `place`, rising."""
    sets = {packed(list(kinds)) for kinds in product(*(fillers(slot) for slot in shape))}
    return sorted(SET_WORDS.pack(unpacked(workers)) for workers in sets)


SET_WORDS_OF_SHAPE: Final = [sets_for(shape) for shape in SHAPES]
SETS_OF_SHAPE: Final = [[SET_OF_WORDS[words] for words in choice] for choice in SET_WORDS_OF_SHAPE]
THREE: Final = [list(kinds) for kinds in combinations_with_replacement(range(KINDS), 3)]
KEPT_WORDS: Final = sorted(SET_WORDS.pack(unpacked(packed(kinds))) for kinds in THREE)
KEPT_SETS: Final = [SET_OF_WORDS[words] for words in KEPT_WORDS]

# Which shapes a supply can fill: a table by what matters of it (which kinds there are, how many criminals, how many in
# all), one bit for each shape.


def gist(workers: int) -> int:
    """What matters of a supply for filling slots."""
    criminals = workers >> 8 * CRIMINAL & 127
    total = criminals
    kinds = 0
    for kind in range(CRIMINAL):
        count = workers >> 8 * kind & 127
        if count:
            total += count
            kinds |= 1 << kind
    return kinds | (min(3, criminals)) << 5 | (min(3, total)) << 7


def fillable(shape: list[int], kinds: int, criminals: int, total: int) -> bool:
    """Every coloured slot takes its kind or a criminal, then enough workers of any kind must be left."""
    wanted = [slot for slot in shape if slot != ANY]
    missing = sum(slot == CRIMINAL or not kinds >> slot & 1 for slot in wanted)
    return missing <= criminals and len(shape) <= total


FITS: Final = [
    sum(fillable(shape, g & 31, g >> 5 & 3, g >> 7) << i for i, shape in enumerate(SHAPES)) for g in range(32 * 4 * 4)
]


def standing(shape: list[int], workers: int) -> list[int]:
    """PAL-4.8: who stands in which slot, to show it."""
    slots = [-1] * len(shape)
    for i, slot in enumerate(shape):
        if slot != ANY:
            slots[i] = slot if count_of(workers, slot) else CRIMINAL
            workers -= UNIT[slots[i]]
    for i, slot in enumerate(shape):
        if slot == ANY:
            slots[i] = next(kind for kind in range(KINDS) if count_of(workers, kind))
            workers -= UNIT[slots[i]]
    return slots


def in_slots(action: int, workshops: int, workers: int) -> list[int]:
    """PAL-4.8: which kind of worker stands in each slot of an action with these workshops, or NOBODY_THERE."""
    slots = ACTION_SLOTS[action]
    found = [NOBODY_THERE] * len(slots)
    places = [place for place in range(len(slots)) if not workshops >> place & 1][: total_of(workers)]
    for place, kind in zip(places, standing([slots[place] for place in places], workers)):
        found[place] = kind
    return found
