"""`pentarchy report`: how balanced a game is, by many games of good bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.balance.census import Census, Share
from pentarchy.arena.balance.lab import Lab, games_in_all
from pentarchy.arena.balance.saved import SavedLab
from pentarchy.arena.batches import Plan
from pentarchy.arena.lineup import lineup
from pentarchy.arena.pages.balance import balance_page
from pentarchy.cli.arguments import GameName, Json, Options, Seats, chosen
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.files import writable, write_whole
from pentarchy.cli.running import INTERRUPTED, Html, Ray, Resume, Workers, bar, executor, free_file


def report(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, help="How many games to observe; half as many again measure luck.")
    ] = 100,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one for each, separated by commas.")
    ] = "greedy",
    seats: Seats = None,
    option: Options = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    resume: Resume = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Let good bots play many games and write a page on wins by seat and card, length, lead changes and luck.

    The page is GAME-report.html if --html does not name another. After Ctrl-C it is about the games so far, which are
    kept in a file that --resume continues.

    [bold]Examples[/]

    pentarchy report dice_king --seats 3 --games 200 --workers 2

    pentarchy report dice_king --bots knight,squire --seats 2 --resume skill.jsonl --html skill.html
    """
    played, count, options = chosen(game, seats, option)
    names = lineup([name.strip() for name in bots.split(",")], count)
    lab = Lab(Plan(played.slug, count, options, names, seed), games)
    kept = SavedLab(resume or free_file(f"report-{played.slug}-{seed}"), lab, quiet=resume is None)
    page = writable(html or Path(f"{played.slug}-report.html"))
    complete = run(lab, workers, ray)
    census = lab.census()
    if census.games:
        write_whole(page, balance_page(census))
        show(census, page, as_json, complete)
    if not complete:
        break_off(lab, kept)


def break_off(lab: Lab, kept: SavedLab) -> None:
    ERRORS.print(f"Interrupted after {len(lab.observed)} observed games.")
    if lab.observed:
        kept.journal.write_down()
        ERRORS.print(f"Go on with: --resume {kept.path} and the same options", markup=False, soft_wrap=True)
    raise typer.Exit(INTERRUPTED)


def run(lab: Lab, workers: int, ray: str | None) -> bool:
    """Whether it got through."""
    with bar(lab.plan.slug, games_in_all(lab.games), lab.done) as progress:
        try:
            lab.run(executor(workers, ray), progress)
        except KeyboardInterrupt:
            return False
    return True


def show(census: Census, page: Path, as_json: bool, complete: bool) -> None:
    if as_json:
        print_json({**census.plan.plain(), "complete": complete, **census.plain()})
        return
    RESULTS.print(summary(census))
    share, low, high = census.fortune
    RESULTS.print(f"How chance fell explains {share:.1%} ({low:.1%} to {high:.1%}) of the spread of results, or more.")
    RESULTS.print(f"The whole report is in {page}", markup=False, highlight=False, soft_wrap=True)


def summary(census: Census) -> Table:
    plan = census.plan
    table = Table(
        "", "won", "95 %", title=f"{plan.slug}, {plan.seats} seats, {len(census.games)} games, seed {plan.seed}"
    )
    for share in [*census.by_seat(), *census.by_start()]:
        table.add_row(*cells(share))
    return table


def cells(share: Share) -> list[str]:
    low, high = share.interval
    return [share.label, f"{share.value:.1%}", f"{low:.1%} to {high:.1%}"]
