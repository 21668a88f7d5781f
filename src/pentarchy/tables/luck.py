"""Luck that players can check: a seed is promised by its hash before the first move, and told after the last.

The i-th answer of chance lies at the point HMAC-SHA256(seed, i) of the interval from 0 to 1. The count never goes
back, so a move taken back and made again meets new luck. Only the standard library is needed to check a record.
"""

import hmac
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from secrets import token_hex

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Head, Record, opened, replay, replay_line, split
from pentarchy.kernel.steps import CHANCE

BITS = 53


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
    """Answers for chance out of a seed, counting on from what it has already answered."""

    def __init__(self, seed: str, answered: int = 0) -> None:
        self.seed = seed
        self.answered = answered

    def settle(self, record: Record) -> None:
        """Answers until a player has to choose or the game is over."""
        while record.state.seat == CHANCE:
            record.play(record.state.draw(point(self.seed, self.answered)))
            self.answered += 1


def new_seed() -> str:
    return token_hex(32)


def commitment(seed: str) -> str:
    """The hash that is shown before the first move."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def point(seed: str, index: int) -> float:
    # Not hmac.digest: it lets go of the interpreter, and under load waits long to get it back.
    answer = keyed(seed).copy()
    answer.update(str(index).encode())
    return (int.from_bytes(answer.digest()[:8], "big") >> (64 - BITS)) / (1 << BITS)


@lru_cache(maxsize=1_024)
def keyed(seed: str) -> hmac.HMAC:
    """The same for every answer of a seed: copy it, and leave it as it is."""
    return hmac.new(bytes.fromhex(seed), digestmod="sha256")


def chosen(weights: list[int], at: float) -> int:
    """Which of the options lies at this point, each as wide as its weight."""
    rest = at * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return len(weights) - 1


def draws(game: Game, text: str) -> Iterator[Draw]:
    """Every answer of chance in a record after the moves that it inherited, those taken back included."""
    head_lines, move_lines = split(text)
    head = Head(head_lines)
    record = opened(game, head)
    inherited, index = int(head.notes.get("inherited", "0")), 0
    for number, line in enumerate(move_lines, start=1):
        for part in line.split("; "):
            if number > inherited and record.state.seat == CHANCE:
                options = [game.text(move) for move in record.state.options()]
                yield Draw(index, number, options, record.state.weights(), part)
                index += 1
            replay_line(record, part)


def verify(game: Game, text: str) -> int:
    """How many answers of chance were confirmed. Raises UnfairRecord, or BadRecord for what is no valid record."""
    notes = replay(game, text).notes
    if "commitment" not in notes:
        raise UnfairRecord("it names no commitment: it was not played on a server")
    if "seed" not in notes:
        raise UnfairRecord("the seed is not told before the game is over")
    if commitment_of(notes["seed"]) != notes["commitment"]:
        raise UnfairRecord("the seed is not the one that was promised")
    confirmed = 0
    for draw in draws(game, text):
        expected = draw.options[chosen(draw.weights, point(notes["seed"], draw.index))]
        if draw.answer != expected:
            raise UnfairRecord(f"move line {draw.line}: '{draw.answer}' came where the seed says '{expected}'")
        confirmed += 1
    return confirmed


def commitment_of(seed: str) -> str:
    try:
        return commitment(seed)
    except ValueError:
        raise UnfairRecord("its seed is not written in hexadecimal digits") from None
