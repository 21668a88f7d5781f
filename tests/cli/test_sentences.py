"""Whatever a newcomer types wrong is answered with a sentence: no traceback, and before the work, not after it."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.cli.console import program, stand_in
from pentarchy.cli.files import write_whole
from pentarchy.kernel.record_text import check_sum
from pentarchy.kernel.testing import random_game

run = CliRunner().invoke
GAME = pentarchy.load("dice_king")
PLAYED = ["dice_king", "--way", "standard", "--seats", "2", "--levels", "random", "--games", "2"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def no_games(*arguments):
    raise AssertionError("a game was played")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["perft", "dice_king", "--save", "missing/x.perft"], "there is no folder missing"),
        (["perft", "dice_king", "--save", "."], ". cannot be written: it is a folder"),
        (["tournament", "dice_king", "--html", "."], ". cannot be written: it is a folder"),
        (["balance", "dice_king", "--html", "."], ". cannot be written: it is a folder"),
        (["tournament", "dice_king", "--resume", "."], ". cannot be written: it is a folder"),
        (["tournament", "dice_king", "--resume", "binary"], "cannot continue binary: it is not a text file"),
        (["balance", "dice_king", "--resume", "binary"], "cannot continue binary: it is not a text file"),
        (["bot-check", ""], "name the program to check"),
        (["bot-check", "python 'x"], "a quotation mark is left open"),
    ],
)
def test_it_is_told_before_anything_is_played(arguments, sentence, monkeypatch):
    Path("binary").write_bytes(bytes(range(256)))
    for place in ("pentarchy.arena.contest.Contest.play", "pentarchy.arena.balance.lab.Lab.run"):
        monkeypatch.setattr(place, no_games)
    shown = run(app, arguments)
    assert shown.exit_code == 2
    assert sentence in " ".join(shown.stderr.split())
    assert [path.name for path in Path().iterdir()] == ["binary"]


def test_the_page_of_a_survey_is_looked_at_before_the_games(monkeypatch):
    Path("dice_king-balance.html").mkdir()
    monkeypatch.setattr("pentarchy.arena.balance.survey.Survey.run", no_games)
    shown = run(app, ["balance", *PLAYED])
    assert shown.exit_code == 2
    assert "dice_king-balance.html cannot be written" in shown.stderr


def test_a_full_disk_is_one_sentence(monkeypatch):
    def full(path, text):
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr(sys.modules["pentarchy.cli.perft"], "write_whole", full)
    shown = run(app, ["perft", "dice_king", "--depth", "1", "--save", "x.perft"])
    assert (shown.exit_code, shown.stderr) == (2, "x.perft: No space left on device\n")


def record(name):
    path = Path(name)
    path.write_text(random_game(GAME, GAME.variants[0], 2, 5, lambda state: None).text(), encoding="utf-8")


def test_verify_goes_on_with_the_other_files():
    record("good.game")
    Path("folder.game").mkdir()
    Path("bad.game").write_text("no record")
    shown = run(app, ["verify", "folder.game", "missing.game", "bad.game", "good.game"])
    assert shown.exit_code == 1
    assert "good.game: dice_king, 2 seats" in shown.stdout
    told = shown.stderr.splitlines()
    assert [line.split(":")[0] for line in told] == ["folder.game", "missing.game", "bad.game"]
    assert "No such file" in told[1]


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("seats 2", "seats -2", "not a valid record: 'seats -2' needs a number"),
        ("seats 2", "seats 9", "not a valid record: dice_king is for 2, 3, 4 seats, not for 9"),
        ("moves", "moves\nundo x", "not a valid record: line 6: cannot read 'undo x'"),
        ("moves", "moves\njump", "not a valid record: line 6: cannot read the move 'jump': "),
    ],
)
def test_a_record_is_called_invalid_once(line, instead, sentence):
    record("good.game")
    body = Path("good.game").read_text(encoding="utf-8").replace(f"{line}\n", f"{instead}\n", 1)
    body = body[: body.rindex("sum ")]
    Path("bad.game").write_text(f"{body}sum {check_sum(body)}\n", encoding="utf-8")
    told = run(app, ["verify", "bad.game"]).stderr
    assert told.startswith(f"bad.game: {sentence}")
    assert told.count("not a valid record") == 1


def test_verify_for_programs():
    record("good.game")
    shown = run(app, ["verify", "good.game", "missing.game", "--json"])
    assert (shown.exit_code, shown.stderr) == (1, "")
    good, missing = json.loads(shown.stdout)
    assert (good["file"], good["valid"], good["game"], good["finished"]) == ("good.game", True, "dice_king", True)
    assert (missing["file"], missing["valid"]) == ("missing.game", False)
    assert "No such file" in missing["why"]


def test_a_file_is_written_whole_or_not_at_all(monkeypatch):
    file = Path("mine.txt")
    write_whole(file, "old")

    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in Path().iterdir()] == ["mine.txt"]


def test_a_link_stays_a_link():
    Path("there.txt").write_text("old")
    Path("link.txt").symlink_to("there.txt")
    write_whole(Path("link.txt"), "new")
    assert Path("link.txt").is_symlink()
    assert Path("there.txt").read_text() == "new"


def test_the_program_is_named_as_it_can_be_typed_again(monkeypatch):
    folder = Path("bin")
    folder.mkdir()
    script = folder / "pentarchy"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert program() == "bin/pentarchy"
    monkeypatch.setenv("PATH", str(folder.absolute()))
    assert program() == "pentarchy"
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert program() == "pentarchy"


@pytest.mark.parametrize(("sign", "shown"), [("č", "c"), ("…", "..."), ("❯", ">"), ("♜", "?"), ("Ž", "Z")])
def test_signs_that_a_terminal_lacks_have_stand_ins(sign, shown):
    assert stand_in(sign) == shown


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_play_in_a_terminal_that_does_not_speak_utf8(encoding, lang):
    command = [sys.executable, "-c", "from pentarchy.cli import app; app()", "play", "dice_king", "--lang", lang]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "100"}
    shown = subprocess.run(
        [*command, "--seed", "5"], input=b"help\nstop\nquit\n", capture_output=True, env=environment, timeout=60
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert (b"kostkami" if lang == "cs" else b"Which dice will you roll again?") in shown.stdout
