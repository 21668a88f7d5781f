"""The `pentarchy` command: play, serve, simulate, count, replay, look rules up."""

import errno
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
from typer.core import TyperGroup

from pentarchy.arena.executors import one_thread_each
from pentarchy.cli.admin_people import admin
from pentarchy.cli.balance import balance
from pentarchy.cli.bot_check import bot_check
from pentarchy.cli.check_game import check_game
from pentarchy.cli.console import complain, show_everywhere
from pentarchy.cli.files import reason
from pentarchy.cli.games import games
from pentarchy.cli.new_game import new_game
from pentarchy.cli.perft import perft
from pentarchy.cli.play import play
from pentarchy.cli.puzzles import puzzles
from pentarchy.cli.replay import replay, verify
from pentarchy.cli.review import review
from pentarchy.cli.rules import rules
from pentarchy.cli.serve import serve
from pentarchy.cli.simulate import simulate
from pentarchy.cli.tournament import tournament
from pentarchy.cli.train import train
from pentarchy.cli.tune import tune
from pentarchy.kernel.errors import PentarchyError

EPILOG = (
    "Try [bold]pentarchy games[/], then [bold]pentarchy play dice_king[/] or "
    "[bold]pentarchy simulate dice_king[/]. Every command has examples: [bold]pentarchy COMMAND --help[/]."
)


class Commands(TyperGroup):
    """Turns an error that was raised on purpose, or by a disk or a network, into one sentence; all others keep their
    traceback."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]  # typer.Context is the only one that comes
        one_thread_each()
        try:
            return super().invoke(ctx)
        except PentarchyError as error:
            complain(str(error))
            raise typer.Exit(2) from error
        except OSError as error:
            if error.errno == errno.EPIPE:  # nobody reads on: typer ends quietly
                raise
            complain(f"{error.filename or 'the machine'}: {reason(error)}")
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=Commands,
    epilog=EPILOG,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pentarchy {installed_version()}")
        raise typer.Exit


def installed_version() -> str:
    try:
        return version("pentarchy")
    except PackageNotFoundError:
        return "(from source)"


@app.callback(invoke_without_command=True)
def pentarchy(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five board games of kings and kingdoms on one small rules kernel: to play, and to study."""
    show_everywhere()
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


PLAYING = (
    games,
    play,
    serve,
    simulate,
    tournament,
    balance,
    tune,
    train,
    perft,
    replay,
    review,
    puzzles,
    verify,
    rules,
)
MAKING = (bot_check, check_game, new_game)
for command in (*PLAYING, *MAKING):
    app.command()(command)
app.add_typer(admin, name="admin")
