"""The effect vocabulary for the automa (PAL-12.13 to PAL-12.28): it pays nothing and never declines."""

from pentarchy.games.paladins.cards import (
    ACTION_COUNT,
    ACTIONS,
    AUTOMA_WORKSHOPS,
    DISMISSED,
    LABOURER,
    NO_CARD,
    RIGHT,
    SPOTS,
    SUSPICION_ON_GAIN,
    TOWNSFOLK_COLUMNS,
    Effect,
)
from pentarchy.games.paladins.steps.effects import pay_debt
from pentarchy.games.paladins.steps.gains import TakeDebt, cancel_debt, discard_suspicion, tell_of_workers
from pentarchy.games.paladins.steps.left import discard_townsfolk
from pentarchy.games.paladins.steps.resource_track import lowest, move_marker, raise_marker
from pentarchy.games.paladins.steps.suspicion import CollectTax, drain_tax, draw_suspicion
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Step


def automa_steps(effects: list[Effect]) -> list[Step[Table]]:
    """PAL-9.1, each discard and each debt counted one by one (PAL-12.17)."""
    steps: list[Step[Table]] = []
    for effect in effects:
        if effect.op in PLAIN:
            steps.extend([PLAIN[effect.op]] * effect.amount)
        elif effect.op != "vp":
            steps.append(automa_step(effect))
    return steps


def automa_step(effect: Effect) -> Step[Table]:
    match effect.op:
        case "gain":
            return MoveMarker(effect.amount)
        case "worker":
            return AutomaWorkers(effect.what, effect.amount)
        case "attribute":
            return RaiseMarker(effect.what, effect.amount)
        case "tax":
            return CollectTax(AUTOMA, effect.amount)
        case "take_debt":
            return TakeDebt(AUTOMA, effect.amount)
        case "choose":
            return choice(effect)
    raise BadData("effects", f"unknown op '{effect.op}'")


def choice(effect: Effect) -> Step[Table]:
    if all(option[0].op == "attribute" for option in effect.of):
        return RaiseLowest(effect.of[0][0].amount)
    return TakeLeftmost(effect.of)


class MoveMarker(Step[Table]):
    """PAL-12.14: instead of silver and provisions the marker moves."""

    rule = "PAL-12.14"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, table: Table) -> None:
        move_marker(table, self.amount)


class AutomaWorkers(Step[Table]):
    """PAL-12.16: all alike in its supply, but a criminal brings suspicion."""

    rule = "PAL-12.16"

    def __init__(self, kind: int, amount: int) -> None:
        super().__init__()
        self.kind = kind
        self.amount = amount

    def run(self, table: Table) -> None:
        table.workers[AUTOMA] += UNIT[LABOURER] * self.amount
        tell_of_workers(table, AUTOMA, self.kind, self.amount)
        draw_suspicion(table, AUTOMA, self.amount * SUSPICION_ON_GAIN[self.kind])


class RaiseMarker(Step[Table]):
    """PAL-12.15"""

    rule = "PAL-12.15"

    def __init__(self, attribute: int, amount: int) -> None:
        super().__init__()
        self.attribute = attribute
        self.amount = amount

    def run(self, table: Table) -> None:
        raise_marker(table, self.attribute, self.amount)


class RaiseLowest(Step[Table]):
    """PAL-12.27: an attribute of choice is its lowest one."""

    rule = "PAL-12.27"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, table: Table) -> None:
        raise_marker(table, lowest(table), self.amount)


def waste_coin(table: Table) -> None:
    """PAL-12.17: from the tax supply to the general supply; the marker does not move."""
    if table.events is not None:
        table.tell(Event("coin-wasted", "PAL-12.17", AUTOMA, {}))
    drain_tax(table, AUTOMA, 1)


class AutomaDiscard(Step[Table]):
    """PAL-12.17: without a suspicion card a coin leaves the tax supply instead."""

    rule = "PAL-12.17"

    def run(self, table: Table) -> None:
        if table.suspicions[AUTOMA]:
            discard_suspicion(table, AUTOMA, 1)
        else:
            waste_coin(table)


class AutomaCancel(Step[Table]):
    """PAL-12.17, for debts."""

    rule = "PAL-12.17"

    def run(self, table: Table) -> None:
        if table.unpaid[AUTOMA]:
            cancel_debt(table, AUTOMA, 1)
        else:
            waste_coin(table)


class AutomaPays(Step[Table]):
    """`pay_debt`, if it has one."""

    rule = "PAL-8.7"

    def run(self, table: Table) -> None:
        if table.unpaid[AUTOMA]:
            pay_debt(table, AUTOMA)


class PayOrDiscard(Step[Table]):
    """PAL-12.23: an unpaid debt, or else another suspicion card."""

    rule = "PAL-12.23"

    def run(self, table: Table) -> None:
        table.push(AUTOMA_PAYS if table.unpaid[AUTOMA] else AUTOMA_DISCARD)


class AutomaPrays(Step[Table]):
    """PAL-12.19: the right-hand side is cleared, or one worker comes; then all schemes are shuffled together."""

    rule = "PAL-12.19"

    def run(self, table: Table) -> None:
        first, end = AUTOMA * SPOTS + RIGHT, AUTOMA * SPOTS + ACTION_COUNT
        busy = any(table.placed[first:end])
        if table.events is not None:
            table.tell(Event("automa-prayed", self.rule, AUTOMA, {"cleared": busy}))
        if busy:
            table.placed[first:end] = [0] * (end - first)
        else:
            table.workers[AUTOMA] += UNIT[LABOURER]
            tell_of_workers(table, AUTOMA, LABOURER, 1, self.rule)
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


class AutomaDismisses(Step[Table]):
    """PAL-12.19: the townsfolk that the marker points at; void when the row is empty (PAL-12.21)."""

    rule = "PAL-12.19"

    def run(self, table: Table) -> None:
        column = pointed_at(table, TOWNSFOLK_COLUMNS, [card >= 0 for card in table.town])
        if column >= 0:
            card = table.town[column]
            discard_townsfolk(table, AUTOMA, card, 0, self.rule)
            table.then(AUTOMA_DISMISSED[card])


def workshops_left(table: Table) -> int:
    """Those beside its board: neither on it nor on a face-down order (PAL-12.5)."""
    return AUTOMA_WORKSHOPS - table.workshops[AUTOMA].bit_count() - table.orders.count(NO_CARD)


def add_workshop(table: Table, action: int, rule: str) -> None:
    """On the next free slot of a right-hand action."""
    shift = 2 * (action - RIGHT)
    table.workshops[AUTOMA] |= (1 if not table.workshops[AUTOMA] >> shift & 1 else 2) << shift
    if table.events is not None:
        table.tell(Event("automa-workshop", rule, AUTOMA, {"action": ACTIONS[action]}))


def fewest_workshops(table: Table) -> int:
    """PAL-12.28: the right-hand action with the fewest workshops, the first of several."""
    counts = [(table.workshops[AUTOMA] >> 2 * i & 3).bit_count() for i in range(ACTION_COUNT - RIGHT)]
    return RIGHT + counts.index(min(counts))


class AutomaDevelops(Step[Table]):
    """PAL-12.28: it uncovers no worker."""

    rule = "PAL-12.28"

    def run(self, table: Table) -> None:
        if workshops_left(table):
            add_workshop(table, fewest_workshops(table), self.rule)


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


AUTOMA_DISCARD, AUTOMA_PAYS = AutomaDiscard(), AutomaPays()
AUTOMA_PRAYS, AUTOMA_DISMISSES = AutomaPrays(), AutomaDismisses()
PAY_OR_DISCARD = PayOrDiscard()
PLAIN: dict[str, Step[Table]] = {
    "discard_suspicion": AUTOMA_DISCARD,
    "pay_debt": AUTOMA_PAYS,
    "cancel_debt": AutomaCancel(),
    "pray": AUTOMA_PRAYS,
    "free_recruit": AUTOMA_DISMISSES,
    "free_develop": AutomaDevelops(),
}
AUTOMA_DISMISSED = [automa_steps(effects) for effects in DISMISSED]
