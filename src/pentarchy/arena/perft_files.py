"""Perft files: published node counts, with which a refactoring or a compiled build proves itself equal.

    # King of the Dice, the first throw
    game dice_king
    seats 2
    option setup=standard
    opening start 1; uncover C1-04
    1 216
    2 46656

A long opening may go over several `opening` lines. `2> stop` is a move of seat 2 where several are asked at once.
"""

from dataclasses import dataclass, field
from pathlib import Path

from pentarchy.games import load
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.record_text import joined_moves, option_pairs, seat_move, split_moves
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import State

MOVES_A_LINE = 8


class BadPerftFile(PentarchyError):
    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why
        super().__init__(f"not a valid perft file: line {line}: {why}")


@dataclass
class Perft:
    """A position and how many ways lead on from it, by depth."""

    game: str
    seats: int
    options: dict[str, Setting] = field(default_factory=dict)
    opening: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)
    title: str = ""

    def position(self) -> State:
        """The position after the opening. Raises what `Game.new` and `State.play` raise."""
        state = load(self.game).new(self.seats, self.options)
        play_opening(state, self.opening)
        return state

    def text(self) -> str:
        head = [f"# {self.title}"] if self.title else []
        head += [f"game {self.game}", f"seats {self.seats}"]
        head += [f"option {pair}" for pair in option_pairs(self.options)]
        head += [f"opening {line}" for line in wrapped(self.opening)]
        return "\n".join([*head, *(f"{depth} {count}" for depth, count in sorted(self.counts.items()))]) + "\n"


def wrapped(moves: list[str]) -> list[str]:
    return [joined_moves(moves[i : i + MOVES_A_LINE]) for i in range(0, len(moves), MOVES_A_LINE)]


def play_opening(state: State, moves: list[str]) -> None:
    """Plays moves by their notation, each for the seat that is asked first unless it says otherwise."""
    for text in moves:
        each = seat_move(text)
        state.play(state.game.parse(each.move), each.seat)


def read(path: Path) -> Perft:
    """The perft file at a path. Raises BadPerftFile, UnknownGame, BadOption."""
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> Perft:
    reader = Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            reader.take(number, line.strip())
    return reader.perft()


class Reader:
    """What the lines so far have said."""

    def __init__(self) -> None:
        self.title = ""
        self.game: Game | None = None
        self.seats = 0
        self.pairs: list[str] = []
        self.opening: list[str] = []
        self.counts: dict[int, int] = {}

    def take(self, number: int, line: str) -> None:
        key, _, value = line.partition(" ")
        if key == "#":
            self.title = self.title or value
        elif key == "game":
            self.game = load(value)
        elif key == "seats" and value.isdecimal():
            self.seats = int(value)
        elif key == "option":
            self.pairs.append(value)
        elif key == "opening":
            self.opening += split_moves(value)
        elif key.isdecimal() and value.isdecimal():
            self.counts[int(key)] = int(value)
        else:
            raise BadPerftFile(number, f"cannot read '{line}'")

    def perft(self) -> Perft:
        if self.game is None or not self.seats:
            raise BadPerftFile(1, "it must say 'game' and 'seats'")
        options = self.game.parse_options(self.pairs)
        return Perft(self.game.slug, self.seats, options, self.opening, self.counts, self.title)
