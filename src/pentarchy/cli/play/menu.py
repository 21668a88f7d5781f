"""The choices of a decision: numbered, or picked from a set where there are too many to list."""

import re
from collections.abc import Callable
from itertools import groupby
from string import ascii_lowercase

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.kernel.moves import Subset, Verb
from pentarchy.words import Words

FEW, MANY = 8, 15


class NoSuchChoice(Exception):
    """A number that stands before no choice."""


class Menu:
    """What a player can choose, and how what is typed is read. Sets of things are typed, not listed: `1 3 5`."""

    def __init__(self, options: list[int], words: Words, aside: Callable[[int], str]) -> None:
        self.words = words
        self.aside = aside
        self.game = words.game
        self.options = options
        self.verb_of = self.game.vocabulary.verb_of
        self.picked = next((verb for verb in self.game.vocabulary.verbs if self.is_picked(verb)), None)
        self.listed = [move for move in options if self.verb_of(move) is not self.picked]
        self.tags = self.tag(len(self.listed))
        self.margin = max([3, *(len(tag) for tag in self.tags), len(self.typed_set())])

    def is_picked(self, verb: Verb) -> bool:
        """Whether this verb offers so many sets that its members are better typed one by one."""
        is_set = len(verb.arguments) == 1 and isinstance(verb.arguments[0], Subset)
        return is_set and sum(verb.covers(move) for move in self.options) > FEW

    def tag(self, count: int) -> list[str]:
        """Numbers, or letters where numbers stand for members of a set."""
        if self.picked and count <= len(ascii_lowercase):
            return list(ascii_lowercase[:count])
        return [str(number) for number in range(1, count + 1)]

    @property
    def example(self) -> str:
        return self.game.text(self.options[0])

    def read(self, typed: str) -> int:
        """The move that was typed: a tag, a set, or notation. Raises NoSuchChoice, BadNotation."""
        if typed.lower() in self.tags:
            return self.listed[self.tags.index(typed.lower())]
        picked = self.read_set(typed)
        if picked is None and typed.isdigit():
            raise NoSuchChoice(typed)
        return self.game.parse(typed) if picked is None else picked

    def read_set(self, typed: str) -> int | None:
        if self.picked is None:
            return None
        members = self.members()
        words = [word for word in re.split(r"[\s,]+", typed.lower()) if word]
        if len(words) == 1 and words[0] not in members.index:
            words = list(words[0])
        if not words or any(word not in members.index for word in words):
            return None
        return self.picked.of(sum(1 << members.index[word] for word in set(words)))

    def drawn(self) -> RenderableType:
        places = range(len(self.listed))
        if len(self.listed) > MANY:
            lines = [self.line(i) for i in places]
            return Group(*self.picking(), Columns(lines, padding=(0, 3), column_first=True))
        groups = [list(group) for _, group in groupby(places, lambda i: self.verb_of(self.listed[i]))]
        return Group(*self.picking(), *(self.block(group) for group in groups))

    def line(self, i: int) -> Text:
        return Text.assemble((f"{self.tags[i]:>{self.margin}}  ", "bold cyan"), self.words.move(self.listed[i]))

    def block(self, group: list[int]) -> Table:
        """The choices of one verb."""
        table = Table.grid(padding=(0, 2))
        for i in group:
            table.add_row(self.line(i), Text(self.aside(self.listed[i]), style="dim"))
        return table

    def typed_set(self) -> str:
        """An example of a set as it is typed."""
        return " ".join(self.members().words[::2]) if self.picked else ""

    def members(self) -> Subset:
        members = self.picked.arguments[0] if self.picked else None
        assert isinstance(members, Subset)
        return members

    def picking(self) -> list[RenderableType]:
        """How to pick a set, by an example."""
        if self.picked is None:
            return []
        example = self.read_set(self.typed_set()) or self.options[0]
        any_of = self.words.said("ui-any-of", {"words": " ".join(self.members().words)})
        typed = (f"{self.typed_set():>{self.margin}}  ", "bold cyan")
        return [Text.assemble(typed, self.words.move(example), (f"  ({any_of})", "dim"))]
