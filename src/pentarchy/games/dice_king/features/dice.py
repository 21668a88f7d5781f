"""What a net reads off the dice: how likely each citizen of the offer is, and what follows for the player in turn."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import DECK_SIZE, DECKS, DEMANDS, MAX_ROLLS, tally_at
from pentarchy.games.dice_king.conditions import UNITS, Tally
from pentarchy.games.dice_king.demands import Reading
from pentarchy.games.dice_king.features.layout import (
    ALARM,
    BEST,
    CHANCE,
    CHANCE_WITH_JOKER,
    CHANCE_WITH_WILD,
    CHECKING,
    CLAIMED,
    FALLING,
    FIRST_OF_DECK,
    HOPE,
    NAMED,
    PRICE,
    REROLLS,
    ROLLING,
    TO_COME,
)
from pentarchy.games.dice_king.features.odds import ALONE, CERTAIN, ODDS_OF, WITH_WILD
from pentarchy.games.dice_king.features.prospects import Prospect
from pentarchy.games.dice_king.features.realms import ones
from pentarchy.games.dice_king.purses import Purse
from pentarchy.kernel.features import put_count

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

EACH_DIE: Final = 0o111111
"""The lowest bit of what each die shows."""
ANY: Final = -1
ANY_FACE: Final = [ANY]
NO_AID: Final[list[int]] = []


def put_rolling(row: list[int], at: int, table: "Table", faces: int, purse: Purse) -> None:
    """The chances of all that is offered, with the dice that stay and the rerolls that are left."""
    rerolls = MAX_ROLLS - table.rolls
    row[at + ROLLING] = 1
    put_count(row, at + REROLLS, rerolls, 2)
    row[at + FALLING] = falling(faces)
    aids = aids_of(purse)
    for deck, card in enumerate(table.tops):
        if card >= 0:
            put_chances(row, at + FIRST_OF_DECK[deck], card, faces, rerolls, aids)


def falling(faces: int) -> int:
    """How many dice do not stay."""
    return ones(faces & faces >> 1 & faces >> 2 & EACH_DIE)


def aids_of(purse: Purse) -> list[int]:
    """The symbols of which these jokers make a die; ANY for one of any face, which is as good as all of them."""
    if purse.supers > 1:
        return ANY_FACE
    if not purse.dice:
        return NO_AID
    least = 1 if purse.supers else 2
    return [symbol for i, symbol in enumerate(purse.symbols) if purse.counts[i] >= least]


def put_chances(row: list[int], at: int, card: int, faces: int, rerolls: int, aids: list[int]) -> None:
    tiers = ODDS_OF[card]
    place = tiers[0].alphabet.place(faces)
    for i, odds in enumerate(tiers):
        chance, with_wild = odds.chance(ALONE, place, rerolls), odds.chance(WITH_WILD, place, rerolls)
        row[at + i + CHANCE] = chance
        for symbol in aids:
            better = with_wild if symbol == ANY else odds.with_die(symbol, place, rerolls)
            if better > chance:
                chance = better
        row[at + i + CHANCE_WITH_JOKER] = chance
        row[at + i + CHANCE_WITH_WILD] = with_wild


def put_checking(row: list[int], at: int, table: "Table", purse: Purse) -> None:
    """What the dice fulfil; once a claim is being paid for, that alone."""
    row[at + CHECKING] = 1
    if table.target >= 0:
        put_payment(row, at, table)
        return
    tally, aids = tally_at(table.faces), aids_of(purse)
    for deck, card in enumerate(table.tops):
        if card >= 0:
            put_fulfilled(row, at + FIRST_OF_DECK[deck], card, tally, aids)


def put_payment(row: list[int], at: int, table: "Table") -> None:
    claimed = at + FIRST_OF_DECK[table.target // DECK_SIZE] + table.stars - 1
    row[claimed + CLAIMED] = 1
    row[claimed + CHANCE] = row[claimed + CHANCE_WITH_JOKER] = CERTAIN
    row[at + NAMED] = len(table.spent)
    row[at + PRICE] = min([len(order) for order in table.orders])


def put_fulfilled(row: list[int], at: int, card: int, tally: Tally, aids: list[int]) -> None:
    demand = DEMANDS[card]
    counted = tally[demand.part]
    put_reached(row, at + CHANCE, demand.look_up(counted), 0)
    put_reached(row, at + CHANCE_WITH_JOKER, demand.look_up(counted), 0)
    put_reached(row, at + CHANCE_WITH_WILD, demand.look_up(counted), 1)
    for symbol in aids:
        if symbol == ANY:
            put_reached(row, at + CHANCE_WITH_JOKER, demand.look_up(counted), 1)
        else:
            put_reached(row, at + CHANCE_WITH_JOKER, demand.look_up(counted + UNITS[symbol][demand.part]), 0)


def put_reached(row: list[int], at: int, reading: Reading, wild: int) -> None:
    """The tiers that are fulfilled with so many more dice of any face."""
    for i, lacks in enumerate(reading.lacks):
        if lacks <= wild:
            row[at + i] = CERTAIN


def put_hopes(row: list[int], at: int, hope: Prospect) -> None:
    """What each citizen brings, as far as it is likely to come."""
    best = second = with_joker = 0
    for place, gain in enumerate(hope.gains):
        expected = gain * row[at + CHANCE + place] // CERTAIN
        row[at + HOPE + place] = expected
        if expected > best:
            best, second = expected, best
        elif expected > second:
            second = expected
        helped = gain * row[at + CHANCE_WITH_JOKER + place] // CERTAIN
        if helped > with_joker:
            with_joker = helped
    row[at + BEST], row[at + BEST + 1], row[at + BEST + 2], row[at + TO_COME] = best, with_joker, second, best
    put_alarm(row, at)


def put_alarm(row: list[int], at: int) -> None:
    """As if the citizens came independently of each other."""
    none = CERTAIN
    for deck in range(DECKS):
        none = none * (CERTAIN - row[at + CHANCE + FIRST_OF_DECK[deck]]) // CERTAIN
    row[at + ALARM] = none
