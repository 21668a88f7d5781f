"""What must hold at every moment (DIC-13)."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king.cards import BOXED, CARDS, COMPONENTS, LAND_OF, LANDS, SPACES

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def broken(table: "Table") -> list[str]:
    """The invariants that do not hold."""
    checks = {
        "gems DIC-13.2": gems_conserved(table),
        "fires DIC-13.2": fires_conserved(table),
        "cards DIC-13.2": cards_conserved(table),
        "one marker a space DIC-1.6": markers_apart(table),
        "tokens DIC-13.2": all(table.tokens_of(seat) >= 0 for seat in range(table.seats)),
        "tiles fit the free spaces DIC-13.1": not table.unseen or tiles_fit(table),
        "gems lie on no castle DIC-1.6": not (table.white_spots | table.gold_spots) & castles(table),
        "nothing negative": min(counts_of(table)) >= 0,
        "tiles at a turn's beginning DIC-13.4": table.rolls != 1 or table.supply > 0,
    }
    return [name for name, holds in checks.items() if not holds]


def counts_of(table: "Table") -> list[int]:
    """All that is counted, in the supplies and in the areas."""
    supplies = [table.white_supply, table.gold_supply, table.fire_supply, table.supply]
    return [*supplies, *table.unseen, *table.white, *table.gold, *table.fires]


def castles(table: "Table") -> int:
    spaces = 0
    for mine in table.castles:
        spaces |= mine
    return spaces


def gems_conserved(table: "Table") -> bool:
    white = table.white_spots.bit_count() + table.white_supply + sum(table.white)
    gold = table.gold_spots.bit_count() + table.gold_supply + sum(table.gold)
    return white == COMPONENTS["white_gem"] and gold == COMPONENTS["gold_gem"]


def fires_conserved(table: "Table") -> bool:
    return table.dragons.bit_count() + table.fire_supply + sum(table.fires) == COMPONENTS["dragon_fire"]


def cards_conserved(table: "Table") -> bool:
    places = [*table.citizens, *table.supers, table.discard]
    count = sum(mask.bit_count() for mask in places + table.decks)
    count += sum(top >= 0 for top in table.tops)
    return count == len(CARDS)


def markers_apart(table: "Table") -> bool:
    marks = [table.dragons, table.ruins, *table.castles]
    return sum(mask.bit_count() for mask in marks) == table.occupied().bit_count()


def tiles_fit(table: "Table") -> bool:
    free = [0] * len(LANDS)
    occupied = table.occupied()
    for space in range(len(SPACES)):
        if not occupied >> space & 1:
            free[LAND_OF[space]] += 1
    for land in table.revealed:
        free[land] -= 1
    return free == table.unseen and sum(table.unseen) == table.supply + BOXED
