"""The plain effects (PAL-9): what can neither be declined nor cause anything else."""

from pentarchy.games.paladins.cards import ATTRIBUTES, RESOURCES, SILVER, TRACK, WORKERS
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import UNIT, unpacked
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Step


def gain(table: Table, board: int, resource: int, amount: int) -> None:
    if resource == SILVER:
        table.silver[board] += amount
    else:
        table.provisions[board] += amount
    if table.events is not None:
        table.tell(Event("gained", "PAL-1.2", board, {"resource": RESOURCES[resource], "amount": amount}))


def raise_attribute(table: Table, board: int, attribute: int, amount: int) -> None:
    """PAL-1.3: steps above 12 are lost."""
    place = board * 3 + attribute
    value = table.attributes[place] + amount
    table.attributes[place] = min(TRACK, value)
    if table.events is not None:
        facts: dict[str, Json] = {"attribute": ATTRIBUTES[attribute], "value": table.attributes[place]}
        table.tell(Event("raised", "PAL-1.3", board, facts))


def told_workers(workers: int) -> dict[str, Json]:
    """A set of workers, for the log."""
    return {WORKERS[kind]: count for kind, count in enumerate(unpacked(workers)) if count}


def paid(silver: int, provisions: int = 0) -> dict[str, Json]:
    """What was paid, for the log."""
    return {RESOURCES[i]: amount for i, amount in enumerate([silver, provisions]) if amount}


def discard_suspicion(table: Table, board: int, amount: int, rule: str = "PAL-8.6") -> None:
    """PAL-8.6: the latest cards go to the discard pile, as many as there are."""
    amount = min(amount, table.suspicions[board])
    for _ in range(amount):
        table.suspicion_gone[table.suspicion_piles[board] & 3] += 1
        table.suspicion_piles[board] >>= 2
    table.suspicions[board] -= amount
    if amount and table.events is not None:
        table.tell(Event("suspicion-discarded", rule, board, {"amount": amount}))


def take_debt(table: Table, board: int, amount: int, rule: str = "PAL-8.7") -> None:
    """PAL-8.7: unpaid side up. There are always enough (PAL-15.2)."""
    table.unpaid[board] += amount
    if table.events is not None:
        table.tell(Event("debt-taken", rule, board, {"amount": amount}))


def cancel_debt(table: Table, board: int, amount: int) -> None:
    """PAL-8.7: back to the pile."""
    table.unpaid[board] -= amount
    if table.events is not None:
        table.tell(Event("debt-cancelled", "PAL-8.7", board, {"amount": amount}))


def tell_of_workers(table: Table, board: int, kind: int, amount: int, rule: str = "PAL-1.5") -> None:
    if table.events is not None:
        table.tell(Event("workers-gained", rule, board, {"worker": WORKERS[kind], "amount": amount}))


class Gain(Step[Table]):
    """`gain`: silver or provisions from the general supply."""

    rule = "PAL-1.2"

    def __init__(self, board: int, resource: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.resource = resource
        self.amount = amount

    def run(self, table: Table) -> None:
        gain(table, self.board, self.resource, self.amount)


class GainWorkers(Step[Table]):
    """`worker`, of any kind but criminals."""

    rule = "PAL-1.5"

    def __init__(self, board: int, kind: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.kind = kind
        self.amount = amount

    def run(self, table: Table) -> None:
        table.workers[self.board] += UNIT[self.kind] * self.amount
        tell_of_workers(table, self.board, self.kind, self.amount)


class RaiseAttribute(Step[Table]):
    """`attribute`"""

    rule = "PAL-1.3"

    def __init__(self, board: int, attribute: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.attribute = attribute
        self.amount = amount

    def run(self, table: Table) -> None:
        raise_attribute(table, self.board, self.attribute, self.amount)


class DiscardNow(Step[Table]):
    """`discard_suspicion` once its owner has decided to."""

    rule = "PAL-8.6"

    def __init__(self, board: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.amount = amount

    def run(self, table: Table) -> None:
        discard_suspicion(table, self.board, self.amount)


class TakeDebt(Step[Table]):
    """`take_debt`"""

    rule = "PAL-8.7"

    def __init__(self, board: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.amount = amount

    def run(self, table: Table) -> None:
        take_debt(table, self.board, self.amount)
