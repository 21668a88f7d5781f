"""`pentarchy balance`: a page on how balanced a game is."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from pentarchy.arena.balance.survey import tables
from pentarchy.bots import BOTS
from pentarchy.cli import app
from tests.arena.quick import First

run = CliRunner().invoke
TABLE = ["dice_king", "--way", "standard", "--seats", "2"]
ARGUMENTS = ["balance", *TABLE, "--levels", "random", "--games", "10", "--seed", "4"]


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    path = tmp_path_factory.mktemp("report") / "page.html"
    shown = run(app, [*ARGUMENTS, "--html", str(path)])
    assert shown.exit_code == 0, shown.output
    return path.read_text(), shown.stdout


def test_people_get_a_table_and_the_name_of_the_page(page):
    _, shown = page
    assert "2 seats, random" in shown
    assert "begins" in shown
    assert "page.html" in shown


def test_the_page_has_plots_of_all_that_was_asked_for(page):
    text, _ = page
    for heading in (
        "Who wins",
        "Length and scores",
        "Who leads",
        "How much is luck",
        "Claimed: card",
        "Who begins",
        "What is worth taking",
        "Length, lead and luck",
    ):
        assert f"<h2>{heading}</h2>" in text
    drawings = [part.split("</svg>")[0] for part in text.split("<svg")[1:]]
    assert len(drawings) > 8
    for drawing in drawings:
        ElementTree.fromstring(f"<svg{drawing}</svg>")


def test_the_page_stands_alone(page):
    text, _ = page
    for outside in ("<script", "<link", "<img", "url(", "@import"):
        assert outside not in text
    assert "prefers-color-scheme: dark" in text


def test_things_have_their_names(page):
    text, _ = page
    assert "Grumpy Merchant" in text


def test_json_has_all_that_programs_rely_on(tmp_path):
    told = json.loads(run(app, [*ARGUMENTS, "--json", "--html", str(tmp_path / "page.html")]).stdout)
    assert told == json.loads((tmp_path / "page.json").read_text())
    assert (told["complete"], told["rules_version"], told["sources"]["C1-02"]) == (True, 1, "designed")
    (result,) = told["tables"]
    assert (result["way"], result["level"], result["seats"]) == ("standard", "random", 2)
    assert (result["games"], len(result["decisions"])) == (10, 10)
    claims = [each for each in result["choices"] if each["verb"] == "claim"]
    assert all(each["could"] >= each["makers"]["seats"] and each["open"] >= each["made"] for each in claims)
    assert sum(each["made"] for each in claims) > 10
    assert sum(share["seats"] for share in result["wins_by_start"]) == 20
    assert len(result["lead_changes"]) == 10
    share, low, high = result["explained_by_chance"]
    assert 0 <= low <= share <= high <= 1
    assert result["replayed"]["games"] == 40
    claimed = next(group for group in result["groups"] if (group["event"], group["fact"]) == ("claimed", "card"))
    assert sum(thing["times"] for thing in claimed["things"]) > 10


def test_different_bots_show_how_much_skill_counts(tmp_path, monkeypatch):
    monkeypatch.setitem(BOTS, "first", lambda seed: First())
    path = tmp_path / "page.html"
    run(app, ["balance", *TABLE, "--levels", "random+first", "--games", "4", "--html", str(path)])
    text = path.read_text()
    assert "which bot it was" in text
    assert "Wins by bot" in text


def test_ctrl_c_leaves_a_page_on_the_games_so_far_and_a_file_to_go_on_with(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.modules["pentarchy.cli.balance"], "executor", lambda workers, ray: Interrupted())
    shown = run(app, [*ARGUMENTS, "--html", "page.html"])
    assert shown.exit_code == 130
    assert "Interrupted after 3 observed games" in shown.stderr
    assert "Go on with: --resume balance-dice_king-4.jsonl" in shown.stderr
    assert "3 games, 2 seats" in Path("page.html").read_text()
    monkeypatch.undo()
    assert reported(tmp_path, "--resume", str(tmp_path / "balance-dice_king-4.jsonl")) == reported(tmp_path)


def test_ctrl_c_before_the_first_game_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.modules["pentarchy.cli.balance"], "executor", lambda workers, ray: Interrupted(0))
    assert (run(app, ARGUMENTS).exit_code, [*tmp_path.iterdir()]) == (130, [])


def test_a_survey_is_gone_on_with_what_its_file_holds(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    whole = reported(tmp_path, "--resume", str(path))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:6]) + lines[6][:30])
    assert reported(tmp_path, "--resume", str(path)) == whole
    monkeypatch.setattr(sys.modules["pentarchy.cli.balance"], "executor", lambda workers, ray: Idle())
    assert reported(tmp_path, "--resume", str(path)) == whole


def test_a_file_about_something_else_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    reported(tmp_path, "--resume", str(path))
    shown = run(app, [*ARGUMENTS, "--seed", "5", "--resume", str(path)])
    assert shown.exit_code == 2
    assert "its seed is 4, not 5" in shown.stderr
    path.write_text(path.read_text() + "{}\n")
    assert "neither a game nor a deal" in run(app, [*ARGUMENTS, "--resume", str(path)]).stderr


def reported(folder, *arguments):
    return json.loads(run(app, [*ARGUMENTS, *arguments, "--json", "--html", str(folder / "page.html")]).stdout)


class Idle:
    """An executor that must have nothing to do."""

    workers = 1

    def run(self, task, batches):
        assert not batches
        return iter(())


class Interrupted:
    """An executor that somebody breaks off after some games."""

    workers = 1

    def __init__(self, games=3):
        self.games = games

    def run(self, task, batches):
        yield from (task(batch) for batch in batches[: self.games])
        raise KeyboardInterrupt


def test_every_way_and_seat_count_has_a_table_at_each_level():
    found = {
        (table.way, table.plan.seats, *table.plan.bots[:1]) for table in tables("amulet", ["5", "3"], None, None, 0)
    }
    assert {("competitive", 2, "sovereign@"), ("competitive", 5, "baron@"), ("solo", 1, "baron@")} <= found
    assert not [each for each in found if each[0] == "random_characters"]  # a way without a name is there for tests


def test_mistakes_are_explained():
    shown = run(app, [*ARGUMENTS, "--levels", "random+squire+knight"])
    assert shown.exit_code == 2
    assert "3 bots do not fit 2 seats" in shown.stderr
    shown = run(app, [*ARGUMENTS, "--way", "blindfold"])
    assert shown.exit_code == 2
    assert "its ways of playing are: standard, random" in shown.stderr
