"""`pentarchy train`: learns the net of a game by self-play."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from pentarchy.cli.arguments import GameName, chosen
from pentarchy.cli.console import ERRORS, RESULTS, complain

SHOWN = ("seconds", "games", "positions", "steps", "length", "best", "points", "above_share")


def train(
    game: GameName,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Where the net and its curve go.")] = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="How long to play and learn.")] = 60.0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help="Processes that play.")] = os.cpu_count() or 1,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first weights and of the games.")] = 1,
    go_on: Annotated[
        bool, typer.Option("--from-shipped", help="Begin with the net that comes with the game, not with nothing.")
    ] = False,
) -> None:
    """Train the net of a game by self-play, following its recipe (`train.toml`). An unfinished run
    in its folder is resumed; Ctrl-C keeps what was learned.

    [bold]Examples[/]

    pentarchy train dice_king --minutes 120

    pentarchy train dice_king --out runs/dice_king --minutes 10 --workers 2
    """
    try:
        from pentarchy.bots.nets import net_of
        from pentarchy.bots.training.recipe import recipe_of
        from pentarchy.bots.training.run import Run
    except ImportError:
        complain("training needs numpy: pip install 'pentarchy[train]'")
        raise typer.Exit(2) from None
    slug = chosen(game, None, None)[0].slug
    folder = out or Path("runs") / slug
    run = Run(recipe_of(slug), folder, 60 * minutes, workers, seed, net_of(slug) if go_on else None)
    with Live(console=ERRORS, auto_refresh=False) as live:
        try:
            run.go(shown_by(live, slug, 60 * minutes))
        except KeyboardInterrupt:
            ERRORS.print("Interrupted; what was learned is kept.")
    RESULTS.print(f"The net is in {folder}: net.toml and net.f32 belong in the package of the game.")


def shown_by(live: Live, slug: str, seconds: float) -> Callable[[dict[str, object]], None]:
    """Shows the latest lines of the curve; where nobody looks, one after the other."""
    lines: list[dict[str, object]] = []

    def show(line: dict[str, object]) -> None:
        lines.append(line)
        if ERRORS.is_terminal:
            live.update(curve(slug, lines[-12:], seconds), refresh=True)
        else:
            ERRORS.print(line)

    return show


def curve(slug: str, lines: list[dict[str, object]], seconds: float) -> Table:
    done = float(str(lines[-1]["seconds"])) / seconds
    table = Table(*SHOWN, "losses", title=f"{slug}: {min(done, 1.0):.0%} of the time")
    for line in lines:
        table.add_row(*(f"{line[name]:,}" for name in SHOWN), " ".join(map(str, line["losses"])))  # type: ignore[call-overload]
    return table
