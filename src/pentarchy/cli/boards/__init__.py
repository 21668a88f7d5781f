"""Boards for the terminal: what a view looks like. A game without a board of its own gets the generic one."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from pentarchy.cli.boards import generic
from pentarchy.words import Words

View = dict[str, Any]


class Board:
    """How one game is drawn: its board, and a few words beside each option."""

    def __init__(self, draw: Callable[[View, Words], RenderableType], aside: Callable[[int, View, Words], str]) -> None:
        self.draw = draw
        self.aside = aside


def board_for(slug: str) -> Board:
    """The board of a game: `boards/<slug>.py` with `board(view, words)` and perhaps `aside(move, view, words)`."""
    name = f"{__name__}.{slug}"
    module = import_module(name) if find_spec(name) else generic
    return Board(module.board, getattr(module, "aside", generic.aside))
