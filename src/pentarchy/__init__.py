"""Five board games of kings and kingdoms, complete to the last rule, on one small kernel."""

from pentarchy.games import games, load
from pentarchy.kernel import CHANCE, Dealer, Game, Outcome, Record, State, replay
from pentarchy.kernel.errors import PentarchyError

__all__ = ["CHANCE", "Dealer", "Game", "Outcome", "PentarchyError", "Record", "State", "games", "load", "replay"]
