"""The grammar of record files, written and read here alone.

    pentarchy 1
    game dice_king
    rules 1
    seats 2
    option setup=standard
    player 0 Anna
    note seed 8f14e45fceea167a…
    moves
    start 1; uncover C1-04; …
    reroll 1 3; roll 5; roll 2
    1> stop
    undo 0
    sum 5d41402abc4b2a76

Every decision of a player begins a line, what chance answered follows on it. `1> ` names the seat that chose where it
was not the first to be asked. `undo 0` takes back the last move of a seat, `undo 0 agreed` with the consent of all.
Notes are kept for whoever wrote them. The last line is a check sum.
"""

from hashlib import sha256
from typing import Final

from pentarchy.kernel.errors import BadNotation, BadRecord
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import FIRST

FORMAT: Final = "pentarchy 1"
NEXT: Final = "; "
BY: Final = "> "
UNDO: Final = "undo "
AGREED: Final = " agreed"


class SeatMove:
    """The notation of a move, and the seat that makes it: FIRST unless another is named."""

    def __init__(self, seat: int, move: str) -> None:
        self.seat = seat
        self.move = move

    def __str__(self) -> str:
        return self.move if self.seat == FIRST else f"{self.seat}{BY}{self.move}"


def seat_move(text: str) -> SeatMove:
    """Reads `stop` or `2> stop`. Raises BadNotation."""
    seat, by, move = text.partition(BY)
    if not by:
        return SeatMove(FIRST, text)
    if not is_number(seat, 3):
        raise BadNotation(text, f"'{seat}' is not a seat")
    return SeatMove(int(seat), move)


def split_moves(text: str) -> list[str]:
    """The moves of a text that parts them with semicolons."""
    return [move.strip() for move in text.split(NEXT[0]) if move.strip()]


def joined_moves(moves: list[str]) -> str:
    return NEXT.join(moves)


class RecordLine:
    """A decision with what chance answered to it, or a move taken back."""

    def __init__(self, seat: int, moves: list[SeatMove], undo: bool = False, agreed: bool = False) -> None:
        self.seat = seat
        """Who chose, FIRST where that was the first to be asked; or who takes a move back."""
        self.moves = moves
        self.undo = undo
        self.agreed = agreed

    def __str__(self) -> str:
        if self.undo:
            return f"{UNDO}{self.seat}{AGREED if self.agreed else ''}"
        return joined_moves([str(move) for move in self.moves])


def record_line(text: str) -> RecordLine:
    """Raises BadNotation, BadRecord."""
    if is_undo(text):
        seat = text.removeprefix(UNDO).removesuffix(AGREED)
        if not is_number(seat, 3):
            raise BadRecord(0, f"cannot read '{text}'")
        return RecordLine(int(seat), [], True, text.endswith(AGREED))
    moves = [seat_move(part) for part in text.split(NEXT)]
    return RecordLine(moves[0].seat, moves)


def is_undo(line: str) -> bool:
    return line.startswith(UNDO)


def is_number(text: str, most_digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= most_digits


class Head:
    """What stands above the moves."""

    def __init__(self, game: str, rules: int, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options: list[str] = []
        self.players: dict[int, str] = {}
        self.notes: dict[str, str] = {}

    def add_player(self, line: int, value: str) -> None:
        seat, _, name = value.partition(" ")
        if not (is_number(seat, 3) and name):
            raise BadRecord(line, "a player line needs a seat and a name")
        self.players[int(seat)] = name

    def add_note(self, line: int, value: str) -> None:
        name, _, text = value.partition(" ")
        if not name or not text or name in self.notes:
            raise BadRecord(line, "a note needs a name of its own and a text")
        self.notes[name] = text

    def lines(self) -> list[str]:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        lines += [f"option {pair}" for pair in self.options]
        lines += [f"player {seat} {' '.join(name.split())}" for seat, name in sorted(self.players.items())]
        return lines + [f"note {name} {' '.join(text.split())}" for name, text in sorted(self.notes.items())]


def option_pairs(options: dict[str, Setting]) -> list[str]:
    """Options as the text files name them."""
    return [f"{name}={spelled(value)}" for name, value in sorted(options.items())]


def spelled(value: Setting) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)


def file_text(head: Head, lines: list[str]) -> str:
    """A whole record file."""
    body = "\n".join([*head.lines(), "moves", *lines]) + "\n"
    return f"{body}sum {check_sum(body)}\n"


def mended(text: str) -> str:
    """A record that was edited by hand, with its check sum put right."""
    lines = [line.strip() for line in text.replace("\r\n", "\n").split("\n")]
    body = "\n".join(line for line in lines if line and not line.startswith("sum ")) + "\n"
    return f"{body}sum {check_sum(body)}\n"


def check_sum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]


def read_file(text: str) -> tuple[Head, list[str]]:
    """The head and the lines of moves of a whole, untouched record. Raises BadRecord."""
    head, lines = split(text)
    return read_head(head), lines


def split(text: str) -> tuple[list[str], list[str]]:
    """The lines of the head and those of the moves, where the check sum is right."""
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(1, f"it must begin with '{FORMAT}'")
    if len(lines) < 3 or lines[-1] or not lines[-2].startswith("sum "):
        raise BadRecord(len(lines), "it is cut off: the check sum at the end is missing")
    body = text[: text.rindex("sum ")]
    if lines[-2] != f"sum {check_sum(body)}":
        raise BadRecord(len(lines) - 1, "it was changed: the check sum does not fit")
    if "moves" not in lines:
        raise BadRecord(0, "it has no 'moves' line")
    middle = lines.index("moves")
    return lines[1:middle], lines[middle + 1 : -2]


def read_head(lines: list[str]) -> Head:
    head = Head("", 0, 0)
    fields: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        key, _, value = line.partition(" ")
        if key == "option":
            head.options.append(value)
        elif key == "player":
            head.add_player(number, value)
        elif key == "note":
            head.add_note(number, value)
        elif key in ("game", "rules", "seats") and key not in fields:
            fields[key] = value
        else:
            raise BadRecord(number, f"'{line}' is not expected here")
    head.game, head.rules, head.seats = field_in(fields, "game"), number_in(fields, "rules"), number_in(fields, "seats")
    return head


def field_in(fields: dict[str, str], key: str) -> str:
    if key not in fields:
        raise BadRecord(0, f"it does not say '{key}'")
    return fields[key]


def number_in(fields: dict[str, str], key: str) -> int:
    text = field_in(fields, key)
    if not is_number(text, 9):
        raise BadRecord(0, f"'{key} {text}' needs a number")
    return int(text)
