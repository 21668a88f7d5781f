"""Dice conditions (DIC-5): what the dice at hand must show for a citizen to come."""

from typing import Final

from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

Tally = list[int]
"""The dice at hand, counted: dice by colour, sums by colour, dice by number, sum of all."""

COUNT: Final = 0
SUM: Final = 3
NUMBER: Final = 6
TOTAL: Final = 12
COLORS: Final = ["red", "blue", "green"]


def add_die(tally: Tally, symbol: int) -> None:
    """Counts one more die, also where it does harm (DIC-4.9); a symbol is colour * 6 + number - 1."""
    color, number = symbol // 6, symbol % 6
    tally[COUNT + color] += 1
    tally[SUM + color] += number + 1
    tally[NUMBER + number] += 1
    tally[TOTAL] += number + 1


class Condition:
    """All quantities are minimum quantities: more dice than needed do no harm (DIC-5)."""

    def lacks(self, tally: Tally) -> int:
        """How many more dice, of any face, these dice need at least to fulfil it: 0 when they do."""
        raise AssertionError("a condition without a test")

    def wants(self, tally: Tally, symbol: int) -> bool:
        """Whether a die of this symbol can be of any use; a payment with one that cannot be is never minimal."""
        return True


class ColorCount(Condition):
    """DIC-5.1"""

    def __init__(self, need: list[int]) -> None:
        self.need = [(COUNT + color, count) for color, count in enumerate(need) if count]

    def lacks(self, tally: Tally) -> int:
        missing = 0
        for color, count in self.need:
            if tally[color] < count:
                missing += count - tally[color]
        return missing

    def wants(self, tally: Tally, symbol: int) -> bool:
        return any(color == COUNT + symbol // 6 and tally[color] < count for color, count in self.need)


class NumberCount(Condition):
    """DIC-5.2"""

    def __init__(self, need: list[int]) -> None:
        self.need = [(NUMBER + number, count) for number, count in enumerate(need) if count]

    def lacks(self, tally: Tally) -> int:
        missing = 0
        for number, count in self.need:
            if tally[number] < count:
                missing += count - tally[number]
        return missing

    def wants(self, tally: Tally, symbol: int) -> bool:
        return any(number == NUMBER + symbol % 6 and tally[number] < count for number, count in self.need)


class Groups(Condition):
    """DIC-5.3: the largest group of alike dice serves the largest symbol, and so on."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sorted(sizes, reverse=True)

    def lacks(self, tally: Tally) -> int:
        counts = sorted(tally[NUMBER:TOTAL], reverse=True)
        missing = 0
        for i, size in enumerate(self.sizes):
            if counts[i] < size:
                missing += size - counts[i]
        return missing


class SumAll(Condition):
    """DIC-5.4"""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least

    def lacks(self, tally: Tally) -> int:
        return max(0, (self.at_least - tally[TOTAL] + 5) // 6)


class SumColor(Condition):
    """DIC-5.5"""

    def __init__(self, color: int, at_least: int) -> None:
        self.color = color
        self.at_least = at_least

    def lacks(self, tally: Tally) -> int:
        return max(0, (self.at_least - tally[SUM + self.color] + 5) // 6)

    def wants(self, tally: Tally, symbol: int) -> bool:
        return symbol // 6 == self.color


class ColorSumOrder(Condition):
    """DIC-5.6: of the dice added some lift the middle colour just high enough, the others are sixes of the first."""

    def __init__(self, order: list[int]) -> None:
        self.first = SUM + order[0]
        self.middle = SUM + order[1]
        self.last = SUM + order[2]

    def lacks(self, tally: Tally) -> int:
        first, middle, last = tally[self.first], tally[self.middle], tally[self.last]
        lift = max(0, last - middle + 1)
        lifting = (lift + 5) // 6
        raised = middle + max(lift, lifting)
        return lifting + max(0, (raised - first) // 6 + 1)

    def wants(self, tally: Tally, symbol: int) -> bool:
        return SUM + symbol // 6 != self.last


class Straight(Condition):
    """DIC-5.7: 6 and 1 are not consecutive."""

    def __init__(self, length: int) -> None:
        self.length = length

    def lacks(self, tally: Tally) -> int:
        return min([tally[low : low + self.length].count(0) for low in range(NUMBER, TOTAL - self.length + 1)])

    def wants(self, tally: Tally, symbol: int) -> bool:
        return tally[NUMBER + symbol % 6] == 0


def condition(row: Row) -> Condition:
    """The condition that a data record describes."""
    kind = row.text("kind")
    match kind:
        case "color_count":
            return ColorCount(needed(row, [(COLORS.index(n.text("color")), n) for n in row.rows("need")], 3))
        case "number_count":
            return NumberCount(needed(row, [(n.number("number") - 1, n) for n in row.rows("need")], 6))
        case "groups":
            return Groups(row.numbers("sizes"))
        case "sum_all":
            return SumAll(row.number("at_least"))
        case "sum_color":
            return SumColor(COLORS.index(row.text("color")), row.number("at_least"))
        case "color_sum_order":
            return ColorSumOrder([COLORS.index(color) for color in row.texts("order")])
        case "straight":
            return Straight(row.number("length"))
    raise BadData(row.where, f"unknown condition '{kind}'")


def needed(row: Row, entries: list[tuple[int, Row]], size: int) -> list[int]:
    need = [0] * size
    for place, entry in entries:
        need[place] += entry.number("count")
    return need
