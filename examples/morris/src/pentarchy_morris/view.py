"""What everybody sees: nothing is secret."""

from typing import TypedDict


class Point(TypedDict):
    """`owner` is the seat whose man stands there, -1 for nobody; `x` and `y` say where a board draws it."""

    id: str
    owner: int
    x: int
    y: int


class Player(TypedDict):
    hand: int
    men: int
    flies: bool


class View(TypedDict):
    on_turn: int
    calm: int
    points: list[Point]
    players: list[Player]
