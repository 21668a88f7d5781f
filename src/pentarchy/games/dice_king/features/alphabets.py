"""Hands of dice: what matters of the dice to a kind of condition. Six dice lie in 46,656 ways, but who counts colours
sees only 28 of them, and the dice that stay while others fall make no more than 84 hands."""

from typing import Final

from pentarchy.games.dice_king.cards import BITS, DICE, FACE, SYMBOL_OF_FACE, SYMBOLS, THREE_DICE, THREE_FACES
from pentarchy.games.dice_king.conditions import (
    NO_DICE,
    ColorCount,
    ColorSumOrder,
    Condition,
    SumColor,
    Tally,
    with_dice,
)

BASE: Final = DICE + 1
"""A hand is a number with a digit for every letter: how many dice show it."""


class Alphabet:
    """What a die can show, as letters; dice are alike. All hands of up to six dice, the fuller ones first."""

    def __init__(self, letter_of: list[int], examples: list[int]) -> None:
        self.letter_of = letter_of
        """By symbol."""
        self.examples = examples
        """A symbol for every letter."""
        self.ways = [letter_of.count(letter) for letter in range(len(examples))]
        self.first: list[int] = []
        self.last: list[int] = []
        """What the first three dice and the last three add to a hand, by their faces."""
        self.hands: list[list[int]] = []
        self.ranks: dict[int, int] = {}
        self.more: list[list[int]] = []
        """For every hand with fewer dice, those with one more, letter by letter."""
        self.parts: list[list[int]] = []
        """For every full hand, all that can stay of it."""

    def code_of(self, first: int, faces: int) -> int:
        """What three dice from the `first` one on add to a hand; a die that shows nothing is not there."""
        code = 0
        for i, number in enumerate([faces & FACE, faces >> BITS & FACE, faces >> 2 * BITS]):
            if number < 6:
                code += BASE ** self.letter_of[SYMBOL_OF_FACE[(first + i) * 6 + number]]
        return code

    def place(self, faces: int) -> int:
        """The hand that these dice make."""
        if not self.ranks:
            self.list_hands()
        return self.ranks[self.first[faces & THREE_FACES] + self.last[faces >> 3 * BITS]]

    def list_hands(self) -> None:
        """Worked out when it is first asked for."""
        letters = len(self.examples)
        self.first = [self.code_of(0, faces) for faces in range(THREE_DICE)]
        self.last = [self.code_of(3, faces) for faces in range(THREE_DICE)]
        for dice in range(DICE, -1, -1):
            self.hands += hands_of(dice, letters)
        self.ranks = {code(hand): rank for rank, hand in enumerate(self.hands)}
        for hand in self.hands:
            if sum(hand) == DICE:
                self.parts.append([self.ranks[part] for part in parts_of(hand)])
            else:
                self.more.append([self.ranks[code(hand) + BASE**letter] for letter in range(letters)])

    def tally(self, hand: list[int]) -> Tally:
        """The dice of a hand, counted as those who check conditions do."""
        counted = NO_DICE
        for symbol, dice in zip(self.examples, hand):
            counted = with_dice(counted, symbol, dice)
        return counted


def hands_of(dice: int, letters: int) -> list[list[int]]:
    """All hands of so many dice, each as a count of every letter."""
    if letters == 1:
        return [[dice]]
    return [[first, *rest] for first in range(dice + 1) for rest in hands_of(dice - first, letters - 1)]


def code(hand: list[int]) -> int:
    return sum([count * BASE**letter for letter, count in enumerate(hand)])


def parts_of(hand: list[int]) -> list[int]:
    """The codes of all hands that can stay of this one, none and all of it included."""
    codes = [0]
    for letter, count in enumerate(hand):
        codes = [part + stay * BASE**letter for part in codes for stay in range(count + 1)]
    return codes


def halves(symbol: int) -> int:
    """Its colour, and whether its number is low or high."""
    return symbol // 6 * 2 + (symbol % 6 > 2)


def points_of(color: int, symbol: int) -> int:
    """Its number if it has this colour."""
    return symbol % 6 + 1 if symbol // 6 == color else 0


EVERY_SYMBOL: Final = list(range(len(SYMBOLS)))
COLOURS: Final = Alphabet([symbol // 6 for symbol in EVERY_SYMBOL], [0, 6, 12])
NUMBERS: Final = Alphabet([symbol % 6 for symbol in EVERY_SYMBOL], [0, 1, 2, 3, 4, 5])
ORDERED: Final = Alphabet([halves(symbol) for symbol in EVERY_SYMBOL], [1, 4, 7, 10, 13, 16])
"""Sums of colours are near enough with twos for low numbers and fives for high ones."""
POINTS: Final = [
    Alphabet([points_of(color, symbol) for symbol in EVERY_SYMBOL], [6 * (color < 1), *range(6 * color, 6 * color + 6)])
    for color in range(3)
]
"""Which numbers have the colour depends on the die; here every die has all of them, and the rarer."""


def alphabet_for(tier: Condition) -> Alphabet:
    if isinstance(tier, ColorCount):
        return COLOURS
    if isinstance(tier, ColorSumOrder):
        return ORDERED
    return POINTS[tier.color] if isinstance(tier, SumColor) else NUMBERS
