"""The table and what is asked about it; fields.py declares what lies on it."""

from random import Random

from pentarchy.games.dice_king import invariants, observation, scoring, showing
from pentarchy.games.dice_king.cards import DECKS, DICE, NO_CARD, TOKENS, numbers_of, shown
from pentarchy.games.dice_king.copies import copy_fields, fresh_fields
from pentarchy.games.dice_king.features import row
from pentarchy.games.dice_king.fields import Fields
from pentarchy.games.dice_king.view import View
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings


class Table(Fields):
    """The table with the questions that many rules ask about it."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        copy_fields(self, twin)
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

    def show(self, seat: int | None) -> View:
        return showing.view(self)

    def sights(self, seats: list[int | None]) -> list[View]:
        """DIC-9.1: all see the same."""
        return [showing.shared_view(self)] * len(seats)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """DIC-9.1: nobody knows more than anybody else, and what nobody knows is not decided yet."""

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def features(self, seat: int) -> list[int]:
        return row.features(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observe(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    fresh_fields(table)
    table.tops = [NO_CARD] * DECKS
    table.decks = [0] * DECKS
    table.target = NO_CARD
    table.spot = table.instant_winner = -1
    return table
