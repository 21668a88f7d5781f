"""The own board more closely: what the seat has, what it alone knows, and who helps it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.cards import FACTIONS, NO_PALADIN, PALADIN_BONUS, TOWNSFOLK
from pentarchy.games.paladins.features.kinds import BROUGHT, FAMILIES, GROUP_OF, STEP_POINTS, TWO_STEP_POINTS
from pentarchy.games.paladins.features.layout import (
    ABILITIES,
    ALL_WORKERS,
    ATTACKED,
    CONVERTED,
    EFFECTIVE,
    JARS_FREE,
    NEXT_PALADIN,
    NEXT_STEP,
    OWN_PROVISIONS,
    OWN_SILVER,
    OWN_SUSPICION,
    OWN_UNPAID,
    OWN_WORKERS,
    PALADIN,
    PALADINS_TO_COME,
    SUSPICION_LEAD,
    TWO_STEPS,
)
from pentarchy.games.paladins.features.tally import Tally
from pentarchy.games.paladins.moves import ARRANGE
from pentarchy.games.paladins.workers import KINDS
from pentarchy.kernel.features import put, put_count, put_mask
from pentarchy.kernel.steps import UNANSWERED, Simultaneous

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table

SUSPICION_SHIFT: Final = 24
RETURNING: Final = 3
"""PAL-13.7: of the cards put under the deck those of the first rounds come back."""
STILL_RETURNING: Final = [3, 3, 3, 3, 3, 3, 2, 0]
"""How many of them have not been drawn again, by the round."""


def put_own(row: list[int], table: "Table", seat: int, tally: Tally, paladin: int, supply: int) -> None:
    put_attributes(row, table, seat, paladin)
    put_goods(row, table, seat)
    put_workers(row, supply)
    put_dangers(row, table, seat)
    put_cards(row, table, seat, tally)


def put_attributes(row: list[int], table: "Table", seat: int, paladin: int) -> None:
    for attribute in range(3):
        value = table.attributes[seat * 3 + attribute]
        row[EFFECTIVE + attribute] = value + PALADIN_BONUS[paladin * 3 + attribute]
        row[NEXT_STEP + attribute] = STEP_POINTS[value]
        row[TWO_STEPS + attribute] = TWO_STEP_POINTS[value]


def put_goods(row: list[int], table: "Table", seat: int) -> None:
    put_count(row, OWN_SILVER, table.silver[seat], 5)
    put_count(row, OWN_PROVISIONS, table.provisions[seat], 5)
    put_mask(row, JARS_FREE, ~table.jars[seat] & 127)


def put_workers(row: list[int], supply: int) -> None:
    total = 0
    for kind in range(KINDS):
        count = supply >> 8 * kind & 127
        if count:
            put_count(row, OWN_WORKERS[kind], count, 2)
            total += count
    put_count(row, ALL_WORKERS, total, 6)


def put_dangers(row: list[int], table: "Table", seat: int) -> None:
    mine, most = table.suspicions[seat], 0
    for board in range(table.boards):
        if board != seat:
            most = max(most, table.suspicions[board])
    put_count(row, OWN_SUSPICION, mine, 4)
    put(row, SUSPICION_LEAD, mine - most + SUSPICION_SHIFT)
    put_count(row, OWN_UNPAID, table.unpaid[seat], 3)


def put_cards(row: list[int], table: "Table", seat: int, tally: Tally) -> None:
    for entry in table.retinue:
        if entry // len(TOWNSFOLK) == seat:
            row[ABILITIES + GROUP_OF[entry % len(TOWNSFOLK)]] += 1
    for faction in range(len(FACTIONS)):
        row[ATTACKED + faction] = tally.factions[seat * len(FACTIONS) + faction]
    for family in range(len(FAMILIES)):
        row[CONVERTED + family] = tally.families[seat * len(FAMILIES) + family]


# Paladins.


def put_paladins(row: list[int], table: "Table", seat: int) -> int:
    """The own ones, by what their owner knows of them (PAL-13.7). The paladin of this round, chosen face down or in
    play, NO_PALADIN before the choice."""
    answer = answer_of(table, seat)
    to_come = table.undrawn[seat] | returning(table, seat)
    if answer == UNANSWERED:
        riding, top = table.paladin[seat], table.top[seat]
        if riding == NO_PALADIN and table.chosen[seat] >= 0:
            riding = table.chosen[seat]
        to_come |= table.hand[seat]
    else:
        riding, top = ARRANGE.argument(answer, 0), ARRANGE.argument(answer, 1)
        if table.round <= RETURNING:
            to_come |= 1 << ARRANGE.argument(answer, 2)
    if riding != NO_PALADIN:
        row[PALADIN + riding] = 1
    if top >= 0:
        row[NEXT_PALADIN + top] = 1
    put_mask(row, PALADINS_TO_COME, to_come)
    return riding


def answer_of(table: "Table", seat: int) -> int:
    """The arrangement that the seat has given while others have not yet."""
    if not table.agenda:
        return UNANSWERED
    top = table.agenda[-1]
    return top.answer_of(seat) if isinstance(top, Simultaneous) else UNANSWERED


def returning(table: "Table", seat: int) -> int:
    """The cards under the deck that still come back."""
    cards, under = 0, table.under[seat]
    for _ in range(STILL_RETURNING[table.round]):
        if under:
            cards |= 1 << (under & 15) - 1
            under >>= 4
    return cards


def supply_of(table: "Table", seat: int, paladin: int) -> int:
    """The workers of the seat, with those of a paladin who has not been turned up yet."""
    waiting = table.paladin[seat] == NO_PALADIN and paladin != NO_PALADIN
    return table.workers[seat] + (BROUGHT[paladin] if waiting else 0)
