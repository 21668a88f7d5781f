"""An adventure completed, and the next one (AMU-8.5, AMU-3.5)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    ARMOURY,
    COINS_ON,
    DURABILITY,
    FIRST_ADVENTURE,
    MOST_SEATS,
    PLACES,
    UPGRADES,
    WEAPONS,
    mask_of,
)
from pentarchy.games.amulet.modifiers import ADVENTURE_CARE
from pentarchy.games.amulet.moves import PLACE, TURN_UP, UPGRADE
from pentarchy.games.amulet.oaths import FELLOWSHIP, JOURNEYS
from pentarchy.games.amulet.shapes import CODES, FIRST_SPELL
from pentarchy.games.amulet.steps.aftermath import SPARE_BY_POTION
from pentarchy.games.amulet.steps.experience import gain_coins
from pentarchy.games.amulet.steps.oaths import achieve
from pentarchy.games.amulet.table import NONE, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, SeatStep, Step

ALL_UPGRADES: Final = mask_of(UPGRADES)


def travellers(table: Table) -> list[int]:
    """AMU-8.5: everybody with a weapon on the card, in turn order."""
    order = table.turn_order(table.first_asked())
    return [seat for seat in order if table.away & ARMOURY[table.character[seat]]]


def count_journeys(table: Table) -> None:
    """AMU-14.13: one more completed adventure for each of them, and perhaps an oath kept."""
    campaign = table.campaign
    for seat in travellers(table):
        campaign.journeys[seat] += 1
        if campaign.journeys[seat] >= JOURNEYS:
            achieve(table, seat, FELLOWSHIP)


class Completed(Step[Table]):
    """AMU-8.5: everybody with a weapon on the card is paid; weapons, spells and card go back; a place is upgraded."""

    rule = "AMU-8.5"

    def run(self, table: Table) -> None:
        card = FIRST_ADVENTURE + table.adventure
        coins = (COINS_ON[card] & ~table.quest_covered).bit_count()
        steps: list[Step[Table]] = []
        for seat in travellers(table):
            gain_coins(table, seat, coins, self.rule)
            steps.extend([COME_BACK[seat], HOME_AGAIN[seat]])
        if table.events is not None:
            table.tell(Event("completed", self.rule, NOBODY, {"adventure": ADVENTURES[table.adventure]}))
        clear_adventure(table)
        table.then([*steps, UPGRADE_NEXT])


def clear_adventure(table: Table) -> None:
    for move in table.quest_laid:
        token = (move - PLACE.base) // CODES
        if token >= FIRST_SPELL:
            table.tower |= 1 << token - FIRST_SPELL
    table.finished.append(table.adventure)
    table.adventure = NONE
    table.quest_laid = []
    table.quest_covered = table.quest_outside = 0


class ComeBack(SeatStep[Table]):
    """AMU-8.5 (b): the weapons of one owner; a Potion of Durability may spare one (AMU-22.9)."""

    rule = "AMU-8.5"

    def run(self, table: Table) -> None:
        table.wearing = table.away & ARMOURY[table.character[self.who]]
        if not table.knows(self.who, ADVENTURE_CARE) and table.potions[self.who] & DURABILITY:
            table.push(SPARE_BY_POTION[self.who])


class HomeAgain(SeatStep[Table]):
    """AMU-8.5: damaged, or ready for a careful traveller."""

    rule = "AMU-8.5"

    def run(self, table: Table) -> None:
        weapons = table.away & ARMOURY[table.character[self.who]]
        damaged = 0 if table.knows(self.who, ADVENTURE_CARE) else table.wearing
        if table.events is not None:
            for weapon in one_by_one(weapons):
                facts: dict[str, Json] = {"weapon": WEAPONS[weapon], "damaged": bool(damaged >> weapon & 1)}
                table.tell(Event("came-home", self.rule, self.who, facts))
        table.away &= ~weapons
        table.damaged |= damaged
        table.ready |= weapons & ~damaged
        table.wearing = 0


class UpgradeNext(Step[Table]):
    """AMU-8.5 (e), AMU-2.3: the top upgrade token is placed; with an empty pile nothing happens."""

    rule = "AMU-8.5"

    def run(self, table: Table) -> None:
        if table.upgrades != ALL_UPGRADES:
            table.push(DRAW_UPGRADE)


class DrawUpgrade(Chance[Table]):
    """AMU-18.8: any place that is not upgraded yet."""

    rule = "AMU-18.8"

    def options(self, table: Table) -> list[int]:
        return [UPGRADE.base + place for place in one_by_one(ALL_UPGRADES & ~table.upgrades)]

    def play(self, table: Table, move: int) -> None:
        table.upgrades |= 1 << move - UPGRADE.base
        if table.events is not None:
            table.tell(Event("upgraded", "AMU-8.5", NOBODY, {"place": PLACES[move - UPGRADE.base]}))


class RefillCastle(Step[Table]):
    """AMU-3.5, AMU-8.7, AMU-8.8: only when the last one was completed. An unseen adventure; when all have been seen,
    the one completed longest ago (AMU-18.10)."""

    rule = "AMU-3.5"

    def run(self, table: Table) -> None:
        if table.adventure != NONE:
            return
        if table.unseen_adventures:
            table.push(TURN_UP_ADVENTURE)
        else:
            table.adventure = table.finished.pop(0)
            tell_adventure(table)


class TurnUpAdventure(Chance[Table]):
    """AMU-2.2, AMU-18.8."""

    rule = "AMU-18.8"

    def options(self, table: Table) -> list[int]:
        return [TURN_UP.base + card for card in one_by_one(table.unseen_adventures)]

    def play(self, table: Table, move: int) -> None:
        table.adventure = move - TURN_UP.base
        table.unseen_adventures &= ~(1 << table.adventure)
        tell_adventure(table)


def tell_adventure(table: Table) -> None:
    if table.events is not None:
        table.tell(Event("adventure", "AMU-3.5", NOBODY, {"adventure": ADVENTURES[table.adventure]}))


COMPLETED: Final = Completed()
COME_BACK: Final = [ComeBack(s) for s in range(MOST_SEATS)]
HOME_AGAIN: Final = [HomeAgain(s) for s in range(MOST_SEATS)]
UPGRADE_NEXT: Final[Step[Table]] = UpgradeNext()
DRAW_UPGRADE: Final = DrawUpgrade()
REFILL_CASTLE: Final[Step[Table]] = RefillCastle()
TURN_UP_ADVENTURE: Final = TurnUpAdventure()
