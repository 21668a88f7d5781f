"""Tables begun under rules that this program no longer has: closed with a reason, readable forever, never replayed."""

from typing import Final

from pentarchy.tables.export import notes
from pentarchy.tables.log import Entry
from pentarchy.tables.outgoing import SeatInfo, TableInfo
from pentarchy.tables.redaction import parts_in
from pentarchy.tables.seats import Seat
from pentarchy.tables.seeding import seeding_in
from pentarchy.tables.table import TableRow
from pentarchy.tables.terms import terms_from

RULES_GONE: Final = "other-rules"
"""The ending of a game that nobody can play on. Nobody has won it, and its seed is told."""


def closing(row: TableRow, entries: list[Entry], at: int) -> Entry | None:
    """What ends such a table; None where it has ended already."""
    if row.status not in ("open", "running"):
        return None
    last = entries[-1] if entries else Entry(0, "start", -1, "", 0)
    return Entry(last.seq + 1, "end", -1, RULES_GONE, max(at, last.at))


def old_info(row: TableRow, seats: list[Seat], entries: list[Entry]) -> TableInfo:
    """What can be told about a table without its rules. What needs them (who has won) stands empty."""
    terms, luck = terms_from(row.terms), notes(row, entries)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        title=terms.title,
        status=row.status,
        public=row.public,
        options=terms.options,
        clock=terms.clock,
        stand_in=terms.stand_in,
        absent_after=terms.absent_after,
        seats=[old_seat(seat) for seat in seats],
        commitment=luck.get("commitment", ""),
        inherited=row.inherited,
        created_at=row.created_at,
        lines=sum(entry.kind == "line" for entry in entries),
        lesson=terms.lesson,
        scheme=row.scheme,
        parts=parts_in(seeding_in(entries)),
        ending=next((entry.text for entry in entries if entry.kind == "end"), ""),
        seed=luck.get("seed"),
        secret=luck.get("secret"),
        rematch=next((entry.text for entry in entries if entry.kind == "rematch"), ""),
        origin=terms.origin,
        repeated=len(terms.repeated),
    )


def old_seat(row: Seat) -> SeatInfo:
    return SeatInfo(row.seat, row.kind, row.name, row.level, not row.is_free, False, False, False, False)
