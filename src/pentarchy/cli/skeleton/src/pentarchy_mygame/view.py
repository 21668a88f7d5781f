"""What everybody sees. Here nothing is secret; a view of a game with secrets depends on the seat that looks."""

from typing import TypedDict


class View(TypedDict):
    total: int
    goal: int
    on_turn: int
