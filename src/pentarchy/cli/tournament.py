"""`pentarchy tournament`: which bots are stronger, and how sure that is."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena.contest import Contest
from pentarchy.arena.executors import Executor
from pentarchy.arena.lineup import known
from pentarchy.arena.pages.tournament import lead, told, tournament_page
from pentarchy.arena.saved import SavedDeals
from pentarchy.arena.standings import Standings
from pentarchy.bots import LEVELS
from pentarchy.cli.arguments import GameName, Json, Options, Seats, chosen
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.files import write_whole
from pentarchy.cli.running import INTERRUPTED, Html, Ray, Resume, Workers, bar, executor, free_file
from pentarchy.games import load

CLOCKS = {"baron", "duke", "sovereign"}


def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="Two or more, separated by commas: names, `module:Class`, `program:command`.")
    ] = ",".join(LEVELS[:3]),
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="How many games, rounded up to whole deals.")
    ] = 100,
    seats: Seats = None,
    option: Options = None,
    apart: Annotated[
        bool, typer.Option("--apart", help="A table for each bot, with all its seats: for cooperative games.")
    ] = False,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 0,
    resume: Resume = None,
    html: Html = None,
    as_json: Json = False,
) -> None:
    """Rate bots against each other: the same deals with the bots in every seat, and intervals.

    After Ctrl-C the games so far are rated and kept in a file that --resume continues.

    [bold]Examples[/]

    pentarchy tournament dice_king --bots squire,knight --seats 2 --games 200 --workers 2

    pentarchy tournament dice_king --bots random,squire,knight,baron@ --resume dice.jsonl --html dice.html

    pentarchy tournament amulet --option mode=cooperative --apart --bots squire,knight --json
    """
    played, table, options = chosen(game, seats, option)
    contest = Contest(played.slug, table, options, entered(bots), seed, apart or table == 1)
    path = resume or free_file(f"tournament-{contest.slug}-{contest.seed}")
    kept = SavedDeals(path, contest, contest.deals_for(games), quiet=resume is None)
    complete = play(contest, games, executor(workers, ray), kept)
    if kept.deals:
        show(Standings(contest, kept.deals.values()), html, as_json, complete)
    if not complete:
        break_off(kept)


def show(standings: Standings, html: Path | None, as_json: bool, complete: bool) -> None:
    contest = standings.contest
    if html is not None:
        write_whole(html, tournament_page(standings))
    if as_json:
        version = load(contest.slug).version
        print_json({**contest.plain(), "rules_version": version, "complete": complete, **standings.plain()})
    else:
        print_standings(standings)


def break_off(kept: SavedDeals) -> None:
    if kept.deals:
        kept.write_down()
        ERRORS.print(
            f"Interrupted. Go on with: --resume {kept.path} and the same options", markup=False, soft_wrap=True
        )
    raise typer.Exit(INTERRUPTED)


def entered(text: str) -> list[str]:
    names = known([name.strip() for name in text.split(",")])
    if len(names) < 2 or len(set(names)) < len(names):
        raise typer.BadParameter("name two or more different bots, separated by commas", param_hint="--bots")
    return names


def play(contest: Contest, games: int, place: Executor, kept: SavedDeals) -> bool:
    """Plays the deals that are missing; whether it got through."""
    deals = contest.deals_for(games)
    missing = [deal for deal in range(deals) if deal not in kept.deals]
    with bar(contest.slug, deals, deals - len(missing)) as progress:
        try:
            for deal in place.run(contest.play, missing):
                kept.save(deal)
                progress(1)
        except KeyboardInterrupt:
            return False
    return True


def print_standings(standings: Standings) -> None:
    contest = standings.contest
    RESULTS.print(f"[bold]{contest.slug}[/]: {lead(standings)}; intervals hold 95 %")
    RESULTS.print(bot_table(standings))
    RESULTS.print(pair_table(standings))
    for sentence in remarks(standings):
        RESULTS.print(sentence, markup=False, highlight=False)


def bot_table(standings: Standings) -> Table:
    table = Table("bot", "rating", "seats", "wins", "mean score", "a decision")
    for each in standings.standings:
        rating = f"{each.rating:+.0f} ± {(each.high - each.low) / 2:.0f}"
        wins = f"{each.win_share:.0%} ({each.win_low:.0%} to {each.win_high:.0%})"
        score = f"{each.mean_score:.1f} ± {1.96 * each.score_error:.1f}"
        table.add_row(each.bot, rating, str(each.seats), wins, score, told(each.seconds))
    return table


def pair_table(standings: Standings) -> Table:
    table = Table("pair", "met", "ahead", "chance by the fit", "alone", "with all others")
    for pair in standings.pairs:
        chance = f"{pair.chance:.1%} ({pair.low:.1%} to {pair.high:.1%})"
        verdicts = ["stronger" if yes else "not separated" for yes in (pair.separated, pair.separated_jointly)]
        table.add_row(f"{pair.one}, {pair.other}", str(pair.meetings), f"{pair.ahead:.1%}", chance, *verdicts)
    return table


def remarks(standings: Standings) -> list[str]:
    said = [f"{pair.verdict()}." for pair in standings.pairs if not pair.separated]
    if standings.finished < standings.games:
        said.append(f"{standings.games - standings.finished} games were cut off before their end.")
    if standings.level:
        hint = "" if standings.contest.apart else "; in a cooperative game, rate the bots with --apart"
        said.append(f"Nobody was ever ahead of anybody, so these games say nothing about strength{hint}.")
    clocks = [name for name in standings.contest.bots if name in CLOCKS]
    if clocks:
        said.append(f"{', '.join(clocks)} may run out of time: {clocks[0]}@ plays alike on every machine.")
    return said
