"""`pentarchy new-game`: the skeleton of a game that lives in a distribution of its own."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from pentarchy.cli.arguments import BadArgument
from pentarchy.cli.console import RESULTS
from pentarchy.cli.files import FileIsThere, writable
from pentarchy.games import games

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
PREFIX = 3
"""Letters that the ids of a game's rules begin with."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and underscores.")],
    folder: Annotated[Path, typer.Option("--in", help="Where its folder goes.", file_okay=False)] = Path(),
) -> None:
    """Write the skeleton of a game: a distribution of its own that can be played at once.

    [bold]Examples[/]

    pentarchy new-game tic_tac_toe
    """
    check_name(name)
    target = writable(folder / f"pentarchy-{name}")
    if target.exists():
        raise FileIsThere(target, "name another game, or another folder with --in")
    written = copied(files("pentarchy.cli").joinpath("skeleton"), target, name)
    RESULTS.print(f"{target} is there, with {len(written)} files. What comes next:", markup=False, highlight=False)
    for command in (f"pip install --editable {target}", f"pentarchy check-game {name}", f"pentarchy play {name}"):
        RESULTS.print(f"  {command}", markup=False, highlight=False)


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise BadArgument(f"'{name}' cannot be the name: use a lower-case letter, then letters, digits and underscores")
    if name in games():
        raise BadArgument(f"a game '{name}' already exists")


def copied(source: Traversable, target: Path, name: str) -> list[Path]:
    """Copies a folder with the name of the game in place of `mygame`; the files written."""
    target.mkdir(parents=True)
    written = []
    for item in sorted(source.iterdir(), key=lambda item: item.name):
        if item.name.startswith((".", "__pycache__")):
            continue
        path = target / renamed(item.name, name)
        if item.is_dir():
            written += copied(item, path, name)
        else:
            path.write_text(renamed(item.read_text(encoding="utf-8"), name), encoding="utf-8")
            written.append(path)
    return written


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    prefix = re.sub("[^a-z]", "", name).ljust(PREFIX, "x")[:PREFIX].upper()
    return text.replace("mygame", name).replace("My Game", title).replace("MYG", prefix)
