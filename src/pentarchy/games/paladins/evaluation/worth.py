"""How good a table looks for a seat, roughly in points."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    ATTACK,
    CARRIED_OVER,
    NOTHING,
    ORDER_POINTS,
    RIGHT,
    ROUNDS,
    TAX_SUPPLY,
)
from pentarchy.games.paladins.cards import ABILITY_ACTION, ORDER_ACTION, PALADIN_WORKERS, TOWNSFOLK, WALL_POINTS, WALLS
from pentarchy.games.paladins.evaluation.promise import begun, cheapest, promise
from pentarchy.games.paladins.evaluation.values import (
    ABILITY_WORTH,
    ATTRIBUTE,
    BEST_FIRST,
    CONVERSION,
    DANGER,
    DEBT,
    FAVOUR,
    GOODS_WORTH,
    LADDER,
    LADDERED,
    LAST_WORKER,
    NEXT_PALADIN,
    OPENED,
    OWN_ACTION,
    PAID,
    READY,
    SPARE_GOODS,
    SUSPECT,
    TOWARDS_ORDER,
    WORKER,
    WORKSHOP_A_ROUND,
    rounds_begun,
)
from pentarchy.games.paladins.legality import SHAPE_OF_FAVOUR, possible, right_hand_open
from pentarchy.games.paladins.moves import ARRANGE
from pentarchy.games.paladins.scoring import converted_by, outsider_points
from pentarchy.games.paladins.workers import FITS, gist
from pentarchy.kernel.steps import UNANSWERED, Simultaneous

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


def worth(table: "Table", seat: int) -> float:
    """What the seat has, what it may still make of it, and what the action that it has begun will bring."""
    value = standing(table, seat) + means(table, seat)
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Simultaneous):
        value += arrangement(table, seat, top.answer_of(seat))
    if table.active == seat:
        if begun(table, seat):
            value += promise(table, seat)
        else:
            value += favour(table, seat)
    return value


def favour(table: "Table", seat: int) -> float:
    """What a favour will bring whose worker is still to be chosen."""
    card = table.turn.favour if table.turn is not None else NOTHING
    if card < 0 or table.favour_workers[table.favours.index(card)]:
        return 0.0
    return FAVOUR[card] - cheapest(table, seat, SHAPE_OF_FAVOUR[card])


def standing(table: "Table", seat: int) -> float:
    """What counts at the end, halfway points included."""
    done, first = table.done, seat * ACTION_COUNT
    a, b, c = table.attributes[seat * 3 : seat * 3 + 3]
    attribute, towards = ATTRIBUTE[rounds_begun(table, seat)], TOWARDS_ORDER[rounds_begun(table, seat)]
    value = attribute[a] + attribute[b] + attribute[c]
    for action in LADDERED:
        value += LADDER[action][rounds_begun(table, seat)][done[first + action]]
    for slot, order in enumerate(table.orders):
        if order >= 0:
            value += ORDER_POINTS[slot] * towards[min(7, done[first + ORDER_ACTION[order]])]
    for entry in table.walls:
        if entry // len(WALLS) == seat:
            value += WALL_POINTS[entry % len(WALLS)]
    for card in converted_by(table, seat):
        value += CONVERSION * (ROUNDS - rounds_begun(table, seat)) / ROUNDS + outsider_points(table, seat, card)
    return value + DEBT * table.unpaid[seat] + PAID * table.paid[seat]


def means(table: "Table", seat: int) -> float:
    """Goods, workers, workshops and townsfolk, the more the more rounds are to come; and the danger of suspicion."""
    to_come = ROUNDS - rounds_begun(table, seat)
    value = goods(table, seat)
    value += workers_worth(table, seat) * (LAST_WORKER if rounds_begun(table, seat) == ROUNDS else 1.0)
    value += WORKSHOP_A_ROUND * to_come * workshops(table, seat)
    for entry in table.retinue:
        if entry // len(TOWNSFOLK) == seat:
            value += ABILITY_WORTH[entry % len(TOWNSFOLK)] * to_come
    return value + suspicion(table, seat) + READY * ready(table, seat)


def workshops(table: "Table", seat: int) -> float:
    """Each counts, those more whose action is often to be done: for a King's Order, or because two stand there."""
    value = 0.0
    ordered = [ORDER_ACTION[order] for order in table.orders if order >= 0]
    for action in range(RIGHT, ACTION_COUNT):
        count = table.workshops_on(seat, action).bit_count()
        if count:
            used_up = table.done[seat * ACTION_COUNT + action] > 5 and action != ATTACK
            value += count * (0.3 if used_up else 1.4 if action in ordered else 1.0) + (0.3 if count == 2 else 0.0)
    return value


def ready(table: "Table", seat: int) -> int:
    """For how many right-hand actions everything is at hand."""
    if table.passed >> seat & 1:
        return 0
    return len(right_hand_open(table, seat, FITS[gist(table.workers[seat])]))


def workers_worth(table: "Table", seat: int) -> float:
    """After passing only the best three stay."""
    workers, left = table.workers[seat], CARRIED_OVER if table.passed >> seat & 1 else 99
    value = 0.0
    for kind in BEST_FIRST:
        count = min(left, workers >> 8 * kind & 127)
        value += WORKER[kind] * count
        left -= count
    return value


def goods(table: "Table", seat: int) -> float:
    """The first of each are worth most: without them there is no action. At the end three make a point."""
    silver, provisions = min(99, table.silver[seat]), min(99, table.provisions[seat])
    if rounds_begun(table, seat) < ROUNDS:
        return GOODS_WORTH[silver] + GOODS_WORTH[provisions]
    return SPARE_GOODS * (silver + provisions)


def suspicion(table: "Table", seat: int) -> float:
    """Each card is a burden, and whoever has the most is in danger, the more the emptier the tax supply is."""
    mine = table.suspicions[seat]
    if not mine:
        return 0.0
    value = SUSPECT * mine
    if mine >= max(table.suspicions) and rounds_begun(table, seat) < ROUNDS:
        value -= DANGER * (1.3 - table.tax / (TAX_SUPPLY[table.seats] + 1))
    return value


def arrangement(table: "Table", seat: int, move: int) -> float:
    """What the paladins are worth that the seat has secretly chosen for this round and for the next."""
    if move == UNANSWERED:
        return 0.0
    use, top = ARRANGE.argument(move, 0), ARRANGE.argument(move, 1)
    return paladin(table, seat, use) + NEXT_PALADIN * paladin(table, seat, top)


def paladin(table: "Table", seat: int, card: int) -> float:
    """Its workers, and how many right-hand actions its attributes and its ability would open."""
    riding = table.copy()
    riding.paladin[seat] = card
    actions = [action for action in range(RIGHT, ACTION_COUNT) if possible(riding, seat, action)]
    own = ABILITY_ACTION[card]
    value = sum([WORKER[kind] for kind in PALADIN_WORKERS[card]]) + OPENED * len(actions)
    return value + (OWN_ACTION if own < RIGHT or own in actions else 0.0)
