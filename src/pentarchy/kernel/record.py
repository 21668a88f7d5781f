"""A record: a game being played and written down, which replays to the same state. Its text: see `record_text`."""

from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.errors import BadRecord, CannotUndo, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.record_text import (
    Head,
    RecordLine,
    SeatMove,
    file_text,
    is_undo,
    joined_moves,
    option_pairs,
    read_file,
    record_line,
)
from pentarchy.kernel.reveals import reveals
from pentarchy.kernel.settings import Setting
from pentarchy.kernel.state import FIRST, State
from pentarchy.kernel.steps import CHANCE


@mypyc_attr(serializable=True)
class Entry:
    """A move that was made: by which seat, and whether that was the first to be asked."""

    def __init__(self, seat: int, move: int, first: bool) -> None:
        self.seat = seat
        self.move = move
        self.first = first


@mypyc_attr(serializable=True)
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
        if entry.seat == CHANCE and self.lines and not is_undo(self.lines[-1]):
            self.lines[-1] = joined_moves([self.lines[-1], text])
        else:
            self.lines.append(str(SeatMove(FIRST if entry.first else entry.seat, text)))

    def undo(self, seat: int, consent: bool = False) -> None:
        """Takes back the last move of a seat. Without the consent of the others: only if since then nobody else has
        chosen, nothing was left to chance and nobody has learned anything by it."""
        last = self.last_of(seat)
        if not consent:
            self.check_last_word(seat, last)
            if reveals(self.state_before(last), self.entries[last].move, seat):
                raise CannotUndo(seat, "somebody has learned something from it")
        self.take_back(seat, last, consent)

    def take_back(self, seat: int, last: int, consent: bool) -> None:
        self.rewind(last)
        self.lines.append(str(RecordLine(seat, [], undo=True, agreed=consent)))

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
        head = Head(self.game.slug, self.game.version, self.seats)
        head.options, head.players, head.notes = option_pairs(self.options), self.players, self.notes
        return file_text(head, self.lines)


def slug_of(text: str) -> str:
    """The game that a record is of. Raises BadRecord for anything that is no whole, untouched record."""
    return read_file(text)[0].game


def rules_of(text: str) -> int:
    """The version of the rules that a record was played by. Raises BadRecord."""
    return read_file(text)[0].rules


def replay(game: Game, text: str) -> Record:
    """The record with its game played through again. Raises BadRecord."""
    head, lines = read_file(text)
    record = opened(game, head)
    for number, line in enumerate(lines, start=len(head.lines()) + 2):
        try:
            replay_line(record, line)
        except PentarchyError as error:
            raise BadRecord(number, error.why if isinstance(error, BadRecord) else str(error)) from error
    return record


def opened(game: Game, head: Head) -> Record:
    """The record before its first move. Raises BadRecord where it is not of this game and version."""
    if head.game != game.slug:
        raise BadRecord(0, f"it is a game of {head.game}, not of {game.slug}")
    if head.rules != game.version:
        raise BadRecord(0, f"it was played by version {head.rules} of the rules, this is {game.version}")
    try:
        record = Record(game, head.seats, game.parse_options(head.options))
    except PentarchyError as error:
        raise BadRecord(0, str(error)) from error
    record.players = head.players
    record.notes = head.notes
    return record


def replay_line(record: Record, text: str) -> RecordLine:
    """Plays what a line says; answers with the line as it was read."""
    line = record_line(text)
    if line.undo:
        replay_undo(record, line.seat, line.agreed)
    for each in line.moves:
        record.play(record.game.parse(each.move), each.seat)
    return line


def replay_undo(record: Record, seat: int, consent: bool) -> None:
    """What was allowed then is not judged again: another version may imagine other worlds."""
    last = record.last_of(seat)
    if not consent:
        record.check_last_word(seat, last)
    record.take_back(seat, last, consent)


def chance_moves(record: Record) -> list[int]:
    """What chance answered, for a ScriptedDealer that deals the same again."""
    return [entry.move for entry in record.entries if entry.seat == CHANCE]
