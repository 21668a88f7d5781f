"""Choices on the screen: one below the other, or in columns where there are many."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

FEW, MANY = 8, 15
GAP = 3
ROOM_ABOVE = 12
"""Lines that the rest of a page needs at least."""
BESIDE = 7
"""Less than that is not worth saying beside a choice."""


class Choices:
    """Choices one below the other; many of them in columns, those of a kind together, with what is said beside them as
    long as there is room."""

    def __init__(
        self, aligned: RenderableType, flowing: RenderableType, groups: "list[list[Choice]]", tight: bool
    ) -> None:
        self.tight = tight
        """Whether even a few must not take a line each."""
        self.aligned = aligned
        self.flowing = flowing
        """The same with what is said beside a choice right behind it: lower where texts are long."""
        self.groups = groups

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        total, plain = sum(map(len, self.groups)), not any(note for group in self.groups for _, note in group)
        if not self.tight and total <= (FEW if plain else MANY):
            yield min(self.aligned, self.flowing, key=lambda drawn: len(console.render_lines(drawn, options)))
            return
        room = FEW if self.tight else max(MANY, console.height - ROOM_ABOVE)
        for group in self.groups:
            yield in_columns(group, options.max_width, max(1, room * len(group) // total))


Choice = tuple[Text, Text]
"""A line, and what is said beside it."""


def in_columns(group: list[Choice], width: int, most: int) -> RenderableType:
    """Columns of at most so many rows where that can be; for it, what is said beside the choices is cut or left out."""
    longest = max(line.cell_len for line, _ in group)
    free = (width + GAP) // (max(line.cell_len for line in with_notes(group, width)) + GAP)
    columns = max(1, free, min(-(-len(group) // most), (width + GAP) // (longest + GAP)))
    each = (width + GAP) // columns - GAP
    lines = with_notes(group, each) if each >= longest + BESIDE else [line for line, _ in group]
    return Columns(lines, padding=(0, GAP), column_first=True)


def with_notes(group: list[Choice], width: int) -> list[Text]:
    whole = [Text.assemble(line, "  " if note else "", note) for line, note in group]
    for line in whole:
        line.truncate(width, overflow="ellipsis")
    return whole
