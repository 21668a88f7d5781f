"""Jokers (DIC-4.6, DIC-4.7, DIC-4.8, DIC-4.13): which cards of the own area can be spent for which citizen.

Two cards of one symbol make its die, an odd one needs a super joker beside it, super jokers left over make a die of any
face by twos. No other way of pairing reaches more: two super jokers beside two equal cards would make two dice of that
symbol, while apart they make one of it and one of any face.
"""

from typing import Final

from pentarchy.games.dice_king.cards import DEMANDS, JOKER_OF, SYMBOLS, TIERS, stars_for
from pentarchy.games.dice_king.conditions import Condition, Tally, add_die
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.decks import one_by_one

SUPER: Final = len(SYMBOLS)


class Purse:
    """The cards that a seat could spend: symbols in rising order, how many of each, and super jokers."""

    def __init__(self, symbols: list[int], counts: list[int], supers: int) -> None:
        self.symbols = symbols
        self.counts = counts
        self.supers = supers
        self.dice = self.most_dice()
        self.single_dice = [symbol for i, symbol in enumerate(symbols) if supers or counts[i] > 1]
        """The symbols of which one die can be made; SUPER stands for a die of any face."""
        if supers > 1:
            self.single_dice.append(SUPER)

    def most_dice(self) -> int:
        """How many dice all these cards make."""
        pairs, odd = 0, 0
        for count in self.counts:
            pairs += count // 2
            odd += count % 2
        return pairs + (self.supers if self.supers <= odd else odd + (self.supers - odd) // 2)

    def useful(self, tier: Condition, tally: Tally) -> "Purse":
        """What of it can help to fulfil a tier."""
        helpful = [i for i, symbol in enumerate(self.symbols) if tier.wants(tally, symbol)]
        return Purse([self.symbols[i] for i in helpful], [self.counts[i] for i in helpful], self.supers)


PURSES: Final[dict[tuple[int, int], Purse]] = {}
MOST_PURSES: Final = 10_000


def purse_of(table: Table, seat: int) -> Purse:
    """Face-up cards by their symbols; face-down cards are super jokers, whatever their fronts (DIC-4.7)."""
    cards, supers = table.citizens[seat], table.supers[seat].bit_count()
    known = PURSES.get((cards, supers))
    if known is None:
        if len(PURSES) >= MOST_PURSES:
            PURSES.clear()
        known = PURSES[cards, supers] = filled(cards, supers)
    return known


def filled(cards: int, supers: int) -> Purse:
    symbols: list[int] = []
    counts: list[int] = []
    for symbol in sorted([JOKER_OF[card] for card in one_by_one(cards)]):
        if symbols and symbols[-1] == symbol:
            counts[-1] += 1
        else:
            symbols.append(symbol)
            counts.append(1)
    return Purse(symbols, counts, supers)


class Payment:
    """Cards to spend, as symbols in rising order with super jokers at the end, and the stars that they reach."""

    def __init__(self, cards: list[int], stars: int) -> None:
        self.cards = cards
        self.stars = stars

    def covers(self, other: "Payment") -> bool:
        return all(self.cards.count(symbol) >= other.cards.count(symbol) for symbol in other.cards)

    def in_order(self) -> list[int]:
        return self.cards


class Purchase:
    """The search for every payment that reaches more stars with one card than the base result does (DIC-13.8)."""

    def __init__(self, card: int, purse: Purse, base_stars: int) -> None:
        self.card = card
        self.purse = purse
        self.base_stars = base_stars
        self.top = len(TIERS[card])
        self.found: list[Payment] = []

    def search(self, tally: Tally, cards: list[int], supers: int, first: int, dice: int) -> None:
        """Tries these cards and super jokers with more and more super jokers, then with more cards of the symbols from
        `first` on. At most so many dice can still be bought."""
        if stars_for(self.card, tally, dice) <= self.base_stars or self.try_supers(tally, cards, supers) == self.top:
            return
        for i in range(first, len(self.purse.symbols)):
            for count in range(1, self.purse.counts[i] + 1):
                if supers + count % 2 <= self.purse.supers:
                    self.extend(tally, cards, supers + count % 2, i, count, dice)

    def try_supers(self, tally: Tally, cards: list[int], supers: int) -> int:
        """Records what is reached; answers with the stars reached by these cards without further super jokers."""
        first = stars = stars_for(self.card, tally, 0)
        if stars > self.base_stars:
            self.found.append(Payment(cards + [SUPER] * supers, stars))
        for wild in range(1, (self.purse.supers - supers) // 2 + 1):
            if stars == self.top:
                break
            before, stars = stars, stars_for(self.card, tally, wild)
            if stars > max(before, self.base_stars):
                self.found.append(Payment(cards + [SUPER] * (supers + 2 * wild), stars))
        return first

    def extend(self, tally: Tally, cards: list[int], supers: int, i: int, count: int, dice: int) -> None:
        symbol, bought, wider = self.purse.symbols[i], (count + 1) // 2, tally[:]
        for _ in range(bought):
            add_die(wider, symbol)
        self.search(wider, cards + [symbol] * count, supers, i + 1, dice - bought)

    def minimal(self) -> list[Payment]:
        """DIC-4.10: no part of the cards spent reaches as much."""
        kept: list[Payment] = []
        for payment in sorted(self.found, key=cards_spent):
            if not any(other.stars >= payment.stars and payment.covers(other) for other in kept):
                kept.append(payment)
        return kept


def cards_spent(payment: Payment) -> int:
    return len(payment.cards)


def payments(card: int, tally: Tally, purse: Purse, base_stars: int) -> list[Payment]:
    """Every minimal payment that reaches more than the base result does. The top tier wants what a lower one does."""
    purchase = Purchase(card, purse.useful(TIERS[card][-1], tally), base_stars)
    if base_stars < purchase.top:
        purchase.search(tally, [], 0, 0, purchase.purse.dice)
    return purchase.minimal()


def stars_to_buy(card: int, tally: Tally, purse: Purse, lacks: list[int], base_stars: int) -> list[int]:
    """The numbers of stars that some minimal payment reaches, where the tiers lack so many dice."""
    if purse.dice == 1:
        reached = {stars_with(card, tally, symbol) for symbol in purse.single_dice}
        return [stars for stars in range(base_stars + 1, len(lacks) + 1) if stars in reached]
    if len(lacks) == 1:
        return [1] if lacks[0] and affordable(TIERS[card][0], tally, purse, lacks[0]) else []
    return sorted({payment.stars for payment in payments(card, tally, purse, base_stars)})


def stars_with(card: int, tally: Tally, symbol: int) -> int:
    """The stars that one more die reaches; SUPER is a die of any face."""
    if symbol == SUPER:
        return stars_for(card, tally, 1)
    return DEMANDS[card].read_with(tally, symbol).stars


def one_die_orders(card: int, tally: Tally, purse: Purse, stars: int) -> list[list[int]]:
    """The payments that reach so many stars for who can make one die only: two cards each."""
    orders = []
    for symbol in purse.single_dice:
        if stars_with(card, tally, symbol) != stars:
            continue
        if symbol == SUPER or purse.counts[purse.symbols.index(symbol)] > 1:
            orders.append([symbol, symbol])
        if symbol != SUPER and purse.supers:
            orders.append([symbol, SUPER])
    return orders


def affordable(tier: Condition, tally: Tally, purse: Purse, lacks: int) -> bool:
    """Whether there is a payment at all for a tier that lacks so many dice."""
    if lacks <= purse.supers // 2:
        return True
    useful = purse.useful(tier, tally)
    return lacks <= useful.dice and within_reach(tier, tally, useful, 0, purse.supers, useful.dice)


def within_reach(tier: Condition, tally: Tally, purse: Purse, first: int, supers: int, dice: int) -> bool:
    """Whether cards of the symbols from `first` on and so many super jokers, at most so many dice, fulfil a tier."""
    lacks = tier.lacks(tally)
    if lacks <= supers // 2 or lacks > dice:
        return lacks <= supers // 2
    for i in range(first, len(purse.symbols)):
        wider, count = tally[:], purse.counts[i]
        for bought in range(1, (count + 1) // 2 + 1):
            add_die(wider, purse.symbols[i])
            left = supers - max(0, 2 * bought - count)
            if left >= 0 and within_reach(tier, wider, purse, i + 1, left, dice - bought):
                return True
    return False
