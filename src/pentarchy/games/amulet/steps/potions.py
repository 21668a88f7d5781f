"""Potions go back to the Monastery when they are used, in the solo game out of it (AMU-9.6, AMU-15.2)."""

from typing import Final

from pentarchy.games.amulet.cards import HEALTH, POTIONS, VAMPIRE_BLOOD
from pentarchy.games.amulet.moves import DRINK
from pentarchy.games.amulet.potions import HEALTH_HEALS, VAMPIRE_HEALS
from pentarchy.games.amulet.table import SOLO, Table
from pentarchy.kernel.events import Event

HEALTH_MOVE: Final = DRINK.base + HEALTH.bit_length() - 1
VAMPIRE_MOVE: Final = DRINK.base + VAMPIRE_BLOOD.bit_length() - 1


def put_back(table: Table, potions: int) -> None:
    if table.mode == SOLO:
        table.boxed |= potions
    else:
        table.shop |= potions


def use_up(table: Table, seat: int, potion: int, rule: str) -> None:
    table.potions[seat] &= ~potion
    put_back(table, potion)
    if table.events is not None:
        table.tell(Event("used-potion", rule, seat, {"potion": POTIONS[potion.bit_length() - 1]}))


def healing_by(potion: int) -> int:
    return HEALTH_HEALS if potion == HEALTH else VAMPIRE_HEALS


def drinks(table: Table, seat: int, at_night: bool) -> list[int]:
    """The healing potions that the seat may drink now (AMU-22.3, AMU-22.5)."""
    held, moves = table.potions[seat], []
    if held & HEALTH:
        moves.append(HEALTH_MOVE)
    if at_night and held & VAMPIRE_BLOOD:
        moves.append(VAMPIRE_MOVE)
    return moves
