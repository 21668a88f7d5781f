"""Jokers (DIC-4.8 to DIC-4.13): which cards of the own area can be spent for which citizen."""

from typing import Final

from pentarchy.games.dice_king.cards import DEMANDS, TIERS, stars_for
from pentarchy.games.dice_king.conditions import UNITS, Condition, Tally, plus, with_dice
from pentarchy.games.dice_king.demands import FEW, Demand
from pentarchy.games.dice_king.purses import SUPER, Purse
from pentarchy.kernel.decks import one_by_one

STARS: Final = [one_by_one(reached) for reached in range(1 << 4)]
"""One, two or three stars, by a set of bits."""


class Payment:
    """Cards to spend, as symbols in rising order with super jokers at the end, and the stars that they reach."""

    def __init__(self, cards: list[int], stars: int) -> None:
        self.cards = cards
        self.stars = stars

    def covers(self, other: "Payment") -> bool:
        """Whether all of another's cards are among these, and more."""
        if len(self.cards) == len(other.cards):
            return False
        return all(self.cards.count(symbol) >= other.cards.count(symbol) for symbol in other.cards)

    def in_order(self) -> list[int]:
        return self.cards


def payments(card: int, tally: Tally, purse: Purse, base_stars: int) -> list[Payment]:
    """Every minimal payment that reaches more than the base result does. One die always takes two cards."""
    if purse.dice > FEW:
        return minimal(searched(card, tally, purse, base_stars))
    found = listed(card, tally, purse, base_stars)
    return found if purse.dice == 1 else minimal(found)


def minimal(found: list[Payment]) -> list[Payment]:
    """DIC-4.10: no part of the cards spent reaches as much."""
    kept: list[Payment] = []
    for payment in sorted(found, key=cards_spent):
        if not any(other.stars >= payment.stars and payment.covers(other) for other in kept):
            kept.append(payment)
    return kept


def cards_spent(payment: Payment) -> int:
    return len(payment.cards)


def stars_to_buy(card: int, tally: Tally, purse: Purse, lacks: list[int], base_stars: int) -> list[int]:
    """The numbers of stars that some minimal payment reaches, where the tiers lack so many dice."""
    if purse.dice <= FEW:
        return stars_listed(DEMANDS[card], tally, purse, base_stars)
    if len(lacks) == 1:
        return [1] if lacks[0] and affordable(TIERS[card][0], tally, purse, lacks[0]) else []
    return sorted({payment.stars for payment in payments(card, tally, purse, base_stars)})


def stars_listed(demand: Demand, tally: Tally, purse: Purse, base_stars: int) -> list[int]:
    """The same, out of the list of all bundles."""
    part, mask, known, reached = demand.part, demand.mask, demand.known, 0
    counted = tally[part]
    for bundle in purse.listed or purse.bundles():
        seen = counted + bundle.adds[part] & mask
        reading = known.get(seen) or demand.work_out(seen)
        stars = reading.with_wild[bundle.wild]
        if stars > base_stars:
            reached |= 1 << stars
            if len(demand.tiers) == 1:
                break
    return STARS[reached]


def listed(card: int, tally: Tally, purse: Purse, base_stars: int) -> list[Payment]:
    """What reaches more than the base result, out of the list of all bundles."""
    demand, found = DEMANDS[card], []
    for bundle in purse.bundles():
        stars = demand.read(plus(tally, bundle.adds)).with_wild[bundle.wild]
        if stars > base_stars:
            found.append(Payment(bundle.in_order(), stars))
    return found


def searched(card: int, tally: Tally, purse: Purse, base_stars: int) -> list[Payment]:
    """The same for those who can buy more. The top tier wants what a lower one does."""
    search = Search(card, purse.useful(TIERS[card][-1], tally), base_stars)
    if base_stars < search.top:
        search.go_on(tally, [], 0, 0, search.purse.dice)
    return search.found


class Search:
    """The search for every payment that reaches more stars with one card than the base result does (DIC-13.8)."""

    def __init__(self, card: int, purse: Purse, base_stars: int) -> None:
        self.card = card
        self.purse = purse
        self.base_stars = base_stars
        self.top = len(TIERS[card])
        self.found: list[Payment] = []

    def go_on(self, tally: Tally, cards: list[int], supers: int, first: int, dice: int) -> None:
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
        symbol, bought = self.purse.symbols[i], (count + 1) // 2
        wider = with_dice(tally, symbol, bought)
        self.go_on(wider, cards + [symbol] * count, supers, i + 1, dice - bought)


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
        wider, count = tally, purse.counts[i]
        for bought in range(1, (count + 1) // 2 + 1):
            wider = plus(wider, UNITS[purse.symbols[i]])
            left = supers - max(0, 2 * bought - count)
            if left >= 0 and within_reach(tier, wider, purse, i + 1, left, dice - bought):
                return True
    return False
