"""`pentarchy games`: what there is to play."""

from typing import Annotated

import typer
from rich.table import Table

from pentarchy.cli.arguments import Json
from pentarchy.cli.console import RESULTS, print_json
from pentarchy.games import load, loadable
from pentarchy.kernel.game import Game
from pentarchy.kernel.record_text import spelled


def games(
    game: Annotated[str | None, typer.Argument(help="One game: its options and variants.", show_default=False)] = None,
    as_json: Json = False,
) -> None:
    """List the games, or what can be chosen in one of them.

    [bold]Examples[/]

    pentarchy games

    pentarchy games dice_king

    pentarchy games --json
    """
    known = [load(game)] if game else loadable()
    if as_json:
        print_json([described(each) for each in known])
    elif game:
        show_game(known[0])
    else:
        RESULTS.print(listed(known))
        RESULTS.print("[bold]pentarchy games GAME[/] shows what can be chosen, [bold]pentarchy play GAME[/] begins.")


def described(game: Game) -> dict[str, object]:
    return {
        "slug": game.slug,
        "names": game.names,
        "rules_version": game.version,
        "seats": game.seats,
        "moves": game.vocabulary.size,
        "options": [
            {"name": option.name, "default": option.default, "values": option.values()} for option in game.options
        ],
        "variants": [
            {"name": variant.name, "options": variant.options, "seats": variant.seats} for variant in game.variants
        ],
    }


def listed(known: list[Game]) -> Table:
    table = Table("game", "name", "seats", "variants")
    for game in known:
        table.add_row(f"[bold]{game.slug}[/]", game.names["en"], counts(game.seats), str(len(game.variants)))
    return table


def show_game(game: Game) -> None:
    RESULTS.print(f"[bold]{game.names['en']}[/] ({game.slug}), {counts(game.seats)} seats")
    options = Table("option", "default", "values")
    for option in game.options:
        options.add_row(option.name, spelled(option.default) or "none", shortened(option.values()))
    variants = Table("variant", "seats", "options")
    for variant in game.variants:
        chosen = " ".join(f"{name}={spelled(value)}" for name, value in variant.options.items())
        variants.add_row(variant.name, counts(variant.seats), chosen)
    RESULTS.print(options, variants)
    RESULTS.print("An option is given as [bold]--option name=value[/].")


def counts(seats: list[int]) -> str:
    """Seat counts, 2-4 for 2, 3 and 4."""
    if len(seats) > 1 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(str(count) for count in seats)


def shortened(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: text.rindex(",", 0, most)] + ", …"
