"""All messages to clients. Each is plain data whose `type` names one of these."""

from dataclasses import dataclass, field
from typing import Literal

from pentarchy.kernel.events import Facts
from pentarchy.kernel.settings import Setting
from pentarchy.tables.consent import Proposal
from pentarchy.tables.log import Kind
from pentarchy.tables.seats import SeatKind
from pentarchy.tables.table import Phase
from pentarchy.tables.terms import Clock


@dataclass(slots=True)
class Ask:
    """A decision that a seat faces. `decision` goes back in `choose`; `deadline` is in milliseconds since 1970."""

    seat: int
    decision: int
    question: str
    rule: str
    """The id of the rule by which it is asked."""
    options: list[str]
    deadline: int | None = None
    beat: int | None = None
    """In a lesson: the number of the beat that this decision belongs to."""
    facts: dict[str, Facts] = field(default_factory=dict)
    """What the rules tell about options, by move; options about which they tell nothing are left out."""


@dataclass(slots=True)
class ViewUpdate:
    """What one seat (null: a spectator) gets to know with one step: events, and how its view has changed."""

    seat: int | None
    events: list[Facts] = field(default_factory=list)
    changes: Facts = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    ask: Ask | None = None


@dataclass(slots=True)
class CurrentView:
    """All that one seat may know now."""

    seat: int | None
    view: Facts
    ask: Ask | None


@dataclass(slots=True)
class SeatInfo:
    seat: int
    kind: SeatKind
    name: str
    level: str
    taken: bool
    here: bool
    warm: bool
    """A bot plays until the person is back."""
    resigned: bool
    left: bool
    """The person has left in the middle of the game: the seat is kept for them."""


@dataclass(slots=True)
class Result:
    """How the game ended. Without scores it did so before its time, because others have given up. `rival` are the parts
    of the score of an opponent without a seat; empty where there is none."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: str
    rival: dict[str, int]


@dataclass(slots=True)
class PartInfo:
    """What a seat has sealed for the seed, and its part of it once that was told."""

    seat: int
    seal: str
    part: str | None


@dataclass(slots=True)
class TableInfo:
    """What everybody may know about a table. `secret` and `seed` are told when the game is over: they must fit the
    commitment that was shown first."""

    id: str
    game: str
    rules: int
    title: str
    status: Phase
    public: bool
    options: dict[str, Setting]
    clock: Clock
    stand_in: str
    absent_after: int | None
    seats: list[SeatInfo]
    commitment: str
    inherited: int
    created_at: int
    lines: int
    lesson: bool
    """A first game that teaches: its luck was known before."""
    scheme: int = 1
    """How the seed comes about: 1, the server alone chose it; 2, it follows from a secret of the server and `parts`."""
    parts: list[PartInfo] = field(default_factory=list)
    drawing: bool = False
    """The game has begun, and waits for those who have sealed a part to tell it."""
    proposal: Proposal | None = None
    ending: str = ""
    result: Result | None = None
    seed: str | None = None
    secret: str | None = None
    rematch: str = ""
    origin: str = ""
    """Of a branch: the table whose game it goes on from after `inherited` lines."""
    repeated: int = 0
    """Of a branch: so many answers of chance are those of the origin."""


@dataclass(slots=True)
class MissedEntry:
    """An entry that was missed, with what each of the asker's seats may know of it."""

    seq: int
    kind: Kind
    seat: int
    at: int
    text: str = ""
    glimpses: list[ViewUpdate] = field(default_factory=list)


@dataclass(slots=True)
class Welcome:
    """The answer to hello: everything as it is now, and what was missed."""

    type: Literal["welcome"] = field(default="welcome", init=False)
    seq: int
    now: int
    seats: list[int]
    table: TableInfo
    sights: list[CurrentView]
    missed: list[MissedEntry]
    ref: int | None = None
    left: list[int] = field(default_factory=list)
    """Milliseconds each seat has left now, with a clock for the whole game."""
    watched: list[int] = field(default_factory=list)
    """The seats that are yours and that you have given up or left."""


@dataclass(slots=True)
class Step:
    """Something has happened. `text` is empty for moves: what may be known of those is in the glimpses."""

    type: Literal["step"] = field(default="step", init=False)
    seq: int
    kind: Kind
    seat: int
    at: int
    text: str = ""
    glimpses: list[ViewUpdate] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """Milliseconds each seat has left, with a clock for the whole game."""
    table: TableInfo | None = None


@dataclass(slots=True)
class Done:
    """Stored, and told to everybody: entry `seq`."""

    type: Literal["done"] = field(default="done", init=False)
    seq: int
    ref: int | None = None


@dataclass(slots=True)
class Stale:
    """The decision is no longer open; `ask` is what the seat faces now."""

    type: Literal["stale"] = field(default="stale", init=False)
    why: str
    seq: int
    ask: Ask | None = None
    ref: int | None = None


@dataclass(slots=True)
class Illegal:
    """Against the rules: the rule's id, the key of a text that explains it, and the amounts that the text names."""

    type: Literal["illegal"] = field(default="illegal", init=False)
    why: str
    rule: str = ""
    key: str = ""
    facts: Facts = field(default_factory=dict)
    ref: int | None = None


@dataclass(slots=True)
class Unauthorised:
    type: Literal["unauthorised"] = field(default="unauthorised", init=False)
    why: str
    ref: int | None = None


@dataclass(slots=True)
class Refused:
    type: Literal["refused"] = field(default="refused", init=False)
    code: str
    why: str
    ref: int | None = None


@dataclass(slots=True)
class Reason:
    """The answer to why."""

    type: Literal["reason"] = field(default="reason", init=False)
    legal: bool
    rule: str = ""
    key: str = ""
    facts: Facts = field(default_factory=dict)
    ref: int | None = None


@dataclass(slots=True)
class Presence:
    """Which seats have somebody at them, on the node that says so."""

    type: Literal["presence"] = field(default="presence", init=False)
    here: list[int]


@dataclass(slots=True)
class Pong:
    type: Literal["pong"] = field(default="pong", init=False)
    now: int
    ref: int | None = None


Told = Welcome | Step | Done | Stale | Illegal | Unauthorised | Refused | Reason | Presence | Pong
