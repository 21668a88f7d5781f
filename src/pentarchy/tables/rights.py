"""Who may see and do what at a table: decided here, from what is true now, and nowhere else."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, cast

from pentarchy.tables.errors import Conflict, NotAllowed, Refused, Unauthorised
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.table import Phase, Table

Role = Literal["player", "resigned", "left", "host", "server", "newcomer", "anyone"]
"""`player`: holds the seat (or, where it is about no seat, any) and plays. `resigned`: has given it up and watches.
`left`: has left it in the middle of the game; it is kept for them. `host`: has made the table. `server`: the program
that runs the table, for its bots and clocks. `newcomer`: holds no seat here."""

Rights = dict[Phase, frozenset[Role]]
Viewer = int | None
"""A seat through whose eyes somebody sees, or None for what a spectator sees."""


@dataclass(slots=True, frozen=True)
class Credentials:
    """What somebody shows: tokens of seats or of the host, as hashes, and an account."""

    hashes: frozenset[str] = field(default_factory=frozenset)
    user_id: str | None = None
    server: bool = False


SERVER: Final = Credentials(server=True)
NOBODY: Final = Credentials()


def credentials(tokens: Iterable[str], user_id: str | None = None) -> Credentials:
    return Credentials(frozenset(map(hashed, tokens)), user_id)


class Act:
    """Something that needs a right."""

    may: ClassVar[Rights]
    """Who may do it, by phase."""
    not_now: ClassVar[type[Refused]] = Conflict
    """How those are refused who might at another time."""

    def at_seat(self) -> int | None:
        """The seat that it is done at; None where it is about the table."""
        return None

    def rights(self) -> Rights:
        return self.may


def grant(roles: str, phases: str) -> Rights:
    """Rights from words: `grant("player resigned", "running over")`."""
    granted = frozenset(cast(list[Role], roles.split()))
    return dict.fromkeys(cast(list[Phase], phases.split()), granted)


def check(table: Table, shown: Credentials, act: Act) -> None:
    """Raises Unauthorised, NotAllowed, or for those who might at another time `act.not_now`."""
    roles, rights = roles_of(table, shown, act.at_seat()), act.rights()
    allowed = rights.get(table.phase, frozenset())
    if roles & allowed:
        return
    if not allowed and any(roles & others for others in rights.values()):
        raise act.not_now(NOT_NOW[table.phase])
    if roles & {"resigned", "left"}:
        raise NotAllowed("you have given up or left this seat")
    seat = act.at_seat()
    raise Unauthorised("you need a token that allows this" if seat is None else "this seat is not yours")


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
    if shown.server:
        roles.add("server")
    if table.row.host_hash and table.row.host_hash in shown.hashes:
        roles.add("host")
    seats = held_by(table, shown)
    if not seats:
        roles.add("newcomer")
    roles.update(role_at(table, held) for held in seats if seat in (None, held))
    return frozenset(roles)


def role_at(table: Table, seat: int) -> Role:
    """What the person is to whom a seat belongs."""
    if seat in table.resigned:
        return "resigned"
    return "left" if seat in table.left else "player"


def held_by(table: Table, shown: Credentials) -> list[int]:
    """The seats that are somebody's, played, given up or left."""
    return [seat.seat for seat in table.seats if holds(seat, shown)]


def holds(seat: Seat, shown: Credentials) -> bool:
    by_token = seat.token_hash is not None and seat.token_hash in shown.hashes
    return by_token or (seat.token_hash is not None and shown.user_id is not None and seat.user_id == shown.user_id)


def played_by(table: Table, shown: Credentials) -> list[int]:
    """The seats that somebody plays now."""
    return [seat for seat in held_by(table, shown) if role_at(table, seat) == "player"]


def viewers_now(table: Table, shown: Credentials) -> tuple[Viewer, ...]:
    """As `viewers_of`, and none for those who may not watch at all."""
    played = played_by(table, shown)
    watches = table.terms.spectators or bool(held_by(table, shown))
    return tuple(played) or ((None,) if watches else ())


def viewers_of(table: Table, shown: Credentials) -> tuple[Viewer, ...]:
    """Through whose eyes somebody may see the game now. Raises Unauthorised for those who may not watch at all."""
    viewers = viewers_now(table, shown)
    if not viewers:
        raise Unauthorised("this table has no spectators")
    return viewers
