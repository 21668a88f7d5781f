"""Proposals and their answers."""

from dataclasses import dataclass

from pentarchy.tables.consent import LESS_PATIENCE, OUTVOTED, PATIENCE, Proposal, What, is_carried, is_lost, voters
from pentarchy.tables.errors import Conflict, Malformed, Stale
from pentarchy.tables.messages import SeatNumber
from pentarchy.tables.opening import again, sealed
from pentarchy.tables.rights import Rights, grant
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.playing import check_own_move
from pentarchy.tables.verbs.verb import SeatVerb


@dataclass(slots=True, kw_only=True)
class Propose(SeatVerb):
    """Asks the others for their consent; where nobody else is to be asked, it is done at once."""

    what: What
    about: SeatNumber | None = None
    """The seat that is to be freed or stood in for."""

    may = grant("player", "running")

    def rights(self) -> Rights:
        return grant("player resigned", "over") if self.what == "rematch" else self.may

    def replays(self, table: Table) -> bool:
        return self.what == "undo"

    def change(self, table: Table, at: int) -> None:
        if table.proposal is not None:
            raise Conflict("another proposal waits for an answer")
        self.check(table, at)
        text = self.what if self.about is None else f"{self.what} {self.about}"
        table.write("propose", self.seat, text, at)
        carry(table, at)

    def check(self, table: Table, at: int) -> None:
        """Raises Conflict, CannotUndo, Malformed."""
        if (self.about is not None) != (self.what in ("free", "stand-in")):
            raise Malformed("'free' and 'stand-in' name a seat in 'about'; other proposals do not")
        if self.what == "undo":
            check_own_move(table, self.seat)
        elif self.what == "rematch" and table.rematch:
            raise Conflict("this game already has a rematch")
        elif self.what == "free" and self.about not in table.left:
            raise Conflict("nobody has left this seat")
        elif self.what == "stand-in" and self.about is not None:
            check_stalled(table, self.about, at)


def check_stalled(table: Table, seat: int, at: int) -> None:
    """Raises Conflict unless somebody keeps the others waiting where no clock helps."""
    if table.terms.clock.type != "none":
        raise Conflict("this table has a clock: it stops whoever stalls")
    if seat not in table.pending or table.player_of(seat):
        raise Conflict("nobody is waiting for this player")
    patience = LESS_PATIENCE if seat in table.outvoted else PATIENCE
    if table.timing.waited(seat, at) < patience:
        raise Conflict(f"give them {patience // 1000} seconds")


@dataclass(slots=True, kw_only=True)
class Answer(SeatVerb):
    """Says yes or no to a proposal."""

    yes: bool

    may = grant("player", "running") | grant("player resigned", "over")

    def replays(self, table: Table) -> bool:
        return may_take_back(table)

    def change(self, table: Table, at: int) -> None:
        proposal = table.proposal
        if proposal is None or self.seat not in voters(table, proposal) or self.seat in proposal.agreed:
            raise Stale("there is no proposal for this seat to answer")
        table.write("answer", self.seat, self.text(table, proposal), at)
        carry(table, at)

    def text(self, table: Table, proposal: Proposal) -> str:
        """What is recorded: `no` ends the proposal, `against` is one voice of several."""
        if self.yes:
            return "yes"
        return "no" if is_lost(table, proposal, self.seat) else "against"


def may_take_back(table: Table) -> bool:
    """Whether somebody's word, or somebody's leaving, may take a move back."""
    return table.proposal is not None and table.proposal.what == "undo"


def carry(table: Table, at: int) -> None:
    """Carries the proposal out once all who are asked agree."""
    proposal = table.proposal
    if proposal is None or not is_carried(table, proposal):
        return
    if proposal.what == "undo":
        table.record.undo(proposal.seat, consent=True)
        table.write("line", proposal.seat, table.record.lines[-1], at)
    elif proposal.what == "rematch":
        play_again(table, at)
    elif proposal.about is None:
        table.write("end", proposal.seat, proposal.what, at)
    elif proposal.what == "free":
        table.give_seat(Seat(seat=proposal.about, kind="open"))
        table.write("free", proposal.about, "", at)
    else:
        table.write("warm", proposal.about, OUTVOTED, at)


def play_again(table: Table, at: int) -> None:
    row, seats = again(table.row, table.seats, table.left, at)
    seals = {seat: seal for seat, seal in table.seeding.next_seals.items() if not seats[seat].is_free}
    table.changes.opened = (row, seats, sealed(seals, 0, at))
    table.write("rematch", -1, row.id, at)
