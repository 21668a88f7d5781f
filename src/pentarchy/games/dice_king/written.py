"""Dice and their conditions as the data files write them: what they say is known, or refused."""

from pentarchy.games.dice_king.conditions import (
    COLORS,
    ColorCount,
    ColorSumOrder,
    Condition,
    Groups,
    NumberCount,
    Straight,
    SumAll,
    SumColor,
)
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData


def condition(row: Row) -> Condition:
    """The condition that a data record describes."""
    kind = row.text("kind")
    match kind:
        case "color_count":
            colors = [color_in(entry) for entry in row.rows("need")]
            return ColorCount(needed(row, colors, 3), colors)
        case "number_count":
            numbers = [number_in(entry) for entry in row.rows("need")]
            return NumberCount(needed(row, numbers, 6), numbers)
        case "groups":
            return Groups(row.numbers("sizes"))
        case "sum_all":
            return SumAll(row.number("at_least"))
        case "sum_color":
            return SumColor(color_in(row), row.number("at_least"))
        case "color_sum_order":
            return ColorSumOrder(colors_in(row))
        case "straight":
            return Straight(in_range(row, "length"))
    raise BadData(row.where, f"unknown condition '{kind}'")


def needed(row: Row, places: list[int], size: int) -> list[int]:
    need = [0] * size
    for place, entry in zip(places, row.rows("need")):
        need[place] += entry.number("count")
    return need


def color_in(row: Row) -> int:
    return COLORS.index(row.word("color", COLORS))


def colors_in(row: Row) -> list[int]:
    """An order of all colours."""
    order = row.texts("order")
    if sorted(order) != sorted(COLORS):
        raise BadData(row.where, f"'order' must name each of {', '.join(COLORS)} once, not {order}")
    return [COLORS.index(color) for color in order]


def number_in(row: Row) -> int:
    """The number of a face, less one."""
    return in_range(row, "number") - 1


def in_range(row: Row, key: str) -> int:
    """A number that a die can show."""
    value = row.number(key)
    if not 1 <= value <= 6:
        raise BadData(row.where, f"'{key}' must be from 1 to 6, not {value}")
    return value
