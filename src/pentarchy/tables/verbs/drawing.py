"""Fixing the seed together: sealing a part before the game, telling it after the start, going on without the rest."""

from dataclasses import dataclass

from pentarchy.tables.errors import Conflict, NotAllowed, Stale
from pentarchy.tables.messages import SecretText
from pentarchy.tables.rights import grant
from pentarchy.tables.seeding import ALONE, seal_of
from pentarchy.tables.table import Table
from pentarchy.tables.verbs.verb import SeatVerb, Verb


@dataclass(slots=True, kw_only=True)
class Seal(SeatVerb):
    """Commits to a part of the seed: of this game before it begins, of the rematch after its end."""

    seal: SecretText

    may = grant("player", "open") | grant("player resigned", "over")

    def change(self, table: Table, at: int) -> None:
        if table.rematch:
            raise Conflict("this game already has a rematch")
        if table.row.scheme == ALONE and table.phase == "open":
            raise Conflict("the luck of this table was fixed when it was made")
        table.write("seal", self.seat, self.seal, at)


@dataclass(slots=True, kw_only=True)
class Reveal(SeatVerb):
    """Tells the part that was sealed. With the last one the seed is fixed, and the game goes on."""

    part: SecretText

    may = grant("player", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        seeding = table.seeding
        if not seeding.waits or self.seat in seeding.parts:
            raise Stale("no part of the seed is expected from this seat")
        if self.seat not in seeding.seals:
            raise Conflict("this seat sealed nothing before the game began")
        if seal_of(self.part) != seeding.seals[self.seat]:
            raise NotAllowed("this is not what the seat sealed")
        table.write("reveal", self.seat, self.part, at)
        if not seeding.missing:
            draw(table, at)


@dataclass(slots=True)
class Draw(Verb):
    """Goes on without the parts that were not told in time."""

    may = grant("server", "running")
    not_now = Stale

    def change(self, table: Table, at: int) -> None:
        due = table.draw_due()
        if due is None or at < due:
            raise Stale("the seed is fixed already, or there is still time to reveal its parts")
        draw(table, at)


def draw(table: Table, at: int) -> None:
    """Fixes the seed. The seats whose parts are missing are named for everybody, and for good."""
    table.write("draw", -1, " ".join(map(str, table.seeding.missing)), at)
    deal(table, at)


def deal(table: Table, at: int) -> None:
    """Lets chance answer what the beginning of the game asks."""
    written = len(table.record.lines)
    table.luck.answer_chance(table.record)
    if len(table.record.lines) > written:
        table.write("line", -1, table.record.lines[-1], at)
