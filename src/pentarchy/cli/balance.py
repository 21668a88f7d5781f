"""`pentarchy balance`: how fair a game is and what its cards are worth, by many games of good and of weaker bots."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.balance.census import Share
from pentarchy.arena.balance.saved import SavedSurvey
from pentarchy.arena.balance.survey import Survey, plain, tables
from pentarchy.arena.pages.survey import balance_page
from pentarchy.cli.arguments import GameName, Json, Seats
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.files import writable, write_whole
from pentarchy.cli.running import INTERRUPTED, Html, Ray, Resume, Workers, bar, executor, free_file
from pentarchy.games import load

Way = Annotated[str | None, typer.Option("--way", help="One way of playing; by default all that have a name.")]


def balance(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="How many games at each table; some more measure luck.")
    ] = 100,
    levels: Annotated[
        str, typer.Option("--levels", help="Levels or bots, separated by commas; 'knight+squire' sit at one table.")
    ] = "5,3",
    seats: Seats = None,
    way: Way = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    resume: Resume = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games at every table and write on wins by seat, role and card, length, lead changes and luck.

    A table is a way of playing with a number of seats and a level. The page is GAME-balance.html if --html names no
    other, and everything is beside it as JSON. After Ctrl-C both are about the games so far, which are kept in a file
    that --resume continues.

    [bold]Examples[/]

    pentarchy balance dice_king --seats 3 --games 200 --workers 2

    pentarchy balance dice_king --levels knight+squire,greedy --seats 2 --resume games.jsonl --html dice.html
    """
    slug = load(game).slug
    survey = Survey(tables(slug, [level.strip() for level in levels.split(",")], seats, way, seed), games)
    kept = SavedSurvey(resume or free_file(f"balance-{slug}-{seed}"), survey, quiet=resume is None)
    page = writable(html or Path(f"{slug}-balance.html"))
    data = writable(page.with_suffix(".json"))
    complete = run(survey, workers, ray)
    found = {"complete": complete, **plain(survey)}
    if survey.done:
        write_whole(page, balance_page(survey))
        write_whole(data, json.dumps(found, ensure_ascii=False))
        print_json(found) if as_json else show(survey, page)
    if not complete:
        break_off(survey, kept)


def break_off(survey: Survey, kept: SavedSurvey) -> None:
    observed = sum(len(lab.observed) for lab in survey.labs.values())
    ERRORS.print(f"Interrupted after {observed} observed games.")
    if observed:
        kept.journal.write_down()
        ERRORS.print(f"Go on with: --resume {kept.path} and the same options", markup=False, soft_wrap=True)
    raise typer.Exit(INTERRUPTED)


def run(survey: Survey, workers: int, ray: str | None) -> bool:
    """Whether it got through."""
    with bar(survey.slug, survey.games_in_all, survey.done) as progress:
        try:
            survey.run(executor(workers, ray), progress)
        except KeyboardInterrupt:
            return False
    return True


def show(survey: Survey, page: Path) -> None:
    table = Table("", "games", "won", "95 %", title=f"{survey.slug}, seed {survey.tables[0].plan.seed}")
    for at, census in survey.censuses():
        for share in census.by_start():
            table.add_row(f"{at.name}: {share.label}", *cells(share))
    RESULTS.print(table)
    RESULTS.print(f"The whole report is in {page}", markup=False, highlight=False, soft_wrap=True)


def cells(share: Share) -> list[str]:
    low, high = share.interval
    return [str(share.seats), f"{share.value:.1%}", f"{low:.1%} to {high:.1%}"]
