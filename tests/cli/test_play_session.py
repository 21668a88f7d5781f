"""A session from inside: taking moves back, menus, and a whole game of every registered game."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import pentarchy
from pentarchy.bots import RandomBot
from pentarchy.cli.boards import board_for, generic
from pentarchy.cli.play.menu import Menu, NoSuchChoice
from pentarchy.cli.play.saving import GameFile
from pentarchy.cli.play.screen import Screen
from pentarchy.cli.play.seating import Seating, UnknownBot, remembered, seated
from pentarchy.cli.play.session import Session
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.record import Record
from pentarchy.words import Words

DICE_KING = pentarchy.load("dice_king")


class Unwritten(GameFile):
    """A file that costs no time."""

    def __init__(self):
        super().__init__(Path("unwritten.game"))

    def write(self, record):
        return True


class Typist:
    """Types what `say` makes of the session, and keeps what appears on the screen."""

    def __init__(self, game, seats, say, options=None, seed=1, plain=False):
        self.screen = io.StringIO()
        screen = Screen(Console(file=self.screen, width=110), Words(game, "en"), board_for(game.slug), plain)
        self.session = Session(Record(game, seats, options), 0, screen, Unwritten())
        self.session.prompt = lambda: say(self.session)
        bots = {seat: RandomBot(seat) for seat in range(1, seats)}
        self.session.run(Dealer(seed), bots)


SHORTER = {"night_watch": {"turn_limit": 60}}
"""Random players would take hundreds of turns, each of them drawn."""


@pytest.mark.parametrize("slug", pentarchy.games())
def test_every_game_can_be_played_to_its_end(slug):
    game, rng = pentarchy.load(slug), Random(7)

    def any_move(session):
        return game.text(rng.choice(session.record.state.options(0)))

    for variant in {game.variants[0], game.variants[-1]}:
        seats = variant.seats[0]
        typist = Typist(game, seats, any_move, {**variant.options, **SHORTER.get(slug, {})})
        assert typist.session.record.state.over
        assert typist.session.words.problems == []
        assert "The game is over" in typist.screen.getvalue()


def test_a_move_is_taken_back_and_another_one_made():
    questions = []

    def stop_and_regret(session):
        question = session.record.state.question
        questions.append(question)
        if question == "ClaimOrAlarm" and "undo 0" not in session.record.lines:
            return "undo"
        return "stop" if question == "RerollOrStop" else "1"

    typist = Typist(DICE_KING, 2, stop_and_regret)
    at = questions.index("ClaimOrAlarm")
    assert questions[at - 1 : at + 3] == ["RerollOrStop", "ClaimOrAlarm", "RerollOrStop", "ClaimOrAlarm"]
    assert "Your last move has been taken back." in typist.screen.getvalue()
    assert typist.session.record.lines.count("undo 0") == 1


def test_an_illegal_move_names_its_rule_and_changes_nothing():
    said = iter(["reroll none", "place A01"])

    def first_nonsense(session):
        return next(said, "1")

    typist = Typist(DICE_KING, 2, first_nonsense)
    assert "(DIC-3.4)" in typist.screen.getvalue()
    assert "reroll none" not in typist.session.record.lines


def menu(*moves):
    return Menu([DICE_KING.parse(move) for move in moves], Words(DICE_KING, "en"), lambda move: "")


def test_a_few_choices_are_numbered():
    few = menu("reroll 1", "reroll 2", "stop")
    assert (few.tags, few.picked) == (["1", "2", "3"], None)
    assert DICE_KING.text(few.read("2")) == "reroll 2"
    with pytest.raises(NoSuchChoice):
        few.read("4")


def test_many_sets_are_typed_and_the_rest_gets_letters():
    many = Menu(DICE_KING.vocabulary.bounded()[:64], Words(DICE_KING, "en"), lambda move: "")
    assert many.tags == ["a"]
    assert DICE_KING.text(many.read("26")) == "reroll 2 6"


def test_long_menus_are_set_in_columns():
    spaces = menu(*(f"place A{number:02}" for number in range(1, 16)), "stop")
    screen = io.StringIO()
    Console(file=screen, width=110).print(spaces.drawn())
    assert "16  Stop rolling" in screen.getvalue()
    assert len(screen.getvalue().splitlines()) < 8


def test_seats_are_written_down_and_remembered():
    seating = seated(Words(DICE_KING, "en"), 4, 1, "random,greedy")
    assert seating.kinds == ["random", "", "greedy", "greedy"]
    assert seating.written() == {0: "Agatha [random]", 1: "Player 2", 2: "Boris [greedy]", 3: "Cecily [greedy]"}
    again = remembered(seating.written(), 4)
    assert again is not None
    assert (again.names, again.kinds, again.human) == (seating.names, seating.kinds, 1)
    assert remembered({0: "Anna", 1: "Bo"}, 2) is None
    assert remembered({}, 2) is None
    with pytest.raises(UnknownBot):
        Seating(["x"], ["clever"])


def test_the_generic_board_shows_every_part_of_a_view():
    state, screen = DICE_KING.new(2), io.StringIO()
    Console(file=screen, width=110).print(generic.board(state.view(0), Words(DICE_KING, "en")))
    text = screen.getvalue()
    assert all(key in text for key in ("layout", "Barrel", "areas", "supply", "citizens"))
    assert "12× Grumpy Merchant" in text
    assert board_for("no_such_game").draw is generic.board
