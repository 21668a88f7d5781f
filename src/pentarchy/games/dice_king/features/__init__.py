"""What a net reads off the table: what a strong player looks at, as a row of small whole numbers."""

from pentarchy.games.dice_king.features.layout import LAYOUT, SIZE
from pentarchy.games.dice_king.features.row import features

__all__ = ["LAYOUT", "SIZE", "features"]
