"""Bots: they see a view, options and imagined games, nothing else."""

from pentarchy.bots.observation import SeatObservation
from pentarchy.bots.levels import BOTS, LEVELS, UnknownBot, bot
from pentarchy.bots.simple import GreedyBot, RandomBot
from pentarchy.bots.analysis import Bot, Candidate, Thinker, Analysis

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "SeatObservation",
    "GreedyBot",
    "RandomBot",
    "Thinker",
    "Analysis",
    "UnknownBot",
    "bot",
]
