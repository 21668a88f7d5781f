"""What every verb is."""

from dataclasses import dataclass

from pentarchy.tables.messages import Message, SeatNumber
from pentarchy.tables.rights import Act, Credentials, check
from pentarchy.tables.table import Table


class Verb(Act):
    """Something that can be done at a table. Its fields are its message."""

    def change(self, table: Table, at: int) -> None:
        """Does it, through `table.write`. Raises and has written nothing where it cannot be done."""
        raise AssertionError("a verb that changes nothing")

    def replays(self, table: Table) -> bool:
        """Whether it may take a move back, for which the whole game is played through again: that takes a while."""
        return False


@dataclass(slots=True, kw_only=True)
class SeatVerb(Message, Verb):
    """A verb that is said from a seat."""

    seat: SeatNumber

    def at_seat(self) -> int | None:
        return self.seat


def do(table: Table, verb: Verb, shown: Credentials, at: int) -> None:
    """The one way to change a table. What was changed waits in `table.take_changes()`."""
    check(table, shown, verb)
    verb.change(table, at)
