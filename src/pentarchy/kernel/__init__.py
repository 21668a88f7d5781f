"""The kernel: moves, agenda, chance, records. It knows no game."""

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.dealers import Dealer, ScriptedDealer
from pentarchy.kernel.events import Event, Facts, Json
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.record import Record, replay
from pentarchy.kernel.settings import Setting, Settings
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import (
    CHANCE,
    NOBODY,
    Chance,
    Decision,
    Lanes,
    Refusal,
    SeatChance,
    SeatStep,
    Simultaneous,
    Step,
)

__all__ = [
    "CHANCE",
    "NOBODY",
    "Agenda",
    "Chance",
    "Dealer",
    "Decision",
    "Event",
    "Facts",
    "Game",
    "Json",
    "Lanes",
    "Outcome",
    "Record",
    "Refusal",
    "ScriptedDealer",
    "SeatChance",
    "SeatStep",
    "Setting",
    "Settings",
    "Simultaneous",
    "State",
    "Step",
    "Variant",
    "replay",
]
