"""Bots: they see a view, options and imagined games, nothing else."""

from pentarchy.bots.chair import Chair
from pentarchy.bots.simple import BOTS, Bot, GreedyBot, RandomBot

__all__ = ["BOTS", "Bot", "Chair", "GreedyBot", "RandomBot"]
