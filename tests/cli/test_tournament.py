"""`pentarchy tournament`: ratings with intervals, pages, files to go on with."""

import json
import os
import re
import signal
import sys
import time
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from pentarchy.arena.contest import Contest, Deal, Result
from pentarchy.arena.pages.tournament import tournament_page
from pentarchy.arena.standings import Standings
from pentarchy.bots import BOTS
from pentarchy.cli import app
from tests.arena.quick import SHORT_OPTIONS, First
from tests.cli.child import running

run = CliRunner().invoke
ARGUMENTS = ["tournament", "dice_king", "--seats", "2", "--bots", "random,first", "--games", "8", "--seed", "4"]
CLOCKS = {"seconds", "slowest"}


@pytest.fixture(autouse=True, scope="module")
def _first():
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "first", lambda seed: First())
        yield


def rated(*arguments):
    shown = run(app, [*ARGUMENTS, *arguments, "--json"])
    assert shown.exit_code == 0, shown.output
    return json.loads(shown.stdout)


def timeless(result):
    standings = [{key: fact for key, fact in each.items() if key not in CLOCKS} for each in result["standings"]]
    return {**result, "standings": standings}


def test_json_has_all_that_programs_rely_on():
    result = rated()
    assert result["slug"] == "dice_king"
    assert (result["games"], result["deals"], result["finished"], result["complete"]) == (8, 4, 8, True)
    assert {each["bot"] for each in result["standings"]} == {"random", "first"}
    for each in result["standings"]:
        assert each["low"] < each["rating"] < each["high"]
        assert each["seats"] == 8
    (pair,) = result["pairs"]
    assert pair["low"] < pair["chance"] < pair["high"]
    assert pair["separated"] == (pair["low"] > 0.5)
    assert pair["more_games"] == 0 if pair["separated"] else pair["more_games"] != 0


def test_the_same_seed_gives_the_same_ratings_whatever_the_number_of_workers():
    with_a_net = ["tournament", "amulet", "--seats", "2", "--bots", "random,squire", "--games", "4", "--json"]
    here, there = (json.loads(run(app, [*with_a_net, "--workers", workers]).stdout) for workers in "12")
    assert timeless(here) == timeless(there)
    assert here["games"] == 4


def test_people_get_tables_and_a_page(tmp_path):
    page = tmp_path / "page.html"
    shown = run(app, [*ARGUMENTS, "--html", str(page)]).stdout
    assert "8 games on 4 deals" in shown
    assert "±" in shown
    text = page.read_text()
    for heading in ("Ratings", "Who is stronger", "Wins by seat", "Scores", "Decisions a game", "Time for a decision"):
        assert f"<h2>{heading}</h2>" in text
    drawings = [part.split("</svg>")[0] for part in text.split("<svg")[1:]]
    assert len(drawings) == 12, "each for wide and for narrow pages"
    for drawing in drawings:
        ElementTree.fromstring(f"<svg{drawing}</svg>")
    assert "<script" not in text


def test_an_equal_share_counts_shared_victories_and_is_explained():
    contest = Contest("dice_king", 2, {}, ["random", "squire"], 0, apart=False)
    tie, win = result(winners=[0, 1], places=[1, 1]), result(winners=[1], places=[2, 1])
    standings = Standings(contest, [Deal(0, [tie, win])])
    assert (standings.wins, standings.even) == (3, 0.75)
    text = tournament_page(standings)
    assert "Dashed: an equal share, 75.0%. There were 3 wins in 2 games with 2 seats; a shared victory counts" in text
    top, bottom, scale = 56, 300, 1.05
    lines = re.findall(r'<line x1="\d+" y1="([\d.]+)" x2="[\d.]+" y2="[\d.]+" class="reference"/>', text)
    assert f"{bottom - 0.75 / scale * (bottom - top):.1f}" in lines, "drawn where it says, on a scale to 105 %"


def result(winners, places):
    numbers = {"decisions": [9, 9], "seconds": [0.1, 0.1], "slowest": [0.1, 0.1]}
    return Result(bots=[0, 1], places=places, scores=[10, 10], winners=winners, reason="end", **numbers)


def test_what_is_not_separated_is_said_with_the_games_that_it_would_take():
    arguments = ["tournament", "dice_king", "--seats", "2", "--bots", "random,first", "--games", "4"]
    shown = " ".join(run(app, arguments).stdout.split())
    assert "not separated" in shown
    assert "more games would do it" in shown or "no number of games in sight" in shown


def test_a_tournament_is_gone_on_with(tmp_path):
    path = tmp_path / "deals.jsonl"
    whole = rated("--resume", str(path))
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:3]))
    assert timeless(rated("--resume", str(path))) == timeless(whole) == timeless(rated())


def test_a_tournament_is_not_made_longer_afterwards(tmp_path):
    """To play on until a difference shows finds differences where there are none."""
    path = str(tmp_path / "deals.jsonl")
    assert rated("--games", "4", "--resume", path)["games"] == 4
    shown = run(app, [*ARGUMENTS, "--resume", path])
    assert shown.exit_code == 2
    assert "its planned_deals is 2, not 4" in shown.stderr


def test_apart_every_bot_has_all_seats_of_a_table():
    result = rated("--apart")
    assert result["apart"]
    assert result["games"] == 8
    assert all(each["seats"] == 8 for each in result["standings"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random,oracle"], "there is no bot 'oracle'"),
        (["--bots", "random"], "two or more different bots"),
        (["--bots", "random,random"], "two or more different bots"),
        (["--seats", "7"], "dice_king is for 2, 3, 4 seats, not for 7"),
        (["--option", "setup=easy"], "option 'setup': must be one of"),
        (["--html", "nowhere/page.html"], "there is no folder nowhere"),
    ],
)
def test_mistakes_are_explained(arguments, sentence):
    shown = run(app, [*ARGUMENTS, *arguments])
    assert shown.exit_code == 2
    assert sentence in shown.stderr


def test_a_file_of_another_tournament_is_refused(tmp_path):
    path = str(tmp_path / "deals.jsonl")
    rated("--games", "4", "--resume", path)
    shown = run(app, [*ARGUMENTS, "--seed", "5", "--resume", path])
    assert shown.exit_code == 2
    assert "its seed is 4, not 5" in shown.stderr


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C the POSIX way")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_result_that_can_be_gone_on_with(tmp_path, workers):
    path = tmp_path / "deals.jsonl"
    arguments = ["tournament", "night_watch", "--seats", "2", *SHORT_OPTIONS, "--bots", "random,squire", "--json"]
    interrupted = broken_off([*arguments, "--games", "1000000", "--workers", workers, "--resume", str(path)], path)
    assert not interrupted["complete"]
    assert interrupted["games"] >= 4
    goal = str(interrupted["games"] + 4)
    plan_for(path, int(goal) // 2)
    resumed = json.loads(run(app, [*arguments, "--games", goal, "--resume", str(path)]).stdout)
    assert resumed["complete"]
    assert timeless(resumed) == timeless(json.loads(run(app, [*arguments, "--games", goal]).stdout))


def plan_for(path, deals):
    """Nobody waits for the million games that were planned."""
    head, *rest = path.read_text().splitlines(keepends=True)
    path.write_text(json.dumps({**json.loads(head), "planned_deals": deals}) + "\n" + "".join(rest))


def broken_off(arguments, path):
    """What a run says that is interrupted once its file holds two deals or more."""
    with running(arguments) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and (not path.exists() or path.read_text().count("\n") < 3):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "--resume" in errors
    assert "Traceback" not in errors
    return json.loads(output)


def test_ctrl_c_writes_a_file_where_none_was_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.modules["pentarchy.cli.tournament"], "executor", lambda workers, ray: Interrupted())
    shown = run(app, ARGUMENTS)
    assert shown.exit_code == 130
    assert "Go on with: --resume tournament-dice_king-4.jsonl" in shown.stderr
    assert "4 games on 2 deals" in shown.stdout
    again = run(app, ARGUMENTS)
    assert "Go on with: --resume tournament-dice_king-4-2.jsonl" in again.stderr
    monkeypatch.undo()
    resumed = rated("--resume", str(tmp_path / "tournament-dice_king-4.jsonl"))
    assert timeless(resumed) == timeless(rated())


def test_ctrl_c_before_the_first_deal_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.modules["pentarchy.cli.tournament"], "executor", lambda workers, ray: Interrupted(0))
    shown = run(app, ARGUMENTS)
    assert (shown.exit_code, shown.stdout, [*tmp_path.iterdir()]) == (130, "", [])


class Interrupted:
    """An executor that somebody breaks off after some deals."""

    workers = 1

    def __init__(self, deals=2):
        self.deals = deals

    def run(self, task, batches):
        yield from (task(batch) for batch in batches[: self.deals])
        raise KeyboardInterrupt
