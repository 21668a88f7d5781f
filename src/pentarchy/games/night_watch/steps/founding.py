"""Before the first turn: starting player, heroes, founding rounds (NGT-4, NGT-13)."""

from typing import Final

from pentarchy.games.night_watch.cards import BARREN, FOUNDING, HEROES_DEALT, KINDS, MODES
from pentarchy.games.night_watch.maps import INTERSECTIONS, MAPS
from pentarchy.games.night_watch.moves import BUILD_ROAD, SETTLE, STARTS, placed
from pentarchy.games.night_watch.refusals import refused_ground
from pentarchy.games.night_watch.roads import longest_line, without_road
from pentarchy.games.night_watch.steps.bank import take_cards
from pentarchy.games.night_watch.steps.building import lay_road, put_settlement
from pentarchy.games.night_watch.steps.placing import PlaceFreeGuard
from pentarchy.games.night_watch.steps.tokens import FIRST_BATCH, TurnToken, lift_settlement
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Chance, Decision, Refusal, SeatStep, Step


class StartingSeat(Chance[Table]):
    """NGT-13.5, NGT-4.7: every seat is equally likely to start."""

    rule = "NGT-13.5"

    def options(self, table: Table) -> list[int]:
        return [STARTS.base + seat for seat in range(table.seats)]

    def play(self, table: Table, move: int) -> None:
        table.first = move - STARTS.base
        if table.events is not None:
            table.tell(Event("starts", "NGT-13.5" if table.full else "NGT-4.7", table.first, {}))


class DealHeroes(Step[Table]):
    """NGT-13.8: heroes by the place after the starting player; the others form the display."""

    rule = "NGT-13.8"

    def run(self, table: Table) -> None:
        watch, dealt = table.watch, HEROES_DEALT[table.seats]
        for seat in range(table.seats):
            watch.heroes[seat] = dealt[table.rank(seat)]
            watch.display &= ~(1 << watch.heroes[seat])


class FixedStart(Step[Table]):
    """NGT-4.8, NGT-4.9: the beginners' pieces; the starred settlements pay."""

    rule = "NGT-4.8"

    def run(self, table: Table) -> None:
        for seat in range(table.seats):
            start = MAPS[table.layout].starts[table.rank(seat)]
            for node, path in ((start[0], start[1]), (start[2], start[3])):
                put_settlement(table, seat, node, self.rule)
                lay_road(table, seat, path, self.rule)
            table.lengths[seat] = longest_line(table, seat)
            first_yield(table, seat, start[2], "NGT-4.9")


class FoundingOrder(Step[Table]):
    """NGT-4.10, NGT-13.10, NGT-13.11: clockwise, back again, and in the full game a guard each."""

    rule = "NGT-4.10"

    def run(self, table: Table) -> None:
        order = [(table.first + i) % table.seats for i in range(table.seats)]
        steps: list[Step[Table]] = []
        for found, backwards in FOUNDING_ROUNDS[table.mode]:
            steps += [found[seat] for seat in (reversed(order) if backwards else order)]
        if table.full:
            steps.append(FOUNDING_TOKENS)
        table.then(steps)


def founding_round(row: Row) -> tuple[list[Decision[Table]], bool]:
    """What each seat places in a round, and whether the last seat begins."""
    backwards = row.word("order", ["clockwise", "counterclockwise"]) == "counterclockwise"
    if row.texts("place") == ["guard"]:
        row.exactly("yield", False)
        return [FirstGuard(seat, FirstGuard.rule) for seat in range(4)], backwards
    row.exactly("place", ["settlement", "road"])
    return FOUND_SECOND if row.flag("yield") else FOUND_FIRST, backwards


class FoundSettlement(Decision[Table]):
    """NGT-4.11: on any free intersection that obeys the distance rule; the road follows (NGT-4.12)."""

    rule = "NGT-4.11"

    def __init__(self, seat: int, pays: bool) -> None:
        super().__init__(seat)
        self.pays = pays

    def options(self, table: Table) -> list[int]:
        return placed(SETTLE, MAPS[table.layout].everywhere & ~table.closed)

    def play(self, table: Table, move: int) -> None:
        node = move - SETTLE.base
        put_settlement(table, self.seat, node, self.rule)
        if table.full:
            lift_settlement(table, self.seat)
        if self.pays:
            first_yield(table, self.seat, node, "NGT-4.13")
        table.push(FOUND_ROAD[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        refusal = refused_ground(table, move - SETTLE.base) if SETTLE.covers(move) else None
        return refusal or Refusal("NGT-4.11", "found-settlement-now")


def first_yield(table: Table, seat: int, node: int, rule: str) -> None:
    """NGT-4.13: a card for each productive hex at the second settlement."""
    counts = [0] * KINDS
    for place in MAPS[table.layout].hexes_at[node]:
        if table.terrain[place] != BARREN:
            counts[table.terrain[place]] += 1
    take_cards(table, seat, counts, rule, "produced")


class FoundRoad(Decision[Table]):
    """NGT-4.12: on a free path at the settlement just placed."""

    rule = "NGT-4.12"

    def options(self, table: Table) -> list[int]:
        return placed(BUILD_ROAD, MAPS[table.layout].path_mask_at[without_road(table, self.seat)] & ~table.all_roads())

    def play(self, table: Table, move: int) -> None:
        lay_road(table, self.seat, move - BUILD_ROAD.base, self.rule)
        table.lengths[self.seat] = longest_line(table, self.seat)

    def why(self, table: Table, move: int) -> Refusal:
        if not BUILD_ROAD.covers(move):
            return Refusal("NGT-4.12", "found-road-now")
        if table.all_roads() >> move - BUILD_ROAD.base & 1:
            return Refusal("NGT-9.5", "path-taken")
        return Refusal("NGT-4.12", "not-at-that-settlement", {"place": INTERSECTIONS[without_road(table, self.seat)]})


class FirstGuard(PlaceFreeGuard):
    """NGT-13.11: one guard for free."""

    rule = "NGT-13.11"


class FoundingTokens(Step[Table]):
    """NGT-13.12: the two tokens uncovered by each player go into the pool, or are turned (NGT-22.4)."""

    rule = "NGT-13.12"

    def run(self, table: Table) -> None:
        if table.settings.flag("setup_reveals_tokens"):
            table.then([FOUNDERS_TOKENS[(table.first + i) % table.seats] for i in range(table.seats)])
        else:
            table.watch.pool += 2 * table.seats


class FoundersTokens(SeatStep[Table]):
    """NGT-22.4: the tokens of one seat, turned as in a turn of its own."""

    rule = "NGT-22.4"

    def run(self, table: Table) -> None:
        table.active = self.who
        table.then([TurnToken(FIRST_BATCH)] * 2)


STARTING_SEAT: Final = StartingSeat()
DEAL_HEROES: Final = DealHeroes()
FIXED_START: Final = FixedStart()
FOUNDING_ORDER: Final = FoundingOrder()
FOUND_FIRST: Final[list[Decision[Table]]] = [FoundSettlement(seat, False) for seat in range(4)]
FOUND_SECOND: Final[list[Decision[Table]]] = [FoundSettlement(seat, True) for seat in range(4)]
FOUND_ROAD: Final = [FoundRoad(seat) for seat in range(4)]
FOUNDERS_TOKENS: Final = [FoundersTokens(seat) for seat in range(4)]
FOUNDING_ROUNDS: Final = [[founding_round(row) for row in FOUNDING[mode]] for mode in MODES]
FOUNDING_TOKENS: Final = FoundingTokens()
