"""The arguments of `pentarchy play`, and how a table is set up from them."""

import os
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from pentarchy.cli.arguments import Options
from pentarchy.cli.console import RESULTS
from pentarchy.cli.play.prompt import prompted
from pentarchy.cli.play.seating import Seating, remembered, seated
from pentarchy.cli.play.session import Session
from pentarchy.games import games, load
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadRecord
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record, replay, slug_of
from pentarchy.words import LANGUAGES, Words


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; without it you are asked.", autocompletion=games)
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-k", help="How many sit at the table; by default two, or the fewest.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who sits on the other seats: random or greedy, for each seat, with commas.")
    ] = "greedy",
    seat: Annotated[int, typer.Option(help="Where you sit; the first seat is 1.")] = 1,
    lang: Annotated[str | None, typer.Option(help="en, cs or sk; by default the language of the terminal.")] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Makes dice and bots the same every time.")] = None,
    resume: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, readable=True, help="Go on with a saved game.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved, at its end too.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play on all seats and look on.")] = False,
) -> None:
    """Play in this terminal against bots.

    [bold]Examples[/]

    pentarchy play

    pentarchy play dice_king --seats 3 --bots greedy,random --lang cs

    pentarchy play --resume dice_king-20260101-1200.game
    """
    words_in = spoken(lang)
    record = resumed(resume, game) if resume else opened(game or which_game(words_in), seats, option or [])
    words = Words(record.game, words_in)
    seating = remembered(record.players, record.seats) if resume and not watch else None
    seating = seating or seated(words, record.seats, None if watch else seat - 1, bots)
    words.players = seating.names
    record.players = seating.written()
    at = save or resume or Path(f"{record.game.slug}-{datetime.now():%Y%m%d-%H%M%S}.game")
    start(Session(record, words, seating.human, RESULTS, at), seating, seed, keep=bool(save or resume))


def start(session: Session, seating: Seating, seed: int | None, keep: bool) -> None:
    """Sits everybody down. A game that goes on is not dealt the same luck again."""
    luck = SystemRandom().randrange(1 << 32) if seed is None else seed + len(session.record.entries)
    you = session.words.said("ui-you", {})
    people = [f"{name} ({kind or you})" for name, kind in zip(seating.names, seating.kinds, strict=True)]
    session.news = [session.words.said("ui-table", {"players": ", ".join(people)})]
    session.run(Dealer(luck), seating.bots(luck), keep)


def spoken(lang: str | None) -> str:
    """The language asked for, or that of the terminal, or English."""
    if lang is not None:
        return lang
    local = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return local if local in LANGUAGES else "en"


def opened(slug: str, seats: int | None, options: list[str]) -> Record:
    game = load(slug)
    return Record(game, usual(game) if seats is None else seats, game.parse_options(options))


def usual(game: Game) -> int:
    """A duel where the game allows it."""
    return 2 if 2 in game.seats else game.seats[0]


def resumed(file: Path, slug: str | None) -> Record:
    """The game that a file holds. Raises BadRecord, also if it is not one of the game named."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(0, f"{file} cannot be read as text") from error
    return replay(load(slug or slug_of(text)), text)


def which_game(lang: str) -> str:
    """Lists the games and asks until one is named."""
    known = [load(slug) for slug in games()]
    words = Words(known[0], lang)
    for number, game in enumerate(known, start=1):
        RESULTS.print(f"[bold cyan]{number:>3}[/] {game.names[lang]} [dim]({game.slug})[/]", highlight=False)
    while True:
        RESULTS.print(words.said("ui-which-game", {}))
        typed = answer()
        for number, game in enumerate(known, start=1):
            if typed in (str(number), game.slug, game.names[lang].lower()):
                return game.slug


def answer() -> str:
    try:
        return prompted().lower()
    except (EOFError, KeyboardInterrupt) as gone:
        raise typer.Exit from gone
