"""How good a table looks for a seat: what simple bots go by."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import DECK_SIZE, DEMANDS, tally_at
from pentarchy.games.dice_king.conditions import Tally
from pentarchy.games.dice_king.scoring import parts_of

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

JOKER: Final = 0.8
FIRE: Final = 1.0
STAR: Final = 0.7
CITIZEN_OF_DECK: Final = [5.0, 5.5, 7.0, 7.0, 9.0]
"""Roughly what a claim brings more than a dragon alarm."""
HOPE: Final = [0.0, 0.55, 0.35]
"""How much a claim is still worth for each die that it lacks, after the last, the first and the second roll."""


def worth(table: "Table", seat: int) -> float:
    """Own points and jokers, less half of the strongest opponent's, and what the dice promise before the claim."""
    own = standing(table, seat)
    others = max(standing(table, other) for other in range(table.seats) if other != seat)
    before_the_claim = table.active == seat and (table.rolls > 0 or table.question == "ClaimOrAlarm")
    return own - 0.5 * others + (dice_promise(table) if before_the_claim else 0.0)


def standing(table: "Table", seat: int) -> float:
    jokers = table.citizens[seat].bit_count() + table.supers[seat].bit_count()
    return sum(parts_of(table, seat).values()) + JOKER * jokers + FIRE * table.fires[seat]


def dice_promise(table: "Table") -> float:
    """The best card of the offer, the less the further the dice are away from it."""
    tally, hope = tally_at(table.faces), HOPE[table.rolls % 3]
    return max(promise_of(card, tally, hope) for card in table.tops if card >= 0)


def promise_of(card: int, tally: Tally, hope: float) -> float:
    citizen = CITIZEN_OF_DECK[card // DECK_SIZE]
    lacks = DEMANDS[card].read(tally).lacks
    return max(hope**dice * (citizen + STAR * stars) for stars, dice in enumerate(lacks))
