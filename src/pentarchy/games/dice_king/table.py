"""The table: everything that lies on it, as small numbers. A set of spaces or of cards is a bit mask."""

from random import Random
from typing import Final

from pentarchy.games.dice_king import evaluation, invariants, scoring, sights, view
from pentarchy.games.dice_king.cards import DECKS, DICE, TOKENS, numbers_of, shown
from pentarchy.games.dice_king.doubts import FRESH, SURE
from pentarchy.kernel.events import Plain
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import Agenda

NO_CARD: Final = -1
__all__ = ["FRESH", "NO_CARD", "SURE", "Table", "new_table"]


class Table(Agenda["Table"]):
    """The map, the decks, the supplies and the areas of all players. All of it is public (DIC-9.1)."""

    # The map.
    layout: int
    castles: list[int]
    dragons: int
    ruins: int
    white_spots: int
    gold_spots: int

    # The offer: the top card of each deck, and the cards below it, which nobody has seen.
    tops: list[int]
    decks: list[int]
    discard: int

    # The areas, one entry a seat.
    citizens: list[int]
    supers: list[int]
    white: list[int]
    gold: list[int]
    fires: list[int]

    # The common supplies; for tiles see tiles.py.
    white_supply: int
    gold_supply: int
    fire_supply: int
    supply: int
    unseen: list[int]
    doubt: list[int]
    doubts: int

    # The turn. `spent`, `orders` and `sixes` are replaced, never changed: copies share them.
    active: int
    turns: int
    rolls: int
    faces: int
    target: int
    stars: int
    spent: list[int]
    orders: list[list[int]]
    revealed: list[int]
    spot: int
    sixes: list[int]
    instant_winner: int

    __slots__ = (  # makes copies half as dear again
        "active",
        "castles",
        "citizens",
        "decks",
        "discard",
        "doubt",
        "doubts",
        "dragons",
        "faces",
        "fire_supply",
        "fires",
        "gold",
        "gold_spots",
        "gold_supply",
        "instant_winner",
        "layout",
        "orders",
        "revealed",
        "rolls",
        "ruins",
        "sixes",
        "spent",
        "spot",
        "stars",
        "supers",
        "supply",
        "target",
        "tops",
        "turns",
        "unseen",
        "white",
        "white_spots",
        "white_supply",
    )

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.carry(twin)
        twin.layout = self.layout
        twin.castles = self.castles[:]
        twin.dragons = self.dragons
        twin.ruins = self.ruins
        twin.white_spots = self.white_spots
        twin.gold_spots = self.gold_spots
        twin.tops = self.tops[:]
        twin.decks = self.decks[:]
        twin.discard = self.discard
        twin.citizens = self.citizens[:]
        twin.supers = self.supers[:]
        twin.white = self.white[:]
        twin.gold = self.gold[:]
        twin.fires = self.fires[:]
        twin.white_supply = self.white_supply
        twin.gold_supply = self.gold_supply
        twin.fire_supply = self.fire_supply
        twin.supply = self.supply
        twin.unseen = self.unseen[:]
        twin.doubt = self.doubt[:]
        twin.doubts = self.doubts
        twin.active = self.active
        twin.turns = self.turns
        twin.rolls = self.rolls
        twin.faces = self.faces
        twin.target = self.target
        twin.stars = self.stars
        twin.spent = self.spent
        twin.orders = self.orders
        twin.revealed = self.revealed[:]
        twin.spot = self.spot
        twin.sixes = self.sixes
        twin.instant_winner = self.instant_winner
        return twin

    @property
    def dice(self) -> list[int]:
        """What each die shows, less one."""
        return numbers_of(self.faces)

    @dice.setter
    def dice(self, numbers: list[int]) -> None:
        self.faces = shown(list(range(DICE)), numbers)

    def occupied(self) -> int:
        """All spaces with a marker; no two castles stand on the same one."""
        return self.dragons | self.ruins | sum(self.castles)

    def tokens_of(self, seat: int) -> int:
        """Tokens not on the map."""
        return TOKENS - self.castles[seat].bit_count()

    def castles_of_others(self, seat: int) -> int:
        spaces = 0
        for other, castles in enumerate(self.castles):
            if other != seat:
                spaces |= castles
        return spaces

    def owner_of(self, space: int) -> int:
        """The seat whose token stands there, or -1."""
        for seat, castles in enumerate(self.castles):
            if castles >> space & 1:
                return seat
        return -1

    def holder_of(self, card: int) -> int:
        """The seat that has the card face up, or -1."""
        for seat, cards in enumerate(self.citizens):
            if cards >> card & 1:
                return seat
        return -1

    def show(self, seat: int | None) -> dict[str, Plain]:
        return view.show(self)

    def sights(self, seats: list[int | None]) -> list[dict[str, Plain]]:
        """DIC-9.1: all see the same."""
        return [sights.sight(self)] * len(seats)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """DIC-9.1: nobody knows more than anybody else, and what nobody knows is not decided yet."""

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    table.layout = 0
    table.castles = [0] * seats
    table.dragons = table.ruins = table.white_spots = table.gold_spots = 0
    table.tops = [NO_CARD] * DECKS
    table.decks = [0] * DECKS
    table.discard = 0
    table.citizens = [0] * seats
    table.supers = [0] * seats
    table.white = [0] * seats
    table.gold = [0] * seats
    table.fires = [0] * seats
    table.white_supply = table.gold_supply = table.fire_supply = table.supply = 0
    table.unseen = []
    table.doubt = []
    table.doubts = 0
    table.active = table.turns = table.rolls = 0
    table.faces = 0
    table.target = NO_CARD
    table.stars = 0
    table.spent = []
    table.orders = []
    table.revealed = []
    table.spot = -1
    table.sixes = []
    table.instant_winner = -1
    return table
