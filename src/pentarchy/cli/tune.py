"""`pentarchy tune`: which designed values make a game fairer."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.balance.observed import Observed
from pentarchy.arena.balance.saved import observed_of, plain
from pentarchy.arena.balance.tuning import Job, Tuning, task_of
from pentarchy.arena.journal import FORMAT, BadSavedRun, Journal, Line
from pentarchy.cli.arguments import GameName, Json
from pentarchy.cli.balance import cells
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.running import INTERRUPTED, Ray, Resume, Workers, executor


def tune(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-n", min=25, help="Games of each candidate in the first round.")
    ] = 100,
    level: Annotated[str, typer.Option("--level", help="Who plays: a level or a bot.")] = "greedy",
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    resume: Resume = None,
    as_json: Json = False,
) -> None:
    """Try other designed values of a game, as its tune.toml allows, on the same deals, and measure the best anew.

    Candidates play in processes of their own; no file of the game is touched. A value that is printed in the box is
    refused.

    [bold]Example[/]

    pentarchy tune dice_king --games 200 --workers 8 --resume dice.jsonl
    """
    tuning = Tuning(task_of(game), level, games, seed)
    if resume is not None:
        keep(tuning, resume)
    try:
        tuning.run(executor(workers, ray))
    except KeyboardInterrupt as error:
        ERRORS.print("Interrupted." + (f" Go on with: --resume {resume}" if resume else ""), markup=False)
        raise typer.Exit(INTERRUPTED) from error
    print_json(tuning.plain()) if as_json else show(tuning)


def keep(tuning: Tuning, path: Path) -> None:
    """Continues a file, or starts it. Raises BadSavedRun."""
    task = tuning.task
    heading: Line = {
        "tuning": FORMAT,
        "slug": task.slug,
        "level": tuning.level,
        "seed": tuning.seed,
        "choices": task.choices,
    }
    journal = Journal(path, heading)
    for line in journal.lines:
        try:
            # What does not fit raises, and is told as a line that is no trial.
            job, seen = line["job"], line["seen"]
            tuning.played[Job(**job)] = [observed_of(each) for each in seen]  # type: ignore[arg-type, attr-defined]
        except (KeyError, TypeError, ValueError) as error:
            raise BadSavedRun(path, "a line is no trial") from error

    def save(job: Job, seen: list[Observed]) -> None:
        journal.add({"job": asdict(job), "seen": [plain(each) for each in seen]})

    tuning.saw = save


def show(tuning: Tuning) -> None:
    table = Table(
        "values", "", "seats", "share", "95 %", title=f"{tuning.task.slug}, {tuning.level}, seed {tuning.seed}"
    )
    for name, goal, census in tuning.measured():
        for share in goal.shares(census):
            table.add_row(name, f"{goal.name}: {share.label}", *cells(share))
    RESULTS.print(table)
