"""What can be done with a table apart from its log, most of it looking, and who may."""

from dataclasses import dataclass

from pentarchy.tables.errors import NotAllowed
from pentarchy.tables.rights import Act, Rights, Viewer, grant


@dataclass(slots=True)
class Hint(Act):
    """What a bot would do at this seat."""

    seat: int

    may = grant("player", "running")

    def at_seat(self) -> int | None:
        return self.seat


@dataclass(slots=True)
class Moment(Act):
    """How the game looked at an earlier moment, through the eyes of a seat."""

    viewer: Viewer

    may = grant("player", "open running") | grant("anyone", "over replay")

    def at_seat(self) -> int | None:
        return self.viewer


class TakeRecord(Act):
    """The whole record, or a game that goes on from it. It holds every secret: nobody has it while the game runs."""

    may = grant("anyone", "over replay")
    not_now = NotAllowed


class TakeProof(Act):
    """The seed, to check all luck with. It is revealed once nothing more will be drawn from it."""

    may = grant("anyone", "over")


@dataclass(slots=True)
class Remove(Act):
    """To remove a table before its game begins, or a branch that nobody else plays at any time: nothing of it is left,
    so nothing is written."""

    branch: bool = False

    may = grant("host", "open")
    not_now = NotAllowed

    def rights(self) -> Rights:
        return grant("host", "open running over") if self.branch else self.may


class Invite(Act):
    """The invitations to free seats."""

    may = grant("host", "open running over")


@dataclass(slots=True)
class Notify(Act):
    """To be told of the turns of a seat while away."""

    seat: int

    may = grant("player", "open running")

    def at_seat(self) -> int | None:
        return self.seat
