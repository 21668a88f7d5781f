"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import DECK_SIZE, TIERS, tally_of
from pentarchy.games.dice_king.scoring import parts_of

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

CITIZEN, SUPER_JOKER, FIRE, STARS = 0.6, 0.8, 1.0, 0.5
DECK_WORTH: Final = [3.0, 3.5, 5.0, 5.0, 6.0]
ALARM_LOSS: Final = 2.0


def worth(table: "Table", seat: int) -> float:
    """Own points and jokers, less those of the strongest opponent, and what the dice promise while they roll."""
    own = standing(table, seat)
    others = max(standing(table, other) for other in range(table.seats) if other != seat)
    promise = dice_promise(table) if table.active == seat and table.rolls else 0.0
    return own - 0.5 * others + promise


def standing(table: "Table", seat: int) -> float:
    jokers = CITIZEN * table.citizens[seat].bit_count() + SUPER_JOKER * table.supers[seat].bit_count()
    return sum(parts_of(table, seat).values()) + jokers + FIRE * table.fires[seat]


def dice_promise(table: "Table") -> float:
    """The best card of the offer, the less the further the dice are away from it."""
    tally = tally_of(table.dice)
    return max(promise_of(card, tally) for card in table.tops if card >= 0)


def promise_of(card: int, tally: list[int]) -> float:
    best = 0.0
    for i, tier in enumerate(TIERS[card]):
        near = 0.45 ** tier.lacks(tally)
        best = max(best, near * (DECK_WORTH[card // DECK_SIZE] + ALARM_LOSS + STARS * i))
    return best
