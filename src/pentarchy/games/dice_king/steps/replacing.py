"""What slayers and rogues replace by their own castles (DIC-6.12 to DIC-6.17)."""

from typing import Final

from pentarchy.games.dice_king import pending
from pentarchy.games.dice_king.cards import MOST_SEATS, SPACES, widened
from pentarchy.games.dice_king.moves import CONQUER, SLAY
from pentarchy.games.dice_king.steps.taking import skipped
from pentarchy.games.dice_king.steps.tiles_and_castles import put_token, wins_with_17th_token
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal


class ReplaceFire(pending.Effect):
    """DIC-6.12, DIC-6.13: without a dragon space nothing happens."""

    rule = "DIC-6.13"

    def __init__(self) -> None:
        super().__init__(pending.SLAY)

    def run(self, table: Table) -> None:
        if not table.dragons:
            skipped(table, "no-dragon", self.rule)
        elif not wins_with_17th_token(table):
            table.push(SLAY_DRAGON[table.active])


class SlayDragon(pending.Choice):
    """DIC-6.12: any dragon space of the map; fire and gem are taken."""

    rule = "DIC-6.12"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, pending.SLAY)

    def options(self, table: Table) -> list[int]:
        return [SLAY.base + space for space in one_by_one(table.dragons)]

    def play(self, table: Table, move: int) -> None:
        space = move - SLAY.base
        table.dragons ^= 1 << space
        table.fires[self.seat] += 1
        put_token(table, space, "slain", self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        if not SLAY.covers(move):
            return Refusal("DIC-6.12", "slay-now")
        return Refusal("DIC-6.12", "no-dragon-there", {"space": SPACES[move - SLAY.base]})


class ReplaceToken(pending.Effect):
    """DIC-6.14, DIC-6.17: without a token of an opponent nothing happens."""

    rule = "DIC-6.17"

    def __init__(self) -> None:
        super().__init__(pending.CONQUER)

    def run(self, table: Table) -> None:
        if not table.castles_of_others(table.active):
            skipped(table, "no-castle", self.rule)
        elif not wins_with_17th_token(table):
            table.push(CONQUER_CASTLE[table.active])


def nearest_castles(table: Table, seat: int) -> int:
    """DIC-6.15, DIC-6.16: the opponents' tokens at the smallest distance from any own one; all of them without one."""
    targets, reach = table.castles_of_others(seat), table.castles[seat]
    if not reach:
        return targets
    while not reach & targets:
        reach = widened(reach, table.layout)
    return reach & targets


class ConquerCastle(pending.Choice):
    """DIC-6.14: one of the nearest tokens is replaced and goes back to its owner."""

    rule = "DIC-6.14"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, pending.CONQUER)

    def options(self, table: Table) -> list[int]:
        return [CONQUER.base + space for space in one_by_one(nearest_castles(table, self.seat))]

    def play(self, table: Table, move: int) -> None:
        space = move - CONQUER.base
        victim = table.owner_of(space)
        table.castles[victim] ^= 1 << space
        table.castles[self.seat] |= 1 << space
        if table.events is not None:
            table.tell(Event("conquered", self.rule, self.seat, {"space": SPACES[space], "from": victim}))

    def why(self, table: Table, move: int) -> Refusal:
        if not CONQUER.covers(move):
            return Refusal("DIC-6.14", "conquer-now")
        space = move - CONQUER.base
        named: dict[str, Json] = {"space": SPACES[space]}
        owner = table.owner_of(space)
        if owner == self.seat:
            return Refusal("DIC-6.14", "your-own-castle", named)
        if owner < 0:
            return Refusal("DIC-6.14", "no-opponent-there", named)
        steps = distance(table, self.seat, 1 << space)
        nearest = distance(table, self.seat, table.castles_of_others(self.seat))
        return Refusal("DIC-6.15", "not-the-nearest", {**named, "steps": steps, "nearest": nearest})


def distance(table: Table, seat: int, targets: int) -> int:
    """DIC-1.4: from the castles of a seat to the nearest of these spaces."""
    reach, steps = table.castles[seat], 0
    while not reach & targets:
        reach, steps = widened(reach, table.layout), steps + 1
    return steps


SLAY_DRAGON: Final = [SlayDragon(seat) for seat in range(MOST_SEATS)]
CONQUER_CASTLE: Final = [ConquerCastle(seat) for seat in range(MOST_SEATS)]
