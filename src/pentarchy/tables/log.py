"""The log of a table: everything that happened at it, in order. A table is a fold over its log."""

from dataclasses import dataclass
from typing import Literal

from pentarchy.kernel.events import Event

Kind = Literal[
    "start",
    "line",
    "propose",
    "answer",
    "resign",
    "end",
    "warm",
    "back",
    "sit",
    "leave",
    "free",
    "kick",
    "chat",
    "rematch",
    "seal",
    "reveal",
    "draw",
]


@dataclass(slots=True)
class Entry:
    """One line of the log. `line` is a line of the game's record; the others are about the people around it."""

    seq: int
    kind: Kind
    seat: int
    text: str
    at: int


class Happened:
    """An entry with the events of the game that it caused."""

    __slots__ = ("entry", "events")

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events
