"""Rule AMU-6.5: tokens may be rearranged until the fight is confirmed; AMU-7.10: one placement under several names."""

from random import Random

import pytest

import pentarchy
from pentarchy.games.amulet.shapes import SHAPES
from pentarchy.kernel.errors import IllegalMove
from tests.games.amulet.given import (
    adventure,
    damaged,
    fight,
    game,
    is_ready,
    lair,
    lay,
    potions,
    spells,
    turn_of,
)


def at_the_lair(*more):
    return game("thief", "hunter").given(lair("undead_1"), *more, turn_of(0)).when("go lair")


def test_a_laid_token_is_taken_back_and_laid_elsewhere():
    s = fight(at_the_lair(), ["thi_hook"], "hero@0,0,0")
    assert s.table.view(0)["fight"]["used"] == ["hero"]
    assert "lift hero" in s.options()
    s.when("lift hero")
    fighting = s.table.view(0)["fight"]
    assert (fighting["used"], fighting["laid"], fighting["covered"]) == ([], [], [])
    assert s.told("lifted")[-1]["token"] == "hero"
    lay(s, "hero@0,0,2")
    assert s.table.view(0)["fight"]["covered"] == ["0,2", "0,3"]


def test_as_often_as_one_likes():
    """A token taken back once is not offered again, so that all play ends; it is accepted all the same."""
    s = fight(at_the_lair(), ["thi_hook"], "hero@0,0,0")
    for col in (1, 2, 3):
        lay(s.when("lift hero"), f"hero@0,0,{col}")
        assert "lift hero" not in s.options()
    assert s.table.view(0)["fight"]["covered"] == ["0,3", "0,4"]
    assert s.refused("lift thi_hook") == ("AMU-6.5", "not-on-the-card")


def test_the_weapons_chosen_stay_chosen():
    """AMU-6.3: what is taken back may be left off, but nothing else comes in its place."""
    s = fight(at_the_lair(), ["thi_hook"], "thi_hook@0,0,0").when("lift thi_hook")
    assert s.refused("lay thi_dagger")[0] == "AMU-6.5"
    s.when("done")
    assert is_ready(s.table, "thi_hook")


def test_the_fight_is_confirmed():
    """With everything laid there is still the choice to take something back."""
    s = fight(game("hunter", "thief").given(lair("undead_1"), turn_of(0)).when("go lair"), [], "hero@0,0,0")
    assert s.options() == ["done", "lift hero"]


def test_an_added_weapon_is_only_moved():
    """AMU-6.7: a weapon that a potion added must lie on the card."""
    s = fight(at_the_lair(potions(0, "agility")), [])
    s.when("wield thi_dagger")
    s.when(s.options()[0], "lift thi_dagger")
    assert s.table.question == "PlaceToken"
    s.when(s.options()[-1])
    assert s.table.view(0)["fight"]["used"] == ["thi_dagger"]
    assert s.table.view(0)["fight"]["hand"] == ["hero"]


def test_on_an_adventure():
    """AMU-8.2: the weapon laid now may be changed; then the other may not be laid besides."""
    s = game("hunter", "thief").given(adventure("adv_lost_caravan"), spells(0, "spark_1"), turn_of(0))
    s.when("go castle", "do adventure", "lay hun_bow")
    s.when(s.options()[0])
    assert not any(move.startswith("lay hun") for move in s.options())
    s.when("lift hun_bow", "lay hun_knife")
    s.when(s.options()[0], "lay spell_spark_1")
    s.when(s.options()[0], "done")
    away = s.table.view(0)["players"][0]["away"]
    assert away == ["hun_knife"]
    assert is_ready(s.table, "hun_bow")


def test_a_spell_in_the_way_of_the_weapon():
    """AMU-8.2: where a spell leaves no room for the weapon, it has to be taken back."""
    s = game("hunter", "thief").given(adventure("adv_lost_caravan"), spells(0, "spark_1"), turn_of(0))
    s.when("go castle", "do adventure", "lay hun_bow")
    s.when(s.options()[0], "lay spell_spark_1")
    s.when(s.options()[0], "lift hun_bow")
    s.given(lambda table: setattr(table.fight, "covered", (1 << 25) - 1))
    s.given(lambda table: setattr(table.fight, "outside", -1))
    assert s.options() == ["lift spell_spark_1"]


def test_shields_and_sacrifice_stay_right():
    """AMU-21.2: a weapon on the card cannot be sacrificed, one taken back can."""
    s = game("sorceress", "thief").given(lair("undead_1"), damaged("sor_grimoire", "sor_orb"), turn_of(0))
    fight(s.when("go lair"), ["sor_wand", "sor_ritual_dagger"])
    s.when("lay sor_wand")
    s.when(s.options()[0], "lay sor_ritual_dagger")
    s.when(s.options()[0])
    assert not any(move.startswith("close") for move in s.options())
    s.when("lift sor_wand")
    assert any(move.startswith("close") for move in s.options())


def test_random_play_still_ends():
    table = pentarchy.load("amulet").new(2)
    rng = Random(3)
    moves = 0
    while not table.over:
        table.play(rng.choice(table.options()))
        moves += 1
    assert moves < 3_000


# AMU-7.10


def test_equal_turns_are_one_placement():
    """AMU-7.10: `turn 2` of the hero covers what `turn 0` covers, and is the same placement."""
    s = at_the_lair().when("done", "lay hero")
    assert "place hero turn 2 at 1 0" not in s.options()
    s.when("place hero turn 2 at 1 0")
    assert s.table.view(0)["fight"]["laid"] == ["place hero turn 0 at 1 0"]
    other = at_the_lair().when("done", "lay hero", "place hero turn 0 at 1 0")
    assert s.table.view(0) == other.table.view(0)


def test_equal_turns_can_be_refused_alike():
    s = fight(at_the_lair(), ["thi_hook"], "thi_hook@0,0,0").when("lay hero")
    legal = s.refused("place hero turn 0 at 0 0")
    assert legal[0] == "AMU-7.5"
    assert s.refused("place hero turn 2 at 0 0") == legal
    with pytest.raises(IllegalMove):
        s.when("place hero turn 2 at 0 0")


def test_every_twin_has_its_place():
    """A symmetric shape has twins, one without symmetry has none."""
    twins = [len(shape.twins) for shape in SHAPES]
    assert max(twins) > 0
    assert min(twins) == 0
    for shape in SHAPES:
        assert all(0 <= place < len(shape.codes) for _, place in shape.twins)
