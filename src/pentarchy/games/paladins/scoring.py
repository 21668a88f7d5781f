"""End of the game and scoring (PAL-11, PAL-12.32)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LADDER_POINTS,
    ORDER_POINTS,
    TRACK_POINTS,
)
from pentarchy.games.paladins.cards import (
    FACTION_OF,
    FACTIONS,
    ORDER_ACTION,
    ORDER_COUNT,
    OUTSIDER_ROWS,
    OUTSIDERS,
    PAID_POINTS,
    UNPAID_POINTS,
    WALL_POINTS,
    WALLS,
)
from pentarchy.games.paladins.reading import ATTRIBUTES, PACKAGE, agree, ids, in_order, place_of
from pentarchy.games.paladins.solo import AUTOMA_DEVELOPED, AUTOMA_GOODS, AUTOMA_LEAST
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

SCORING: Final = load(PACKAGE, "scoring")
GOODS: Final = SCORING.row("resources")
GOODS.exactly("pooled", True)  # PAL-11.1: silver and provisions together
RESOURCES_PER_POINT: Final = GOODS.number("per")
RESOURCE_POINTS: Final = GOODS.number("vp")
CATEGORIES: Final = ids(in_order(SCORING.rows("category"), "order"))
FAMILY_SCORE: Final = {row.text("id"): row.row("score") for row in SCORING.rows("family")}
TIE_BREAKS: Final = ids(in_order(SCORING.rows("tie_break"), "order"))
agree("scoring.toml", TIE_BREAKS, ["kings_order_vp", "fewest_suspicion", "shared"])  # PAL-11.6
KINDS: Final = [
    "per_count", "per_attribute", "per_attacked", "per_completed_order", "per_converted_mercenary", "per_paid_debt",
    "per_suspicion", "unpaid_debt_relief",
]  # fmt: skip


def points_rule(row: Row) -> tuple[str, int, int, int, int]:
    """The scoring of a family: its kind, what it counts, for how many of it, the points each, and a base."""
    what = 0
    if row.has("counter"):
        what = place_of(row, "counter", ACTIONS)
    elif row.has("attribute"):
        what = place_of(row, "attribute", ATTRIBUTES)
    elif row.has("faction"):
        what = place_of(row, "faction", FACTIONS)
    per = row.number("per") if row.has("per") else 1
    return row.word("kind", KINDS), what, per, row.number("vp"), row.number("base") if row.has("base") else 0


FAMILIES: Final = [row.text("family") for row in OUTSIDER_ROWS]
OUTSIDER_SCORE: Final = [points_rule(FAMILY_SCORE[family]) for family in FAMILIES]
MERCENARIES: Final = [family == "mercenary" for family in FAMILIES]


def converted_by(table: "Table", board: int) -> list[int]:
    return [entry % len(OUTSIDERS) for entry in table.converted if entry // len(OUTSIDERS) == board]


def fulfilled(table: "Table", board: int) -> list[int]:
    """PAL-7.1: the slots of the face-up orders that this board fulfils."""
    return [
        slot
        for slot, order in enumerate(table.orders)
        if order >= 0 and table.done[board * ACTION_COUNT + ORDER_ACTION[order]] >= ORDER_COUNT[order]
    ]


def counted(table: "Table", board: int, card: int) -> int:
    """PAL-11.3: how often the thing is there that a converted outsider counts."""
    kind, what, _, _, _ = OUTSIDER_SCORE[card]
    match kind:
        case "per_count":
            return table.done[board * ACTION_COUNT + what] if board < table.seats else automa_count(table, board, what)
        case "per_attribute":
            return table.attributes[board * 3 + what]
        case "per_attacked":
            mine = [entry % len(OUTSIDERS) for entry in table.attacked if entry // len(OUTSIDERS) == board]
            return sum(FACTION_OF[other] == what for other in mine)
        case "per_completed_order":
            return len(fulfilled(table, board))
        case "per_converted_mercenary":
            return sum(MERCENARIES[other] for other in converted_by(table, board))
        case "per_paid_debt":
            return table.paid[board]
        case "per_suspicion":
            return table.suspicions[board]
    return table.unpaid[board]


def automa_count(table: "Table", board: int, counter: int) -> int:
    """PAL-12.32: for the automa develop is the number of workshops on its board, and recruit is 0."""
    if counter == DEVELOP:
        return table.workshops[board].bit_count()
    return table.done[board * ACTION_COUNT + counter]


def outsider_points(table: "Table", board: int, card: int) -> int:
    """PAL-11.3, fractions dropped for each card (PAL-11.4); for the automa at least one point (PAL-12.32)."""
    _, _, per, points, base = OUTSIDER_SCORE[card]
    worth = base + counted(table, board, card) // per * points
    return worth if board < table.seats else max(worth, AUTOMA_LEAST)


def parts_of(table: "Table", board: int) -> dict[str, int]:
    """PAL-11.1, in the order of the rulebook; ladders are totals (PAL-11.2), nothing else counts (PAL-11.5)."""
    done = table.done[board * ACTION_COUNT : (board + 1) * ACTION_COUNT]
    human = board < table.seats
    walls = [entry % len(WALLS) for entry in table.walls if entry // len(WALLS) == board]
    return {
        "kings_orders": sum(ORDER_POINTS[slot] for slot in fulfilled(table, board)),
        "attributes": sum(TRACK_POINTS[value] for value in table.attributes[board * 3 : board * 3 + 3]),
        "develop": LADDER_POINTS[DEVELOP][done[DEVELOP]] if human or AUTOMA_DEVELOPED else 0,
        "debts": table.paid[board] * PAID_POINTS + table.unpaid[board] * UNPAID_POINTS,
        "resources": goods_points(table, board) if human or AUTOMA_GOODS else 0,
        "commission": LADDER_POINTS[COMMISSION][done[COMMISSION]],
        "fortify": LADDER_POINTS[FORTIFY][done[FORTIFY]] + sum(WALL_POINTS[card] for card in walls),
        "garrison": LADDER_POINTS[GARRISON][done[GARRISON]],
        "absolve": LADDER_POINTS[ABSOLVE][done[ABSOLVE]],
        "convert": sum(outsider_points(table, board, card) for card in converted_by(table, board)),
    }


def goods_points(table: "Table", board: int) -> int:
    return (table.silver[board] + table.provisions[board]) // RESOURCES_PER_POINT * RESOURCE_POINTS


def outcome(table: "Table") -> Outcome:
    """PAL-11.6, PAL-12.33: ties by the points from King's Orders, then by fewer suspicion cards."""
    parts = [parts_of(table, board) for board in range(table.boards)]
    scores = [sum(part.values()) for part in parts]
    keys = [[scores[b], parts[b]["kings_orders"], -table.suspicions[b]] for b in range(table.boards)]
    tie_break = deciding_key(keys, ["points", *TIE_BREAKS[:2]])
    if not table.solo():
        return Outcome(ranked(keys), scores, parts, "seven_rounds", tie_break)
    return against_the_automa(keys, parts, tie_break)


def against_the_automa(keys: list[list[int]], parts: list[dict[str, int]], tie_break: str) -> Outcome:
    """PAL-12.33: alone there is one place to lose to; with equal points the reason says that the tie-break decided."""
    won = keys[0] >= keys[1]
    reason = "automa_beaten" if won else "automa_won"
    if tie_break:
        reason = "automa_equal" if keys[0] == keys[1] else f"{reason}_by_tie_break"
    return Outcome([1 if won else 2], [keys[0][0]], parts[:1], reason, tie_break, [0] if won else [], parts[1])
