"""What must hold at every moment."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    ARMOURY,
    COUNTS,
    FIRST_MYTHICAL,
    FORBIDDEN,
    GEMS_PER_COLOUR,
    MARK_OF,
    MYTHICAL,
    SILVER,
    mask_of,
)
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.shapes import CODES, FIRST_HELPER, FIRST_SPELL, OFF_OF, ON_OF, SHAPE_OF, index_of

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

ALL_MYTHICAL: Final = (1 << len(MYTHICAL)) - 1


def broken(table: "Table") -> list[str]:
    """The invariants that do not hold."""
    if min(table.character) < 0:
        return []
    fight = table.current_fight
    checks = {
        "gems AMU-1.6": gems_conserved(table),
        "monsters AMU-2.6": monsters_conserved(table),
        "mythical AMU-2.7": mythical_conserved(table),
        "adventures AMU-2.2": adventures_conserved(table),
        "weapons AMU-1.4": weapons_apart(table),
        "weapons on the adventure AMU-8.4": table.adventure < 0 or weapons_on_adventure(table) == table.away,
        "spells AMU-2.4": spells_conserved(table),
        "potions AMU-2.5": potions_apart(table),
        "health AMU-10.1": all(1 <= table.health[s] <= table.most_health(s) for s in range(table.seats)),
        "nothing negative": min([*table.coins, *table.xp, *table.pips, *table.gems, *table.supply]) >= 0,
        "silver AMU-10.10": all(not SILVER[table.character[s]] & ~table.fields[s] for s in range(table.seats)),
        "tokens do not overlap AMU-7.5": tokens_apart(table, table.quest_laid, table.quest_covered),
        "tokens of the fight AMU-7.5": fight is None or tokens_apart(table, fight.laid, fight.covered),
        "forbidden squares AMU-7.7": fight is None or forbidden_squares_free(fight),
        "oaths AMU-14.5": oaths_conserved(table),
    }
    return [name for name, holds in checks.items() if not holds]


def gems_conserved(table: "Table") -> bool:
    placed = sum((table.fields[s] & ~SILVER[table.character[s]]).bit_count() for s in range(table.seats))
    return placed + sum(table.gems) + sum(table.supply) == 5 * GEMS_PER_COLOUR


def apart(masks: list[int]) -> int:
    """The union of masks that must not overlap, or -1."""
    union = 0
    for mask in masks:
        if union & mask:
            return -1
        union |= mask
    return union


def monsters_conserved(table: "Table") -> bool:
    regular = (1 << FIRST_MYTHICAL) - 1
    trophies = [trophies & regular for trophies in table.trophies]
    found = apart([table.deck, table.lair, table.manor, table.village, table.gone & regular, *trophies])
    return found == mask_of([card for card, mark in enumerate(MARK_OF) if mark <= table.seats])


def mythical_conserved(table: "Table") -> bool:
    places = [trophies >> FIRST_MYTHICAL for trophies in table.trophies]
    lying = 1 << table.dungeon - FIRST_MYTHICAL if table.dungeon >= 0 else 0
    seen = apart([*places, table.gone >> FIRST_MYTHICAL, lying])
    return seen >= 0 and seen == ALL_MYTHICAL & ~table.unseen_mythical


def adventures_conserved(table: "Table") -> bool:
    lying = 1 << table.adventure if table.adventure >= 0 else 0
    return apart([table.unseen_adventures, lying, mask_of(table.finished)]) == (1 << len(ADVENTURES)) - 1


def weapons_apart(table: "Table") -> bool:
    owned = 0
    for character in table.character:
        owned |= ARMOURY[character]
    found = apart([table.ready, table.damaged, table.away])
    return found >= 0 and not found & ~owned


def weapons_on_adventure(table: "Table") -> int:
    return mask_of([token_of(table, move) for move in table.quest_laid if token_of(table, move) < FIRST_HELPER])


def spells_conserved(table: "Table") -> bool:
    laid = mask_of(
        [token_of(table, move) - FIRST_SPELL for move in table.quest_laid if token_of(table, move) >= FIRST_SPELL]
    )
    found = apart([table.tower, *table.spells, laid])
    return table.day == 0 or found.bit_count() == sum(COUNTS[table.seats].spells)


def potions_apart(table: "Table") -> bool:
    found = apart([table.shop, table.boxed, *table.potions])
    return table.day == 0 or found.bit_count() == COUNTS[table.seats].potions


def first_place(table: "Table") -> int:
    return table.game.vocabulary.by_name["place"].base


def token_of(table: "Table", move: int) -> int:
    return (move - first_place(table)) // CODES


def tokens_apart(table: "Table", laid: list[int], covered: int) -> bool:
    """What lies on a card neither overlaps nor covers more than the card says."""
    inside, outside = 0, 0
    for move in laid:
        token = token_of(table, move)
        i, shape = index_of(token, (move - first_place(table)) % CODES), SHAPE_OF[token]
        if i < 0 or ON_OF[shape][i] & inside or OFF_OF[shape][i] & outside:
            return False
        inside |= ON_OF[shape][i]
        outside |= OFF_OF[shape][i]
    return not inside & ~covered


def oaths_conserved(table: "Table") -> bool:
    campaign = table.campaign
    return apart([*campaign.oaths, *campaign.buried, campaign.shown]) >= 0


def forbidden_squares_free(fight: Fight) -> bool:
    return fight.foe < 0 or not fight.covered & FORBIDDEN[fight.foe]
