"""What goes through the pipes to a record worker: jobs on whole records, which may be long."""

import msgspec

from pentarchy.kernel.settings import Setting
from pentarchy.tables.log import Entry
from pentarchy.tables.rights import Viewer
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import TableRow


class Upload(msgspec.Struct, tag=True):
    """A record that somebody brought: checked, and made into a table to look at."""

    text: str
    at: int


class Branch(msgspec.Struct, tag=True):
    """The beginning of a table that goes on from a moment of these lines."""

    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    moment: int
    same_luck: bool
    at: int


class Missed(msgspec.Struct, tag=True):
    """All that happened at a table after an entry, as these viewers may know it."""

    row: TableRow
    seats: list[Seat]
    log: list[Entry]
    viewers: list[Viewer]
    last_seq: int


class Moment(msgspec.Struct, tag=True):
    """How a game looked after these lines."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    viewer: Viewer


class Analyse(msgspec.Struct, tag=True):
    """A record on a board of analysis, played on by a move: see `tables.analysis`."""

    game: str
    rules: int | None
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    text: str
    seat: int | None
    move: str


class Proof(msgspec.Struct, tag=True):
    """All draws of a record."""

    game: str
    rules: int
    text: str


class Puzzle(msgspec.Struct, tag=True):
    """A puzzle that comes with the package."""

    game: str
    number: int


Job = Upload | Branch | Missed | Moment | Analyse | Proof | Puzzle


class Uploaded(msgspec.Struct, array_like=True):
    row: TableRow
    seats: list[Seat]
    entries: list[Entry]


class Seen(msgspec.Struct):
    """A moment, in JSON already."""

    view: msgspec.Raw
    events: msgspec.Raw


class Drawn(msgspec.Struct):
    index: int
    options: list[str]
    weights: list[int]
    answer: str


class Reply(msgspec.Struct):
    """`body` is JSON; or it was refused, with a code and a sentence."""

    body: bytes = b""
    code: str = ""
    why: str = ""
