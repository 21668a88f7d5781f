"""The harvest phase (VAL-5): takers first, then everybody at once, each in his own order."""

from typing import Final

from pentarchy.games.valeria.cards import ACTIVATED_STARTERS, CITIZEN_ROWS, HERALD_ROW, KINDS, RESOURCES, SEATS
from pentarchy.games.valeria.fields import Harvest
from pentarchy.games.valeria.phases import HARVESTING, HARVESTING_AGAIN
from pentarchy.games.valeria.steps.effects import Choose, ChooseYield, effects_of
from pentarchy.games.valeria.steps.exchanging import Exchange, offer_exchanges, unused
from pentarchy.games.valeria.steps.gains import Effect, Gain
from pentarchy.games.valeria.steps.taking import TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.games.valeria.transient import Yields
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Step

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ["on_turn", "off_turn"]


class Sheet:
    """One side of a citizen or starter, its effects sorted by when they happen (VAL-5.21)."""

    def __init__(self, effects: list[Effect]) -> None:
        self.gains = [effect for effect in effects if isinstance(effect, Gain)]
        self.choices = [effect for effect in effects if isinstance(effect, Choose)]
        self.takes = [effect for effect in effects if isinstance(effect, TakeFromOpponent)]
        self.exchanges = tuple([effect for effect in effects if isinstance(effect, Exchange)])


def sheets(side: str) -> list[Sheet]:
    rows = [*CITIZEN_ROWS, *ACTIVATED_STARTERS]
    return [Sheet(effects_of(row, side, row.text("id"))) for row in rows]


SHEETS: Final = [sheets(side) for side in SIDES]


def herald(side: str) -> list["UseHerald"]:
    """VAL-5.12: the Herald of each player offers a choice on either side."""
    row, name = HERALD_ROW.rows(side)[0], HERALD_ROW.text("id")
    row.exactly("op", "choose")  # VAL-5.12
    return [UseHerald(seat, Choose(row, name).alternatives, name) for seat in SEATS]


def activated_by(rows: list[Row], first: int, one: int, two: int) -> list[tuple[int, int]]:
    """The cards that two dice activate, and how often (VAL-4.2, VAL-5.3 to VAL-5.6)."""
    numbers = [one, two, one + two]
    times = [sum(number in row.numbers("activation") for number in numbers) for row in rows]
    return [(first + i, count) for i, count in enumerate(times) if count]


def by_dice(rows: list[Row], first: int) -> list[list[list[tuple[int, int]]]]:
    """The same for each number of the first die and of the second; none before the first roll."""
    return [[activated_by(rows, first, one, two) for two in range(7)] for one in range(7)]


CITIZENS_ON: Final = by_dice(CITIZEN_ROWS, 0)
STARTERS_ON: Final = by_dice(ACTIVATED_STARTERS, KINDS)


def begin_harvest(table: Table, phase: int) -> None:
    table.phase = phase
    table.harvest = Harvest()
    table.harvest.before = [purse[:] for purse in table.purse]
    table.harvest.exchanges = [()] * table.seats


class Takers(Step[Table]):
    """VAL-5.11: citizens of the active player that take from others act before all others, one by one."""

    rule = "VAL-5.11"

    def run(self, table: Table) -> None:
        begin_harvest(table, HARVESTING)
        for kind, times in CITIZENS_ON[table.die_one][table.die_two]:
            for taker in SHEETS[LEFT][kind].takes:
                for _ in range(table.citizens[table.active][kind] * times):
                    taker.happen(table, table.active)


class Reap(Step[Table]):
    """VAL-5.1, VAL-5.2, VAL-5.20: all at once, the active player with the left effects; who rests gets nothing."""

    rule = "VAL-5.20"

    def run(self, table: Table) -> None:
        lanes: list[list[Step[Table]]] = []
        active, resting = table.active, table.resting()
        reap(table, active, LEFT, lanes)
        for i in range(1, table.seats):
            seat = (active + i) % table.seats
            if seat != resting:
                reap(table, seat, RIGHT, lanes)
        go_along(table, lanes)


class SecondHarvest(Step[Table]):
    """VAL-14.16: alone, the player harvests again with the right effects."""

    rule = "VAL-14.16"

    def run(self, table: Table) -> None:
        begin_harvest(table, HARVESTING_AGAIN)
        lanes: list[list[Step[Table]]] = []
        reap(table, table.active, RIGHT, lanes)
        go_along(table, lanes)


def go_along(table: Table, lanes: list[list[Step[Table]]]) -> None:
    if len(lanes) == 1:
        table.then(lanes[0])
    elif lanes:
        table.in_lanes(lanes)


def reap(table: Table, seat: int, side: int, lanes: list[list[Step[Table]]]) -> None:
    """VAL-5.21: all gains of a seat at once; choices, the Herald and exchanges become its lane.

    The Herald comes without any activation, of use or not (VAL-5.13), and on doubles: so perhaps twice (VAL-5.15),
    and in the second harvest of the solo game too (VAL-14.17).
    """
    lane: list[Step[Table]] = []
    before = table.purse[seat][:] if table.events is not None else None
    activated = use_citizens(table, seat, side, lane)
    activated = use_starters(table, seat, side) or activated
    if before is not None:
        tell_yield(table, seat, before)
    heralds = (table.die_one == table.die_two) + (not activated)
    if heralds:
        lane += [HERALD[side][seat]] * heralds
    if unused(table)[seat]:
        offer_exchanges(table, seat, lane)
    if lane:
        lanes.append(lane)


def use_citizens(table: Table, seat: int, side: int, lane: list[Step[Table]]) -> bool:
    """VAL-5.4, VAL-5.5: every copy counts, on doubles twice. Whether there was any."""
    citizens, activated = table.citizens[seat], False
    for kind, times in CITIZENS_ON[table.die_one][table.die_two]:
        count = citizens[kind] * times
        if count:
            activated = True
            sheet = SHEETS[side][kind]
            for gain in sheet.gains:
                table.purse[seat][gain.resource] += gain.amount(table, seat) * count
            for choice in sheet.choices:
                lane += [choice.yields[seat]] * count
            if sheet.exchanges:
                unused(table)[seat] += sheet.exchanges * count
    return activated


def use_starters(table: Table, seat: int, side: int) -> bool:
    """VAL-5.16: everybody has them, and they count as activated."""
    starters = STARTERS_ON[table.die_one][table.die_two]
    for kind, times in starters:
        for gain in SHEETS[side][kind].gains:
            table.purse[seat][gain.resource] += gain.amount(table, seat) * times
    return len(starters) > 0


class UseHerald(ChooseYield):
    """VAL-5.12, VAL-5.14: one resource of the player's choice."""

    rule = "VAL-5.12"

    def play(self, table: Table, move: int) -> None:
        self.bring(table, move, "VAL-5.14" if table.die_one == table.die_two else "VAL-5.12")


class Harvested(Step[Table]):
    """The harvest is in: what it gave everybody stays to be looked at."""

    rule = "VAL-5.1"

    def run(self, table: Table) -> None:
        assert table.harvest is not None, "every harvest is begun"
        table.yields = Yields(table.harvest.before, [purse[:] for purse in table.purse])
        table.harvest = None


def tell_yield(table: Table, seat: int, before: list[int]) -> None:
    """The plain gains of a seat; choices and exchanges are told one by one when they are made."""
    now = table.purse[seat]
    facts: dict[str, Json] = {name: now[i] - before[i] for i, name in enumerate(RESOURCES)}
    if now != before:
        table.tell(Event("harvested", "VAL-14.16" if table.phase == HARVESTING_AGAIN else "VAL-5.2", seat, facts))


HERALD: Final = [herald(side) for side in SIDES]
TAKERS: Final = Takers()
REAP: Final = Reap()
SECOND_HARVEST: Final = SecondHarvest()
HARVESTED: Final = Harvested()
