"""What is known about the unseen tiles of a land: see `tiles.py`."""

from typing import Final

FRESH: Final = -1
"""Nothing was ever learned about its two tiles: both may lie in the box."""
SURE: Final = -2
"""None of its tiles can lie in the box."""
