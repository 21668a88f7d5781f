"""`pentarchy games`: what there is to play."""

from rich.table import Table

from pentarchy.cli.arguments import Json
from pentarchy.cli.console import RESULTS, print_json
from pentarchy.games import games as slugs
from pentarchy.games import load
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.record import spelled
from pentarchy.kernel.settings import Option


def games(as_json: Json = False) -> None:
    """List the games with their seats, options and variants.

    [bold]Examples[/]

    pentarchy games

    pentarchy games --json
    """
    known = [load(slug) for slug in slugs()]
    if as_json:
        print_json([described(game) for game in known])
    else:
        RESULTS.print(tabled(known))
        RESULTS.print("An option is given as [bold]--option name=value[/]; the value in brackets is the default.")


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


def tabled(known: list[Game]) -> Table:
    table = Table("game", "name", "seats", "options", "variants", show_lines=True)
    for game in known:
        options = "\n".join(option_line(option) for option in game.options) or "none"
        variants = "\n".join(variant_line(variant) for variant in game.variants)
        table.add_row(f"[bold]{game.slug}[/]", game.names["en"], counts(game.seats), options, variants)
    return table


def option_line(option: Option) -> str:
    default = spelled(option.default) or "none"
    return f"[bold]{option.name}[/] \\[{default}]: {shortened(option.values())}"


def variant_line(variant: Variant) -> str:
    return f"[bold]{variant.name}[/] ({counts(variant.seats)})"


def counts(seats: list[int]) -> str:
    """Seat counts, 2-4 for 2, 3 and 4."""
    if len(seats) > 1 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}-{seats[-1]}"
    return ", ".join(str(count) for count in seats)


def shortened(text: str, most: int = 60) -> str:
    return text if len(text) <= most else text[: text.rindex(",", 0, most)] + ", …"
