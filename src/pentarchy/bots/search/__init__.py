"""Information-set Monte Carlo tree search over imagined games. It knows no game."""

from pentarchy.bots.search.bot import SearchBot
from pentarchy.bots.search.budget import Budget
from pentarchy.bots.search.settings import SearchSettings

__all__ = ["Budget", "SearchBot", "SearchSettings"]
