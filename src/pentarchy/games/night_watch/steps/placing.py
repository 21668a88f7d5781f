"""Pieces without cost, and how the places for pieces are offered (NGT-11.7, NGT-20.4)."""

from pentarchy.games.night_watch.cards import SPACES
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.moves import BUILD_GUARD, BUILD_ROAD, placed
from pentarchy.games.night_watch.refusals import refused_path, refused_section
from pentarchy.games.night_watch.roads import open_paths
from pentarchy.games.night_watch.steps.building import place_road
from pentarchy.games.night_watch.steps.wall import place_guard
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.steps import Decision, Refusal, Step


class FreePiece(Step[Table]):
    """NGT-11.7, NGT-25.3: one piece without cost, if there is one and a place for it."""

    rule = "NGT-11.7"

    def __init__(self, piece: str, cites: str) -> None:
        super().__init__()
        self.road = piece == "road"
        roads: list[Decision[Table]] = [PlaceFreeRoad(seat, cites) for seat in range(4)]
        self.asks = roads if self.road else [PlaceFreeGuard(seat, cites) for seat in range(4)]

    def run(self, table: Table) -> None:
        possible = can_place_road if self.road else can_place_guard
        seat = table.at_work().seat
        if possible(table, seat):
            table.push(self.asks[seat])


def can_place_road(table: Table, seat: int) -> bool:
    return table.roads_left(seat) > 0 and open_paths(table, seat) != 0


def can_place_guard(table: Table, seat: int) -> bool:
    return table.guards_left(seat) > 0 and EMPTY in table.watch.wall


class PlaceFreeRoad(Decision[Table]):
    """NGT-11.7: by the rules of building (NGT-9.5)."""

    rule = "NGT-11.7"

    def __init__(self, seat: int, cites: str) -> None:
        super().__init__(seat)
        self.cites = cites

    def options(self, table: Table) -> list[int]:
        return placed(BUILD_ROAD, open_paths(table, self.seat))

    def play(self, table: Table, move: int) -> None:
        place_road(table, self.seat, move - BUILD_ROAD.base, self.cites)

    def why(self, table: Table, move: int) -> Refusal:
        refusal = refused_path(table, self.seat, move - BUILD_ROAD.base) if BUILD_ROAD.covers(move) else None
        return refusal or Refusal(self.cites, "place-road-now")


def open_sections(table: Table) -> list[int]:
    """NGT-18.2: the sections with a free space, as moves."""
    wall = table.watch.wall
    last_spaces = enumerate(wall[SPACES - 1 :: SPACES])
    return [BUILD_GUARD.base + section for section, owner in last_spaces if owner == EMPTY]


class PlaceFreeGuard(Decision[Table]):
    """NGT-20.4, NGT-13.11: on a section with a free space."""

    rule = "NGT-20.4"

    def __init__(self, seat: int, cites: str) -> None:
        super().__init__(seat)
        self.cites = cites

    def options(self, table: Table) -> list[int]:
        return open_sections(table)

    def play(self, table: Table, move: int) -> None:
        place_guard(table, self.seat, move - BUILD_GUARD.base, self.cites)

    def why(self, table: Table, move: int) -> Refusal:
        refusal = refused_section(table, move - BUILD_GUARD.base) if BUILD_GUARD.covers(move) else None
        return refusal or Refusal(self.cites, "place-guard-now")
