"""The kernel: moves, agenda, chance, records. It knows no game."""

from pentarchy.kernel.dealers import Dealer, ScriptedDealer
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.record import Record, replay
from pentarchy.kernel.settings import Setting, Settings
from pentarchy.kernel.state import Agenda, State
from pentarchy.kernel.steps import (
    CHANCE,
    NOBODY,
    Lanes,
    Chance,
    Decision,
    Refusal,
    SeatChance,
    SeatStep,
    Step,
    Simultaneous,
)

__all__ = [
    "CHANCE",
    "NOBODY",
    "Lanes",
    "Agenda",
    "Chance",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "Outcome",
    "Json",
    "Record",
    "Refusal",
    "ScriptedDealer",
    "SeatChance",
    "SeatStep",
    "Setting",
    "Settings",
    "State",
    "Step",
    "Simultaneous",
    "Variant",
    "replay",
]
