"""The table: everything that lies on it, as small numbers. A set of places is a bit mask; lists go by seat.

A list said to be replaced is never changed in place: copies of the table share it.
"""

from random import Random
from typing import Final

from pentarchy.games.night_watch import evaluation, invariants, knowledge, scoring, view
from pentarchy.games.night_watch.cards import CARD_KINDS, GUARDS, HAND_LIMIT, IN_BOX, KEEPS, KINDS, ROADS, SETTLEMENTS
from pentarchy.games.night_watch.diary import Entry
from pentarchy.games.night_watch.maps import HEXES, IN_CAMP, MAPS
from pentarchy.games.night_watch.steals import Steal
from pentarchy.games.night_watch.watch import Watch, new_watch
from pentarchy.kernel.events import Json
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import Agenda

NOBODY_YET: Final = -1


class Table(Agenda["Table"]):
    """The map with its pieces, the bank, hands and cards of all players (NGT-1.1, NGT-29)."""

    # The game being played: mode, map, whether trade and building are one step, limits, who began.
    mode: int
    layout: int
    full: bool
    combined: bool
    offers_allowed: int
    turn_limit: int
    first: int

    # The map as it lies (all replaced): what each hex produces, the markets, each seat's rates by kind, and how many
    # cards each hex pays to each seat (so many bits a seat).
    terrain: list[int]
    markets: list[int]
    rates: list[int]
    stakes: list[int]

    # Pieces; `touched` are the intersections at own roads, `closed` those where the distance rule forbids building.
    settlements: list[int]
    keeps: list[int]
    roads: list[int]
    touched: list[int]
    closed: int
    robber: int
    lengths: list[int]
    road_holder: int
    patrol_holder: int

    # Cards. A hand is five numbers, action cards in hand are six.
    bank: list[int]
    hands: list[int]
    deck: list[int]
    held: list[int]
    fresh: list[int]
    patrols: list[int]
    removed: list[int]

    # What can be known about hidden cards: see knowledge.py and diary.py (ledger and diary are replaced).
    low: list[int]
    pins: list[int]
    ledger: list[Steal]
    diary: list[Entry]

    # The turn.
    active: int
    turns: int
    rolled: bool
    played: bool
    trading: bool
    offers: int
    dice: int
    wild: int
    actor: int
    spot: int
    received: int
    cards_due: int
    winner: int
    reason: str

    # The proposal under way, and the cards laid down on a seven.
    give: int
    want: int
    addressees: int
    answers: list[int]
    discarding: list[int]

    watch: Watch

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.mode = self.mode
        twin.layout = self.layout
        twin.full = self.full
        twin.combined = self.combined
        twin.offers_allowed = self.offers_allowed
        twin.turn_limit = self.turn_limit
        twin.first = self.first
        twin.terrain = self.terrain
        twin.markets = self.markets
        twin.rates = self.rates
        twin.stakes = self.stakes
        twin.settlements = self.settlements[:]
        twin.keeps = self.keeps[:]
        twin.roads = self.roads[:]
        twin.touched = self.touched[:]
        twin.closed = self.closed
        twin.robber = self.robber
        twin.lengths = self.lengths[:]
        twin.road_holder = self.road_holder
        twin.patrol_holder = self.patrol_holder
        twin.bank = self.bank[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck[:]
        twin.held = self.held[:]
        twin.fresh = self.fresh[:]
        twin.patrols = self.patrols[:]
        twin.removed = self.removed[:]
        twin.low = self.low[:]
        twin.pins = self.pins[:]
        twin.ledger = self.ledger
        twin.diary = self.diary
        twin.active = self.active
        twin.turns = self.turns
        twin.rolled = self.rolled
        twin.played = self.played
        twin.trading = self.trading
        twin.offers = self.offers
        twin.dice = self.dice
        twin.wild = self.wild
        twin.actor = self.actor
        twin.spot = self.spot
        twin.received = self.received
        twin.cards_due = self.cards_due
        twin.winner = self.winner
        twin.reason = self.reason
        twin.give = self.give
        twin.want = self.want
        twin.addressees = self.addressees
        twin.answers = self.answers[:]
        twin.discarding = self.discarding[:]
        twin.watch = self.watch.copy() if self.full else self.watch
        return twin

    def hand_size(self, seat: int) -> int:
        start = seat * KINDS
        return sum(self.hands[start : start + KINDS])

    def to_discard(self, seat: int) -> int:
        """How many cards a seat has still to lay down on a seven (NGT-7.2)."""
        size = self.hand_size(seat)
        if not self.discarding or size <= HAND_LIMIT:
            return 0
        return size // 2 - sum(self.discarding[seat * KINDS : (seat + 1) * KINDS])

    def next_giver(self, seat: int) -> int:
        """Who is the next to the left of a seat to get a card back from it (NGT-19.11)."""
        while not self.watch.givers >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def buildings_of(self, seat: int) -> int:
        """NGT-1.5: settlements and keeps."""
        return self.settlements[seat] | self.keeps[seat]

    def buildings_of_others(self, seat: int) -> int:
        places = 0
        for other in range(self.seats):
            if other != seat:
                places |= self.settlements[other] | self.keeps[other]
        return places

    def all_roads(self) -> int:
        paths = 0
        for roads in self.roads:
            paths |= roads
        return paths

    def roads_left(self, seat: int) -> int:
        return ROADS - self.roads[seat].bit_count()

    def settlements_left(self, seat: int) -> int:
        return SETTLEMENTS - self.settlements[seat].bit_count()

    def keeps_left(self, seat: int) -> int:
        return KEEPS - self.keeps[seat].bit_count()

    def guards_left(self, seat: int) -> int:
        return GUARDS - self.watch.guards_of(seat)

    def rank(self, seat: int) -> int:
        """How many seats after the starting player: 0 is "seat 1" of the rules (NGT-4.7)."""
        return (seat - self.first) % self.seats

    def show(self, seat: int | None) -> dict[str, Json]:
        return view.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        knowledge.deal_anew(self, self.seats if seat is None else seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    table.mode = table.layout = 0
    table.full = table.combined = False
    table.offers_allowed = table.turn_limit = table.first = 0
    table.terrain = MAPS[0].terrain
    table.markets = MAPS[0].markets
    table.rates = [0] * (KINDS * seats)
    table.stakes = [0] * len(HEXES)
    table.settlements = [0] * seats
    table.keeps = [0] * seats
    table.roads = [0] * seats
    table.touched = [0] * seats
    table.closed = 0
    table.robber = IN_CAMP
    table.lengths = [0] * seats
    table.road_holder = table.patrol_holder = NOBODY_YET
    table.bank = [IN_BOX] * KINDS
    table.hands = [0] * (KINDS * seats)
    table.deck = [0] * CARD_KINDS
    table.held = [0] * (CARD_KINDS * seats)
    table.fresh = [0] * CARD_KINDS
    table.patrols = [0] * seats
    table.removed = [0] * CARD_KINDS
    table.low = [0] * (KINDS * seats)
    table.pins = [0] * seats
    table.ledger = []
    table.diary = []
    table.active = table.turns = 0
    table.rolled = table.played = table.trading = False
    table.offers = 0
    table.dice = table.wild = -1
    table.actor = table.spot = 0
    table.received = table.cards_due = 0
    table.winner = NOBODY_YET
    table.reason = ""
    table.give = table.want = table.addressees = 0
    table.answers = [0] * seats
    table.discarding = []
    table.watch = new_watch(seats)
    return table
