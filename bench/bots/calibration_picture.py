"""A reliability diagram as SVG: what was told across, what came up, the truth on the diagonal."""

from bench.bots.calibration_fit import Told, binned, ece
from pentarchy import load

SIZE, EDGE = 320, 46
BEFORE, AFTER, INK = "#b5651d", "#1f6f54", "#444"


def diagram(slug: str, before: Told, after: Told) -> str:
    width = SIZE + 2 * EDGE
    parts = [frame(load(slug).names["en"]), dots(before, BEFORE), legend(0, "as learned", before, BEFORE)]
    if (before != after).any():
        parts += [dots(after, AFTER), legend(1, "corrected", after, AFTER)]
    box, font = f'viewBox="0 0 {width} {width}"', 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} {font}>'
    return "\n".join([head, f'<rect width="{width}" height="{width}" fill="#fff"/>', *parts, "</svg>"]) + "\n"


def frame(title: str) -> str:
    low, high = EDGE, EDGE + SIZE
    parts = [
        f'<text x="{EDGE}" y="{EDGE - 14}" font-size="15" fill="{INK}">{title}</text>',
        f'<rect x="{low}" y="{low}" width="{SIZE}" height="{SIZE}" fill="none" stroke="{INK}"/>',
        f'<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="{INK}" stroke-dasharray="4 4"/>',
        f'<text x="{high}" y="{high + 34}" text-anchor="end" fill="{INK}">chance told, %</text>',
        f'<text x="14" y="{low}" fill="{INK}" transform="rotate(-90 14 {low})" text-anchor="end">won, %</text>',
    ]
    for percent in (0, 50, 100):
        x, y = place(percent / 100, 0.0)[0], place(0.0, percent / 100)[1]
        parts.append(f'<text x="{x}" y="{high + 16}" text-anchor="middle" fill="{INK}">{percent}</text>')
        parts.append(f'<text x="{low - 6}" y="{y + 4}" text-anchor="end" fill="{INK}">{percent}</text>')
    return "\n".join(parts)


def dots(rows: Told, colour: str) -> str:
    """One for each step of chances, the larger the more was told there."""
    bins = binned(rows)
    total = sum(weight for _, _, weight in bins)
    circles = []
    for chance, won, weight in bins:
        x, y = place(chance, won)
        radius = 3 + 14 * (weight / total) ** 0.5
        circles.append(f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.55"/>')
    return "\n".join(circles)


def place(chance: float, won: float) -> tuple[float, float]:
    return round(EDGE + chance * SIZE, 1), round(EDGE + (1 - won) * SIZE, 1)


def legend(row: int, name: str, rows: Told, colour: str) -> str:
    y = EDGE + 20 + 18 * row
    dot = f'<circle cx="{EDGE + 14}" cy="{y - 4}" r="5" fill="{colour}" fill-opacity="0.55"/>'
    return f'{dot}<text x="{EDGE + 26}" y="{y}" fill="{INK}">{name}, error {ece(rows):.3f}</text>'
