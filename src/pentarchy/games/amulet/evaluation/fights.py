"""What a fight promises, by the solver: for bots and for the suggestion `place for me` (AMU-23.2, AMU-23.3)."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import (
    COINS_ON,
    CONSCIOUSNESS,
    FIGHT_WEAPONS,
    FIRST_MYTHICAL,
    GEM_OF,
    GEM_SQUARE,
    LAIR,
    MANOR,
    POINTS_OF,
    XP_OF,
    damage_left,
)
from pentarchy.games.amulet.cards import HEALTH as HEALTH_POTION
from pentarchy.games.amulet.evaluation.gems import gem_gain
from pentarchy.games.amulet.modifiers import (
    ALWAYS_KNIGHT,
    ALWAYS_PRIEST,
    CHAMPION_WEAPONS,
    HERO,
    KNIGHT,
    MONK,
    NO_SHIELDS,
    PRIEST,
    PRIEST_IN_DUNGEON,
    THREE_WEAPONS,
)
from pentarchy.games.amulet.potions import HEALTH_HEALS
from pentarchy.games.amulet.shapes import (
    FIRST_HELPER,
    FIRST_SPELL,
    PAYS_COIN,
    PAYS_GEM,
    PAYS_HEART,
    PAYS_XP,
    SPELL_TOKENS,
    WEAPON_TOKENS,
)
from pentarchy.games.amulet.solver import Plan, is_beaten, solve
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

STUN, HEALTH, COIN, XP, WEAR, SPELL = 8.0, 0.5, 0.3, 1.2, 0.6, 1.5


class Prices:
    """What things are worth in points to whoever asks."""

    def __init__(
        self,
        trophy: float,
        mythical: float,
        gem: float,
        coin: float,
        care: float,
        wear: float,
        spell: float,
        stun: float,
        failure: float,
    ) -> None:
        self.trophy = trophy
        self.mythical = mythical
        self.gem = gem
        self.coin = coin
        self.care = care
        self.wear = wear
        self.spell = spell
        self.stun = stun
        self.failure = failure


HUNTED = 130.0
FUSS = 4.0
ALONE = Prices(1.0, 12.0, 1.0, COIN, 1.0, WEAR, SPELL, STUN, 0.0)
TOGETHER = [Prices(0.5, HUNTED, 2.0, 1.0, 2.5, 1.8, 12.0, stun, -700.0) for stun in (70.0, 75.0, 90.0, 700.0)]
"""By the number of stun tokens taken so far."""
DESPERATE = [Prices(0.5, HUNTED, 2.0, 0.8, 1.5, 1.2, 6.0, stun, -60.0) for stun in (15.0, 20.0, 25.0, 700.0)]
"""On the last days a fight that fails loses little more than no fight."""


def helper_tokens(table: "Table", seat: int, where: int) -> int:
    """The helper that the seat would have at a place (AMU-9.3)."""
    if where == LAIR:
        knight = table.is_upgraded(LAIR) or table.knows(seat, ALWAYS_KNIGHT)
        return 1 << FIRST_HELPER + (KNIGHT if knight else HERO)
    if where == MANOR:
        priest = table.is_upgraded(MANOR) or table.knows(seat, ALWAYS_PRIEST)
        return 1 << FIRST_HELPER + (PRIEST if priest else MONK)
    return 1 << FIRST_HELPER + PRIEST if where >= 0 and table.knows(seat, PRIEST_IN_DUNGEON) else 0


def unshielded(table: "Table", seat: int, foe: int) -> bool:
    return table.knows(seat, NO_SHIELDS[foe >= FIRST_MYTHICAL][table.phase])


def value_of(table: "Table", seat: int, foe: int, plan: Plan, used: int, prices: Prices) -> float:
    """What a fight that ends with this plan brings, in points; its back names the card (AMU-23.5)."""
    fight = table.current_fight
    used |= plan.used
    left = table.health[seat] - damage_left(foe, plan.covered) + (used & PAYS_HEART).bit_count()
    if fight is not None:
        left += fight.healing - fight.extra_damage
    if left <= 0:
        left = revived(table.potions[seat], left)
    beaten, mythical = is_beaten(foe, plan), foe >= FIRST_MYTHICAL
    wear = prices.wear * (used & WEAPON_TOKENS).bit_count()
    wear += (SPELL if mythical else prices.spell) * (used >> FIRST_SPELL).bit_count()
    value = (prices.mythical if mythical else prices.trophy * POINTS_OF[foe] + XP * XP_OF[foe]) if beaten else 0.0
    if not beaten and mythical:
        value += prices.failure
    if left <= 0:
        return value - wear - prices.stun - prices.coin * table.coins[seat] / 2
    gems = 0 if GEM_SQUARE[foe] & plan.covered else (used & PAYS_GEM).bit_count()
    coins = (used & PAYS_COIN).bit_count() + ((COINS_ON[foe] & ~plan.covered).bit_count() if beaten else 0)
    lost = table.health[seat] - min(left, table.most_health(seat))
    if gems:
        value += prices.gem * gems * gem_gain(table.character[seat], table.fields[seat], GEM_OF[foe])
    value += prices.coin * coins + XP * (used & PAYS_XP).bit_count()
    return value - wear - prices.care * (HEALTH * lost + risk(left))


def revived(potions: int, left: int) -> int:
    """What potions make of a health at which a stun threatens."""
    if potions & HEALTH_POTION:
        left += HEALTH_HEALS
    return 1 if left <= 0 and potions & CONSCIOUSNESS else left


def risk(health: int) -> float:
    """Little health is dangerous at night."""
    return [8.0, 3.0, 1.5, 0.5][max(0, health)] if health < 4 else 0.0


def arranged(table: "Table", seat: int, prices: Prices) -> float:
    """The fight being arranged, if all goes by the solver from here."""
    fight = table.fight
    held = 1 << fight.token if fight.token >= 0 else 0
    sets = (fight.hand, fight.hand & ~SPELL_TOKENS)
    return max([laid_out(table, seat, held | hand, prices) for hand in sets]) - fuss(table)


def fuss(table: "Table") -> float:
    """Tokens are taken back only for a real gain, not for one within what these values are worth."""
    return FUSS * table.fight.lifted.bit_count()


def laid_out(table: "Table", seat: int, tokens: int, prices: Prices) -> float:
    fight = table.fight
    plan = solve(fight.foe, tokens, fight.unshielded, fight.covered, fight.outside)
    return value_of(table, seat, fight.foe, plan, fight.used, prices)


def armed(table: "Table", seat: int, foe: int, where: int, have: int, prices: Prices) -> float:
    """The best that the weapons chosen so far, with further ones, promise against a card, known or not."""
    mythical = foe < 0 or foe >= FIRST_MYTHICAL
    more = helper_tokens(table, seat, where) | (table.spells[seat] << FIRST_SPELL if mythical else 0)
    most = CHAMPION_WEAPONS if mythical and table.knows(seat, THREE_WEAPONS) else FIGHT_WEAPONS
    cards = [foe] if foe >= 0 else [FIRST_MYTHICAL + card for card in one_by_one(table.unseen_mythical)]
    sums = [
        sum([against(table, seat, card, weapons | more, prices) for card in cards])
        for weapons in weapon_sets(table, seat, have, most)
    ]
    return max(sums) / max(1, len(cards))


def against(table: "Table", seat: int, foe: int, tokens: int, prices: Prices) -> float:
    plan = solve(foe, tokens, unshielded(table, seat, foe))
    return value_of(table, seat, foe, plan, 0, prices)


def weapon_sets(table: "Table", seat: int, have: int, most: int) -> list[int]:
    """The sets of ready weapons that contain those already chosen."""
    ready = [1 << weapon for weapon in one_by_one(table.ready_of(seat) & ~have)]
    sets = [have]
    for _ in range(most - have.bit_count()):
        sets = sorted({some | weapon for some in sets for weapon in ready} | set(sets))
    return sets
