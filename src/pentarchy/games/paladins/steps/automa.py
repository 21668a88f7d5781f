"""The automa's turn (PAL-12.11 to PAL-12.27)."""

from typing import Final

from pentarchy.games.paladins.board import ACTION_COUNT, ACTIONS, ATTACK, CONVERT, LIMIT, RECRUIT, REST, RIGHT, SPOTS
from pentarchy.games.paladins.cards import ORDER_ACTION, ORDER_COUNT
from pentarchy.games.paladins.legality import has_target
from pentarchy.games.paladins.moves import NEW_SCHEME
from pentarchy.games.paladins.reading import LABOURER
from pentarchy.games.paladins.solo import LEFT_ROW, NEEDED, SCHEME_KIND, SCHEMES
from pentarchy.games.paladins.steps.automa_actions import carry_out, outsider_for, passes, try_favour
from pentarchy.games.paladins.steps.automa_effects import shuffle_schemes
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Chance, Step


class AutomaTurn(Step[Table]):
    """PAL-12.11: without workers it passes (PAL-12.20), otherwise a scheme says what it tries."""

    rule = "PAL-12.11"

    def run(self, table: Table) -> None:
        if not table.workers[AUTOMA]:
            passes(table)
            return
        if not any(table.schemes_unseen):
            shuffle_schemes(table)
        table.push(SCHEME_CARD)


class SchemeCard(Chance[Table]):
    """PAL-12.11: turned up, put on the discard pile, tried."""

    rule = "PAL-12.11"
    forced = False

    def options(self, table: Table) -> list[int]:
        return draws(table.schemes_unseen, NEW_SCHEME)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(table.schemes_unseen)

    def play(self, table: Table, move: int) -> None:
        scheme = table.scheme = move - NEW_SCHEME.base
        table.schemes_unseen[scheme] -= 1
        table.schemes_gone[scheme] += 1
        if table.events is not None:
            table.tell(Event("scheme", self.rule, AUTOMA, {"card": SCHEMES[scheme]}))
        if not follow(table, SCHEME_KIND[scheme]):
            left_row(table)


def follow(table: Table, scheme: str) -> bool:
    """Tries what the scheme shows; answers whether it could be done."""
    match scheme:
        case "kings_order":
            return any(try_action(table, action) for action in ordered_actions(table))
        case "kings_favour":
            return try_favour(table)
    return try_action(table, ACTIONS.index(scheme))


def left_row(table: Table) -> None:
    """PAL-12.11: the leftmost possible action. Rest is always free: whoever has rested has no more turns."""
    for action in LEFT_ROW:
        if try_action(table, action):
            return


def ordered_actions(table: Table) -> list[int]:
    """PAL-12.26: the orders not yet fulfilled from right to left, then the others."""
    face_up = [order for order in reversed(table.orders) if order >= 0]
    fulfilled = [table.done[AUTOMA * ACTION_COUNT + ORDER_ACTION[order]] >= ORDER_COUNT[order] for order in face_up]
    actions = [ORDER_ACTION[order] for i, order in enumerate(face_up) if not fulfilled[i]]
    return actions + [ORDER_ACTION[order] for i, order in enumerate(face_up) if fulfilled[i]]


def needed(table: Table, action: int) -> int:
    """PAL-12.12: on the right one less for every workshop."""
    if action < RIGHT or action == REST:
        return NEEDED[action]
    return NEEDED[action] - table.workshops_on(AUTOMA, action).bit_count()


def can(table: Table, action: int) -> bool:
    """PAL-12.11: enough workers, a free space, the requirement met, a target, a row not used up."""
    if table.placed[AUTOMA * SPOTS + action] or table.workers[AUTOMA] < needed(table, action):
        return False
    if action == RECRUIT:
        return max(table.town) >= 0
    if action < RIGHT or action == REST:
        return True
    if LIMIT[action] and table.done[AUTOMA * ACTION_COUNT + action] >= LIMIT[action]:
        return False
    if action in (ATTACK, CONVERT):
        return outsider_for(table, action) >= 0
    return has_target(table, AUTOMA, action)


def try_action(table: Table, action: int) -> bool:
    if not can(table, action):
        return False
    workers = needed(table, action)
    table.workers[AUTOMA] -= UNIT[LABOURER] * workers
    table.placed[AUTOMA * SPOTS + action] = UNIT[LABOURER] * workers
    if table.events is not None:
        name = "rest" if action == REST else ACTIONS[action]
        table.tell(Event("automa-acted", "PAL-12.12", AUTOMA, {"action": name, "workers": workers}))
    carry_out(table, action)
    return True


AUTOMA_TURN: Final = AutomaTurn()
SCHEME_CARD: Final = SchemeCard()
