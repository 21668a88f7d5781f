"""Declared views as the client's types."""

import sys
from types import ModuleType

import pytest
from tools.view_types import Types, Unwritable

SOURCE = '''
from typing import Literal, NotRequired, TypedDict

Coin = Literal["gold", "silver"]
Long = Literal["an ever so long word", "another ever so long word", "a third ever so long word", "and a last long word"]
Longer = Literal[
    "an ever so long word", "another ever so long word", "a third ever so long word", "and a last long word", "for ever"
]
Unused = Literal["nothing"]


class Card(TypedDict):
    """Lies open."""

    name: str
    cost: NotRequired[dict[Coin, int]]
    """What it costs; None of it is hidden."""


Emptied = TypedDict("Emptied", {"from": Literal["top", "bottom"], "red-6": Long})


class Forgotten(TypedDict):
    name: Unused


class View(TypedDict):
    cards: list[Card | dict[str, int]]
    coins: list[Coin]
    emptied: Emptied | None
    weights: dict[str, list[float]]
    open: bool | int
    longer: Longer
'''

WRITTEN = """\
export type Coin = "gold" | "silver";

export type Long =
  "an ever so long word" | "another ever so long word" | "a third ever so long word" | "and a last long word";

export type Longer =
  | "an ever so long word"
  | "another ever so long word"
  | "a third ever so long word"
  | "and a last long word"
  | "for ever";

/** Lies open. */
export interface Card {
  name: string;
  /** What it costs; null of it is hidden. */
  cost?: Record<Coin, number>;
}

export interface Emptied {
  from: "top" | "bottom";
  "red-6": Long;
}

export interface View extends Prompt {
  cards: (Card | Record<string, number>)[];
  coins: Coin[];
  emptied: Emptied | null;
  weights: Record<string, number[]>;
  open: boolean | number;
  longer: Longer;
}
"""


@pytest.fixture
def module(tmp_path, monkeypatch):
    def made(source):
        path = tmp_path / "declared.py"
        path.write_text(source, encoding="utf-8")
        module = ModuleType("declared")
        module.__file__ = str(path)
        monkeypatch.setitem(sys.modules, "declared", module)
        exec(source, vars(module))
        return module

    return made


def test_interfaces_are_written_as_prettier_would(module):
    assert Types(module(SOURCE), "View").text("Prompt") == WRITTEN


@pytest.mark.parametrize("kind", ["object", "tuple[int, int]", "list", "Literal['" + "x" * 120 + "', 'y']"])
def test_what_cannot_be_written_is_refused(module, kind):
    source = f"from typing import Literal, TypedDict\nclass View(TypedDict):\n    thing: {kind}\n"
    with pytest.raises(Unwritable):
        Types(module(source), "View").text()
