"""How far the dice alone fulfil the cards of the offer, for those who look at them (DIC-4.2, DIC-5)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import CARDS, DEMANDS, NO_CARD, SYMBOL_OF_FACE, TIERS, numbers_of, tally_at
from pentarchy.games.dice_king.conditions import UNITS
from pentarchy.games.dice_king.demands import Demand
from pentarchy.games.dice_king.view import CardProgress, TierProgress

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

KEPT: Final = 8192
"""There are some eight thousand things to say about all cards: see ADR 3."""


def progress(table: "Table") -> list[CardProgress]:
    rolling = table.rolls > 0
    return [card_progress(card, table.faces, rolling) for card in table.tops if card != NO_CARD]


@lru_cache(KEPT)
def card_progress(card: int, faces: int, rolling: bool) -> CardProgress:
    """Kept like the other parts of a view, see `showing.py`."""
    tiers, demand = TIERS[card], DEMANDS[card]
    counted = tally_at(faces)[demand.part]
    stars = demand.look_up(counted).stars
    spare = spare_dice(demand, stars, counted, dice_shown(faces)) if rolling and stars < len(tiers) else []
    shown = tiers_progress(card, counted & demand.mask)
    return {"card": CARDS[card], "stars": stars, "tiers": shown, "spare": spare}


@lru_cache(KEPT)
def tiers_progress(card: int, counted: int) -> list[TierProgress]:
    return [
        {"missing": missing, "have": tier.have(counted), "first": tier.first(counted)}
        for tier, missing in zip(TIERS[card], DEMANDS[card].look_up(counted).lacks)
    ]


@lru_cache(KEPT)
def dice_shown(faces: int) -> list[int]:
    """The symbol of each die."""
    return [SYMBOL_OF_FACE[die * 6 + number] for die, number in enumerate(numbers_of(faces))]


def spare_dice(demand: Demand, stars: int, counted: int, dice: list[int]) -> list[int]:
    """The dice, by their places from 1, without which the next tier misses no more: those to roll again for it."""
    spare, gap = [], gap_to(demand, stars, counted)
    for place, symbol in enumerate(dice, start=1):
        without = counted - UNITS[symbol][demand.part]
        left = gap_to(demand, stars, without)
        if left <= gap:
            spare.append(place)
            counted, gap = without, left
    return spare


def gap_to(demand: Demand, stars: int, counted: int) -> int:
    """What is missing for one more star: points where points are counted, dice otherwise."""
    points = demand.tiers[stars].points_missing(counted)
    return demand.look_up(counted).lacks[stars] if points is None else points
