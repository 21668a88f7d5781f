"""The marks that plots are made of, as SVG text. Colours are classes that the page defines for light and dark."""

from html import escape

COLOURS = 6
MARKER = 5.5


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    look = f' class="{style}"' if style else ""
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"{look}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" class="{style}"/>'


def box(x: float, y: float, width: float, height: float, style: str) -> str:
    size = f'width="{number(max(0.0, width))}" height="{number(max(0.0, height))}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size} class="{style}"/>'


def polygon(points: list[tuple[float, float]], style: str) -> str:
    return f'<polygon points="{joined(points)}" class="{style}"/>'


def path(points: list[tuple[float, float]], style: str) -> str:
    return f'<polyline points="{joined(points)}" class="{style}"/>'


def joined(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def marker(kind: int, x: float, y: float, r: float = MARKER) -> str:
    """A sign that differs from the others by colour and by shape: circle, square, triangle, diamond, two crosses."""
    style = f"fill{kind % COLOURS}"
    shapes: dict[int, list[tuple[float, float]]] = {
        1: [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        2: [(0, -1.25), (1.2, 0.95), (-1.2, 0.95)],
        3: [(0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)],
        4: [(-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4),
            (0.4, 1.2), (-0.4, 1.2), (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4)],
        5: [(0, 1.25), (1.2, -0.95), (-1.2, -0.95)],
    }  # fmt: skip
    if kind % COLOURS == 0:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{r}" class="{style}"/>'
    return polygon([(x + r * dx, y + r * dy) for dx, dy in shapes[kind % COLOURS]], style)


def picture(width: float, height: float, marks: list[str], title: str) -> str:
    """A whole plot; the title is what a screen reader says."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" role="img"'
    return f'{head} aria-label="{escape(title)}">{"".join(marks)}</svg>'
