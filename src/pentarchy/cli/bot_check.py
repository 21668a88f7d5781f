"""`pentarchy bot-check`: does an outside program keep to the bot protocol?"""

import json
import shlex
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from pentarchy.bots.outside import Check, conformance


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
    checks = list(conformance(shlex.split(command), game or [], seconds, seed))
    if as_json:
        typer.echo(json.dumps([{**asdict(check), "passed": check.passed} for check in checks], ensure_ascii=False))
    else:
        print_checks(checks)
    if not all(check.passed for check in checks):
        raise typer.Exit(1)


def print_checks(checks: list[Check]) -> None:
    console = Console()
    for check in checks:
        verdict = "[green]passed[/]" if check.passed else "[red]failed[/]"
        console.print(
            f"{verdict} {check.game}, seat {check.seat} of {check.seats}: {check.name}, {check.decisions} decisions, "
            f"slowest {check.slowest:.3f} s",
            soft_wrap=True,
        )
        for fault in check.faults:
            console.print(f"  {fault}", markup=False, soft_wrap=True)
