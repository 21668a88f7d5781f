"""`pentarchy check-game`: does a game keep all promises that a game has to keep?"""

from typing import Annotated

import typer
from rich.markup import escape

from pentarchy.cli.arguments import GameName, Json
from pentarchy.cli.console import RESULTS, print_json
from pentarchy.cli.promises import MOST_FAULTS, Promise, promises
from pentarchy.cli.running import bar
from pentarchy.games import load
from pentarchy.kernel.testing import PROPERTIES
from pentarchy.words.checks import TEXT_CHECKS

OTHERS = 3


def check_game(
    game: GameName,
    seeds: Annotated[int, typer.Option(min=1, help="Random games for each variant and number of seats.")] = 1,
    as_json: Json = False,
) -> None:
    """Check a game: the kernel's properties in random games, texts, bots, environments.

    [bold]Examples[/]

    pentarchy check-game dice_king

    pentarchy check-game mygame --seeds 5
    """
    checked, found = load(game), []
    with bar("checking", len(PROPERTIES) + len(TEXT_CHECKS) + OTHERS) as progress:
        for promise in promises(checked, seeds):
            found.append(promise)
            progress(1)
            if not as_json:
                show(promise)
    broken = [promise for promise in found if promise.faults]
    if as_json:
        print_json([{"name": each.name, "cases": each.cases, "faults": [*each.faults]} for each in found])
    else:
        RESULTS.print(verdict(game, len(found), len(broken)))
    if broken:
        raise typer.Exit(1)


def verdict(game: str, promises: int, broken: int) -> str:
    if not broken:
        return f"[green]{game} keeps all {promises} promises.[/]"
    return f"[red]{game} breaks {broken} of {promises} promises.[/] docs/kernel.md says what each of them is good for."


def show(promise: Promise) -> None:
    mark = "[red]✗[/]" if promise.faults else "[green]✓[/]"
    cases = f"{promise.cases} case{'s' if promise.cases > 1 else ''}"
    RESULTS.print(f"{mark} [bold]{promise.name}[/] ({cases}): {escape(promise.about)}", soft_wrap=True, highlight=False)
    for fault in promise.faults[:MOST_FAULTS]:
        RESULTS.print(f"    {fault}", markup=False, soft_wrap=True, highlight=False)
    if len(promise.faults) > MOST_FAULTS:
        RESULTS.print(f"    … and {len(promise.faults) - MOST_FAULTS} more", highlight=False)
