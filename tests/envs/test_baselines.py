"""The table of baselines: players meet, results are kept, and PPO learns where its library is installed."""

import json

import pytest

pytest.importorskip("gymnasium")

from bench.baselines import __main__ as baselines
from bench.baselines.curve import blocks_of, draw


@pytest.fixture
def quick(monkeypatch, tmp_path):
    monkeypatch.setattr(baselines, "GAMES", dict.fromkeys(baselines.GAMES, 4))
    monkeypatch.setattr("bench.baselines.rollouts.GAMES", 4)
    return tmp_path / "games.jsonl"


def run(journal, *more):
    baselines.main(["dice_king", "--journal", str(journal), *more])


def test_a_row_is_played_once_and_read_again(quick, capsys):
    run(quick, "--players", "rollouts", "random", "--opponents", "random")
    shown, lines = capsys.readouterr().out, quick.read_text()
    assert len(lines.splitlines()) == 2
    assert "| `rollouts` |" in shown
    assert "; 4) |" in shown
    run(quick, "--players", "rollouts", "random", "--opponents", "random")
    assert (capsys.readouterr().out, quick.read_text()) == (shown, lines)


def test_points_are_those_of_the_first_player(quick):
    run(quick, "--players", "greedy@0", "--opponents", "random")
    points = [json.loads(line)["points"] for line in quick.read_text().splitlines()]
    assert all(len(deal) == 2 and set(deal) <= {0.0, 0.5, 1.0} for deal in points)
    assert sum(map(sum, points)) >= 3


def test_the_tables_go_between_the_marks_of_a_page(quick, tmp_path):
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- tables -->\nold\n<!-- end of tables -->\nafter\n")
    run(quick, "--players", "random", "--opponents", "greedy@0", "--write", str(page))
    text = page.read_text()
    assert "old" not in text
    assert "| `random` |" in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")


def test_a_curve_tells_how_its_games_ended_in_order(tmp_path):
    games = [(10 * number, 1.0 if number > 50 else -1.0) for number in range(1, 101)]
    blocks = blocks_of(games)
    assert [share for _, share, _, _ in blocks] == [0.0] * 10 + [1.0] * 10
    assert all(low <= share <= high for _, share, low, high in blocks)
    told = {"game": "dice_king", "decisions": 1000, "games": games}
    (tmp_path / "learned.json").write_text(json.dumps(told))
    draw(tmp_path / "learned.json", tmp_path / "curve.svg")
    assert "<polyline" in (tmp_path / "curve.svg").read_text()


@pytest.mark.filterwarnings("ignore")
def test_ppo_learns_and_plays(quick, tmp_path, monkeypatch):
    pytest.importorskip("sb3_contrib")
    learner = pytest.importorskip("bench.baselines.learner")
    monkeypatch.setitem(learner.DECISIONS, "dice_king", 64)
    monkeypatch.setitem(learner.RECIPE, "n_steps", 8)
    run(quick, "--players", "ppo", "--opponents", "random", "--learned", str(tmp_path))
    told = json.loads((tmp_path / "dice_king.json").read_text())
    assert told["decisions"] == 64
    assert len(quick.read_text().splitlines()) == 2
