"""What messages are made of, in either direction."""

import re
from dataclasses import dataclass
from typing import Annotated


@dataclass(slots=True, frozen=True)
class Range:
    """A number from `low` to `high`."""

    low: int
    high: int

    def __call__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high


@dataclass(slots=True, frozen=True)
class Longest:
    """A text, or a list, of at most this length."""

    length: int

    def __call__(self, value: object) -> bool:
        return isinstance(value, str | list) and len(value) <= self.length


@dataclass(slots=True, frozen=True)
class Key:
    """A short text of letters, digits, hyphens and underscores."""

    length: int

    def __call__(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(rf"[A-Za-z0-9_-]{{1,{self.length}}}", value) is not None


@dataclass(slots=True, frozen=True)
class Hex:
    """So many bytes in lower-case hexadecimal digits."""

    size: int

    def __call__(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(rf"[0-9a-f]{{{2 * self.size}}}", value) is not None


SeatNumber = Annotated[int, Range(0, 15)]
Ref = Annotated[int, Range(0, 2**53)]
MoveText = Annotated[str, Longest(500)]
ChatText = Annotated[str, Longest(1000)]
SecretText = Annotated[str, Hex(32)]
TokenText = Annotated[str, Longest(64)]


@dataclass(slots=True, kw_only=True)
class Message:
    """What a client may say; its type is the name of the class. `ref` comes back in the answer."""

    ref: Ref | None = None
