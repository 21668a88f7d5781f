"""`pentarchy bot-check`: does an outside program keep to the bot protocol?"""

import json
import shlex
from dataclasses import asdict
from typing import Annotated

import typer
from rich.markup import escape

from pentarchy.bots.outside import Check, conformance
from pentarchy.cli.console import RESULTS
from pentarchy.cli.running import bar
from pentarchy.games import games


def bot_check(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="The program with its arguments, in quotes.")],
    game: Annotated[list[str] | None, typer.Option("--game", "-g", help="A game; by default all of them.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long it may take for a move.")] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let an outside program play and say where it breaks the bot protocol.

    [bold]Examples[/]

    pentarchy bot-check "python examples/outside_bot.py"

    pentarchy bot-check ./my_bot --game dice_king --seconds 0.5 --json
    """
    checks = []
    with bar("checking", len(game or games())) as progress:
        for check in conformance(words_of(command), game or [], seconds, seed):
            checks.append(check)
            progress(1)
            if not as_json:
                print_check(check)
    if as_json:
        typer.echo(json.dumps([{**asdict(check), "passed": check.passed} for check in checks], ensure_ascii=False))
    if not all(check.passed for check in checks):
        raise typer.Exit(1)


def words_of(command: str) -> list[str]:
    """A command as a shell would split it. Raises BadParameter where there is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise typer.BadParameter(f"a quotation mark is left open in: {command}", param_hint="COMMAND") from error
    if not words:
        raise typer.BadParameter("name the program to check", param_hint="COMMAND")
    return words


def print_check(check: Check) -> None:
    verdict = "[green]passed[/]" if check.passed else "[red]failed[/]"
    where = f"{check.game}, seat {check.seat} of {check.seats}"
    pace = f"{check.decisions} decisions, slowest {check.slowest:.3f} s"
    RESULTS.print(f"{verdict} {where}: {escape(check.name)}, {pace}", soft_wrap=True)
    for fault in check.faults:
        RESULTS.print(f"  {fault}", markup=False, soft_wrap=True)
