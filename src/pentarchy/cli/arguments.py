"""The arguments that several commands share."""

import os
import re
from typing import Annotated, Final

import typer

from pentarchy.arena import usual_seats
from pentarchy.games import games, load
from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.settings import Setting
from pentarchy.words import LANGUAGES

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
SPAN: Final = re.compile(r"([1-9][0-9]{0,5})([mhdw])")
MINUTE: Final = 60_000
UNITS: Final = {"m": MINUTE, "h": 60 * MINUTE, "d": 1440 * MINUTE, "w": 7 * 1440 * MINUTE}
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of tables for people.")]


class BadArgument(PentarchyError):
    """What was typed cannot be meant."""


def span(text: str) -> int:
    """Milliseconds. Raises BadArgument."""
    found = SPAN.fullmatch(text.strip().lower())
    if found is None:
        raise BadArgument(f"'{text}' is not a span of time: write 30m, 12h, 7d or 2w")
    return int(found[1]) * UNITS[found[2]]


def chosen(slug: str, seats: int | None, pairs: list[str] | None) -> tuple[Game, int, dict[str, Setting]]:
    """The game, seats and options as typed, already known to fit together."""
    game = load(slug)
    options = game.parse_options(pairs or [])
    seats = usual_seats(game, options) if seats is None else seats
    game.new(seats, options)
    return game, seats, options


def language(lang: str | None) -> str:
    """The language asked for, or that of the terminal, or English."""
    if lang is not None:
        return lang
    local = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return local if local in LANGUAGES else "en"
