"""The board for the terminal: three squares, drawn in letters."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.words import Words

ROWS: Final = [
    "7  *-----------*-----------*",
    "   |           |           |",
    "6  |   *-------*-------*   |",
    "   |   |       |       |   |",
    "5  |   |   *---*---*   |   |",
    "   |   |   |       |   |   |",
    "4  *---*---*       *---*---*",
    "   |   |   |       |   |   |",
    "3  |   |   *---*---*   |   |",
    "   |   |       |       |   |",
    "2  |   *-------*-------*   |",
    "   |           |           |",
    "1  *-----------*-----------*",
    "   a   b   c   d   e   f   g",
]
SIGNS: Final = ("○", "●")
STYLES: Final = ("bold bright_white", "bold magenta")


def board(view: dict[str, Any], words: Words) -> RenderableType:
    men = {point["id"]: point["owner"] for point in view["points"]}
    return Group(*(drawn(row, men) for row in ROWS), *(standing(view, seat, words) for seat in (0, 1)))


def drawn(row: str, men: dict[str, int]) -> Text:
    line = Text()
    for place, sign in enumerate(row):
        owner = men.get(f"{'abcdefg'[(place - 3) // 4]}{row[0]}", -1) if sign == "*" else -1
        line.append(SIGNS[owner] if owner >= 0 else "·" if sign == "*" else sign, STYLES[owner] if owner >= 0 else "")
    return line


def standing(view: dict[str, Any], seat: int, words: Words) -> Text:
    player = view["players"][seat]
    facts = {"men": player["men"], "hand": player["hand"]}
    told = ", ".join(f"{words.name(name)} {count}" for name, count in facts.items())
    return Text(f"{SIGNS[seat]} {words.player(seat)}: {told}", STYLES[seat])


def brief(view: dict[str, Any], words: Words) -> RenderableType:
    """Who stands where, to be read aloud."""
    lines = []
    for seat in (0, 1):
        men = [point["id"] for point in view["points"] if point["owner"] == seat]
        hand = f"{words.name('hand')} {view['players'][seat]['hand']}"
        lines.append(f"{words.player(seat)}: {' '.join(men) or '–'} ({hand})")
    return Text("\n".join(lines))
