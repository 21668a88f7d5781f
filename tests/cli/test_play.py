"""`pentarchy play`: whole games, saved games and everything that can be typed, through the command itself."""

import re

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.kernel.record import replay

DICE_KING = pentarchy.load("dice_king")
ONES = "1\n" * 700
"""The first choice every time; while dice roll, the first die again."""


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)


def play(*arguments, typed=""):
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def dice_king(*arguments, typed=""):
    return play("dice_king", "--bots", "random", "--seed", "5", *arguments, typed=typed)


@pytest.mark.parametrize(
    ("lang", "seats", "over", "part"),
    [
        ("en", "2", "The game is over", "Largest territory"),
        ("cs", "3", "Konec hry", "Největší území"),
        ("sk", "4", "Koniec hry", "Najväčšie územie"),
    ],
)
def test_a_whole_game_ends_with_places_and_parts(lang, seats, over, part, tmp_path):
    result = dice_king("--seats", seats, "--lang", lang, "--save", "whole.game", typed=ONES)
    assert result.exit_code == 0, result.output
    assert over in result.output
    assert part.split()[0] in result.output
    record = replay(DICE_KING, (tmp_path / "whole.game").read_text())
    assert record.state.over
    assert str(max(record.state.outcome.scores)) in result.output


def test_bots_can_be_watched():
    result = dice_king("--watch", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert "Agatha (greedy), Boris (random)" in result.output
    assert "(you)" not in result.output


def test_without_a_game_it_asks_which():
    number = 1 + pentarchy.games().index("dice_king")
    result = play("--lang", "sk", typed=f"what?\n{number}\nquit\n")
    assert result.output.count("Ktorú hru?") == 2
    assert "Ktorými kockami hodíš znova?" in result.output


def test_leaving_at_the_question_which_game_is_no_error():
    assert play().exit_code == 0


def saved_file(output):
    found = re.search(r"pentarchy play --resume (\S+)", output)
    assert found, output
    return found[1]


def test_quit_saves_and_resume_goes_on_to_the_end(tmp_path):
    first = dice_king("--seat", "2", typed="1\n1 2 3\nquit\n")
    assert first.exit_code == 0
    name = saved_file(first.output)
    before = (tmp_path / name).read_text()
    assert "player 0 Agatha [random]\nplayer 1 Player 2\n" in before
    again = play("--resume", name, "--save", "end.game", typed=ONES)
    assert "The game is over" in again.output
    after = (tmp_path / "end.game").read_text()
    assert after.startswith(before[: before.rindex("sum ")].rstrip("\n"))


def test_resume_at_once_leaves_the_game_as_it_was(tmp_path):
    name = saved_file(dice_king(typed="1\nquit\n").output)
    before = (tmp_path / name).read_text()
    assert play("--resume", name, typed="quit\n").exit_code == 0
    assert (tmp_path / name).read_text() == before


def test_the_end_of_the_input_saves_too(tmp_path):
    result = dice_king("--save", "mine.game", typed="1\n")
    assert result.exit_code == 0
    assert "Goodbye!" in result.output
    assert replay(DICE_KING, (tmp_path / "mine.game").read_text()).entries


def test_ctrl_c_saves_too(tmp_path, monkeypatch):
    def interrupted(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = dice_king("--save", "mine.game")
    assert result.exit_code == 0
    assert (tmp_path / "mine.game").exists()


def test_save_writes_where_it_is_told(tmp_path):
    result = dice_king(typed="save here.game\nsave no/such/folder/x\nquit\n")
    assert "saved in here.game" in result.output
    assert "could not be saved to no/such/folder/x: No such file" in result.output
    assert (tmp_path / "here.game").exists()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number or letter before a choice"),
        ("abracadabra", "I cannot read “abracadabra”"),
        ("[bold]x[/] {0} { $x }", "I cannot read “[bold]x[/] {0} { $x }”"),
        ("99", "There is no choice 99."),
        ("1 7", "I cannot read “1 7”"),
        ("reroll", "I cannot read “reroll”"),
        ("reroll none", "Choose at least one die, or stop rolling. (DIC-3.4)"),
        ("place A01", "You are still rolling"),
        ("roll 6 6 6", "You are still rolling"),
        ("why", "Type “why” and a move"),
        ("why so", "I cannot read “so”"),
        ("why alarm", "(DIC-3.7)"),
        ("why stop", "That is possible now: Stop rolling"),
        ("rules", "What do I do on my turn?"),
        ("rules DIC-99.9", "no rule 'DIC-99.9'"),
        ("rules dic-3.5", "At most three rolls in all"),
        ("hint", "A duke would choose:"),
        ("help", "take your last move back"),
        ("?", "take your last move back"),
        ("undo", "Nothing can be taken back"),
    ],
)
def test_whatever_is_typed_gets_a_sentence(typed, answer):
    result = dice_king(typed=f"{typed}\nquit\n")
    assert result.exit_code == 0, result.output
    assert answer in " ".join(result.output.split())
    assert result.output.count("Which dice will you roll again?") == 1


@pytest.mark.parametrize("typed", ["1 3 5", "135", "5,3 1", "reroll 1 3 5", "REROLL 5 1 3", "1 3 5 5"])
def test_dice_are_picked_in_many_ways(typed, tmp_path):
    dice_king("--save", "mine.game", typed=f"{typed}\nquit\n")
    assert "\nreroll 1 3 5; roll " in (tmp_path / "mine.game").read_text()


@pytest.mark.parametrize("typed", ["a", "A", "stop", "Stop"])
def test_stopping_in_many_ways(typed, tmp_path):
    dice_king("--save", "mine.game", typed=f"{typed}\nquit\n")
    assert "\nstop" in (tmp_path / "mine.game").read_text()


def test_show_draws_the_table_again():
    assert dice_king(typed="show\nquit\n").output.count("The offer") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["dice_king", "--lang", "de"], "there is no language 'de'"),
        (["dice_king", "--bots", "clever"], "there is no bot 'clever'"),
        (["dice_king", "--seats", "7"], "dice_king is for 2, 3, 4 seats"),
        (["dice_king", "--seat", "3"], "there is no seat 3 at a table for 2"),
        (["dice_king", "--option", "setup=odd"], "option 'setup'"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(arguments, sentence):
    result = play(*arguments)
    assert result.exit_code == 2
    assert sentence in result.output


@pytest.mark.parametrize("content", [b"no record", b"\xff\xfe\x00", b""])
def test_a_file_that_is_no_game_is_refused(content, tmp_path):
    (tmp_path / "bad.game").write_bytes(content)
    result = play("--resume", "bad.game")
    assert result.exit_code == 2
    assert "not a valid record" in result.output


def test_the_language_of_the_terminal_is_the_default(monkeypatch):
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Kterými kostkami hodíš znovu?" in dice_king(typed="quit\n").output


def test_options_reach_the_game(tmp_path):
    result = dice_king("-o", "setup=free", "-o", "layout=tower", "--save", "mine.game", typed="quit\n")
    assert result.exit_code == 0
    assert "option layout=tower\n" in (tmp_path / "mine.game").read_text()
