"""Variable set-up: terrain and markets by chance (NGT-22.1)."""

from typing import Final

from pentarchy.games.night_watch.cards import BARREN, KINDS, PRODUCES, RESOURCES, TERRAINS
from pentarchy.games.night_watch.maps import ANY, HEXES, INTERSECTIONS, MAPS
from pentarchy.games.night_watch.moves import LAY_MARKET, LAY_TERRAIN
from pentarchy.games.night_watch.steps.drawing import Draw
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Step


class LayTerrain(Draw):
    """NGT-22.1: the next place gets one of the hexes left; barren places and all numbers stay as they are."""

    rule = "NGT-22.1"

    def __init__(self, place: int) -> None:
        super().__init__(LAY_TERRAIN)
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


LAY_TERRAINS: Final = [LayTerrain(place) for place in range(len(HEXES))]
LAY_MARKETS: Final = [LayMarket(market) for market in range(9)]
