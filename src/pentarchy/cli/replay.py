"""`pentarchy replay` and `pentarchy verify`: records of games, read and checked."""

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from pentarchy.cli.arguments import Json
from pentarchy.cli.console import RESULTS, complain, print_json
from pentarchy.cli.files import reason
from pentarchy.games import game_of_record
from pentarchy.kernel.errors import BadRecord, PentarchyError
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.record import Entry, Record
from pentarchy.kernel.record import replay as replay_text
from pentarchy.kernel.settings import settle
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE
from pentarchy.tables.luck import verify as confirmed_draws
from pentarchy.tables.seeding import is_hex

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A record of a game.")]
RecordFiles = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")]


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Stop after this many moves and look around.")] = None,
    as_json: Json = False,
) -> None:
    """Play a recorded game through again: who chose what, what chance answered, how it ended.

    [bold]Examples[/]

    pentarchy replay anna.game

    pentarchy replay anna.game --at 40 --json
    """
    record = read(file)
    length = len(record.entries) if at is None else at
    if length > len(record.entries):
        raise typer.BadParameter(f"the game has only {len(record.entries)} moves", param_hint="--at")
    state = after(record, length)
    if as_json:
        print_json(reported(record, state, length))
    else:
        print_course(record, state, length)


def commitment_in(text: str | None) -> str | None:
    """One that is empty, out of a variable that was not set, say, would be compared with nothing."""
    found = text and text.strip().lower()
    if found is not None and not is_hex(found):
        raise typer.BadParameter("a commitment has 64 hexadecimal digits")
    return found


Commitment = Annotated[
    str | None,
    typer.Option(
        "--commitment",
        metavar="HEX",
        callback=commitment_in,
        help="The seal that the table showed before the game.",
    ),
]
OwnParts = Annotated[
    list[str] | None,
    typer.Option("--part", metavar="HEX", help="A part of the seed that you gave; may be repeated."),
]


def verify(files: RecordFiles, commitment: Commitment = None, part: OwnParts = None, as_json: Json = False) -> None:
    """Check that records are complete, untouched and legal from the first move to the last. Exits with 1 if one is not.

    In a game that was played on a server, every roll and draw is also held against the seed. That the server kept its
    word is shown only by the commitment that you saw before the game: give it, or compare it yourself. A file that
    cannot be read is reported, and the others are still checked.

    [bold]Examples[/]

    pentarchy verify *.game

    pentarchy verify *.game --json

    pentarchy verify anna.game --commitment 5d0c3a…
    """
    if (commitment or part) and len(files) > 1:
        raise typer.BadParameter("a commitment belongs to one game", param_hint="--commitment")
    checks = [tell(checked(file, commitment or "", part or []), as_json) for file in files]
    if as_json:
        print_json(checks)
    if not all(check["valid"] for check in checks):
        raise typer.Exit(1)


def checked(file: Path, commitment: str, parts: list[str]) -> dict[str, object]:
    """What there is to say about a file."""
    try:
        text = text_of(file)
        record = replay_text(game_of_record(text), text)
        luck = checked_luck(record, text, commitment, parts)
    except PentarchyError as error:
        return {"file": str(file), "valid": False, "why": str(error)}
    counts = {"game": record.game.slug, "seats": record.seats, "moves": len(record.entries)}
    return {"file": str(file), "valid": True, **counts, "finished": record.state.over, "luck": luck}


def tell(check: dict[str, object], as_json: bool) -> dict[str, object]:
    """Says it at once where people read it."""
    if not as_json and check["valid"]:
        end = "finished" if check["finished"] else "not finished"
        luck = f", {check['luck']}" if check["luck"] else ""
        typer.echo("{file}: {game}, {seats} seats, {moves} moves, ".format(**check) + end + luck)
    elif not as_json:
        complain(f"{check['file']}: {check['why']}")
    return check


def checked_luck(record: Record, text: str, commitment: str, parts: list[str]) -> str:
    """What is to be said about chance; nothing where nothing was promised. Raises UnfairRecord."""
    if not commitment and not parts:
        if "commitment" not in record.notes:
            return ""
        if "seed" not in record.notes and "secret" not in record.notes:
            return "luck promised and not yet told"
    count = confirmed_draws(record.game, text, commitment, parts)
    by = "" if commitment else f" by the commitment {record.notes['commitment']}"
    return f"{count} rolls and draws as promised{by}"


def read(file: Path) -> Record:
    """The record in a file, of whatever game. Raises BadRecord, UnknownGame, OldRules."""
    text = text_of(file)
    return replay_text(game_of_record(text), text)


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(0, "it is not a text file") from None
    except OSError as error:
        raise BadRecord(0, f"it cannot be read: {reason(error)}") from error


def after(record: Record, moves: int) -> State:
    """The state after the first so many of the moves that stand."""
    if moves == len(record.entries):
        return record.state
    state = record.game.new(record.seats, record.options)
    for entry in record.entries[:moves]:
        state.play(entry.move, entry.seat)
    return state


def reported(record: Record, state: State, length: int) -> dict[str, object]:
    return {
        "game": record.game.slug,
        "rules_version": record.game.version,
        "seats": record.seats,
        "options": settle(record.game.options, record.options, record.seats).values,
        "players": {str(seat): name for seat, name in sorted(record.players.items())},
        "moves": [moved(record, entry) for entry in record.entries[:length]],
        "all_moves": len(record.entries),
        "over": state.over,
        "outcome": scored(state.outcome) if state.over else None,
        "question": state.question,
        "pending": ["chance" if seat == CHANCE else seat for seat in state.pending],
        "options_of_first": [] if state.over else [record.game.text(move) for move in state.options()],
        "view": state.view(None),
    }


def moved(record: Record, entry: Entry) -> dict[str, object]:
    return {"seat": "chance" if entry.seat == CHANCE else entry.seat, "move": record.game.text(entry.move)}


def scored(outcome: Outcome) -> dict[str, object]:
    return {
        "places": outcome.places,
        "scores": outcome.scores,
        "parts": outcome.parts,
        "winners": outcome.winners,
        "reason": outcome.reason,
        "tie_break": outcome.tie_break,
        "rival": outcome.rival,
    }


def player(record: Record, seat: int) -> str:
    return escape(record.players.get(seat, f"seat {seat}"))


def print_course(record: Record, state: State, length: int) -> None:
    """Each decision on its own line; what chance answered in between on one, dimmed."""
    RESULTS.print(f"[bold]{record.game.names['en']}[/], {record.seats} seats, {len(record.entries)} moves")
    lines = Table.grid(padding=(0, 2))
    number = 0
    for by_chance, group in groupby(record.entries[:length], lambda entry: entry.seat == CHANCE):
        entries = list(group)
        if by_chance:
            texts = "; ".join(record.game.text(entry.move) for entry in entries)
            lines.add_row("", "[dim]chance[/]", f"[dim]{escape(texts)}[/]")
        for i, entry in enumerate([] if by_chance else entries, start=number + 1):
            lines.add_row(f"[dim]{i}[/]", player(record, entry.seat), escape(record.game.text(entry.move)))
        number += len(entries)
    RESULTS.print(lines)
    print_end(record, state)


def print_end(record: Record, state: State) -> None:
    if state.over:
        RESULTS.print(outcome_table(record, state.outcome))
        return
    asked = ", ".join("chance" if seat == CHANCE else player(record, seat) for seat in state.pending)
    RESULTS.print(f"Then [bold]{asked}[/] must choose ({state.question}):")
    RESULTS.print("; ".join(record.game.text(move) for move in state.options()), markup=False)


def outcome_table(record: Record, outcome: Outcome) -> Table:
    tie = f", tie broken by {outcome.tie_break}" if outcome.tie_break else ""
    seats = range(record.seats)
    table = Table("", *(player(record, seat) for seat in seats), title=f"ended by {outcome.reason}{tie}")
    for part in dict.fromkeys(part for parts in outcome.parts for part in parts):
        table.add_row(part, *(str(outcome.parts[seat].get(part, 0)) for seat in seats))
    table.add_row("score", *(str(score) for score in outcome.scores), style="bold")
    table.add_row("place", *(str(place) for place in outcome.places))
    return table
