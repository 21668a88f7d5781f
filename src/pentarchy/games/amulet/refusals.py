"""Why an errand, a potion or an oath is not possible now: the nearest reason, with the amounts that are missing."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import LASTING, PLACES, POTIONS, SKILLS, STEALTH
from pentarchy.games.amulet.errands import (
    ADVENTURE,
    BLOOD_REPAIR,
    CHASE,
    ERRANDS,
    EXCHANGE,
    FIGHT,
    FIRST_SKILL,
    HEAL,
    HUT_ADVENTURE,
    HUT_HEAL,
    HUT_REPAIR,
    POTION,
    SKILL_OF_ERRAND,
    SPELLS,
)
from pentarchy.games.amulet.hooks import BLOOD_COST
from pentarchy.games.amulet.modifiers import REPAIR_CAP, REPAIR_CAPS
from pentarchy.games.amulet.moves import DRINK, SNEAK
from pentarchy.games.amulet.oaths import AT_NIGHT, COSTS
from pentarchy.games.amulet.table import NONE, Table
from pentarchy.kernel.steps import Refusal

if TYPE_CHECKING:
    from pentarchy.kernel.events import Json

ON_ADVENTURE: Final = (ADVENTURE, HUT_ADVENTURE)
FAIR_TROPHIES: Final = ERRANDS.index("hun_fair_trophies")


def needs(rule: str, key: str, needed: int, have: int) -> Refusal:
    facts: dict[str, Json] = {"needed": needed, "have": have}
    return Refusal(rule, key, facts)


# Skills, potions, oaths.


def why_not_blood(table: Table, seat: int) -> Refusal:
    """AMU-21.4: the Holy Knight's repair for health."""
    skill = SKILL_OF_ERRAND[BLOOD_REPAIR]
    if not table.skills[seat] >> skill & 1:
        return Refusal("AMU-21.4", "not-learnt", {"skill": SKILLS[skill]})
    if table.spent[seat] >> skill & 1:
        return Refusal("AMU-21.4", "once-a-phase")
    if not table.damaged_of(seat):
        return Refusal("AMU-9.2", "nothing-damaged")
    return needs("AMU-21.4", "needs-health", BLOOD_COST + 1, table.health[seat])


def why_not_drink(table: Table, seat: int, move: int, rule: str, key: str) -> Refusal:
    """A potion that the seat does not have, or that is not for now (`key`)."""
    potion = STEALTH.bit_length() - 1 if SNEAK.covers(move) else move - DRINK.base
    if not table.potions[seat] >> potion & 1:
        return Refusal("AMU-9.6", "no-such-potion", {"potion": POTIONS[potion]})
    if SNEAK.covers(move) and not LASTING >> (move - SNEAK.base) & table.village >> (move - SNEAK.base) & 1:
        return Refusal("AMU-22.7", "no-lasting-monster")
    return Refusal(rule, key)


def why_not_fulfil(table: Table, seat: int, oath: int, where: int, have: int) -> Refusal:
    """AMU-14.13: not the seat's own, not by an action, not here, or more than it has."""
    cost = COSTS[oath]
    if not table.campaign.oaths[seat] >> oath & 1:
        return Refusal("AMU-14.13", "not-your-oath")
    if cost is None:
        return Refusal("AMU-14.13", "oath-by-itself")
    if cost.at != where:
        at = "night" if cost.at == AT_NIGHT else PLACES[cost.at]
        return Refusal("AMU-14.13", "oath-elsewhere", {"place": at})
    return needs("AMU-14.13", "oath-needs", cost.amount, have)


# Errands of a visit.


def why_not_errand(table: Table, seat: int, errand: int, offered: int, price: int) -> Refusal:
    """`offered` are the errands of this visit, done or not; `price` the coins that the errand costs."""
    visit = table.visit
    if not offered >> errand & 1:
        known = errand < FIRST_SKILL or table.skills[seat] >> SKILL_OF_ERRAND[errand] & 1
        skill = SKILLS[SKILL_OF_ERRAND[errand]] if errand >= FIRST_SKILL else ""
        return Refusal("AMU-5.18", "not-here") if known else Refusal("AMU-10.6", "not-learnt", {"skill": skill})
    if errand in (FIGHT, CHASE):
        return Refusal("AMU-5.16" if errand == FIGHT else "AMU-5.9", "no-monster-here")
    if not visit.errands >> errand & 1:
        return Refusal("AMU-5.18", "done-already")
    if visit.errands >> CHASE & 1:
        return Refusal("AMU-5.18", "chase-first")
    return why_useless(table, seat, errand, price)


def why_useless(table: Table, seat: int, errand: int, price: int) -> Refusal:
    if errand in (HEAL, HUT_HEAL) and table.health[seat] == table.most_health(seat):
        return Refusal("AMU-10.1", "full-health")
    if errand in ON_ADVENTURE and table.adventure == NONE:
        return Refusal("AMU-8.1", "no-adventure")
    if price > table.coins[seat]:
        rule = "AMU-5.11" if HUT_REPAIR <= errand <= HUT_ADVENTURE else "AMU-5.12"
        return needs(rule, "needs-coins", price, table.coins[seat])
    if errand in ON_ADVENTURE:
        return Refusal("AMU-8.1", "no-weapon-fits")
    if errand == EXCHANGE:
        return Refusal("AMU-5.14", "no-unplaced-gem")
    if errand in (SPELLS, POTION):
        return Refusal("AMU-5.8" if errand == SPELLS else "AMU-5.5", "nothing-on-offer")
    return why_no_repair(table, seat, errand)


def why_no_repair(table: Table, seat: int, errand: int) -> Refusal:
    if errand == FAIR_TROPHIES:
        return Refusal("AMU-21.3", "no-trophies")
    if not table.damaged_of(seat):
        return Refusal("AMU-9.2", "nothing-damaged")
    capped = table.plagues(seat) & REPAIR_CAPS[table.place[seat]]
    return (
        needs("AMU-12.12", "repair-limit", REPAIR_CAP, table.visit.repaired)
        if capped
        else Refusal("AMU-5.1", "not-here")
    )
