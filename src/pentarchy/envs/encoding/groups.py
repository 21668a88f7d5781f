"""Parts made of parts: what may be missing, rows, and records."""

from collections.abc import Iterator, Mapping, Sequence

from pentarchy.envs.encoding.parts import Numbers, Part, Slice, from_you
from pentarchy.envs.errors import Unencodable


class Maybe(Part):
    """A value or none: an entry that says which, then the value."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is not None:
            out[at] = 1
            self.part.put(value, out, at + 1, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(f"{name}?", at, 1, "1 if there is one")
        yield from self.part.slices(name, at + 1)


class Either(Part):
    """A value of one of several kinds, told apart by type; none sets no entry."""

    def __init__(self, **kinds: Part) -> None:
        self.kinds = kinds
        self.places: dict[str, int] = {}
        self.size = 0
        for kind, part in kinds.items():
            self.places[kind] = self.size
            self.size += 1 + part.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is None:
            return
        kind = type(value).__name__
        if kind not in self.kinds:
            raise Unencodable(value, " or ".join(self.kinds))
        start = at + self.places[kind]
        out[start] = 1
        self.kinds[kind].put(value, out, start + 1, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        for kind, part in self.kinds.items():
            start = at + self.places[kind]
            yield Slice(f"{name}:{kind}?", start, 1, "1 if it is of this kind")
            yield from part.slices(f"{name}:{kind}", start + 1)


class Row(Part):
    """A list that always has the same length."""

    def __init__(self, count: int, part: Part, names: Sequence[str] = ()) -> None:
        self.count = count
        self.part = part
        self.names = tuple(names) or tuple(str(i) for i in range(count))
        self.size = count * part.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list) or len(value) != self.count:
            raise Unencodable(value, f"a list of {self.count}")
        part = self.part
        for i, item in enumerate(value):
            try:
                part.put(item, out, at + i * part.size, you)
            except Unencodable as error:
                raise error.inside(str(i)) from None

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        for i, label in enumerate(self.names):
            yield from self.part.slices(f"{name}[{label}]", at + i * self.part.size)


class Several(Part):
    """A list whose items are of different kinds, always the same ones."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.record = Record(parts)
        self.size = self.record.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list) or len(value) != len(self.record.parts):
            raise Unencodable(value, f"a list of {len(self.record.parts)}")
        self.record.put(dict(zip(self.record.parts, value)), out, at, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return self.record.slices(name, at)


class BySeat(Part):
    """A list with one item for each seat, the one that looks first."""

    def __init__(self, seats: int, part: Part) -> None:
        self.seats = seats
        self.row = Row(seats, part, from_you(seats))
        self.size = self.row.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list):
            raise Unencodable(value, "a list by seats")
        self.row.put(value[you:] + value[:you], out, at, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return self.row.slices(name, at)


class Line(Part):
    """A list in its order, up to so many items; each has an entry that says whether it is there."""

    def __init__(self, most: int, part: Part) -> None:
        self.most = most
        self.row = Row(most, Maybe(part))
        self.size = self.row.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list) or len(value) > self.most:
            raise Unencodable(value, f"a list of at most {self.most}")
        self.row.put(value + [None] * (self.most - len(value)), out, at, you)

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return self.row.slices(name, at)


class Record(Part):
    """Values by name. What only some records have is a Maybe, Either, OneOf or Seat: it is none where missing."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = dict(parts)
        self.places: dict[str, int] = {}
        self.size = 0
        for name, part in self.parts.items():
            self.places[name] = self.size
            self.size += part.size

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, dict):
            raise Unencodable(value, "a record")
        found = 0
        for name, part in self.parts.items():
            found += name in value
            try:
                part.put(value.get(name), out, at + self.places[name], you)
            except Unencodable as error:
                raise error.inside(name) from None
        if found < len(value):
            raise Unencodable(sorted(value.keys() - self.parts.keys()), "known to the layout")

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        for key, part in self.parts.items():
            yield from part.slices(f"{name}.{key}" if name else key, at + self.places[key])
