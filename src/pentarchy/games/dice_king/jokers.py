"""Jokers (DIC-4.6, DIC-4.7, DIC-4.8, DIC-4.13): which cards of the own area can be spent for which citizen.

A payment is how many cards of each joker symbol are spent, and at the end how many super jokers. Two cards of one
symbol make its die, an odd one needs a super joker beside it, super jokers left over make a die of any face by twos. No
other way of pairing reaches more: two super jokers beside two equal cards would make two dice of that symbol, while
apart they make one of it and one of any face.
"""

from pentarchy.games.dice_king.cards import JOKER_OF, SYMBOLS, TIERS, stars_for
from pentarchy.games.dice_king.conditions import Tally, add_die
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one

SUPER = len(SYMBOLS)


class Payment:
    """Cards to spend, and the stars that they reach."""

    def __init__(self, cards: list[int], stars: int) -> None:
        self.cards = cards
        self.stars = stars

    def covers(self, other: "Payment") -> bool:
        return all(self.cards[i] >= count for i, count in enumerate(other.cards))

    def in_order(self) -> list[int]:
        return [symbol for symbol, count in enumerate(self.cards) for _ in range(count)]


def purse_of(table: Table, seat: int) -> list[int]:
    """How many cards of each symbol the seat has face up, and how many super jokers."""
    purse = [0] * (SUPER + 1)
    for card in one_by_one(table.citizens[seat]):
        purse[JOKER_OF[card]] += 1
    purse[SUPER] = table.supers[seat].bit_count()
    return purse


def most_dice(purse: list[int]) -> int:
    """How many dice all these cards make: equal ones by twos, odd ones with super jokers, the rest of those by twos."""
    pairs, odd = 0, 0
    for count in purse[:SUPER]:
        pairs += count // 2
        odd += count % 2
    supers = purse[SUPER]
    return pairs + (supers if supers <= odd else odd + (supers - odd) // 2)


class Purchase:
    """The search for every payment that reaches more stars with one card than the base result does (DIC-13.8)."""

    def __init__(self, card: int, purse: list[int], base_stars: int) -> None:
        self.card = card
        self.purse = purse
        self.base_stars = base_stars
        self.top = len(TIERS[card])
        self.symbols = [symbol for symbol in range(SUPER) if purse[symbol]]
        self.found: list[Payment] = []

    def search(self, tally: Tally, cards: list[int], first: int, dice: int) -> None:
        """Tries these cards with more and more super jokers, then with more cards of the symbols from `first` on (DIC-4.8).
        At most so many dice can still be bought."""
        if stars_for(self.card, tally, dice) <= self.base_stars or self.try_supers(tally, cards) == self.top:
            return
        for i in range(first, len(self.symbols)):
            for count in range(1, self.purse[self.symbols[i]] + 1):
                self.extend(tally, cards, i, count, dice)

    def try_supers(self, tally: Tally, cards: list[int]) -> int:
        """Records what is reached; answers with the stars reached by these cards without further super jokers."""
        first, best = -1, self.base_stars
        for wild in range((self.purse[SUPER] - cards[SUPER]) // 2 + 1):
            stars = stars_for(self.card, tally, wild)
            first = stars if first < 0 else first
            if stars > best:
                best = stars
                paid = cards[:]
                paid[SUPER] += 2 * wild
                self.found.append(Payment(paid, stars))
        return first

    def extend(self, tally: Tally, cards: list[int], i: int, count: int, dice: int) -> None:
        symbol, more = self.symbols[i], cards[:]
        more[symbol] = count
        more[SUPER] += count % 2
        if more[SUPER] > self.purse[SUPER]:
            return
        wider = tally[:]
        for _ in range((count + 1) // 2):
            add_die(wider, symbol)
        self.search(wider, more, i + 1, dice - (count + 1) // 2)

    def minimal(self) -> list[Payment]:
        """DIC-4.10: no part of the cards spent reaches as much."""
        kept: list[Payment] = []
        for payment in sorted(self.found, key=cards_spent):
            if not any(other.stars >= payment.stars and payment.covers(other) for other in kept):
                kept.append(payment)
        return kept


def cards_spent(payment: Payment) -> int:
    return sum(payment.cards)


def payments(card: int, tally: Tally, purse: list[int], base_stars: int) -> list[Payment]:
    """Every minimal payment that reaches more than the base result does."""
    purchase = Purchase(card, purse, base_stars)
    if base_stars < purchase.top:
        purchase.search(tally, [0] * (SUPER + 1), 0, most_dice(purse))
    return purchase.minimal()


def stars_to_buy(card: int, tally: Tally, purse: list[int], dice: int, base_stars: int) -> list[int]:
    """The numbers of stars that some minimal payment reaches; `dice` is `most_dice(purse)`."""
    lacks = [tier.lacks(tally) for tier in TIERS[card][base_stars:]]
    if not lacks or lacks[0] > dice:
        return []
    reach = [base_stars + 1 + i for i, lack in enumerate(lacks) if lack <= dice]
    by_supers = {stars_with(lacks, base_stars, wild) for wild in range(1, purse[SUPER] // 2 + 1)} - {base_stars}
    if len(by_supers) == len(reach):
        return reach
    return sorted({payment.stars for payment in payments(card, tally, purse, base_stars)})


def stars_with(lacks: list[int], base_stars: int, more: int) -> int:
    """The stars reached with so many more dice of any face."""
    for i in range(len(lacks), 0, -1):
        if lacks[i - 1] <= more:
            return base_stars + i
    return base_stars
