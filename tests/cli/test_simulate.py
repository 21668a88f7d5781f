"""`pentarchy simulate`: figures for programs and for people."""

import json
import os
import signal
import sys
import time
from contextlib import contextmanager

import pytest
from typer.testing import CliRunner

from pentarchy.arena.batches import batches
from pentarchy.cli import app
from tests.cli.child import running

run = CliRunner().invoke
ARGUMENTS = ["simulate", "dice_king", "--seats", "3", "--games", "12", "--seed", "4"]


def simulated(*arguments):
    return json.loads(run(app, [*ARGUMENTS, *arguments, "--json"]).stdout)


def timeless(result):
    return {key: value for key, value in result.items() if key not in ("seconds", "decisions_per_second")}


def test_json_has_all_that_programs_rely_on():
    result = simulated()
    assert result["game"] == "dice_king"
    assert result["seats"] == len(result["mean_scores"]) == len(result["wins"]) == 3
    assert result["options"]["setup"] == "standard"
    assert result["games"] == result["finished"] == sum(result["end_reasons"].values()) == 12
    assert result["decisions"] > 0
    assert result["chance_moves"] > 0
    assert result["decisions_per_second"] == pytest.approx(result["decisions"] / result["seconds"], rel=0.01)


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_workers():
    assert timeless(simulated()) == timeless(simulated("--workers", "2"))


def test_an_address_without_a_cluster_is_explained():
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'pentarchy[ray]'")
    shown = run(app, [*ARGUMENTS, "--ray", "127.0.0.1:9"])
    assert shown.exit_code == 2
    assert "there is no Ray cluster at '127.0.0.1:9'" in shown.stderr


def test_options_and_bots_are_played_as_asked():
    result = simulated("--option", "setup=random", "--bots", "greedy,random,random", "--games", "4")
    assert result["options"]["setup"] == "random"
    assert result["bots"] == ["greedy", "random", "random"]
    assert result["mean_scores"][0] > max(result["mean_scores"][1:])


def test_people_get_a_table_with_uncertainty():
    shown = run(app, ARGUMENTS).stdout
    assert "±" in shown
    assert "decisions a second" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "oracle"], "there is no bot 'oracle'"),
        (["--bots", "random,greedy"], "2 bots do not fit 3 seats"),
        (["--option", "setup=easy"], "option 'setup': must be one of"),
        (["--option", "colour=red"], "option 'colour': there is no such option"),
        (["--option", "setup"], "write it as name=value"),
        (["--seats", "7"], "dice_king is for 2, 3, 4 seats, not for 7"),
    ],
)
def test_mistakes_are_explained(arguments, sentence):
    shown = run(app, [*ARGUMENTS, *arguments])
    assert shown.exit_code == 2
    assert sentence in shown.stderr


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C the POSIX way")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_summary_of_what_was_played(workers):
    arguments = ["simulate", "dice_king", "--games", "10000000", "--workers", workers, "--json"]
    output, errors = next(said for said in (interrupted(arguments, after) for after in (1, 5, 20, 60)) if said[0])
    result = json.loads(output)
    assert not result["complete"]
    assert result["games"] == result["finished"] > 0
    assert f"Interrupted after {result['games']:,} of 10,000,000 games." in errors
    assert "Traceback" not in errors


def interrupted(arguments, after):
    """What a run says that is interrupted after some seconds; nothing was played yet if the machine is busy."""
    with running(arguments) as process:
        time.sleep(after)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    return output, errors


def test_ctrl_c_before_the_first_game_says_so(monkeypatch):
    def at_once(plan, games, place):
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["pentarchy.cli.simulate"], "played", at_once)
    shown = run(app, ARGUMENTS)
    assert (shown.exit_code, shown.stdout) == (130, "")
    assert "Interrupted after 0 of 12 games." in shown.stderr


@pytest.mark.parametrize("workers", [1, 2, 8])
def test_the_bar_moves_at_once(workers):
    """The first batch of every worker is a single game, however many are to be played."""
    assert [len(batch) for batch in batches(100_000, workers)[:workers]] == [1] * workers
    assert len(batches(100_000, workers)) < 2100


def test_bars_tell_of_perft_and_bot_check(monkeypatch):
    told = []

    @contextmanager
    def bar(title, games, done=0):
        told.append([title, games, 0])
        yield lambda more: told[-1].__setitem__(2, told[-1][2] + more)

    for command in ("perft", "bot_check"):
        monkeypatch.setattr(sys.modules[f"pentarchy.cli.{command}"], "bar", bar)
    assert run(app, ["perft", "dice_king", "--depth", "2"]).exit_code == 0
    run(app, ["bot-check", "false", "--game", "dice_king"])
    assert told == [["counting", 24, 24], ["checking", 1, 1]]
