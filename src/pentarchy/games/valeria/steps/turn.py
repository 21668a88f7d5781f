"""The turn (VAL-3) and the end phase (VAL-7.1 to VAL-7.5)."""

from typing import Final

from pentarchy.games.valeria.cards import DOMAIN_PLACE, DUKES, NO_DUKE, NUMBERS
from pentarchy.games.valeria.phases import ENDING, ROLLING
from pentarchy.games.valeria.scoring import ALL_DOMAINS_BUILT, ALL_MONSTERS_SLAIN, EXHAUSTED, NOT_ENDING, REASONS
from pentarchy.games.valeria.steps.actions import ACTION_PHASE
from pentarchy.games.valeria.steps.harvest import HARVESTED, REAP, SECOND_HARVEST, TAKERS
from pentarchy.games.valeria.steps.hostile import ANNOUNCED
from pentarchy.games.valeria.steps.rolling import ROLL_DICE
from pentarchy.games.valeria.steps.solo import MONSTERS_PHASE
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Step


class Turn(Step[Table]):
    """VAL-3.1, VAL-3.3: roll, harvest, action, end; alone also monsters and a second harvest (VAL-14.5)."""

    rule = "VAL-3.3"

    def run(self, table: Table) -> None:
        begin_turn(table)


def begin_turn(table: Table) -> None:
    table.turns += 1
    table.phase = ROLLING
    table.sleeping = 0
    if table.solo:
        table.then(SOLO_PHASES)
    else:
        table.then(HOSTILE_PHASES if table.hostile else PEACEFUL_PHASES)


class EndPhase(Step[Table]):
    """VAL-7.1, VAL-7.5: once the end is triggered, play goes on until all have had the same number of turns."""

    rule = "VAL-7.1"

    def run(self, table: Table) -> None:
        table.phase = ENDING
        check_the_end(table)
        table.active = (table.active + 1) % table.seats
        if table.ending != NOT_ENDING and table.active == table.first:
            if table.events is not None:
                tell_the_end(table)
            return
        begin_turn(table)


def tell_the_end(table: Table) -> None:
    """VAL-7.9: all dukes are revealed."""
    for seat, duke in enumerate(table.dukes):
        if duke != NO_DUKE:
            table.tell(Event("revealed", "VAL-7.9", seat, {"duke": DUKES[duke]}))
    table.tell(Event("over", "VAL-7.5", NOBODY, {}))


def check_the_end(table: Table) -> None:
    """VAL-7.4: what a check has found stays, unless the players ruled otherwise. Alone it ends at once (VAL-14.23)."""
    if table.solo or (table.ending != NOT_ENDING and table.settings.flag("end_trigger_is_latched")):
        return
    found = reason_to_end(table)
    if table.events is not None and found != table.ending:
        reason, rule = REASONS[found or table.ending], "VAL-7.2" if found else "VAL-7.4"
        table.tell(Event("last-round" if found else "end-put-off", rule, table.active, {"reason": reason}))
    table.ending = found


def reason_to_end(table: Table) -> int:
    """VAL-7.2, VAL-7.3, VAL-7.16: the first that holds; a hostile event in the place changes nothing."""
    if table.all_exhausted(0):
        return ALL_MONSTERS_SLAIN
    if table.all_exhausted(DOMAIN_PLACE):
        return ALL_DOMAINS_BUILT
    return EXHAUSTED if table.exhausted_count() >= NUMBERS[table.seats].end_exhausted else NOT_ENDING


TURN: Final = Turn()
END_PHASE: Final = EndPhase()
FROM_HARVEST: Final[list[Step[Table]]] = [TAKERS, REAP, HARVESTED, ACTION_PHASE]
PEACEFUL_PHASES: Final[list[Step[Table]]] = [ROLL_DICE, *FROM_HARVEST, END_PHASE]
HOSTILE_PHASES: Final[list[Step[Table]]] = [ROLL_DICE, ANNOUNCED, *FROM_HARVEST, END_PHASE]
SOLO_PHASES: Final[list[Step[Table]]] = [
    *(ROLL_DICE, ANNOUNCED, *FROM_HARVEST),
    *(MONSTERS_PHASE, SECOND_HARVEST, HARVESTED, END_PHASE),
]
