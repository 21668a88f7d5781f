"""Quests: discarding them, and what follows (AMU-14.7 to AMU-14.10, AMU-16.3, AMU-16.4)."""

from typing import Final

from pentarchy.games.amulet.cards import MOST_SEATS, QUESTS
from pentarchy.games.amulet.moves import DROP, PASS
from pentarchy.games.amulet.quests import SECTIONS_NEEDED
from pentarchy.games.amulet.refusals import needs
from pentarchy.games.amulet.steps.ending import QUESTS_DISCARDED
from pentarchy.games.amulet.table import HIDDEN_OATHS, NONE, A, B, C, Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Decision, Refusal, Step


def sections_charged(table: Table) -> int:
    return sum([table.charged_sections(seat) for seat in range(table.seats)])


def mythical_defeated(table: Table) -> int:
    """Mythical trophies, also those given up for an oath."""
    return table.mythical_cards - table.mythical_deck - (table.dungeon != NONE)


def is_met(table: Table, quest: int) -> bool:
    """AMU-14.7, AMU-14.8, AMU-15.4. With B in play a mythical card that is gone was beaten: else the game is lost."""
    if quest == A:
        return sections_charged(table) >= SECTIONS_NEEDED[table.campaign.levels[0]][table.seats - 1]
    return mythical_defeated(table) == table.mythical_cards


def discardable(table: Table) -> list[int]:
    return [quest for quest in (A, B) if table.campaign.quests & quest and is_met(table, quest)]


class QuestCheck(Step[Table]):
    """AMU-14.10: asked at the event and at the end of every turn, night slot and night; with hidden oaths there is no
    choice (AMU-16.3)."""

    rule = "AMU-14.10"

    def run(self, table: Table) -> None:
        if not table.campaign.quests & (A | B):
            return
        met = discardable(table)
        if table.mode == HIDDEN_OATHS:
            for quest in met:
                discard(table, quest)
        elif met:
            table.push(DISCARD_QUEST[table.first_asked()])


class DiscardQuest(Decision[Table]):
    """AMU-14.10: a quest that is met may be discarded or kept."""

    rule = "AMU-14.10"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, *[DROP.base + quest.bit_length() - 1 for quest in discardable(table)]]

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            return
        discard(table, 1 << move - DROP.base)
        if discardable(table):
            table.push(self)

    def why(self, table: Table, move: int) -> Refusal:
        campaign = table.campaign
        if not DROP.covers(move):
            return Refusal(self.rule, "discard-or-keep")
        quest = 1 << move - DROP.base
        if quest == C:
            return Refusal("AMU-14.9", "quest-goes-by-itself")
        if not campaign.quests & quest:
            return Refusal(self.rule, "quest-gone")
        if quest == A:
            wanted = SECTIONS_NEEDED[campaign.levels[0]][table.seats - 1]
            return needs("AMU-14.7", "sections-missing", wanted, sections_charged(table))
        return needs("AMU-14.8", "mythical-missing", table.mythical_cards, mythical_defeated(table))


def discard(table: Table, quest: int) -> None:
    """AMU-14.9: C goes with the last of A and B; with hidden oaths the game is then over (AMU-16.4)."""
    campaign = table.campaign
    campaign.quests &= ~quest
    tell_discarded(table, quest, "AMU-16.3" if table.mode == HIDDEN_OATHS else "AMU-14.10")
    if campaign.quests == C:
        campaign.quests = 0
        tell_discarded(table, C, "AMU-14.9")
        if table.mode == HIDDEN_OATHS:
            table.push(QUESTS_DISCARDED)


def tell_discarded(table: Table, quest: int, rule: str) -> None:
    if table.events is not None:
        name = QUESTS[quest.bit_length() - 1]
        table.tell(Event("quest-discarded", rule, NOBODY, {"quest": name}))


QUEST_CHECK: Final = QuestCheck()
DISCARD_QUEST: Final = [DiscardQuest(s) for s in range(MOST_SEATS)]
