"""Slow and simple second opinions: payments by trying everything, the tile supply by keeping every box in mind."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product

from pentarchy.games.dice_king.cards import stars_for
from pentarchy.games.dice_king.conditions import UNITS, plus
from pentarchy.games.dice_king.purses import SUPER


def pairings(cards):
    """Every way to split a list of symbols into pairs that make a die; a die of any face is None (DIC-4.6)."""
    if not cards:
        yield []
        return
    first, rest = cards[0], cards[1:]
    for i, other in enumerate(rest):
        if other not in (first, SUPER) and first != SUPER:
            continue
        die = first if first != SUPER else other if other != SUPER else None
        for more in pairings(rest[:i] + rest[i + 1 :]):
            yield [die, *more]


def stars_of_payment(card, tally, cards):
    """The most stars over all pairings and all faces."""
    best = 0
    for dice in pairings(cards):
        for faces in product(range(18), repeat=dice.count(None)):
            counted, free = tally, iter(faces)
            for die in dice:
                counted = plus(counted, UNITS[next(free) if die is None else die])
            best = max(best, stars_for(card, counted, 0))
    return best


def minimal_payments(card, tally, owned, base_stars):
    """DIC-4.10, word by word."""
    reached = {}
    for size in range(2, len(owned) + 1, 2):
        for cards in set(combinations(owned, size)):
            stars = stars_of_payment(card, tally, list(cards))
            if stars > base_stars:
                reached[cards] = stars
    return {
        cards: stars
        for cards, stars in reached.items()
        if not any(
            other != cards and reached[other] >= stars and not Counter(other) - Counter(cards) for other in reached
        )
    }


class Boxes:
    """DIC-9.6: every pair of tiles that may be in the box, with its weight."""

    def __init__(self, unseen):
        self.unseen = Counter(unseen)
        lands = sorted(self.unseen)
        self.weights = {}
        for box in combinations_with_replacement(lands, 2):
            ways = 1
            for land, count in Counter(box).items():
                ways *= self.unseen[land] if count == 1 else self.unseen[land] * (self.unseen[land] - 1) // 2
            self.weights[box] = Fraction(ways)

    def chances(self):
        total = Counter()
        for box, weight in self.weights.items():
            for land, count in self.unseen.items():
                total[land] += weight * (count - box.count(land))
        everything = sum(total.values())
        return {land: share / everything for land, share in total.items() if share}

    def turn_up(self, land):
        for box in self.weights:
            self.weights[box] *= self.unseen[land] - box.count(land)
        self.unseen[land] -= 1

    def shuffle_back(self, land):
        self.unseen[land] += 1
