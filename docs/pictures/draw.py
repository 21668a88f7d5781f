"""Draws the terminal boards as they look in the middle of a game: `python docs/pictures/draw.py`."""

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console

import pentarchy
from pentarchy.cli.boards import board_for
from pentarchy.kernel.state import State
from pentarchy.words import Words

SEATS = {"dice_king": 3, "valeria": 3, "night_watch": 4, "paladins": 2, "amulet": 2}
PLAYERS = ["Anna", "Boris", "Cyril", "Dora"]


def middle_of_a_game(slug: str, moves: int = 60) -> State:
    state, luck, rng = pentarchy.load(slug).new(SEATS[slug]), Random(4).random, Random(4)
    for _ in range(moves):
        state.settle(luck)
        seat = state.pending[0]
        state.play(rng.choice(state.options(seat)), seat)
    state.settle(luck)
    return state


def drawn(slug: str) -> Console:
    state = middle_of_a_game(slug)
    console = Console(record=True, width=120, file=io.StringIO())
    words = Words(state.game, "en", PLAYERS[: state.seats])
    console.print(board_for(slug).draw(state.view(0), words))
    return console


def picture(slug: str) -> str:
    """The board as SVG, without the fonts that Rich would have a browser fetch from elsewhere."""
    svg = drawn(slug).export_svg(title=pentarchy.load(slug).names["en"])
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    for name in pentarchy.games():
        (Path(__file__).parent / f"{name}.svg").write_text(picture(name), encoding="utf-8")
