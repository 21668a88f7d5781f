"""`pentarchy simulate`: many games by bots, and what came of them."""

from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from pentarchy.arena import Plan, Summary, lineup
from pentarchy.arena.batches import played
from pentarchy.arena.executors import Executor
from pentarchy.cli.arguments import GameName, Json, Options, Seats, chosen
from pentarchy.cli.console import ERRORS, RESULTS, print_json
from pentarchy.cli.running import INTERRUPTED, Ray, Workers, bar, executor
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import settle


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    option: Options = None,
    bots: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one for each, separated by commas.")
    ] = "random",
    workers: Workers = 1,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and summarise the results; Ctrl-C summarises those played so far.

    [bold]Examples[/]

    pentarchy simulate dice_king --seats 4 --games 1000 --seed 1

    pentarchy simulate dice_king --seats 2 --bots greedy,random --workers 2

    pentarchy simulate dice_king --option setup=random --ray local --workers 2 --json
    """
    chosen_game, count, options = chosen(game, seats, option)
    names = [name.strip() for name in bots.split(",")]
    plan = Plan(chosen_game.slug, count, options, lineup(names, count), seed)
    began = perf_counter()
    summary, complete = with_progress(plan, games, executor(workers, ray))
    result = reported(chosen_game, plan, summary, perf_counter() - began)
    if summary.games:
        show(plan, summary, {**result, "complete": complete}, as_json)
    if not complete:
        ERRORS.print(f"Interrupted after {summary.games:,} of {games:,} games.", highlight=False)
        raise typer.Exit(INTERRUPTED)


def with_progress(plan: Plan, games: int, place: Executor) -> tuple[Summary, bool]:
    """What came of the games, and whether they were all played."""
    total = Summary(plan.seats)
    with bar(plan.slug, games) as progress:
        try:
            for summary in played(plan, games, place):
                total.merge(summary)
                progress(summary.games)
        except KeyboardInterrupt:
            return total, False
    return total, True


def show(plan: Plan, summary: Summary, result: dict[str, object], as_json: bool) -> None:
    if as_json:
        print_json(result)
    else:
        print_tables(plan, summary, result)


def reported(game: Game, plan: Plan, summary: Summary, seconds: float) -> dict[str, object]:
    return {
        "game": plan.slug,
        "rules_version": game.version,
        "seats": plan.seats,
        "options": settle(game.options, plan.options, plan.seats).values,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": summary.games,
        "finished": summary.finished,
        "decisions": summary.decisions,
        "chance_moves": summary.chance_moves,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(summary.decisions / seconds, 1),
        "mean_scores": [round(score, 4) for score in summary.mean_scores()],
        "score_errors": [round(error, 4) for error in summary.score_errors()],
        "wins": summary.wins,
        "shared_wins": summary.shared_wins,
        "end_reasons": dict(sorted(summary.end_reasons.items())),
    }


def print_tables(plan: Plan, summary: Summary, result: dict[str, object]) -> None:
    RESULTS.print(seat_table(plan, summary))
    for reason, count in sorted(summary.end_reasons.items()):
        RESULTS.print(f"ended by [bold]{reason}[/]: {count} of {summary.games} games")
    if summary.finished < summary.games:
        RESULTS.print(f"[yellow]{summary.games - summary.finished} games were cut off before their end.[/]")
    RESULTS.print(
        f"{summary.decisions:,} decisions and {summary.chance_moves:,} chance moves in {result['seconds']} s: "
        f"[bold]{result['decisions_per_second']:,}[/] decisions a second"
    )


def seat_table(plan: Plan, summary: Summary) -> Table:
    title = f"{plan.slug}, {plan.seats} seats, {summary.games} games, seed {plan.seed}"
    table = Table("seat", "bot", "mean score", "wins", "share of wins (95 %)", title=title)
    rows = zip(plan.bots, summary.mean_scores(), summary.score_errors(), summary.wins, summary.win_intervals())
    for seat, (bot, mean, error, wins, (low, high)) in enumerate(rows):
        table.add_row(str(seat), bot, f"{mean:.2f} ± {1.96 * error:.2f}", str(wins), f"{low:.1%} to {high:.1%}")
    return table
