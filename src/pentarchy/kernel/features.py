"""What a net reads off a table: a row of small whole numbers, each with a name. A game's `features.py` declares the
layout once and fills a row in for the seat that looks."""

from typing import TYPE_CHECKING, Final

from pentarchy.kernel.steps import CHANCE

if TYPE_CHECKING:
    from pentarchy.kernel.state import State

MOST: Final = 255
"""The largest number in a row: it fits into a byte."""


class Layout:
    """The names of the numbers in a row, block by block, in the order in which they were declared."""

    def __init__(self) -> None:
        self.names: list[str] = []

    @property
    def size(self) -> int:
        return len(self.names)

    def one(self, name: str) -> int:
        """Declares one number; where it stands."""
        self.names.append(name)
        return len(self.names) - 1

    def block(self, name: str, parts: list[str]) -> int:
        """Declares one number for each part, `name part`; where the first of them stands."""
        self.names += [f"{name} {part}" for part in parts]
        return len(self.names) - len(parts)

    def count(self, name: str, width: int) -> int:
        """Declares a number and, behind it, whether it is at least 1, at least 2, ... up to `width`: `put_count`."""
        self.names.append(name)
        return self.block(name, [f">= {least}" for least in range(1, width + 1)]) - 1


def put(row: list[int], at: int, number: int) -> None:
    """Writes a number, cut off where a byte ends."""
    row[at] = 0 if number < 0 else min(number, MOST)


def put_count(row: list[int], at: int, number: int, width: int) -> None:
    """Writes a number declared by `Layout.count`."""
    put(row, at, number)
    for place in range(at + 1, at + 1 + min(number, width)):
        row[place] = 1


def put_mask(row: list[int], at: int, mask: int) -> None:
    """Writes 1 for each member of a set given as a bit mask."""
    while mask:
        low = mask & -mask
        row[at + low.bit_length() - 1] = 1
        mask ^= low


def put_question(row: list[int], at: int, numbers: dict[str, int], state: "State", seat: int) -> None:
    """Writes 1 for the question that is being asked, by its number; behind the questions whether this seat is asked,
    and whether chance is. A block declared by `question_parts`."""
    asked = state.seat
    number = numbers.get(state.question, -1)
    if number >= 0:
        row[at + number] = 1
    if asked == CHANCE:
        row[at + len(numbers) + 1] = 1
    elif asked == seat or seat in state.pending:
        row[at + len(numbers)] = 1


def question_parts(questions: list[str]) -> list[str]:
    return [*questions, "asks me", "asks chance"]
