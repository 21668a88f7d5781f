"""What the seat could do: for each action what it lacks."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    ATTACK_PRICE,
    COLUMN_DEBT,
    COMMISSION,
    CONVERT,
    CONVERT_FLAG,
    DEVELOP,
    FAITH_FLAG,
    FORTIFY,
    HIGHEST,
    JAR_INFLUENCE,
    LIMIT,
    ORDER_POINTS,
    PRAY,
    RECRUIT,
    REGION_OF,
    REQUIRES,
    RIGHT,
    SPOTS,
    STRENGTH_FLAG,
    WALL_INFLUENCE,
)
from pentarchy.games.paladins.cards import ORDER_ACTION, ORDER_COUNT
from pentarchy.games.paladins.costs import PROVISIONS_FOR, SILVER_FOR, TOWNSFOLK_PRICE
from pentarchy.games.paladins.features.kinds import NEXT_PIECE
from pentarchy.games.paladins.features.layout import (
    AT_STAKE,
    EFFECTIVE,
    GOODS_MISSING,
    LEFT_OCCUPIED,
    MISSING,
    MODE_OPEN,
    PIECE_POINTS,
    RIGHT_OCCUPIED,
    RIGHT_OPEN,
    WORKERS_FIT,
)
from pentarchy.games.paladins.legality import free_spaces
from pentarchy.games.paladins.reading import STRENGTH
from pentarchy.games.paladins.workers import ACTION_OF, RIGHT_MODES

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

OUT_OF_REACH: Final = HIGHEST
"""What an action lacks that has no target at all, or whose row has ended."""


def put_actions(row: list[int], table: "Table", seat: int, paladin: int, fits: int) -> None:
    """Counted with the paladin of this round, also while it lies face down; `fits` are the shapes that the workers
    fill."""
    put_right(row, table, seat, paladin, fits)
    put_left(row, table, seat, paladin, fits)


def put_right(row: list[int], table: "Table", seat: int, paladin: int, fits: int) -> None:
    shops, passed = table.workshops[seat], table.passed >> seat & 1
    put_orders(row, table, seat)
    for i in range(ACTION_COUNT - RIGHT):
        action = RIGHT + i
        use = table.done[seat * ACTION_COUNT + action] if LIMIT[action] else 0
        missing, goods = OUT_OF_REACH, 0
        if not LIMIT[action] or use < LIMIT[action]:
            missing = attribute_missing(row, table, action, use)
            goods = goods_missing(row, table, seat, paladin, action, use)
            row[PIECE_POINTS + i] += NEXT_PIECE[action][use]
        fit = fits >> RIGHT_MODES + 4 * i + (shops >> 2 * i & 3) & 1
        occupied = 1 if table.placed[seat * SPOTS + action] else 0
        row[RIGHT_OCCUPIED + i] = occupied
        row[MISSING + i] = missing
        row[GOODS_MISSING + i] = goods
        row[WORKERS_FIT + i] = fit
        row[RIGHT_OPEN + i] = 1 if fit and not (occupied or missing or goods or passed) else 0


def put_orders(row: list[int], table: "Table", seat: int) -> None:
    """The King's Orders that the seat has still to fulfil, and what the fifth piece brings."""
    for slot, order in enumerate(table.orders):
        if order >= 0:
            action = ORDER_ACTION[order]
            left = ORDER_COUNT[order] - table.done[seat * ACTION_COUNT + action]
            if left > 0:
                row[AT_STAKE + action - RIGHT] = ORDER_POINTS[slot]
            if left == 1:
                row[PIECE_POINTS + action - RIGHT] = ORDER_POINTS[slot]


def attribute_missing(row: list[int], table: "Table", action: int, use: int) -> int:
    """How far the effective attribute is from what the action asks for; missing strength is bought."""
    if action == ATTACK:
        return 0 if max(table.outsiders) >= 0 else OUT_OF_REACH
    needed = required(table, action, use)
    return OUT_OF_REACH if needed == OUT_OF_REACH else max(0, needed - row[EFFECTIVE + REQUIRES[action]])


def required(table: "Table", action: int, use: int) -> int:
    if action == FORTIFY:
        return WALL_INFLUENCE[use] if table.walls_unseen else OUT_OF_REACH
    if action == ABSOLVE:
        return JAR_INFLUENCE[use]
    if action == CONVERT:
        slot = leftmost(table)
        return CONVERT_FLAG[slot] if slot >= 0 else OUT_OF_REACH
    free = free_spaces(table)
    if not free:
        return OUT_OF_REACH
    region = REGION_OF[(free & -free).bit_length() - 1]
    return FAITH_FLAG[region] if action == COMMISSION else STRENGTH_FLAG[region]


def leftmost(table: "Table") -> int:
    """The slot of the outsider that asks for least, -1 when there is none."""
    for slot, card in enumerate(table.outsiders):
        if card >= 0:
            return slot
    return -1


def goods_missing(row: list[int], table: "Table", seat: int, paladin: int, action: int, use: int) -> int:
    """Silver and provisions together; an attack costs at least what the leftmost outsider does."""
    silver = SILVER_FOR[action][paladin][use]
    if action == ATTACK:
        slot = leftmost(table)
        silver = ATTACK_PRICE[row[EFFECTIVE + STRENGTH]][slot] if slot >= 0 else 0
    provisions = PROVISIONS_FOR[action][paladin][use]
    return max(0, silver - table.silver[seat]) + max(0, provisions - table.provisions[seat])


# The left-hand actions.


def put_left(row: list[int], table: "Table", seat: int, paladin: int, fits: int) -> None:
    spot, passed = seat * SPOTS, table.passed >> seat & 1
    for action in range(RIGHT):
        if table.placed[spot + action]:
            row[LEFT_OCCUPIED + action] = 1
    for mode in range(RIGHT_MODES):
        action = ACTION_OF[mode]
        if fits >> mode & 1 and not passed and not row[LEFT_OCCUPIED + action]:
            row[MODE_OPEN + mode] = 1 if left_possible(row, table, seat, paladin, action) else 0


def left_possible(row: list[int], table: "Table", seat: int, paladin: int, action: int) -> bool:
    silver = table.silver[seat]
    if action == DEVELOP:
        built = table.done[seat * ACTION_COUNT + DEVELOP]
        return built < LIMIT[DEVELOP] and SILVER_FOR[DEVELOP][paladin][built] <= silver
    if action == PRAY:
        return SILVER_FOR[PRAY][paladin][0] <= silver and any_placed(row)
    return action != RECRUIT or townsfolk_payable(table, paladin, silver)


def any_placed(row: list[int]) -> bool:
    return 1 in row[LEFT_OCCUPIED : LEFT_OCCUPIED + RIGHT] or 1 in row[RIGHT_OCCUPIED : RIGHT_OCCUPIED + RIGHT]


def townsfolk_payable(table: "Table", paladin: int, silver: int) -> bool:
    """PAL-5.6: for silver, or in the first columns for a debt."""
    for column, card in enumerate(table.town):
        if card >= 0 and (COLUMN_DEBT[column] or TOWNSFOLK_PRICE[paladin][column] <= silver):
            return True
    return False
