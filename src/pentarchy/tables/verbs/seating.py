"""People come, go, give up and are stood in for; the game begins and is played again."""

from dataclasses import dataclass

from pentarchy.tables.errors import Conflict, Stale, Unauthorised
from pentarchy.tables.names import distinct
from pentarchy.tables.rights import grant
from pentarchy.tables.seats import Seat
from pentarchy.tables.seeding import ALONE
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.agreeing import carry, may_take_back
from pentarchy.tables.verbs.drawing import deal
from pentarchy.tables.verbs.playing import check_asked
from pentarchy.tables.verbs.verb import SeatVerb, Verb

ANY = -1


@dataclass(slots=True)
class Sit(Verb):
    """Somebody, or a bot, sits down; where that was the last free seat, the game may begin."""

    row: Seat
    """Who sits down; its seat is settled when it is done."""
    wanted: int = ANY
    invited: bool = False
    """Whether the invitation to the wanted seat was shown."""
    seal: str = ""
    """The commitment to a part of the seed; '' from somebody who gives none."""

    may = grant("anyone", "open") | grant("newcomer", "running")

    def change(self, table: Table, at: int) -> None:
        self.row.seat = self.found(table)
        self.row.name = distinct(self.row.name, [seat.name for seat in table.seats if seat.seat != self.row.seat])
        table.give_seat(self.row)
        table.write("sit", self.row.seat, self.row.name, at)
        if self.seal and table.phase == "open" and table.row.scheme != ALONE:
            table.write("seal", self.row.seat, self.seal, at)
        if table.phase == "open" and table.terms.auto_start and not any(seat.is_free for seat in table.seats):
            begin(table, at)

    def found(self, table: Table) -> int:
        """Raises Conflict, Unauthorised."""
        free = [seat for seat in table.seats if seat.is_free and self.wanted in (seat.seat, ANY)]
        to_all = [seat.seat for seat in free if seat.kind == "open" or self.invited]
        if to_all:
            return to_all[0]
        if free and self.wanted != ANY:
            raise Unauthorised("this seat is kept for somebody: open their invitation")
        raise Conflict("this seat is taken" if self.wanted != ANY else "there is no open seat")


@dataclass(slots=True, kw_only=True)
class Leave(SeatVerb):
    """Leaves a seat: before the game it is free again; during it, the stand-in plays and it is kept for its person."""

    may = grant("player", "open running")

    def replays(self, table: Table) -> bool:
        return may_take_back(table)

    def change(self, table: Table, at: int) -> None:
        if table.phase == "open":
            table.give_seat(Seat(seat=self.seat, kind="human" if self.seat in table.terms.reserved else "open"))
        table.write("leave", self.seat, "", at)
        carry(table, at)


@dataclass(slots=True, kw_only=True)
class Resign(SeatVerb):
    """Gives up. The game is over for this seat: the stand-in plays on where others still play, or they have won."""

    may = grant("player", "running")

    def replays(self, table: Table) -> bool:
        return may_take_back(table)

    def change(self, table: Table, at: int) -> None:
        table.write("resign", self.seat, "", at)
        people = [seat.seat for seat in table.seats if seat.kind == "human"]
        if len(table.seats) - len(table.resigned) < 2 or table.resigned.issuperset(people):
            table.write("end", self.seat, "resigned", at)
        carry(table, at)


@dataclass(slots=True)
class Kick(Verb):
    """The operator takes a seat away: before the game it is free again, during the game a bot keeps it."""

    seat: int

    may = grant("server", "open running")

    def change(self, table: Table, at: int) -> None:
        if not 0 <= self.seat < len(table.seats) or table.seats[self.seat].token_hash is None:
            raise Conflict(f"nobody sits at seat {self.seat}")
        if table.phase == "running":
            table.give_seat(Seat(seat=self.seat, kind="bot", level=table.terms.stand_in))
        else:
            table.give_seat(Seat(seat=self.seat, kind="human" if self.seat in table.terms.reserved else "open"))
        table.write("kick", self.seat, "", at)
        carry(table, at)


@dataclass(slots=True)
class StandIn(Verb):
    """Out of time, or away: the stand-in takes over until the person is back."""

    seat: int
    decision: int

    may = grant("server", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        check_asked(table, self.seat, self.decision)
        if table.player_of(self.seat):
            raise Stale("a bot already plays this seat")
        table.write("warm", self.seat, "", at)


@dataclass(slots=True, kw_only=True)
class Back(SeatVerb):
    """Takes the seat back from the bot that kept it warm, or sits down again after leaving."""

    may = grant("player left", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        if self.seat not in table.stood_in | table.left:
            raise Stale("no bot is standing in for this seat")
        table.write("back", self.seat, "", at)


@dataclass(slots=True)
class Start(Verb):
    """Begins the game, once every seat is taken; `fill` seats bots of this level where nobody sits."""

    fill: str = ""

    may = grant("host server", "open")

    def change(self, table: Table, at: int) -> None:
        free = [seat.seat for seat in table.seats if seat.is_free]
        if free and not self.fill:
            raise Conflict(f"nobody sits at seat {', '.join(map(str, free))} yet")
        for seat in free:
            table.give_seat(Seat(seat=seat, kind="bot", level=self.fill))
            table.write("sit", seat, "", at)
        begin(table, at)


def begin(table: Table, at: int) -> None:
    """Closes the seals; where there is none, the first cards are dealt at once."""
    table.write("start", -1, "", at)
    if table.seeding.done:
        deal(table, at)
