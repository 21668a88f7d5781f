"""The test kit: scenarios in a few readable lines, properties that every game must have, possible worlds."""

from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.properties import PROPERTIES
from pentarchy.kernel.testing.random_games import random_game
from pentarchy.kernel.testing.scenario import Scenario
from pentarchy.kernel.testing.worlds import assert_as_likely, possible_worlds

__all__ = ["PROPERTIES", "Scenario", "assert_as_likely", "frozen", "possible_worlds", "random_game"]
