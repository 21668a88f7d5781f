"""A learning curve as SVG: the share of points in the training games, block by block, with its 95 % interval."""

import json
from pathlib import Path

from pentarchy import load
from pentarchy.arena.summary import wilson

WIDTH, HEIGHT, EDGE = 420, 240, 46
BLOCKS, FEWEST = 20, 5
INK, LINE = "#444", "#1f6f54"
Block = tuple[float, float, float, float]
"""The decisions so far, the share of points, and its interval."""


def blocks_of(games: list[tuple[int, float]]) -> list[Block]:
    """Games in order, in blocks of equal size; a reward of -1 is no point, one of 1 a whole one."""
    size = max(FEWEST, -(-len(games) // BLOCKS))
    blocks = [games[first : first + size] for first in range(0, len(games), size)]
    found = []
    for block in (block for block in blocks if len(block) >= FEWEST):
        points = sum((reward + 1) / 2 for _, reward in block)
        found.append((float(block[-1][0]), points / len(block), *wilson(points, len(block))))
    return found


def draw(learned: Path, picture: Path) -> None:
    told = json.loads(learned.read_text(encoding="utf-8"))
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(curve(load(told["game"]).names["en"], told["decisions"], blocks_of(told["games"])), "utf-8")


def curve(title: str, decisions: int, blocks: list[Block]) -> str:
    width, height = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    upper = [place(when, high, decisions) for when, _, _, high in blocks]
    lower = [place(when, low, decisions) for when, _, low, _ in reversed(blocks)]
    middle = [place(when, share, decisions) for when, share, _, _ in blocks]
    box, font = f'viewBox="0 0 {width} {height}"', 'font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} {font}>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        frame(title, decisions),
        f'<polygon points="{" ".join(upper + lower)}" fill="{LINE}" fill-opacity="0.2"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{LINE}" stroke-width="2"/>',
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def place(when: float, share: float, decisions: int) -> str:
    return f"{EDGE + WIDTH * when / decisions:.1f},{EDGE + HEIGHT * (1 - share):.1f}"


def frame(title: str, decisions: int) -> str:
    low, right, half = EDGE + HEIGHT, EDGE + WIDTH, EDGE + HEIGHT // 2
    parts = [
        f'<text x="{EDGE}" y="{EDGE - 14}" font-size="15" fill="{INK}">{title}</text>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="{INK}"/>',
        f'<line x1="{EDGE}" y1="{half}" x2="{right}" y2="{half}" stroke="{INK}" stroke-dasharray="4 4"/>',
        f'<text x="{right}" y="{low + 34}" text-anchor="end" fill="{INK}">decisions learned from</text>',
        f'<text x="{EDGE}" y="{low + 34}" fill="{INK}">points in training games against random play, %</text>',
    ]
    for percent in (0, 50, 100):
        y = EDGE + HEIGHT * (1 - percent / 100) + 4
        parts.append(f'<text x="{EDGE - 6}" y="{y:g}" text-anchor="end" fill="{INK}">{percent}</text>')
    for part in (0, 1):
        text = f"{decisions * part:,}"
        parts.append(f'<text x="{EDGE + WIDTH * part}" y="{low + 16}" text-anchor="middle" fill="{INK}">{text}</text>')
    return "\n".join(parts)
