"""What boards gain and lose (PAL-1, PAL-8), with its event. Nothing here asks or causes anything else."""

from pentarchy.games.paladins.board import TRACK
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, SILVER, WORKERS
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import UNIT, unpacked
from pentarchy.kernel.events import Event, Json


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


def pay_debt(table: Table, board: int) -> None:
    """PAL-8.7: turned over."""
    table.unpaid[board] -= 1
    table.paid[board] += 1
    if table.events is not None:
        table.tell(Event("debt-paid", "PAL-8.7", board, {}))


def cancel_debt(table: Table, board: int, amount: int) -> None:
    """PAL-8.7: back to the pile."""
    table.unpaid[board] -= amount
    if table.events is not None:
        table.tell(Event("debt-cancelled", "PAL-8.7", board, {"amount": amount}))


def add_workers(table: Table, board: int, kind: int, amount: int) -> None:
    """PAL-1.5: for criminals see `suspicion.gain_worker`."""
    table.workers[board] += UNIT[kind] * amount
    tell_of_workers(table, board, kind, amount)


def tell_of_workers(table: Table, board: int, kind: int, amount: int, rule: str = "PAL-1.5") -> None:
    if table.events is not None:
        table.tell(Event("workers-gained", rule, board, {"worker": WORKERS[kind], "amount": amount}))
