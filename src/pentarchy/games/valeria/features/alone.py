"""Alone against the Dark Lord (VAL-14): what the monsters attack, and how his points stand."""

from typing import TYPE_CHECKING

from pentarchy.games.valeria.cards import (
    CITIZEN_PLACE,
    COLUMNS,
    DIFFICULTIES,
    DOMAIN_PLACE,
    DOMAIN_VP,
    FOE_VP,
    NO_DUKE,
    NONE,
    SOLO_CHOICE,
    SOLO_COLUMN_OF,
    SOLO_LORD_ATTACKS,
    SOLO_SUMS,
)
from pentarchy.games.valeria.features.layout import (
    ATTACKED,
    ATTACKS,
    BARE,
    CHOSEN_ATTACKS,
    DEFENCE,
    DIFFICULTY,
    EVEN,
    LEAD,
    LORD_POINTS,
    PLAYERS,
    POINTS,
)
from pentarchy.games.valeria.features.look import Look
from pentarchy.games.valeria.features.tastes import TASTES, TASTES_BUT, Taste
from pentarchy.games.valeria.phases import MONSTERS_ACT
from pentarchy.games.valeria.scoring import LORD, surviving
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


def put_solo(row: list[int], look: Look) -> None:
    table = look.table
    difficulty = DIFFICULTIES.index(table.settings.word("difficulty"))
    row[DIFFICULTY + difficulty] = 1
    put_dark_lord(row, look)
    put_columns(row, look, SOLO_LORD_ATTACKS[difficulty])
    if look.rolled and table.phase <= MONSTERS_ACT:
        put_attacks(row, table, difficulty)


def put_columns(row: list[int], look: Look, always: bool) -> None:
    """VAL-14.11: a column without citizens and domains is lost when it is attacked."""
    for column in range(COLUMNS):
        cards = 0
        for place in range(CITIZEN_PLACE + column, DOMAIN_PLACE + COLUMNS, COLUMNS):
            cards += look.heights[place]
        row[DEFENCE + column] = cards
        if not cards and (always or look.heights[column]):
            row[BARE] += 1
    if look.table.attacked:
        row[ATTACKED + look.table.attacked - 1] = 1


def put_attacks(row: list[int], table: "Table", difficulty: int) -> None:
    """VAL-14.8, VAL-14.9, VAL-14.14: the monsters act by the dice of this turn."""
    values, total = [table.die_one, table.die_two], table.die_one + table.die_two
    if total in SOLO_SUMS[difficulty]:
        values.append(total)
    for value in values:
        column = SOLO_COLUMN_OF.get(value, NONE)
        if value == SOLO_CHOICE:
            row[CHOSEN_ATTACKS] += 1
        elif table.stacks[column] or SOLO_LORD_ATTACKS[difficulty]:
            row[ATTACKS + column] += 1


def put_dark_lord(row: list[int], look: Look) -> None:
    """VAL-14.20: surviving monsters, captured domains and citizens, and the duke he is likely to be."""
    taste, foes, domains, parts = lords_taste(look), 0, 0, 0
    for foe in surviving(look.table):
        foes += FOE_VP[foe]
        parts += taste.foes[foe]
    for domain in one_by_one(look.table.domains[LORD]):
        domains += DOMAIN_VP[domain]
        parts += taste.domains[domain]
    for role, count in enumerate(look.table.roles[LORD]):
        parts += taste.roles[role] * count
    put(row, LORD_POINTS, foes)
    put(row, LORD_POINTS + 1, domains)
    put(row, LORD_POINTS + 2, parts // taste.divisor)
    put(row, PLAYERS[0] + LEAD, EVEN + row[PLAYERS[0] + POINTS] - foes - domains - parts // taste.divisor)


def lords_taste(look: Look) -> Taste:
    """VAL-14.3: any duke but the one kept, until he is unmasked."""
    if look.table.dark_lord != NO_DUKE:
        return TASTES[look.table.dark_lord]
    return TASTES_BUT[1 << look.duke if look.duke != NO_DUKE else 0]
