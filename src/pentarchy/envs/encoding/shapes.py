"""What the values of a view look like, as a game declares them and as random games show them."""

from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin, is_typeddict

from pentarchy.envs.encoding.groups import BySeat, Either, Maybe
from pentarchy.envs.encoding.loose import LooseList, LooseRecord, LooseWord
from pentarchy.envs.encoding.parts import Flag, Known, Number, Part
from pentarchy.kernel.testing.shapes import fields_of

ROOM = 2
"""Lists are given this many times the room that they needed in the games that were looked at."""


class Shape:
    """What is known about one value of a view: of which kinds it may be, and how large."""

    def __init__(self) -> None:
        self.is_flag = self.is_number = self.is_word = False
        self.largest = 1
        self.words: set[str] = set()
        self.items: Shape | None = None
        self.lengths: set[int] = set()
        self.fields: dict[str, Shape] | None = None

    def see(self, value: object) -> None:
        """Takes in a value that came up."""
        match value:
            case bool():
                self.is_flag = True
            case int():
                self.is_number = True
                self.largest = max(self.largest, abs(value))
            case str():
                self.is_word = True
                self.words.add(value)
            case list():
                self.lengths.add(len(value))
                for item in value:
                    self.inner().see(item)
            case dict():
                for name, item in value.items():
                    self.field(name).see(item)

    def declare(self, hint: object) -> None:
        """Takes in a type that the game declares. Names of types that are not followed say nothing."""
        origin, inside = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            for name, (kind, _) in fields_of(hint).items():
                self.field(name).declare(kind)
        elif origin is Literal:
            for word in inside:
                self.see(word)
        elif origin in (Union, UnionType):
            for each in inside:
                self.declare(each)
        elif origin is list:
            self.inner().declare(inside[0])
        elif hint in (bool, int, str, NoneType):
            self.is_flag |= hint is bool
            self.is_number |= hint is int
            self.is_word |= hint is str

    def inner(self) -> "Shape":
        self.items = self.items or Shape()
        return self.items

    def field(self, name: str) -> "Shape":
        self.fields = {} if self.fields is None else self.fields
        return self.fields.setdefault(name, Shape())

    def part(self, seats: int) -> Part:
        """A part that can hold all of it, or none."""
        kinds = self.kinds(seats)
        if len(kinds) > 1:
            return Either(**kinds)
        return next((Maybe(part) for part in kinds.values()), Known())

    def kinds(self, seats: int) -> dict[str, Part]:
        found: dict[str, Part] = {}
        if self.is_flag:
            found["bool"] = Flag()
        if self.is_number:
            found["int"] = Number(self.largest)
        if self.is_word:
            found["str"] = LooseWord(sorted(self.words - {""}))
        if self.items is not None or self.lengths:
            found["list"] = self.listed(seats)
        if self.fields is not None:
            found["dict"] = LooseRecord({name: self.fields[name].part(seats) for name in sorted(self.fields)})
        return found

    def listed(self, seats: int) -> Part:
        """A list that always had an item for each seat is told from the seat that looks."""
        item = self.inner().part(seats)
        if self.lengths == {seats}:
            return BySeat(seats, item)
        fixed = len(self.lengths) == 1
        return LooseList(max(self.lengths, default=0) * (1 if fixed else ROOM), item)
