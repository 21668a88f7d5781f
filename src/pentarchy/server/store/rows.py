"""What goes into the store and comes out of it."""

from typing import Literal

import msgspec

Kind = Literal["start", "line", "propose", "answer", "resign", "end", "warm", "back", "sit", "leave", "chat", "rematch"]
SeatKind = Literal["human", "bot", "open"]
Status = Literal["open", "running", "over", "replay"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. `line` is a line of the record; the others are about the people around it."""

    seq: int
    kind: Kind
    seat: int
    text: str
    at: int


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits where. A human seat without a token is reserved: it waits for whoever brings its invitation."""

    seat: int
    kind: SeatKind
    level: str = ""
    name: str = ""
    user_id: str | None = None
    token_hash: str | None = None
    seen_at: int = 0


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    terms: str
    status: Status
    public: bool
    seed: str
    inherited: int
    host_hash: str
    created_at: int
    changed_at: int
    due_at: int | None = None


class Append(msgspec.Struct):
    """Entries that must follow directly on what the log holds, and how the table stands after them."""

    table_id: str
    entries: list[Entry]
    status: Status
    due_at: int | None
    seats: list[SeatRow] = []


class Taken(Exception):
    """Another node has appended to this log first."""
