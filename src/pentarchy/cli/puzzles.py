"""`pentarchy puzzles`: those that come with a game, one of them to solve, or a search for more."""

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.journal import FORMAT, Journal
from pentarchy.cli.arguments import GameName, Json, Options, chosen, language
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.files import writable
from pentarchy.cli.puzzle_solving import solve
from pentarchy.cli.running import INTERRUPTED, bar
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting
from pentarchy.puzzles import Source, puzzles_of
from pentarchy.puzzles.puzzle import shipped_sources
from pentarchy.review.mining import mined

Number = Annotated[int | None, typer.Argument(metavar="NUMBER", min=1, help="The puzzle to solve here.")]
Make = Annotated[bool, typer.Option("--make", help="Search games of bots for new puzzles.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to search.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Where they go; a file that is there is continued.")
]
Lang = Annotated[str | None, typer.Option("--lang", help="en, cs or sk; by default that of the terminal.")]


def puzzles(
    game: GameName,
    number: Number = None,
    make: Make = False,
    games: Games = 20,
    out: Out = None,
    option: Options = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Puzzles of a game: positions with one move that is clearly best and hard to see.

    With a number, solve that one. With --make, search games of bots for more; stopped with Ctrl-C, the same command
    goes on where it was.

    [bold]Examples[/]

    pentarchy puzzles dice_king

    pentarchy puzzles dice_king 12

    pentarchy puzzles dice_king --make --games 200 --out runs/dice_king.jsonl
    """
    played, _, options = chosen(game, None, option)
    if make:
        search(played, options, games, out or Path(f"{game}.puzzles.jsonl"))
    elif number is not None:
        solve(played, number, language(lang))
    else:
        show(game, as_json)


def search(game: Game, options: dict[str, Setting], games: int, out: Path) -> None:
    """Every game is a line of the journal, also one without a puzzle."""
    heading = {"puzzles": FORMAT, "game": game.slug, "rules": game.version, "options": options}
    journal = Journal(writable(out), heading)
    with bar(game.slug, games, len(journal.lines)) as progress:
        try:
            for _ in range(len(journal.lines), games):
                journal.add(asdict(mined(game.slug, next_seed(journal, game.slug), options)))
                progress(1)
        except KeyboardInterrupt:
            ERRORS.print(f"Interrupted after {len(journal.lines)} of {games} games.")
    found = [puzzle for line in journal.lines for puzzle in Source(**line).moments]  # type: ignore[arg-type]
    RESULTS.print(f"{len(found)} puzzles in {len(journal.lines)} games: {out}")
    if len(journal.lines) < games:
        raise typer.Exit(INTERRUPTED)


def next_seed(journal: Journal, slug: str) -> int:
    """A new file begins behind the games that have given puzzles to the package."""
    found = [Source(**line) for line in journal.lines] or shipped_sources(slug)  # type: ignore[arg-type]
    return 1 + max((source.seed for source in found), default=-1)


def show(slug: str, as_json: bool) -> None:
    found = puzzles_of(slug)
    if as_json:
        print_json([asdict(puzzle) | {"difficulty": puzzle.difficulty} for puzzle in found])
        return
    counts = Counter(puzzle.difficulty for puzzle in found)
    table = Table("difficulty", "puzzles", title=f"{slug}: {len(found)} puzzles")
    for difficulty in sorted(counts):
        table.add_row("★" * difficulty, str(counts[difficulty]))
    RESULTS.print(table)
