"""What requests bring and answers hold."""

from typing import Annotated

import msgspec

from pentarchy.kernel.events import Facts
from pentarchy.kernel.settings import Setting
from pentarchy.tables.outgoing import PartInfo, TableInfo
from pentarchy.tables.seats import SeatKind
from pentarchy.tables.terms import DAY, NO_CLOCK, Clock

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Level = Annotated[str, msgspec.Meta(max_length=32)]
SealText = Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
Whole = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
TokenText = Annotated[str, msgspec.Meta(max_length=64)]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class NewSeat(Body, kw_only=True):
    """A seat of a new table: `mine` for the one who creates it; otherwise human seats wait for their invitation."""

    kind: SeatKind
    level: Level = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    mine: bool = False
    seal: SealText = ""
    """Of one's own seat: the commitment to a part of the seed; see docs/server/luck.md."""


class Seating(Body, kw_only=True):
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    public: bool = False
    clock: Clock = NO_CLOCK
    stand_in: Level = "greedy"
    absent_after: Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)] | None = None
    spectators: bool = True
    auto_start: bool = True
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class NewTable(Seating, kw_only=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    options: dict[str, Setting] = {}


class WhatIf(Seating, kw_only=True):
    """Goes on from a moment of a finished game: after so many lines of its record."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    same_luck: bool = False
    """Whether dice and cards come as they came then, as long as there were any; only against bots."""


class Analysis(Body, kw_only=True):
    """A record in parts, or as a `text` that may have been edited; `move` is what the seat that is asked plays then."""

    game: Annotated[str, msgspec.Meta(max_length=64)] = ""
    rules: Whole | None = None
    seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    options: dict[str, bool | Whole | str | list[str]] = {}
    lines: list[str] = []
    text: str = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    move: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Played(msgspec.Struct):
    """One game of an account, as its review judged it: accuracy in percent, luck and result in chances to win."""

    table: str
    game: str
    at: int
    accuracy: float
    luck: float
    result: float


class NewLesson(Body, kw_only=True):
    """A first game that teaches: what the learner and the others are called, and the table."""

    name: Name
    others: Annotated[list[Name], msgspec.Meta(max_length=8)] = []
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""


class BeatInfo(msgspec.Struct):
    """Keys of what the coach says, and the move that it asks for; none in the last beat."""

    say: list[str]
    do: str


class LessonInfo(msgspec.Struct):
    """A first game that teaches, in one language: Fluent messages `lesson-<key>`, and when to say them."""

    game: str
    lang: str
    messages: str
    beats: list[BeatInfo]


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class CreatedTable(msgspec.Struct):
    """A new table. The tokens are told here and never again: keep them."""

    id: str
    link: str
    host_token: str
    seats: list[SeatToken]


class Invitation(msgspec.Struct):
    seat: int
    link: str


class Invitations(msgspec.Struct):
    link: str
    seats: list[Invitation]


class Join(Body, kw_only=True):
    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    invite: TokenText = ""
    seal: SealText = ""


class Start(Body):
    """`fill`: the level of the bots that take the seats which are still free."""

    fill: Level | None = None


class Listed(msgspec.Struct):
    id: str
    game: str
    title: str
    status: str
    created_at: int
    clock: Clock
    seats: int
    free: int


class Found(msgspec.Struct):
    """The table that a code leads to."""

    id: str


class TableLink(msgspec.Struct):
    """Where to go. A rematch has the same seats and tokens; its id is empty until everybody has agreed."""

    id: str
    link: str


class Moment(msgspec.Struct):
    """A moment of a game as one seat (or a spectator) may see it; `line` only where the game is over."""

    moment: int
    moments: int
    seat: int | None
    view: Facts
    events: list[Facts]
    line: str | None


class DrawInfo(msgspec.Struct):
    index: int
    options: list[str]
    weights: list[int]
    answer: str


class Proof(msgspec.Struct):
    """Enough to check every roll: point i is the first 53 bits of HMAC-SHA256(seed, i), a fraction of the weights. In
    scheme 2 the seed follows from the server's secret and the parts of the seats."""

    commitment: str
    seed: str
    draws: list[DrawInfo]
    table: str
    scheme: int
    secret: str
    parts: list[PartInfo]


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """What may be chosen before a game. `kind`: switch, one (of words), amount (low to high) or picks (of words)."""

    name: str
    default: Setting
    values: str
    kind: str
    words: list[str] = []
    low: int = 0
    high: int = 0


class VariantInfo(msgspec.Struct):
    """A way of playing. `names`, by language, are empty where it is there for tests of the rules only."""

    name: str
    names: dict[str, str]
    options: dict[str, Setting]
    seats: list[int]


class GameInfo(msgspec.Struct):
    slug: str
    names: dict[str, str]
    """By language, as is `line`."""
    line: dict[str, str]
    """What it is about, in a sentence."""
    version: int
    seats: list[int]
    usual_seats: int
    """How many sit down when nobody says how many."""
    minutes: int
    """About how long a game takes with bots; 0 where nobody has said."""
    options: list[OptionInfo]
    variants: list[VariantInfo]
    lesson: bool
    """Whether there is a first game that teaches it."""


class Catalogue(msgspec.Struct):
    games: list[GameInfo]
    levels: list[str]
    limits: dict[str, float]
    """The seconds within which a level promises to choose."""


class Credentials(Body):
    name: Name
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class NewPassword(Body):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Account(msgspec.Struct):
    name: str
    tables: list[TableInfo]


class PushKey(msgspec.Struct):
    """The VAPID key for `PushManager.subscribe`; empty where web push is off."""

    key: str


class Registered(msgspec.Struct):
    """`secret` signs the body of every web hook."""

    id: str
    secret: str
