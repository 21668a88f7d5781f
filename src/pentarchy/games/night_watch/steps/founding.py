"""Before the first turn: variable set-up, starting player, founding rounds (NGT-4, NGT-13, NGT-22.1)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    BARREN,
    FOUNDING,
    HEROES_DEALT,
    KINDS,
    MODES,
    PRODUCES,
    RESOURCES,
    TERRAINS,
)
from pentarchy.games.night_watch.maps import ANY, HEXES, INTERSECTIONS, MAPS
from pentarchy.games.night_watch.moves import LAY_MARKET, LAY_TERRAIN, ROAD, SETTLE, STARTS
from pentarchy.games.night_watch.roads import longest_line
from pentarchy.games.night_watch.steps.building import lay_road, put_settlement
from pentarchy.games.night_watch.steps.cards_played import PlaceFreeGuard, placed
from pentarchy.games.night_watch.steps.refusals import bundle, refused_ground
from pentarchy.games.night_watch.steps.wildlings import TURN_TOKEN, lift_settlement
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Decision, Refusal, Step


class LayTerrain(Chance[Table]):
    """NGT-22.1: the next place gets one of the hexes left; barren places and all numbers stay as they are."""

    rule = "NGT-22.1"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def left(self, table: Table) -> list[int]:
        """How many hexes of each terrain are not laid yet: those of all places from this one on."""
        layout = MAPS[table.layout]
        counts = [0] * len(TERRAINS)
        for place in layout.hexes:
            if layout.terrain[place] != BARREN:
                counts[TERRAINS.index(layout.terrain_name[place])] += 1
                if place < self.place:
                    counts[PRODUCES.index(table.terrain[place])] -= 1
        return counts

    def options(self, table: Table) -> list[int]:
        return draws(self.left(table), LAY_TERRAIN)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(self.left(table))

    def play(self, table: Table, move: int) -> None:
        terrain = table.terrain[:]
        terrain[self.place] = PRODUCES[move - LAY_TERRAIN.base]
        table.terrain = terrain
        if table.events is not None:
            facts: dict[str, Json] = {"hex": HEXES[self.place], "terrain": TERRAINS[move - LAY_TERRAIN.base]}
            table.tell(Event("laid-terrain", self.rule, NOBODY, facts))


class LayMarket(Chance[Table]):
    """NGT-22.1: the five markets 2:1 change places among themselves."""

    rule = "NGT-22.1"

    def __init__(self, market: int) -> None:
        super().__init__()
        self.market = market

    def options(self, table: Table) -> list[int]:
        layout = MAPS[table.layout]
        special = [i for i, kind in enumerate(layout.market_kinds) if kind != ANY]
        laid = [table.markets[layout.market_places[i][0]] for i in special if i < self.market]
        return [LAY_MARKET.base + kind for kind in range(KINDS) if kind not in laid]

    def play(self, table: Table, move: int) -> None:
        markets = table.markets[:]
        for node in MAPS[table.layout].market_places[self.market]:
            markets[node] = move - LAY_MARKET.base
        table.markets = markets
        if table.events is not None:
            place = INTERSECTIONS[MAPS[table.layout].market_places[self.market][0]]
            facts: dict[str, Json] = {"place": place, "resource": RESOURCES[move - LAY_MARKET.base]}
            table.tell(Event("laid-market", self.rule, NOBODY, facts))


def variable_setup(table: Table) -> list[Step[Table]]:
    layout = MAPS[table.layout]
    steps: list[Step[Table]] = [LAY_TERRAINS[place] for place in layout.hexes if layout.terrain[place] != BARREN]
    steps += [LAY_MARKETS[i] for i, kind in enumerate(layout.market_kinds) if kind != ANY]
    return steps


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
        table.spot = node
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
    for kind in range(KINDS):
        table.bank[kind] -= counts[kind]
        table.hands[seat * KINDS + kind] += counts[kind]
    if table.events is not None:
        table.tell(Event("produced", rule, seat, {"cards": bundle(counts)}))


class FoundRoad(Decision[Table]):
    """NGT-4.12: on a free path at the settlement just placed."""

    rule = "NGT-4.12"

    def options(self, table: Table) -> list[int]:
        return placed(ROAD, MAPS[table.layout].path_mask_at[table.spot] & ~table.all_roads())

    def play(self, table: Table, move: int) -> None:
        lay_road(table, self.seat, move - ROAD.base, self.rule)
        table.lengths[self.seat] = longest_line(table, self.seat)

    def why(self, table: Table, move: int) -> Refusal:
        if not ROAD.covers(move):
            return Refusal("NGT-4.12", "found-road-now")
        if table.all_roads() >> move - ROAD.base & 1:
            return Refusal("NGT-9.5", "path-taken")
        return Refusal("NGT-4.12", "not-at-that-settlement", {"place": INTERSECTIONS[table.spot]})


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


class FoundersTokens(Step[Table]):
    """NGT-22.4: the tokens of one seat, turned as in a turn of its own."""

    rule = "NGT-22.4"

    def __init__(self, founder: int) -> None:
        super().__init__()
        self.founder = founder

    def run(self, table: Table) -> None:
        table.active = self.founder
        table.watch.turning = 0
        table.then([TURN_TOKEN] * 2)


LAY_TERRAINS: Final = [LayTerrain(place) for place in range(len(HEXES))]
LAY_MARKETS: Final = [LayMarket(market) for market in range(9)]
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
