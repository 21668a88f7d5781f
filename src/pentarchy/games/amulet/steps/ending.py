"""How the game ends (AMU-13.1, AMU-14.11, AMU-14.15, AMU-16.4)."""

from typing import Final

from pentarchy.games.amulet.scoring import REASONS
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Step


class End(Step[Table]):
    """Nothing more is done: a loss ends the game at once (AMU-14.11)."""

    rule = "AMU-14.11"

    def __init__(self, verdict: int) -> None:
        super().__init__()
        self.verdict = verdict

    def run(self, table: Table) -> None:
        table.verdict = self.verdict
        table.stop()
        if table.events is not None:
            table.tell(Event("game-ended", self.rule, NOBODY, {"reason": REASONS[self.verdict]}))


LAST_DAY: Final = End(REASONS.index("last_day"))
ALL_DISCARDED: Final = End(REASONS.index("all_discarded"))
QUESTS_DISCARDED: Final = End(REASONS.index("quests_discarded"))
MONSTERS_AT_MANOR: Final = End(REASONS.index("monsters_at_manor"))
MYTHICAL_NOT_DEFEATED: Final = End(REASONS.index("mythical_not_defeated"))
MYTHICAL_DECK_LEFT: Final = End(REASONS.index("mythical_deck_left"))
STUN_TOKENS: Final = End(REASONS.index("stun_tokens"))
CARDS_LEFT: Final = End(REASONS.index("cards_left"))
