"""The words of the conversation. Every message is a JSON object whose `type` names one of these."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from pentarchy.kernel.settings import Setting
from pentarchy.server.store.rows import Kind, SeatKind, Status
from pentarchy.server.tables.live import Proposal
from pentarchy.server.tables.terms import Clock, What

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Ref = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Facts = Mapping[str, object]
"""Plain data of a game: what its views and events hold is the game's own matter."""

MoveText = Annotated[str, msgspec.Meta(max_length=500)]


class FromClient(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What a client may say. `ref` comes back in the answer."""

    ref: Ref | None = None


class Hello(FromClient):
    """The first message: which table, which seats (by their tokens; none for a spectator), what was seen last."""

    table: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)] = []
    last_seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The last entry known: all events after it are told again. None: only the present matters."""


class FromSeat(FromClient):
    seat: SeatNumber


class Choose(FromSeat):
    """Answers a decision with a move in the game's notation."""

    decision: int
    move: MoveText


class Why(FromSeat):
    """Asks why a move is not possible."""

    move: MoveText


class Undo(FromSeat):
    """Takes the last move back, where the rules of undoing allow it."""


class Propose(FromSeat):
    """Asks the others for consent: to take a move back that is not taken back freely, to a draw, to an abort."""

    what: What


class Answer(FromSeat):
    yes: bool


class Resign(FromSeat):
    """Gives up: the stand-in plays on."""


class Back(FromSeat):
    """Takes the seat back from the bot that kept it warm."""


class Chat(FromSeat):
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Ping(FromClient):
    """Answered with a pong: a way to see that the line is open."""


Said = Hello | Choose | Why | Undo | Propose | Answer | Resign | Back | Chat | Ping


class FromServer(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


class Ask(msgspec.Struct):
    """A decision that a seat faces. `decision` goes back in `choose`; `deadline` is in milliseconds since 1970."""

    seat: int
    decision: int
    question: str
    options: list[str]
    deadline: int | None = None
    beat: int | None = None
    """In a lesson: the number of the beat that this decision belongs to."""


class Glimpse(msgspec.Struct, omit_defaults=True):
    """What one seat (null: a spectator) gets to know with one step: events, and how its view has changed."""

    seat: int | None
    events: list[Facts] = []
    changes: Facts = {}
    gone: list[str] = []
    ask: Ask | None = None


class Sight(msgspec.Struct):
    """All that one seat may know now."""

    seat: int | None
    view: Facts
    ask: Ask | None


class SeatInfo(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    level: str
    taken: bool
    here: bool
    warm: bool
    resigned: bool


class Result(msgspec.Struct):
    """How a game ended. `rival`: the parts of the score of an opponent without a seat; empty where there is none."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    winners: list[int]
    tie_break: str
    rival: dict[str, int]


class TableInfo(msgspec.Struct):
    """What everybody may know about a table. `seed` is told when the game is over: it must fit the commitment."""

    id: str
    game: str
    rules: int
    title: str
    status: Status
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
    proposal: Proposal | None = None
    ending: str = ""
    result: Result | None = None
    seed: str | None = None
    rematch: str = ""


class Past(msgspec.Struct, omit_defaults=True):
    """An entry that was missed, with what each of the asker's seats may know of it."""

    seq: int
    kind: Kind
    seat: int
    at: int
    text: str = ""
    glimpses: list[Glimpse] = []


class Welcome(FromServer):
    """The answer to hello: everything as it is now, and what was missed."""

    seq: int
    now: int
    seats: list[int]
    table: TableInfo
    sights: list[Sight]
    missed: list[Past]
    ref: int | None = None
    left: list[int] = []
    """Milliseconds each seat has left now, with a clock for the whole game."""


class Step(FromServer):
    """Something has happened. `text` is empty for moves: what may be known of those is in the glimpses."""

    seq: int
    kind: Kind
    seat: int
    at: int
    text: str = ""
    glimpses: list[Glimpse] = []
    left: list[int] = []
    """Milliseconds each seat has left, with a clock for the whole game."""
    table: TableInfo | None = None


class Done(FromServer):
    """Stored, and told to everybody: entry `seq`."""

    seq: int
    ref: int | None = None


class Stale(FromServer):
    """The decision is no longer open; `ask` is what the seat faces now."""

    why: str
    seq: int
    ask: Ask | None = None
    ref: int | None = None


class Illegal(FromServer):
    """Against the rules: the rule's id, the key of a text that explains it, and the amounts that the text names."""

    why: str
    rule: str = ""
    key: str = ""
    facts: Facts = {}
    ref: int | None = None


class Unauthorised(FromServer):
    why: str
    ref: int | None = None


class RefusedMessage(FromServer, tag="refused"):
    code: str
    why: str
    ref: int | None = None


class Reason(FromServer):
    """The answer to why."""

    legal: bool
    rule: str = ""
    key: str = ""
    facts: Facts = {}
    ref: int | None = None


class Presence(FromServer):
    """Which seats have somebody at them, on the node that says so."""

    here: list[int]


class Pong(FromServer):
    now: int
    ref: int | None = None


Told = Welcome | Step | Done | Stale | Illegal | Unauthorised | RefusedMessage | Reason | Presence | Pong
