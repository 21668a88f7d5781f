"""The test kit: scenarios in a few readable lines, and properties that every game must have."""

from pentarchy.kernel.testing.frozen import frozen
from pentarchy.kernel.testing.properties import PROPERTIES, random_game
from pentarchy.kernel.testing.scenario import Scenario

__all__ = ["PROPERTIES", "Scenario", "frozen", "random_game"]
