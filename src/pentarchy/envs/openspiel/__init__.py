"""The games for OpenSpiel: import this, then `pyspiel.load_game("pentarchy_valeria(seats=3)")`."""

from pentarchy.envs.openspiel.game import PentarchyGame, register
from pentarchy.envs.openspiel.state import PentarchyState

register()

__all__ = ["PentarchyGame", "PentarchyState", "register"]
