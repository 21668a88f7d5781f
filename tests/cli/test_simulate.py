"""`pentarchy simulate`: figures for programs and for people."""

import json
import os
import signal
import time

import pytest
from typer.testing import CliRunner

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
    result = simulated("--option", "setup=random", "--bots", "greedy,random,random")
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
def test_an_interruption_ends_it_quietly(workers):
    with running(["simulate", "dice_king", "--games", "10000000", "--workers", workers]) as process:
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode not in (0, 2)
    assert output == ""
    assert "Traceback" not in errors
