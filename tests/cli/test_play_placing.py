"""Where a token of Amulet lies is chosen by turn and square, and drawn before it is done (AMU-7.10)."""

import io

import pytest
from rich.console import Console

from pentarchy.cli.boards import board_for
from pentarchy.cli.boards.amulet_placing import Placing, cell
from pentarchy.cli.play.screen import Screen
from pentarchy.cli.play.session import Session
from pentarchy.kernel.record import Record
from pentarchy.words import LANGUAGES, Words
from tests.cli.test_play_session import Unwritten
from tests.games.amulet.given import game, lair, turn_of

TOKENS = ["thi_hook", "thi_dagger", "thi_lockpicks"]


def table(token="thi_hook"):
    """A thief with a token in hand, in front of the undead."""
    scenario = game("thief", "hunter").given(lair("undead_1"), turn_of(0)).when("go lair")
    moves = ["do fight", f"arm {token}", "done", f"lay {token}"]
    for move in moves:
        if move in scenario.options():
            scenario.when(move)
    assert scenario.table.question == "PlaceToken"
    return scenario.table


def placing(token="thi_hook", lang="en"):
    state = table(token)
    return Placing(state.options(0), state.view(0), Words(state.game, lang)), state


def session(token="thi_hook", lang="en", plain=False):
    """A session about such a table."""
    state, out = table(token), io.StringIO()
    record = Record(state.game, 2)
    record.state = state
    state.listen()
    console = Console(file=out, width=80, color_system=None)
    screen = Screen(console, Words(state.game, lang, ["Anna", "Boris"]), board_for("amulet"), plain)
    return Session(record, 0, screen, Unwritten()), out


@pytest.mark.parametrize("token", TOKENS)
def test_every_place_is_named_by_turn_and_square_once(token):
    places, state = placing(token)
    named = {}
    for turn, row, col in places.moves:
        look = places.look(f"{turn + 1} {cell(row, col)}")
        named[look.move] = look.told
    assert sorted(named) == state.options(0)
    assert len(set(named.values())) == len(named) > 60


@pytest.mark.parametrize("token", TOKENS)
def test_what_is_drawn_is_what_would_be_covered(token):
    """AMU-7.2: the squares of the drawing on the card are those that the move covers."""
    places, state = placing(token)
    for (turn, row, col), move in [*places.moves.items()][::7]:
        after = state.copy()
        after.play(move, 0)
        fresh = {*after.view(0)["fight"]["covered"]} - {*state.view(0)["fight"]["covered"]}
        on = {f"{r},{c}" for r, c in places.squares(turn, row, col) if 0 <= r < 5 and 0 <= c < 5}
        assert on == fresh


def test_a_page_instead_of_a_list_of_a_hundred_lines():
    here, out = session()
    here.show(whole=True)
    page = out.getvalue()
    assert "Type a turn and the square" in page
    assert "    a  b  c  d  e" in page
    assert page.count("◉ ") >= 3, "the mark of each turn"
    assert page.count("turned") == 0
    asked = page[page.index("Where will you lay the token?") :]
    assert len(asked.splitlines()) < 14


def test_a_turn_shows_where_it_fits_and_a_square_previews_it_and_enter_lays_it():
    here, out = session()
    places = here.menu(0).picker
    turn, row, col = next(iter(places.moves))
    here.obey(str(turn + 1), 0)
    assert out.getvalue().count("□") == len(places.fits(turn))
    assert here.meant is None
    here.obey(f"{turn + 1}{cell(row, col)}", 0)
    assert "Press Enter to do that, or choose again." in out.getvalue()
    assert here.record.state.question == "PlaceToken", "only looked at so far"
    assert here.meant == places.moves[turn, row, col]
    here.obey("", 0)
    assert here.record.state.question != "PlaceToken"
    assert here.record.state.view(0)["fight"]["laid"]


def test_what_does_not_fit_is_drawn_and_said_and_not_done():
    here, out = session()
    here.obey("1 i9", 0)
    assert "does not fit with its mark on i9" in out.getvalue()
    here.obey("", 0)
    assert here.record.state.question == "PlaceToken"
    assert "Type the number or letter before a choice" in out.getvalue()


def test_notation_is_understood_as_ever():
    here, _ = session()
    here.obey(here.record.game.text(here.record.state.options(0)[3]), 0)
    assert here.record.state.view(0)["fight"]["laid"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_done_by_ear(lang):
    here, out = session(lang=lang, plain=True)
    here.show()
    fits = [line for line in out.getvalue().splitlines() if "a1" in line and "b1" in line]
    assert fits, "the squares of every turn are told"
    here.obey(here.menu(0).picker.example, 0)
    told = out.getvalue().splitlines()[-2]
    assert here.words.text("board-square-plain") in told or here.words.text("board-square-W") in told
    assert not set("◉■□") & set(out.getvalue())
    here.obey("", 0)
    assert here.record.state.view(0)["fight"]["laid"]
    assert here.words.problems == []
