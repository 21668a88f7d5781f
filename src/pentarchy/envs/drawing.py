"""What a view looks like: as text, and as a picture of that text."""

from collections import Counter
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from pentarchy.games import load
from pentarchy.kernel.events import Facts
from pentarchy.kernel.views import called_in
from pentarchy.words import Words

FRAME = ("game", "seats", "you", "over", "pending", "question", "answered", "called")
WIDTH, LINES = 120, 48
LINE_HEIGHT, MARGIN = 14, 8
PAPER, INK = (250, 247, 240), (40, 36, 32)
Picture = NDArray[np.uint8]


def text_of(view: Facts) -> str:
    """A view in lines of English: first who is asked what, then everything on the table."""
    words = words_of(str(view["game"]))
    words.called = called_in(view)
    lines = [heading(view, words)]
    for key, value in view.items():
        if key not in FRAME:
            lines.extend(section(key.replace("_", " "), value, words))
    return "\n".join(lines)


def heading(view: Facts, words: Words) -> str:
    title = words.game.names["en"]
    if view["over"]:
        return f"{title}: the game is over"
    pending = view["pending"]
    assert isinstance(pending, list)
    waiting = ", ".join(words.player(seat) if seat != -1 else "chance" for seat in pending)
    return f"{title}: {waiting} to choose ({view['question']})"


def section(key: str, value: object, words: Words) -> list[str]:
    """A line, or several where the value is a list of records."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return [f"{key}:", *(f"  {number}. {said(item, words)}" for number, item in enumerate(value, 1))]
    return [f"{key}: {said(value, words)}"]


def said(value: object, words: Words) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case str() if value:
            return words.name(value)
        case list() if value:
            counts = Counter(said(item, words) for item in value)
            return ", ".join(text if count == 1 else f"{count}x {text}" for text, count in counts.items())
        case dict() if value:
            return "; ".join(f"{words.name(key)} {said(item, words)}" for key, item in value.items() if item)
    return "-"


@lru_cache
def words_of(slug: str) -> Words:
    return Words(load(slug), "en")


def picture_of(text: str) -> Picture:
    """A picture of a text, always of the same size; what does not fit is cut off."""
    image = Image.new("RGB", (WIDTH * 7 + 2 * MARGIN, LINES * LINE_HEIGHT + 2 * MARGIN), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default()
    for number, line in enumerate(folded(text)[:LINES]):
        pen.text((MARGIN, MARGIN + number * LINE_HEIGHT), line, INK, font)
    return np.asarray(image, np.uint8)


def folded(text: str) -> list[str]:
    """Lines no longer than the picture is wide."""
    return [line[at : at + WIDTH] for line in text.splitlines() for at in range(0, max(1, len(line)), WIDTH)]
