"""Setup: story, first player, characters, spells, potions, oaths (AMU-2, AMU-14.2 to AMU-14.5)."""

from typing import Final

from pentarchy.games.amulet.cards import ARMOURY as WEAPONS_OF
from pentarchy.games.amulet.cards import (
    CHARACTERS,
    COUNTS,
    HEALTH_OF,
    MOST_SEATS,
    OATHS,
    POTIONS,
    PRICES,
    SILVER,
    SPELL_PRICE,
    SPELLS,
    START_COINS,
    START_SKILL,
    STARTING,
    STORIES,
    mask_of,
)
from pentarchy.games.amulet.moves import CAST, CHOOSE, FIRST, STOCK, STORY, VOW
from pentarchy.games.amulet.steps.day import DAWN_STEP
from pentarchy.games.amulet.steps.homecoming import REFILL_CASTLE
from pentarchy.games.amulet.table import HIDDEN_OATHS, NONE, SOLO, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Chance, Decision, Refusal, SeatChance, Step

OF_PRICE: Final = [mask_of([spell for spell, p in enumerate(SPELL_PRICE) if p == price]) for price in PRICES]
ALL_POTIONS: Final = (1 << len(POTIONS)) - 1
ALL_OATHS: Final = (1 << len(OATHS)) - 1


class DrawStory(Chance[Table]):
    """AMU-14.4: flavour only."""

    rule = "AMU-14.4"

    def options(self, table: Table) -> list[int]:
        return list(range(STORY.base, STORY.end))

    def play(self, table: Table, move: int) -> None:
        campaign = table.campaign
        campaign.story = move - STORY.base
        if table.events is not None:
            table.tell(Event("story", self.rule, NOBODY, {"story": STORIES[campaign.story]}))


class DrawFirst(Chance[Table]):
    """AMU-2.8: the first player takes the day token."""

    rule = "AMU-2.8"

    def options(self, table: Table) -> list[int]:
        return list(range(FIRST.base, FIRST.base + table.seats))

    def play(self, table: Table, move: int) -> None:
        table.holder = move - FIRST.base
        if table.events is not None:
            table.tell(Event("first", self.rule, table.holder, {}))


def untaken(table: Table) -> list[int]:
    return [character for character in range(len(CHARACTERS)) if character not in table.character]


class Draft(Step[Table]):
    """AMU-2.9: the player to the right of the day-token holder first, then on to the right, the holder last."""

    rule = "AMU-2.9"

    def run(self, table: Table) -> None:
        order = [(table.holder - 1 - i) % table.seats for i in range(table.seats)]
        table.then([CHOOSE_CHARACTER[seat] for seat in order])


class ChooseCharacter(Decision[Table]):
    """AMU-2.9: any character not yet taken."""

    rule = "AMU-2.9"

    def options(self, table: Table) -> list[int]:
        return [CHOOSE.base + character for character in untaken(table)]

    def play(self, table: Table, move: int) -> None:
        create(table, self.seat, move - CHOOSE.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "character-taken" if CHOOSE.covers(move) else "choose-a-character")


class CastCharacter(SeatChance[Table]):
    """AMU-2.9: characters dealt at random."""

    rule = "AMU-2.9"

    def options(self, table: Table) -> list[int]:
        return [CAST.base + character for character in untaken(table)]

    def play(self, table: Table, move: int) -> None:
        create(table, self.who, move - CAST.base)


def create(table: Table, seat: int, character: int) -> None:
    """AMU-2.10: health, start skill, four weapons ready, coins, silver fields."""
    table.character[seat] = character
    table.health[seat] = HEALTH_OF[character]
    table.skills[seat] = 1 << START_SKILL[character]
    table.ready |= WEAPONS_OF[character] & STARTING
    table.coins[seat] = START_COINS
    table.fields[seat] = SILVER[character]
    if table.events is not None:
        table.tell(Event("character", "AMU-2.9", seat, {"character": CHARACTERS[character]}))


class StockSpell(Chance[Table]):
    """AMU-2.4: a spell of one price for the Mage Tower."""

    rule = "AMU-2.4"

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def options(self, table: Table) -> list[int]:
        return [STOCK.base + spell for spell in one_by_one(OF_PRICE[self.price] & ~table.tower)]

    def play(self, table: Table, move: int) -> None:
        table.tower |= 1 << move - STOCK.base
        if table.events is not None:
            table.tell(Event("stocked", self.rule, NOBODY, {"item": SPELLS[move - STOCK.base]}))


class StockPotion(Chance[Table]):
    """AMU-2.5: a potion for the Monastery."""

    rule = "AMU-2.5"

    def options(self, table: Table) -> list[int]:
        return [STOCK.base + len(SPELLS) + potion for potion in one_by_one(ALL_POTIONS & ~table.shop)]

    def play(self, table: Table, move: int) -> None:
        table.shop |= 1 << move - STOCK.base - len(SPELLS)
        if table.events is not None:
            table.tell(Event("stocked", self.rule, NOBODY, {"item": POTIONS[move - STOCK.base - len(SPELLS)]}))


class DealOath(SeatChance[Table]):
    """AMU-14.5: an oath for one player; with hidden oaths only he sees it (AMU-16.1)."""

    rule = "AMU-14.5"

    def options(self, table: Table) -> list[int]:
        dealt = 0
        for oaths in table.campaign.oaths:
            dealt |= oaths
        return [VOW.base + oath for oath in one_by_one(ALL_OATHS & ~dealt)]

    def play(self, table: Table, move: int) -> None:
        oath = move - VOW.base
        table.campaign.oaths[self.who] |= 1 << oath
        if table.events is None:
            return
        if table.mode == HIDDEN_OATHS:
            table.tell(Event("vowed", self.rule, self.who, {}, {"oath": OATHS[oath]}, (self.who,)))
        else:
            table.tell(Event("vowed", self.rule, self.who, {"oath": OATHS[oath]}))


DRAW_STORY, DRAW_FIRST, DRAFT = DrawStory(), DrawFirst(), Draft()
CHOOSE_CHARACTER: Final[list[Step[Table]]] = [ChooseCharacter(s) for s in range(MOST_SEATS)]
CAST_CHARACTER: Final[list[Step[Table]]] = [CastCharacter(s) for s in range(MOST_SEATS)]
STOCK_SPELL: Final = [StockSpell(price) for price in range(len(PRICES))]
STOCK_POTION: Final = StockPotion()
DEAL_OATH: Final = [DealOath(s) for s in range(MOST_SEATS)]


def setting_up(table: Table, characters: str) -> list[Step[Table]]:
    """Everything before the first dawn, in order."""
    steps: list[Step[Table]] = [DRAW_STORY] if table.is_shared() else []
    if table.holder == NONE:
        steps.append(DRAW_FIRST)
    if characters == "random":
        steps.extend([CAST_CHARACTER[seat] for seat in range(table.seats)])
    elif characters == "draft":
        steps.append(DRAFT)
    for price, number in enumerate(COUNTS[table.seats].spells):
        steps.extend([STOCK_SPELL[price]] * number)
    if table.mode != SOLO:
        steps.extend([STOCK_POTION] * COUNTS[table.seats].potions)
    if table.is_shared():
        steps.extend([DEAL_OATH[seat] for seat in range(table.seats) for _ in range(2)])
    return [*steps, REFILL_CASTLE, DAWN_STEP]
