"""Who may see and do what at a table: decided here, from what is true now, and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal

from pentarchy.tables.errors import Conflict, NotAllowed, Refused, Unauthorised
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.table import Phase, Table

Role = Literal["player", "resigned", "host", "house", "anyone"]
"""`player`: holds the seat (or, where it is about no seat, any) and plays. `resigned`: has given it up and watches.
`host`: has made the table. `house`: whoever carries the table, for its bots and clocks."""

Rights = dict[Phase, frozenset[Role]]
Viewer = int | None
"""A seat through whose eyes somebody sees, or None for what a spectator sees."""


@dataclass(slots=True, frozen=True)
class Credentials:
    """What somebody shows: tokens of seats or of the host, as hashes, and an account."""

    hashes: frozenset[str] = field(default_factory=frozenset)
    user_id: str | None = None
    house: bool = False


HOUSE: Final = Credentials(house=True)
NOBODY: Final = Credentials()


def credentials(tokens: Iterable[str], user_id: str | None = None) -> Credentials:
    return Credentials(frozenset(map(hashed, tokens)), user_id)


class Act:
    """Something that needs a right."""

    may: ClassVar[Rights]
    """Who may do it, by phase."""
    not_now: ClassVar[type[Refused]] = Conflict
    """How those are refused who might at another time."""

    def about(self) -> int | None:
        """The seat that it is done at; None where it is about the table."""
        return None

    def rights(self) -> Rights:
        return self.may


def grant(roles: str, phases: str) -> Rights:
    """Rights from words: `grant("player resigned", "running over")`."""
    return {
        phase: frozenset(ROLES[role] for role in roles.split()) for phase in map(PHASES.__getitem__, phases.split())
    }


ROLES: Final[dict[str, Role]] = {
    "player": "player",
    "resigned": "resigned",
    "host": "host",
    "house": "house",
    "anyone": "anyone",
}
PHASES: Final[dict[str, Phase]] = {"open": "open", "running": "running", "over": "over", "replay": "replay"}


def check(table: Table, shown: Credentials, act: Act) -> None:
    """Raises Unauthorised, NotAllowed, or for those who might at another time `act.not_now`."""
    roles, rights = roles_of(table, shown, act.about()), act.rights()
    allowed = rights.get(table.phase, frozenset())
    if roles & allowed:
        return
    if not allowed and any(roles & others for others in rights.values()):
        raise act.not_now(NOT_NOW[table.phase])
    if "resigned" in roles:
        raise NotAllowed("this seat has been given up")
    seat = act.about()
    raise Unauthorised("show a token that gives you this right" if seat is None else "this seat is not yours")


def is_public(act: Act, phase: Phase) -> bool:
    """Whether everybody may do it in this phase: for tables whose rules are no longer known."""
    return "anyone" in act.rights().get(phase, frozenset())


NOT_NOW: Final[dict[Phase, str]] = {
    "open": "the game has not begun",
    "running": "the game is running",
    "over": "the game is over",
    "replay": "this is a replay",
}


def roles_of(table: Table, shown: Credentials, seat: int | None) -> frozenset[Role]:
    """All that somebody is, at one seat or at the table as a whole."""
    roles: set[Role] = {"anyone"}
    if shown.house:
        roles.add("house")
    if table.row.host_hash and table.row.host_hash in shown.hashes:
        roles.add("host")
    for held in held_by(table, shown):
        if seat is None or seat == held:
            roles.add("resigned" if held in table.resigned else "player")
    return frozenset(roles)


def held_by(table: Table, shown: Credentials) -> list[int]:
    """The seats that are somebody's, given up or not."""
    return [seat.seat for seat in table.seats if holds(seat, shown)]


def holds(seat: Seat, shown: Credentials) -> bool:
    by_token = seat.token_hash is not None and seat.token_hash in shown.hashes
    return by_token or (seat.token_hash is not None and shown.user_id is not None and seat.user_id == shown.user_id)


def played_by(table: Table, shown: Credentials) -> list[int]:
    """The seats that somebody plays now."""
    return [seat for seat in held_by(table, shown) if seat not in table.resigned]


def viewers_of(table: Table, shown: Credentials) -> tuple[Viewer, ...]:
    """Through whose eyes somebody may see the game now. Raises Unauthorised for those who may not watch at all."""
    played = played_by(table, shown)
    if played:
        return tuple(played)
    if not table.terms.spectators and not held_by(table, shown):
        raise Unauthorised("this table has no spectators")
    return (None,)
