"""The full observation of a seat, read straight off a table: everything in its view, without building the view. A
game's `observation.py` lists the pieces, each the bytes of some small whole numbers, in the order of the layout that
`pentarchy.envs.encoding` describes; seats are counted from the one that looks."""

from array import array
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from pentarchy.kernel.moves import Vocabulary
from pentarchy.kernel.questions import questions
from pentarchy.kernel.steps import CHANCE, UNANSWERED, Simultaneous

if TYPE_CHECKING:
    from pentarchy.kernel.agenda import Agenda

K = TypeVar("K")
T = TypeVar("T")
Listed = tuple[int, ...]

LEAST: Final = -512
MOST: Final = 2048
MOST_SEATS: Final = 8
KEPT: Final = 8192
"""Pieces of a kind that are kept."""
DIGIT: Final = 1 << 12
"""Arguments of moves are told as a quotient by it and a rest."""


def packed(values: list[int]) -> bytes:
    return array("h", values).tobytes()


NUMBERS: Final = [packed([value]) for value in [*range(MOST), *range(LEAST, 0)]]
"""Numbers below zero stand at the end, where negative places count from."""
NO: Final = NUMBERS[0]
YES: Final = NUMBERS[1]


def number(value: int) -> bytes:
    return NUMBERS[value] if LEAST <= value < MOST else packed([value])


def put_numbers(row: list[bytes], values: list[int]) -> None:
    for value in values:
        row.append(number(value))


def zeros(size: int) -> bytes:
    return bytes(2 * size)


def one_of(size: int) -> list[bytes]:
    """1 for the one that it is; the last piece, at -1, is for none."""
    return [packed([int(place == chosen) for place in range(size)]) for chosen in [*range(size), -1]]


SEAT: Final = [one_of(seats) for seats in range(MOST_SEATS)]


def seat_seen(seat: int, you: int, seats: int) -> bytes:
    """1 for the seat that it is; a negative one is nobody."""
    return SEAT[seats][(seat - you) % seats if seat >= 0 else -1]


class Kept(Generic[K]):
    """Pieces that come up again and again, each made once: of so many entries, or by `made` as a whole."""

    def __init__(self, size: int = 0) -> None:
        self.size = size
        self.kept: dict[K, bytes] = {}

    def of(self, key: K) -> bytes:
        piece = self.kept.get(key)
        if piece is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = piece = self.made(key)
        return piece

    def made(self, key: K) -> bytes:
        entries = self.entries(key)
        return packed(entries + [0] * (self.size - len(entries)))

    def entries(self, key: K) -> list[int]:
        """What is not all zeros at the end."""
        raise AssertionError(f"{type(self).__name__} names no entries")


class Sets(Kept[int]):
    """1 for each member of a set that is given as a bit mask."""

    def entries(self, key: int) -> list[int]:
        return [key >> place & 1 for place in range(self.size)]


class Bags(Kept[Listed]):
    """How often each of so many things is in a list."""

    def entries(self, key: Listed) -> list[int]:
        counts = [0] * self.size
        for member in key:
            counts[member] += 1
        return counts


class Tallies(Kept[Listed]):
    """Numbers in a row; those that are missing are 0."""

    def entries(self, key: Listed) -> list[int]:
        return [*key]


class Lines(Kept[Listed]):
    """Up to so many of a number of things, in their order: for each place whether something is there, then what."""

    def __init__(self, most: int, things: int) -> None:
        super().__init__(most * (1 + things))
        self.things = things

    def entries(self, key: Listed) -> list[int]:
        return [entry for thing in key for entry in [1, *[int(thing == each) for each in range(self.things)]]]


class Moves(Kept[int]):
    """A move: an entry for its verb, then its arguments in two digits each; a negative one is none."""

    def __init__(self, vocabulary: Vocabulary, verbs: list[str]) -> None:
        super().__init__(len(verbs) + 2 * max([len(vocabulary.by_name[name].arguments) for name in verbs]))
        self.vocabulary = vocabulary
        self.verbs = verbs

    def entries(self, key: int) -> list[int]:
        if key < 0:
            return []
        verb = self.vocabulary.verb_of(key)
        entries = [int(name == verb.name) for name in self.verbs]
        for place in range(len(verb.arguments)):
            entries += [*divmod(verb.argument(key, place), DIGIT)]
        return entries


class Frame:
    """What every view begins with: who looks, whether it is over, who has to choose, what is asked, and what this seat
    has chosen where moves are chosen secretly."""

    def __init__(self, package: str, vocabulary: Vocabulary, answers: list[str]) -> None:
        self.package = package
        self.answers = Moves(vocabulary, answers) if answers else None
        self.asked: dict[str, bytes] = {}
        self.pending = [Sets(seats + 1) for seats in range(MOST_SEATS)]

    def put(self, row: list[bytes], table: "Agenda[T]", you: int) -> None:
        over, question = table.over, table.asked(you)
        row.append(SEAT[table.seats][you])
        row.append(YES if over else NO)
        row.append(self.pending[table.seats].of(awaited(table, you)))
        row.append(self.asked[question] if question in self.asked else self.question(question))
        if self.answers is not None:
            move = answer_of(table, you)
            row.append(NO if move < 0 else YES)
            row.append(self.answers.of(move))

    def question(self, name: str) -> bytes:
        names = questions(self.package)
        self.asked = dict(zip([*names, ""], one_of(len(names))))
        return self.asked[name]


def awaited(table: "Agenda[T]", you: int) -> int:
    """The seats that have to choose as a mask; the last bit stands for chance."""
    mask, seats = 0, table.seats
    for seat in table.pending:
        mask |= 1 << (seats if seat == CHANCE else (seat - you) % seats)
    return mask


def answer_of(table: "Agenda[T]", you: int) -> int:
    top = table.agenda[-1] if table.agenda else None
    return top.answer_of(you) if isinstance(top, Simultaneous) else UNANSWERED
