"""What a net reads of the turn under way: the dice first, then what is left of what a citizen does."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king import pending
from pentarchy.games.dice_king.cards import LAND_SPACES, MOST_STARS, TOKENS
from pentarchy.games.dice_king.costs import Costly
from pentarchy.games.dice_king.features.dice import put_checking, put_hopes, put_rolling
from pentarchy.games.dice_king.features.layout import (
    CASTLES_TO_COME,
    PENDING,
    ROGUE,
    SLAYER,
    TILES_TO_DRAW,
    TO_COME,
    TURNED_UP,
    TURNED_UP_FOR,
    UNDER_WAY,
)
from pentarchy.games.dice_king.features.odds import NOTHING_STAYS
from pentarchy.games.dice_king.features.prospects import CARD_STOLEN, GOLDEN_GEM, WINS, Ground, Prospect
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def put_turn(row: list[int], at: int, table: "Table", hope: Prospect, ground: Ground) -> None:
    row[at + UNDER_WAY] = 1
    top = table.agenda[-1]
    if isinstance(top, pending.Falling):
        put_rolling(row, at, table, table.faces | NOTHING_STAYS & ~top.stays, hope.purse)
        put_hopes(row, at, hope)
    elif table.rolls:
        put_rolling(row, at, table, table.faces, hope.purse)
        put_hopes(row, at, hope)
    elif isinstance(top, Costly):
        put_checking(row, at, table, hope.purse)
        put_hopes(row, at, hope)
    else:
        put_effects(row, at, table, hope, ground)


def put_effects(row: list[int], at: int, table: "Table", hope: Prospect, ground: Ground) -> None:
    """What is left of the program of a citizen, or of the dragon alarm, and what it brings."""
    pends, draws = at + PENDING, 0
    for step in table.agenda:
        if isinstance(step, pending.Effect):
            row[pends + step.kind] = 1
            if isinstance(step, pending.Draw):
                draws = min(step.count or table.stars, table.supply)
                row[pends + pending.KEEP] = 1 if draws > step.keep else 0
        elif isinstance(step, pending.Choice):
            row[pends + step.kind] = 1
        elif isinstance(step, pending.Drawing):
            draws += 1
    if table.stars < MOST_STARS:
        row[pends + pending.GEM] = 0
    put_count(row, at + TILES_TO_DRAW, draws, 3)
    put_turned_up(row, at, table, hope, ground)
    put(row, at + TO_COME, castles_to_come(row, at, hope, ground, table, draws) + spoils_to_come(row, pends))


def put_turned_up(row: list[int], at: int, table: "Table", hope: Prospect, ground: Ground) -> None:
    if table.revealed:
        put_count(row, at + TURNED_UP, len(table.revealed), 3)
        for land in table.revealed:
            spaces = LAND_SPACES[land] & ground.free
            row[at + TURNED_UP_FOR] += spaces & hope.good != 0
            row[at + TURNED_UP_FOR + 1] += spaces & hope.better != 0
            row[at + TURNED_UP_FOR + 2] += spaces & hope.best != 0


def castles_to_come(row: list[int], at: int, hope: Prospect, ground: Ground, table: "Table", draws: int) -> int:
    """Writes how many they are; what they bring."""
    pends = at + PENDING
    if row[pends + pending.SLAY] or row[pends + pending.CONQUER]:
        gain = hope.gains[SLAYER if row[pends + pending.SLAY] else ROGUE]
        put_count(row, at + CASTLES_TO_COME, 1 if gain else 0, 2)
        return gain
    if not row[pends + pending.CASTLE]:
        return 0
    castles = 1 if row[pends + pending.KEEP] else draws + len(table.revealed)
    put_count(row, at + CASTLES_TO_COME, castles, 2)
    if castles > TOKENS - hope.realm.castles:
        return WINS
    drawn = [hope.castle(LAND_SPACES[land] & ground.free) for land in table.revealed]
    if row[pends + pending.KEEP]:
        return max([hope.tile(draws) if draws else 0, *drawn])
    return hope.tile(1) * draws + sum(drawn)


def spoils_to_come(row: list[int], pends: int) -> int:
    gems = row[pends + pending.GEM] + row[pends + pending.STEAL_GEM]
    return GOLDEN_GEM * gems + CARD_STOLEN * row[pends + pending.STEAL_CARD]
