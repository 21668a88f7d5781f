"""The table: everything that lies on it, as small numbers. A set of cards or spaces is a bit mask."""

from random import Random
from typing import Final

from pentarchy.games.paladins import evaluation, invariants, scoring, view
from pentarchy.games.paladins.cards import (
    ACTION_COUNT,
    ATTRIBUTES,
    FAVOUR_SLOTS,
    NO_CARD,
    NO_PALADIN,
    NOBODYS,
    NOTHING,
    ORDER_POINTS,
    OUTSIDER_SLOTS,
    PALADIN_BONUS,
    SPOTS,
    TOWNSFOLK_COLUMNS,
)
from pentarchy.kernel.events import Json
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import Agenda

AUTOMA: Final = 1
"""The automa's board in the solo game."""


class Table(Agenda["Table"]):
    """The main board, the piles, and the boards of all players. Only the paladin decks hold secrets (PAL-13)."""

    # The round.
    boards: int
    """The players' boards; in the solo game the second one is the automa's."""
    round: int
    start: int
    active: int
    """Whose turn it is, the automa's included; NOBODYS before the reveal of paladins and after the last turn."""
    passed: int
    tax: int

    # The rows and piles of cards. A pile is the set of cards that nobody has seen yet; `gone` are its discards.
    town: list[int]
    town_unseen: int
    town_gone: int
    outsiders: list[int]
    outsiders_unseen: int
    outsiders_gone: int
    orders: list[int]
    orders_unseen: int
    favours: list[int]
    favours_unseen: int
    favour_workers: list[int]
    tavern: list[int]
    tavern_unseen: int
    tavern_gone: int
    hired: list[int]
    walls_unseen: int
    suspicion_unseen: list[int]
    suspicion_gone: list[int]

    # The spaces of the main board.
    monks: int
    outposts: int

    # The boards, one entry each, or as many as there are attributes, actions or spaces.
    silver: list[int]
    provisions: list[int]
    attributes: list[int]
    workers: list[int]
    placed: list[int]
    workshops: list[int]
    done: list[int]
    jars: list[int]
    unpaid: list[int]
    paid: list[int]
    suspicions: list[int]
    suspicion_piles: list[int]

    # Cards beside the boards, in the order in which they came: board * size of the deck + card.
    retinue: list[int]
    walls: list[int]
    attacked: list[int]
    converted: list[int]

    # The paladin decks (PAL-13.7): in play, chosen face down, in hand, on top, under the deck, never drawn, used.
    paladin: list[int]
    chosen: list[int]
    hand: list[int]
    top: list[int]
    under: list[int]
    undrawn: list[int]
    used: list[int]

    # The action or favour of this turn, the card or space that the action is about, the townsfolk who may react to it.
    mode: int
    favour: int
    target: int
    retinue_before: int
    abilities_used: int

    # The automa: its resource marker, its attribute markers in the order in which they moved last, its schemes.
    marker: int
    stack: list[int]
    schemes_unseen: list[int]
    schemes_gone: list[int]
    scheme: int

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.boards = self.boards
        twin.round = self.round
        twin.start = self.start
        twin.active = self.active
        twin.passed = self.passed
        twin.tax = self.tax
        twin.town = self.town[:]
        twin.town_unseen = self.town_unseen
        twin.town_gone = self.town_gone
        twin.outsiders = self.outsiders[:]
        twin.outsiders_unseen = self.outsiders_unseen
        twin.outsiders_gone = self.outsiders_gone
        twin.orders = self.orders[:]
        twin.orders_unseen = self.orders_unseen
        twin.favours = self.favours[:]
        twin.favours_unseen = self.favours_unseen
        twin.favour_workers = self.favour_workers[:]
        twin.tavern = self.tavern[:]
        twin.tavern_unseen = self.tavern_unseen
        twin.tavern_gone = self.tavern_gone
        twin.hired = self.hired[:]
        twin.walls_unseen = self.walls_unseen
        twin.suspicion_unseen = self.suspicion_unseen[:]
        twin.suspicion_gone = self.suspicion_gone[:]
        twin.monks = self.monks
        twin.outposts = self.outposts
        twin.silver = self.silver[:]
        twin.provisions = self.provisions[:]
        twin.attributes = self.attributes[:]
        twin.workers = self.workers[:]
        twin.placed = self.placed[:]
        twin.workshops = self.workshops[:]
        twin.done = self.done[:]
        twin.jars = self.jars[:]
        twin.unpaid = self.unpaid[:]
        twin.paid = self.paid[:]
        twin.suspicions = self.suspicions[:]
        twin.suspicion_piles = self.suspicion_piles[:]
        twin.retinue = self.retinue[:]
        twin.walls = self.walls[:]
        twin.attacked = self.attacked[:]
        twin.converted = self.converted[:]
        twin.paladin = self.paladin[:]
        twin.chosen = self.chosen[:]
        twin.hand = self.hand[:]
        twin.top = self.top[:]
        twin.under = self.under[:]
        twin.undrawn = self.undrawn[:]
        twin.used = self.used[:]
        twin.mode = self.mode
        twin.favour = self.favour
        twin.target = self.target
        twin.retinue_before = self.retinue_before
        twin.abilities_used = self.abilities_used
        twin.marker = self.marker
        twin.stack = self.stack[:]
        twin.schemes_unseen = self.schemes_unseen[:]
        twin.schemes_gone = self.schemes_gone[:]
        twin.scheme = self.scheme
        return twin

    def effective(self, seat: int, attribute: int) -> int:
        """PAL-1.4: the track and the paladin in play."""
        return self.attributes[seat * 3 + attribute] + PALADIN_BONUS[self.paladin[seat] * 3 + attribute]

    def solo(self) -> bool:
        return self.boards > self.seats

    def show(self, seat: int | None) -> dict[str, Json]:
        return view.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        view.deal_anew(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    boards = table.boards = max(2, seats)
    table.round = table.start = table.passed = table.tax = 0
    table.active = NOBODYS
    table.monks = table.outposts = 0
    table.mode = table.favour = table.target = NOTHING
    table.scheme = NO_CARD
    table.retinue_before = table.abilities_used = 0
    table.marker = 0
    table.stack = []
    table.schemes_unseen = []
    table.schemes_gone = []
    clear_piles(table)
    clear_boards(table, boards)
    clear_decks(table, seats, boards)
    return table


def clear_piles(table: Table) -> None:
    table.town = [NO_CARD] * TOWNSFOLK_COLUMNS
    table.outsiders = [NO_CARD] * OUTSIDER_SLOTS
    table.orders = [NO_CARD] * len(ORDER_POINTS)
    table.favours = [NO_CARD] * FAVOUR_SLOTS
    table.favour_workers = [0] * FAVOUR_SLOTS
    table.tavern = []
    table.hired = []
    table.town_unseen = table.outsiders_unseen = table.orders_unseen = table.favours_unseen = 0
    table.tavern_unseen = table.walls_unseen = 0
    table.town_gone = table.outsiders_gone = table.tavern_gone = 0
    table.suspicion_unseen = []
    table.suspicion_gone = []


def clear_boards(table: Table, boards: int) -> None:
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
    table.retinue = []
    table.walls = []
    table.attacked = []
    table.converted = []


def clear_decks(table: Table, seats: int, boards: int) -> None:
    table.paladin = [NO_PALADIN] * boards
    table.chosen = [NO_CARD] * seats
    table.hand = [0] * seats
    table.top = [NO_CARD] * seats
    table.under = [0] * seats
    table.undrawn = [0] * seats
    table.used = [0] * seats
