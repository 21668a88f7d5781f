"""Things allowed at any time of the own turn outside fights (AMU-3.7, hook `turn_free`)."""

from typing import Final

from pentarchy.games.amulet.cards import GEM_OF, HEALTH, LASTING, MONSTERS, STEALTH
from pentarchy.games.amulet.errands import BLOOD_REPAIR, COIN_GAINS, GAINS, HEALTH_GAINS, SKILL_OF_ERRAND
from pentarchy.games.amulet.hooks import BLOOD_COST
from pentarchy.games.amulet.moves import DRINK, SNEAK
from pentarchy.games.amulet.oaths import ASKED_AT, COIN_OATHS, HEALTH_OATHS
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.health import drink
from pentarchy.games.amulet.steps.potions import HEALTH_MOVE, use_up
from pentarchy.games.amulet.table import HIDDEN_OATHS, Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event

BLOOD_SKILL: Final = 1 << SKILL_OF_ERRAND[BLOOD_REPAIR]
BLOOD_BIT: Final = 1 << BLOOD_REPAIR
FREE_POTIONS: Final = HEALTH | STEALTH


def blood_repair(table: Table, seat: int) -> int:
    """AMU-21.4: once a phase, with at least 3 health; the errand as a mask."""
    if not table.skills[seat] & BLOOD_SKILL or table.spent[seat] & BLOOD_SKILL:
        return 0
    return BLOOD_BIT if table.health[seat] > BLOOD_COST and table.damaged_of(seat) else 0


def only_gains(table: Table, seat: int, errands: int, where: int) -> bool:
    """AMU-5.18, AMU-11.1: whether nothing is left but gains that come by themselves, in whatever order: no choice. They
    are one where coins or health gained first could pay for an oath or a repair that cannot be paid yet, and while an
    oath is hidden: what is on offer must not depend on it (AMU-16.1)."""
    campaign = table.campaign
    if errands & ~GAINS or (table.mode == HIDDEN_OATHS and campaign.oaths[seat]):
        return False
    held = campaign.oaths[seat] & ASKED_AT[where]
    if errands & COIN_GAINS and held & COIN_OATHS:
        return False
    if errands & HEALTH_GAINS:
        bleeds = table.skills[seat] & BLOOD_SKILL & ~table.spent[seat] and table.damaged_of(seat)
        return not bleeds and not held & HEALTH_OATHS
    return True


def free_drinks(table: Table, seat: int) -> list[int]:
    """AMU-22.3, AMU-22.7: the Potion of Health, and that of Stealth against a lasting card at the Village."""
    held = table.potions[seat]
    moves = [HEALTH_MOVE] if held & HEALTH else []
    if held & STEALTH:
        moves.extend([SNEAK.base + card for card in one_by_one(table.village & LASTING)])
    return moves


def take_free_drink(table: Table, seat: int, move: int) -> None:
    if SNEAK.covers(move):
        sneak_past(table, seat, move - SNEAK.base)
    else:
        drink(table, seat, 1 << move - DRINK.base, "AMU-22.3")


def sneak_past(table: Table, seat: int, card: int) -> None:
    """AMU-22.7: the ability does not apply to the user, who gains the card's gem."""
    use_up(table, seat, STEALTH, "AMU-22.7")
    table.cancelled[seat] |= 1 << card
    if table.events is not None:
        table.tell(Event("sneaked", "AMU-22.7", seat, {"monster": MONSTERS[card]}))
    gain_gems(table, seat, [GEM_OF[card]])
