"""Branches: games that go on from a moment of a finished one, with the luck that came then or with other luck."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pentarchy.kernel.record import Record
from pentarchy.kernel.record_text import is_undo
from pentarchy.tables.errors import Conflict, NoSuchThing
from pentarchy.tables.log import Entry
from pentarchy.tables.luck import draws_after, point_of
from pentarchy.tables.making import Wanted
from pentarchy.tables.opening import entries_of
from pentarchy.tables.queries import TakeRecord
from pentarchy.tables.rights import Credentials, check
from pentarchy.tables.table import Table


class WantedBranch(Wanted, Protocol):
    moment: int
    same_luck: bool


@dataclass(slots=True)
class Branch:
    """The beginning of a branch: what it inherits, and where the next answers of chance lie if its luck is the same."""

    entries: list[Entry]
    points: list[float] = field(default_factory=list)


def check_branch(table: Table, shown: Credentials, wanted: WantedBranch) -> None:
    """Raises NotAllowed while the game runs: its record holds what others may not know."""
    check(table, shown, TakeRecord())
    if len(wanted.seats) != len(table.seats):
        raise Conflict(f"this game has {len(table.seats)} seats")
    if wanted.moment > table.lines:
        raise NoSuchThing(f"this game has only {table.lines} moments")
    if wanted.same_luck and any(seat.kind != "bot" and not seat.mine for seat in wanted.seats):
        raise Conflict("who has seen the game knows its luck: with the same luck you play against bots alone")


def branch_of(fresh: Record, lines: Sequence[str], moment: int, same_luck: bool, at: int) -> Branch:
    """`fresh`: a record of the same game without a move."""
    entries = entries_of([*lines[:moment]], fresh, at)
    if not same_luck:
        return Branch(entries)
    if fresh.state.over:
        raise Conflict("the game is over at this moment: no luck is left to repeat")
    again = Record(fresh.game, fresh.seats, fresh.options)
    draws = draws_after(again, [*lines], moment)
    return Branch(entries, [point_of(draw) for draw in draws if not is_undo(draw.answer)])
