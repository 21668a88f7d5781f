"""The phases of a turn, in their order (VAL-3.1, VAL-14.5)."""

from typing import Final

from pentarchy.games.valeria.view import Phase

SETTING_UP: Final = 0
ROLLING: Final = 1
HARVESTING: Final = 2
ACTING: Final = 3
MONSTERS_ACT: Final = 4
HARVESTING_AGAIN: Final = 5
ENDING: Final = 6

PHASES: Final[list[Phase]] = ["setup", "roll", "harvest", "action", "monsters", "second_harvest", "end"]
SOLO_PHASES: Final = ["monsters", "second_harvest"]
HARVESTS: Final = (HARVESTING, HARVESTING_AGAIN)
