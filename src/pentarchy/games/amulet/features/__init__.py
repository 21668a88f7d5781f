"""What a net reads off a table: everything that a strong player looks at, as small whole numbers."""

from pentarchy.games.amulet.features.layout import LAYOUT
from pentarchy.games.amulet.features.row import SIZE, features

__all__ = ["LAYOUT", "SIZE", "features"]
