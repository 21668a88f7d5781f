"""The row that a net reads off the table, from where one seat sits."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import CARDS_OF_SYMBOL, DECKS, MAX_ROLLS, NO_CARD
from pentarchy.games.dice_king.features.layout import (
    AHEAD,
    ASKED,
    BELOW,
    DRAGONS,
    FIRE_SUPPLY,
    FIRST_OF_DECK,
    FOES,
    GOLD_SUPPLY,
    GUARDED,
    LEADS,
    LYING,
    MAKES_PAIR,
    MAP,
    MY_TURN,
    NEXT_TURN,
    NUMBER_OF,
    OVER,
    OWN_JOKERS,
    PLAYERS,
    POINTS,
    RUINS,
    SEATS,
    SIZE,
    STEALS_GEM,
    SUPPLY,
    THEIR_TURN,
    TURNS,
    UNCOVERED,
    WHITE_SUPPLY,
    WHOLE_TURN,
    WHOLE_TURN_WITH_WILD,
)
from pentarchy.games.dice_king.features.odds import ALONE, CERTAIN, NOTHING_STAYS, ODDS_OF, WITH_WILD, Odds
from pentarchy.games.dice_king.features.prospects import Ground, Prospect
from pentarchy.games.dice_king.features.realms import ones
from pentarchy.games.dice_king.features.seats import put_between, put_seat
from pentarchy.games.dice_king.features.turns import put_turn
from pentarchy.games.dice_king.purses import Purse
from pentarchy.kernel.features import put, put_count, put_question

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

EVEN: Final = 100
"""Points ahead are counted from here."""
FEWEST_SEATS: Final = 2
USUAL: Final = [164, 107, 41, 144, 104, 81, 50]
"""The mean chance over all cards of a deck, tier by tier (DIC-5.9)."""
USUAL_WITH_WILD: Final = [194, 173, 124, 192, 182, 164, 153]


def features(table: "Table", seat: int) -> list[int]:
    """Seats are counted from the one that looks."""
    row = [0] * SIZE
    ground, seats = Ground(table), table.seats
    hopes = [Prospect(table, ground, (seat + i) % seats) for i in range(seats)]
    put_table(row, table, seat)
    put_offer(row, table, ground)
    put_own_jokers(row, table, hopes[0].purse, ground.citizens ^ table.citizens[seat])
    for i, hope in enumerate(hopes):
        put_seat(row, SEATS[i], table, (seat + i) % seats, hope, ground)
        put_next_turn(row, SEATS[i], hope)
        if i:
            put_between(row, FOES[i - 1], hopes[0], hope)
    put_standing(row, table, seat)
    if table.turns and table.agenda:
        away = (table.active - seat) % seats
        put_turn(row, THEIR_TURN if away else MY_TURN, table, hopes[away], ground)
    return row


def put_table(row: list[int], table: "Table", seat: int) -> None:
    row[PLAYERS + table.seats - FEWEST_SEATS] = 1
    row[MAP + table.layout] = 1
    put_question(row, ASKED, NUMBER_OF, table, seat)
    row[OVER] = 0 if table.agenda else 1
    put(row, TURNS, table.turns)
    put_count(row, SUPPLY, table.supply, 10)
    put_count(row, DRAGONS, ones(table.dragons), 3)
    put_gems(row, table)
    put_count(row, FIRE_SUPPLY, table.fire_supply, 2)
    row[RUINS] = ones(table.ruins)
    for deck in range(DECKS):
        row[BELOW + deck] = ones(table.decks[deck])


def put_gems(row: list[int], table: "Table") -> None:
    dragons = table.dragons
    row[GUARDED] = ones(table.white_spots & dragons)
    row[GUARDED + 1] = ones(table.gold_spots & dragons)
    row[LYING] = ones(table.white_spots & ~dragons)
    row[LYING + 1] = ones(table.gold_spots & ~dragons)
    row[WHITE_SUPPLY] = table.white_supply
    put_count(row, GOLD_SUPPLY, table.gold_supply, 2)


def put_offer(row: list[int], table: "Table", ground: Ground) -> None:
    """How likely each citizen is for who has the whole turn before them."""
    row[STEALS_GEM] = 1 if ground.thief_of_gems else 0
    for deck, card in enumerate(table.tops):
        if card != NO_CARD:
            row[UNCOVERED + deck] = 1
            put_whole_turn(row, FIRST_OF_DECK[deck], ODDS_OF[card])
        elif table.decks[deck]:
            put_usual(row, FIRST_OF_DECK[deck], FIRST_OF_DECK[deck + 1])


def put_whole_turn(row: list[int], at: int, tiers: list[Odds]) -> None:
    place = tiers[0].alphabet.place(NOTHING_STAYS)
    for i, odds in enumerate(tiers):
        row[WHOLE_TURN + at + i] = odds.chance(ALONE, place, MAX_ROLLS - 1)
        row[WHOLE_TURN_WITH_WILD + at + i] = odds.chance(WITH_WILD, place, MAX_ROLLS - 1)


def put_usual(row: list[int], at: int, end: int) -> None:
    """The next card is about to be uncovered."""
    for place in range(at, end):
        row[WHOLE_TURN + place] = USUAL[place]
        row[WHOLE_TURN_WITH_WILD + place] = USUAL_WITH_WILD[place]


def put_next_turn(row: list[int], at: int, hope: Prospect) -> None:
    best = second = 0
    for place, gain in enumerate(hope.gains):
        expected = gain * row[WHOLE_TURN + place] // CERTAIN
        if expected > best:
            best, second = expected, best
        elif expected > second:
            second = expected
    row[at + NEXT_TURN], row[at + NEXT_TURN + 1] = best, second


def put_own_jokers(row: list[int], table: "Table", purse: Purse, others: int) -> None:
    """Which jokers the seat has, and where the other halves of its pairs are."""
    odd = 0
    for i, symbol in enumerate(purse.symbols):
        row[OWN_JOKERS + symbol] = purse.counts[i]
        if purse.counts[i] % 2:
            odd |= CARDS_OF_SYMBOL[symbol]
    if odd:
        for deck, card in enumerate(table.tops):
            if card != NO_CARD:
                row[MAKES_PAIR + deck] = odd >> card & 1
        row[MAKES_PAIR + DECKS] = (odd & others).bit_count()


def put_standing(row: list[int], table: "Table", seat: int) -> None:
    """DIC-8.8: points first, then fires; DIC-7.4: whatever the points are."""
    mine, best, best_of_others = row[SEATS[0] + POINTS], 0, 0
    for i in range(1, table.seats):
        points = row[SEATS[i] + POINTS]
        best = max(best, points)
        best_of_others = max(best_of_others, points * EVEN + table.fires[(seat + i) % table.seats])
    put(row, AHEAD, EVEN + mine - best)
    ahead = mine * EVEN + table.fires[seat] - best_of_others
    if table.instant_winner >= 0:
        row[LEADS] = 1 if table.instant_winner == seat else 0
    elif ahead >= 0:
        row[LEADS if ahead else LEADS + 1] = 1
