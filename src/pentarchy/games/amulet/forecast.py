"""How a fight ends as the tokens lie (AMU-6.8 to AMU-6.12): for the rules that end it, and for those who arrange it."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ANY,
    COINS_ON,
    FIRST_ADVENTURE,
    FIRST_MYTHICAL,
    GEM_OF,
    GEM_SQUARE,
    WEAK,
    XP_OF,
    damage_left,
)
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.hooks import BOUNTY
from pentarchy.games.amulet.modifiers import GREED
from pentarchy.games.amulet.shapes import PAYS_COIN, PAYS_GEM, PAYS_HEART, PAYS_XP
from pentarchy.games.amulet.view import Forecast, Outcome

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

OUTCOMES: Final[list[Outcome]] = ["victory", "mutual_destruction", "retreat", "defeat"]
VICTORY: Final = 0
MUTUAL_DESTRUCTION: Final = 1
RETREAT: Final = 2
DEFEAT: Final = 3


def weak_left(fight: Fight) -> int:
    """AMU-6.10: the weak spots that are not covered."""
    return WEAK[fight.foe] & ~fight.covered


def damage_of(fight: Fight) -> int:
    return damage_left(fight.foe, fight.covered) + fight.extra_damage


def healing_of(fight: Fight) -> int:
    return (fight.used & PAYS_HEART).bit_count() + fight.healing


def health_after(table: "Table", seat: int, fight: Fight) -> int:
    """AMU-6.8: health - damage + healing, all at the same time, at most the maximum."""
    return min(table.most_health(seat), table.health[seat] - damage_of(fight) + healing_of(fight))


def outcome_of(fight: Fight, stunned: bool) -> int:
    """AMU-6.10."""
    if weak_left(fight):
        return DEFEAT if stunned else RETREAT
    return MUTUAL_DESTRUCTION if stunned else VICTORY


def stuns(outcome: int) -> bool:
    """AMU-6.9: nothing but the experience of a beaten card is left to the stunned."""
    return outcome in (MUTUAL_DESTRUCTION, DEFEAT)


def coins_won(table: "Table", seat: int, fight: Fight, outcome: int) -> int:
    """AMU-6.11, AMU-9.4: coins of the card and symbols of used tokens."""
    if stuns(outcome):
        return 0
    coins = (fight.used & PAYS_COIN).bit_count()
    if outcome == VICTORY:
        hidden = 0 if table.knows(seat, GREED) else fight.covered
        coins += (COINS_ON[fight.foe] & ~hidden).bit_count()
        if fight.foe < FIRST_MYTHICAL and table.knows(seat, BOUNTY.mask):
            coins += BOUNTY.amount
    return coins


def xp_won(fight: Fight, outcome: int) -> int:
    """AMU-6.11, AMU-6.17: of the card that is beaten, and of symbols."""
    xp = XP_OF[fight.foe] if outcome in (VICTORY, MUTUAL_DESTRUCTION) else 0
    return xp if stuns(outcome) else xp + (fight.used & PAYS_XP).bit_count()


def gems_won(table: "Table", fight: Fight, outcome: int) -> list[int]:
    """AMU-6.12: one for each gem symbol used, if the gem square is open and the colour still in supply."""
    return [] if stuns(outcome) else gems_of_symbols(table, fight)


def gems_of_symbols(table: "Table", fight: Fight) -> list[int]:
    if GEM_SQUARE[fight.foe] & fight.covered:
        return []
    colour = GEM_OF[fight.foe]
    left = sum(table.supply) if colour == ANY else table.supply[colour]
    return [colour] * min(left, (fight.used & PAYS_GEM).bit_count())


def forecast(table: "Table", seat: int, fight: Fight) -> Forecast:
    """What the end would bring now; of potions only those that are drunk already."""
    if fight.foe >= FIRST_ADVENTURE:
        return adventure_forecast(table, seat, fight)
    health = health_after(table, seat, fight)
    outcome = outcome_of(fight, health <= 0)
    return {
        "weak": WEAK[fight.foe].bit_count(),
        "weak_left": weak_left(fight).bit_count(),
        "damage": damage_of(fight),
        "health": max(0, health),
        "outcome": OUTCOMES[outcome],
        "coins": coins_won(table, seat, fight, outcome),
        "xp": xp_won(fight, outcome),
        "gems": len(gems_won(table, fight, outcome)),
    }


def adventure_forecast(table: "Table", seat: int, fight: Fight) -> Forecast:
    """AMU-8.3, AMU-8.5: symbols pay at once; the coins of the card pay when it is completed."""
    open_coins = (COINS_ON[fight.foe] & ~fight.covered).bit_count()
    healed = table.health[seat] + (fight.used & PAYS_HEART).bit_count()
    return {
        "weak": WEAK[fight.foe].bit_count(),
        "weak_left": weak_left(fight).bit_count(),
        "damage": 0,
        "health": min(table.most_health(seat), healed),
        "outcome": "",
        "coins": open_coins + (fight.used & PAYS_COIN).bit_count(),
        "xp": (fight.used & PAYS_XP).bit_count(),
        "gems": len(gems_of_symbols(table, fight)),
    }
