"""The day: dawn, the turns of morning and evening, the end of the night (AMU-3)."""

from typing import Final

from pentarchy.games.amulet.cards import BACKS, COUNTS, LEVEL_1, MOST_SEATS
from pentarchy.games.amulet.hooks import BLOOD_SEAL
from pentarchy.games.amulet.moves import DEAL
from pentarchy.games.amulet.quests import TOO_MANY
from pentarchy.games.amulet.steps.ending import (
    ALL_DISCARDED,
    CARDS_LEFT,
    LAST_DAY,
    MONSTERS_AT_MANOR,
    MYTHICAL_DECK_LEFT,
)
from pentarchy.games.amulet.steps.experience import PLACE_EXPERIENCE
from pentarchy.games.amulet.steps.free import BLOOD_SKILL
from pentarchy.games.amulet.steps.homecoming import REFILL_CASTLE
from pentarchy.games.amulet.steps.moving import MOVE
from pentarchy.games.amulet.steps.night import NIGHTFALL
from pentarchy.games.amulet.steps.quests import QUEST_CHECK
from pentarchy.games.amulet.steps.visiting import END_VISIT
from pentarchy.games.amulet.table import DAWN, EVENING, FACE_DOWN, MORNING, NONE, SOLO, A, B, Table
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Chance, SeatStep, Step


def days_of(table: Table) -> int:
    return COUNTS[table.seats].days


class Dawn(Step[Table]):
    """AMU-3.3 to AMU-3.5: monsters, the Dungeon, the Castle. On the last day a full mythical deck loses (AMU-14.11)."""

    rule = "AMU-3.3"

    def run(self, table: Table) -> None:
        campaign = table.campaign
        table.phase = DAWN
        table.day += 1
        tell_phase(table)
        if campaign.quests & B and table.day == days_of(table) and table.mythical_deck >= TOO_MANY[campaign.levels[1]]:
            table.push(MYTHICAL_DECK_LEFT)
            return
        count = COUNTS[table.seats]
        deals: list[Step[Table]] = [DEAL_TO_LAIR] * count.lair
        deals.extend([DEAL_TO_MANOR] * count.manor)
        table.then([*deals, REFILL_DUNGEON, REFILL_CASTLE, BEGIN_MORNING])


def tell_phase(table: Table) -> None:
    if table.events is not None:
        table.tell(Event("phase", "AMU-3.2", NOBODY, {"phase": PHASES[table.phase], "day": table.day}))


class DealMonster(Chance[Table]):
    """AMU-18.8: level 1 cards first, any of those not dealt yet; the back is seen by all (AMU-18.2).
    The deck has no order before that (AMU-18.1)."""

    rule = "AMU-18.8"

    def __init__(self, to_lair: bool) -> None:
        super().__init__()
        self.to_lair = to_lair

    def options(self, table: Table) -> list[int]:
        cards = table.deck & LEVEL_1 or table.deck
        return [DEAL.base + card for card in one_by_one(cards)]

    def play(self, table: Table, move: int) -> None:
        card = move - DEAL.base
        table.latest = move
        table.deck &= ~(1 << card)
        if self.to_lair:
            table.lair |= 1 << card
        else:
            table.manor |= 1 << card
        if table.events is not None:
            where = "lair" if self.to_lair else "manor"
            table.tell(Event("dealt", "AMU-3.3", NOBODY, {"back": BACKS[card], "place": where}))


class RefillDungeon(Step[Table]):
    """AMU-3.4: one mythical monster face down, if there is none and the deck is not empty."""

    rule = "AMU-3.4"

    def run(self, table: Table) -> None:
        if table.dungeon == NONE and table.mythical_deck:
            table.dungeon = FACE_DOWN
            table.mythical_deck -= 1
            if table.events is not None:
                table.tell(Event("dungeon-filled", self.rule, NOBODY, {"left": table.mythical_deck}))


class BeginPhase(Step[Table]):
    """AMU-3.6: one turn each, from the holder of the day token on."""

    rule = "AMU-3.6"

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, table: Table) -> None:
        table.phase = self.phase
        tell_phase(table)
        for seat in range(table.seats):
            table.spent[seat] &= ~BLOOD_SKILL
        turns: list[Step[Table]] = [TURN[seat] for seat in table.turn_order(table.holder)]
        table.then([*turns, END_OF_MORNING if self.phase == MORNING else END_OF_EVENING])


class Turn(SeatStep[Table]):
    """AMU-3.7: the move, the visit, then the experience. Quests may be discarded at the end (AMU-14.10). Every fight is
    finished before the next turn (AMU-3.8)."""

    rule = "AMU-3.7"

    def run(self, table: Table) -> None:
        table.active = self.who
        table.stunned = False
        if table.is_shared():
            table.push(QUEST_CHECK)
        table.then([MOVE[self.who], END_VISIT, PLACE_EXPERIENCE[self.who]])


class EndOfMorning(Step[Table]):
    """AMU-3.6; in the shared games Dungeon and Castle are refilled (AMU-14.6)."""

    rule = "AMU-14.6"

    def run(self, table: Table) -> None:
        table.active = NONE
        refills: list[Step[Table]] = [REFILL_DUNGEON, REFILL_CASTLE] if table.is_shared() else []
        table.then([*refills, BEGIN_EVENING])


class EndOfEvening(Step[Table]):
    """AMU-14.11: with quest A in play no monster may be left at the Manor; solo it may (AMU-15.3)."""

    rule = "AMU-14.11"

    def run(self, table: Table) -> None:
        table.active = NONE
        if table.campaign.quests & A and table.manor and table.mode != SOLO:
            table.push(MONSTERS_AT_MANOR)
            return
        table.then([NIGHTFALL, END_OF_NIGHT])


class EndOfNight(Step[Table]):
    """AMU-11.6, AMU-3.9."""

    rule = "AMU-11.6"

    def run(self, table: Table) -> None:
        table.current_night = None
        for seat in range(table.seats):
            table.spent[seat] &= ~BLOOD_SEAL.mask
        table.push(END_OF_ROUND)
        if table.is_shared():
            table.push(QUEST_CHECK)


class EndOfRound(Step[Table]):
    """AMU-13.1, AMU-14.15: the end, or the day token passes and the next day begins."""

    rule = "AMU-14.15"

    def run(self, table: Table) -> None:
        campaign = table.campaign
        if table.is_shared() and not campaign.quests and not any(campaign.oaths):
            table.push(ALL_DISCARDED)
        elif table.day == days_of(table):
            table.push(CARDS_LEFT if table.is_shared() else LAST_DAY)
        else:
            table.holder = (table.holder + 1) % table.seats
            if table.events is not None and table.seats > 1:
                table.tell(Event("day-token", "AMU-3.9", table.holder, {}))
            table.push(DAWN_STEP)


DAWN_STEP: Final[Step[Table]] = Dawn()
DEAL_TO_LAIR: Final = DealMonster(True)
DEAL_TO_MANOR: Final = DealMonster(False)
REFILL_DUNGEON: Final[Step[Table]] = RefillDungeon()
BEGIN_MORNING: Final[Step[Table]] = BeginPhase(MORNING)
BEGIN_EVENING: Final[Step[Table]] = BeginPhase(EVENING)
TURN: Final = [Turn(s) for s in range(MOST_SEATS)]
END_OF_MORNING: Final[Step[Table]] = EndOfMorning()
END_OF_EVENING: Final[Step[Table]] = EndOfEvening()
END_OF_NIGHT: Final[Step[Table]] = EndOfNight()
END_OF_ROUND: Final = EndOfRound()
