"""A board of analysis: a record without a table, played on for all seats. Whoever asks brings the whole record, so
nothing that is secret elsewhere can be learned here."""

from dataclasses import dataclass, field
from typing import Protocol

from pentarchy.kernel.events import Facts
from pentarchy.kernel.record import Record, opened, replay, replay_line
from pentarchy.kernel.record_text import Head, file_text, mended, option_pairs, read_file
from pentarchy.kernel.settings import Setting
from pentarchy.tables.errors import Conflict, NoSuchThing
from pentarchy.tables.library import game_of, move_of
from pentarchy.tables.luck import Luck
from pentarchy.tables.outgoing import Ask, Result
from pentarchy.tables.redaction import question_to
from pentarchy.tables.seeding import new_part


class WantedPosition(Protocol):
    """A record in parts, or as a `text` that may have been edited; `move` is what the seat that is asked plays then."""

    game: str
    rules: int | None
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    text: str
    seat: int | None
    move: str


@dataclass(slots=True)
class Position:
    """The end of a record: what its seat sees and may choose, and the record itself."""

    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    lines: list[str]
    text: str
    seat: int
    """Through whose eyes it is seen: of the seat that was asked for, or that has to choose."""
    pending: list[int]
    view: Facts
    events: list[Facts] = field(default_factory=list)
    ask: Ask | None = None
    result: Result | None = None


def position(wanted: WantedPosition) -> Position:
    """Chance answers at once where it is asked. Raises BadRecord, UnknownGame, OtherRules, IllegalMove, Conflict."""
    record = replayed(wanted)
    if wanted.move:
        play(record, wanted)
    Luck(new_part()).answer_chance(record)
    return seen(record, wanted.seat)


def replayed(wanted: WantedPosition) -> Record:
    text = text_of(wanted)
    head, lines = read_file(text)
    game = game_of(head.game, head.rules)
    replay(game, text)  # says which line is wrong
    record = opened(game, head)
    record.state.listen()
    for line in lines:
        record.state.heard()
        replay_line(record, line)
    return record


def text_of(wanted: WantedPosition) -> str:
    """Raises UnknownGame, OtherRules."""
    return mended(wanted.text) if wanted.text else written(wanted)


def written(wanted: WantedPosition) -> str:
    game = game_of(wanted.game, wanted.rules)
    head = Head(game.slug, game.version, wanted.seats)
    head.options = option_pairs(wanted.options)
    return file_text(head, wanted.lines)


def play(record: Record, wanted: WantedPosition) -> None:
    if not record.state.pending:
        raise Conflict("the game is over")
    seat = record.state.pending[0] if wanted.seat is None else wanted.seat
    record.state.heard()
    record.play(move_of(record.game.slug, record.game.version, wanted.move), seat)


def seen(record: Record, seat: int | None) -> Position:
    state = record.state
    if seat is not None and seat >= record.seats:
        raise NoSuchThing("there is no such seat")
    asked = [*state.pending]
    eye = seat if seat in asked else asked[0] if asked else seat or 0
    return Position(
        record.game.slug,
        record.game.version,
        record.seats,
        record.options,
        record.lines,
        record.text(),
        eye,
        asked,
        state.view(eye),
        [event.told_to(eye) for event in state.heard()],
        question_to(record, eye, len(record.lines), str(state.stance(eye)["question"])) if eye in asked else None,
        result(record) if state.over else None,
    )


def result(record: Record) -> Result:
    found = record.state.outcome
    return Result(found.places, found.scores, found.parts, [*found.winners], found.tie_break, found.rival)
