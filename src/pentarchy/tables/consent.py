"""Consent: what one person may only do with the others, and who is to be asked."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from pentarchy.tables.log import Entry

if TYPE_CHECKING:
    from pentarchy.tables.table import Table

What = Literal["undo", "draw", "abort"]


@dataclass(slots=True)
class Proposal:
    """Something that waits for the consent of others."""

    what: What
    seat: int
    agreed: list[int]


def proposal_in(entry: Entry) -> Proposal:
    [what] = [each for each in get_args(What) if each == entry.text]
    return Proposal(what, entry.seat, [entry.seat])


def carry(table: "Table", at: int) -> None:
    """Carries the proposal out once all who are there agree."""
    proposal = table.proposal
    asked = [seat for seat in table.people() if seat not in table.stood_in]
    if proposal is None or any(seat not in proposal.agreed for seat in asked):
        return
    if proposal.what != "undo":
        table.write("end", proposal.seat, proposal.what, at)
        return
    table.record.undo(proposal.seat, consent=True)
    table.write("line", proposal.seat, table.record.lines[-1], at)
