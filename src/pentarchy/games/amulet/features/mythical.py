"""How a seat would fare against the mythical monsters not seen yet (AMU-18.3): weapons are chosen before the card is
seen, spells after it. Worked out by the solver once for each set of tokens, then looked up."""

from typing import Final

from pentarchy.games.amulet.cards import FIGHT_WEAPONS, FIRST_MYTHICAL, SPELL_PRICE, WEAPONS_EACH
from pentarchy.games.amulet.features.layout import size, sums
from pentarchy.games.amulet.features.prospects import damage_taken, packed, plan_of, weak_open
from pentarchy.games.amulet.shapes import FIRST_HELPER, FIRST_SPELL, SHAPE_OF
from pentarchy.kernel.decks import one_by_one

PER_CENT: Final = 100
TENTHS: Final = 10
MOST_SPELLS: Final = 2
"""The solver lays the dearest two; each square of the others covers one damage."""
OPEN: Final = 32
"""What an open weak spot counts in a result: more than all damage, so that only who beats the monster survives it."""
SQUARES_IN: Final = sums([price - 1 for price in SPELL_PRICE])
"""AMU-9.5."""
KNOWN_SPELLS: Final[dict[int, int]] = {}
KNOWN_FIGHTS: Final[dict[int, int]] = {}
KNOWN_RESULTS: Final[dict[int, list[int]]] = {}


def results(character: int, crew: int, bare: bool, armed: int, ready: int, spells: int, unseen: int) -> list[int]:
    """For each monster the damage, and `OPEN` for each weak spot left: with the weapons armed and, of those ready (all
    counted from the first of the character), those that do most against all of them."""
    key = ((((armed << 6 | ready) << 13 | spells) << 6 | unseen) << 4 | crew) << 4 | character << 1 | bare
    known = KNOWN_RESULTS.get(key)
    if known is None:
        weapons = best_weapons(character, crew, bare, armed, ready, spells, unseen, FIGHT_WEAPONS)
        known = KNOWN_RESULTS[key] = against_all(unseen, character, crew, bare, weapons, spells)
    return known


def best_weapons(
    character: int, crew: int, bare: bool, armed: int, ready: int, spells: int, unseen: int, most: int
) -> int:
    """Those armed, and up to so many in all of those ready."""
    free = ready & ~armed
    best, best_sum = armed, -1
    for some in sets_of(free, min(size(free), most - size(armed))):
        total = sum(against_all(unseen, character, crew, bare, armed | some, spells))
        if best_sum < 0 or total < best_sum:
            best, best_sum = armed | some, total
    return best


def against_all(unseen: int, character: int, crew: int, bare: bool, weapons: int, spells: int) -> list[int]:
    return [result(card, character, crew, bare, weapons, spells) for card in one_by_one(unseen)]


def result(card: int, character: int, crew: int, bare: bool, weapons: int, spells: int) -> int:
    laid = dearest(spells)
    found = solved(card, character, crew, bare, weapons, laid)
    hurt, more = found % OPEN, SQUARES_IN[spells] - SQUARES_IN[laid]
    return found - min(hurt, more)


def solved(card: int, character: int, crew: int, bare: bool, weapons: int, spells: int) -> int:
    key = (((card << 6 | weapons) << 13 | spells) << 4 | crew) << 4 | character << 1 | bare
    known = KNOWN_FIGHTS.get(key)
    if known is None:
        tokens = weapons << character * WEAPONS_EACH | crew << FIRST_HELPER | spells << FIRST_SPELL
        found = packed(FIRST_MYTHICAL + card, plan_of(FIRST_MYTHICAL + card, tokens, bare))
        known = KNOWN_FIGHTS[key] = OPEN * weak_open(found) + damage_taken(found)
    return known


def sets_of(members: int, count: int) -> list[int]:
    """All sets of so many, as masks."""
    if count <= 0:
        return [0]
    sets = []
    while members:
        low = members & -members
        members ^= low
        sets += [low | rest for rest in sets_of(members, count - 1)]
    return sets


def dearest(spells: int) -> int:
    """The dearest of these spells, as the first tokens of their shapes: fewer fights to work out."""
    known = KNOWN_SPELLS.get(spells)
    if known is None:
        known = 0
        for spell in sorted(one_by_one(spells), key=lambda spell: -SPELL_PRICE[spell])[:MOST_SPELLS]:
            shape = SHAPE_OF[FIRST_SPELL + spell]
            twins = [i for i in range(len(SPELL_PRICE)) if SHAPE_OF[FIRST_SPELL + i] == shape]
            known |= 1 << next(i for i in twins if not known >> i & 1)
        KNOWN_SPELLS[spells] = known
    return known


def share_beaten(found: list[int]) -> int:
    """In per cent."""
    return share_below(found, OPEN)


def share_survived(found: list[int], health: int) -> int:
    """In per cent: of the monsters that are beaten and leave a fighter with this health on his feet."""
    return share_below(found, health)


def share_unhurt(found: list[int], health: int) -> int:
    """In per cent: of the monsters, beaten or not, that leave a fighter with this health on his feet."""
    return share_below([each % OPEN for each in found], health)


def share_below(found: list[int], limit: int) -> int:
    count = 0
    for each in found:
        count += int(each < limit)
    return PER_CENT * count // len(found)


def mean_open(found: list[int]) -> int:
    """Weak spots left open, in tenths."""
    return TENTHS * sum([each // OPEN for each in found]) // len(found)


def mean_damage(found: list[int]) -> int:
    """In tenths."""
    return TENTHS * sum([each % OPEN for each in found]) // len(found)
