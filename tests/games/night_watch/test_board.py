"""The board in the terminal: every piece is drawn, in every language, and options say where they lie."""

import io
from random import Random

import pytest
from rich.console import Console

from pentarchy.cli.boards import board_for
from pentarchy.cli.boards.night_watch_map import corners, draw_map
from pentarchy.games.night_watch.maps import MAPS
from pentarchy.kernel.steps import CHANCE
from pentarchy.words import LANGUAGES, Words
from tests.games.night_watch.given import (
    GAME,
    A,
    B,
    a_game,
    an_empty_map,
    guards,
    in_gift,
    keeps,
    roads_of,
    settlements,
)

BOARD = board_for("night_watch")


def drawn(state, lang="en", width=118):
    words, out = Words(GAME, lang), io.StringIO()
    Console(file=out, width=width, color_system=None).print(BOARD.draw(state.view(0), words))
    assert words.problems == []
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_it_can_be_drawn_at_any_moment(variant, lang):
    state, rng = GAME.new(variant.seats[-1], variant.options), Random(9)
    for step in range(240):
        if state.over:
            break
        if step % 60 == 59:
            assert max(len(line) for line in drawn(state, lang).splitlines()) <= 118
        seat = rng.choice(state.pending)
        state.play(state.draw(rng.random()) if seat == CHANCE else rng.choice(state.options(seat)), seat)


@pytest.mark.parametrize("layout", MAPS, ids=lambda layout: layout.name)
def test_intersections_lie_apart(layout):
    """NGT-3.4: every intersection has a place of its own, and paths join neighbouring places."""
    places = corners(layout.name)
    assert len(set(places.values())) == layout.intersections


def test_every_piece_is_drawn_with_the_number_of_its_seat():
    game = an_empty_map().given(settlements(A, "i01"), keeps(B, "i30"), roads_of(A, "p01 p10"), in_gift("giant", "h00"))
    text = draw_map(game.table.view(None), Words(GAME, "en")).plain
    assert (text.count("▲1"), text.count("█2"), text.count("■")) == (1, 1, 1)
    assert text.count("▞1") + text.count("▚1") + text.count("┃1") == 2


def test_the_wall_is_drawn():
    game = an_empty_map().given(guards("w2", A, B))
    assert "▮1▮2▯▯▯" in drawn(game.table)


def test_options_say_where_they_lie():
    game = a_game("base", founding="snake")
    view, words = game.table.view(0), Words(GAME, "en")
    assert BOARD.option_note(GAME.parse("settle i22"), {}, view, words) == "ore 2/12, wool 10, grain 5"
    assert BOARD.option_note(GAME.parse("road p01"), {}, view, words) == "01–05"
    assert BOARD.option_note(GAME.parse("tormund h22"), {}, view, words) == "ice field"
    assert BOARD.option_note(GAME.parse("end"), {}, view, words) == ""
