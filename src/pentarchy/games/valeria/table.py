"""The table: everything that lies on it, as small numbers. A row is a seat; in the solo game row 1 is the Dark Lord."""

from random import Random
from typing import Final

from pentarchy.games.valeria import evaluation, invariants, scoring, view
from pentarchy.games.valeria.cards import (
    ALL_DOMAINS,
    COLUMNS,
    EVENTS,
    FOE_COUNT,
    KINDS,
    NO_DUKE,
    NUMBERS,
    PLACES,
    PURSE,
)
from pentarchy.games.valeria.dukes import deal_dukes_anew
from pentarchy.games.valeria.phases import SETTING_UP
from pentarchy.kernel.events import Json
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import Agenda

NOWHERE: Final = -1
NONE: Final = -1


class Table(Agenda["Table"]):
    """The centre, the exhausted deck and the tableaus of all players."""

    # The centre (VAL-1.16): face-up cards of each place (see cards.stacked), the number of face-down ones below.
    areas: list[int]
    stacks: list[int]
    hidden: list[int]
    covered: int
    lairs: list[int]
    tokens: list[int]
    emptied: list[int]

    # The exhausted deck (VAL-9.9) and what nobody has seen yet.
    exhausted_deck: int
    event_deck: int
    sent_back: list[int]
    unseen_events: int
    unseen_domains: int

    # The players. Purse: gold, strength, magic, victory points on the board.
    purse: list[int]
    citizens: list[int]
    roles: list[int]
    domains: list[int]
    pile: list[int]
    dealt: list[int]
    dukes: list[int]
    dark_lord: int

    # The turn.
    first: int
    active: int
    turns: int
    phase: int
    actions: int
    die_one: int
    die_two: int
    used: int
    sleeping: int
    exchanges: list[int]
    target: int
    price: int
    price_magic: int
    before: list[int]
    after: list[int]
    ending: int

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        self.copy_agenda_to(twin)
        twin.areas = self.areas
        twin.stacks = self.stacks[:]
        twin.hidden = self.hidden[:]
        twin.covered = self.covered
        twin.lairs = self.lairs[:]
        twin.tokens = self.tokens[:]
        twin.emptied = self.emptied[:]
        twin.exhausted_deck = self.exhausted_deck
        twin.event_deck = self.event_deck
        twin.sent_back = self.sent_back[:]
        twin.unseen_events = self.unseen_events
        twin.unseen_domains = self.unseen_domains
        twin.purse = self.purse[:]
        twin.citizens = self.citizens[:]
        twin.roles = self.roles[:]
        twin.domains = self.domains[:]
        twin.pile = self.pile[:]
        twin.dealt = self.dealt[:]
        twin.dukes = self.dukes[:]
        twin.dark_lord = self.dark_lord
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.phase = self.phase
        twin.actions = self.actions
        twin.die_one = self.die_one
        twin.die_two = self.die_two
        twin.used = self.used
        twin.sleeping = self.sleeping
        twin.exchanges = self.exchanges[:]
        twin.target = self.target
        twin.price = self.price
        twin.price_magic = self.price_magic
        twin.before = self.before
        twin.after = self.after
        twin.ending = self.ending
        return twin

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def resting(self) -> int:
        """VAL-11.4, VAL-11.5: with five players the one to the right of the active player, or else nobody."""
        return (self.active + 4) % 5 if self.seats == 5 else NONE

    def working(self, seat: int) -> int:
        """The domains of a seat that have an effect now (VAL-6.27)."""
        return self.domains[seat] & ~self.sleeping

    def has_events(self) -> bool:
        """Whether hostile events are in the game (VAL-10)."""
        return len(self.tokens) > 0

    def exhausted(self, place: int) -> bool:
        """VAL-1.16, VAL-10.6: no card of its own kind is left."""
        return not self.stacks[place] and not self.hidden[place]

    def exhausted_count(self) -> int:
        count = self.stacks.count(0)
        if count and any(self.hidden):
            for place in range(PLACES):
                if self.hidden[place] and not self.stacks[place]:
                    count -= 1
        return count

    def all_exhausted(self, first: int) -> bool:
        """Whether the five stacks of a row, beginning with this place, are exhausted."""
        return not any(self.stacks[first : first + COLUMNS]) and not any(self.hidden[first : first + COLUMNS])

    def tableau_size(self, row: int) -> int:
        """VAL-7.13: starters, citizens and domains."""
        return 3 + sum(self.roles[row * 4 : row * 4 + 4]) + self.domains[row].bit_count()

    def show(self, seat: int | None) -> dict[str, Json]:
        return view.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """VAL-9.7: the dukes are all that one seat knows and another does not."""
        deal_dukes_anew(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    rows = max(seats, 2)
    table.areas = []
    table.stacks = [0] * PLACES
    table.hidden = [0] * PLACES
    table.covered = 0
    table.lairs = [NOWHERE] * len(EVENTS)
    table.tokens = []
    table.emptied = []
    table.exhausted_deck = NUMBERS[seats].exhausted_cards
    table.event_deck = 0
    table.sent_back = []
    table.unseen_events = (1 << len(EVENTS)) - 1
    table.unseen_domains = ALL_DOMAINS
    table.purse = [0] * (PURSE * rows)
    table.citizens = [0] * (KINDS * rows)
    table.roles = [0] * (4 * rows)
    table.domains = [0] * rows
    table.pile = [0] * (FOE_COUNT * rows)
    table.dealt = [0] * seats
    table.dukes = [NO_DUKE] * seats
    table.dark_lord = NO_DUKE
    table.first = table.active = table.turns = table.actions = table.used = table.sleeping = 0
    table.phase = SETTING_UP
    table.die_one = table.die_two = 0
    table.exchanges = [0] * seats
    table.target = NONE
    table.price = table.price_magic = 0
    table.before = table.purse[:]
    table.after = table.before
    table.ending = 0
    return table
