"""How the game ends (AMU-13.1, AMU-14.11, AMU-14.15, AMU-16.4)."""

from typing import Final

from pentarchy.games.amulet.scoring import REASONS
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Step


class End(Step[Table]):
    """Nothing more is done: a loss ends the game at once (AMU-14.11)."""

    rule = "AMU-14.11"

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__()
        self.verdict = REASONS.index(reason)
        self.cited = rule

    def run(self, table: Table) -> None:
        table.verdict = self.verdict
        table.stop()
        if table.events is not None:
            table.tell(Event("game-ended", self.cited, NOBODY, {"reason": REASONS[self.verdict]}))


LAST_DAY: Final = End("last_day", "AMU-13.1")
ALL_DISCARDED: Final = End("all_discarded", "AMU-14.15")
QUESTS_DISCARDED: Final = End("quests_discarded", "AMU-16.4")
MONSTERS_AT_MANOR: Final = End("monsters_at_manor", "AMU-14.11")
MYTHICAL_NOT_DEFEATED: Final = End("mythical_not_defeated", "AMU-14.11")
MYTHICAL_DECK_LEFT: Final = End("mythical_deck_left", "AMU-14.11")
STUN_TOKENS: Final = End("stun_tokens", "AMU-14.11")
CARDS_LEFT: Final = End("cards_left", "AMU-14.15")
