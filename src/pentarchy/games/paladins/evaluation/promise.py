"""What an action that has been begun will bring: so that a look one move ahead sees where it leads."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    ORDER_POINTS,
    PRAY,
    RECRUIT,
    ROUNDS,
    SPOTS,
    TRACK,
    TRADE,
)
from pentarchy.games.paladins.cards import ABILITY_ACTION, ORDER_ACTION
from pentarchy.games.paladins.costs import action_cost, attack_prices, townsfolk_price
from pentarchy.games.paladins.evaluation.values import (
    ABILITY_WORTH,
    ATTACK_GAIN,
    ATTRIBUTE,
    CONSPIRED,
    CONVERSION,
    CONVERT_GAIN,
    DISMISS,
    GOODS,
    HUNTED,
    JAR,
    JAR_IN_DEBT,
    JOIN,
    LADDER,
    LADDERED,
    LAST_WORKER,
    SET_PRICES,
    SPACE,
    SPACE_IN_DEBT,
    TOWARDS_ORDER,
    WORKSHOP_A_ROUND,
    rounds_begun,
    spent,
)
from pentarchy.games.paladins.legality import outsiders_open, shape_of, spaces_in_reach
from pentarchy.games.paladins.reading import FAITH, INFLUENCE, STRENGTH
from pentarchy.games.paladins.scoring import outsider_points
from pentarchy.games.paladins.workers import ACTION_OF, DISMISS_MODE, SETS_OF_SHAPE, holds
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

AIMLESS = (HUNT, TRADE, CONSPIRE)
"""The actions without a target: their reward follows at once."""


def cheapest(table: "Table", seat: int, shape: int) -> float:
    """The least that the workers for these slots are worth."""
    supply = table.workers[seat]
    scale = LAST_WORKER if rounds_begun(table, seat) == ROUNDS else 1.0
    return scale * min([price for i, price in enumerate(SET_PRICES[shape]) if holds(supply, SETS_OF_SHAPE[shape][i])])


def begun(table: "Table", seat: int) -> bool:
    """Whether an action has been begun whose workers or target are still to be chosen."""
    turn = table.turn
    if turn is None or turn.mode < 0 or turn.target >= 0:
        return False
    action = ACTION_OF[turn.mode]
    return action not in AIMLESS or not table.placed[seat * SPOTS + action]


def promise(table: "Table", seat: int) -> float:
    mode = table.under_way().mode
    action = ACTION_OF[mode]
    value = gain_of(table, seat, action)
    if table.placed[seat * SPOTS + action]:
        return value
    value -= cheapest(table, seat, shape_of(table, seat, mode))
    silver, provisions = action_cost(table, seat, action)
    return value - spent(table, seat, silver, provisions)


def next_piece(table: "Table", seat: int, action: int) -> float:
    """The next step of a ladder, and of the King's Orders for it."""
    done = table.done[seat * ACTION_COUNT + action]
    ladder, towards = LADDER[action][rounds_begun(table, seat)], TOWARDS_ORDER[rounds_begun(table, seat)]
    value = ladder[done + 1] - ladder[done] if action in LADDERED else 0.0
    for slot, order in enumerate(table.orders):
        if order >= 0 and ORDER_ACTION[order] == action and done < 5:
            value += ORDER_POINTS[slot] * (towards[done + 1] - towards[done])
    return value


def step_up(table: "Table", seat: int, attribute: int) -> float:
    value = table.attributes[seat * 3 + attribute]
    worths = ATTRIBUTE[rounds_begun(table, seat)]
    return worths[value + 1] - worths[value] if value < TRACK else 0.0


def gain_of(table: "Table", seat: int, action: int) -> float:
    """The best that the action can bring before its target is chosen."""
    if action in (COMMISSION, GARRISON):
        raised = INFLUENCE if action == COMMISSION else FAITH
        worths = SPACE_IN_DEBT if table.unpaid[seat] else SPACE
        best = max([worths[space] for space in one_by_one(spaces_in_reach(table, seat, action))])
        return next_piece(table, seat, action) + step_up(table, seat, raised) + best
    if action == FORTIFY:
        return next_piece(table, seat, action) + step_up(table, seat, STRENGTH) + 1.0
    if action == ABSOLVE:
        worths = JAR_IN_DEBT if table.unpaid[seat] else JAR
        best = max([worths[space] for space in range(len(JAR)) if not table.jars[seat] >> space & 1])
        relief = 0.5 if table.suspicions[seat] else 0.0
        return next_piece(table, seat, action) + step_up(table, seat, FAITH) + relief + best
    if action == ATTACK:
        return next_piece(table, seat, action) + step_up(table, seat, INFLUENCE) + best_attack(table, seat)
    if action == CONVERT:
        return next_piece(table, seat, action) + step_up(table, seat, STRENGTH) + best_convert(table, seat)
    return left_gain(table, seat, action)


def left_gain(table: "Table", seat: int, action: int) -> float:
    to_come = ROUNDS - rounds_begun(table, seat)
    if action == DEVELOP:
        return WORKSHOP_A_ROUND * to_come + 0.8 + next_piece(table, seat, action)
    if action == RECRUIT:
        return best_townsfolk(table, seat, to_come)
    if action == PRAY:
        return 1.0
    bonus = 2 if ABILITY_ACTION[table.paladin[seat]] == action else 0
    if action == CONSPIRE:
        return CONSPIRED + GOODS * bonus
    gained = HUNTED[table.under_way().mode] + bonus
    return -spent(table, seat, 0, -gained) if action == HUNT else -spent(table, seat, -gained, 0)


def best_attack(table: "Table", seat: int) -> float:
    prices = attack_prices(table, seat)
    slots = outsiders_open(table, seat, ATTACK)
    return max([ATTACK_GAIN[table.outsiders[slot]] - GOODS * prices[slot] for slot in slots])


def best_convert(table: "Table", seat: int) -> float:
    cards = [table.outsiders[slot] for slot in outsiders_open(table, seat, CONVERT)]
    return max(
        [
            CONVERT_GAIN[card]
            + CONVERSION * (ROUNDS - rounds_begun(table, seat)) / ROUNDS
            + outsider_points(table, seat, card)
            for card in cards
        ]
    )


def best_townsfolk(table: "Table", seat: int, to_come: float) -> float:
    """Silver or debt is paid with the choice."""
    best, dismisses = -9.0, table.under_way().mode == DISMISS_MODE
    for column, card in enumerate(table.town):
        if card >= 0:
            price = GOODS * townsfolk_price(table, seat, column)
            gain = DISMISS[card] if dismisses else JOIN[card] + ABILITY_WORTH[card] * to_come
            best = max(best, gain - price)
    return best
