"""The parts that an observation is made of. Each turns one value of a view into a fixed number of small integers."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from pentarchy.envs.errors import Unencodable

Numbers: TypeAlias = "array[int]"
LEAST, MOST = -(1 << 15), (1 << 15) - 1


class Slice(NamedTuple):
    """What some entries of an observation mean."""

    name: str
    start: int
    size: int
    meaning: str
    labels: tuple[str, ...] = ()
    unit: int = 1
    """The entries are divided by it on their way from integers to floats."""
    binary: bool = True
    """Whether the entries are only ever 0 or 1."""


class Part(ABC):
    """A kind of value. `put` writes it to out[at : at + size], which are zeros before; `you` is the seat that looks."""

    size: int

    @abstractmethod
    def put(self, value: object, out: Numbers, at: int, you: int) -> None: ...

    @abstractmethod
    def slices(self, name: str, at: int) -> Iterator[Slice]: ...


class Known(Part):
    """What is the same in every view of the same game and seats: it takes no room."""

    size = 0

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        pass

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        return iter(())


class Flag(Part):
    """True or false."""

    size = 1

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, bool):
            raise Unencodable(value, "true or false")
        out[at] = value

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, 1, "1 if true")


class Number(Part):
    """A whole number, divided by about the largest one that is usual."""

    size = 1

    def __init__(self, unit: int = 1) -> None:
        self.unit = unit

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, int) or not LEAST <= value <= MOST:
            raise Unencodable(value, f"a whole number from {LEAST} to {MOST}")
        out[at] = value

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, 1, "the number", unit=self.unit, binary=False)


class Digit(Part):
    """A small whole number, as one entry for each that it may be; none sets no entry."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.size = high - low + 1

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is None:
            return
        if not isinstance(value, int) or not 0 <= value - self.low < self.size:
            raise Unencodable(value, f"a number from {self.low} to {self.low + self.size - 1}")
        out[at + value - self.low] = 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        labels = tuple(str(self.low + i) for i in range(self.size))
        yield Slice(name, at, self.size, "1 for the number that it is", labels)


class OneOf(Part):
    """One of a list of words, as one entry each; none or an empty text sets no entry."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        self.size = len(self.words)

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is not None and value != "":
            place = self.index.get(value) if isinstance(value, str) else None
            if place is None:
                raise Unencodable(value, f"one of {', '.join(self.words[:8])} … ({self.size} in all)")
            out[at + place] = 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "1 for the one that it is", self.words)


class Bag(Part):
    """A list of words in no particular order: how often each is there."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        self.size = len(self.words)

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list):
            raise Unencodable(value, "a list")
        index = self.index
        for word in value:
            place = index.get(word)
            if place is None:
                raise Unencodable(word, f"one of {', '.join(self.words[:8])} … ({self.size} in all)")
            out[at + place] += 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "how many there are", self.words, binary=False)


class Tally(Part):
    """How many of each word; those that are not named count as 0."""

    def __init__(self, words: Sequence[str], unit: int = 1) -> None:
        self.words = tuple(words)
        self.index = {word: i for i, word in enumerate(self.words)}
        self.size = len(self.words)
        self.unit = unit

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, dict):
            raise Unencodable(value, "a number for each word")
        index = self.index
        for word, count in value.items():
            place = index.get(word)
            if place is None or not isinstance(count, int) or not LEAST <= count <= MOST:
                raise Unencodable({word: count}, f"a number for one of {', '.join(self.words)}")
            out[at + place] = count

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "how many of each", self.words, self.unit, binary=False)


class Seat(Part):
    """A seat, counted from the one that looks; none or a negative number sets no entry."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if value is None:
            return
        if not isinstance(value, int) or value >= self.size:
            raise Unencodable(value, f"one of {self.size} seats")
        if value >= 0:
            out[at + (value - you) % self.size] = 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "1 for the seat that it is", from_you(self.size))


class Seats(Part):
    """Several seats, counted from the one that looks."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list):
            raise Unencodable(value, "a list of seats")
        for seat in value:
            if not isinstance(seat, int) or not 0 <= seat < self.size:
                raise Unencodable(seat, f"one of {self.size} seats")
            out[at + (seat - you) % self.size] += 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "how often the seat is named", from_you(self.size), binary=False)


class SeatMask(Part):
    """Several seats as a bit mask, counted from the one that looks."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, int) or value >> self.size:
            raise Unencodable(value, f"a mask of {self.size} seats")
        for seat in range(self.size):
            out[at + (seat - you) % self.size] = value >> seat & 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "1 for each seat in it", from_you(self.size))


class Positional(Part):
    """Several small numbers packed into one, the lowest digit first: a bit mask has base 2."""

    def __init__(self, base: int, labels: Sequence[str]) -> None:
        self.base = base
        self.labels = tuple(labels)
        self.size = len(self.labels)

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, int) or not 0 <= value < self.base**self.size:
            raise Unencodable(value, f"a number of {self.size} digits to the base {self.base}")
        place, rest = at, value
        while rest:
            rest, digit = divmod(rest, self.base)
            out[place] = digit
            place += 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "the number for each", self.labels, binary=self.base == 2)


class Indices(Part):
    """A list of numbers that stand for words, in no particular order: how often each is there."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.size = len(self.words)

    def put(self, value: object, out: Numbers, at: int, you: int) -> None:
        if not isinstance(value, list):
            raise Unencodable(value, "a list")
        for index in value:
            if not isinstance(index, int) or not 0 <= index < self.size:
                raise Unencodable(index, f"a number below {self.size}")
            out[at + index] += 1

    def slices(self, name: str, at: int) -> Iterator[Slice]:
        yield Slice(name, at, self.size, "how many there are", self.words, binary=False)


def from_you(seats: int) -> tuple[str, ...]:
    """Names for the seats as the one that looks counts them."""
    return ("you", *(f"you+{distance}" for distance in range(1, seats)))
