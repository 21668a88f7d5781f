"""What lies on the table, as small numbers. A set of places is a bit mask; lists go by seat."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import CAMPS, SPACES
from pentarchy.games.night_watch.hidden.diary import Entry
from pentarchy.games.night_watch.hidden.steals import Steal
from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.fields import PerSeat, Shared

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table  # noqa: F401, named in quotes below

EMPTY: Final = -1


class Turn:
    """A turn, made when it begins (NGT-5)."""

    rolled: bool
    card_played: bool
    trading: bool
    proposals_left: int
    first: int
    """The dice; 0 before they are rolled."""
    second: int
    wild: int
    received: int
    """The seats that the last roll gave a card, as a mask."""
    fresh: Shared[list[int]]
    """The action cards bought in this turn."""

    __slots__ = (  # written by tools/table_copies.py
        "card_played", "first", "fresh", "proposals_left", "received", "rolled", "second", "trading", "wild",
    )  # fmt: skip


class Trade:
    """The last proposal of a turn (NGT-8.3): what is given and wanted, to whom it was made, what they answered."""

    give: Shared[list[int]]
    want: Shared[list[int]]
    to: Shared[list[int]]
    answers: PerSeat
    """The moves of those who have answered."""

    __slots__ = (  # written by tools/table_copies.py
        "answers", "give", "to", "want",
    )  # fmt: skip


class Effect:
    """A card or a hero at work, or Tormund on a seven: who carries it out, and what its operations tell each other.
    Made when it begins and gone when it ends."""

    seat: int
    vacated: int
    """The hex that a wildling or Tormund has just left."""
    lifted: int
    """The path of a road that is to lie elsewhere."""
    robbed: int
    spied_on: int
    due: int
    """How many cards are to be taken."""
    givers: int
    """Who is still to get a card back, as a mask."""
    looked: list[int]
    """The cards seen in the deck; empty where nobody looks."""

    def next_giver(self) -> int:
        """Who is the next to the left of the user to get a card back (NGT-19.11)."""
        left = self.givers >> self.seat << self.seat or self.givers
        return (left & -left).bit_length() - 1

    __slots__ = (  # written by tools/table_copies.py
        "due", "givers", "lifted", "looked", "robbed", "seat", "spied_on", "vacated",
    )  # fmt: skip


class Watch:
    """What only the full game has: the north, the Wall and the heroes (NGT-13 to NGT-19)."""

    # Wildlings: the camps of each clan in order, the regular ones in each clearing, a mask of hexes for each kind, and
    # the figures left in the Frostfangs.
    camps: list[int]
    clearings: list[int]
    gift: list[int]
    figures: list[int]
    breaches: int

    # The Wall: owners, each section packed from its first space.
    wall: list[int]

    # Heroes: the card of each seat, whether it lies on side B, the turn in which it was taken or last used.
    heroes: list[int]
    used_once: PerSeat
    hero_turn: list[int]
    display: int
    lost_heroes: int

    # Tokens: what is left of each batch, the batch under each settlement space, the pool, those turned. The kind of a
    # token is decided when it is turned (NGT-23.9).
    batches: list[int]
    under: list[int]
    pool: int
    pool_batch: int
    turned: list[int]

    __slots__ = (  # written by tools/table_copies.py
        "batches", "breaches", "camps", "clearings", "display", "figures", "gift", "hero_turn", "heroes", "lost_heroes",
        "pool", "pool_batch", "turned", "under", "used_once", "wall",
    )  # fmt: skip

    def guards_of(self, seat: int) -> int:
        """Guards of a seat on the whole Wall."""
        return self.wall.count(seat)

    def guards_at(self, section: int) -> int:
        """Guards of all seats on one section."""
        start = section * SPACES
        return SPACES - self.wall[start : start + SPACES].count(EMPTY)

    def in_gift(self) -> int:
        """The hexes with a wildling."""
        return self.gift[0] | self.gift[1] | self.gift[2]

    def camped(self, clan: int) -> int:
        """Wildlings in the camps of a clan."""
        start = clan * CAMPS
        return CAMPS - self.camps[start : start + CAMPS].count(EMPTY)


class Fields(Agenda["Table"]):
    """The map with its pieces, the bank, hands and cards of all players (NGT-1.1, NGT-29)."""

    # The game being played: mode, map, and who began.
    mode: int
    layout: int
    full: bool
    first: int

    # The map as it lies: what each hex produces, the markets, each seat's rates by kind, and how many cards each hex
    # pays to each seat.
    terrain: Shared[list[int]]
    markets: Shared[list[int]]
    rates: Shared[list[int]]
    stakes: Shared[list[list[int]]]

    # Pieces; `touched` are the intersections at own roads, `closed` those where the distance rule forbids building.
    settlements: PerSeat
    keeps: PerSeat
    roads: PerSeat
    touched: PerSeat
    closed: int
    robber: int
    lengths: PerSeat
    road_holder: int
    patrol_holder: int

    # Cards. A hand is five numbers, action cards in hand are six.
    bank: list[int]
    hands: list[int]
    deck: list[int]
    held: list[int]
    patrols: PerSeat
    removed: Shared[list[int]]

    # What can be known about hidden cards: see the package `hidden`.
    low: list[int]
    pins: PerSeat
    ledger: Shared[list[Steal]]
    diary: Shared[list[Entry]]

    # What is going on, and how it ended.
    active: int
    turns: int
    turn: Turn
    trade: Trade | None
    effect: Effect | None
    discarding: list[int]
    """The cards laid down on a seven; empty while nobody discards."""
    winner: int
    reason: str

    watch: Shared[Watch]
    """Copied with the table in the full game alone: see Table.copy."""

    __slots__ = (  # written by tools/table_copies.py
        "active", "bank", "closed", "deck", "diary", "discarding", "effect", "first", "full", "hands", "held", "keeps",
        "layout", "ledger", "lengths", "low", "markets", "mode", "patrol_holder", "patrols", "pins", "rates", "reason",
        "removed", "road_holder", "roads", "robber", "settlements", "stakes", "terrain", "touched", "trade", "turn",
        "turns", "watch", "winner",
    )  # fmt: skip
