"""What a net reads off the table: everything that a strong player looks at."""

from pentarchy.games.paladins.features.layout import LAYOUT, SIZE
from pentarchy.games.paladins.features.row import features

__all__ = ["LAYOUT", "SIZE", "features"]
