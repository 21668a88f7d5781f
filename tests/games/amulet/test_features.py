"""What a net reads off a table: named numbers of arranged tables."""

import inspect
import pkgutil
from importlib import import_module

import pytest

import pentarchy
from pentarchy.games.amulet import steps
from pentarchy.games.amulet.features import LAYOUT, SIZE
from pentarchy.games.amulet.features.row import QUESTIONS
from pentarchy.games.amulet.question import Question
from pentarchy.kernel.features import MOST
from pentarchy.kernel.steps import Decision
from pentarchy.kernel.testing import random_game
from tests.games.amulet.given import (
    at,
    coins,
    damaged,
    day,
    dungeon,
    fields,
    fight,
    game,
    gems,
    health,
    lair,
    manor,
    nightfall,
    oaths,
    potions,
    skills,
    spells,
    tower,
    trophies,
    turn_of,
    village,
)


class Read:
    """The numbers of a table by their names, as a seat reads them."""

    def __init__(self, scenario, seat=0):
        self.row = scenario.table.features(seat)

    def __getitem__(self, name):
        return self.row[LAYOUT.names.index(name)]


def test_every_number_has_a_name_of_its_own():
    assert len(set(LAYOUT.names)) == SIZE == len(Read(game("hunter", "thief")).row)


def test_every_question_of_the_game_is_known():
    modules = [import_module(f"{steps.__name__}.{module.name}") for module in pkgutil.iter_modules(steps.__path__)]
    classes = {thing for module in modules for _, thing in inspect.getmembers(module, inspect.isclass)}
    asked = {thing.__name__ for thing in classes - {Decision, Question} if issubclass(thing, Decision)}
    assert asked == set(QUESTIONS)


def test_seats_are_counted_from_the_one_that_looks():
    s = game("hunter", "thief", "preacher").given(coins(0, 4), coins(1, 7), coins(2, 9))
    assert [Read(s, 1)[f"seat {i} coins"] for i in range(5)] == [7, 9, 4, 0, 0]
    assert Read(s, 1)["seat 0 thief"] == Read(s, 1)["seat 2 hunter"] == Read(s, 1)["seats 3"] == 1
    assert Read(s, 1)["seat 3 hunter"] == 0


def test_the_score_is_that_of_the_rules():
    s = game("hunter", "thief").given(trophies(0, "undead_1", "hydra"), fields(0, "f1", "f2", "f3"), gems(0, red=2))
    s.given(spells(0, "spark_1"), potions(1, "health"), coins(0, 11))
    s.table.stuns[1] = 2
    for seat in range(2):
        points = sum(s.table.show(seat)["players"][seat]["points"].values())
        assert Read(s, seat)["seat 0 points + 40"] == points + 40
    assert Read(s)["seat 0 points of trophies"] == 15
    assert Read(s)["my lead + 100"] == 100 + Read(s)["seat 0 points + 40"] - Read(s)["seat 1 points + 40"]


def test_turns_left():
    """AMU-3.6: the first of two, in the morning of the last but one day, has a turn in the evening and two tomorrow."""
    s = game("hunter", "thief").given(day(7), turn_of(0))
    assert (Read(s)["my turns left"], Read(s, 1)["my turns left"]) == (3, 4)
    assert (Read(s)["seat 0 on turn"], Read(s)["seat 1 turns left today"]) == (1, 2)


def test_what_a_gem_would_charge():
    """AMU-10.11: two of three fields of the Preacher's northern tip hold gems, so yellow is worth 4 points at once."""
    s = game("preacher", "thief").given(fields(0, "f2", "f3"))
    assert [Read(s)[f"points I charge by {colour}"] for colour in ("yellow", "green")] == [4, 0]
    assert Read(s)["worth to me of yellow"] > Read(s)["worth to me of green"]
    assert Read(s, 1)["points I charge by yellow"] == 0


def test_a_fight_ahead_depends_on_the_weapons():
    armed = game("thief", "hunter").given(lair("undead_1"))
    worn = game("thief", "hunter").given(lair("undead_1"), damaged("thi_dagger", "thi_throwing_knives", "thi_hook"))
    best = "my best fight at the lair"
    assert (Read(armed)[f"{best} can be won"], Read(armed)[f"{best} points"]) == (1, 3)
    assert Read(worn)[f"{best} damage"] > Read(armed)[f"{best} damage"]
    assert Read(armed)["monsters I can beat unstunned at lair"] == 1
    assert Read(armed)["my best fight at the manor points"] == 0


def test_little_health_makes_the_fight_dangerous():
    s = game("thief", "hunter").given(lair("gargoyles_1"), damaged("thi_dagger", "thi_hook"), health(0, 1))
    assert Read(s)["my best fight at the lair stuns"] == 1
    assert Read(s)["monsters I can beat unstunned at lair"] == 0


def test_the_night_to_come():
    """AMU-12.4: one loss for all, two for whoever is in the lead by trophies; the immune fear nothing."""
    s = game("thief", "hunter").given(lair("undead_1", "werewolves_2"), trophies(1, "goblins_1"))
    assert (Read(s)["seat 0 tonight health"], Read(s)["seat 1 tonight health"]) == (1, 3)
    s.given(skills(0, "thi_ignore_abilities"))
    assert (Read(s)["seat 0 tonight health"], Read(s)["seat 1 tonight health"]) == (0, 3)


def test_lasting_monsters_weigh_on_those_who_bear_them():
    s = game("thief", "hunter").given(village("trolls_1"))
    assert Read(s)["I bear dearer river"] == Read(s, 1)["I bear dearer river"] == 1
    s.given(skills(0, "thi_ignore_abilities"))
    assert (Read(s)["I bear dearer river"], Read(s, 1)["I bear dearer river"]) == (0, 1)


def test_choosing_weapons_narrows_the_hope():
    """AMU-6.3: with everything ready the best pair is hoped for; what is chosen binds."""
    s = game("thief", "hunter").given(lair("gargoyles_1"), turn_of(0)).when("go lair")
    before = Read(s)["fight at best damage"]
    s.when("arm thi_lockpicks")
    assert Read(s)["fight at best damage"] >= before > 0
    assert (Read(s)["tokens armed"], Read(s)["fight mine"], Read(s, 1)["fight mine"]) == (1, 1, 0)


def test_the_middle_of_an_arrangement():
    """AMU-6.5: tokens on the card cover weak spots and damage; the weapons are used."""
    s = game("thief", "preacher").given(lair("undead_1"), turn_of(0)).when("go lair")
    fight(s, ["thi_throwing_knives", "thi_hook"])
    bare = Read(s)
    fight(s, [], "thi_throwing_knives@0,2,3")
    laid = Read(s)
    assert (bare["fight ended now weak spots open"], laid["fight ended now weak spots open"]) == (2, 1)
    assert laid["fight ended now damage"] < bare["fight ended now damage"] == 6
    assert (bare["tokens weapons used"], laid["tokens weapons used"]) == (0, 1)
    assert laid["fight at best damage"] < 10 * laid["fight ended now damage"]


def test_a_mythical_monster_is_an_average_until_it_is_revealed():
    s = game("thief", "preacher").given(dungeon, turn_of(0)).when("go dungeon")
    assert (Read(s)["foe unknown"], Read(s)["foe points"]) == (1, 12)
    s.when("arm thi_hook", "arm thi_dagger", "reveal hydra")
    assert (Read(s)["foe unknown"], Read(s)["foe mythical"], Read(s)["fight ended now damage"]) == (0, 1, 21)


def test_spells_make_ready_for_the_dungeon():
    """AMU-9.5: without them nobody stays on his feet there."""
    s, share = game("paladin", "hunter", mode="cooperative"), "mythical for me, healed and repaired, share survived"
    bare = Read(s)[share]
    s.given(spells(0, "stone_weight", "thunder", "fire_lance_1", "spark_1"))
    assert Read(s)[share] > bare == 0
    assert Read(s, 1)["share survived by all weapons of seat 1"] == Read(s)[share]


def test_one_spell_covers_what_two_weapons_leave_open():
    """AMU-5.7, AMU-18.3: weapons are chosen before the card is seen, spells are not."""
    s = game("paladin", "hunter", mode="cooperative").given(dungeon, turn_of(0))
    blind = "mythical for my ready weapons share beaten"
    assert (Read(s)[blind], Read(s, 1)["share beaten now by seat 1"]) == (83, 83)
    s.given(spells(0, "spark_1"))
    assert (Read(s)[blind], Read(s, 1)["share beaten now by seat 1"]) == (100, 100)
    assert Read(s, 1)["share survived now by seat 1"] == Read(s)["mythical for my ready weapons share survived"] == 33
    s.given(health(0, 1))
    assert Read(s, 1)["share survived now by seat 1"] == 0


def test_the_hope_in_the_dungeon_counts_spells():
    """AMU-6.5: before the card is seen, and when it lies open, by the solver."""
    s = (
        game("paladin", "hunter", mode="cooperative")
        .given(dungeon, spells(0, "spark_1"), turn_of(0))
        .when("go dungeon")
    )
    assert (Read(s)["fight at best weak spots open"], Read(s)["fight at best share of stuns"]) == (0, 67)
    s.when("arm pal_longsword", "arm pal_tower_shield", "reveal minotaur")
    assert (Read(s)["fight at best damage"], Read(s)["fight at best health after it"]) == (70, 0)
    assert Read(s)["fight at best share of stuns"] == 100


def test_a_purchase_under_way():
    s = game("sorceress", "preacher").given(tower("spark_1", "thunder"), coins(0, 9), turn_of(0)).when("go mage_tower")
    s.when("do spells")
    before = Read(s)
    s.when("buy spell_spark_1")
    assert (before["bought at 3"], Read(s)["bought at 3"], Read(s)["seat 0 spells"], Read(s)["my coins"]) == (
        0,
        1,
        1,
        6,
    )
    assert Read(s, 1)["bought at 3"] == 1


def test_a_gem_in_hand():
    """AMU-10.9: its colour lies nowhere else on the table."""
    s = game("preacher", "thief").given(village("goblins_2"), fields(0, "f2", "f3"), turn_of(0)).when("go village")
    s.when("do chase")
    assert s.table.question == "PlaceGem"
    assert (Read(s)["gem in hand yellow"], Read(s)["gem in hand points"], Read(s, 1)["gem in hand yellow"]) == (1, 4, 1)
    s.when("set f1")
    assert (Read(s)["gem in hand yellow"], Read(s)["seat 0 charged sections"]) == (0, 1)


def test_a_trade_from_both_sides():
    s = game("preacher", "thief", "hunter", mode="cooperative").given(at(1, "fair"), coins(0, 3), turn_of(0))
    s.when("go fair", "trade with 1", "give coin")
    assert (Read(s)["I would give coins"], Read(s, 1)["I would get coins"]) == (1, 1)
    assert [Read(s, 2)[f"I would {side} coins"] for side in ("give", "get")] == [0, 0]


def test_dangers_of_a_shared_game():
    """AMU-14.11: the last one to move today cannot beat two monsters at the Manor."""
    s = game("preacher", "thief", mode="cooperative").given(manor("undead_1", "goblins_1"), turn_of(0, "evening"))
    s.table.stuns[0] = 2
    seen = Read(s)
    assert (seen["monsters too many at the manor"], seen["stuns to the end"]) == (1, 2)
    assert (seen["sections to charge"], seen["mythical to defeat"], seen["quest a"]) == (5, 2, 1)


@pytest.mark.parametrize(("mode", "known"), [("cooperative", 66), ("hidden_oaths", 0)])
def test_oaths_of_others(mode, known):
    """AMU-16.1: hidden oaths are known to their owner alone; that he holds some is seen by all."""
    s = game("preacher", "thief", mode=mode).given(oaths(1, "humility", "sobriety"), trophies(1, "undead_1", "hydra"))
    assert (Read(s)["seat 1 holds oaths"], Read(s)["seat 1 oath kept"]) == (1, known)
    assert (Read(s, 1)["seat 0 oath kept"], Read(s, 1)["I hold oath_humility"]) == (66, 1)


def test_the_attack_counts_what_is_still_to_come():
    """AMU-11.3: resolved abilities threaten nobody any more."""
    s = game("preacher", "thief").given(lair("undead_1", "undead_3"), nightfall)
    before = Read(s)
    s.when("resolve undead_1")
    assert before["night attack"] == 1
    assert Read(s)["seat 0 tonight health"] < before["seat 0 tonight health"]


@pytest.mark.parametrize("seats", [2, 5])
def test_numbers_fit_to_the_end(seats):
    loaded = pentarchy.load("amulet")
    rows = []
    record = random_game(loaded, loaded.variants[0], seats, 3, lambda state: rows.append(state.features(0)))
    rows.extend([record.state.features(seat) for seat in range(seats)])
    assert all(0 <= number <= MOST for row in rows for number in row)
    assert rows[-1][LAYOUT.names.index("ended by last_day")] == 1
