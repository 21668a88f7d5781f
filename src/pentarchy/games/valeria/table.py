"""The table and what many rules ask about it; fields.py declares what lies on it."""

from random import Random
from typing import TypeVar

from pentarchy.games.valeria import beliefs, hidden, invariants, observation, scoring, showing
from pentarchy.games.valeria.cards import (
    ALL_DOMAINS,
    COLUMNS,
    EVENTS,
    KINDS,
    NO_DUKE,
    NONE,
    NUMBERS,
    PLACES,
    PURSES,
    ROLE_OF,
    ROLES,
    STARTERS,
)
from pentarchy.games.valeria.copies import copy_fields, fresh_fields
from pentarchy.games.valeria.features.looking import features
from pentarchy.games.valeria.fields import Counts, Fields
from pentarchy.games.valeria.view import View
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings
from pentarchy.kernel.state import State

X = TypeVar("X")


class Table(Fields):
    """The centre, the exhausted deck and the tableaus of all players."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        copy_fields(self, twin)
        return twin

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def resting(self) -> int:
        """VAL-11.4, VAL-11.5: with five players the one to the right of the active player, or else nobody."""
        return (self.active + 4) % 5 if self.seats == 5 else NONE

    def numbers(self) -> list[int]:
        """VAL-4.2: those that activate cards, of each die and of both together; none before the first roll."""
        one, two = self.die_one, self.die_two
        return [one, two, one + two] if one else []

    def working(self, seat: int) -> int:
        """The domains of a seat that have an effect now (VAL-6.27)."""
        return self.domains[seat] & ~self.sleeping

    def exhausted(self, place: int) -> bool:
        """VAL-1.16, VAL-10.6: no card of its own kind is left."""
        return not self.stacks[place] and not self.hidden[place]

    def exhausted_count(self) -> int:
        return len([place for place, stack in enumerate(self.stacks) if not stack and not self.hidden[place]])

    def all_exhausted(self, first: int) -> bool:
        """Whether the five stacks of a row, beginning with this place, are exhausted."""
        return not any(self.stacks[first : first + COLUMNS]) and not any(self.hidden[first : first + COLUMNS])

    def tableau_size(self, row: int) -> int:
        """VAL-7.13: starters, citizens and domains."""
        return len(STARTERS) + sum(self.roles[row]) + self.domains[row].bit_count()

    def add_citizens(self, row: int, kind: int, count: int) -> None:
        """Citizens come to a tableau, or leave it if the count is negative."""
        self.citizens[row] = added(self.citizens[row], kind, count)
        self.roles[row] = added(self.roles[row], ROLE_OF[kind], count)

    def show(self, seat: int | None) -> View:
        return showing.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        hidden.deal_dukes_anew(self, seat, rng)

    def imagine(self, seat: int, rng: Random) -> State:
        twin = self.resample(seat, rng)
        assert isinstance(twin, Table)
        beliefs.deal_dukes_that_fit(twin, seat, rng)
        return twin

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def features(self, seat: int) -> list[int]:
        return features(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observe(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def added(counts: Counts, which: int, count: int) -> Counts:
    """These counts with one of them higher, or lower."""
    changed = [*counts]
    changed[which] += count
    return tuple(changed)


def without(things: tuple[X, ...], thing: X) -> tuple[X, ...]:
    """These things once one has left."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table with nothing laid out yet."""
    table = Table(game, seats, settings)
    fresh_fields(table)
    rows = max(seats, 2)
    table.stacks = [()] * PLACES
    table.hidden = [0] * PLACES
    table.lairs = [NONE] * len(EVENTS)
    table.exhausted_deck = NUMBERS[seats].exhausted_cards
    table.unseen_events = (1 << len(EVENTS)) - 1
    table.unseen_domains = ALL_DOMAINS
    table.purse = [[0] * len(PURSES) for _ in range(rows)]
    table.citizens = [(0,) * KINDS] * rows
    table.roles = [(0,) * len(ROLES)] * rows
    table.domains = [0] * rows
    table.pile = [()] * rows
    table.dukes = [NO_DUKE] * seats
    table.dark_lord = NO_DUKE
    return table
