"""The arguments that several commands share."""

from typing import Annotated

import typer

from pentarchy.arena import usual_seats
from pentarchy.games import games, load
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; 'pentarchy games' lists them.", autocompletion=games)
]
Seats = Annotated[
    int | None,
    typer.Option("--seats", "-k", help="How many sit at the table; by default four, or the nearest possible."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of tables for people.")]


def chosen(slug: str, seats: int | None, pairs: list[str] | None) -> tuple[Game, int, dict[str, Setting]]:
    """The game, seats and options as typed, already known to fit together."""
    game = load(slug)
    options = game.parse_options(pairs or [])
    seats = usual_seats(game, options) if seats is None else seats
    game.new(seats, options)
    return game, seats, options
