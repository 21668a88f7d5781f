"""Opening tables: new ones, rematches, and games that go on from a moment of another."""

from collections.abc import Mapping, Set
from dataclasses import replace

from pentarchy.kernel.record import Record, replay, replay_line, rules_of, slug_of
from pentarchy.kernel.record_text import read_file
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import FIRST
from pentarchy.kernel.steps import CHANCE
from pentarchy.tables.errors import Conflict
from pentarchy.tables.library import game_of
from pentarchy.tables.log import Entry
from pentarchy.tables.messages import Key
from pentarchy.tables.names import clean_text
from pentarchy.tables.seats import Seat, hashed, new_id
from pentarchy.tables.seeding import TOGETHER, new_part
from pentarchy.tables.table import Phase, TableRow
from pentarchy.tables.terms import Terms, terms_from


def table_row(
    game: str,
    terms: Terms,
    public: bool,
    host_token: str,
    at: int,
    status: Phase = "open",
    rules: int | None = None,
) -> TableRow:
    """A new table; it is played by the rules of today unless it goes on from a game of older ones."""
    return TableRow(
        id=new_id(),
        game=game,
        rules=game_of(game, rules).version,
        terms=terms.text(),
        status=status,
        public=public,
        seed=new_part(),
        inherited=0,
        host_hash=hashed(host_token) if host_token else "",
        created_at=at,
        changed_at=at,
        scheme=TOGETHER,
    )


def check_game(slug: str, seats: int, options: dict[str, Setting]) -> None:
    """Raises UnknownGame, BadSeatCount, BadOption."""
    game_of(slug).new(seats, options)


def again(row: TableRow, seats: list[Seat], left: Set[int], at: int) -> tuple[TableRow, list[Seat]]:
    """A rematch: the same terms and people, new luck. A lesson or a branch is not repeated: they play."""
    terms = replace(terms_from(row.terms), lesson=False, origin="", repeated=[])
    fresh = table_row(row.game, terms, row.public, "", at)
    fresh.host_hash = row.host_hash
    return fresh, [Seat(seat=seat.seat, kind="open") if seat.seat in left else replace(seat) for seat in seats]


def sealed(seals: Mapping[int, str], after: int, at: int) -> list[Entry]:
    """The entries for what people seal as they sit down at a new table, after so many others."""
    return [Entry(after + i, "seal", seat, seals[seat], at) for i, seat in enumerate(sorted(seals), start=1)]


def entries_of(record_lines: list[str], record: Record, at: int) -> list[Entry]:
    """The log of a table that begins with these lines. `record` is a fresh one of the same game."""
    entries = []
    for seq, line in enumerate(record_lines, start=1):
        first = record.state.seat
        named = replay_line(record, line).seat
        entries.append(Entry(seq, "line", first if named == FIRST else named, line, at))
    if record.state.seat == CHANCE and record_lines:
        raise Conflict("chance has not answered at this moment: choose the one before")
    return entries


def uploaded(text: str, at: int) -> tuple[TableRow, list[Seat], list[Entry]]:
    """A record that somebody brought, as a table to look at. Raises BadRecord, UnknownGame, OtherRules."""
    game = game_of(slug_of(text), rules_of(text))
    record = replay(game, text)
    terms = Terms(options=record.options, origin=origin_in(record.notes))
    row = table_row(game.slug, terms, False, "", at, "replay", game.version)
    entries = entries_until_chance(read_file(text)[1], record, at)
    row.inherited = len(entries)
    seats = [
        Seat(seat=seat, kind="open", name=clean_text(record.players.get(seat, ""))[:40]) for seat in range(record.seats)
    ]
    return row, seats, entries


def origin_in(notes: Mapping[str, str]) -> str:
    """The table that a branch came from; '' where nothing, or nothing sensible, is said."""
    found = notes.get("origin", "")
    return found if Key(32)(found) else ""


def entries_until_chance(lines: list[str], record: Record, at: int) -> list[Entry]:
    """Without the last line where chance had not answered it yet."""
    whole = lines[:-1] if record.state.seat == CHANCE else lines
    return entries_of(whole, Record(record.game, record.seats, record.options), at)
