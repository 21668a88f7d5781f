"""What is drawn, as lines to be read aloud: no boxes, no colour, one fact a line, words for signs."""

import re
from collections.abc import Iterable, Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Signs = dict[str, str]
SHORT = 4
"""A frame with so few lines is read as one."""
DROPPED = dict.fromkeys("█▓▒░▄▀▮▯▌▐│┃╱╲▞▚◀▶✓⚀⚁⚂⚃⚄⚅", "")


def spoken(thing: RenderableType, signs: Signs) -> list[str]:
    """The lines of anything that is drawn, with words in the place of signs."""
    lines = (said(line, {**DROPPED, **signs}) for line in lines_of(thing))
    return [line for line in lines if line and not line.endswith(":")]


def lines_of(thing: object) -> Iterator[str]:
    match thing:
        case Text():
            yield from thing.plain.splitlines()
        case str():
            yield from Text.from_markup(thing).plain.splitlines()
        case Group():
            for part in thing.renderables:
                yield from lines_of(part)
        case Columns():
            for part in thing.renderables:
                yield from lines_of(part)
        case Panel():
            yield from framed(thing)
        case Table():
            yield from rows_of(thing)


def flat(thing: object) -> str:
    """All lines of something as one."""
    return ", ".join(line.strip() for line in lines_of(thing) if line.strip())


def framed(panel: Panel) -> Iterator[str]:
    title, lines = flat(panel.title or ""), [line for line in lines_of(panel.renderable) if line.strip()]
    if title and len(lines) <= SHORT:
        yield f"{title}: {'; '.join(lines)}"
        return
    yield from [title, *lines]


def rows_of(table: Table) -> Iterator[str]:
    """The cells of a single row under their heads; of several rows each after the first, which says whose they are.
    A table without heads is read row by row."""
    yield flat(table.title or "")
    heads = [flat(column.header) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        cells = [flat(cell) for cell in row]
        if any(isinstance(cell, Panel) for cell in row):
            yield from (line for cell in row for line in lines_of(cell))
        elif not any(heads):
            yield ", ".join(cell for cell in cells if cell)
        elif table.row_count == 1:
            yield from pairs(heads, cells, "")
        else:
            yield from pairs(heads[1:], cells[1:], f"{cells[0]}, ")


def pairs(heads: Iterable[str], cells: Iterable[str], who: str) -> Iterator[str]:
    return (f"{who}{head}: {cell}" for head, cell in zip(heads, cells, strict=True) if cell)


def said(line: str, signs: Signs) -> str:
    """A line with words for its signs: `3◉ ♥♥` is `3 gold 2 health`."""
    line = re.sub(r"(\D)\1*", lambda run: in_words(run, signs), line)
    line = line.replace(" · ", ", ").replace(" | ", "; ").replace("·", "")
    line = re.sub(r"\s+([,;:.])", r"\1", re.sub(r"\s+", " ", line))
    return re.sub(r"(, ?)+,", ",", line).strip(" ,;")


def in_words(run: re.Match[str], signs: Signs) -> str:
    sign, times = run[1], len(run[0])
    if sign not in signs:
        return run[0]
    return f" {times} {signs[sign]} " if times > 1 and signs[sign] else f" {signs[sign]} "
