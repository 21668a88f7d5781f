"""All messages from clients, parsed from plain data: the verbs, and questions that change nothing."""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pentarchy.tables.errors import Malformed, Stale
from pentarchy.tables.messages import Key, Longest, Message, MoveText, Range, SeatNumber, TokenText
from pentarchy.tables.rights import Act, grant
from pentarchy.tables.verbs import SAID


@dataclass(slots=True, kw_only=True)
class Hello(Message):
    """The first message: which table, which seats (by their tokens; none for a spectator), what was seen last."""

    table: Annotated[str, Key(32)]
    tokens: Annotated[list[TokenText], Longest(16)] = field(default_factory=list)
    last_seq: Annotated[int, Range(0, 2**53)] | None = None
    """The last entry known: all events after it are told again. None: only the present matters."""


@dataclass(slots=True, kw_only=True)
class Why(Message, Act):
    """Asks why a move is not possible."""

    seat: SeatNumber
    move: MoveText

    may = grant("player", "running")
    not_now = Stale

    def at_seat(self) -> int | None:
        return self.seat


@dataclass(slots=True, kw_only=True)
class Ping(Message):
    """Answered with a pong: a way to see that the line is open."""


MESSAGES: Final[tuple[type[Message], ...]] = (Hello, Why, Ping, *SAID)
Check = Callable[[object], bool]


def check_of(kind: Any) -> Check:
    """Whether a value is of a type, of the few that messages are made of."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        checks = [check_of(inner[0]), *inner[1:]]
        return lambda value: all(check(value) for check in checks)
    if origin in (Union, UnionType):
        either = [check_of(each) for each in inner]
        return lambda value: any(check(value) for check in either)
    if origin is Literal:
        return lambda value: value in inner
    if origin is list:
        each = check_of(inner[0])
        return lambda value: isinstance(value, list) and all(map(each, value))
    return lambda value: type(value) is kind


class Form:
    """How the messages of one type are read."""

    def __init__(self, kind: type[Message]) -> None:
        hints = get_type_hints(kind, include_extras=True)
        self.kind = kind
        self.checks = {each.name: check_of(hints[each.name]) for each in fields(kind)}
        self.needed = {e.name for e in fields(kind) if e.default is MISSING and e.default_factory is MISSING}

    def read(self, plain: dict[str, object]) -> Message:
        given = {name: value for name, value in plain.items() if name != "type"}
        for name, value in given.items():
            if name not in self.checks or not self.checks[name](value):
                raise Malformed(f"this is not a message: '{name}' is not expected like this")
        if not self.needed <= given.keys():
            raise Malformed(f"this is not a message: it lacks {', '.join(sorted(self.needed - given.keys()))}")
        return self.kind(**given)  # type: ignore[arg-type]  # checked just now


FORMS: Final = {kind.__name__.lower(): Form(kind) for kind in MESSAGES}


def parse(plain: object) -> Message:
    """The message that plain data stands for. Raises Malformed for whatever is none."""
    kind = plain.get("type") if isinstance(plain, dict) else None
    if not isinstance(plain, dict) or not isinstance(kind, str) or kind not in FORMS:
        raise Malformed("this is not a message: its type is unknown")
    return FORMS[kind].read(plain)
