"""Dice conditions (DIC-5): what the dice at hand must show for a citizen to come."""

from typing import Final

from pentarchy.kernel.data import load

COLORS: Final = [row.text("id") for row in load("pentarchy.games.dice_king", "dice").rows("color")]
SYMBOL_COUNT: Final = 6 * len(COLORS)

Tally = list[int]
"""The dice at hand, counted four times: by number, by colour, the sum of each colour, the sum of all. Each of the four
is one whole number with a field of bits for every number or colour, so that dice are added at a stroke, and so that
what a condition makes of it can be looked up."""

NUMBERS: Final = 0
DICE_OF_COLOR: Final = 1
SUMS: Final = 2
TOTAL: Final = 3
FIELDS: Final = [6, 3, 3, 1]
WIDTH: Final = [5, 5, 7, 8]
"""Bits of a field: room for six dice and all that the jokers of a player can buy."""
SHIFTS: Final = [[place * width for place in range(count)] for count, width in zip(FIELDS, WIDTH)]
FULL: Final = [(1 << width) - 1 for width in WIDTH]
THERE: Final = 16
FROM: Final = [THERE - 1, 0, 0, 0]
"""Where the counts of a part begin. The first die of a number sets the highest bit of its field, THERE, and no further
die changes that: this bit alone tells which numbers are there."""


def field(part: int, place: int, value: int) -> int:
    """A part of a tally with this value at one place."""
    return value << SHIFTS[part][place]


def fields(part: int, counted: int) -> list[int]:
    """The six numbers or three colours of one part of a tally, one by one."""
    full, zero = FULL[part], FROM[part]
    return [(counted >> shift & full) - zero for shift in SHIFTS[part]]


def units_of(symbol: int) -> Tally:
    """What one die adds to a tally; a symbol is colour * 6 + number - 1."""
    color, number = symbol // 6, symbol % 6
    by_number, by_color = field(NUMBERS, number, 1), field(DICE_OF_COLOR, color, 1)
    return [by_number, by_color, field(SUMS, color, number + 1), number + 1]


UNITS: Final = [units_of(symbol) for symbol in range(SYMBOL_COUNT)]
NO_DICE: Final[Tally] = [sum([field(NUMBERS, number, FROM[NUMBERS]) for number in range(6)]), 0, 0, 0]


def plus(one: Tally, other: Tally) -> Tally:
    """All dice of both, also where one does harm (DIC-4.9)."""
    return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]]


def with_dice(tally: Tally, symbol: int, dice: int) -> Tally:
    """With so many more dice of a symbol."""
    for _ in range(dice):
        tally = plus(tally, UNITS[symbol])
    return tally


class Condition:
    """All quantities are minimum quantities: more dice than needed do no harm (DIC-5). It looks at one part of a tally,
    and there at some places only."""

    def __init__(self, part: int, places: list[int]) -> None:
        self.part = part
        self.mask = sum([field(part, place, FULL[part]) for place in places])

    def lacks(self, tally: Tally) -> int:
        """How many more dice, of any face, these dice need at least to fulfil it: 0 when they do."""
        return self.missing(tally[self.part])

    def missing(self, counted: int) -> int:
        """The same for its part of a tally."""
        raise AssertionError("a condition without a test")

    def have(self, counted: int) -> list[int]:
        """For each part of it as printed, the dice that are there or their sum."""
        raise AssertionError("a condition without a picture")

    def first(self, counted: int) -> int:
        """For a straight: with which number the nearest one begins."""
        return 0

    def points_missing(self, counted: int) -> int | None:
        """Where points count, how many are missing: a die may bring some of them."""
        return None

    def lacks_at_best(self, tally: Tally, more: Tally) -> int:
        """What is lacking at least with any of these further dice: what all of them leave, where none does harm."""
        return self.lacks(plus(tally, more))

    def wants(self, symbol: int) -> bool:
        """Whether a die of this symbol can ever be of use."""
        return UNITS[symbol][self.part] & self.mask != 0

    def fits(self, rolled: Tally, tally: Tally) -> bool:
        """Whether all wanted dice beyond those rolled can be of use together: no minimal payment has an idle one."""
        return True


class Counted(Condition):
    """So many dice of each of some colours or numbers."""

    def __init__(self, part: int, need: list[int], printed: list[int] | None = None) -> None:
        places = [place for place, count in enumerate(need) if count]
        super().__init__(part, places)
        self.need = need
        self.printed = printed or places
        """The colours or numbers in the order in which the card shows them."""
        self.full = FULL[part]
        self.needed = [(SHIFTS[part][place], need[place] + FROM[part]) for place in places]

    def missing(self, counted: int) -> int:
        lacks, full = 0, self.full
        for shift, need in self.needed:
            there = counted >> shift & full
            if there < need:
                lacks += need - there
        return lacks

    def have(self, counted: int) -> list[int]:
        there = fields(self.part, counted)
        return [there[place] for place in self.printed]

    def fits(self, rolled: Tally, tally: Tally) -> bool:
        """No more of a colour or number than is needed."""
        counted, before, full = tally[self.part], rolled[self.part], self.full
        for shift, need in self.needed:
            there = counted >> shift & full
            if there > need and there > before >> shift & full:
                return False
        return True


class ColorCount(Counted):
    """DIC-5.1"""

    def __init__(self, need: list[int], printed: list[int] | None = None) -> None:
        super().__init__(DICE_OF_COLOR, need, printed)


class NumberCount(Counted):
    """DIC-5.2"""

    def __init__(self, need: list[int], printed: list[int] | None = None) -> None:
        super().__init__(NUMBERS, need, printed)


class Groups(Condition):
    """DIC-5.3: the largest group of alike dice serves the largest symbol, and so on."""

    def __init__(self, sizes: list[int]) -> None:
        super().__init__(NUMBERS, [0, 1, 2, 3, 4, 5])
        self.sizes = sorted(sizes, reverse=True)

    def missing(self, counted: int) -> int:
        groups = sorted(fields(NUMBERS, counted), reverse=True)
        return sum([max(0, size - groups[i]) for i, size in enumerate(self.sizes)])

    def have(self, counted: int) -> list[int]:
        return sorted(fields(NUMBERS, counted), reverse=True)[: len(self.sizes)]

    def fits(self, rolled: Tally, tally: Tally) -> bool:
        """Every group that has grown can serve a symbol of its own, and is not too large for it."""
        before, grown = fields(NUMBERS, rolled[NUMBERS]), fields(NUMBERS, tally[NUMBERS])
        grown = sorted([group for number, group in enumerate(grown) if group > before[number]], reverse=True)
        idle = [i for i, group in enumerate(grown[: len(self.sizes)]) if group > self.sizes[i]]
        return not idle and len(grown) <= len(self.sizes)


class SumAll(Condition):
    """DIC-5.4"""

    def __init__(self, at_least: int) -> None:
        super().__init__(TOTAL, [0])
        self.at_least = at_least

    def missing(self, counted: int) -> int:
        return (self.points_missing(counted) + 5) // 6

    def have(self, counted: int) -> list[int]:
        return [counted]

    def points_missing(self, counted: int) -> int:
        return max(0, self.at_least - counted)


class SumColor(Condition):
    """DIC-5.5"""

    def __init__(self, color: int, at_least: int) -> None:
        super().__init__(SUMS, [color])
        self.color = color
        self.at_least = at_least

    def missing(self, counted: int) -> int:
        return (self.points_missing(counted) + 5) // 6

    def have(self, counted: int) -> list[int]:
        return [fields(SUMS, counted)[self.color]]

    def points_missing(self, counted: int) -> int:
        return max(0, self.at_least - (counted >> SHIFTS[SUMS][self.color] & FULL[SUMS]))


class ColorSumOrder(Condition):
    """DIC-5.6: of the dice added some lift the middle colour just high enough, the others are sixes of the first."""

    def __init__(self, order: list[int]) -> None:
        super().__init__(SUMS, order)
        self.order = order

    def missing(self, counted: int) -> int:
        sums = fields(SUMS, counted)
        first, middle, last = sums[self.order[0]], sums[self.order[1]], sums[self.order[2]]
        lift = max(0, last - middle + 1)
        lifting = (lift + 5) // 6
        raised = middle + lift
        return lifting + max(0, (raised - first) // 6 + 1)

    def have(self, counted: int) -> list[int]:
        sums = fields(SUMS, counted)
        return [sums[color] for color in self.order]

    def points_missing(self, counted: int) -> int:
        first, middle, last = self.have(counted)
        return max(0, middle - first + 1) + max(0, last - middle + 1)

    def lacks_at_best(self, tally: Tally, more: Tally) -> int:
        """Dice of the middle colour do harm: only those of the first are counted on."""
        first = FULL[SUMS] << SHIFTS[SUMS][self.order[0]]
        return self.lacks(plus(tally, [0, 0, more[SUMS] & first, 0])) if more[SUMS] & ~first == 0 else 0

    def wants(self, symbol: int) -> bool:
        return symbol // 6 != self.order[2]


class Straight(Condition):
    """DIC-5.7: 6 and 1 are not consecutive."""

    def __init__(self, length: int) -> None:
        super().__init__(NUMBERS, [])
        self.length = length
        self.mask = sum([field(NUMBERS, number, THERE) for number in range(6)])

    def missing(self, counted: int) -> int:
        there = [count > 0 for count in fields(NUMBERS, counted)]
        return min([there[low : low + self.length].count(False) for low in range(6 - self.length + 1)])

    def have(self, counted: int) -> list[int]:
        first = self.first(counted) - 1
        return [int(count > 0) for count in fields(NUMBERS, counted)[first : first + self.length]]

    def first(self, counted: int) -> int:
        there = [count > 0 for count in fields(NUMBERS, counted)]
        runs = [there[low : low + self.length].count(False) for low in range(6 - self.length + 1)]
        return runs.index(self.missing(counted)) + 1

    def wants(self, symbol: int) -> bool:
        return True

    def fits(self, rolled: Tally, tally: Tally) -> bool:
        """Numbers that were not there, each once, all within one run."""
        before, there = fields(NUMBERS, rolled[NUMBERS]), fields(NUMBERS, tally[NUMBERS])
        new = [number for number in range(6) if there[number] > before[number]]
        return not new or (max([there[number] for number in new]) == 1 and new[-1] - new[0] < self.length)
