"""Proposals and their answers."""

from dataclasses import dataclass

from pentarchy.tables.consent import What, carry
from pentarchy.tables.errors import Conflict, Stale
from pentarchy.tables.rights import grant
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.playing import check_own_move
from pentarchy.tables.verbs.verb import SeatVerb


@dataclass(slots=True, kw_only=True)
class Propose(SeatVerb):
    """Asks the others for their consent; where nobody else is to be asked, it is done at once."""

    what: What

    may = grant("player", "running")

    def change(self, table: Table, at: int) -> None:
        if table.proposal is not None:
            raise Conflict("another proposal waits for an answer")
        if self.what == "undo":
            check_own_move(table, self.seat)
        table.write("propose", self.seat, self.what, at)
        carry(table, at)


@dataclass(slots=True, kw_only=True)
class Answer(SeatVerb):
    """Says yes or no to a proposal."""

    yes: bool

    may = grant("player", "running")

    def change(self, table: Table, at: int) -> None:
        if table.proposal is None or self.seat in table.proposal.agreed:
            raise Stale("there is no proposal for this seat to answer")
        table.write("answer", self.seat, "yes" if self.yes else "no", at)
        carry(table, at)
