"""Jokers (DIC-4.8 to DIC-4.13): which cards of the own area can be spent for which citizen."""

from typing import Final

from pentarchy.games.dice_king.cards import DEMANDS, TIERS
from pentarchy.games.dice_king.conditions import UNITS, Tally, plus
from pentarchy.games.dice_king.demands import FEW, Demand
from pentarchy.games.dice_king.purses import SUPER, Purse, dice_from
from pentarchy.kernel.decks import one_by_one

NO_END: Final = 1 << 30
ONE_CARD: Final = [1 << 8 * symbol for symbol in range(SUPER + 1)]
GUARDS: Final = sum([128 << 8 * symbol for symbol in range(SUPER + 1)])
"""The highest bit of every field: no count reaches it."""
STARS: Final = [one_by_one(reached) for reached in range(1 << 4)]
"""One, two or three stars, by a set of bits."""


class Payment:
    """Cards to spend, as symbols in rising order with super jokers at the end, and the stars that they reach."""

    def __init__(self, cards: list[int], stars: int) -> None:
        self.cards = cards
        self.stars = stars

    def counted(self) -> int:
        """The cards as one number, a field of bits for every symbol."""
        return sum([ONE_CARD[symbol] for symbol in self.cards])

    def in_order(self) -> list[int]:
        return self.cards


def payments(card: int, tally: Tally, purse: Purse, base_stars: int) -> list[Payment]:
    """Every minimal payment that reaches more than the base result does. One die always takes two cards."""
    if purse.dice > FEW:
        return minimal(searched(card, tally, purse, base_stars))
    found = listed(card, tally, purse, base_stars)
    return found if purse.dice == 1 else minimal(found)


def minimal(found: list[Payment]) -> list[Payment]:
    """DIC-4.10: no part of the cards spent reaches as much. It would be a payment none of whose counts is higher."""
    if len(found) < 2:
        return found
    kept: list[Payment] = []
    counts: list[int] = []
    for payment in sorted(found, key=cards_spent):
        counted, stars = payment.counted(), payment.stars
        guarded = counted + GUARDS
        for i, other in enumerate(counts):
            if guarded - other & GUARDS == GUARDS and kept[i].stars >= stars:
                break
        else:
            kept.append(payment)
            counts.append(counted)
    return kept


def cards_spent(payment: Payment) -> int:
    return len(payment.cards)


def stars_to_buy(card: int, tally: Tally, purse: Purse, lacks: list[int], base_stars: int) -> list[int]:
    """The numbers of stars that some minimal payment reaches, where the tiers lack so many dice."""
    if purse.dice <= FEW:
        return stars_listed(DEMANDS[card], tally, purse, base_stars)
    return [stars for stars in range(base_stars + 1, len(lacks) + 1) if can_buy(card, stars, tally, purse, lacks)]


def can_buy(card: int, stars: int, tally: Tally, purse: Purse, lacks: list[int]) -> bool:
    """Whether some payment reaches just so many stars. Often super jokers alone do, or those with all pairs for the
    highest stars, and often not even all cards together; what is left is searched."""
    tier, dice, supers, top = TIERS[card][stars - 1], lacks[stars - 1], purse.supers, stars == len(lacks)
    if 2 * dice <= supers and (top or lacks[stars] > dice):
        return True
    if dice > purse.dice or 2 * tier.lacks_at_best(tally, purse.all_dice()) > supers:
        return False
    if top and 2 * tier.lacks(plus(tally, purse.pairs())) <= supers:
        return True
    return bool(Search(card, stars, tally, purse, 1).found)


def stars_listed(demand: Demand, tally: Tally, purse: Purse, base_stars: int) -> list[int]:
    """The same, out of the list of all bundles."""
    part, reached = demand.part, 0
    counted = tally[part]
    for bundle in purse.bundles():
        stars = demand.look_up(counted + bundle.adds[part]).with_wild[bundle.wild]
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
    """The same for those who can buy more, each number of stars by itself."""
    found: list[Payment] = []
    for stars in range(base_stars + 1, len(TIERS[card]) + 1):
        found += Search(card, stars, tally, purse, NO_END).found
    return found


class Search:
    """The search for payments that reach just so many stars with a card, at most so many of them (DIC-13.8): all
    minimal ones and few others. The highest numbers come first, so that no die of a sum becomes idle by a later one."""

    def __init__(self, card: int, stars: int, rolled: Tally, purse: Purse, most: int) -> None:
        self.demand = DEMANDS[card]
        self.stars = stars
        self.tier = TIERS[card][stars - 1]
        self.rolled = rolled
        self.most = most
        self.supers = purse.supers
        wanted = [i for i in purse.highest_first() if self.tier.wants(purse.symbols[i])]
        self.symbols = [purse.symbols[i] for i in wanted]
        self.counts = [purse.counts[i] for i in wanted]
        self.further = dice_from(self.symbols, self.counts)
        self.found: list[Payment] = []
        self.go_on(rolled, [], 0, 0, NO_END)

    def go_on(self, tally: Tally, cards: list[int], supers: int, first: int, before: int) -> None:
        """Tries these cards and super jokers with super jokers alone, where less is lacking than before the last die,
        then with cards of the symbols from `first` on."""
        reading, left = self.demand.read(tally), self.supers - supers
        lacks = reading.lacks[self.stars - 1]
        if lacks < before and 2 * lacks <= left and reading.stars_with(lacks) == self.stars:
            self.found.append(Payment(sorted(cards) + [SUPER] * (supers + 2 * lacks), self.stars))
        if not lacks:
            return
        for i in range(first, len(self.symbols)):
            if 2 * self.tier.lacks_at_best(tally, self.further[i]) > left or len(self.found) >= self.most:
                return
            self.extend(tally, cards, supers, i, lacks)

    def extend(self, tally: Tally, cards: list[int], supers: int, i: int, lacks: int) -> None:
        """More and more dice of one symbol, each of two cards or the last of a card and a super joker."""
        symbol, count, bought = self.symbols[i], self.counts[i], 0
        while lacks and 2 * bought < count:
            bought += 1
            tally = plus(tally, UNITS[symbol])
            if not self.tier.fits(self.rolled, tally):
                return
            if supers < self.supers:
                self.go_on(tally, cards + [symbol] * (2 * bought - 1), supers + 1, i + 1, lacks)
            if 2 * bought <= count:
                self.go_on(tally, cards + [symbol] * (2 * bought), supers, i + 1, lacks)
            lacks = self.demand.read(tally).lacks[self.stars - 1]
