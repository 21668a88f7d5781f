"""The errands of a visit that would do anything now (AMU-5.18)."""

from typing import Final

from pentarchy.games.amulet.cards import CASTLE, HUT
from pentarchy.games.amulet.errands import (
    ADVENTURE,
    CHASE,
    EXCHANGE,
    FIGHT,
    HEAL,
    HUT_ADVENTURE,
    HUT_HEAL,
    HUT_PRICES,
    HUT_REPAIR,
    POTION,
    SPELLS,
    bit,
)
from pentarchy.games.amulet.modifiers import REPAIR_CAP, REPAIR_CAPS
from pentarchy.games.amulet.steps.adventures import can_venture
from pentarchy.games.amulet.steps.buying import potions_on_offer, spells_on_offer
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.decks import one_by_one

FIGHT_BIT: Final = 1 << FIGHT
CHASE_BIT: Final = 1 << CHASE
MENDING: Final = bit("repair") | bit("hut_repair") | bit("pre_mending_prayer") | bit("hun_whetstone")
FAIR_TROPHIES: Final = bit("hun_fair_trophies")
CHECKED: Final = (
    MENDING
    | FAIR_TROPHIES
    | 1 << ADVENTURE
    | 1 << EXCHANGE
    | 1 << SPELLS
    | 1 << HEAL
    | 1 << POTION
    | 1 << HUT_HEAL
    | 1 << HUT_ADVENTURE
)


def doable(table: Table, seat: int) -> int:
    """The errands still to be picked that would do anything; chasing comes first (AMU-5.18)."""
    errands = table.visit.errands
    if errands & CHASE_BIT:
        return CHASE_BIT
    if errands & CHECKED:
        for errand in one_by_one(errands & CHECKED):
            if not is_useful(table, seat, errand):
                errands &= ~(1 << errand)
    return errands


def is_useful(table: Table, seat: int, errand: int) -> bool:
    if 1 << errand & MENDING:
        return can_mend(table, seat) and (errand != HUT_REPAIR or can_pay_hut(table, seat, errand))
    if errand == ADVENTURE:
        return can_venture(table, seat, CASTLE)
    if errand == HUT_ADVENTURE:
        return can_pay_hut(table, seat, errand) and can_venture(table, seat, HUT)
    if errand == EXCHANGE:
        return any(table.gems[seat * 5 : seat * 5 + 5])
    if errand == SPELLS:
        return bool(spells_on_offer(table, seat, False) or spells_on_offer(table, seat, True))
    if errand == POTION:
        return bool(potions_on_offer(table, seat))
    if 1 << errand & FAIR_TROPHIES:
        return table.trophies[seat] != 0
    hurt = table.health[seat] < table.most_health(seat)
    return hurt and (errand != HUT_HEAL or can_pay_hut(table, seat, errand))


def can_mend(table: Table, seat: int) -> bool:
    if not table.damaged_of(seat):
        return False
    return not table.plagues(seat) & REPAIR_CAPS[table.place[seat]] or table.visit.repaired < REPAIR_CAP


def hut_due(table: Table, errand: int) -> int:
    """AMU-5.11: the coins due for an action of the Robbers' Hut; the first ones may be waived."""
    visit = table.visit
    return max(0, HUT_PRICES[visit.upgraded][errand - HUT_REPAIR] - visit.waived)


def can_pay_hut(table: Table, seat: int, errand: int) -> bool:
    return table.coins[seat] >= hut_due(table, errand)
