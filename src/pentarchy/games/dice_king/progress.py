"""How far the dice alone fulfil the cards of the offer, for those who look at them (DIC-4.2, DIC-5)."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king.cards import CARDS, DEMANDS, NO_CARD, SYMBOL_OF_FACE, TIERS, tally_at
from pentarchy.games.dice_king.conditions import UNITS, Condition, Tally, minus
from pentarchy.games.dice_king.view import CardProgress, TierProgress

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def progress(table: "Table") -> list[CardProgress]:
    tally = tally_at(table.faces)
    dice = [SYMBOL_OF_FACE[die * 6 + number] for die, number in enumerate(table.dice)] if table.rolls else []
    return [card_progress(card, tally, dice) for card in table.tops if card != NO_CARD]


def card_progress(card: int, tally: Tally, dice: list[int]) -> CardProgress:
    tiers, reading = TIERS[card], DEMANDS[card].read(tally)
    stars = reading.stars
    shown = [tier_progress(tier, tally, missing) for tier, missing in zip(tiers, reading.lacks)]
    spare = spare_dice(tiers[stars], tally, dice) if dice and stars < len(tiers) else []
    return {"card": CARDS[card], "stars": stars, "tiers": shown, "spare": spare}


def tier_progress(tier: Condition, tally: Tally, missing: int) -> TierProgress:
    counted = tally[tier.part]
    return {"missing": missing, "have": tier.have(counted), "first": tier.first(counted)}


def spare_dice(tier: Condition, tally: Tally, dice: list[int]) -> list[int]:
    """The dice, by their places from 1, without which no more is missing: those to roll again for this tier."""
    spare, missing = [], tier.gap(tally[tier.part])
    for place, symbol in enumerate(dice, start=1):
        without = minus(tally, UNITS[symbol])
        if tier.gap(without[tier.part]) <= missing:
            spare.append(place)
            tally, missing = without, tier.gap(without[tier.part])
    return spare
