"""The table and what is asked about it; fields.py declares what lies on it."""

from random import Random
from typing import Final

from pentarchy.games.night_watch import invariants, observation, scoring, showing
from pentarchy.games.night_watch.cards import (
    CAMPS,
    CARD_KINDS,
    CLANS,
    CLEARINGS,
    FIGURES,
    GUARDS,
    HAND_LIMIT,
    IN_BOX,
    KEEPS,
    KINDS,
    ROADS,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TOKEN_COPIES,
    TOKENS,
)
from pentarchy.games.night_watch.copies import copy_fields, copy_watch, fresh_fields, fresh_turn, fresh_watch
from pentarchy.games.night_watch.features import row
from pentarchy.games.night_watch.fields import EMPTY, Effect, Fields, Trade, Turn, Watch
from pentarchy.games.night_watch.hidden import redealing
from pentarchy.games.night_watch.maps import HEXES
from pentarchy.games.night_watch.view import View
from pentarchy.kernel.game import Game
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.settings import Settings

NOBODY_YET: Final = -1


class Table(Fields):
    """The table with the questions that many rules ask about it."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(self.game, self.seats, self.settings)
        copy_fields(self, twin)
        if self.full:
            twin.watch = copy_watch(self.watch)
        return twin

    def hand_size(self, seat: int) -> int:
        start = seat * KINDS
        return sum(self.hands[start : start + KINDS])

    def holds(self, seat: int, counts: list[int]) -> bool:
        """Whether a seat has these resource cards."""
        start = seat * KINDS
        return all(self.hands[start + kind] >= counts[kind] for kind in range(KINDS))

    def missing(self, seat: int, counts: list[int]) -> list[int]:
        """What a seat lacks of these resource cards."""
        start = seat * KINDS
        return [max(0, counts[kind] - self.hands[start + kind]) for kind in range(KINDS)]

    def to_discard(self, seat: int) -> int:
        """How many cards a seat has still to lay down on a seven (NGT-7.2)."""
        size = self.hand_size(seat)
        if not self.discarding or size <= HAND_LIMIT:
            return 0
        return size // 2 - sum(self.discarding[seat * KINDS : (seat + 1) * KINDS])

    def at_work(self) -> Effect:
        """The card or hero that is being carried out."""
        assert self.effect is not None, "no effect is under way"
        return self.effect

    def proposal(self) -> Trade:
        """The proposal that is being answered or has just been."""
        assert self.trade is not None, "nothing was proposed"
        return self.trade

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

    def left(self, seat: int, purchase: int) -> int:
        """Pieces of a seat that are left to be bought, or cards in the deck (NGT-9.13, NGT-9.14, NGT-25.3)."""
        match purchase:
            case 0:
                return self.roads_left(seat)
            case 1:
                return self.settlements_left(seat)
            case 2:
                return self.keeps_left(seat)
            case 3:
                return sum(self.deck)
        return self.guards_left(seat)

    def rank(self, seat: int) -> int:
        """How many seats after the starting player: 0 is "seat 1" of the rules (NGT-4.7)."""
        return (seat - self.first) % self.seats

    def show(self, seat: int | None) -> View:
        return showing.show(self, seat)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        redealing.deal_anew(self, self.seats if seat is None else seat, rng)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def features(self, seat: int) -> list[int]:
        return row.features(self, seat)

    def observation(self, seat: int) -> bytes:
        return observation.observe(self, seat)

    def invariants(self) -> list[str]:
        return invariants.broken(self)


def new_table(game: Game, seats: int, settings: Settings) -> Table:
    """An empty table without a map."""
    table = Table(game, seats, settings)
    fresh_fields(table)
    table.stakes = [[0] * seats for _ in HEXES]
    table.road_holder = table.patrol_holder = table.winner = NOBODY_YET
    table.bank = [IN_BOX] * KINDS
    table.hands = [0] * (KINDS * seats)
    table.low = table.hands[:]
    table.held = [0] * (CARD_KINDS * seats)
    table.removed = [0] * CARD_KINDS
    table.turn = new_turn(0)
    table.watch = new_watch(seats)
    return table


def new_turn(proposals: int) -> Turn:
    """Nothing is rolled, played or bought yet."""
    turn = fresh_turn()
    turn.proposals_left = proposals
    turn.fresh = [0] * CARD_KINDS
    return turn


def new_watch(seats: int) -> Watch:
    """Nobody on the Wall, all wildlings in the Frostfangs, no hero dealt."""
    watch = fresh_watch(seats)
    watch.camps = [EMPTY] * (CAMPS * len(CLANS))
    watch.clearings = [0] * len(CLEARINGS)
    watch.gift = [0] * len(FIGURES)
    watch.figures = FIGURES[:]
    watch.wall = [EMPTY] * (SPACES * len(SECTIONS))
    watch.heroes = [EMPTY] * seats
    watch.hero_turn = [EMPTY] * seats
    watch.batches = TOKEN_COPIES[:]
    watch.under = [0] * (SETTLEMENTS * seats)
    watch.turned = [0] * len(TOKENS)
    return watch
