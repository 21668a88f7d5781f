"""What a net reads off the table: see layout.py."""

from pentarchy.games.night_watch.features.layout import LAYOUT, SIZE
from pentarchy.games.night_watch.features.row import features

__all__ = ["LAYOUT", "SIZE", "features"]
