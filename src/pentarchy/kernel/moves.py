"""Moves are integers: indices into a game's vocabulary of verbs, with a text form that reads aloud and parses back."""

from bisect import bisect_right

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.errors import BadNotation, UnknownMove

MOST_TEXTS = 16_384


@mypyc_attr(serializable=True)
class Argument:
    """One argument of a verb: a number from 0 to size - 1 with words for it."""

    size: int

    def text(self, value: int) -> str:
        raise AssertionError("an argument kind without words")

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        """The value that begins at words[at], and where the rest begins. Raises BadNotation."""
        raise AssertionError("an argument kind without words")


class Number(Argument):
    """A whole number from low to high, both included."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.size = high - low + 1

    def text(self, value: int) -> str:
        return str(self.low + value)

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        word = word_at(words, at, f"a number from {self.low} to {self.high}")
        if not is_number(word) or not self.low <= int(word) <= self.high:
            raise BadNotation(" ".join(words), f"'{word}' is not a number from {self.low} to {self.high}")
        return int(word) - self.low, at + 1


class Word(Argument):
    """One of a fixed list of words, such as the ids of cards."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.size = len(words)
        self.index = indexed(words)

    def text(self, value: int) -> str:
        return self.words[value]

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        word = word_at(words, at, f"one of {shortened(self.words)}")
        value = self.index.get(word.lower(), -1)
        if value < 0:
            raise BadNotation(" ".join(words), f"'{word}' is not one of {shortened(self.words)}")
        return value, at + 1


class Subset(Argument):
    """Any set of a list of words, the empty one included, as a bit mask; written in the order of the list."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.size = 1 << len(words)
        self.index = indexed(words)

    def text(self, value: int) -> str:
        chosen = [word for i, word in enumerate(self.words) if value >> i & 1]
        return " ".join(chosen) if chosen else "none"

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if word_at(words, at, f"some of {shortened(self.words)}").lower() == "none":
            return 0, at + 1
        value, start = 0, at
        while at < len(words) and words[at].lower() in self.index:
            value |= 1 << self.index[words[at].lower()]
            at += 1
        if at == start:
            raise BadNotation(" ".join(words), f"'{words[at]}' is not one of {shortened(self.words)}")
        return value, at


class Counts(Argument):
    """How many of each of a list of things, each from 0 to most: `2 wool 1 ore`."""

    def __init__(self, words: list[str], most: int) -> None:
        self.words = words
        self.most = most
        self.size = (most + 1) ** len(words)
        self.index = indexed(words)

    def pack(self, counts: list[int]) -> int:
        value = 0
        for count in reversed(counts):
            value = value * (self.most + 1) + count
        return value

    def unpack(self, value: int) -> list[int]:
        counts = []
        for _ in self.words:
            counts.append(value % (self.most + 1))
            value //= self.most + 1
        return counts

    def text(self, value: int) -> str:
        parts = [f"{count} {self.words[i]}" for i, count in enumerate(self.unpack(value)) if count]
        return " ".join(parts) if parts else "nothing"

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        if word_at(words, at, "how many of what").lower() == "nothing":
            return 0, at + 1
        counts, start = [0] * len(self.words), at
        while at + 1 < len(words) and is_number(words[at]) and words[at + 1].lower() in self.index:
            counts[self.index[words[at + 1].lower()]] += int(words[at])
            at += 2
        if at == start or max(counts) > self.most:
            raise BadNotation(" ".join(words), f"expected up to {self.most} each of {shortened(self.words)}")
        return self.pack(counts), at


class Dice(Argument):
    """What one to `most` six-sided dice show: `3 5 2`. The throws of one die come first, then those of two …"""

    def __init__(self, most: int) -> None:
        self.most = most
        self.starts = [sum(6**dice for dice in range(1, count)) for count in range(1, most + 2)]
        self.size = self.starts[most]

    def throws(self, count: int) -> range:
        """All throws of so many dice."""
        return range(self.starts[count - 1], self.starts[count])

    def numbers(self, value: int) -> list[int]:
        """The numbers shown, each less one."""
        count = bisect_right(self.starts, value)
        value -= self.starts[count - 1]
        return [value // 6**place % 6 for place in range(count - 1, -1, -1)]

    def text(self, value: int) -> str:
        return " ".join(str(number + 1) for number in self.numbers(value))

    def parse(self, words: list[str], at: int) -> tuple[int, int]:
        word_at(words, at, "what the dice show")
        shown = words[at : at + self.most]
        if any(word not in ("1", "2", "3", "4", "5", "6") for word in shown):
            raise BadNotation(" ".join(words), "dice show numbers from 1 to 6")
        value = 0
        for word in shown:
            value = value * 6 + int(word) - 1
        return self.starts[len(shown) - 1] + value, at + len(shown)


@mypyc_attr(serializable=True)
class Verb:
    """One kind of thing that can be done: a range of moves, one for each combination of its (up to four) arguments."""

    def __init__(self, name: str, base: int, arguments: list[Argument], pattern: list[str], is_open: bool) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        self.pattern = pattern
        self.is_open = is_open
        sizes = [argument.size for argument in arguments] + [1] * (4 - len(arguments))
        self.sizes = sizes
        self.weights = [sizes[1] * sizes[2] * sizes[3], sizes[2] * sizes[3], sizes[3], 1]
        self.size = self.weights[0] * sizes[0]
        self.end = base + self.size

    def of(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """The move with these arguments."""
        weights = self.weights
        return self.base + a * weights[0] + b * weights[1] + c * weights[2] + d

    def argument(self, move: int, i: int) -> int:
        """The i-th argument of a move of this verb."""
        return (move - self.base) // self.weights[i] % self.sizes[i]

    def covers(self, move: int) -> bool:
        return self.base <= move < self.end

    def text(self, move: int) -> str:
        parts = []
        for part in self.pattern:
            place = placeholder(part)
            parts.append(part if place < 0 else self.arguments[place].text(self.argument(move, place)))
        return " ".join(parts)

    def parse(self, words: list[str]) -> int:
        values, at = [0, 0, 0, 0], 0
        for part in self.pattern:
            place = placeholder(part)
            if place >= 0:
                values[place], at = self.arguments[place].parse(words, at)
            elif word_at(words, at, f"'{part}'").lower() == part:
                at += 1
            else:
                raise BadNotation(" ".join(words), f"expected '{part}', found '{words[at]}'")
        if at < len(words):
            raise BadNotation(" ".join(words), f"nothing may follow after '{' '.join(words[:at])}'")
        return self.of(values[0], values[1], values[2], values[3])


class Vocabulary:
    """All that can be done in one game, numbered from 0."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.bases: list[int] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        self.texts: dict[int, str] = {}
        """Texts that were asked for before: a game says the same few things over and over."""

    def verb(self, name: str, *arguments: Argument, pattern: str = "", is_open: bool = False) -> Verb:
        """Adds a verb. `pattern` is its text form, `{0}` standing for the first argument; by default the name, then
        the arguments. The moves of an open verb are validated one by one and never enumerated."""
        if name in self.by_name:
            raise ValueError(f"two verbs named '{name}'")
        parts = pattern.split() if pattern else [name] + [f"{{{i}}}" for i in range(len(arguments))]
        if parts[0] != name:
            raise ValueError(f"the pattern of '{name}' must begin with it")
        verb = Verb(name, self.size, list(arguments), parts, is_open)
        self.verbs.append(verb)
        self.bases.append(verb.base)
        self.by_name[name] = verb
        self.size = verb.end
        return verb

    def verb_of(self, move: int) -> Verb:
        if not 0 <= move < self.size:
            raise UnknownMove("this vocabulary", move)
        return self.verbs[bisect_right(self.bases, move) - 1]

    def text(self, move: int) -> str:
        text = self.texts.get(move)
        if text is None:
            text = self.verb_of(move).text(move)
            if len(self.texts) < MOST_TEXTS:
                self.texts[move] = text
        return text

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise BadNotation(text, "it is empty")
        verb = self.by_name.get(words[0].lower())
        if verb is None:
            raise BadNotation(text, f"it must begin with one of {shortened([v.name for v in self.verbs])}")
        return verb.parse(words)

    def bounded(self) -> list[int]:
        """Every move that is not of an open verb."""
        return [move for verb in self.verbs if not verb.is_open for move in range(verb.base, verb.end)]


def placeholder(part: str) -> int:
    """The number inside `{2}`, or -1 for an ordinary word."""
    return int(part[1:-1]) if part.startswith("{") else -1


def is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def word_at(words: list[str], at: int, expected: str) -> str:
    if at >= len(words):
        raise BadNotation(" ".join(words), f"it ends where {expected} should follow")
    return words[at]


def indexed(words: list[str]) -> dict[str, int]:
    index = {word.lower(): i for i, word in enumerate(words)}
    if len(index) != len(words):
        raise ValueError("two arguments with the same word")
    return index


def shortened(words: list[str]) -> str:
    return ", ".join(words[:8]) + (f" … ({len(words)} in all)" if len(words) > 8 else "")
