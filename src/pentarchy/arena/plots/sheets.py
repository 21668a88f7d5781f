"""What is drawn on, wide or narrow, and what is drawn: named values."""

from collections.abc import Sequence
from dataclasses import dataclass

from pentarchy.arena.plots.marks import text

WIDTH, NARROW = 720.0, 340.0
"""Every plot can be drawn for a wide page and for a telephone, where names stand above what they name."""
ROW, DENSE_ROW, MANY = 34.0, 25.0, 8
"""How high a row is, and how high where there are many."""
LETTER = 8.8
"""How wide a letter is in a wide font."""
NAME_LINE = 18.0


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


@dataclass(frozen=True)
class Sheet:
    """A drawing of some width."""

    width: float

    @property
    def narrow(self) -> bool:
        return self.width < WIDTH

    @property
    def right(self) -> float:
        return self.width - (20 if self.narrow else 24)

    @property
    def head(self) -> float:
        """What a name needs above its row."""
        return NAME_LINE if self.narrow else 0.0

    def gutter(self, labels: list[str]) -> float:
        """How much room names need on the left."""
        if self.narrow:
            return 14.0
        return min(320.0, 16 + LETTER * max((len(label) for label in labels), default=0))

    def row(self, rows: list[Row]) -> float:
        return (ROW if len(rows) < MANY else DENSE_ROW) + self.head

    def name(self, label: str, left: float, y: float) -> str:
        """A name beside its row, or above it; y is the middle of the row."""
        if self.narrow:
            return text(0, y - self.head, shortened(label, 36))
        return text(left - 12, y + 5, shortened(label), "end")

    def notes(self, rows: list[Row], air: float) -> float:
        """What the words beside the values need on the right."""
        return air + LETTER * max((len(row.note) for row in rows), default=0)


def shortened(label: str, most: int = 32) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"
