"""Bots: they see a view, options and imagined games, nothing else."""

from pentarchy.bots.chair import Chair
from pentarchy.bots.levels import BOTS, LEVELS, UnknownBot, bot
from pentarchy.bots.simple import GreedyBot, RandomBot
from pentarchy.bots.thought import Bot, Candidate, Thinker, Thought

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "Chair",
    "GreedyBot",
    "RandomBot",
    "Thinker",
    "Thought",
    "UnknownBot",
    "bot",
]
