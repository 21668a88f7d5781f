"""Moves: made, made for somebody, and taken back."""

from dataclasses import dataclass

from pentarchy.tables.errors import Conflict, Stale
from pentarchy.tables.library import move_of
from pentarchy.tables.messages import MoveText
from pentarchy.tables.rights import grant
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.verb import SeatVerb, Verb


@dataclass(slots=True, kw_only=True)
class Choose(SeatVerb):
    """Answers a decision with a move in the game's notation. Raises Stale, IllegalMove, BadNotation."""

    decision: int
    move: MoveText

    may = grant("player", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        check_asked(table, self.seat, self.decision)
        table.record.play(move_of(table.game.slug, table.game.version, self.move), self.seat)
        if self.seat in table.stood_in:
            table.write("back", self.seat, "", at)
        table.write_line(self.seat, at)


@dataclass(slots=True)
class BotChoose(Verb):
    """The answer of the bot that plays a seat; Stale once the person is back."""

    seat: int
    decision: int
    move: int

    may = grant("server", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        check_bot_asked(table, self.seat, self.decision)
        table.record.play(self.move, self.seat)
        table.write_line(self.seat, at)


def check_asked(table: Table, seat: int, decision: int) -> None:
    """Raises Stale unless this is the decision that the seat faces."""
    if seat not in table.pending:
        raise Stale("this seat has nothing to decide now")
    if decision != table.decision_of(seat):
        raise Stale("this decision is no longer open")


def check_bot_asked(table: Table, seat: int, decision: int) -> None:
    """Raises Stale unless a bot faces this decision."""
    check_asked(table, seat, decision)
    if not table.player_of(seat):
        raise Stale("the person is back at this seat")


@dataclass(slots=True, kw_only=True)
class Undo(SeatVerb):
    """Takes the last move back by the kernel's rule. Raises CannotUndo: then the others may still consent."""

    may = grant("player", "running")

    def replays(self, table: Table) -> bool:
        return True

    def change(self, table: Table, at: int) -> None:
        check_own_move(table, self.seat)
        table.record.undo(self.seat)
        table.write("line", self.seat, table.record.lines[-1], at)


def check_own_move(table: Table, seat: int) -> None:
    if table.record.last_of(seat) < table.inherited:
        raise Conflict("moves from before this table began cannot be taken back")
