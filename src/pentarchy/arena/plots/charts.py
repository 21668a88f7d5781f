"""The plots of reports: each takes plain numbers and gives SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pentarchy.arena.plots.axes import Scale, Wording, across, around, percent, plain, upright
from pentarchy.arena.plots.marks import box, line, marker, path, picture, polygon, text

WIDTH = 720.0
RIGHT = WIDTH - 24
ROW, DENSE_ROW, MANY = 34.0, 25.0, 8
"""How high a row is, and how high where there are many."""
LETTER = 8.8
"""How wide a letter is in a wide font."""


@dataclass(frozen=True)
class Row:
    """A named value, with the ends of its interval where it has one, and a word beside it."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""
    kind: int = 0


@dataclass(frozen=True)
class Series:
    """Several values under one name."""

    label: str
    values: Sequence[float]
    kind: int = 0


def gutter(labels: list[str]) -> float:
    """How much room names need on the left."""
    return min(320.0, 16 + LETTER * max((len(label) for label in labels), default=0))


def row_height(rows: list[Row]) -> float:
    return ROW if len(rows) < MANY else DENSE_ROW


def shortened(label: str, most: int = 32) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def intervals(rows: list[Row], label: str, title: str, reference: float | None = None, word: Wording = plain) -> str:
    """A sign for every value, with a whisker over its interval."""
    left = gutter([row.label for row in rows])
    notes = 12 + LETTER * max((len(row.note) for row in rows), default=0)
    ends = [end for row in rows for end in (row.low, row.value, row.high) if end is not None]
    scale = around(ends, left, RIGHT - notes, reference)
    high = row_height(rows)
    bottom = 10 + high * len(rows)
    marks = across(scale, 6, bottom, label, word)
    if reference is not None:
        marks.append(line(scale(reference), 6, scale(reference), bottom, "reference"))
    for i, row in enumerate(rows):
        marks += interval_row(row, scale, 10 + high * (i + 0.5), left)
    return picture(WIDTH, bottom + 50, marks, title)


def interval_row(row: Row, scale: Scale, y: float, left: float) -> list[str]:
    marks = [text(left - 12, y + 5, shortened(row.label), "end"), text(WIDTH - 4, y + 5, row.note, "end", "note")]
    if row.low is not None and row.high is not None:
        marks += whisker(scale(row.low), scale(row.high), y, row.kind)
    return [*marks, marker(row.kind, scale(row.value), y)]


def whisker(low: float, high: float, y: float, kind: int) -> list[str]:
    style = f"stroke{kind % 6}"
    return [line(low, y, high, y, style), line(low, y - 5, low, y + 5, style), line(high, y - 5, high, y + 5, style)]


def grouped(groups: list[str], series: list[tuple[str, list[Row]]], label: str, title: str, reference: float) -> str:
    """For every group, the shares of all series side by side, with upright whiskers."""
    rows = [row for _, each in series for row in each]
    top, bottom, left = 56.0, 300.0, 70.0
    scale = Scale(0.0, max(0.05, *(row.high or row.value for row in rows), reference) * 1.05, bottom, top)
    marks = [*upright(scale, left, RIGHT, label, percent), *legend([name for name, _ in series])]
    marks.append(line(left, scale(reference), RIGHT, scale(reference), "reference"))
    width = (RIGHT - left) / len(groups)
    for g, group in enumerate(groups):
        middle = left + width * (g + 0.5)
        marks.append(text(middle, bottom + 20, group, "middle"))
        for s, (_, each) in enumerate(series):
            x = middle + (s - (len(series) - 1) / 2) * min(28.0, width / (len(series) + 1))
            marks += standing_row(each[g], scale, x)
    return picture(WIDTH, bottom + 34, marks, title)


def standing_row(row: Row, scale: Scale, x: float) -> list[str]:
    style = f"stroke{row.kind % 6}"
    low, high = scale(row.low or 0.0), scale(row.high or 0.0)
    whiskers = [
        line(x, low, x, high, style),
        line(x - 5, low, x + 5, low, style),
        line(x - 5, high, x + 5, high, style),
    ]
    return [*whiskers, marker(row.kind, x, scale(row.value))]


def legend(names: list[str], y: float = 16.0) -> list[str]:
    marks, x = [], WIDTH - 8 - sum(30 + LETTER * len(name) for name in names)
    for kind, name in enumerate(names):
        marks += [marker(kind, x, y - 4), text(x + 12, y, name)]
        x += 30 + LETTER * len(name)
    return marks


def distributions(series: list[Series], label: str, title: str) -> str:
    """A histogram for each series, one below the other on one scale, with a line through each median."""
    left, high = gutter([each.label for each in series]), 62.0
    values = [value for each in series for value in each.values]
    scale = around(values, left, RIGHT - 90)
    bottom = 8 + high * len(series)
    marks = across(scale, 4, bottom, label)
    for i, each in enumerate(series):
        marks += histogram(each, scale, 8 + high * (i + 1), high - 12, left)
    return picture(WIDTH, bottom + 50, marks, title)


def histogram(series: Series, scale: Scale, base: float, height: float, left: float) -> list[str]:
    """Bars of equal width, as many as the scale and whole numbers allow."""
    marks = [
        text(left - 12, base - height / 2 + 10, shortened(series.label), "end"),
        line(left, base, RIGHT, base, "axis"),
    ]
    if not series.values:
        return marks
    edges, counts = bins(series.values, scale)
    for (low, up), count in zip(pairwise(edges), counts):
        tall = height * count / max(counts)
        marks.append(
            box(scale(low) + 0.5, base - tall, scale(up) - scale(low) - 1, tall, f"fill{series.kind % 6} soft")
        )
    middle = median(series.values)
    marks += [line(scale(middle), base - height, scale(middle), base, f"stroke{series.kind % 6}")]
    return [*marks, text(WIDTH - 4, base - height + 9, f"median {middle:,.4g}", "end", "note")]


def bins(values: Sequence[float], scale: Scale, most: int = 36) -> tuple[list[float], list[int]]:
    whole = all(value == int(value) for value in values)
    width = (scale.high - scale.low) / most
    width = max(1.0, float(-(-width // 1))) if whole else width
    low = int(scale.low) - 0.5 if whole else scale.low
    count = int((scale.high - low) / width) + 1
    counts = [0] * count
    for value in values:
        counts[min(count - 1, max(0, int((value - low) / width)))] += 1
    edges = [min(scale.high, max(scale.low, low + i * width)) for i in range(count + 1)]
    return edges, counts


def median(values: Sequence[float]) -> float:
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def bars(rows: list[Row], label: str, title: str, word: Wording = plain) -> str:
    """A bar from zero for every value, its note behind it."""
    left = gutter([row.label for row in rows])
    notes = 16 + LETTER * max((len(row.note) for row in rows), default=0)
    scale = Scale(0.0, max((row.value for row in rows), default=0.0) * 1.02 or 1.0, left, RIGHT - notes)
    high = row_height(rows)
    bottom = 10 + high * len(rows)
    marks = across(scale, 6, bottom, label, word)
    for i, row in enumerate(rows):
        y = 10 + high * i
        marks.append(text(left - 12, y + high / 2 + 5, shortened(row.label), "end"))
        marks.append(box(left, y + 0.2 * high, scale(row.value) - left, 0.6 * high, f"fill{row.kind % 6}"))
        marks.append(text(scale(row.value) + 8, y + high / 2 + 5, row.note, "start", "note"))
    return picture(WIDTH, bottom + 50, marks, title)


def curve(points: list[tuple[float, Row]], x_label: str, y_label: str, title: str, reference: float) -> str:
    """Shares over a course from 0 to 1, with a band for their intervals."""
    top, bottom, left = 40.0, 300.0, 70.0
    x, y = Scale(0.0, 1.0, left, RIGHT), Scale(0.0, 1.0, bottom, top)
    band = [(x(at), y(row.high or 0.0)) for at, row in points]
    band += [(x(at), y(row.low or 0.0)) for at, row in reversed(points)]
    marks = [*across(x, top, bottom, x_label, percent), *upright(y, left, RIGHT, y_label, percent)]
    marks += [polygon(band, "fill0 soft"), line(left, y(reference), RIGHT, y(reference), "reference")]
    marks += [path([(x(at), y(row.value)) for at, row in points], "stroke0 thick")]
    marks += [marker(0, x(at), y(row.value), 4) for at, row in points]
    return picture(WIDTH, bottom + 50, marks, title)
