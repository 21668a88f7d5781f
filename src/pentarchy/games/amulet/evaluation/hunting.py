"""How well a hunter is prepared for a mythical monster that nobody has seen yet (AMU-5.17, AMU-18.3)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ARMOURY,
    FIGHT_WEAPONS,
    FIRST_MYTHICAL,
    HEALTH_OF,
    PRICES,
    SPELL_PRICE,
    SPELLS,
    damage_left,
    mask_of,
)
from pentarchy.games.amulet.modifiers import CHAMPION_WEAPONS, THREE_WEAPONS
from pentarchy.games.amulet.shapes import FIRST_SPELL, PAYS_HEART
from pentarchy.games.amulet.solver import MOST_KEPT, is_beaten, solve
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

UNBEATEN: Final = -3.0
STUNNED: Final = 0.3
OF_PRICE: Final = [mask_of([spell for spell in range(len(SPELLS)) if SPELL_PRICE[spell] == price]) for price in PRICES]
KNOWN: Final[dict[tuple[int, int, int, int, int], float]] = {}


def readiness(table: "Table", seat: int, spells: int) -> float:
    """From 0, ill prepared, to 1, sure to win unharmed: with all weapons, and with those that are ready now."""
    own = (table.ready | table.damaged) & ARMOURY[table.character[seat]]
    most = CHAMPION_WEAPONS if table.knows(seat, THREE_WEAPONS) else FIGHT_WEAPONS
    health = HEALTH_OF[table.character[seat]]
    repaired = chance(own, spells, table.unseen_mythical, most, health)
    return 0.7 * repaired + 0.3 * chance(table.ready_of(seat), spells, table.unseen_mythical, most, health)


def chance(weapons: int, spells: int, unseen: int, most: int, health: int) -> float:
    """The prospects of the best weapons chosen blindly, over all cards that it may be."""
    key = (weapons, spells, unseen, most, health)
    if len(KNOWN) > MOST_KEPT:
        KNOWN.clear()
    if key not in KNOWN:
        sets = [kit | spells << FIRST_SPELL for kit in kits(weapons, most)]
        KNOWN[key] = max([0.0, *[against_all(tokens, unseen, health) for tokens in sets]])
    return KNOWN[key]


def against_all(tokens: int, unseen: int, health: int) -> float:
    cards = one_by_one(unseen)
    return sum([against(FIRST_MYTHICAL + card, tokens, health) for card in cards]) / max(1, len(cards))


def against(card: int, tokens: int, health: int) -> float:
    plan = solve(card, tokens)
    if not is_beaten(card, plan):
        return UNBEATEN
    hurt = damage_left(card, plan.covered) - (plan.used & PAYS_HEART).bit_count()
    return 1.0 if hurt < health else STUNNED


def kits(weapons: int, most: int) -> list[int]:
    """The largest sets of weapons that may be taken."""
    sets = [0]
    for _ in range(most):
        larger = sorted({some | 1 << weapon for some in sets for weapon in one_by_one(weapons & ~some)})
        sets = larger or sets
    return sets


def after_shopping(table: "Table", seat: int) -> float:
    """The readiness after the best purchase at the Mage Tower that the seat can pay (AMU-5.8)."""
    best = readiness(table, seat, table.spells[seat])
    for basket, cost in baskets(table.tower):
        if cost <= table.coins[seat]:
            best = max(best, readiness(table, seat, table.spells[seat] | basket))
    return best


def baskets(offer: int) -> list[tuple[int, int]]:
    """Sets of spells of different prices, the first of each price, with what they cost."""
    found = [(0, 0)]
    for price, mask in zip(PRICES, OF_PRICE, strict=True):
        first = offer & mask & -(offer & mask)
        if first:
            found.extend([(basket | first, cost + price) for basket, cost in found])
    return found
