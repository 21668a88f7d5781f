"""Parts for views that nobody has described: what was not foreseen has an entry of its own and raises nothing."""

from collections.abc import Iterator, Mapping, Sequence

from pentarchy.envs.encoding.groups import Record
from pentarchy.envs.encoding.parts import Numbers, OneOf, Part, Slice
from pentarchy.envs.errors import Unencodable

ANOTHER = "another"


class LooseWord(Part):
    """One of a list of words, or another one; none or an empty text sets no entry."""

    def __init__(self, words: Sequence[str]) -> None:
        self.one_of = OneOf([*words, ANOTHER])
        self.size = self.one_of.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        known = not isinstance(value, str) or not value or value in self.one_of.index
        self.one_of.put(value if known else ANOTHER, out, at, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return self.one_of.slices(name, at)


class LooseList(Part):
    """How long a list is, then its first items."""

    def __init__(self, most: int, part: Part) -> None:
        self.most = most
        self.item = part
        self.size = 1 + most * self.item.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list):
            raise Unencodable(value, "a list")
        out[at] = len(value)
        for i, item in enumerate(value[: self.most]):
            self.item.put(item, out, at + 1 + i * self.item.size, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(f"{name}.length", at, 1, "how long it is", unit=max(self.most, 1), binary=False)
        for i in range(self.most):
            yield from self.item.slices(f"{name}[{i}]", at + 1 + i * self.item.size)


class LooseRecord(Part):
    """Values by name, and how many more names there are. The parts hold none where a name is missing."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.record = Record(parts)
        self.size = 1 + self.record.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, dict):
            raise Unencodable(value, "a record")
        known = {name: item for name, item in value.items() if name in self.record.parts}
        out[at] = len(value) - len(known)
        self.record.put(known, out, at + 1, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(f"{name}.more", at, 1, "how many names nobody has foreseen", binary=False)
        yield from self.record.slices(name, at + 1)
