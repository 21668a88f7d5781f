"""Wildlings on their way: camps, trails and rushes (NGT-15)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    CAMPS,
    CLANS,
    CLEARINGS,
    HIGH_CLEARING,
    LOW_CLEARING,
    NO_TRAIL,
    TRAIL_CLAN,
    TRAIL_CLEARING,
    WILDLINGS,
)
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.steps.arrivals import ARRIVALS
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Step


def newcomer(table: Table, kind: int, clan: int) -> None:
    """NGT-15.2, NGT-15.6, NGT-17.7: to the lowest free camp; the fifth sets off a rush."""
    watch = table.watch
    if not watch.figures[kind]:
        if table.events is not None:
            table.tell(Event("no-figure", "NGT-17.7", table.active, {"wildling": WILDLINGS[kind], "clan": CLANS[clan]}))
        return
    watch.figures[kind] -= 1
    camp = watch.camped(clan)
    watch.camps[clan * CAMPS + camp] = kind
    if camp == CAMPS - 1:
        if table.events is not None:
            table.tell(Event("rush", "NGT-15.6", table.active, {"clan": CLANS[clan]}))
        table.then([ALONG[clan][LOW_CLEARING[clan]], ALONG[clan][HIGH_CLEARING[clan]]])


class AdvanceWildlings(Step[Table]):
    """NGT-15.4, NGT-15.5: the wildling die moves the first wildling of a clan, or nothing."""

    rule = "NGT-15.4"

    def run(self, table: Table) -> None:
        clan = TRAIL_CLAN[table.turn.wild - 1]
        if clan != NO_TRAIL and table.watch.camped(clan):
            march(table, clan, TRAIL_CLEARING[table.turn.wild - 1], self.rule)


class Along(Step[Table]):
    """One move of a rush (NGT-15.6, NGT-15.7)."""

    rule = "NGT-15.6"

    def __init__(self, clan: int, clearing: int) -> None:
        super().__init__()
        self.clan = clan
        self.clearing = clearing

    def run(self, table: Table) -> None:
        march(table, self.clan, self.clearing, self.rule)


def march(table: Table, clan: int, clearing: int, rule: str) -> None:
    """The wildling of camp 1 reaches a clearing, the others move up; what it does there comes next."""
    kind = leave_camp(table, clan, 0)
    if table.events is not None:
        trail: dict[str, Json] = {"clan": CLANS[clan], "clearing": CLEARINGS[clearing]}
        table.tell(Event("advanced", rule, table.active, {"wildling": WILDLINGS[kind], **trail}))
    table.then(ARRIVALS[kind][clearing])


def leave_camp(table: Table, clan: int, camp: int) -> int:
    """A wildling leaves a camp and those behind it move up."""
    camps, at = table.watch.camps, clan * CAMPS + camp
    kind = camps[at]
    end = (clan + 1) * CAMPS
    camps[at:end] = [*camps[at + 1 : end], EMPTY]
    return kind


ADVANCE_WILDLINGS: Final = AdvanceWildlings()
ALONG: Final = [[Along(clan, clearing) for clearing in range(len(CLEARINGS))] for clan in range(len(CLANS))]
