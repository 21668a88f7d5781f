"""What has been begun, and what is still to come of it: so that nothing looks paid for nothing."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import ACTION_COUNT, LIMIT, NOTHING, ORDER_POINTS, PRAY, RAISES, SPOTS
from pentarchy.games.paladins.cards import (
    ABILITY_ACTION,
    ABILITY_REWARD,
    FAVOUR_PROVISION,
    FAVOUR_REWARD,
    FAVOUR_SILVER,
    ORDER_ACTION,
    ORDER_COUNT,
    PALADIN_REWARD,
    TOWNSFOLK,
    TRIGGER_ACTION,
)
from pentarchy.games.paladins.costs import PROVISIONS_FOR, SILVER_FOR
from pentarchy.games.paladins.features.kinds import (
    CHOICE_NUMBER,
    FIRST_OF,
    MODE_REWARD,
    NEXT_PIECE,
    QUESTION_NUMBER,
    ops_to_choose,
)
from pentarchy.games.paladins.features.layout import (
    ANOTHERS,
    COMING_CHOICE,
    COMING_OP,
    COMING_POINTS,
    MINE,
    MODE,
    QUESTION,
    TO_PAY,
)
from pentarchy.games.paladins.legality import shape_of
from pentarchy.games.paladins.reading import Effect
from pentarchy.games.paladins.steps.awaited import Awaited
from pentarchy.games.paladins.steps.reward import AskUnlessVoid, RewardChoice
from pentarchy.games.paladins.workers import ACTION_OF, SHAPES
from pentarchy.kernel.features import put, put_question
from pentarchy.kernel.steps import SeatChance

if TYPE_CHECKING:
    from pentarchy.games.paladins.fields import Turn
    from pentarchy.games.paladins.table import Table


def put_under_way(row: list[int], table: "Table", seat: int) -> None:
    put_question(row, QUESTION, QUESTION_NUMBER, table, seat)
    put_agenda(row, table, seat)
    turn = table.turn
    if turn is None or table.active < 0:
        return
    at = MINE if table.active == seat else ANOTHERS
    if turn.mode >= 0:
        if table.active == seat:
            row[MODE + turn.mode] = 1
        if turn.target == NOTHING:
            put_action(row, at, table, turn)
    elif turn.favour >= 0:
        put_favour(row, at, table, turn.favour)


def put_agenda(row: list[int], table: "Table", seat: int) -> None:
    """Rewards that have been earned and not yet been carried out."""
    for step in table.agenda:
        if isinstance(step, Awaited):
            at = MINE if step.who == seat else ANOTHERS
            if step.op == "bonuses":
                add_bonuses(row, at, table, step.who, step.what)
            else:
                add(row, at, step.op, step.what, step.amount)
        elif isinstance(step, AskUnlessVoid):
            add_effect(row, MINE if step.decision.seat == seat else ANOTHERS, step.decision.effect)
        elif isinstance(step, RewardChoice):
            add_effect(row, MINE if step.seat == seat else ANOTHERS, step.effect)
        elif isinstance(step, SeatChance) and table.question == "SuspicionCard":
            add(row, MINE if step.who == seat else ANOTHERS, "suspicion", 0, 1)


def put_action(row: list[int], at: int, table: "Table", turn: "Turn") -> None:
    """An action whose target has not been chosen yet: what it is sure to bring, and what it costs until it is paid."""
    board, action = table.active, ACTION_OF[turn.mode]
    unpaid = not table.placed[board * SPOTS + action]
    if unpaid:
        put_price(row, at, table, board, turn.mode)
        add_bonuses(row, at, table, board, action)
    if unpaid or action == PRAY:
        add_reward(row, at, MODE_REWARD[turn.mode])
    if RAISES[action] >= 0:
        add(row, at, "attribute", RAISES[action], 1)
    put(row, at + COMING_POINTS, piece_points(table, board, action))


def put_price(row: list[int], at: int, table: "Table", board: int, mode: int) -> None:
    action, paladin = ACTION_OF[mode], table.paladin[board]
    use = table.done[board * ACTION_COUNT + action] if LIMIT[action] else 0
    row[at + TO_PAY] = SILVER_FOR[action][paladin][use]
    row[at + TO_PAY + 1] = PROVISIONS_FOR[action][paladin][use]
    row[at + TO_PAY + 2] = len(SHAPES[shape_of(table, board, mode)])


def piece_points(table: "Table", board: int, action: int) -> int:
    """What the piece or card that leaves its row adds to the points, by its ladder and by a King's Order."""
    done = table.done[board * ACTION_COUNT + action]
    points = NEXT_PIECE[action][done] if LIMIT[action] else 0
    for slot, order in enumerate(table.orders):
        if order >= 0 and ORDER_ACTION[order] == action and done + 1 == ORDER_COUNT[order]:
            points += ORDER_POINTS[slot]
    return points


def put_favour(row: list[int], at: int, table: "Table", card: int) -> None:
    """A favour whose worker has not been placed yet; afterwards its rewards are on the agenda."""
    if table.favour_workers[table.favours.index(card)]:
        return
    row[at + TO_PAY] = FAVOUR_SILVER[card]
    row[at + TO_PAY + 1] = FAVOUR_PROVISION[card]
    row[at + TO_PAY + 2] = 1
    add_reward(row, at, FAVOUR_REWARD[card])


def add_bonuses(row: list[int], at: int, table: "Table", board: int, action: int) -> None:
    """PAL-6.9: what the paladin and the townsfolk will add to the action."""
    paladin = table.paladin[board]
    if ABILITY_ACTION[paladin] == action:
        add_reward(row, at, PALADIN_REWARD[paladin])
    present = table.turn.retinue_before if table.turn is not None else 0
    for i in range(present):
        entry = table.retinue[i]
        card = entry % len(TOWNSFOLK)
        if TRIGGER_ACTION[card] == action and entry // len(TOWNSFOLK) == board:
            add_reward(row, at, ABILITY_REWARD[card])


def add_reward(row: list[int], at: int, reward: list[Effect]) -> None:
    for effect in reward:
        add_effect(row, at, effect)


def add_effect(row: list[int], at: int, effect: Effect) -> None:
    if effect.of:
        row[at + COMING_CHOICE + CHOICE_NUMBER[ops_to_choose(effect)]] += 1
    else:
        add(row, at, effect.op, effect.what, effect.amount)


def add(row: list[int], at: int, op: str, what: int, amount: int) -> None:
    """The automa has ops of its own, which nobody counts on."""
    first = FIRST_OF.get(op, -1)
    if first >= 0:
        put(row, at + COMING_OP + first + what, row[at + COMING_OP + first + what] + amount)
