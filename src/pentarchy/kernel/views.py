"""The part of a view that every game has; each game declares the rest in its own `view.py`."""

from collections.abc import Mapping
from typing import TypedDict

Called = dict[str, dict[str, str]]
"""A view may have `called`: by id, the facts that name a thing whose name depends on the table. Their `kind` chooses
the message `called-<kind>` in the texts of the game, which names it by the others."""


def called_in(view: Mapping[str, object]) -> Called:
    found = view.get("called")
    return found if isinstance(found, dict) else {}


class Prompt(TypedDict):
    """Who looks, and what is being asked."""

    game: str
    seats: int
    you: int | None
    """The seat whose eyes these are; None for a spectator."""
    over: bool
    pending: list[int]
    """The seats that have to choose now."""
    active: int | None
    """The first of them; -1 while chance is asked, None when the game is over."""
    question: str
    answered: str | None
    """What this seat has chosen where all choose secretly and others have still to."""
