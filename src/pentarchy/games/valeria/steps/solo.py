"""Alone against the Dark Lord (VAL-14): the monsters phase and the end."""

from typing import Final

from pentarchy.games.valeria.cards import (
    ALL_DUKES,
    AREA_OF,
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DIFFICULTIES,
    DOMAIN_PLACE,
    DOMAINS,
    DUKES,
    NONE,
    NUMBERS,
    SOLO_CHOICE,
    SOLO_COLUMN_OF,
    SOLO_LORD_ATTACKS,
    SOLO_SUMS,
)
from pentarchy.games.valeria.moves import ACTIVATE, DARK_LORD, SURRENDER
from pentarchy.games.valeria.phases import MONSTERS_ACT
from pentarchy.games.valeria.questions import Question
from pentarchy.games.valeria.scoring import EXHAUSTED, LORD, LOST_COLUMN, WON_ALL_MONSTERS
from pentarchy.games.valeria.steps.centre import NEXT_DOMAIN, take_citizen_off, take_domain_off
from pentarchy.games.valeria.steps.exhaustion import COVER_EXHAUSTED
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Refusal, Step


class MonstersPhase(Step[Table]):
    """VAL-14.8, VAL-14.12: the smaller die, the larger die, and on harder levels the sum (VAL-14.14)."""

    rule = "VAL-14.8"

    def run(self, table: Table) -> None:
        table.phase = MONSTERS_ACT
        low, high = min(table.die_one, table.die_two), max(table.die_one, table.die_two)
        values = [low, high]
        if low + high in SOLO_SUMS[difficulty(table)]:
            values.append(low + high)
        table.then([ACTIVATE_VALUE[value] for value in values])


def difficulty(table: Table) -> int:
    return DIFFICULTIES.index(table.settings.word("difficulty"))


class ActivateValue(Step[Table]):
    """VAL-14.8 to VAL-14.10, VAL-14.15: one number activates the stack of its column, if it is not exhausted."""

    rule = "VAL-14.8"

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value
        self.column = SOLO_COLUMN_OF.get(value, NONE)

    def run(self, table: Table) -> None:
        if self.value == SOLO_CHOICE:
            table.push(CHOOSE_STACK)
        elif table.stacks[self.column] or SOLO_LORD_ATTACKS[difficulty(table)]:
            capture(table, self.column)


class ChooseStack(Question):
    """VAL-14.9: a monster stack that is not exhausted."""

    rule = "VAL-14.9"

    def options(self, table: Table) -> list[int]:
        return sorted([ACTIVATE.base + AREA_OF[stack[-1]] for stack in table.stacks[:COLUMNS] if stack])

    def play(self, table: Table, move: int) -> None:
        capture(table, table.areas.index(move - ACTIVATE.base))

    def why(self, table: Table, move: int) -> Refusal:
        if not ACTIVATE.covers(move):
            return Refusal("VAL-14.9", "activate-now")
        area = move - ACTIVATE.base
        if area in table.areas:
            return Refusal("VAL-14.9", "stack-exhausted")
        return Refusal("VAL-2.2", "area-not-in-play", {"area": AREAS[area]})


def capture(table: Table, column: int) -> None:
    """VAL-14.11: a citizen of the column, or else its domain, or else all is lost."""
    low, high, domain = CITIZEN_PLACE + column, CITIZEN_PLACE + COLUMNS + column, DOMAIN_PLACE + column
    if table.events is not None:
        table.tell(Event("activated", "VAL-14.8", 0, {"area": AREAS[table.areas[column]]}))
    if table.stacks[low] or table.stacks[high]:
        table.attacked = column + 1
        table.then([CHOOSE_CAPTURE[column], COVER_EXHAUSTED, SOLO_END])
    elif table.stacks[domain]:
        capture_domain(table, column)
    else:
        table.ending = LOST_COLUMN
        finish(table)


class ChooseCapture(Question):
    """VAL-14.11: the top card of one of the two citizen stacks."""

    rule = "VAL-14.11"

    def __init__(self, column: int) -> None:
        super().__init__(0)
        self.column = column
        self.places = [CITIZEN_PLACE + column, CITIZEN_PLACE + COLUMNS + column]

    def options(self, table: Table) -> list[int]:
        return [SURRENDER.base + table.stacks[place][-1] for place in self.places if table.stacks[place]]

    def play(self, table: Table, move: int) -> None:
        kind = move - SURRENDER.base
        table.attacked = 0
        table.add_citizens(LORD, kind, 1)
        take_citizen_off(table, kind)
        if table.events is not None:
            table.tell(Event("captured", self.rule, 0, {"card": CITIZENS[kind]}))

    def why(self, table: Table, move: int) -> Refusal:
        facts: dict[str, Json] = {"column": self.column + 1}
        return Refusal("VAL-14.11", "not-in-this-column" if SURRENDER.covers(move) else "surrender-now", facts)


def capture_domain(table: Table, column: int) -> None:
    domain = table.stacks[DOMAIN_PLACE + column][-1]
    table.domains[LORD] |= 1 << domain
    take_domain_off(table, column)
    if table.events is not None:
        table.tell(Event("captured", "VAL-14.11", 0, {"card": DOMAINS[domain]}))
    table.then([NEXT_DOMAIN[column], COVER_EXHAUSTED, SOLO_END])


class SoloEnd(Step[Table]):
    """VAL-14.18: after each action and capture. No monster left is a win; five exhausted stacks compare the scores."""

    rule = "VAL-14.18"

    def run(self, table: Table) -> None:
        if table.all_exhausted(0):
            table.ending = WON_ALL_MONSTERS
            finish(table)
        elif table.exhausted_count() >= NUMBERS[1].end_exhausted:
            table.ending = EXHAUSTED
            table.stop()
            table.push(UNMASK)


def finish(table: Table) -> None:
    table.stop()
    if table.events is not None:
        table.tell(Event("over", "VAL-14.18", 0, {}))


class Unmask(Chance[Table]):
    """VAL-14.2, VAL-14.3: who the Dark Lord is: any duke but the one kept. Nobody knew, so it is drawn only now."""

    rule = "VAL-14.3"

    def options(self, table: Table) -> list[int]:
        return [DARK_LORD.base + duke for duke in one_by_one(ALL_DUKES & ~(1 << table.dukes[0]))]

    def play(self, table: Table, move: int) -> None:
        table.dark_lord = move - DARK_LORD.base
        if table.events is not None:
            table.tell(Event("unmasked", self.rule, NOBODY, {"duke": DUKES[table.dark_lord]}))
        finish(table)


ACTIVATE_VALUE: Final = [ActivateValue(value) for value in range(7)]
CHOOSE_STACK: Final = ChooseStack(0)
CHOOSE_CAPTURE: Final = [ChooseCapture(column) for column in range(COLUMNS)]
MONSTERS_PHASE: Final = MonstersPhase()
SOLO_END: Final = SoloEnd()
UNMASK: Final = Unmask()
