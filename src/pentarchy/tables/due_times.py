"""When somebody has to look after a table, if no person acts before: for a bot, a clock, or somebody who is away."""

from collections.abc import Set

from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Table

SECOND = 1000


class DueTimes:
    def __init__(self, patience: int) -> None:
        """`patience`: milliseconds without a bot's move, or a sign that it still thinks, before somebody looks."""
        self.patience = patience

    def of(self, table: Table, at: int) -> int | None:
        times = [table.draw_due(), *(self.of_seat(table, seat, at) for seat in table.pending)]
        return min((time for time in times if time is not None), default=None)

    def of_seat(self, table: Table, seat: int, at: int) -> int | None:
        if table.player_of(seat):
            return at + self.patience
        if table.terms.unhurried:
            return None
        times = (table.timing.deadline(seat), absent_at(table, table.seats[seat]))
        return min((time for time in times if time is not None), default=None)


def absent_at(table: Table, row: Seat) -> int | None:
    """When the person at a seat that has to choose counts as absent."""
    asked, allowed = table.timing.asked_at[row.seat], table.terms.absent_after
    return None if asked is None or allowed is None else max(asked, row.seen_at) + allowed * SECOND


def late(table: Table, connected: Set[int], at: int) -> list[int]:
    """The seats that are out of time, or whose people are away for too long."""
    waiting = [seat for seat in table.pending if not table.player_of(seat)]
    return [seat for seat in waiting if out_of_time(table, seat, at) or is_absent(table, seat, connected, at)]


def out_of_time(table: Table, seat: int, at: int) -> bool:
    deadline = table.timing.deadline(seat)
    return deadline is not None and deadline <= at


def is_absent(table: Table, seat: int, connected: Set[int], at: int) -> bool:
    gone = absent_at(table, table.seats[seat])
    return gone is not None and gone <= at and seat not in connected
