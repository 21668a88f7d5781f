"""`pentarchy perft`: node counts from the command line."""

import json

from typer.testing import CliRunner

from pentarchy.arena.perft_files import read
from pentarchy.cli import app

run = CliRunner().invoke


def counted(*arguments):
    return json.loads(run(app, ["perft", "dice_king", "--seats", "2", *arguments, "--json"]).stdout)


def test_counts_by_depth():
    result = counted("--depth", "3")
    assert result["counts"] == {"1": 12, "2": 144, "3": 1728}
    assert (result["depth"], result["nodes"]) == (3, 1728)


def test_an_opening_comes_first():
    result = counted("--depth", "1", "--opening", "uncover C1-01; uncover C2-01")
    assert result["opening"] == ["uncover C1-01", "uncover C2-01"]
    assert result["nodes"] == 12


def test_divide_adds_up():
    result = counted("--depth", "2", "--option", "setup=random", "--divide")
    assert sum(result["divide"].values()) == result["nodes"]
    assert set(result["divide"]) >= {"join band", "join tower"}


def test_depth_nought_is_the_position_itself():
    assert counted("--depth", "0", "--divide")["nodes"] == 1


def test_counts_are_saved_as_a_perft_file(tmp_path):
    file = tmp_path / "start.perft"
    counted("--depth", "2", "--option", "setup=random", "--opening", "join band", "--save", str(file))
    perft = read(file)
    assert perft.opening == ["join band"]
    assert perft.options == {"setup": "random"}
    assert perft.counts[1] == 30


def test_people_get_a_table():
    shown = run(app, ["perft", "dice_king", "--depth", "2", "--divide"])
    assert "144" in shown.stdout
    assert "uncover C1-01" in shown.stdout


def test_an_illegal_opening_is_refused_with_its_rule():
    shown = run(app, ["perft", "dice_king", "--opening", "stop"])
    assert shown.exit_code == 2
    assert "'stop' is not possible now" in shown.stderr
