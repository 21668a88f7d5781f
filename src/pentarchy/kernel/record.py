"""A record: the game, the rules version, the options, the moves. One small text file that replays to the same state.

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
    undo 0
    sum 5d41402abc4b2a76

Every decision of a player begins a line, what chance answered follows on it. Notes are kept for whoever wrote them.
The last line is a check sum.
"""

from hashlib import sha256

from pentarchy.kernel.errors import BadRecord, CannotUndo, PentarchyError, WrongSeat
from pentarchy.kernel.game import Game
from pentarchy.kernel.reveals import reveals
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE

FORMAT = "pentarchy 1"


class Entry:
    """A move that was made: by which seat, and whether that was the first to be asked."""

    def __init__(self, seat: int, move: int, first: bool) -> None:
        self.seat = seat
        self.move = move
        self.first = first


class Record:
    """A game being played and written down."""

    def __init__(self, game: Game, seats: int, options: dict[str, Setting] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.players: dict[int, str] = {}
        self.notes: dict[str, str] = {}
        self.state: State = game.new(seats, options)
        self.entries: list[Entry] = []
        """The moves that stand: those taken back are gone from here."""
        self.lines: list[str] = []
        """All that happened, undo included."""

    def play(self, move: int, seat: int = FIRST) -> None:
        """Plays a legal move and writes it down. Raises what `State.play` raises, and then nothing has changed."""
        first = self.state.seat
        self.state.play(move, seat)
        chooser = first if seat == FIRST else seat
        self.entries.append(Entry(chooser, move, chooser == first))
        self.write(self.entries[-1])

    def write(self, entry: Entry) -> None:
        text = self.game.text(entry.move)
        if entry.seat == CHANCE and self.lines and not self.lines[-1].startswith("undo"):
            self.lines[-1] += f"; {text}"
        else:
            self.lines.append(text if entry.first else f"{entry.seat}> {text}")

    def undo(self, seat: int, consent: bool = False) -> None:
        """Takes back the last move of a seat. Without the consent of the others: only if since then nobody else has
        chosen, nothing was left to chance and nobody has learned anything by it."""
        last = self.last_of(seat)
        if not consent:
            self.check_last_word(seat, last)
            if reveals(self.state_before(last), self.entries[last].move, seat):
                raise CannotUndo(seat, "somebody has learned something by it")
        self.take_back(seat, last, consent)

    def take_back(self, seat: int, last: int, consent: bool) -> None:
        self.rewind(last)
        self.lines.append(f"undo {seat}" + (" agreed" if consent else ""))

    def last_of(self, seat: int) -> int:
        for i in range(len(self.entries) - 1, -1, -1):
            if self.entries[i].seat == seat:
                return i
        raise CannotUndo(seat, "it has not made a move yet")

    def check_last_word(self, seat: int, last: int) -> None:
        since = self.entries[last + 1 :]
        if any(entry.seat == CHANCE for entry in since):
            raise CannotUndo(seat, "chance came after it")
        if since:
            raise CannotUndo(seat, f"seat {since[0].seat} has chosen after it")

    def state_before(self, length: int) -> State:
        """The state in which the move of this index was made."""
        state = self.game.new(self.seats, self.options)
        for entry in self.entries[:length]:
            state.play(entry.move, entry.seat)
        return state

    def rewind(self, length: int) -> None:
        listening = self.state.events is not None
        self.state = self.state_before(length)
        if listening:
            self.state.listen()
        self.entries = self.entries[:length]

    def text(self) -> str:
        head = [FORMAT, f"game {self.game.slug}", f"rules {self.game.version}", f"seats {self.seats}"]
        head += [f"option {name}={spelled(value)}" for name, value in sorted(self.options.items())]
        head += [f"player {seat} {' '.join(name.split())}" for seat, name in sorted(self.players.items())]
        head += [f"note {name} {' '.join(value.split())}" for name, value in sorted(self.notes.items())]
        body = "\n".join([*head, "moves", *self.lines]) + "\n"
        return f"{body}sum {check_sum(body)}\n"


def spelled(value: Setting) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)


def check_sum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]


class Head:
    """What stands above the moves."""

    def __init__(self, lines: list[str]) -> None:
        self.fields: dict[str, str] = {}
        self.options: list[str] = []
        self.players: dict[int, str] = {}
        self.notes: dict[str, str] = {}
        for number, line in enumerate(lines, start=2):
            key, _, value = line.partition(" ")
            if key == "option":
                self.options.append(value)
            elif key == "player":
                self.add_player(number, value)
            elif key == "note":
                self.add_note(number, value)
            elif key in ("game", "rules", "seats") and key not in self.fields:
                self.fields[key] = value
            else:
                raise BadRecord(number, f"'{line}' is not expected here")

    def add_player(self, line: int, value: str) -> None:
        seat, _, name = value.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4 and name):
            raise BadRecord(line, "a player line needs a seat and a name")
        self.players[int(seat)] = name

    def add_note(self, line: int, value: str) -> None:
        name, _, text = value.partition(" ")
        if not name or not text or name in self.notes:
            raise BadRecord(line, "a note needs a name of its own and a text")
        self.notes[name] = text

    def field(self, key: str) -> str:
        if key not in self.fields:
            raise BadRecord(0, f"it does not say '{key}'")
        return self.fields[key]

    def number(self, key: str) -> int:
        text = self.field(key)
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise BadRecord(0, f"'{key} {text}' needs a number")
        return int(text)


def slug_of(text: str) -> str:
    """The game that a record is of. Raises BadRecord for anything that is no whole, untouched record."""
    return Head(split(text)[0]).field("game")


def rules_of(text: str) -> int:
    """The version of the rules that a record was played by. Raises BadRecord."""
    return Head(split(text)[0]).number("rules")


def split(text: str) -> tuple[list[str], list[str]]:
    """Head and move lines of a record whose check sum is right."""
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


def replay(game: Game, text: str) -> Record:
    """The record with its game played through again. Raises BadRecord."""
    head_lines, move_lines = split(text)
    head = Head(head_lines)
    record = opened(game, head)
    for number, line in enumerate(move_lines, start=len(head_lines) + 3):
        try:
            replay_line(record, line)
        except PentarchyError as error:
            raise BadRecord(number, error.why if isinstance(error, BadRecord) else str(error)) from error
    return record


def opened(game: Game, head: Head) -> Record:
    if head.field("game") != game.slug:
        raise BadRecord(0, f"it is a game of {head.field('game')}, not of {game.slug}")
    if head.number("rules") != game.version:
        raise BadRecord(0, f"it was played by version {head.number('rules')} of the rules, this is {game.version}")
    seats = head.number("seats")
    try:
        record = Record(game, seats, game.parse_options(head.options))
    except PentarchyError as error:
        raise BadRecord(0, str(error)) from error
    record.players = head.players
    record.notes = head.notes
    return record


def replay_line(record: Record, line: str) -> None:
    if line.startswith("undo "):
        words = line.split()
        if not words[1].isdigit() or words[2:] not in ([], ["agreed"]):
            raise BadRecord(0, f"cannot read '{line}'")
        replay_undo(record, int(words[1]), consent=words[2:] == ["agreed"])
        return
    for text in line.split("; "):
        seat, arrow, move = text.partition("> ")
        if not arrow:
            record.play(record.game.parse(text))
        elif seat.isascii() and seat.isdigit() and len(seat) < 4:
            record.play(record.game.parse(move), int(seat))
        else:
            raise WrongSeat(-1, record.state.pending)


def replay_undo(record: Record, seat: int, consent: bool) -> None:
    """What was allowed then is not judged again: another version may imagine other worlds."""
    last = record.last_of(seat)
    if not consent:
        record.check_last_word(seat, last)
    record.take_back(seat, last, consent)


def chance_moves(record: Record) -> list[int]:
    """What chance answered, for a ScriptedDealer that deals the same again."""
    return [entry.move for entry in record.entries if entry.seat == CHANCE]
