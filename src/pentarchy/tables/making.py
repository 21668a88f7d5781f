"""Making tables: what somebody wants becomes a row, seats with tokens, and the beginning of a log."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from pentarchy.kernel.settings import Setting
from pentarchy.lessons import LEARNER, Lesson
from pentarchy.tables import opening
from pentarchy.tables.errors import Malformed
from pentarchy.tables.log import Entry
from pentarchy.tables.names import clean_name, clean_text
from pentarchy.tables.seats import Seat, SeatKind, hashed, new_token
from pentarchy.tables.seeding import ALONE
from pentarchy.tables.table import TableRow
from pentarchy.tables.terms import Clock, Terms


class WantedSeat(Protocol):
    """A seat of a new table: `mine` for the one who makes it, with the seal of a part of the seed."""

    kind: SeatKind
    level: str
    name: str
    mine: bool
    seal: str


class Wanted(Protocol):
    """A table that somebody wants to have."""

    @property
    def seats(self) -> Sequence[WantedSeat]: ...

    public: bool
    clock: Clock
    stand_in: str
    absent_after: int | None
    spectators: bool
    auto_start: bool
    title: str


@dataclass(slots=True, frozen=True)
class Inherited:
    """What a branch has from the table that it goes on from."""

    entries: Sequence[Entry] = ()
    rules: int | None = None
    origin: str = ""
    points: Sequence[float] = ()


NOTHING: Final = Inherited()


@dataclass(slots=True)
class Made:
    """A new table. The tokens are told once and kept as hashes."""

    row: TableRow
    seats: list[Seat]
    host: str
    tokens: dict[int, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)


def make(
    wanted: Wanted,
    game: str,
    options: dict[str, Setting],
    levels: Collection[str],
    at: int,
    user_id: str | None = None,
    inherited: Inherited = NOTHING,
) -> Made:
    """A table, with what it inherits from another. `levels`: the bots that there are. Raises Malformed."""
    entries = inherited.entries
    terms = replace(terms_of(wanted, options), origin=inherited.origin, repeated=[*inherited.points])
    seats, tokens = seat_rows(wanted.seats, user_id, at)
    check_levels([terms.stand_in, *(seat.level for seat in seats if seat.kind == "bot")], levels)
    host = new_token()
    row = opening.table_row(game, terms, wanted.public, host, at, rules=inherited.rules)
    row.inherited = len(entries)
    seals = {seat: each.seal for seat, each in enumerate(wanted.seats) if each.seal and each.mine}
    return Made(row, seats, host, tokens, [*entries, *opening.sealed(seals, len(entries), at)])


def check_levels(levels: list[str], known: Collection[str]) -> None:
    for level in levels:
        if level not in known:
            raise Malformed(f"there is no bot '{level}'; the levels are: {', '.join(known)}")


def terms_of(wanted: Wanted, options: dict[str, Setting]) -> Terms:
    wanted.clock.check()
    return Terms(
        options=options,
        clock=wanted.clock,
        stand_in=wanted.stand_in,
        absent_after=wanted.absent_after,
        spectators=wanted.spectators,
        auto_start=wanted.auto_start,
        title=clean_text(wanted.title),
        reserved=[seat for seat, each in enumerate(wanted.seats) if each.kind == "human" and not each.mine],
    )


def seat_rows(wanted: Sequence[WantedSeat], user_id: str | None, at: int) -> tuple[list[Seat], dict[int, str]]:
    rows, tokens = [], {}
    for i, seat in enumerate(wanted):
        name = clean_name(seat.name) if seat.name else ""
        row = Seat(seat=i, kind=seat.kind, level=seat.level if seat.kind == "bot" else "", name=name)
        if seat.mine:
            if seat.kind == "bot":
                raise Malformed("a bot's seat cannot be yours")
            tokens[i] = take_seat(row, name or "guest", user_id, at)
        rows.append(row)
    return rows, tokens


def take_seat(row: Seat, name: str, user_id: str | None, at: int) -> str:
    """Gives the seat to somebody; returns its token."""
    token = new_token()
    row.kind, row.name, row.user_id, row.token_hash, row.seen_at = "human", name, user_id, hashed(token), at
    return token


def make_lesson(lesson: Lesson, name: str, others: list[str], title: str, at: int, user_id: str | None = None) -> Made:
    """An ordinary table whose luck is known and whose bots follow a script for a while."""
    names = [clean_name(each) for each in others] + [""] * lesson.seats
    seats = [Seat(seat=LEARNER, kind="open")] + [
        Seat(seat=seat, kind="bot", level=lesson.level, name=names[seat - 1]) for seat in range(1, lesson.seats)
    ]
    token, host = take_seat(seats[LEARNER], clean_name(name), user_id, at), new_token()
    terms = Terms(options=lesson.options, stand_in=lesson.level, title=clean_text(title), lesson=True)
    row = opening.table_row(lesson.game, terms, False, host, at)
    row.seed, row.scheme = lesson.seed, ALONE
    return Made(row, seats, host, {LEARNER: token})
