"""The board for the terminal: it fits, and shows every stack and player, in every language."""

from io import StringIO
from random import Random

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.kernel.steps import CHANCE
from tests.games.valeria.given import acting, domain_on_top, monsters, owns, play, purse, token

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
                assert all(
                    isinstance(board.option_note(move, state.facts(move, seat), view, spoken), str)
                    for move in state.options(seat)
                )
    assert spoken.problems == []


def drawn(s, lang="en"):
    screen = console.Console(width=120, record=True, file=StringIO())
    screen.print(boards.board_for("valeria").draw(s.table.view(0), words.Words(GAME, lang)))
    return screen.export_text()


def beside(s):
    """The options of seat 0 with what stands beside each."""
    spoken, board = words.Words(GAME, "en"), boards.board_for("valeria")
    return {
        GAME.text(move): board.option_note(move, s.table.facts(move), s.table.view(0), spoken)
        for move in s.table.options()
    }


def test_tokens_below_and_emptied_places_are_drawn():
    """VAL-10.15, VAL-6.28"""
    s = play(2, hostile_events=True).given(monsters("goblin_king"), token("strength", "goblin_king", 2))
    s.given(owns(0, "archer", "archer", "goblin"), domain_on_top("watcher_on_the_water"), purse(0, gold=6))
    assert "(2⚔)" in drawn(s)
    s.given(acting()).when("build watcher_on_the_water", "return goblin")
    assert "(▾2⚔)" in drawn(s)
    s = play(2).given(monsters("spider_queen"), purse(0, strength=10, magic=3), acting()).when("slay spider_queen")
    assert "emptied: covered" in drawn(s)
    assert "Asked by: Spider Queen" in drawn(s)


def test_options_say_amounts_and_points():
    """VAL-6.5, VAL-8.12"""
    s = play(2).given(monsters("spider_queen"), purse(0, strength=11, magic=4), acting())
    assert beside(s)["slay spider_queen"].startswith("10⚔ 3✦ · leaves 1⚔ 1✦ · 5★")
    s.when("slay spider_queen")
    assert beside(s)["pay 10"] == "10⚔ 3✦ · leaves 1⚔ 1✦ · usual"
    assert "usual" not in beside(s)["pay 9"]
    s.when("pay 10")
    assert beside(s) == {"choose gold": "2◉", "choose citizen": "1♟ 1★"}
