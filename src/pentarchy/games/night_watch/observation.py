"""All that a seat sees as numbers, in the order of its layout (NGT-23.1, NGT-23.2, NGT-23.6); players and the north
have modules of their own."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    BARREN,
    BUNDLE,
    CARD_KINDS,
    KINDS,
    PACKAGE,
    PRODUCES,
    PURCHASES,
    TERRAINS,
    WILDLINGS,
)
from pentarchy.games.night_watch.maps import ANY, IN_CAMP, INTERSECTIONS, MAPS, PATHS
from pentarchy.games.night_watch.moves import ACCEPT, COUNTER, REFUSE, WORDS
from pentarchy.games.night_watch.observation_north import put_north, put_seen
from pentarchy.games.night_watch.observation_players import CARD_COUNTS, HAND_COUNTS, put_player
from pentarchy.games.night_watch.showing_questions import about
from pentarchy.kernel.observation import (
    NO,
    SEAT,
    YES,
    Frame,
    Kept,
    Listed,
    Sets,
    number,
    one_of,
    seat_seen,
    zeros,
)

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

FRAME: Final = Frame(PACKAGE, WORDS, ["accept", "refuse", "counter"])
DIE: Final = one_of(6)
WILD: Final = one_of(13)
NO_DICE: Final = zeros(1 + 6 + 6 + 13)
STANDS: Final = [one_of(1 + len(layout.hexes)) for layout in MAPS]
"""Where Tormund stands: on a hex of the map, or in his camp."""
PLACES: Final = [*INTERSECTIONS, *PATHS]
PLACE: Final = dict(zip([*PLACES, None], one_of(len(PLACES))))
PURCHASE: Final = dict(zip([*PURCHASES, None], one_of(len(PURCHASES))))
DUE: Final = one_of(4)
SEAT_SETS: Final = [Sets(seats) for seats in range(len(SEAT))]


class Land(Kept[Listed]):
    """The hexes of a map, each with its terrain and the wildling on it: the map, what each hex produces, the hexes with
    each kind of wildling."""

    def entries(self, key: Listed) -> list[int]:
        layout, gift, entries = MAPS[key[0]], key[-len(WILDLINGS) :], list[int]()
        for place in layout.hexes:
            kind = key[1 + place]
            terrain = TERRAINS.index(layout.terrain_name[place]) if kind == BARREN else PRODUCES.index(kind)
            entries += [int(each == terrain) for each in range(len(TERRAINS))]
            entries += [hexes >> place & 1 for hexes in gift]
        return entries


class Markets(Kept[Listed]):
    """What the markets of a map take: the map, then the kind at every intersection."""

    def entries(self, key: Listed) -> list[int]:
        kinds = [key[1 + places[0]] for places in MAPS[key[0]].market_places]
        return [int(kind == each) for kind in kinds for each in range(ANY + 1)]


class Answers(Kept[int]):
    """The answer to a proposal: accept or refuse, or the cards of a counter-proposal."""

    def entries(self, key: int) -> list[int]:
        if COUNTER.covers(key):
            give, want = [BUNDLE.unpack(COUNTER.argument(key, side)) for side in range(2)]
            return [0, 0, 0, 1, *give, *want]
        said = [int(key == ACCEPT.base), int(key == REFUSE.base)]
        return [int(any(said)), *said]


LANDS: Final = [Land(len(layout.hexes) * (len(TERRAINS) + len(WILDLINGS))) for layout in MAPS]
MARKETS: Final = [Markets(len(layout.market_places) * (ANY + 1)) for layout in MAPS]
ANSWERS: Final = Answers(1 + 2 + 1 + 2 * KINDS)


def observe(table: "Table", you: int) -> bytes:
    row: list[bytes] = []
    FRAME.put(row, table, you)
    put_turn(row, table, you)
    put_map(row, table)
    for away in range(table.seats):
        put_player(row, table, (you + away) % table.seats, you)
    put_supplies(row, table, you)
    put_proposal(row, table, you)
    put_about(row, table, you)
    if table.full:
        put_north(row, table, you)
        put_seen(row, table, you)
    return b"".join(row)


def put_turn(row: list[bytes], table: "Table", you: int) -> None:
    turn, seats = table.turn, table.seats
    row.append(seat_seen(table.first, you, seats))
    row.append(seat_seen(table.active if table.turns and not table.over else -1, you, seats))
    row.append(number(table.turns))
    if turn.first:
        row += [YES, DIE[turn.first - 1], DIE[turn.second - 1], WILD[turn.wild if table.full else -1]]
    else:
        row.append(NO_DICE)
    row.append(YES if turn.rolled else NO)
    row.append(YES if turn.card_played else NO)
    row.append(YES if turn.trading else NO)
    row.append(number(turn.proposals_left))


def put_map(row: list[bytes], table: "Table") -> None:
    layout = table.layout
    row.append(LANDS[layout].of((layout, *table.terrain, *table.watch.gift)))
    row.append(MARKETS[layout].of((layout, *table.markets)))
    hexes = MAPS[layout].hexes
    row.append(STANDS[layout][len(hexes) if table.robber == IN_CAMP else hexes.index(table.robber)])


def put_supplies(row: list[bytes], table: "Table", you: int) -> None:
    row.append(HAND_COUNTS.of(tuple(table.bank)))
    row.append(number(sum(table.deck)))
    row.append(CARD_COUNTS.of(tuple(table.removed[:CARD_KINDS])))
    row.append(seat_seen(table.road_holder, you, table.seats))
    row.append(seat_seen(table.patrol_holder, you, table.seats))


def put_proposal(row: list[bytes], table: "Table", you: int) -> None:
    """The last proposal of this turn with its answers, also when it is settled."""
    trade, seats, asked = table.trade, table.seats, 0
    if trade is None:
        row.append(zeros(1 + 2 * KINDS + seats + seats * ANSWERS.size))
        return
    for seat in trade.to:
        asked |= 1 << (seat - you) % seats
    row += [YES, HAND_COUNTS.of(tuple(trade.give)), HAND_COUNTS.of(tuple(trade.want)), SEAT_SETS[seats].of(asked)]
    row += [ANSWERS.of(move) for move in trade.answers[you:] + trade.answers[:you]]


def put_about(row: list[bytes], table: "Table", you: int) -> None:
    matter = about(table)
    if matter is None:
        row.append(zeros(1 + len(PLACES) + table.seats + 4 + len(PURCHASES)))
        return
    seat, cards = matter["seat"], matter["cards"]
    row += [YES, PLACE[matter["place"]], seat_seen(-1 if seat is None else seat, you, table.seats)]
    row += [DUE[-1 if cards is None else cards], PURCHASE[matter["what"]]]
