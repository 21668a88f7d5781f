"""What many numbers of a row are made of, counted once for all seats."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    CARD_KINDS,
    CARD_POINTS,
    COPIES,
    GUARD_STEPS,
    GUARDS,
    HAND_LIMIT,
    KEEP_POINTS,
    KINDS,
    PATROL,
    PATROL_POINTS,
    ROAD_POINTS,
    SECTIONS,
    SETTLEMENT_POINTS,
    SPACES,
    TOKEN_POINTS,
    VICTORY,
)
from pentarchy.games.night_watch.features.hands import guessed_hands
from pentarchy.games.night_watch.features.land import harvest_of

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

TOKENS_FOR: Final = [sum(guards >= step for step in GUARD_STEPS) for guards in range(GUARDS + 1)]
"""NGT-18.4: VP tokens by guards."""
LENGTH: Final = len(SECTIONS)
POINT: Final = 128
GUARD: Final = 64 * POINT


class Survey:
    """The table as one seat sees it."""

    def __init__(self, table: "Table", looker: int) -> None:
        self.looker = looker
        self.harvest = harvest_of(table)
        self.hands = guessed_hands(table, looker)
        self.held = [0] * table.seats
        self.cards = [0] * table.seats
        self.guards = [0] * table.seats
        self.posts = [0] * (table.seats * LENGTH)
        self.manned = [0] * LENGTH
        self.settlements = [0] * table.seats
        self.keeps = [0] * table.seats
        self.points = [0] * table.seats
        """As far as the looker knows."""
        self.claims = [0] * table.seats
        """NGT-21.5: what decides a tragic end."""
        self.buildings = 0
        self.unseen = unseen(table, looker)
        self.count_cards(table)
        if table.full:
            self.count_guards(table)
        self.count_points(table)

    def count_cards(self, table: "Table") -> None:
        hands, held = table.hands, table.held
        for seat in range(table.seats):
            at = seat * KINDS
            self.cards[seat] = hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]
            at = seat * CARD_KINDS
            self.held[seat] = held[at] + held[at + 1] + held[at + 2] + held[at + 3] + held[at + 4] + held[at + 5]

    def count_guards(self, table: "Table") -> None:
        wall = table.watch.wall
        for section in range(LENGTH):
            for at in range(section * SPACES, section * SPACES + SPACES):
                owner = wall[at]
                if owner < 0:
                    break
                self.guards[owner] += 1
                self.posts[owner * LENGTH + section] += 1
                self.manned[section] += 1

    def count_points(self, table: "Table") -> None:
        mode = table.mode
        for seat in range(table.seats):
            settlements, keeps = table.settlements[seat], table.keeps[seat]
            self.settlements[seat], self.keeps[seat] = settlements.bit_count(), keeps.bit_count()
            self.buildings |= settlements | keeps
            points = SETTLEMENT_POINTS[mode] * self.settlements[seat] + KEEP_POINTS[mode] * self.keeps[seat]
            if table.full:
                points += TOKEN_POINTS[mode] * TOKENS_FOR[self.guards[seat]]
            if seat == self.looker or table.over:
                points += CARD_POINTS[mode] * table.held[seat * CARD_KINDS + VICTORY]
            self.points[seat] = points
        if table.road_holder >= 0:
            self.points[table.road_holder] += ROAD_POINTS[mode]
        if table.patrol_holder >= 0:
            self.points[table.patrol_holder] += PATROL_POINTS[mode]
        for seat in range(table.seats):
            self.claims[seat] = GUARD * self.guards[seat] + POINT * self.points[seat] + self.cards[seat]

    def best_of_others(self, values: list[int], seat: int) -> int:
        best = 0
        for other in range(len(values)):
            if other != seat and values[other] > best:
                best = values[other]
        return best

    def to_discard(self, table: "Table", seat: int) -> int:
        """NGT-7.2: what others have laid down is not known yet."""
        size = self.cards[seat]
        if not table.discarding or size <= HAND_LIMIT:
            return 0
        return table.to_discard(seat) if seat == self.looker else size // 2


def total(counts: list[int]) -> int:
    """Faster than `sum`, which the compiled build has to look up and call."""
    found = 0
    for count in counts:
        found += count
    return found


def unseen(table: "Table", looker: int) -> list[int]:
    """The action cards, by kind, that may be in the deck or in hands of others."""
    left, at = COPIES[table.mode][:], looker * CARD_KINDS
    for card in range(CARD_KINDS):
        left[card] -= table.removed[card] + table.held[at + card]
    left[PATROL] -= total(table.patrols)
    if table.effect is not None and table.effect.seat == looker and table.effect.looked:
        for card in range(CARD_KINDS):
            left[card] -= table.effect.looked[card]
    return left
