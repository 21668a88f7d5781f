"""The command itself, and the list of games."""

import json
import shlex

import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli import app
from pentarchy.cli.games import counts, games
from pentarchy.cli.perft import perft
from pentarchy.cli.rules import rules
from pentarchy.cli.simulate import simulate

run = CliRunner().invoke
COMMANDS = ["games", "play", "simulate", "perft", "replay", "verify", "rules"]


def test_without_arguments_there_is_help():
    shown = run(app, [])
    assert shown.exit_code == 0
    for command in COMMANDS:
        assert command in shown.stdout


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "play"])
def test_every_help_has_examples(command):
    shown = run(app, [command, "--help"])
    assert shown.exit_code == 0
    assert f"pentarchy {command}" in shown.stdout


def examples(*commands):
    """The example lines of the help of commands, as arguments."""
    lines = [line.strip() for command in commands for line in (command.__doc__ or "").splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("pentarchy ")]


@pytest.mark.parametrize("arguments", examples(games, simulate, perft, rules), ids=" ".join)
def test_the_examples_in_the_help_work(arguments):
    few = ["--games", "2"] if arguments[0] == "simulate" else []
    assert run(app, [*arguments, *few]).exit_code == 0


def test_version():
    assert run(app, ["--version"]).stdout.startswith("pentarchy ")


def test_games_as_a_table():
    shown = run(app, ["games"])
    assert shown.exit_code == 0
    for slug in pentarchy.games():
        assert slug in shown.stdout


def test_games_as_json():
    listed = {game["slug"]: game for game in json.loads(run(app, ["games", "--json"]).stdout)}
    assert list(listed) == pentarchy.games()
    assert listed["dice_king"]["seats"] == [2, 3, 4]
    setup = listed["dice_king"]["options"][0]
    assert setup == {"name": "setup", "default": "standard", "values": "one of standard, random, free"}
    assert {"name": "random", "options": {"setup": "random"}, "seats": [2, 3, 4]} in listed["dice_king"]["variants"]


def test_seat_counts_read_as_ranges():
    assert counts([2, 3, 4]) == "2-4"
    assert counts([1, 3, 4]) == "1, 3, 4"
    assert counts([2]) == "2"


def test_an_error_on_purpose_is_one_sentence_without_a_traceback():
    shown = run(app, ["simulate", "ludo"])
    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert shown.stderr.startswith("there is no game 'ludo'; the games are: ")
    assert len(shown.stderr.splitlines()) == 1
