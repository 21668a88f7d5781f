"""Reading the data files of Paladins: rows in their order, words that the rules know, effects."""

from typing import Final

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

PACKAGE: Final = "pentarchy.games.paladins"


def ids(rows: list[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def column(rows: list[Row], key: str) -> list[int]:
    return [row.number(key) for row in rows]


def in_order(rows: list[Row], key: str) -> list[Row]:
    """The rows by their number, which must run from 1 without a gap."""
    ordered = sorted(rows, key=lambda row: row.number(key))
    for number, row in enumerate(ordered, start=1):
        row.exactly(key, number)
    return ordered


def place_of(row: Row, key: str, words: list[str]) -> int:
    """Which of these words the row says."""
    return words.index(row.word(key, words))


def agree(where: str, found: object, expected: object) -> None:
    """For what the data say twice, and for lists whose order the rules know by number. Raises BadData."""
    if found != expected:
        raise BadData(where, f"{found} does not agree with {expected}")


def mask_of(flags: list[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


# What every card and board speaks of (PAL-1). The rules know these lists by their numbers.

WORKER_ROWS: Final = load(PACKAGE, "workers").rows("worker")
WORKERS: Final = ids(WORKER_ROWS)
LABOURER: Final = 0
CRIMINAL: Final = 5
agree("workers.toml", WORKERS, ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
FIGURES: Final = column(WORKER_ROWS, "count")
"""In the box; the supply counts as unlimited (PAL-15.1)."""
SUSPICION_ON_GAIN: Final = column(WORKER_ROWS, "suspicion_on_gain")
agree("workers.toml", SUSPICION_ON_GAIN[:CRIMINAL], [0] * CRIMINAL)  # PAL-8.5
agree("workers.toml", [row.flag("wild") for row in WORKER_ROWS], [kind == CRIMINAL for kind in range(6)])  # PAL-4.6
RESOURCES: Final = ["silver", "provision"]
SILVER: Final = 0
PROVISION: Final = 1
ATTRIBUTES: Final = ["strength", "influence", "faith"]
STRENGTH: Final = 0
INFLUENCE: Final = 1
FAITH: Final = 2

# Effects (PAL-9).

OPS: Final = [
    "gain", "worker", "attribute", "tax", "discard_suspicion", "take_debt", "pay_debt", "cancel_debt", "pray",
    "free_recruit", "free_develop", "pay", "choose", "vp",
]  # fmt: skip


@mypyc_attr(serializable=True)
class Effect:
    """One effect of the vocabulary (PAL-9): an op, what it is about (a worker, an attribute, a resource), how much."""

    def __init__(self, op: str, what: int, amount: int, of: list[list["Effect"]]) -> None:
        self.op = op
        self.what = what
        self.amount = amount
        self.of = of


def effect(row: Row) -> Effect:
    what = 0
    if row.has("kind"):
        what = place_of(row, "kind", WORKERS)
    elif row.has("attribute"):
        what = place_of(row, "attribute", ATTRIBUTES)
    elif row.has("resource"):
        what = place_of(row, "resource", RESOURCES)
    amount = row.number("amount") if row.has("amount") else 1
    of = [option_of(row, option) for option in row.items("of")] if row.has("of") else []
    return Effect(row.word("op", OPS), what, amount, of)


def option_of(row: Row, option: object) -> list[Effect]:
    """One of the lists among which a `choose` lets its owner choose."""
    inner = Row(row.where, {"of": option})
    found = effects(inner, "of")
    agree(row.where, inner.unread(set()), [])
    return found


def effects(row: Row, key: str) -> list[Effect]:
    return [effect(entry) for entry in row.rows(key)] if row.has(key) else []


def parts_of(reward: list[Effect]) -> list[Effect]:
    """All effects of a reward, also those among which its owner chooses."""
    return [part for each in reward for part in [each, *(inner for option in each.of for inner in parts_of(option))]]


def kind_of(reward: list[Effect]) -> str:
    """The class of a reward by which the automa prefers spaces (PAL-12.21): `pray`, `worker_2`, `silver_2` …"""
    first = reward[0]
    match first.op:
        case "gain":
            return f"{RESOURCES[first.what]}_{first.amount}"
        case "worker":
            return f"worker_{sum(part.amount for part in reward)}"
    return first.op
