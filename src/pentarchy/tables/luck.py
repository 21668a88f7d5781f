"""Luck that players can check. How its seed comes about stands in `seeding`; here is what follows from it.

The i-th answer of chance is at the point HMAC-SHA256(seed, i) of the interval from 0 to 1. The count never goes
back, so a move taken back and made again meets new luck. A branch may meet the luck of the game that it goes on from
first. Only the standard library is needed to check a record.
"""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final

from pentarchy.kernel.errors import BadRecord, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record, opened, replay, replay_line
from pentarchy.kernel.record_text import is_number, is_undo, read_file, record_line
from pentarchy.kernel.steps import CHANCE, index_at
from pentarchy.tables.seeding import ALONE, TOGETHER, common_seed, is_hex, promise, seal_of

BITS = 53
DIGITS: Final = 12
MOST_DIGITS: Final = 9
EDGE: Final = 1e-3
"""So much of the share of an answer is left free at either end: rounding does not lead to its neighbour."""


class UnfairRecord(PentarchyError):
    """A record whose luck is not the luck that was promised."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"the luck of this game cannot be confirmed: {why}")


class Draw:
    """One answer of chance: what could have come, how likely each was, and what came."""

    def __init__(self, index: int, line: int, options: list[str], weights: list[int], answer: str) -> None:
        self.index = index
        self.line = line
        self.options = options
        self.weights = weights
        self.answer = answer


class Luck:
    """Answers for chance out of a seed, counting on from what it has already answered. `repeated`: the points of the
    first answers, which are those of another game."""

    def __init__(self, seed: str, repeated: Sequence[float] = ()) -> None:
        self.seed = seed
        self.repeated = repeated
        self.answered = 0

    def answer_chance(self, record: Record) -> None:
        """Answers until a player has to choose or the game is over."""
        while record.state.seat == CHANCE:
            record.play(record.state.draw(self.next_point()))
            self.answered += 1

    def next_point(self) -> float:
        if self.answered < len(self.repeated):
            return self.repeated[self.answered]
        return point(self.seed, self.answered)


def point(seed: str, index: int) -> float:
    # Not hmac.digest: it lets go of the interpreter, and under load waits long to get it back.
    answer = keyed(seed).copy()
    answer.update(str(index).encode())
    return (int.from_bytes(answer.digest()[:8], "big") >> (64 - BITS)) / (1 << BITS)


@lru_cache(maxsize=1_024)
def keyed(seed: str) -> hmac.HMAC:
    """The same for every answer of a seed: copy it, and leave it as it is."""
    return hmac.new(bytes.fromhex(seed), digestmod="sha256")


def draws(game: Game, text: str) -> Iterator[Draw]:
    """Every answer of chance in a record after the moves that it inherited and the luck that it repeated, those taken
    back included."""
    head, lines = read_file(text)
    inherited, repeated = count_in(head.notes, "inherited"), count_in(head.notes, "repeated")
    return islice(draws_after(opened(game, head), lines, inherited), repeated, None)


def count_in(notes: Mapping[str, str], name: str) -> int:
    """Raises BadRecord."""
    found = notes.get(name, "0")
    if not is_number(found, MOST_DIGITS):
        raise BadRecord(0, f"its note '{name}' must be a whole number")
    return int(found)


def draws_after(record: Record, lines: list[str], moment: int) -> Iterator[Draw]:
    """Every answer of chance after so many of these lines. `record`: a fresh one of their game."""
    index = 0
    for number, line in enumerate(lines, start=1):
        for part in [str(move) for move in record_line(line).moves] or [line]:
            if number > moment and record.state.seat == CHANCE:
                options = [record.game.text(move) for move in record.state.options()]
                yield Draw(index, number, options, record.state.weights(), as_written(record.game, part))
                index += 1
            replay_line(record, part)


def as_written(game: Game, move: str) -> str:
    """A move as the program writes it, whoever has written it; an undo stays as it is."""
    return move if is_undo(move) else game.text(game.parse(move))


def point_of(draw: Draw) -> float:
    """A point of the interval from 0 to 1 at which this answer lies, none of them likelier than another."""
    weights = draw.weights or [1] * len(draw.options)
    place = draw.options.index(draw.answer)
    inside = Random(draw.index).uniform(EDGE, 1 - EDGE)
    return round((sum(weights[:place]) + weights[place] * inside) / sum(weights), DIGITS)


def verify(game: Game, text: str, pinned: str = "", parts: Sequence[str] = ()) -> int:
    """How many answers of chance were confirmed. `pinned`: the commitment that was seen before the game, `parts`: own
    parts of the seed. Raises UnfairRecord, or BadRecord for what is no valid record."""
    notes = replay(game, text).notes
    if "commitment" not in notes:
        raise UnfairRecord("it names no commitment: it was not played on a server")
    if pinned and notes["commitment"] != pinned:
        raise UnfairRecord(f"its commitment is {notes['commitment']}, not the one that was shown before the game")
    seed = SEEDS.get(notes.get("scheme", str(ALONE)), unknown_scheme)(notes)
    for part in parts:
        if part not in told_in(notes.get("parts", "")).values():
            raise UnfairRecord(f"the part {part} is not in its seed")
    return confirmed(game, text, seed)


def confirmed(game: Game, text: str, seed: str) -> int:
    count = 0
    for draw in draws(game, text):
        expected = draw.options[index_at(draw.weights, point(seed, draw.index))] if seed else "nothing"
        if draw.answer != expected:
            raise UnfairRecord(f"move line {draw.line}: '{draw.answer}' came where the seed says '{expected}'")
        count += 1
    return count


def lone_seed(notes: Mapping[str, str]) -> str:
    """Scheme 1: the server has chosen the seed and promised it by its hash."""
    seed = told_secret(notes, "seed")
    if promise(ALONE, "", seed) != notes["commitment"]:
        raise UnfairRecord("the seed is not the one that was promised")
    return seed


def joint_seed(notes: Mapping[str, str]) -> str:
    """Scheme 2: it follows from the promised secret and the sealed parts; '' where the game ended before."""
    secret, table = told_secret(notes, "secret"), notes.get("table", "")
    if promise(TOGETHER, table, secret) != notes["commitment"]:
        raise UnfairRecord("the server's secret is not the one that was promised")
    seals, parts = told_in(notes.get("seals", "")), told_in(notes.get("parts", ""))
    for seat, part in parts.items():
        if seat not in seals or seal_of(part) != seals[seat]:
            raise UnfairRecord(f"the part of seat {seat} is not what it had sealed")
    seed = common_seed(table, secret, seals, parts)
    if notes.get("seed", seed) != seed:
        raise UnfairRecord("the seed does not follow from the secret and the parts")
    return seed if "seed" in notes else ""


def unknown_scheme(notes: Mapping[str, str]) -> str:
    raise UnfairRecord(f"this program does not know the scheme {notes['scheme']}")


SEEDS: Final = {str(ALONE): lone_seed, str(TOGETHER): joint_seed}


def told_secret(notes: Mapping[str, str], name: str) -> str:
    if name not in notes:
        raise UnfairRecord(f"the {name} is not revealed before the game is over")
    if not is_hex(notes[name]):
        raise UnfairRecord(f"its {name} is not written in 64 hexadecimal digits")
    return notes[name]


def told_in(note: str) -> dict[int, str]:
    """What stands in a note such as `0:1f… 2:a0…`, by seat."""
    found: dict[int, str] = {}
    for each in note.split():
        seat, _, text = each.partition(":")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and is_hex(text)) or int(seat) in found:
            raise UnfairRecord("its notes about the parts of the seed cannot be read")
        found[int(seat)] = text
    return found


def note_of(by_seat: Mapping[int, str]) -> str:
    return " ".join(f"{seat}:{by_seat[seat]}" for seat in sorted(by_seat))
