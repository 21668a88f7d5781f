"""Data sets of games that bots played against each other: who saw what, could do what, did what, and how it ended."""

from pentarchy.envs.datasets.dataset import DataSet, load
from pentarchy.envs.datasets.generate import Recipe, generate

__all__ = ["DataSet", "Recipe", "generate", "load"]
