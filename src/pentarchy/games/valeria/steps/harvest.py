"""The harvest phase (VAL-5): takers first, then everybody at once, each in his own order."""

from typing import Final

from pentarchy.games.valeria.cards import (
    ACTIVATED_STARTERS,
    CITIZEN_ROWS,
    EXCHANGES_LEFT,
    EXCHANGING,
    HERALD_ROW,
    KINDS,
    MOST_USES,
    PURSE,
    RESOURCES,
    USES_BITS,
)
from pentarchy.games.valeria.moves import EXCHANGE, FINISH
from pentarchy.games.valeria.phases import HARVESTING, HARVESTING_AGAIN
from pentarchy.games.valeria.questions import Offer, Question
from pentarchy.games.valeria.steps.effects import CITIZEN_EFFECTS, Choose, Exchange, effects_of
from pentarchy.games.valeria.steps.gains import Effect, Gain, GainPer
from pentarchy.games.valeria.steps.taking import TakeFromOpponent
from pentarchy.games.valeria.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, Step

LEFT: Final = 0
RIGHT: Final = 1


class Sheet:
    """One side of a citizen or starter, its effects sorted by when they happen (VAL-5.21)."""

    def __init__(self, effects: list[Effect]) -> None:
        self.gains: list[Effect] = [effect for effect in effects if isinstance(effect, Gain | GainPer)]
        self.choices = [effect for effect in effects if isinstance(effect, Choose)]
        self.takes = [effect for effect in effects if isinstance(effect, TakeFromOpponent)]
        self.exchange = -1


def sheets(side: str, place: int) -> list[Sheet]:
    starters = [effects_of(row, side, row.text("id")) for row in ACTIVATED_STARTERS]
    return [Sheet(effects) for effects in [*CITIZEN_EFFECTS[place], *starters]]


SHEETS: Final = [sheets("on_turn", LEFT), sheets("off_turn", RIGHT)]
EXCHANGES: Final[list[Exchange]] = []
for place, kind in enumerate(EXCHANGING):
    side = LEFT if place < EXCHANGES_LEFT else RIGHT
    SHEETS[side][kind].exchange = place
    EXCHANGES.extend(effect for effect in CITIZEN_EFFECTS[side][kind] if isinstance(effect, Exchange))

HERALD_CHOICE: Final = [effects_of(HERALD_ROW, side, HERALD_ROW.text("id"))[0] for side in ("on_turn", "off_turn")]


def activations(rows: list[Row], first: int) -> list[list[tuple[int, int]]]:
    """For each throw (7 * die + die) the cards that it activates and how often (VAL-4.2, VAL-5.3 to VAL-5.6)."""
    table: list[list[tuple[int, int]]] = []
    for throw in range(7 * 7):
        numbers = [throw // 7, throw % 7, throw // 7 + throw % 7]
        times = [sum(number in row.numbers("activation") for number in numbers) for row in rows]
        table.append([(first + i, count) for i, count in enumerate(times) if count])
    return table


CITIZENS_OF_THROW: Final = activations(CITIZEN_ROWS, 0)
STARTERS_OF_THROW: Final = activations(ACTIVATED_STARTERS, KINDS)
TAKERS_OF_THROW: Final = [
    [(kind, times) for kind, times in each if SHEETS[LEFT][kind].takes] for each in CITIZENS_OF_THROW
]


class Takers(Step[Table]):
    """VAL-5.11: citizens of the active player that take from others act before all others, one by one."""

    rule = "VAL-5.11"

    def run(self, table: Table) -> None:
        table.phase = HARVESTING
        table.before = table.after = table.purse[:]
        for kind, times in TAKERS_OF_THROW[table.die_one * 7 + table.die_two]:
            for _ in range(table.citizens[table.active * KINDS + kind] * times):
                SHEETS[LEFT][kind].takes[0].happen(table, table.active, 1)


class Harvest(Step[Table]):
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
        table.phase = HARVESTING_AGAIN
        table.before = table.after = table.purse[:]
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
    before = table.purse[seat * PURSE : seat * PURSE + PURSE] if table.events is not None else []
    activated = use_citizens(table, seat, side, lane)
    activated = use_starters(table, seat, side) or activated
    if before:
        tell_yield(table, seat, before)
    heralds = (table.die_one == table.die_two) + (not activated)
    if heralds:
        lane += [HERALD[side][seat]] * heralds
    if table.exchanges[seat]:
        offer_exchanges(table, seat, lane)
    if lane:
        lanes.append(lane)


def use_citizens(table: Table, seat: int, side: int, lane: list[Step[Table]]) -> bool:
    """VAL-5.4, VAL-5.5: every copy counts, on doubles twice. Whether there was any."""
    at, activated = seat * KINDS, False
    for kind, times in CITIZENS_OF_THROW[table.die_one * 7 + table.die_two]:
        count = table.citizens[at + kind] * times
        if count:
            activated = True
            sheet = SHEETS[side][kind]
            for gain in sheet.gains:
                gain.happen(table, seat, count)
            for choice in sheet.choices:
                lane += [choice.yields[seat]] * count
            if sheet.exchange >= 0:
                table.exchanges[seat] += count << USES_BITS * sheet.exchange
    return activated


def use_starters(table: Table, seat: int, side: int) -> bool:
    """VAL-5.16: everybody has them, and they count as activated."""
    starters = STARTERS_OF_THROW[table.die_one * 7 + table.die_two]
    for kind, times in starters:
        for gain in SHEETS[side][kind].gains:
            gain.happen(table, seat, times)
    return len(starters) > 0


def offer_exchanges(table: Table, seat: int, lane: list[Step[Table]]) -> None:
    """VAL-5.7: what cannot be paid, and nothing else is to come, is lost."""
    if lane or USE_EXCHANGES[seat].any_payable(table):
        lane.append(USE_EXCHANGES[seat])
    else:
        table.exchanges[seat] = 0


class UseHerald(Question):
    """VAL-5.12, VAL-5.14: one resource of the player's choice."""

    rule = "VAL-5.12"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        choice = HERALD_CHOICE[side]
        assert isinstance(choice, Choose)
        self.choice = choice.yields[seat]

    def options(self, table: Table) -> list[int]:
        return self.choice.moves

    def play(self, table: Table, move: int) -> None:
        self.choice.bring(table, move, "VAL-5.14" if table.die_one == table.die_two else "VAL-5.12")

    def card(self, table: Table) -> str:
        return self.choice.source

    def offer(self, table: Table, move: int) -> Offer:
        return self.choice.offer(table, move)

    def why(self, table: Table, move: int) -> Refusal:
        return self.choice.why(table, move)


class UseExchanges(Question):
    """VAL-5.7 to VAL-5.9, VAL-5.21: exchanges one after another, while one can be paid and he does not finish."""

    rule = "VAL-5.9"

    def options(self, table: Table) -> list[int]:
        moves, uses, i = [], table.exchanges[self.seat], 0
        while uses:
            if uses & MOST_USES and EXCHANGES[i].payable(table, self.seat):
                moves.append(EXCHANGE.base + EXCHANGING[i])
            uses >>= USES_BITS
            i += 1
        moves.append(FINISH.base)
        return moves

    def any_payable(self, table: Table) -> bool:
        return len(self.options(table)) > 1

    def play(self, table: Table, move: int) -> None:
        if move == FINISH.base:
            table.exchanges[self.seat] = 0
            return
        i = self.exchange_of(table, move)
        table.exchanges[self.seat] -= 1 << USES_BITS * i
        EXCHANGES[i].happen(table, self.seat, 1)
        if table.events is not None:
            table.tell(Event("exchanged", self.rule, self.seat, EXCHANGES[i].told("citizen")))
        table.push(self)

    def offer(self, table: Table, move: int) -> Offer:
        return {} if move == FINISH.base else EXCHANGES[self.exchange_of(table, move)].offer()

    def exchange_of(self, table: Table, move: int) -> int:
        """Which unused exchange a move means; -1 if none."""
        uses = table.exchanges[self.seat]
        for i, kind in enumerate(EXCHANGING):
            if EXCHANGE.base + kind == move and uses >> USES_BITS * i & MOST_USES:
                return i
        return -1

    def why(self, table: Table, move: int) -> Refusal:
        if not EXCHANGE.covers(move):
            return Refusal("VAL-5.9", "exchange-or-finish-now")
        i = self.exchange_of(table, move)
        return EXCHANGES[i].why_not_paid(table, self.seat) if i >= 0 else Refusal("VAL-5.9", "not-activated")


class Harvested(Step[Table]):
    """The harvest is in: what it gave everybody stays to be looked at."""

    rule = "VAL-5.1"

    def run(self, table: Table) -> None:
        table.after = table.purse[:]


def tell_yield(table: Table, seat: int, before: list[int]) -> None:
    """The plain gains of a seat; choices and exchanges are told one by one when they are made."""
    now = table.purse[seat * PURSE : seat * PURSE + PURSE]
    facts: dict[str, Json] = {name: now[i] - before[i] for i, name in enumerate(RESOURCES)}
    if now != before:
        table.tell(Event("harvested", "VAL-14.16" if table.phase == HARVESTING_AGAIN else "VAL-5.2", seat, facts))


USE_EXCHANGES: Final = [UseExchanges(seat) for seat in range(5)]
HERALD: Final = [[UseHerald(seat, side) for seat in range(5)] for side in (LEFT, RIGHT)]
TAKERS: Final = Takers()
HARVEST: Final = Harvest()
SECOND_HARVEST: Final = SecondHarvest()
HARVESTED: Final = Harvested()
