"""The choices of a decision: numbered, or picked from a set where there are too many to list."""

import re
from collections.abc import Callable
from itertools import groupby
from string import ascii_lowercase

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentarchy.cli.boards import Picker
from pentarchy.cli.play.columns import Choices
from pentarchy.kernel.moves import Subset, Verb
from pentarchy.words import Words

FEW = 8
"""More sets than these are typed, not listed."""


class NoSuchChoice(Exception):
    """A number that stands before no choice."""


class Menu:
    """What a player can choose, and how what is typed is read. Sets of things are typed, not listed: `1 3 5`."""

    def __init__(
        self, options: list[int], words: Words, note: Callable[[int], str], picker: Picker | None = None
    ) -> None:
        self.words = words
        self.note = note
        self.game = words.game
        self.options = options
        self.picker = picker
        self.verb_of = self.game.vocabulary.verb_of
        self.picked = next((verb for verb in self.game.vocabulary.verbs if self.is_picked(verb)), None)
        self.listed = [] if picker else [move for move in options if self.verb_of(move) is not self.picked]
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
        return self.picker.example if self.picker else self.game.text(self.options[0])

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

    def drawn(self, tight: bool = False) -> RenderableType:
        """The choices, in as few lines as can be where room is tight."""
        if self.picker:
            return self.picker.drawn()
        groups = [list(group) for _, group in groupby(range(len(self.listed)), self.verb_at)]
        choices = [[(self.line(i), Text(self.note(self.listed[i]), "dim")) for i in group] for group in groups]
        typed = Text(f"{self.typed_set():>{self.margin}}  ", "bold cyan")
        picked = [Text.assemble(typed, self.picking())] if self.picked else []
        aligned, flowing = (Group(*(self.block(group, beside) for group in groups)) for beside in (True, False))
        return Group(*picked, Choices(aligned, flowing, choices, tight))

    def verb_at(self, i: int) -> Verb:
        return self.verb_of(self.listed[i])

    def told(self) -> Text:
        """One choice a line, to be read aloud."""
        if self.picker:
            return Text("\n".join(self.picker.told()))
        lines = [self.spoken(i) for i in range(len(self.listed))]
        return Text("\n".join([*([f"{self.typed_set()}: {self.picking()}"] if self.picked else []), *lines]))

    def spoken(self, i: int) -> str:
        note = self.note(self.listed[i])
        return f"{self.tags[i]}: {self.words.move(self.listed[i])}" + (f"; {note}" if note else "")

    def line(self, i: int) -> Text:
        return Text.assemble(self.tag_of(i), "  ", self.words.move(self.listed[i]))

    def tag_of(self, i: int) -> Text:
        return Text(f"{self.tags[i]:>{self.margin}}", "bold cyan")

    def block(self, group: list[int], beside: bool) -> Table:
        """The choices of one verb, with what is said beside them in a column of its own or behind them."""
        table = Table.grid(padding=(0, 2))
        for i in group:
            move, note = Text(self.words.move(self.listed[i])), Text(self.note(self.listed[i]), style="dim")
            table.add_row(self.tag_of(i), *([move, note] if beside else [Text.assemble(move, "  ", note)]))
        return table

    def typed_set(self) -> str:
        """An example of a set as it is typed."""
        return " ".join(self.members().words[::2]) if self.picked else ""

    def members(self) -> Subset:
        members = self.picked.arguments[0] if self.picked else None
        assert isinstance(members, Subset)
        return members

    def picking(self) -> str:
        """How to pick a set, by an example; '' where there is nothing to pick."""
        if self.picked is None:
            return ""
        example = self.read_set(self.typed_set()) or self.options[0]
        any_of = self.words.said("ui-any-of", {"words": " ".join(self.members().words)})
        return f"{self.words.move(example)}  ({any_of})"
