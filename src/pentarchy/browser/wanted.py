"""What a page asks for, read from plain data. It is our own page: whatever does not fit is refused as malformed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pentarchy.kernel.settings import Setting
from pentarchy.tables.errors import Malformed
from pentarchy.tables.seats import SeatKind
from pentarchy.tables.terms import NO_CLOCK, Clock

T = TypeVar("T")


@dataclass(kw_only=True)
class NewSeat:
    kind: SeatKind
    level: str = ""
    name: str = ""
    mine: bool = False
    seal: str = ""


@dataclass(kw_only=True)
class NewTable:
    """A table to be made; `moment` for one that goes on from a moment of another. Nobody at the same device counts as
    absent."""

    seats: list[NewSeat]
    game: str = ""
    options: dict[str, Setting] = field(default_factory=dict)
    public: bool = False
    clock: Clock = NO_CLOCK
    stand_in: str = "greedy"
    absent_after: int | None = None
    spectators: bool = True
    auto_start: bool = True
    title: str = ""
    moment: int = 0
    same_luck: bool = False

    def __post_init__(self) -> None:
        self.absent_after = None


@dataclass(kw_only=True)
class Analysis:
    game: str = ""
    rules: int | None = None
    seats: int = 0
    options: dict[str, Setting] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    text: str = ""
    seat: int | None = None
    move: str = ""


@dataclass(kw_only=True)
class NewLesson:
    name: str
    others: list[str] = field(default_factory=list)
    title: str = ""


def new_table(plain: Any) -> NewTable:
    """Raises Malformed."""
    wanted = filled(NewTable, plain)
    wanted.seats = [filled(NewSeat, each) for each in plain["seats"]]
    wanted.clock = filled(Clock, plain["clock"]) if "clock" in plain else NO_CLOCK
    return wanted


def filled(kind: Callable[..., T], plain: Any) -> T:
    """Raises Malformed."""
    try:
        return kind(**plain)
    except TypeError as error:
        raise Malformed(f"this cannot be asked for: {error}") from None
