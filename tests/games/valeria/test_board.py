"""The board for the terminal: it fits, and shows every stack and player, in every language."""

from io import StringIO
from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.kernel.steps import CHANCE

words = pytest.importorskip("pentarchy.words")
boards = pytest.importorskip("pentarchy.cli.boards")
console = pytest.importorskip("rich.console")

CASES = [(1, "cs", {"hostile_events": True}), (2, "en", {}), (4, "sk", {"random_citizens": True}), (5, "en", {})]


def positions(seats, options):
    """A position of every few moves of a random game."""
    state, rng = GAME.new(seats, options), Random(seats)
    while not state.over:
        state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))
        if rng.random() < 0.04 or state.over:
            yield state


@pytest.mark.parametrize(("seats", "lang", "options"), CASES)
@pytest.mark.parametrize("width", [100, 120])
def test_it_fits_and_shows_everything(seats, lang, options, width):
    spoken, board = words.Words(GAME, lang), boards.board_for("valeria")
    for state in positions(seats, options):
        view = state.view(seats - 1)
        screen = console.Console(width=width, record=True, file=StringIO())
        screen.print(board.draw(view, spoken))
        text = screen.export_text()
        assert max(len(line) for line in text.splitlines()) <= width
        for place in view["centre"][:5]:
            assert not place["cards"] or spoken.name(place["cards"][0])[:12] in text
    assert spoken.problems == []


def test_every_option_has_an_aside_or_none():
    spoken, board = words.Words(GAME, "en"), boards.board_for("valeria")
    for state in positions(3, {"hostile_events": True}):
        for seat in state.pending:
            if seat != CHANCE:
                view = state.view(seat)
                assert all(isinstance(board.aside(move, view, spoken), str) for move in state.options(seat))
    assert spoken.problems == []
