"""What a net reads off the table for a seat: whole numbers, all that a strong player looks at."""

from pentarchy.games.valeria.features.layout import LAYOUT, SIZE
from pentarchy.games.valeria.features.looking import features

__all__ = ["LAYOUT", "SIZE", "features"]
