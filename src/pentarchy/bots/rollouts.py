"""For games without an evaluation: a random game to its end says how good a table is."""

from typing import Final

from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.playout import random_playout
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Luck

LONGEST: Final = 2000
"""Moves after which nobody waits for the end."""
WIN: Final = 8.0
"""What a win is worth where there are no points of worth."""


def rolled_out(state: State, luck: Luck) -> Outcome | None:
    """How one random game from here ends; None if it goes on for too long."""
    end = state.copy()
    random_playout(end, luck, [luck] * state.seats, LONGEST)
    return end.outcome if end.over else None


def worth_of(state: State, seat: int, luck: Luck) -> float:
    """What the table is worth to a seat, by the game's own evaluation or else by a rollout."""
    if state.evaluated:
        return state.worth(seat)
    outcome = rolled_out(state, luck)
    return WIN / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0
