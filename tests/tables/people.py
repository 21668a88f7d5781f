"""Tables and people for the tests: seat i is held with the token `token i`."""

from dataclasses import replace

from pentarchy.tables import opening
from pentarchy.tables.rights import NOBODY, SERVER, credentials
from pentarchy.tables.seats import Seat, hashed
from pentarchy.tables.table import Table
from pentarchy.tables.terms import Terms
from pentarchy.tables.verbs import Choose, Start, do

BOT, FREE, KEPT, HELD = "bot", "free", "kept", "held"
HOST = credentials(["host"])


def shows(*seats):
    return credentials([f"token {seat}" for seat in seats])


def seat_of(seat, kind):
    if kind == BOT:
        return Seat(seat=seat, kind="bot", level="random")
    if kind == HELD:
        return Seat(
            seat=seat, kind="human", name=f"P{seat}", user_id=f"user {seat}", token_hash=hashed(f"token {seat}")
        )
    return Seat(seat=seat, kind="human" if kind == KEPT else "open")


def a_table(*kinds, game="toy", status="open", **terms):
    """A table before its game."""
    row = opening.table_row(game, Terms(**terms), False, "host", 0, status)
    row.seed = "11" * 32
    return Table(row, [seat_of(seat, kind) for seat, kind in enumerate(kinds)])


def running(*kinds, **more):
    table = a_table(*kinds, **more)
    do(table, Start(), SERVER, 1)
    return table


def choose(table, seat, at=2, which=0):
    """Makes one of the moves of a seat, for its person."""
    move = table.game.text(table.record.state.options(seat)[which])
    do(table, Choose(seat=seat, decision=table.decision_of(seat), move=move), shows(seat), at)


def log_of(table):
    return [each.entry for each in table.changes.happened]


def fingerprint(table):
    """All that a verb could change."""
    return (
        (table.seq, table.phase, table.ending, table.rematch, table.lines, table.undos, table.rights_version),
        ([*table.choices], {*table.stood_in}, {*table.resigned}, {*table.left}, {*table.outvoted}),
        ([replace(seat) for seat in table.seats], [*table.record.lines], [*table.pending], repr(table.proposal)),
        ([*table.timing.asked_at], [*table.timing.left], table.luck.answered, table.luck.seed, repr(table.seeding)),
    )


__all__ = [
    "BOT",
    "FREE",
    "HELD",
    "HOST",
    "KEPT",
    "NOBODY",
    "a_table",
    "choose",
    "fingerprint",
    "log_of",
    "running",
    "shows",
]
