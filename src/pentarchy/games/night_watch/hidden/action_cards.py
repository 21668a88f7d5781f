"""Dealing action cards anew: every world that agrees with the diary, each as often as it is likely (NGT-23.8).

All unseen cards are shuffled and dealt out. What that makes too likely is dealt again: hands that came about in few
ways, and worlds in which Melisandre's looks would have shown something else. For that the story is told backwards.
"""

from math import comb
from random import Random
from typing import TYPE_CHECKING

from pentarchy.games.night_watch.cards import CARD_KINDS
from pentarchy.games.night_watch.hidden.diary import (
    DIGIT,
    DRAWN,
    PLAYED,
    UNKNOWN,
    Entry,
    Look,
    first_of_turn,
    ways_before_each,
    written_of,
)

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table


def cards_anew(table: "Table", observer: int, rng: Random) -> None:
    """Every hidden card may be any that the observer has not seen."""
    imagined = ImaginedCards(table, observer, rng)
    while not imagined.dealt():
        pass
    imagined.lay_out()


class ImaginedCards:
    """One attempt after another to deal the cards that an observer does not see."""

    def __init__(self, table: "Table", observer: int, rng: Random) -> None:
        self.table = table
        self.observer = observer
        self.rng = rng
        self.others = [seat for seat in range(table.seats) if seat != observer]
        self.before, self.now = ways_before_each(table)
        effect = table.effect
        self.looked = effect.looked if effect is not None and effect.seat != observer else []
        self.pool = spread(table.deck) + spread(self.looked)
        self.written = [written_of(table.diary, seat) for seat in range(table.seats)]
        self.arranged = [0] * table.seats
        for seat in self.others:
            held = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
            self.pool += spread(held)
            self.arranged[seat] = sum(held) - self.written[seat]
        self.hands = [0] * table.seats
        self.without_history = [0] * table.seats
        self.held = table.held[:]
        self.fresh = table.turn.fresh[:]

    def dealt(self) -> bool:
        """Deals all unseen cards; whether the world is kept."""
        pool = self.pool[:]
        self.rng.shuffle(pool)
        for seat in self.others:
            self.hands[seat] = hand = taken(pool, self.written[seat])
            if self.rng.random() >= self.now[seat].likely(hand):
                return False
            self.without_history[seat] = taken(pool, self.arranged[seat])
            self.keep(seat, hand + self.without_history[seat])
        self.seen = unpacked(taken(pool, sum(self.looked)))
        self.deck = [pool.count(card) for card in range(CARD_KINDS)]
        return self.told_backwards()

    def keep(self, seat: int, hand: int) -> None:
        self.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS] = unpacked(hand)

    def told_backwards(self) -> bool:
        """Goes back to the first look, or to the cards of this turn; whether all looks are as likely as they were."""
        diary = self.table.diary
        self.diary, self.fresh = diary[:], [0] * CARD_KINDS
        this_turn = first_of_turn(self.table, self.table.active)
        looks = [at for at, entry in enumerate(diary) if entry.look is not None]
        for at in range(len(diary) - 1, min([this_turn, *looks]) - 1, -1):
            entry, held = diary[at], self.held_then(diary[at])
            card = self.undone(at, entry) if entry.seat != self.observer else UNKNOWN
            if card != UNKNOWN and at >= this_turn and entry.seat == self.table.active:
                self.fresh[card] += 1
            if entry.look is not None and not self.looked_back(at, entry.look, held, card):
                return False
        return True

    def held_then(self, entry: Entry) -> list[int]:
        """What everybody held at the time of a look."""
        if entry.look is None:
            return []
        held = entry.look.held[:]
        for other in self.others:
            hand = self.hands[other] + self.without_history[other]
            held[other * CARD_KINDS : (other + 1) * CARD_KINDS] = unpacked(hand)
        return held

    def undone(self, at: int, entry: Entry) -> int:
        """Takes back what another seat did; the card that it drew."""
        card = entry.card
        if entry.what == PLAYED:
            self.hands[entry.seat] += 1 << card * DIGIT
        elif entry.what == DRAWN:
            card = self.card_drawn(at, entry.seat)
            self.hands[entry.seat] -= 1 << card * DIGIT
            return card
        return UNKNOWN

    def card_drawn(self, at: int, seat: int) -> int:
        """Which card of the hand was the last one drawn."""
        orders, hand = self.before[at].orders, self.hands[seat]
        weights = [orders.get(hand - (1 << card * DIGIT), 0.0) for card in range(CARD_KINDS)]
        return self.rng.choices(range(CARD_KINDS), weights)[0]

    def looked_back(self, at: int, look: Look, held: list[int], card: int) -> bool:
        """Whether a look showed in this world what it showed. What others saw is not known: it is imagined too."""
        deck = [count - sum(held[kind::CARD_KINDS]) for kind, count in enumerate(look.everything)]
        rest = look.rest
        if card == UNKNOWN:
            likely = self.saw(rest, deck, look.everything)
        else:
            rest = counts_of(self.rng.sample(spread(deck), sum(rest)))
            likely = self.retained(card, rest)
        self.diary[at] = Entry(DRAWN, self.diary[at].seat, UNKNOWN, Look(rest, held, look.everything))
        return likely

    def saw(self, rest: list[int], deck: list[int], everything: list[int]) -> bool:
        """Whether the observer saw these cards in the deck, beside the likeliest case that nobody held any of them."""
        odds = 1.0
        for card, count in enumerate(rest):
            if count:
                odds *= comb(deck[card], count) / comb(everything[card], count)
        return self.rng.random() < odds

    def retained(self, card: int, rest: list[int]) -> bool:
        """Whether another seat that saw these cards kept this one: every kind is as likely to be kept, so one of which
        many were seen is kept less often than it is drawn."""
        seen = sum(rest) + 1
        kinds = sum(1 for kind, count in enumerate(rest) if count or kind == card)
        odds = seen / ((rest[card] + 1) * kinds)
        return self.rng.random() * max(1.0, seen / 2) < odds

    def lay_out(self) -> None:
        """The table becomes that of the imagined world."""
        table = self.table
        table.held, table.deck, table.diary = self.held, self.deck, self.diary
        if table.active != self.observer:
            table.turn.fresh = self.fresh
        if table.effect is not None and any(self.looked):
            table.effect.looked = self.seen


def spread(counts: list[int]) -> list[int]:
    """The cards of a multiset one by one."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def taken(pool: list[int], count: int) -> int:
    """So many cards off the end of a shuffled pool, as one number."""
    return sum([1 << pool.pop() * DIGIT for _ in range(count)])


def unpacked(hand: int) -> list[int]:
    return [hand >> card * DIGIT & 31 for card in range(CARD_KINDS)]


def counts_of(cards: list[int]) -> list[int]:
    return [cards.count(card) for card in range(CARD_KINDS)]
