"""The arguments of `pentarchy play`, and how a table is set up from them."""

import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console

from pentarchy.arena import usual_seats
from pentarchy.cli.arguments import Options, language
from pentarchy.cli.boards import board_for
from pentarchy.cli.console import RESULTS, speaks_unicode
from pentarchy.cli.games import counts
from pentarchy.cli.play.prompt import prompted
from pentarchy.cli.play.saving import opened
from pentarchy.cli.play.screen import Screen
from pentarchy.cli.play.seating import Seating, remembered, seated
from pentarchy.cli.play.session import Session
from pentarchy.games import game_of_record, games, load, loadable
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.errors import BadRecord
from pentarchy.kernel.record import Record, replay
from pentarchy.words import Words

DUEL = 2


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; without it you are asked.", autocompletion=games)
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-k", help="How many sit at the table; by default two, or the nearest.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who sits in the other seats: random or greedy, one for each seat, separated by commas.")
    ] = "greedy",
    seat: Annotated[int, typer.Option(help="Where you sit; the first seat is 1.")] = 1,
    lang: Annotated[str | None, typer.Option(help="en, cs or sk; by default the language of the terminal.")] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Makes dice and bots the same every time.")] = None,
    resume: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, readable=True, help="Continue a saved game.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="A new file for the game; by default one named after it.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play all seats, and watch.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="For screen readers: no boxes, no colours, one fact per line.")
    ] = False,
) -> None:
    """Play in this terminal against bots. The game is saved after every move.

    [bold]Examples[/]

    pentarchy play

    pentarchy play dice_king --seats 3 --bots greedy,random --lang cs

    pentarchy play --resume dice_king-20260101-1200.game

    pentarchy play night_watch --plain
    """
    words_in = language(lang)
    record = resumed(resume, game) if resume else begun(game or which_game(words_in), seats, option or [])
    words = Words(record.game, words_in)
    seating = remembered(record.players, record.seats) if resume and not watch else None
    seating = seating or seated(words, record.seats, None if watch else seat - 1, bots)
    words.players = seating.names
    record.players = seating.written()
    screen = screen_of(words, plain or not speaks_unicode(sys.stdout))
    session = Session(record, seating.human, screen, opened(save, resume, record))
    if not start(session, seating, seed):
        raise typer.Exit(1)


def screen_of(words: Words, plain: bool) -> Screen:
    """Where a terminal does not speak UTF-8 the drawings would be question marks: there words stand for them too."""
    console = Console(no_color=True, highlight=False) if plain else RESULTS
    return Screen(console, words, board_for(words.game.slug), plain)


def start(session: Session, seating: Seating, seed: int | None) -> bool:
    """Sits everybody down. A game that goes on is not dealt the same luck again."""
    luck = SystemRandom().randrange(1 << 32) if seed is None else seed + len(session.record.entries)
    you = session.words.said("ui-you", {})
    people = [f"{name} ({kind or you})" for name, kind in zip(seating.names, seating.kinds, strict=True)]
    session.news = [session.words.said("ui-table", {"players": ", ".join(people)})]
    session.news.append(session.words.said("ui-kept", {"file": str(session.file.path)}))
    return session.run(Dealer(luck), seating.bots(luck))


def begun(slug: str, seats: int | None, pairs: list[str]) -> Record:
    """A new game; where nobody says for how many, a duel, or what is nearest to it."""
    game = load(slug)
    options = game.parse_options(pairs)
    return Record(game, usual_seats(game, options, DUEL) if seats is None else seats, options)


def resumed(file: Path, slug: str | None) -> Record:
    """The game that a file holds. Raises OldRules, and BadRecord, also if it is not one of the game named."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(0, f"{file} cannot be read as text") from error
    game = game_of_record(text)
    return replay(game if slug is None or slug == game.slug else load(slug), text)


def which_game(lang: str) -> str:
    """Lists the games and asks until one is named."""
    known = loadable()
    words = Words(known[0], lang)
    for number, game in enumerate(known, start=1):
        seats = f"{game.slug}, {counts(game.seats)}"
        RESULTS.print(f"[bold cyan]{number:>3}[/] {game.names[lang]} [dim]({seats})[/]", highlight=False)
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
