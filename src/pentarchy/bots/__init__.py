"""Bots: they see a view, options and imagined games, nothing else."""

from pentarchy.bots.analysis import Analysis, Bot, Candidate, Thinker
from pentarchy.bots.levels import BOTS, LEVELS, UnknownBot, bot
from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.prospects import explained
from pentarchy.bots.simple import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Analysis",
    "Bot",
    "Candidate",
    "RandomBot",
    "SeatObservation",
    "Thinker",
    "UnknownBot",
    "bot",
    "explained",
]
