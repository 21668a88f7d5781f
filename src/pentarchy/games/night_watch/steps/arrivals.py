"""Arrival in a clearing, the Gift and breaches (NGT-16): one step for each operation of the data."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    CLEARINGS,
    FALLEN_GIFT,
    GIANT,
    LAST_BREACH,
    REGULAR,
    SECTIONS,
    WILDLING_ROWS,
    WILDLINGS,
)
from pentarchy.games.night_watch.maps import HEXES, MAPS
from pentarchy.games.night_watch.scoring import TRAGIC_BREACH, TRAGIC_GIFT, end_with
from pentarchy.games.night_watch.steps.wall import lose_guard
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Step


class Arrival(Step[Table]):
    """One operation of an arriving wildling, skipped where its condition fails (NGT-16.2, NGT-16.3, NGT-16.8).

    A giant who has hit does not breach as well (NGT-16.15), but those waiting may (NGT-16.6).
    """

    rule = "NGT-16.1"

    def __init__(self, op: str, when: str, kind: int, clearing: int) -> None:
        super().__init__()
        self.op = op
        self.when = when
        self.kind = kind
        self.clearing = clearing

    def run(self, table: Table) -> None:
        if self.holds(table):
            self.act(table)

    def holds(self, table: Table) -> bool:
        if self.when == ALWAYS:
            return True
        watch = table.watch
        guards = watch.guards_at(self.clearing)
        if self.when == "guarded":
            return guards > 0
        if self.when == "not_guarded":
            return guards == 0
        return watch.clearings[self.clearing] > guards

    def act(self, table: Table) -> None:
        watch = table.watch
        match self.op:
            case "join_clearing":
                watch.clearings[self.clearing] += 1
            case "enter_gift":
                enter_gift(table, self.kind, self.clearing)
                check_tragedy(table)
            case "giant_hit":
                lose_guard(table, self.clearing, "NGT-16.5")
                watch.figures[GIANT] += 1
            case "breach":
                breach(table, self.clearing, False)
            case "giant_breach":
                breach(table, self.clearing, True)


ALWAYS: Final = "always"
ARRIVAL_OPS: Final = ["join_clearing", "enter_gift", "giant_hit", "breach", "giant_breach"]
ARRIVAL_CONDITIONS: Final = ["guarded", "not_guarded", "outnumbered", "outnumbered_after_hit"]


def arrival_of(row: Row, kind: int, clearing: int) -> Step[Table]:
    when = row.word("when", ARRIVAL_CONDITIONS) if row.has("when") else ALWAYS
    return Arrival(row.word("op", ARRIVAL_OPS), when, kind, clearing)


def enter_gift(table: Table, kind: int, clearing: int) -> None:
    """NGT-16.4, NGT-16.13: the first hex of the column without a wildling, then of the nearest other columns.

    Tormund is no wildling (NGT-7.9).
    """
    taken = table.watch.in_gift()
    for place in MAPS[table.layout].columns[clearing]:
        if not taken >> place & 1:
            table.watch.gift[kind] |= 1 << place
            if table.events is not None:
                facts: dict[str, Json] = {"wildling": WILDLINGS[kind], "hex": HEXES[place]}
                table.tell(Event("entered-gift", "NGT-16.4", table.active, facts))
            return


def breach(table: Table, clearing: int, by_giant: bool) -> None:
    """NGT-16.7 to NGT-16.9, NGT-16.14: a guard falls, all enter the Gift, the marker moves; then the end is checked."""
    watch = table.watch
    if watch.guards_at(clearing):
        lose_guard(table, clearing, "NGT-16.7")
    for _ in range(watch.clearings[clearing]):
        enter_gift(table, REGULAR, clearing)
    watch.clearings[clearing] = 0
    if by_giant:
        enter_gift(table, GIANT, clearing)
    watch.breaches += 1
    if table.events is not None:
        facts: dict[str, Json] = {"section": SECTIONS[clearing], "count": watch.breaches}
        table.tell(Event("breach", "NGT-16.7", table.active, facts))
    check_tragedy(table)


def check_tragedy(table: Table) -> None:
    """NGT-16.16, NGT-21.4, NGT-21.7: the third breach, or the eighth wildling in the Gift. What is left of a rush is
    not carried out (NGT-15.8)."""
    if table.watch.breaches >= LAST_BREACH:
        end_with(table, TRAGIC_BREACH)
    elif table.watch.in_gift().bit_count() >= FALLEN_GIFT:
        end_with(table, TRAGIC_GIFT)


ARRIVALS: Final = [
    [[arrival_of(row, kind, clearing) for row in wildling.rows("arrival")] for clearing in range(len(CLEARINGS))]
    for kind, wildling in enumerate(WILDLING_ROWS)
]
"""For each kind of wildling and each clearing what it does there."""
