"""What goes into the store together."""

from dataclasses import dataclass, field

from pentarchy.tables.log import Entry
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Phase


@dataclass(slots=True)
class Append:
    """Entries that must follow directly on what the log holds, and how the table stands after them."""

    table_id: str
    entries: list[Entry]
    status: Phase
    due_at: int | None
    seats: list[Seat] = field(default_factory=list)


class Taken(Exception):
    """Another node has appended to this log first."""
