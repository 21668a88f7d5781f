"""Rules AMU-6 to AMU-13 that the scenarios leave out: fights, tokens, adventures, characters, the night, the end."""

import pytest

from pentarchy.games.amulet import cards, shapes
from pentarchy.games.amulet.cards import COLOURS, MONSTERS
from pentarchy.games.amulet.steps.ending import LAST_DAY
from pentarchy.games.amulet.table import EVENING, FACE_DOWN
from tests.games.amulet.given import (
    adventure,
    all_damaged,
    at,
    coins,
    damaged,
    dungeon,
    fields,
    fight,
    game,
    gems,
    gone,
    health,
    is_damaged,
    lair,
    lay,
    manor,
    nightfall,
    no_adventure,
    potions,
    reveal,
    skills,
    spells,
    trophies,
    turn_of,
    upgraded,
    village,
    xp,
)


def test_steps_of_a_fight():
    """AMU-6.1, AMU-6.2, AMU-6.3, AMU-6.4, AMU-6.5: target, weapons, reveal, arrangement; no change of weapons."""
    s = game("thief", "hunter").given(lair("undead_1", "goblins_1"), turn_of(0)).when("go lair")
    assert s.options() == ["face undead-24-32", "face goblins-20-44"]
    s.when("face undead-24-32", "arm thi_hook", "arm thi_dagger")
    assert s.told("revealed")[0]["card"] == "undead_1"
    assert s.refused("lay thi_lockpicks") == ("AMU-6.5", "not-at-hand")
    assert s.refused("arm thi_lockpicks")[0] == "AMU-6.5"
    s.when("done")
    assert s.told("fought")[0]["outcome"] in ("retreat", "defeat")


def test_symbols_pay_wherever_they_lie():
    """AMU-6.13: a gem symbol beside the card."""
    s = game("thief", "hunter").given(lair("undead_1"), turn_of(0)).when("go lair")
    fight(s, ["thi_lockpicks"], "thi_lockpicks@0,-1,4").when("done", "keep")
    assert s.table.gems[COLOURS.index("black")] == 1


def test_the_end_of_a_fight():
    """AMU-6.16: stunned in the fight, the turn is over after it."""
    s = game("hunter", "thief").given(
        lair("gargoyles_1"), health(0, 1), potions(0, "stealth"), village("golem_1"), turn_of(0)
    )
    s.when("go lair", "do fight", "done", "done")
    assert s.told("stunned")
    assert s.table.phase == EVENING


def test_tokens_lie_on_the_grid():
    """AMU-7.2: every position is a whole number of squares; turned and moved, never cut."""
    for shape, drawing in zip(shapes.SHAPES, shapes.KINDS_OF_SHAPE, strict=True):
        size = sum(letter != "." for line in drawing for letter in line)
        for on, off in zip(shape.on, shape.off, strict=True):
            assert on.bit_count() + off.bit_count() == size
            assert on


def test_no_adventure_without_a_weapon():
    """AMU-8.1, AMU-8.4: weapons on an adventure are neither ready nor damaged."""
    s = game("hunter", "thief").given(all_damaged(0), turn_of(0)).when("go castle")
    assert "do adventure" not in s.options()
    s = (
        game("hunter", "thief")
        .given(adventure("adv_lost_caravan"), turn_of(0))
        .when("go castle", "do adventure", "lay hun_bow")
    )
    s.when(s.options()[0], "done")
    assert s.table.away == 1 << cards.WEAPONS.index("hun_bow")
    assert not is_damaged(s.table, "hun_bow")


def test_adventures_last():
    """AMU-8.7, AMU-8.8: an uncompleted one stays; a completed one is replaced at dawn."""
    s = (
        game("hunter", "thief")
        .given(adventure("adv_lost_caravan"), turn_of(0))
        .when("go castle", "do adventure", "lay hun_knife")
    )
    s.when(s.options()[0], "done")
    while s.table.day == 1:
        s.table.play(s.table.options()[0])
    s.dealt()
    assert s.table.view(0)["castle"]["adventure"] == "adv_lost_caravan"
    assert s.table.view(0)["castle"]["laid"][0].startswith("place hun_knife")


def test_weapons_wear_and_are_repaired():
    """AMU-9.1, AMU-9.2: only own damaged ones."""
    s = game("hunter", "thief").given(damaged("hun_bow", "thi_hook"), turn_of(0)).when("go fair", "do repair")
    assert s.options() == ["done", "repair hun_bow"]
    assert s.refused("repair thi_hook") == ("AMU-9.2", "another-weapon")


@pytest.mark.parametrize(("place", "base", "better"), [("lair", "hero", "knight"), ("manor", "monk", "priest")])
def test_helpers(place, base, better):
    """AMU-9.3, AMU-9.4: the helper of the place, its other side once the place is upgraded; never damaged."""
    where = lair if place == "lair" else manor
    s = game("hunter", "thief").given(where("undead_1"), turn_of(0)).when(f"go {place}", "done")
    assert s.table.view(0)["fight"]["hand"] == [base]
    s = (
        game("hunter", "thief")
        .given(where("undead_1"), upgraded(place), health(0, 5), turn_of(0))
        .when(f"go {place}", "done")
    )
    lay(s, f"{better}@0,4,0").when("done")
    if place == "lair":
        s.when("keep")
        assert s.table.gems[COLOURS.index("black")] == 1
    assert s.table.health[0] == (1 if place == "lair" else 2)


def test_a_potion_goes_back():
    """AMU-9.6."""
    s = game("hunter", "thief").given(potions(0, "health"), turn_of(0)).when("drink potion_health")
    assert "potion_health" in s.table.view(0)["monastery"]


def test_healing_stops_at_the_maximum():
    """AMU-10.1."""
    s = game("hunter", "thief").given(potions(0, "health"), health(0, 5), turn_of(0)).when("drink potion_health")
    assert s.table.health[0] == 6


def test_healing_in_the_same_sum():
    """AMU-10.2, AMU-22.11: 1 - 2 + 3 = 2, no stun."""
    s = game("hunter", "thief").given(potions(0, "health"), health(0, 1), lair("gargoyles_1"), nightfall)
    s.when("done", "pass", "drink potion_health")
    assert (s.table.health[0], s.table.stuns[0]) == (2, 0)


def test_experience_must_be_placed():
    """AMU-10.4, AMU-10.8: an unlocked skill of the top row takes further tokens, which count in the end."""
    s = (
        game("thief", "hunter")
        .given(skills(0, "thi_ferry", "thi_night_repair", "thi_night_gem"), xp(0, 1), turn_of(0))
        .when("go fair")
    )
    assert "learn thi_night_gem" in s.options()
    assert "learn thi_ferry" not in s.options()
    assert s.refused("learn hun_bounty") == ("AMU-10.5", "another-character")
    s.when("learn thi_night_gem")
    assert s.table.view(0)["players"][0]["experience"] == {"thi_night_gem": 1}


def test_trophies_are_public():
    """AMU-10.12, AMU-18.5."""
    s = game("thief", "hunter").given(trophies(0, "undead_1", "hydra"))
    assert s.table.view(1)["players"][0]["trophies"] == ["undead_1", "hydra"]


def test_night_slots_in_turn_order():
    """AMU-11.1, AMU-11.5, AMU-11.6: slots from the day-token holder on; mythical monsters stay."""
    s = game("preacher", "thief", first=1).given(
        skills(0, "pre_night_vigil"),
        skills(1, "thi_night_repair"),
        damaged("thi_hook"),
        health(0, 3),
        dungeon,
        nightfall,
    )
    assert s.table.seat == 1
    s.when("do thi_night_repair", "repair thi_hook")
    assert s.table.coins[1] == 1
    assert (s.table.health[0], s.table.coins[0]) == (4, 5)
    assert s.table.dungeon == FACE_DOWN


def test_beaten_monsters_do_not_attack():
    """AMU-12.2."""
    s = game("thief", "hunter").given(lair("undead_1"), turn_of(0)).when("go lair", "done", "done")
    assert gone(s.table, "undead_1")
    s.given(nightfall)
    assert s.told("attacked") == []


TARGETED = {
    "undead_2": [5, 4, 2],
    "beasts_2": [5, 4, 2],
    "werewolves_3": [6, 3, 1],
    "beasts_1": [5, 4, 2],
    "undead_3": [6, 4, 1],
    "werewolves_2": [4, 4, 2],
    "vampires_3": [4, 3, 1],
    "necromancer_2": [5, 4, 2],
    "demons_1": [3, 4, 2],
}


@pytest.mark.parametrize("monster", sorted(TARGETED))
def test_targets(monster):
    """AMU-12.4, AMU-12.1: A has full health, is on the east bank and has 3 trophies; C has no weapon ready."""
    s = game("preacher", "thief", "hunter").given(
        lair(monster),
        health(1, 4),
        health(2, 2),
        at(0, "lair"),
        all_damaged(2),
        trophies(0, "goblins_1", "trolls_1", "ghosts_1"),
        nightfall,
    )
    assert s.table.health == TARGETED[monster]


def test_losing_coins():
    """AMU-12.5: as many as there are; half, rounded down."""
    s = game("preacher", "thief").given(lair("harpies_1"), coins(0, 1), coins(1, 7), nightfall)
    assert s.table.coins == [0, 5]
    s = game("preacher", "thief").given(lair("goblins_3"), coins(0, 1), coins(1, 7), nightfall)
    assert s.table.coins == [1, 4]


def test_damaging_weapons():
    """AMU-12.6: the owner chooses; with fewer than demanded, all."""
    s = game("preacher", "thief").given(lair("golem_2"), damaged("thi_hook", "thi_dagger", "thi_lockpicks"), nightfall)
    s.when("damage pre_staff", "damage pre_censer")
    assert s.table.damaged_of(1).bit_count() == 4
    assert s.table.damaged_of(0).bit_count() == 2


def test_choosing_a_loss():
    """AMU-12.7: only what can be carried out in full."""
    s = game("preacher", "thief").given(lair("demons_2"), coins(0, 2), coins(1, 1), nightfall)
    assert s.options() == ["suffer health", "suffer coins"]
    s.when("suffer coins")
    assert (s.table.coins, s.table.health) == ([0, 1], [6, 5])
    s = (
        game("preacher", "thief")
        .given(lair("dark_knights_1"), all_damaged(1), nightfall)
        .when("suffer weapon", "damage pre_staff")
    )
    assert s.table.health == [6, 5]
    s = (
        game("preacher", "thief")
        .given(lair("harpies_3"), spells(0, "spark_1", "spark_2"), nightfall)
        .when("discard spell_spark_1")
    )
    assert s.table.health == [6, 5]
    s = game("preacher", "thief").given(lair("witches_2"), gems(0, red=1, blue=1), nightfall).when("discard red")
    assert (s.table.gems[1], s.table.health) == (0, [6, 5])


def test_caps():
    """AMU-12.12: the Fair repairs one; the Castle gives no experience, but symbols pay."""
    s = (
        game("hunter", "thief")
        .given(village("golem_1"), all_damaged(0), turn_of(0))
        .when("go fair", "do repair", "repair hun_bow")
    )
    assert s.table.damaged_of(0).bit_count() == 3
    s = game("hunter", "thief").given(village("witches_1"), no_adventure, turn_of(0)).when("go castle")
    assert s.table.xp[0] == 0


def test_repairs_outside_the_cap_do_not_use_it_up():
    """AMU-12.12: the blood repair and the boon of quest C0 are not repairs of the visit."""
    s = game("paladin", "thief").given(village("golem_1"), all_damaged(0), turn_of(0))
    s.when("go fair", "do pal_blood_repair", "repair pal_mace", "do repair", "repair pal_longsword")
    assert s.table.damaged_of(0).bit_count() == 2
    s = game("preacher", "thief", mode="cooperative").given(
        village("golem_1"), all_damaged(0), gems(0, blue=1), fields(0, "f2", "f3"), turn_of(0)
    )
    s.when("go fair", "do exchange", "exchange blue for yellow", "set f1", "repair pre_staff")
    s.when("do repair", "repair pre_censer")
    assert s.table.damaged_of(0).bit_count() == 2


def test_stealth_at_night_is_for_oneself():
    """AMU-12.13, AMU-22.7."""
    s = (
        game("preacher", "thief")
        .given(lair("necromancer_1"), potions(1, "stealth"), nightfall)
        .when("sneak necromancer_1", "keep")
    )
    assert s.table.health == [5, 6]
    assert s.told("gained-gem")[0]["gem"] == "black"
    assert s.table.village >> MONSTERS.index("necromancer_1") & 1
    assert s.table.cancelled[1]


def test_the_end_and_the_winner():
    """AMU-13.1, AMU-13.3, AMU-13.4: most points; then most gems, then most coins."""
    for more, tie in ((gems(1, red=1), ""), (coins(1, 9), ""), (coins(1, 4), "coins")):
        s = game("thief", "hunter").given(more)
        s.table.stop()
        s.table.push(LAST_DAY)
        s.table.advance()
        assert s.table.outcome.winners == [1]
        assert s.table.outcome.tie_break == tie


def test_mythical_fight_gives_no_experience():
    """AMU-5.17, AMU-6.4: the card is seen only in the fight."""
    s = game("thief", "hunter").given(dungeon, turn_of(0))
    assert s.table.view(0)["dungeon"] == "face_down"
    reveal(s.when("go dungeon", "arm thi_hook", "done"), "cyclops")
    assert s.table.view(1)["dungeon"] == "cyclops"
