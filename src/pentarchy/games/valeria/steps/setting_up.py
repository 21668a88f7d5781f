"""Setup (VAL-2): the centre, the dukes, the first player."""

from typing import Final

from pentarchy.games.valeria.cards import (
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_PLACE,
    DUKES,
    DUKES_DEALT,
    KINDS_OF_SLOT,
    MONSTER_STACKS,
    NUMBERS,
    SEATS,
    SLOT_OF,
    SLOTS,
    in_order,
)
from pentarchy.games.valeria.hidden import undealt
from pentarchy.games.valeria.moves import AREA, DEAL, KEEP, SETTLE, START
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.steps.centre import TURN_UP_CITIZEN, TURN_UP_DOMAIN
from pentarchy.games.valeria.steps.turn import TURN
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Refusal, Simultaneous, Step


class DrawArea(Chance[Table]):
    """VAL-2.15: an area at random."""

    rule = "VAL-2.15"

    def options(self, table: Table) -> list[int]:
        return [AREA.base + area for area in range(len(AREAS)) if area not in table.areas]

    def play(self, table: Table, move: int) -> None:
        table.areas = [*table.areas, move - AREA.base]
        if table.events is not None:
            table.tell(Event("area", self.rule, NOBODY, {"area": AREAS[move - AREA.base]}))


class DrawCitizen(Chance[Table]):
    """VAL-2.15: one of the citizens of a slot at random."""

    rule = "VAL-2.15"

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def options(self, table: Table) -> list[int]:
        return [SETTLE.base + kind for kind in KINDS_OF_SLOT[self.slot]]

    def play(self, table: Table, move: int) -> None:
        lay_citizens(table, move - SETTLE.base)
        if table.events is not None:
            table.tell(Event("settled", self.rule, NOBODY, {"citizen": CITIZENS[move - SETTLE.base]}))


def lay_citizens(table: Table, kind: int) -> None:
    """VAL-2.7: a face-up stack of equal cards."""
    table.stacks[CITIZEN_PLACE + SLOT_OF[kind]] = (kind,) * NUMBERS[table.seats].citizen_stack


class LayMonsters(Step[Table]):
    """VAL-2.3 to VAL-2.6: five stacks, sorted by the strength of their top cards."""

    rule = "VAL-2.5"

    def run(self, table: Table) -> None:
        table.areas = in_order(table.areas)
        table.stacks[:COLUMNS] = [MONSTER_STACKS[table.seats == 5][area] for area in table.areas]


class DealDuke(Chance[Table]):
    """VAL-2.13: one of the dukes nobody has; only the receiver sees it (VAL-9.2)."""

    rule = "VAL-2.13"

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def options(self, table: Table) -> list[int]:
        return [DEAL.base + duke for duke in one_by_one(undealt(table))]

    def play(self, table: Table, move: int) -> None:
        table.dealt[self.receiver] |= 1 << move - DEAL.base
        if table.events is not None:
            secret: dict[str, Json] = {"duke": DUKES[move - DEAL.base]}
            table.tell(Event("dealt", self.rule, self.receiver, {}, secret, (self.receiver,)))


class ChooseDuke(Question):
    """VAL-2.13: one of the two is kept, the other goes back to the box unseen."""

    rule = "VAL-2.13"

    def options(self, table: Table) -> list[int]:
        return [KEEP.base + duke for duke in one_by_one(table.dealt[self.seat])]

    def play(self, table: Table, move: int) -> None:
        table.dukes[self.seat] = move - KEEP.base
        if table.events is not None:
            secret: dict[str, Json] = {"duke": DUKES[move - KEEP.base]}
            table.tell(Event("kept", self.rule, self.seat, {}, secret, (self.seat,)))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("VAL-2.13", "not-dealt-to-you" if KEEP.covers(move) else "keep-a-duke-now")


class StartPlayer(Chance[Table]):
    """VAL-2.14: the first player is drawn at random."""

    rule = "VAL-2.14"

    def options(self, table: Table) -> list[int]:
        return [START.base + seat for seat in range(table.seats)]

    def play(self, table: Table, move: int) -> None:
        table.first = table.active = move - START.base
        if table.events is not None:
            table.tell(Event("first-player", self.rule, table.first, {}))


DRAW_AREA: Final = DrawArea()
LAY_MONSTERS: Final = LayMonsters()
START_PLAYER: Final = StartPlayer()
DRAW_CITIZEN: Final = [DrawCitizen(slot) for slot in range(len(SLOTS))]
DEAL_DUKE: Final = [DealDuke(seat) for seat in SEATS]
CHOOSE_DUKE: Final = [ChooseDuke(seat) for seat in SEATS]


def setting_up(table: Table, stacks: list[Step[Table]]) -> list[Step[Table]]:
    """Everything before the first turn, in order; `stacks` draws what is left to chance of them."""
    steps: list[Step[Table]] = [*stacks, LAY_MONSTERS, *TURN_UP_DOMAIN]
    if not table.settings.flag("no_dukes"):
        for seat in range(table.seats):
            steps.extend([DEAL_DUKE[seat]] * DUKES_DEALT)
        steps.append(duke_choices(table.seats))
    return [*steps, START_PLAYER, TURN]


def duke_choices(seats: int) -> Step[Table]:
    decisions: list[Step[Table]] = [*CHOOSE_DUKE[:seats]]
    return Simultaneous(decisions) if seats > 1 else decisions[0]


def face_down_citizens(table: Table) -> list[Step[Table]]:
    """VAL-12.1: all citizens of a slot are shuffled; one card is turned up, the others of the stack stay face down."""
    for slot in range(len(SLOTS)):
        table.hidden[CITIZEN_PLACE + slot] = NUMBERS[table.seats].citizen_stack
    return [*TURN_UP_CITIZEN]


def face_down_domains(table: Table) -> None:
    """VAL-2.9: as many to each column; all are face down until the top ones are turned up."""
    for column in range(COLUMNS):
        table.hidden[DOMAIN_PLACE + column] = NUMBERS[table.seats].domain_stack


def named(citizens: list[str]) -> list[int]:
    return [CITIZENS.index(name) for name in citizens]
