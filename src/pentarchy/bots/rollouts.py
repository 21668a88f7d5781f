"""For games without a net: a random game to its end says how good a table is."""

from typing import Final

from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Luck

LONGEST: Final = 2000
"""Moves after which nobody waits for the end."""


def rolled_out(state: State, luck: Luck) -> Outcome | None:
    """How one random game from here ends; None if it goes on for too long."""
    end = state.copy()
    random_playout(end, luck, [luck] * state.seats, LONGEST)
    return end.outcome if end.over else None
