"""Drawing, keeping and placing castle tiles (DIC-6.2 to DIC-6.6), dragon fires (DIC-7.1 to DIC-7.3), the 17th token."""

from typing import Final

from pentarchy.games.dice_king import pending
from pentarchy.games.dice_king.cards import LAND_OF, LAND_SPACES, LANDS, MOST_SEATS, SPACES, SPACES_OF, TILES_OF_LAND
from pentarchy.games.dice_king.hidden import chances, land_at, lands_left, shuffle_back, turn_up
from pentarchy.games.dice_king.moves import BORROW, DRAW, KEEP, PLACE
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Luck, Refusal, Step

TILES_A_LAND: Final = max(TILES_OF_LAND)
PLACES: Final = {
    free: [PLACE.base + space for space in one_by_one(free)]
    for one, other in SPACES_OF
    for free in (0, 1 << one, 1 << other, 1 << one | 1 << other)
}
"""The moves by the free spaces of a land."""


class DrawTiles(pending.Draw):
    """DIC-6.2: tiles are turned up, as many as there are."""

    rule = "DIC-6.2"

    def __init__(self, count: int, keep: int, draw_rule: str) -> None:
        super().__init__(count, keep)
        draw: Step[Table] = DrawTile(draw_rule)
        self.draws = [[draw] * tiles for tiles in range(sum(TILES_OF_LAND) + 1)]

    def run(self, table: Table) -> None:
        count = self.count or table.stars
        if count > table.supply:
            count = table.supply
        if count > self.keep:
            table.agenda.append(KEEP_TILE[table.active])
        table.agenda += self.draws[count]


class DrawTile(pending.Drawing):
    """One tile comes up, seen by all (DIC-9.5)."""

    rule = "DIC-9.6"

    def __init__(self, draw_rule: str) -> None:
        super().__init__()
        self.draw_rule = draw_rule

    def options(self, table: Table) -> list[int]:
        return [DRAW.base + land for land in lands_left(table)]

    def weights(self, table: Table) -> list[int]:
        return [weight for weight in chances(table) if weight]

    def draw_and_play(self, table: Table, luck: Luck) -> int:
        """Without listing all lands, as long as there must be several."""
        if table.supply <= TILES_A_LAND and len(lands_left(table)) == 1:
            turn_up(table, lands_left(table)[0], self.draw_rule)
            return 0
        turn_up(table, land_at(table, luck()), self.draw_rule)
        return 1

    def play(self, table: Table, move: int) -> None:
        turn_up(table, move - DRAW.base, self.draw_rule)


class KeepTile(pending.Choice):
    """DIC-6.3: one tile is kept, the others are shuffled back."""

    rule = "DIC-6.3"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, pending.KEEP)

    def options(self, table: Table) -> list[int]:
        return [KEEP.base + land for land in sorted(set(table.revealed))]

    def play(self, table: Table, move: int) -> None:
        kept = move - KEEP.base
        rest = table.revealed[:]
        rest.remove(kept)
        for land in rest:
            shuffle_back(table, land)
        if table.events is not None:
            back: list[Json] = [LANDS[land] for land in rest]
            table.tell(Event("kept", self.rule, self.seat, {"land": LANDS[kept], "back": back}))

    def why(self, table: Table, move: int) -> Refusal:
        if not KEEP.covers(move):
            return Refusal("DIC-6.3", "keep-a-tile-now")
        return Refusal("DIC-6.3", "not-turned-up", {"land": LANDS[move - KEEP.base]})


class PlaceKept(pending.Effect):
    """The tiles kept go to the map, one after the other in the order drawn (DIC-6.18)."""

    rule = "DIC-6.4"

    def __init__(self, fire: bool) -> None:
        super().__init__(pending.FIRE if fire else pending.CASTLE)
        self.place = [PlaceTile(seat, fire) for seat in range(MOST_SEATS)]
        self.fire = fire

    def run(self, table: Table) -> None:
        if not table.revealed:
            return
        if len(table.revealed) > 1:
            table.push(self)
        if self.fire or not wins_with_17th_token(table):
            table.agenda.append(self.place[table.active])


def wins_with_17th_token(table: Table) -> bool:
    """DIC-7.4: who has to place a 17th token wins at once, and the game is over; asked only where there is a target
    (DIC-7.5)."""
    if table.tokens_of(table.active):
        return False
    table.instant_winner = table.active
    table.stop()
    if table.events is not None:
        table.tell(Event("seventeenth-token", "DIC-7.4", table.active, {}))
    return True


class PlaceTile(pending.Choice):
    """DIC-6.4: a free space of the land; one alone is no choice. The marker follows at once."""

    rule = "DIC-6.4"

    def __init__(self, seat: int, fire: bool) -> None:
        super().__init__(seat, pending.FIRE if fire else pending.CASTLE)
        self.fire = fire

    def options(self, table: Table) -> list[int]:
        return PLACES[LAND_SPACES[table.revealed[0]] & ~table.occupied()]

    def play(self, table: Table, move: int) -> None:
        table.spot = move - PLACE.base
        table.revealed.pop(0)
        if self.fire:
            put_fire(table)
        else:
            put_token(table, table.spot, "placed", "DIC-6.5")

    def why(self, table: Table, move: int) -> Refusal:
        if not PLACE.covers(move):
            return Refusal("DIC-6.4", "place-a-tile-now")
        space, land = move - PLACE.base, table.revealed[0]
        if LAND_OF[space] == land:
            return Refusal("DIC-6.4", "occupied", {"space": SPACES[space]})
        facts: dict[str, Json] = {"land": LANDS[land], "space": SPACES[space], "there": LANDS[LAND_OF[space]]}
        return Refusal("DIC-6.4", "another-land", facts)


def put_token(table: Table, space: int, kind: str, rule: str) -> None:
    """DIC-6.5: the space is owned, and its gem is taken."""
    seat, bit = table.active, 1 << space
    table.castles[seat] |= bit
    gem = ""
    if table.gold_spots & bit:
        table.gold_spots ^= bit
        table.gold[seat] += 1
        gem = "gold"
    elif table.white_spots & bit:
        table.white_spots ^= bit
        table.white[seat] += 1
        gem = "white"
    if table.events is not None:
        table.tell(Event(kind, rule, seat, {"space": SPACES[space], "gem": gem}))


def put_fire(table: Table) -> None:
    """DIC-7.1, DIC-7.3: a fire of the supply, else an own one, else another player's, else none: a ruin."""
    if table.fire_supply:
        table.fire_supply -= 1
        light(table, -1)
    elif table.fires[table.active]:
        table.fires[table.active] -= 1
        light(table, table.active)
    else:
        table.ruins |= 1 << table.spot
        if any(table.fires):
            table.push(FIRE_SOURCE[table.active])
        elif table.events is not None:
            table.tell(Event("ruin", "DIC-7.3", table.active, {"space": SPACES[table.spot]}))


def light(table: Table, source: int) -> None:
    """DIC-7.2: a gem on the space stays there."""
    table.dragons |= 1 << table.spot
    if table.events is not None:
        rule = "DIC-7.1" if source < 0 else "DIC-7.3"
        table.tell(Event("fire", rule, table.active, {"space": SPACES[table.spot], "from": source}))


class FireSource(Decision[Table]):
    """DIC-7.3: the active player chooses whose fire is used."""

    rule = "DIC-7.3"

    def options(self, table: Table) -> list[int]:
        return [BORROW.base + seat for seat, fires in enumerate(table.fires) if fires]

    def play(self, table: Table, move: int) -> None:
        source = move - BORROW.base
        table.fires[source] -= 1
        table.ruins ^= 1 << table.spot
        light(table, source)

    def why(self, table: Table, move: int) -> Refusal:
        if not BORROW.covers(move):
            return Refusal("DIC-7.3", "choose-a-fire-now")
        return Refusal("DIC-7.3", "owns-no-fire", {"from": move - BORROW.base})


KEEP_TILE: Final = [KeepTile(seat) for seat in range(MOST_SEATS)]
FIRE_SOURCE: Final = [FireSource(seat) for seat in range(MOST_SEATS)]
