"""The table and what is asked about it; fields.py declares what lies on it."""

from random import Random
from typing import Final

from pentarchy.games.paladins import hidden, invariants, observation, scoring, showing
from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    FAVOUR_SLOTS,
    NO_CARD,
    NOBODYS,
    NOTHING,
    ORDER_POINTS,
    OUTSIDER_SLOTS,
    RIGHT,
    SPOTS,
    TOWNSFOLK_COLUMNS,
)
from pentarchy.games.paladins.cards import NO_PALADIN, PALADIN_BONUS
from pentarchy.games.paladins.copies import copy_fields, fresh_fields
from pentarchy.games.paladins.features.row import features
from pentarchy.games.paladins.fields import Fields, Turn
from pentarchy.games.paladins.reading import ATTRIBUTES
from pentarchy.games.paladins.view import View
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings

AUTOMA: Final = 1
"""The automa's board in the solo game."""


class Table(Fields):
    """The table with the questions that many rules ask about it."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        copy_fields(self, twin)
        return twin

    def effective(self, seat: int, attribute: int) -> int:
        """PAL-1.4: the track and the paladin in play."""
        return self.attributes[seat * 3 + attribute] + PALADIN_BONUS[self.paladin[seat] * 3 + attribute]

    def workshops_on(self, board: int, action: int) -> int:
        """The workshops on a right-hand action, one bit a slot."""
        return self.workshops[board] >> 2 * (action - RIGHT) & 3

    def suspicion_cards(self, board: int) -> list[int]:
        """In the order in which they came."""
        pile = self.suspicion_piles[board]
        return [pile >> 2 * i & 3 for i in range(self.suspicions[board] - 1, -1, -1)]

    def begin_turn(self, mode: int, favour: int) -> None:
        """PAL-4.1: an action or a favour has been chosen."""
        turn = self.turn = Turn()
        turn.mode, turn.favour, turn.target = mode, favour, NOTHING
        turn.retinue_before = len(self.retinue)

    def under_way(self) -> Turn:
        """For steps of a turn: what it is about."""
        assert self.turn is not None
        return self.turn

    def aim(self, target: int) -> None:
        """The target of the action under way has been chosen."""
        if self.turn is not None:
            self.turn.target = target

    def solo(self) -> bool:
        return self.boards > self.seats

    def automas_lowest(self) -> int:
        """PAL-12.14: its lowest attribute; among several on one space the topmost of the stack."""
        found, values = self.stack[0], self.attributes
        for attribute in self.stack:
            if values[AUTOMA * 3 + attribute] <= values[AUTOMA * 3 + found]:
                found = attribute
        return found

    def show(self, seat: int | None) -> View:
        return showing.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        hidden.deal_anew(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def features(self, seat: int) -> list[int]:
        return features(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observe(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    fresh_fields(table)
    table.active = NOBODYS
    table.scheme = NO_CARD
    table.town = [NO_CARD] * TOWNSFOLK_COLUMNS
    table.outsiders = [NO_CARD] * OUTSIDER_SLOTS
    table.orders = [NO_CARD] * len(ORDER_POINTS)
    table.favours = [NO_CARD] * FAVOUR_SLOTS
    table.favour_workers = [0] * FAVOUR_SLOTS
    table.chosen = [NO_CARD] * seats
    table.top = [NO_CARD] * seats
    clear_boards(table, max(2, seats))
    return table


def clear_boards(table: Table, boards: int) -> None:
    """Alone there is the automa's board too."""
    table.boards = boards
    table.silver = [0] * boards
    table.provisions = [0] * boards
    table.attributes = [0] * (boards * len(ATTRIBUTES))
    table.workers = [0] * boards
    table.placed = [0] * (boards * SPOTS)
    table.workshops = [0] * boards
    table.done = [0] * (boards * ACTION_COUNT)
    table.jars = [0] * boards
    table.unpaid = [0] * boards
    table.paid = [0] * boards
    table.suspicions = [0] * boards
    table.suspicion_piles = [0] * boards
    table.paladin = [NO_PALADIN] * boards
