"""`pentarchy review`: as a table, as JSON, as a page, in three languages."""

import json

import pytest
from typer.testing import CliRunner

from pentarchy.cli import app
from pentarchy.review.grades import GRADES
from tests.review.games import begun, few_answers, random_game

SHORT = {"turn_limit": 2}


@pytest.fixture(autouse=True)
def quickly(monkeypatch):
    few_answers(monkeypatch)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("review") / "game.record"
    file.write_text(random_game("night_watch", 2, SHORT, seed=4).text(), encoding="utf-8")
    return file


def run(*arguments):
    return CliRunner().invoke(app, ["review", *map(str, arguments), "--workers", "1", "--depth", "0.25"])


def test_json_has_players_and_decisions(record):
    found = json.loads(run(record, "--json").stdout)
    assert found["complete"]
    assert [player["seat"] for player in found["players"]] == [0, 1]
    for player in found["players"]:
        assert abs(player["luck"] + player["skill"] - player["result"]) < 1e-5
        assert 0 <= player["accuracy"] <= 100
    assert found["decisions"]
    for decision in found["decisions"]:
        assert {"index", "seat", "move", "best", "cost", "class"} <= {*decision}
        assert decision["class"] in GRADES
        assert decision["cost"] >= 0
    assert len(found["turning_points"]) <= 3


def test_one_seat_and_the_true_cards(record):
    found = json.loads(run(record, "--json", "--seat", 1, "--true-cards").stdout)
    assert found["true_cards"]
    assert {decision["seat"] for decision in found["decisions"]} == {1}


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Turning points"), ("cs", "Zlomové okamžiky"), ("sk", "Zlomové okamihy")]
)
def test_it_is_told_in_three_languages(record, lang, word, tmp_path):
    page = tmp_path / "page.html"
    said = run(record, "--lang", lang, "--html", page)
    assert said.exit_code == 0, said.output
    assert word in said.stdout
    assert "review-" not in said.stdout
    html = page.read_text(encoding="utf-8")
    assert f'lang="{lang}"' in html
    assert "<svg" in html
    assert word in html
    assert "review-" not in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched"


def test_a_game_under_way_and_a_seat_that_is_none_are_refused(record, tmp_path):
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text(begun("dice_king", 2, 5).text(), encoding="utf-8")
    assert run(unfinished).exit_code == 2
    assert "not over" in run(unfinished).output
    assert run(record, "--seat", 2).exit_code == 2
