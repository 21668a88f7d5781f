"""What the browser has to do for a table: in this order, and everything that is stored before anything is told."""

from dataclasses import dataclass, field
from typing import Literal

from pentarchy.bots.jobs import BotJob
from pentarchy.review import PartJob
from pentarchy.tables.log import Entry
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import TableRow


@dataclass(slots=True)
class Stored:
    """A table as the browser keeps it."""

    row: TableRow
    seats: list[Seat]
    downtimes: list[tuple[int, int]]
    entries: list[Entry]


@dataclass(slots=True)
class Store:
    """Write the table anew, and these entries behind the others. Another window may have been first."""

    do: Literal["store"] = field(default="store", init=False)
    table: str
    row: TableRow
    seats: list[Seat]
    downtimes: list[tuple[int, int]]
    entries: list[Entry]


@dataclass(slots=True)
class Drop:
    """Nothing of this table is kept any longer."""

    do: Literal["drop"] = field(default="drop", init=False)
    table: str


@dataclass(slots=True)
class Tell:
    """A message on a line of the page."""

    do: Literal["tell"] = field(default="tell", init=False)
    line: int
    text: str


@dataclass(slots=True)
class End:
    """The end of a line, with the code that a websocket would close with."""

    do: Literal["end"] = field(default="end", init=False)
    line: int
    code: int


@dataclass(slots=True)
class Reply:
    """The answer to a call, as HTTP would give it."""

    do: Literal["reply"] = field(default="reply", init=False)
    call: int
    status: int
    media: str
    body: str


@dataclass(slots=True)
class Think:
    """A decision, or a part of a review, for the worker of the bots."""

    do: Literal["think"] = field(default="think", init=False)
    key: str
    job: BotJob | PartJob


@dataclass(slots=True)
class Wake:
    """Come back at this time, if nothing happens before."""

    do: Literal["wake"] = field(default="wake", init=False)
    at: int


Effect = Store | Drop | Tell | End | Reply | Think | Wake
