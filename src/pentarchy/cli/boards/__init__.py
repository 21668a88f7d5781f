"""Boards for the terminal: what a view looks like. A game without a board of its own gets the generic one."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from pentarchy.cli.boards import generic
from pentarchy.games import outside, package_of
from pentarchy.kernel.events import Facts
from pentarchy.kernel.views import Called
from pentarchy.words import Words

View = Facts
Own = dict[str, str | int]


class Picker(Protocol):
    """Stands in for a list of choices that would be too long or say too little."""

    example: str

    def drawn(self) -> RenderableType:
        """What can be chosen, and how it is typed."""

    def told(self) -> list[str]:
        """The same as lines to be read aloud."""

    def look(self, typed: str) -> "Look | None":
        """What somebody means who types this; None where it is not for the picker."""


class Look:
    """A choice before it is made: drawn, and told in a sentence; and the move, None where more must be said."""

    def __init__(self, drawing: RenderableType, told: str, move: int | None) -> None:
        self.drawing = drawing
        self.told = told
        self.move = move


class Board:
    """How one game is drawn, whole and in brief, read aloud and chosen from. What its modules do not say is generic."""

    def __init__(self, whole: object, short: object) -> None:
        self.draw: Callable[[View, Words], RenderableType] = found("board", whole)
        notes = whole if hasattr(whole, "option_note") else short
        self.option_note: Callable[[int, Facts, View, Words], str] = found("option_note", notes)
        """A few words beside an option, about which the rules tell these facts."""
        self.brief: Callable[[View, Words], RenderableType] = found("brief", short)
        """What must be seen to decide, in a few lines."""
        self.heard: Callable[[View, Words], RenderableType] = getattr(short, "heard", self.brief)
        """The same for those who hear it."""
        self.own: Callable[[View, Words], Own] = found("own", short)
        """What the seat that looks has, by name."""
        self.told: Callable[[View, Words], RenderableType] = getattr(short, "told", self.draw)
        """The table without drawings that only eyes understand."""
        self.signs: Callable[[Words], dict[str, str]] = found("signs", short)
        """The words for the signs on the board."""
        self.called: Callable[[View], Called] = found("called", whole)
        """The facts behind names that depend on the table, where the drawing has signs for them."""
        self.picker: Callable[[list[int], View, Words], Picker | None] = found("picker", short)


def found(name: str, module: object) -> Any:
    return getattr(module, name, None) or getattr(generic, name)


def board_for(slug: str) -> Board:
    """The board of a game: `boards/<slug>.py` draws it whole, `boards/brief/<slug>.py` in brief. A game of another
    distribution may bring the module `terminal` for both."""
    if slug in outside():
        own = module_at(f"{package_of(slug)}.terminal")
        return Board(own, own)
    return Board(module_at(f"{__name__}.{slug}"), module_at(f"{__name__}.brief.{slug}"))


def module_at(name: str) -> object:
    return import_module(name) if find_spec(name) else generic
