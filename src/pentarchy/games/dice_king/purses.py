"""What a seat could spend: the jokers in its area, and the dice that they make (DIC-4.6, DIC-4.7, DIC-4.13).

Two cards of one symbol make its die, an odd one needs a super joker beside it, super jokers left over make a die of any
face by twos. No other way of pairing reaches more: two super jokers beside two equal cards would make two dice of that
symbol, while apart they make one of it and one of any face.
"""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king.cards import JOKER_OF, SYMBOLS
from pentarchy.games.dice_king.conditions import Tally, plus, with_dice
from pentarchy.games.dice_king.demands import FEW
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

SUPER: Final = len(SYMBOLS)


class Bundle:
    """Cards to be spent together: symbols in rising order, and super jokers. They make dice that add something to a
    tally, and `wild` ones of any face. Each is made once: many purses hold it."""

    def __init__(self, symbols: tuple[int, ...], supers: int, adds: Tally, wild: int) -> None:
        self.symbols = symbols
        self.supers = supers
        self.adds = adds
        self.wild = wild

    def in_order(self) -> list[int]:
        return [*self.symbols, *[SUPER] * self.supers]


def bundle_of_one_symbol(symbol: int, count: int) -> Bundle:
    """An odd card needs a super joker beside it."""
    return Bundle((symbol,) * count, count % 2, with_dice([0, 0, 0, 0], symbol, (count + 1) // 2), 0)


NO_CARDS: Final = Bundle((), 0, [0, 0, 0, 0], 0)
ONE_SYMBOL: Final = [[bundle_of_one_symbol(symbol, count) for count in range(2 * FEW + 1)] for symbol in range(SUPER)]
MORE: Final[dict[tuple[tuple[int, ...], int], Bundle]] = {}
"""Bundles of two symbols and with wild dice, by their cards."""
MOST_BUNDLES: Final = 5_000


def both(one: Bundle, other: Bundle) -> Bundle:
    """Two bundles of different symbols as one."""
    symbols, supers = one.symbols + other.symbols, one.supers + other.supers
    return MORE.get((symbols, supers)) or made_once(Bundle(symbols, supers, plus(one.adds, other.adds), 0))


def with_wild(one: Bundle, wild: int) -> Bundle:
    """With two more super jokers for each wild die."""
    supers = one.supers + 2 * wild
    return MORE.get((one.symbols, supers)) or made_once(Bundle(one.symbols, supers, one.adds, wild))


def made_once(bundle: Bundle) -> Bundle:
    if len(MORE) >= MOST_BUNDLES:
        MORE.clear()
    MORE[bundle.symbols, bundle.supers] = bundle
    return bundle


NOT_LISTED: Final[list[Bundle]] = []


class Purse:
    """The cards that a seat could spend: symbols in rising order, how many of each, and super jokers."""

    def __init__(self, symbols: list[int], counts: list[int], supers: int) -> None:
        self.symbols = symbols
        self.counts = counts
        self.supers = supers
        self.dice = self.most_dice()
        self.listed = NOT_LISTED
        self.made: Tally = []
        self.paired: Tally = []
        self.falling: list[int] = []

    def most_dice(self) -> int:
        """How many dice all these cards make."""
        pairs, odd = 0, 0
        for count in self.counts:
            pairs += count // 2
            odd += count % 2
        return pairs + (self.supers if self.supers <= odd else odd + (self.supers - odd) // 2)

    def all_dice(self) -> Tally:
        """What its symbols make with a super joker beside every odd card, counted once."""
        if not self.made:
            self.made = dice_from(self.symbols, self.counts)[0]
        return self.made

    def highest_first(self) -> list[int]:
        """The places of its symbols, by falling numbers."""
        if not self.falling:
            self.falling = sorted(range(len(self.symbols)), key=lambda place: -(self.symbols[place] % 6))
        return self.falling

    def pairs(self) -> Tally:
        """What its symbols make without super jokers, counted once."""
        if not self.paired:
            self.paired = dice_from(self.symbols, [count & ~1 for count in self.counts])[0]
        return self.paired

    def bundles(self) -> list[Bundle]:
        """All that can be spent together by who makes but a FEW dice, listed once."""
        if not self.listed:
            self.listed = bundles_of(self)
        return self.listed


def dice_from(symbols: list[int], counts: list[int]) -> list[Tally]:
    """All dice of the symbols from each one on, as if there were a super joker beside every odd card."""
    made = [[0, 0, 0, 0]]
    for i in range(len(symbols) - 1, -1, -1):
        made.append(with_dice(made[-1], symbols[i], (counts[i] + 1) // 2))
    return made[::-1]


def bundles_of(purse: Purse) -> list[Bundle]:
    """All bundles of a purse for a FEW dice. These have two symbols at most; super jokers left over add wild ones."""
    found = bundles_of_one_symbol(purse)
    if purse.dice > 1:
        found += [
            both(one, other)
            for i, one in enumerate(found)
            for other in found[i + 1 :]
            if one.symbols[0] != other.symbols[0] and one.supers + other.supers <= purse.supers
        ]
    if purse.supers > 1:
        found += [
            with_wild(one, wild)
            for one in [NO_CARDS, *found]
            for wild in range(1, (purse.supers - one.supers) // 2 + 1)
        ]
    return found


def bundles_of_one_symbol(purse: Purse) -> list[Bundle]:
    return [
        ONE_SYMBOL[symbol][count]
        for symbol, most in zip(purse.symbols, purse.counts)
        for count in range(1, most + 1)
        if count % 2 <= purse.supers
    ]


PURSES: Final[dict[tuple[int, int], Purse]] = {}
MOST_PURSES: Final = 10_000


def purse_of(table: "Table", seat: int) -> Purse:
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
