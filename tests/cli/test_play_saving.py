"""A game is never lost: it is in its file after every move, whatever happens to the terminal or the disk."""

import resource
import signal
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.kernel.record import replay
from tests.cli.terminal import Terminal, only_game

DICE_KING = pentarchy.load("dice_king")
PLAY = ["play", "dice_king", "--bots", "random", "--seed", "5"]
QUESTION, PROMPT = "Which dice will you roll again?", "❯ "


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")


def play(*arguments, typed=""):
    return CliRunner().invoke(app, [*PLAY, *arguments], input=typed)


def after_a_move(terminal):
    """The player has chosen once and is asked again."""
    terminal.wait_for(QUESTION)
    terminal.wait_for(PROMPT)
    terminal.type("1 2 3")
    terminal.wait_for(QUESTION)
    terminal.wait_for(PROMPT)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_signal_loses_nothing(number, tmp_path):
    with Terminal(tmp_path, *PLAY) as terminal:
        after_a_move(terminal)
        terminal.send(number)
        assert terminal.status() == -number
    assert [line.split(";")[0] for line in replayed(tmp_path).lines][-1] == "reroll 1 2 3"


def test_a_closed_window_loses_nothing(tmp_path):
    with Terminal(tmp_path, *PLAY) as terminal:
        after_a_move(terminal)
        terminal.close()
        assert terminal.status() in (0, -signal.SIGHUP)
    assert "reroll 1 2 3" in only_game(tmp_path)


def test_the_command_that_goes_on_can_be_copied_whole():
    """However narrow the terminal and however long the name."""
    name = f"{'a_long_evening_' * 8}.game"
    assert f"play --resume {name}\n" in play("--save", name, typed="quit\n").stdout


def test_ctrl_c_and_a_signal_say_how_to_go_on(tmp_path):
    with Terminal(tmp_path, *PLAY) as terminal:
        after_a_move(terminal)
        terminal.send(signal.SIGINT)
        assert "play --resume dice_king-" in terminal.wait_for("Goodbye!")
        assert terminal.status() == 0
    with Terminal(tmp_path, "play", "--resume", next(tmp_path.iterdir()).name) as terminal:
        terminal.wait_for(PROMPT)
        terminal.send(signal.SIGTERM)
        assert "play --resume dice_king-" in terminal.wait_for("Goodbye!")
    assert "reroll 1 2 3" in only_game(tmp_path)


def replayed(folder):
    return replay(DICE_KING, only_game(folder))


def test_what_is_seen_is_saved_already(tmp_path):
    """Whoever pulls the plug cannot roll again."""
    with Terminal(tmp_path, *PLAY) as terminal:
        after_a_move(terminal)
        rolled = only_game(tmp_path)
        terminal.send(signal.SIGKILL)
    assert rolled == only_game(tmp_path)
    assert replayed(tmp_path).state.question == "RerollOrStop"
    assert replayed(tmp_path).lines[-1].startswith("reroll 1 2 3; roll ")


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    precious = tmp_path / "mine.game"
    precious.write_text("precious")
    result = play("--save", "mine.game", typed="quit\n")
    assert result.exit_code == 2
    assert "mine.game already exists; name another one, or continue it: --resume mine.game" in result.stderr
    assert "already exists" in play(typed="save mine.game\nquit\n").output
    assert precious.read_text() == "precious"


def test_going_on_writes_to_the_same_file_and_only_there(tmp_path):
    play("--save", "mine.game", typed="1 2 3\nquit\n")
    before = (tmp_path / "mine.game").read_text()
    for more in ([], ["--save", "mine.game"]):
        assert CliRunner().invoke(app, ["play", "--resume", "mine.game", *more], input="1\nquit\n").exit_code == 0
    assert len((tmp_path / "mine.game").read_text()) > len(before)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.game"]


@pytest.mark.parametrize(
    ("file", "why"),
    [("missing/x.game", "there is no folder missing"), (".", "it is a folder"), ("/proc/x.game", "")],
)
def test_a_place_that_cannot_be_written_is_told_at_the_start(file, why):
    result = play("--save", file, typed="quit\n")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert why in result.stderr
    assert "--save FILE" in result.stderr
    assert QUESTION not in result.output


def test_from_another_file_on_the_game_is_kept_there(tmp_path):
    play(typed="save other.game\n1 2 3\nquit\n")
    assert "reroll 1 2 3" in (tmp_path / "other.game").read_text()


SMALL_DISK = """
import resource, sys
from pentarchy.cli import app
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
app()
"""


def on_a_small_disk(size, typed):
    command = [sys.executable, "-c", SMALL_DISK, str(size), *PLAY, "--save", "mine.game"]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)


def test_a_disk_that_is_full_is_told_at_once_and_the_old_game_stays(tmp_path):
    begun = on_a_small_disk(resource.RLIM_INFINITY, "quit\n")
    assert begun.returncode == 0
    size = len((tmp_path / "mine.game").read_bytes())
    (tmp_path / "mine.game").unlink()
    shown = on_a_small_disk(size, "1 2 3\n1 2 3\nquit\n")
    assert shown.returncode == 1
    told = "The game could not be saved to mine.game: File too large"
    assert shown.stdout.count(told) >= 2, "after the first move, and when leaving"
    assert shown.stdout.index(told) < shown.stdout.rindex(QUESTION)
    assert not [line for line in replayed(tmp_path).lines if line.startswith("reroll")]
    assert [path.name for path in tmp_path.iterdir()] == ["mine.game"]


def test_a_disk_that_is_full_from_the_start_is_told_before_the_game(tmp_path):
    shown = on_a_small_disk(10, "quit\n")
    assert shown.returncode == 2
    assert "mine.game cannot be written: File too large" in shown.stderr
    assert [*tmp_path.iterdir()] == []


def test_a_finished_game_is_in_its_file(tmp_path):
    assert play("--watch").exit_code == 0
    assert replayed(tmp_path).state.over


def test_two_games_of_the_same_second_have_two_files(tmp_path, monkeypatch):
    for _ in range(3):
        assert play(typed="quit\n").exit_code == 0
    assert len([*tmp_path.iterdir()]) == 3
