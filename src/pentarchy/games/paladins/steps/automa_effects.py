"""The effect vocabulary of the automa (PAL-12.13 to PAL-12.28): it pays nothing and never declines."""

from typing import Final

from pentarchy.games.paladins.board import ACTION_COUNT, ACTIONS, NO_CARD, RIGHT, SPOTS, TOWNSFOLK_COLUMNS
from pentarchy.games.paladins.cards import DISMISS_REWARD
from pentarchy.games.paladins.reading import LABOURER, SUSPICION_ON_GAIN, Effect
from pentarchy.games.paladins.solo import AUTOMA_WORKSHOPS
from pentarchy.games.paladins.steps.effects import debts_taken, tax_paid
from pentarchy.games.paladins.steps.gains import cancel_debt, discard_suspicion, pay_debt, tell_of_workers
from pentarchy.games.paladins.steps.interpreter import Act, CarryOut, Interpreter
from pentarchy.games.paladins.steps.left import discard_townsfolk
from pentarchy.games.paladins.steps.resource_track import move_marker, raise_marker
from pentarchy.games.paladins.steps.suspicion import drain_tax, draw_suspicion
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Step


def automa_steps(effects: list[Effect]) -> list[Step[Table]]:
    """What the automa gains, in order; each discard and each debt counts for itself (PAL-12.17)."""
    return AUTOMAS.steps(effects, AUTOMA)


def choice(effect: Effect, board: int) -> Step[Table]:
    """PAL-12.27: an attribute of choice is its lowest one; otherwise the leftmost option that does something."""
    if all(option[0].op == "attribute" for option in effect.of):
        return CarryOut("raise_lowest", raise_lowest, board, 0, effect.of[0][0].amount)
    return TakeLeftmost(effect.of)


def raise_lowest(table: Table, _board: int, _what: int, amount: int) -> None:
    raise_marker(table, table.automas_lowest(), amount)


def automa_worker(table: Table, _board: int, kind: int, amount: int) -> None:
    """PAL-12.16: all alike in its supply, but a criminal brings suspicion."""
    add_labourers(table, amount)
    tell_of_workers(table, AUTOMA, kind, amount)
    draw_suspicion(table, AUTOMA, amount * SUSPICION_ON_GAIN[kind])


def add_labourers(table: Table, amount: int) -> None:
    table.workers[AUTOMA] += UNIT[LABOURER] * amount


def waste_coin(table: Table) -> None:
    """PAL-12.17: from the tax supply to the general supply; the marker does not move."""
    if table.events is not None:
        table.tell(Event("coin-wasted", "PAL-12.17", AUTOMA, {}))
    drain_tax(table, AUTOMA, 1)


def discard_or_waste(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.17: without a suspicion card a coin leaves the tax supply instead."""
    if table.suspicions[AUTOMA]:
        discard_suspicion(table, AUTOMA, 1)
    else:
        waste_coin(table)


def cancel_or_waste(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.17, for debts."""
    if table.unpaid[AUTOMA]:
        cancel_debt(table, AUTOMA, 1)
    else:
        waste_coin(table)


def pay_one_debt(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-8.7: if it has one."""
    if table.unpaid[AUTOMA]:
        pay_debt(table, AUTOMA)


def pay_or_discard(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.23: an unpaid debt, or else another suspicion card."""
    if table.unpaid[AUTOMA]:
        pay_debt(table, AUTOMA)
    else:
        discard_or_waste(table)


def automa_prays(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.19: the right-hand side is cleared, or one worker comes; then all schemes are shuffled together."""
    first, end = AUTOMA * SPOTS + RIGHT, AUTOMA * SPOTS + ACTION_COUNT
    busy = any(table.placed[first:end])
    if table.events is not None:
        table.tell(Event("automa-prayed", "PAL-12.19", AUTOMA, {"cleared": busy}))
    if busy:
        table.placed[first:end] = [0] * (end - first)
    else:
        add_labourers(table, 1)
        tell_of_workers(table, AUTOMA, LABOURER, 1, "PAL-12.19")
    shuffle_schemes(table)


def shuffle_schemes(table: Table) -> None:
    for kind, count in enumerate(table.schemes_gone):
        table.schemes_unseen[kind] += count
        table.schemes_gone[kind] = 0


def pointed_at(table: Table, positions: int, usable: list[bool]) -> int:
    """PAL-12.18: from the marker to the right, behind the rightmost comes the leftmost; NO_CARD if none is usable."""
    for i in range(positions):
        place = (table.marker + i) % positions
        if usable[place]:
            return place
    return NO_CARD


def automa_dismisses(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.19: the townsfolk that the marker points at; void when the row is empty (PAL-12.21)."""
    column = pointed_at(table, TOWNSFOLK_COLUMNS, [card >= 0 for card in table.town])
    if column >= 0:
        card = table.town[column]
        discard_townsfolk(table, AUTOMA, card, 0, "PAL-12.19")
        table.then(AUTOMA_DISMISSED[card])


def workshops_left(table: Table) -> int:
    """Those beside its board: neither on it nor on a face-down order (PAL-12.5)."""
    return AUTOMA_WORKSHOPS - table.workshops[AUTOMA].bit_count() - table.orders.count(NO_CARD)


def add_workshop(table: Table, action: int, rule: str) -> None:
    """On the next free slot of a right-hand action."""
    slot = 1 if table.workshops_on(AUTOMA, action) & 1 else 0
    table.workshops[AUTOMA] |= 1 << 2 * (action - RIGHT) + slot
    if table.events is not None:
        table.tell(Event("automa-workshop", rule, AUTOMA, {"action": ACTIONS[action]}))


def automa_develops(table: Table, _board: int = AUTOMA, _what: int = 0, _amount: int = 1) -> None:
    """PAL-12.28: on the right-hand action with the fewest workshops, the first of several. It uncovers no worker."""
    if workshops_left(table):
        counts = [table.workshops_on(AUTOMA, action).bit_count() for action in range(RIGHT, ACTION_COUNT)]
        add_workshop(table, RIGHT + counts.index(min(counts)), "PAL-12.28")


class TakeLeftmost(Step[Table]):
    """PAL-12.22, PAL-12.27: the leftmost option that does something."""

    rule = "PAL-12.22"

    def __init__(self, options: list[list[Effect]]) -> None:
        super().__init__()
        self.first = options[0][0].op
        self.branches = [automa_steps(option) for option in options]

    def run(self, table: Table) -> None:
        void = self.first == "pay_debt" and not table.unpaid[AUTOMA]
        void |= self.first == "free_develop" and not workshops_left(table)
        table.then(self.branches[1 if void else 0])


def gain_on_track(table: Table, _board: int, _what: int, amount: int) -> None:
    """PAL-12.14."""
    move_marker(table, amount)


def raise_on_track(table: Table, _board: int, attribute: int, amount: int) -> None:
    """PAL-12.15."""
    raise_marker(table, attribute, amount)


AT_ONCE: Final[dict[str, Act]] = {
    "gain": gain_on_track,
    "worker": automa_worker,
    "attribute": raise_on_track,
    "tax": tax_paid,
    "take_debt": debts_taken,
}
ONE_BY_ONE: Final[dict[str, Act]] = {
    "discard_suspicion": discard_or_waste,
    "pay_debt": pay_one_debt,
    "cancel_debt": cancel_or_waste,
    "pray": automa_prays,
    "free_recruit": automa_dismisses,
    "free_develop": automa_develops,
}
AUTOMAS: Final = Interpreter(AT_ONCE, ONE_BY_ONE, {"choose": choice})
AUTOMA_DISMISSED: Final = [automa_steps(effects) for effects in DISMISS_REWARD]
