"""`pentarchy review`: a finished game looked back on."""

import os
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from pentarchy.arena.executors import local
from pentarchy.cli.arguments import Json, language
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.files import write_whole
from pentarchy.cli.replay import RecordFile, read
from pentarchy.cli.review_page import review_page
from pentarchy.cli.running import INTERRUPTED, Html, bar
from pentarchy.kernel.record import Record
from pentarchy.review import Part, PartJob, Review, answer_to, jobs_for, reviewed
from pentarchy.review.grades import BEST, FINE
from pentarchy.review.report import NotOver, Player
from pentarchy.review.sentences import sentence, signed, turning_point
from pentarchy.words import Words

SHOWN = 12
"""So many of the choices that cost most are told in the terminal."""
Seat = Annotated[int | None, typer.Option("--seat", "-s", min=0, help="Judge only the choices of this seat.")]
Depth = Annotated[
    float, typer.Option("--depth", min=0.25, max=100.0, help="How long to look at a choice, in times the usual.")
]
TrueCards = Annotated[bool, typer.Option("--true-cards", help="Judge by how the hidden cards really lay.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, cs or sk; by default that of the terminal.")]
Processes = Annotated[int | None, typer.Option("--workers", "-w", min=1, help="How many processes; all cores without.")]


def review(
    file: RecordFile,
    seat: Seat = None,
    depth: Depth = 1.0,
    true_cards: TrueCards = False,
    lang: Lang = None,
    html: Html = None,
    workers: Processes = None,
    as_json: Json = False,
) -> None:
    """Look back on a finished game: what was luck, what was skill, and which choices could have been better.

    Choices are judged by what the player could know, in imagined games. After Ctrl-C what was found so far is told.

    [bold]Examples[/]

    pentarchy review anna.game

    pentarchy review anna.game --seat 0 --depth 4 --html anna.html

    pentarchy review anna.game --json
    """
    record = read(file)
    if not record.state.over:
        raise NotOver
    if seat is not None and seat >= record.seats:
        raise typer.BadParameter(f"the game has seats 0 to {record.seats - 1}", param_hint="--seat")
    words = Words(record.game, language(lang), names_in(record))
    parts = worked_out(jobs_for(record, depth, true_cards, seat), workers or os.cpu_count() or 1)
    found = reviewed(record, parts, depth, true_cards)
    if html is not None:
        write_whole(html, review_page(found, words))
    if as_json:
        print_json(found.plain())
    else:
        show(found, words)
    if not found.complete:
        raise typer.Exit(INTERRUPTED)


def names_in(record: Record) -> list[str]:
    """The names that stand in the record; none unless all are there."""
    return [record.players[seat] for seat in range(record.seats)] if len(record.players) == record.seats else []


def worked_out(jobs: list[PartJob], workers: int) -> list[Part]:
    """As many parts as there was time for."""
    parts = list[Part]()
    with bar("review", len(jobs)) as progress:
        try:
            for part in local(workers).run(answer_to, jobs):
                parts.append(part)
                progress(1)
        except KeyboardInterrupt:
            ERRORS.print(f"Interrupted after {len(parts)} of {len(jobs)} parts.")
    return parts


def show(found: Review, words: Words) -> None:
    if found.players:
        RESULTS.print(players_table(found.players, words))
        RESULTS.print(words.said("review-sums", {}), style="dim", highlight=False)
        RESULTS.print()
        show_list(
            words.said("review-turning-points", {}),
            [turning_point(move, words.game, words) for move in found.turning_points],
        )
    show_choices(found, words)
    RESULTS.print(words.said("review-judged-true" if found.true_cards else "review-judged", {}), style="dim")


def players_table(players: list[Player], words: Words) -> Table:
    heads = ["player", "result", "luck", "skill", "own-play", "adjusted", "accuracy"]
    table = Table(
        *(words.said(f"review-{head}", {}) for head in heads), title=words.said("review-title", {"game": title(words)})
    )
    for each in players:
        changes = (each.result, each.luck, each.skill, each.own_play)
        kept = "" if each.accuracy is None else f"{each.accuracy:.0f} %"
        adjusted = f"{100 * (each.start + each.adjusted):.0f} %"
        table.add_row(escape(words.player(each.seat)), *map(signed, changes), adjusted, kept)
    return table


def title(words: Words) -> str:
    return words.game.names[words.lang]


def show_list(head: str, lines: list[str]) -> None:
    RESULTS.print(f"[bold]{escape(head)}[/]")
    for line in lines:
        RESULTS.print(f"  {escape(line)}", highlight=False)
    RESULTS.print()


def show_choices(found: Review, words: Words) -> None:
    """Those that cost most, in the order in which they were made."""
    poor = sorted((each for each in found.decisions if each.grade not in (BEST, FINE)), key=lambda each: -each.cost)
    told = sorted(poor[:SHOWN], key=lambda each: each.index)
    lines = [
        f"{each.index + 1}. {words.player(each.seat)}: {words.move(words.game.parse(each.move))} "
        f"({words.said(f'review-class-{each.grade}', {})}). {sentence(each, words.game, words)}"
        for each in told
    ]
    show_list(words.said("review-choices", {}), lines or [words.said("review-all-fine", {})])
