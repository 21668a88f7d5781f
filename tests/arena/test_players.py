"""Own players: an object, a factory, a class by its name, a program; in tournaments, simulations and reports."""

import sys
from pathlib import Path

import pytest

from pentarchy.arena import Plan, simulate, tournament
from pentarchy.arena.balance.lab import Lab
from pentarchy.arena.executors import Here
from pentarchy.arena.players import BadPlayer, named, sit
from pentarchy.bots import UnknownBot

OUTSIDE = f"program:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'outside_bot.py'}"


class First:
    """Always the first option."""

    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, observation):
        return observation.options[0]


def test_everything_that_chooses_can_sit():
    assert sit("duke@", 1).name == "duke@100"
    assert isinstance(sit(f"{__name__}:First", 7), First)
    assert sit(f"{__name__}:First", 7).seed == 7
    names, own = named(["random", First, First(), First])
    assert names == ["random", "First", "First 2", "First"]
    assert sit("First", 9, own).seed == 9
    assert sit("First 2", 9, own) is own["First 2"]


@pytest.mark.parametrize("name", ["no_such_module:Bot", f"{__name__}:Nobody", f"{__name__}:OUTSIDE", ":Bot"])
def test_what_cannot_choose_is_refused(name):
    with pytest.raises(BadPlayer):
        sit(name, 1)


def test_a_name_that_nobody_has_is_refused():
    with pytest.raises(UnknownBot):
        tournament("dice_king", ["random", "emperor"], seats=2)
    with pytest.raises(BadPlayer, match="two or more"):
        tournament("dice_king", ["random"], seats=2)


def test_a_tournament_is_a_call_whose_rows_are_a_table():
    standings = tournament("dice_king", ["random", First, First()], games=6, seats=3, seed=2)
    rows = standings.rows()
    assert len(rows) == 3 * standings.games
    assert {row["bot"] for row in rows} == {"random", "First", "First 2"}
    assert all(row["won"] == (row["place"] == 1) for row in rows)
    assert set(rows[0]) >= {"deal", "game", "seat", "bot", "place", "score", "won", "decisions", "seconds"}


def test_workers_play_the_same_games():
    def facts(workers):
        rows = tournament("dice_king", ["random", First], games=4, seats=2, workers=workers).rows()
        return [{key: fact for key, fact in row.items() if key != "seconds"} for row in rows]

    assert facts(1) == facts(2)


def test_a_program_plays_and_is_sent_home():
    rows = tournament("dice_king", ["random", OUTSIDE], games=2, seats=2, seed=1).rows()
    assert {row["bot"] for row in rows} == {"random", OUTSIDE}


def test_own_players_sit_in_simulations_and_reports():
    plan = Plan("dice_king", 2, {}, ["mine", "random"], 1, {"mine": First()})
    assert simulate(plan, 2).finished == 2
    lab = Lab(plan, 2)
    lab.run(Here())
    assert lab.observed
    assert "own" not in plan.plain()
