"""Consent: what one person may only do with the others, and who is to be asked.

Consent is of people. A bot that keeps a seat warm agrees to nothing in a person's name, so that everybody who still
plays is asked, here or away. Only somebody who keeps all others waiting, where no clock helps, can be outvoted.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, get_args

from pentarchy.tables.log import Entry

if TYPE_CHECKING:
    from pentarchy.tables.table import Table

What = Literal["undo", "draw", "abort", "rematch", "free", "stand-in"]
"""`free`: opens a seat that was left to whoever comes. `stand-in`: lets the bot play for somebody who stalls."""

OUTVOTED: Final = "outvoted"
PATIENCE: Final = 120_000
"""Milliseconds that somebody has to choose in before the others may vote on it."""
LESS_PATIENCE: Final = 30_000
"""The same for somebody who was outvoted before."""


@dataclass(slots=True)
class Proposal:
    """Something that waits for the consent of others."""

    what: What
    seat: int
    agreed: list[int]
    about: int | None = None
    """The seat that is to be freed or stood in for."""
    against: list[int] = field(default_factory=list)
    """Who refused, where one voice alone does not decide."""

    def lapses_with(self, chooser: int) -> bool:
        """Whether a move of this seat settles it: who agreed to take a move back had another one in mind."""
        return self.what == "undo" or (self.what == "stand-in" and chooser == self.about)


def proposal_in(entry: Entry) -> Proposal:
    name, _, about = entry.text.partition(" ")
    [what] = [each for each in get_args(What) if each == name]
    return Proposal(what, entry.seat, [entry.seat], int(about) if about else None)


def voters(table: "Table", proposal: Proposal) -> list[int]:
    """The seats whose people are asked, the one who proposes among them."""
    if proposal.what == "rematch":
        return table.people()
    return [seat for seat in table.players() if proposal.what != "stand-in" or seat != proposal.about]


def needed(proposal: Proposal, asked: int) -> int:
    """How many of those who are asked must agree: all, or more than half where somebody stalls."""
    return asked // 2 + 1 if proposal.what == "stand-in" else asked


def is_carried(table: "Table", proposal: Proposal) -> bool:
    if proposal.what == "stand-in" and proposal.about not in table.pending:
        return False
    asked = voters(table, proposal)
    return len({*asked} & {*proposal.agreed}) >= needed(proposal, len(asked))


def is_lost(table: "Table", proposal: Proposal, against: int) -> bool:
    """Whether it can no longer be carried once this seat refuses too."""
    asked = voters(table, proposal)
    return len({*asked} - {*proposal.against, against}) < needed(proposal, len(asked))
