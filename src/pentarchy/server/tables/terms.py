"""What was agreed before the game: options, clock, who stands in. Kept with the table and never changed."""

from typing import Annotated, Literal

import msgspec

from pentarchy.kernel.settings import Setting

DAY = 86_400
Seconds = Annotated[int, msgspec.Meta(ge=1, le=7 * DAY)]


class NoClock(msgspec.Struct, tag="none", frozen=True, forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class PerDecision(msgspec.Struct, tag="decision", frozen=True, forbid_unknown_fields=True):
    """So many seconds for each decision."""

    seconds: Seconds


class PerGame(msgspec.Struct, tag="game", frozen=True, forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after each decision."""

    seconds: Seconds
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


class PerTurn(msgspec.Struct, tag="days", frozen=True, forbid_unknown_fields=True):
    """So many days until a turn, of however many decisions, is over."""

    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


Clock = NoClock | PerDecision | PerGame | PerTurn


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    options: dict[str, Setting] = {}
    clock: Clock = NoClock()
    stand_in: str = "greedy"
    """The level of the bot that keeps a seat warm."""
    absent_after: int | None = None
    """Seconds after which a player who is away and has to choose is stood in for."""
    spectators: bool = True
    auto_start: bool = True
    title: str = ""
    lesson: bool = False
    """Its luck and the first moves of its bots are those of the game's lesson."""


What = Literal["undo", "draw", "abort"]
