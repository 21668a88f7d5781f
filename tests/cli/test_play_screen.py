"""What is on the screen: the whole table where it fits, the question and what changed where it does not, plain lines
for screen readers; and the words that can be typed."""

import io
import re
from itertools import islice
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.cli.boards import board_for
from pentarchy.cli.play.menu import Menu
from pentarchy.cli.play.news import history
from pentarchy.cli.play.orders import ORDERS, orders_in
from pentarchy.cli.play.screen import Screen
from pentarchy.cli.play.session import Session
from pentarchy.cli.play.spoken import said, spoken
from pentarchy.kernel.record import Record
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.typography import HARD_SPACE
from tests.cli.test_play_session import Typist, Unwritten

GAMES = pentarchy.games()
DICE_KING = pentarchy.load("dice_king")
SIZES = [(80, 24), (120, 40), (200, 60)]
BOXES = re.compile("[─━│┃┏┓┗┛╭╮╰╯┌┐└┘█▓▒░▄▀◆◇♜◉⚔✦★☾✚⚒♞◎✖▩♥♡⌂✝▮▯●▲■\x1b]")


def duel(game):
    """A game for as few as it is usual for."""
    return min(game.variants[0].seats)


def walk(slug, steps, seed=7):
    """A session in the hands of a random player, seen by seat 0 whenever it is asked."""
    game, rng = pentarchy.load(slug), Random(seed)
    record = Record(game, duel(game))
    for _ in range(steps):
        state = record.state
        if state.over:
            return
        seat = rng.choice(state.pending)
        if seat == 0:
            yield record
        record.play(state.draw(rng.random()) if seat < 0 else rng.choice(state.options(seat)), seat)


def session(record, size=None, lang="en", plain=False):
    out = io.StringIO()
    width, height = size or (110, None)
    console = Console(file=out, width=width, height=height, force_terminal=size is not None, color_system=None)
    words = Words(record.game, lang, ["Anna", "Boris", "Cyril", "Dora"][: record.seats])
    return Session(record, 0, Screen(console, words, board_for(record.game.slug), plain), Unwritten()), out


def shown(record, **settings):
    """The page that seat 0 sees."""
    here, out = session(record, **settings)
    here.news = ["Something happened."]
    here.show()
    assert here.words.problems == []
    return out.getvalue()


@pytest.mark.parametrize("slug", GAMES)
def test_a_short_terminal_shows_the_question_and_nothing_scrolls_away(slug):
    pages = [shown(record, size=(80, 24)) for record in islice(walk(slug, 400), 0, None, 4)]
    heights = [len(page.splitlines()) for page in pages]
    assert sum(height <= 23 for height in heights) >= 0.9 * len(heights), sorted(heights)[-9:]
    assert all("Something happened." in page for page in pages)


@pytest.mark.parametrize("slug", GAMES)
def test_the_whole_table_is_drawn_where_it_fits(slug):
    record = next(walk(slug, 400))
    tall, low = shown(record, size=(200, 200)), shown(record, size=(80, 24))
    assert len(tall.splitlines()) > 24 >= len(low.splitlines())
    here, out = session(record, size=(80, 24))
    here.obey("show", 0)
    assert len(out.getvalue().splitlines()) > 24, "on demand it is drawn all the same"


def dice(*typed):
    """A duel in which seat 0 has made these moves; the dice fall by a seed."""
    record, dealer = Record(DICE_KING, 2), pentarchy.Dealer(3)
    for move in [None, *typed]:
        if move:
            record.play(DICE_KING.parse(move), 0)
        while record.state.seat < 0:
            record.play(dealer.choose(record.state), -1)
    return record


def test_changes_since_the_last_decision_are_told():
    here, out = session(dice(), size=(80, 24))
    own = here.board.own(here.view(), here.words)
    here.screen.before = {**own, "Points": own["Points"] - 3, "Jokers": "R1", "Horses": 2, "Hats": "one"}
    here.show()
    page = " ".join(out.getvalue().split())
    assert f"Points {own['Points']} (+3)" in page
    assert "(was R1)" in page
    assert "Fires 0 ·" in page
    assert "Horses 0 (-2) · Hats – (was one)" in page, "what is not named any more is gone"


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("size", [(30, 10), (80, 24), (200, 60)])
def test_whoever_looks_on_sees_a_page_of_any_size(slug, size):
    for record in [*walk(slug, 60)][::6]:
        here, out = session(record, size=size)
        here.human = None
        here.show()
        assert out.getvalue()


def test_news_stay_until_the_next_decision():
    said_at = []

    def first_show_then_play(here):
        said_at.append(len(here.news))
        return "show" if len(said_at) < 3 else "quit"

    typist = Typist(DICE_KING, 2, first_show_then_play)
    assert said_at[0] == said_at[1] == said_at[2] > 5
    assert typist.screen.getvalue().count("rolls for the start") >= 3


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_pages_have_no_boxes_and_no_signs(slug, lang):
    for record in walk(slug, 120):
        here, out = session(record, lang=lang, plain=True)
        here.show()
        here.show(whole=True)
        page = out.getvalue()
        assert BOXES.findall(page) == []
        assert here.words.problems == []
        question = here.words.question(str(here.view()["question"]))
        assert question.replace(HARD_SPACE, " ") in page


def test_a_whole_plain_game_is_read_to_its_end():
    typist = Typist(DICE_KING, 2, lambda here: "1", plain=True)
    page = typist.screen.getvalue()
    assert "The game is over" in page
    assert BOXES.findall(page) == []
    assert re.search(r"^1: ", page, re.MULTILINE)


def test_plain_on_the_command_line(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = "show\nlog\nrules 3.5\nhelp\nquit\n"
    result = CliRunner().invoke(app, ["play", "dice_king", "--plain", "--seed", "5", "--lang", "en"], input=typed)
    assert result.exit_code == 0, result.output
    assert BOXES.findall(result.output) == []
    for line in ("A01: coast, ", "Castles: 0/16", "Which dice will you roll again?", "At most three rolls in all"):
        assert line in result.output


def test_signs_are_read_as_words():
    signs = {"◉": "gold", "♥": "health", "·": ""}
    assert said("3◉ ♥♥♥ 2★", signs) == "3 gold 3 health 2★"
    assert said("one · two · ", {}) == "one, two"
    assert spoken("[bold]Title[/]", {}) == ["Title"]


# Orders.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_are_understood_in_the_language_of_the_player_and_in_english(lang):
    known = orders_in(Words(DICE_KING, lang))
    for name, order in ORDERS.items():
        word = Words(DICE_KING, lang).said(f"ui-order-{name}", {})
        assert known[name] is known[word] is order
    assert set(known).isdisjoint(verb.name for slug in GAMES for verb in pentarchy.load(slug).vocabulary.verbs)


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("cs", "pomoc", "co by zvolil jednoduchý bot"),
        ("cs", "zpet", "Není co vzít zpět"),
        ("cs", "proč alarm", "(DIC-3.7)"),
        ("cs", "pravidla 3.5", "nejvýš třikrát"),
        ("cs", "Ukaž", "Nabídka"),
        ("sk", "späť", "Nie je čo vziať späť"),
        ("sk", "preco alarm", "(DIC-3.7)"),
        ("sk", "zaznam", "hádže o začiatok"),
        ("sk", "log", "hádže o začiatok"),
    ],
)
def test_orders_in_czech_and_slovak(lang, typed, answer):
    here, out = session(dice(), lang=lang)
    here.obey(typed, 0)
    assert answer.split()[0] in out.getvalue()
    assert "není platný zápis" not in out.getvalue()
    assert "nedá prečítať" not in out.getvalue()


def test_the_log_tells_what_this_seat_was_told():
    record = dice("reroll 1 2", "stop")
    here, out = session(record)
    here.obey("log", 0)
    told = out.getvalue()
    assert told.count("\n") <= 21
    assert "Anna rolls" in told
    here.obey("log 1", 0)
    assert out.getvalue()[len(told) :].count("\n") == 2
    whole = history(here.record, 0, here.words)
    record.undo(0, consent=True)
    assert len(history(here.record, 0, here.words)) < len(whole), "a move that was taken back has not happened"


def test_secrets_are_not_in_the_log():
    valeria = pentarchy.load("valeria")
    record, dealer = Record(valeria, 2), pentarchy.Dealer(3)
    while record.state.seat < 0:
        record.play(dealer.choose(record.state), -1)
    here, _ = session(record)
    assert "Boris is dealt a duke." in history(here.record, 0, here.words)


def test_a_single_choice_says_why_it_is_asked():
    here, out = session(dice())
    here.menu = lambda seat: Menu([DICE_KING.parse("stop")], here.words, lambda move: "")
    here.show()
    assert "only one choice; you are still asked, so that the others learn nothing" in out.getvalue()


# The table that nobody has described.


@pytest.mark.parametrize(("slug", "seats"), [("night_watch", 2), ("dice_king", 2), ("valeria", 2), ("paladins", 2)])
def test_the_usual_seats_follow_from_the_game(slug, seats, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["play", slug, "--save", "x.game"], input="quit\n")
    assert result.exit_code == 0, result.output
    assert f"\nseats {seats}\n" in (tmp_path / "x.game").read_text()


def test_the_menu_starts_every_game(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for number in range(1, len(GAMES) + 1):
        result = CliRunner().invoke(app, ["play", "--lang", "en"], input=f"{number}\nquit\n")
        assert result.exit_code == 0, result.output
        assert "Goodbye!" in result.output


def test_the_usual_seats_follow_from_the_options(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for arguments, seats in ((["night_watch", "-o", "mode=standard"], 2), (["valeria", "-o", "difficulty=hard"], 1)):
        assert CliRunner().invoke(app, ["play", *arguments, "--save", f"{seats}.game"], input="quit\n").exit_code == 0
        assert f"\nseats {seats}\n" in (tmp_path / f"{seats}.game").read_text()
