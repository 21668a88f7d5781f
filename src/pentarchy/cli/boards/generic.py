"""A board for any game: the view as nested tables, with names in place of ids."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.kernel.events import Facts
from pentarchy.kernel.views import Called, called_in
from pentarchy.words import Words

FRAME = ("game", "seats", "you", "over", "pending", "question", "answered", "called")
"""What every view has; the session shows it in its own way."""
MOST = 12


def board(view: Facts, words: Words) -> RenderableType:
    facts = {key: value for key, value in view.items() if key not in FRAME}
    plain = {key: value for key, value in facts.items() if not is_big(value)}
    big = [titled(key, value, words) for key, value in facts.items() if is_big(value)]
    return Group(pairs(plain, words), *big)


def option_note(move: int, facts: Facts, view: Facts, words: Words) -> str:
    return words.note(move, facts)


def brief(view: Facts, words: Words) -> RenderableType:
    """The facts that need no table."""
    return pairs({key: value for key, value in view.items() if key not in FRAME and not is_big(value)}, words)


def own(view: Facts, words: Words) -> dict[str, str | int]:
    return {}


def called(view: Facts) -> Called:
    return called_in(view)


def signs(words: Words) -> dict[str, str]:
    return {}


def picker(options: list[int], view: Facts, words: Words) -> None:
    return None


def is_big(value: object) -> TypeGuard[list[Facts]]:
    """Whether it deserves a table of its own."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def titled(key: str, rows: Sequence[Facts], words: Words) -> Table:
    columns = [*dict.fromkeys(column for row in rows for column in row)]
    table = Table(title=spaced(key), title_justify="left")
    table.add_column("#")
    for column in columns:
        table.add_column(spaced(column), overflow="fold")
    for number, row in enumerate(rows, start=1):
        table.add_row(str(number), *(Text(said(row.get(column), words)) for column in columns))
    return table


def pairs(facts: Facts, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for key, value in facts.items():
        table.add_row(Text(spaced(key), style="bold"), Text(said(value, words)))
    return table


def spaced(key: str) -> str:
    return key.replace("_", " ")


def said(value: object, words: Words) -> str:
    match value:
        case bool():
            return "✓" if value else "–"
        case int():
            return str(value)
        case str() if value:
            return words.name(value)
        case list() if value:
            return counted([said(item, words) for item in value])
        case dict() if value:
            return shortened([f"{words.name(str(key))} {said(item, words)}" for key, item in value.items()])
    return "–"


def counted(texts: list[str]) -> str:
    """Numbers in their order; of equal names only how many."""
    if all(text.isdigit() for text in texts):
        return " ".join(texts)
    return shortened([text if count == 1 else f"{count}× {text}" for text, count in Counter(texts).items()])


def shortened(texts: list[str]) -> str:
    rest = len(texts) - MOST
    return ", ".join(texts[:MOST]) + (f" … +{rest}" if rest > 0 else "")
