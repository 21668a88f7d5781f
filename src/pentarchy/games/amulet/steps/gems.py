"""Gaining and placing gems, charging sections, the Potion of Alchemy (AMU-10.9 to AMU-10.11, AMU-14.12, AMU-22.10)."""

from typing import Final

from pentarchy.games.amulet.cards import ALCHEMY, COLOURS, FIELDS, FIELDS_OF, MOST_SEATS
from pentarchy.games.amulet.moves import GEM, KEEP, PASS, SET
from pentarchy.games.amulet.oaths import LIGHT, LIGHT_SECTIONS
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.quests import BOON
from pentarchy.games.amulet.showing import COLOURS as GEMS
from pentarchy.games.amulet.steps.oaths import achieve
from pentarchy.games.amulet.steps.potions import use_up
from pentarchy.games.amulet.steps.quests import QUEST_CHECK
from pentarchy.games.amulet.steps.repairing import REPAIRS
from pentarchy.games.amulet.table import C, Table
from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


class TakeGem(SeatStep[Table]):
    """AMU-1.6: a gem of the supply, if there is one; where it goes is decided at once (AMU-10.9)."""

    rule = "AMU-10.9"

    def __init__(self, who: int, colour: int) -> None:
        super().__init__(who)
        self.colour = colour

    def run(self, table: Table) -> None:
        if not table.supply[self.colour]:
            return
        table.windfall |= 1 << self.colour
        if table.events is not None:
            table.tell(Event("gained-gem", self.rule, self.who, {"gem": COLOURS[self.colour]}))
        table.push(PLACE_GEM[self.who][self.colour])


class ChooseGem(Decision[Table]):
    """AMU-6.12: a gem of any colour still in supply."""

    rule = "AMU-6.12"

    def options(self, table: Table) -> list[int]:
        return [GEM.base + colour for colour in range(5) if table.supply[colour]]

    def play(self, table: Table, move: int) -> None:
        table.push(TAKE_GEM[self.seat][move - GEM.base])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(
            "AMU-1.6" if GEM.covers(move) else self.rule, "none-in-supply" if GEM.covers(move) else "gem-now"
        )


class AnyGem(SeatStep[Table]):
    """A gem of free choice, unless the whole supply is empty (AMU-1.6)."""

    rule = "AMU-1.6"

    def run(self, table: Table) -> None:
        if any(table.supply):
            table.push(CHOOSE_GEM[self.who])


class PlaceGem(Question):
    """AMU-10.9: on an empty field of its colour, or beside the mat; final."""

    rule = "AMU-10.9"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def about(self, table: Table) -> Asked:
        return {**NOTHING, "gem": GEMS[self.colour]}

    def options(self, table: Table) -> list[int]:
        free = FIELDS_OF[table.character[self.seat]][self.colour] & ~table.fields[self.seat]
        moves = [SET.base + field for field in one_by_one(free)]
        moves.append(KEEP.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        table.supply[self.colour] -= 1
        if move == KEEP.base:
            table.gems[self.seat * 5 + self.colour] += 1
            if table.events is not None:
                table.tell(Event("kept-gem", self.rule, self.seat, {"gem": COLOURS[self.colour]}))
            return
        before = table.charged_sections(self.seat)
        table.fields[self.seat] |= 1 << move - SET.base
        if table.events is not None:
            facts = {"gem": COLOURS[self.colour], "field": FIELDS[move - SET.base]}
            table.tell(Event("set-gem", self.rule, self.seat, {**facts}))
        after = table.charged_sections(self.seat)
        if after > before:
            charged_by_gem(table, self.seat, after)

    def why(self, table: Table, move: int) -> Refusal:
        if not SET.covers(move):
            return Refusal(self.rule, "place-the-gem", {"gem": COLOURS[self.colour]})
        bit = 1 << move - SET.base
        if FIELDS_OF[table.character[self.seat]][self.colour] & bit:
            return Refusal(self.rule, "field-taken")
        return Refusal(self.rule, "field-of-another-colour", {"gem": COLOURS[self.colour]})


def charged_by_gem(table: Table, seat: int, sections: int) -> None:
    """AMU-10.11, AMU-14.12: what follows when a gem charges a section."""
    campaign = table.campaign
    if table.events is not None:
        table.tell(Event("charged", "AMU-10.11", seat, {"sections": sections}))
    if not table.is_shared():
        return
    table.push(QUEST_CHECK)
    if campaign.quests & C and BOON[campaign.levels[2]]:
        table.push(REPAIRS[seat][BOON[campaign.levels[2]]])
    if sections >= LIGHT_SECTIONS:
        achieve(table, seat, LIGHT)


class Alchemy(Step[Table]):
    """AMU-22.10: after another player's gain the holder of the potion is asked, once for the whole event."""

    rule = "AMU-22.10"

    def __init__(self, gainer: int) -> None:
        super().__init__()
        self.gainer = gainer

    def run(self, table: Table) -> None:
        for seat in range(table.seats):
            if seat != self.gainer and table.potions[seat] & ALCHEMY and transmutable(table):
                table.push(USE_ALCHEMY[seat])
                return
        table.windfall = 0


def transmutable(table: Table) -> list[int]:
    return [colour for colour in range(5) if table.windfall >> colour & 1 and table.supply[colour]]


class UseAlchemy(Decision[Table]):
    """AMU-22.10: one gem of a colour just gained, or nothing."""

    rule = "AMU-22.10"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, *[GEM.base + colour for colour in transmutable(table)]]

    def play(self, table: Table, move: int) -> None:
        table.windfall = 0
        if move != PASS.base:
            use_up(table, self.seat, ALCHEMY, self.rule)
            table.then([TAKE_GEM[self.seat][move - GEM.base], ALCHEMY_AFTER[self.seat]])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "gem-or-pass")


def gain_gems(table: Table, seat: int, colours: list[int]) -> None:
    """One event of gaining gems from the supply; colour 5 stands for any."""
    if colours:
        steps: list[Step[Table]] = [TAKE_GEM[seat][colour] for colour in colours]
        table.then([*steps, ALCHEMY_AFTER[seat]])


CHOOSE_GEM: Final = [ChooseGem(s) for s in range(MOST_SEATS)]
PLACE_GEM: Final = [[PlaceGem(s, colour) for colour in range(5)] for s in range(MOST_SEATS)]
TAKE_GEM: Final[list[list[Step[Table]]]] = [
    [*[TakeGem(s, colour) for colour in range(5)], AnyGem(s)] for s in range(MOST_SEATS)
]
ALCHEMY_AFTER: Final = [Alchemy(s) for s in range(MOST_SEATS)]
USE_ALCHEMY: Final = [UseAlchemy(s) for s in range(MOST_SEATS)]
