"""What a net reads of a seat."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import SCORE, TOKENS
from pentarchy.games.dice_king.features.layout import (
    FACE_UP,
    FIRES,
    FIRES_AHEAD,
    GAINS,
    GOLD,
    GROUPS,
    GROWTH_BY_ROGUE,
    JOKER_DICE,
    LAST_TOKENS,
    MOST_FIRES,
    OTHER_CASTLES,
    PAIRS,
    POINTS,
    PREY,
    RING,
    ROOM,
    SECOND,
    START_ROLL,
    SUPERS,
    TARGETS,
    TERRITORY,
    THREAT,
    TILE,
    TURNS_AWAY,
    WEAK,
    WHITE,
    WON_AT_ONCE,
)
from pentarchy.games.dice_king.features.prospects import Ground, Prospect, depth
from pentarchy.games.dice_king.features.realms import ones
from pentarchy.games.dice_king.purses import Purse
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

IN_TERRITORY: Final = SCORE["largest_territory"]
OUTSIDE: Final = SCORE["other_castles"]
FOR_FIRES: Final = SCORE["most_dragon_fires"]
FOR_GOLD: Final = SCORE["gold_gem"]
FOR_WHITE: Final = SCORE["white_gem"]
EVEN: Final = 15
"""Fires ahead are counted from here: there are no more of them."""


def points_of(table: "Table", seat: int, hope: Prospect) -> int:
    """DIC-8.2"""
    largest = hope.realm.largest
    points = IN_TERRITORY * largest + OUTSIDE * (hope.realm.castles - largest)
    points += FOR_GOLD * table.gold[seat] + FOR_WHITE * table.white[seat]
    return points + FOR_FIRES if table.fires[seat] and hope.fires_ahead >= 0 else points


def put_seat(row: list[int], at: int, table: "Table", seat: int, hope: Prospect, ground: Ground) -> None:
    put_when(row, at, table, seat)
    put_score(row, at, table, seat, hope)
    put_jokers(row, at, hope.purse)
    put_map(row, at, table, hope, ground)
    for place, gain in enumerate(hope.gains):
        put(row, at + GAINS + place, gain)


def put_when(row: list[int], at: int, table: "Table", seat: int) -> None:
    if not table.turns:
        put(row, at + START_ROLL, table.sixes[seat] + 1)
    elif table.agenda:
        put_count(row, at + TURNS_AWAY, (seat - table.active) % table.seats, 3)
    elif table.instant_winner == seat:
        row[at + WON_AT_ONCE] = 1


def put_score(row: list[int], at: int, table: "Table", seat: int, hope: Prospect) -> None:
    realm, fires, ahead = hope.realm, table.fires[seat], hope.fires_ahead
    put(row, at + POINTS, points_of(table, seat, hope))
    row[at + TERRITORY] = realm.largest
    row[at + OTHER_CASTLES] = realm.castles - realm.largest
    row[at + WHITE] = table.white[seat]
    row[at + GOLD] = table.gold[seat]
    row[at + FIRES_AHEAD] = EVEN + ahead
    if fires:
        put_count(row, at + FIRES, fires, 3)
        row[at + MOST_FIRES] = 1 if ahead >= 0 else 0
    left = TOKENS - realm.castles
    if left <= 3:
        row[at + LAST_TOKENS] = 1
        row[at + LAST_TOKENS + 1] = 1 if left <= 1 else 0
        row[at + LAST_TOKENS + 2] = 0 if left else 1


def put_jokers(row: list[int], at: int, purse: Purse) -> None:
    if purse.supers:
        put_count(row, at + SUPERS, purse.supers, 2)
    if purse.dice:
        put_count(row, at + JOKER_DICE, purse.dice, 3)
    cards = pairs = 0
    for count in purse.counts:
        cards += count
        pairs += count // 2
    row[at + FACE_UP] = cards
    row[at + PAIRS] = pairs


def put_map(row: list[int], at: int, table: "Table", hope: Prospect, ground: Ground) -> None:
    realm, near = hope.realm, hope.realm.grows[0]
    row[at + GROUPS] = realm.groups
    row[at + SECOND] = realm.second
    row[at + ROOM] = ones(near & ground.free)
    row[at + ROOM + 1] = ones(near & table.dragons)
    row[at + ROOM + 2] = ones(near & hope.others)
    row[at + ROOM + 3] = ones(near & table.white_spots)
    row[at + ROOM + 4] = ones(near & table.gold_spots)
    for place, chance in enumerate(hope.chances):
        row[at + TILE + place] = chance
    put_war(row, at, hope)


def put_war(row: list[int], at: int, hope: Prospect) -> None:
    if hope.targets:
        row[at + RING] = hope.ring
        row[at + TARGETS] = ones(hope.targets)
        put_count(row, at + GROWTH_BY_ROGUE, hope.growth_by_rogue, 3)
    for place, castles in enumerate(hope.realm.weak):
        row[at + WEAK + place] = castles


def put_between(row: list[int], at: int, mine: Prospect, theirs: Prospect) -> None:
    """What two seats can do to each other with a rogue: nothing, or one castle and what breaks with it."""
    if theirs.targets & mine.castles:
        put_count(row, at + THREAT, 1 + depth(mine.realm.breaks, theirs.targets), 4)
    if mine.targets & theirs.castles:
        put_count(row, at + PREY, 1 + depth(theirs.realm.breaks, mine.targets), 4)
