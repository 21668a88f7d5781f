"""From numbers to places on the page: scales with round ticks."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor, log10
from textwrap import wrap

from pentarchy.arena.plots.marks import line, text

Wording = Callable[[float], str]
LETTER, LINE = 7.6, 18.0
"""How wide a letter of a label is, and how high a line."""


@dataclass(frozen=True)
class Scale:
    """A range of numbers, laid over a range of the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, about: int = 6) -> list[float]:
        step = round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(i * step, 10) for i in range(first, last + 1)]


def round_step(rough: float) -> float:
    """The next of 1, 2, 2.5, 5, 10, 20 …, or of their tenths."""
    power = 10.0 ** floor(log10(rough))
    steps = [1, 2, 5, 10] if power == 1 else [1, 2, 2.5, 5, 10]  # 2.5 is no step for whole numbers
    return next(power * step for step in steps if power * step >= rough * (1 - 1e-9))


def around(values: list[float], start: float, end: float, include: float | None = None) -> Scale:
    """A scale that holds all values with a little air, and one that is to be seen in any case."""
    shown = [*values, *([] if include is None else [include])] or [0.0, 1.0]
    low, high = min(shown), max(shown)
    air = (high - low) * 0.05 or abs(high) * 0.1 or 1.0
    floor_at = low if low == 0 else low - air
    return Scale(floor_at, high + air, start, end)


def plain(value: float) -> str:
    return f"{value:,.10g}"


def percent(value: float) -> str:
    return f"{100 * value:.10g} %"


def wrapped(label: str, width: float) -> list[str]:
    """A label in lines that fit a drawing of this width."""
    return wrap(label, int(width / LETTER)) or [""]


def below(label: str, width: float) -> float:
    """How much room a horizontal axis needs with its ticks and its label."""
    return 32.0 + LINE * len(wrapped(label, width))


def across(scale: Scale, top: float, bottom: float, label: str, width: float, word: Wording = plain) -> list[str]:
    """A horizontal axis below, with a hair line up for every tick."""
    marks = []
    for tick in scale.ticks(max(2, min(6, int((scale.end - scale.start) / 70)))):
        marks += [line(scale(tick), top, scale(tick), bottom, "hair")]
        marks += [text(scale(tick), bottom + 17, word(tick), "middle", "tick")]
    lines = wrapped(label, width)
    middle = width / 2 if len(lines) > 1 else (scale.start + scale.end) / 2
    return [*marks, *(text(middle, bottom + 38 + LINE * i, each, "middle", "label") for i, each in enumerate(lines))]


def upright(scale: Scale, left: float, right: float, label: str, word: Wording = plain) -> list[str]:
    """A vertical axis on the left, its label written above."""
    marks = []
    for tick in scale.ticks(5):
        marks += [line(left, scale(tick), right, scale(tick), "hair")]
        marks += [text(left - 8, scale(tick) + 4, word(tick), "end", "tick")]
    return [*marks, text(0, scale.end - 14, label, "start", "label")]
