"""The tuner: it touches designed values alone, and prefers what is fairer."""

import json
import sys
from pathlib import Path
from pickle import dumps, loads

import pytest
from typer.testing import CliRunner

from pentarchy.arena.balance import tuning
from pentarchy.arena.balance.observed import Observed
from pentarchy.arena.balance.tuning import TODAY, Goal, Job, NothingToTune, Task, Tuning, plan_of, task_of, trial
from pentarchy.arena.balance.values import BadPlace, PrintedFact, TooLate, changed, put, value_at
from pentarchy.cli import app
from pentarchy.games import load, shipped
from pentarchy.games.sources import folder_of, is_designed

PRINTED = [
    ("dice_king", "setup.setup[2].white_on_map"),  # named in printed_fields
    ("dice_king", "scoring.score[gold_gem].points"),  # of a printed record
    ("dice_king", "cards.card[C1-01].tiers"),  # a part whose source is printed
    ("dice_king", "cards.card[C1-02].effect"),
    ("dice_king", "setup.setup[2].source"),  # nobody tunes where a value comes from
    ("amulet", "characters.character[thief].tie_break_rank"),
    ("valeria", "citizens.citizen[archer].cost"),
]


@pytest.mark.parametrize(("slug", "place"), PRINTED)
def test_a_printed_fact_is_refused(slug, place):
    with pytest.raises(PrintedFact) as refused:
        changed(slug, {place: 7})
    assert (refused.value.slug, refused.value.place) == (slug, place)
    assert str(loads(dumps(refused.value))) == str(refused.value)


def test_a_recipe_that_names_a_printed_fact_is_refused(monkeypatch, tmp_path):
    (tmp_path / "data").mkdir()
    place = "scoring.score[gold_gem].points"
    goal = 'way = "standard"\nseats = 2\nabout = "start"\nwithin = 2'
    (tmp_path / "tune.toml").write_text(f'[[goal]]\n{goal}\n[[choice]]\nname = "x"\nvalues = {{ "{place}" = 9 }}\n')
    monkeypatch.setattr(tuning, "folder_of", lambda slug: tmp_path)
    with pytest.raises(PrintedFact):
        task_of("dice_king")


@pytest.mark.parametrize("place", ["nothing.at.all", "setup.setup[7].layout", "setup.setup[2].colour", "setup"])
def test_a_place_that_is_not_there(place):
    with pytest.raises(BadPlace):
        changed("dice_king", {place: 1})


def test_designed_values_are_changed_and_files_are_not():
    file = folder_of("dice_king") / "data" / "setup.toml"
    before = file.read_bytes()
    assert value_at("dice_king", "setup.setup[2].layout") == "barrel"
    data = changed("dice_king", {"setup.setup[2].layout": "band"})
    assert [row["layout"] for row in data["setup"]["setup"]] == ["band", "hourglass", "band"]
    assert file.read_bytes() == before


def test_other_values_come_before_the_game():
    load("dice_king")
    with pytest.raises(TooLate):
        put("dice_king", {"setup.setup[2].layout": "band"})


def test_a_record_in_parts_says_which_are_designed():
    record = {"source": "designed", "source_name": "rulebook", "ability_source": "designed"}
    assert [is_designed(record, key) for key in ("name", "ability", "cost")] == [False, True, False]


@pytest.mark.parametrize("slug", [slug for slug in shipped() if folder_of(slug).joinpath("tune.toml").exists()])
def test_every_recipe_tries_designed_values_and_something_that_differs(slug):
    task = task_of(slug)
    assert len(task.choices) > 1
    for name, values in task.choices.items():
        assert name == TODAY or any(value_at(slug, place) != value for place, value in values.items())
    for goal in task.goals:
        plan_of(task, goal.way, goal.seats, "random", 0)


def test_a_game_without_a_recipe_says_so():
    with pytest.raises(NothingToTune):
        task_of("valeria")


def test_a_trial_plays_with_the_values_of_its_candidate(monkeypatch):
    """In a process of its own: here the game keeps the values of today."""
    monkeypatch.setattr(tuning, "BATCH", 2)
    task = task_of("dice_king")
    job = Job("band, 6 fires", "standard", 2, 0, 5)
    _, other = trial(task, "random", job)
    _, today = trial(task, "random", Job(TODAY, "standard", 2, 0, 5))
    assert len(other) == len(today)
    assert [game.scores for game in other] != [game.scores for game in today]


GOAL = Goal("standard", 2, "start", within=2)
MADE_UP = Task("dice_king", [GOAL], {TODAY: {}, "worse": {}, "fair": {}, "bad": {}, "poor": {}})
FIRST_WINS = {TODAY: 15, "worse": 25, "fair": 13, "bad": 20, "poor": 22}


class MadeUp:
    """Plays nothing: who begins wins as often as a candidate says."""

    workers = 1

    def run(self, task, jobs):
        for job in jobs:
            yield job, [self.game(0 if index < FIRST_WINS[job.candidate] else 1) for index in range(tuning.BATCH)]

    def game(self, winner):
        scores = [9, 3] if winner == 0 else [3, 9]
        return Observed(["a", "b"], 5, 0, [], [{}, {}], [{}, {}], [], [winner], scores, "end")


def test_the_fairer_candidates_remain_and_are_measured_beside_today():
    search = Tuning(MADE_UP, "random", 25, 0)
    search.run(MadeUp())
    assert search.rounds[0] == [*MADE_UP.choices]
    assert search.rounds[-1] == [TODAY, "fair", "bad"]
    told = search.plain()
    found = {each["candidate"]: each for each in told["measured"]}
    assert found["fair"]["excess"] == pytest.approx(0.0)
    assert found[TODAY]["excess"] == pytest.approx(2 * (60 - 50 - 2))
    assert found["fair"]["games"] == found[TODAY]["games"] > 25


def test_goals_about_endings_and_roles():
    def game(reason, character):
        mine = {("character", "character", character): 1}
        return Observed(["a", "b"], 5, 0, [], [mine, {}], [{}, {}], [], [0], [9, 3], reason)

    search = Tuning(MADE_UP, "random", 25, 0)
    job = Job(TODAY, "standard", 2, 0, 0)
    search.played[job] = [game("fell", "elf"), game("fell", "dwarf"), game("stood", "elf")]
    census = search.census(TODAY, GOAL, 0)
    ending = Goal("standard", 2, "ending", reasons=("fell",), most=50)
    assert ending.excess(ending.shares(census), census.even) == pytest.approx(100 * 2 / 3 - 50)
    role = Goal("standard", 2, "role", within=4, event="character", fact="character")
    assert {share.label: share.seats for share in role.shares(census)} == {"elf": 2, "dwarf": 1}
    assert role.excess(role.shares(census), census.even) == pytest.approx(2 * 46)


def test_the_command_is_resumed(tmp_path, monkeypatch):
    command = sys.modules["pentarchy.cli.tune"]
    monkeypatch.setattr(command, "task_of", lambda slug: MADE_UP)
    monkeypatch.setattr(command, "executor", lambda workers, ray: MadeUp())
    words = ["tune", "dice_king", "--games", "25", "--json", "--resume", str(tmp_path / "t.jsonl")]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    lines = Path(tmp_path / "t.jsonl").read_text().splitlines()
    monkeypatch.setattr(command, "executor", lambda workers, ray: Idle())
    again = CliRunner().invoke(app, words)
    assert json.loads(again.stdout) == json.loads(first.stdout)
    assert len(lines) > 5


class Idle:
    workers = 1

    def run(self, task, jobs):
        assert not jobs
        return iter(())
