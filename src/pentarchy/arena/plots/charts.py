"""The plots of reports: each takes plain numbers and gives SVG."""

from collections.abc import Sequence
from itertools import pairwise

from pentarchy.arena.plots.axes import Scale, Wording, across, around, below, percent, plain, upright
from pentarchy.arena.plots.marks import box, line, marker, path, picture, polygon, text
from pentarchy.arena.plots.sheets import LETTER, NAME_LINE, WIDTH, Row, Series, Sheet, shortened


def intervals(
    rows: list[Row],
    label: str,
    title: str,
    reference: float | None = None,
    word: Wording = plain,
    width: float = WIDTH,
) -> str:
    """A sign for every value, with a whisker over its interval."""
    sheet = Sheet(width)
    left = sheet.gutter([row.label for row in rows])
    ends = [end for row in rows for end in (row.low, row.value, row.high) if end is not None]
    scale = around(ends, left, sheet.right - (0 if sheet.narrow else sheet.notes(rows, 12)), reference)
    high = sheet.row(rows)
    bottom = 10 + high * len(rows)
    marks = across(scale, 6, bottom, label, width, word)
    if reference is not None:
        marks.append(line(scale(reference), 6, scale(reference), bottom, "reference"))
    for i, row in enumerate(rows):
        marks += interval_row(row, scale, 10 + high * (i + 1) - (high - sheet.head) / 2, left, sheet)
    return picture(width, bottom + below(label, width), marks, title)


def interval_row(row: Row, scale: Scale, y: float, left: float, sheet: Sheet) -> list[str]:
    beside = text(sheet.width - 4, y - sheet.head if sheet.narrow else y + 5, row.note, "end", "note")
    marks = [sheet.name(row.label, left, y), beside]
    if row.low is not None and row.high is not None:
        marks += whisker(scale(row.low), scale(row.high), y, row.kind)
    return [*marks, marker(row.kind, scale(row.value), y)]


def whisker(low: float, high: float, y: float, kind: int) -> list[str]:
    style = f"stroke{kind % 6}"
    return [line(low, y, high, y, style), line(low, y - 5, low, y + 5, style), line(high, y - 5, high, y + 5, style)]


def grouped(
    groups: list[str],
    series: list[tuple[str, list[Row]]],
    label: str,
    title: str,
    reference: float,
    width: float = WIDTH,
) -> str:
    """For every group, the shares of all series side by side, with upright whiskers."""
    rows = [row for _, each in series for row in each]
    sheet, names = Sheet(width), legend([shortened(name) for name, _ in series], width)
    top = 56.0 + NAME_LINE * (len(names) - 1)
    bottom, left = top + 244, 50.0 if sheet.narrow else 70.0
    scale = Scale(0.0, max(0.05, *(row.high or row.value for row in rows), reference) * 1.05, bottom, top)
    marks = [*upright(scale, left, sheet.right, label, percent), *(mark for each in names for mark in each)]
    marks.append(line(left, scale(reference), sheet.right, scale(reference), "reference"))
    room = (sheet.right - left) / len(groups)
    for g, group in enumerate(groups):
        middle = left + room * (g + 0.5)
        marks.append(text(middle, bottom + 20, group, "middle"))
        for s, (_, each) in enumerate(series):
            x = middle + (s - (len(series) - 1) / 2) * min(28.0, room / (len(series) + 1))
            marks += standing_row(each[g], scale, x)
    return picture(width, bottom + 34, marks, title)


def standing_row(row: Row, scale: Scale, x: float) -> list[str]:
    style = f"stroke{row.kind % 6}"
    low, high = scale(row.low or 0.0), scale(row.high or 0.0)
    whiskers = [
        line(x, low, x, high, style),
        line(x - 5, low, x + 5, low, style),
        line(x - 5, high, x + 5, high, style),
    ]
    return [*whiskers, marker(row.kind, x, scale(row.value))]


def legend(names: list[str], width: float) -> list[list[str]]:
    """The signs with their names, line by line, as many on a line as it has room for."""
    lines: list[list[tuple[int, str]]] = [[]]
    for kind, name in enumerate(names):
        if lines[-1] and sum(room_of(each) for _, each in lines[-1]) + room_of(name) > width - 8:
            lines.append([])
        lines[-1].append((kind, name))
    return [legend_line(line, 16.0 + NAME_LINE * i, width) for i, line in enumerate(lines)]


def room_of(name: str) -> float:
    return 30 + LETTER * len(name)


def legend_line(names: list[tuple[int, str]], y: float, width: float) -> list[str]:
    marks, x = [], max(8.0, width - 8 - sum(room_of(name) for _, name in names))
    for kind, name in names:
        marks += [marker(kind, x, y - 4), text(x + 12, y, name)]
        x += room_of(name)
    return marks


def distributions(series: list[Series], label: str, title: str, width: float = WIDTH) -> str:
    """A histogram for each series, one below the other on one scale, with a line through each median."""
    sheet = Sheet(width)
    left, high = sheet.gutter([each.label for each in series]), 62.0 + sheet.head
    values = [value for each in series for value in each.values]
    scale = around(values, left, sheet.right - (0 if sheet.narrow else 90))
    bottom = 8 + high * len(series)
    marks = across(scale, 4, bottom, label, width)
    for i, each in enumerate(series):
        marks += histogram(each, scale, 8 + high * (i + 1), high - 12 - sheet.head, left, sheet)
    return picture(width, bottom + below(label, width), marks, title)


def histogram(series: Series, scale: Scale, base: float, height: float, left: float, sheet: Sheet) -> list[str]:
    """Bars of equal width, as many as the scale and whole numbers allow."""
    name_at = base - height - 4 + sheet.head if sheet.narrow else base - height / 2 + 5
    marks = [sheet.name(series.label, left, name_at), line(left, base, sheet.right, base, "axis")]
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
    beside = base - height - 4 if sheet.narrow else base - height + 9
    return [*marks, text(sheet.width - 4, beside, f"median {middle:,.4g}", "end", "note")]


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


def bars(rows: list[Row], label: str, title: str, word: Wording = plain, width: float = WIDTH) -> str:
    """A bar from zero for every value, its note behind it."""
    sheet = Sheet(width)
    left = sheet.gutter([row.label for row in rows])
    largest = max((row.value for row in rows), default=0.0) * 1.02 or 1.0
    scale = Scale(0.0, largest, left, sheet.right - sheet.notes(rows, 16))
    high = sheet.row(rows)
    bottom = 10 + high * len(rows)
    marks = across(scale, 6, bottom, label, width, word)
    for i, row in enumerate(rows):
        y, thick = 10 + high * (i + 1) - (high - sheet.head) / 2, 0.6 * (high - sheet.head)
        marks.append(sheet.name(row.label, left, y))
        marks.append(box(left, y - thick / 2, scale(row.value) - left, thick, f"fill{row.kind % 6}"))
        marks.append(text(scale(row.value) + 8, y + 5, row.note, "start", "note"))
    return picture(width, bottom + below(label, width), marks, title)


def curve(
    points: list[tuple[float, Row]], x_label: str, y_label: str, title: str, reference: float, width: float = WIDTH
) -> str:
    """Shares over a course from 0 to 1, with a band for their intervals."""
    sheet = Sheet(width)
    top, bottom, left, right = 40.0, 300.0, 50.0 if sheet.narrow else 70.0, sheet.right - sheet.head
    x, y = Scale(0.0, 1.0, left, right), Scale(0.0, 1.0, bottom, top)
    band = [(x(at), y(row.high or 0.0)) for at, row in points]
    band += [(x(at), y(row.low or 0.0)) for at, row in reversed(points)]
    marks = [*across(x, top, bottom, x_label, width, percent), *upright(y, left, right, y_label, percent)]
    marks += [polygon(band, "fill0 soft"), line(left, y(reference), right, y(reference), "reference")]
    marks += [path([(x(at), y(row.value)) for at, row in points], "stroke0 thick")]
    marks += [marker(0, x(at), y(row.value), 4) for at, row in points]
    return picture(width, bottom + below(x_label, width), marks, title)


def chances(lines: list[list[float]], names: list[str], title: str, width: float = WIDTH) -> str:
    """Chances from 0 to 1 step by step, a line for each name, marked where it ends."""
    legends = legend(names, width)
    top = 16.0 + 20.0 * len(legends)
    x = Scale(0.0, max(1.0, len(lines[0]) - 1.0), 60.0, width - 16.0)
    y = Scale(0.0, 1.0, top + 240.0, top)
    marks = [*upright(y, 60.0, width - 16.0, "", percent), *(mark for row in legends for mark in row)]
    for kind, line_of in enumerate(lines):
        points = [(x(float(i)), y(value)) for i, value in enumerate(line_of)]
        marks += [path(points, f"stroke{kind % 6}"), *(marker(kind, *point) for point in points[-1:])]
    return picture(width, top + 260.0, marks, title)
