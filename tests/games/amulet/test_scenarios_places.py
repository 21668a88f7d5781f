"""Scenarios S37 to S56: places, night, character, scoring."""

import pytest

from pentarchy.games.amulet.cards import CHARACTERS, GEM_OF, MONSTERS, SKILLS, SKILLS_EACH
from pentarchy.games.amulet.steps.ending import LAST_DAY
from tests.games.amulet.given import (
    all_damaged,
    coins,
    fields,
    game,
    gems,
    gone,
    health,
    is_ready,
    lair,
    manor,
    nightfall,
    potions,
    shop,
    skills,
    spells,
    tower,
    trophies,
    turn_of,
    upgraded,
    village,
    xp,
)

FOUR = ("undead_1", "ghosts_1", "trolls_1", "undead_2")


def test_s37_gems_of_the_village():
    """S37: AMU-5.9."""
    for first, second in (("black", "yellow"), ("black", "blue"), ("yellow", "blue"), ("blue", "blue")):
        s = (
            game("hunter", "thief")
            .given(village(*FOUR), all_damaged(0), turn_of(0))
            .when("go village", f"gem {first}", "keep")
        )
        if second != "blue" or first != "blue":
            assert f"gem {second}" in s.options()
        s.when(f"gem {second}", "keep")
        assert sum(s.table.gems[:5]) == 2
        assert all(gone(s.table, monster) for monster in FOUR)
        s.when("do repair", "repair hun_bow")
        assert s.table.question != "RepairWeapon"
    s = game("hunter", "thief").given(village(*FOUR), turn_of(0)).when("go village", "gem black", "keep")
    assert s.refused("gem black") == ("AMU-5.9", "not-on-a-chased-card")
    s = game("hunter", "thief").given(village(*FOUR[:3]), turn_of(0)).when("go village", "gem black", "keep")
    assert s.table.gems[:5].count(1) == 1
    assert s.table.question == "Move"


def test_s38_a_quiet_village():
    """S38: AMU-5.4."""
    s = game("hunter", "thief").given(all_damaged(0), turn_of(0)).when("go village")
    assert s.options() == ["do repair", "leave"]
    s.when("do repair", "repair hun_bow")
    assert is_ready(s.table, "hun_bow")
    assert sum(s.table.gems) == 0


@pytest.mark.parametrize(("who", "paid"), [("thief", (0, 0, 1)), ("hunter", (1, 2, 3))])
def test_s39_the_robbers_hut(who, paid):
    """S39: AMU-5.10, AMU-5.11, AMU-21.5 `thi_hut_discount`."""
    s = game(who, "paladin").given(health(0, 2), turn_of(0)).given(all_damaged(0)).when("go robbers_hut")
    weapon = s.table.view(0)["players"][0]["damaged"][0]
    s.when("do hut_repair", f"repair {weapon}")
    assert s.table.coins[0] == 3 - paid[0]
    s.when("do hut_heal")
    assert s.table.coins[0] == 3 - paid[1]
    assert s.table.health[0] == 4
    s.when("do hut_adventure")
    assert s.table.coins[0] == 3 - paid[2]


def test_s40_three_spells():
    """S40: AMU-5.8."""
    s = game("hunter", "thief").given(
        tower("spark_1", "fire_lance_1", "fire_lance_2", "thunder"), coins(0, 12), turn_of(0)
    )
    s.when("go mage_tower", "do spells", "buy spell_spark_1", "buy spell_fire_lance_1")
    assert s.refused("buy spell_fire_lance_2")[0] == "AMU-5.12"
    s.when("buy spell_thunder", "keep")
    assert s.table.coins[0] == 0
    assert s.told("gained-gem")[0]["gem"] == "green"


def test_s41_prices_up_and_down():
    """S41: AMU-5.12, AMU-1.7."""
    from pentarchy.games.amulet.cards import SPELLS
    from pentarchy.games.amulet.steps.buying import spell_price

    names = ("spark_1", "fire_lance_1", "thunder")
    s = game("sorceress", "thief").given(
        village("ghosts_2"),
        upgraded("mage_tower"),
        skills(0, "sor_spell_thrift"),
        tower(*names),
        coins(0, 13),
        turn_of(0),
    )
    s.when("go mage_tower", "do spells")
    prices = [spell_price(s.table, 0, SPELLS.index(f"spell_{name}"), False) for name in names]
    assert prices == [4, 5, 6]
    assert spell_price(s.table, 0, SPELLS.index("spell_spark_1"), True) == 2
    s.when("buy spell_spark_1", "bargain spell_fire_lance_1", "buy spell_thunder")
    assert s.table.coins[0] == 0


def test_s42_the_monastery():
    """S42: AMU-5.5, AMU-5.13."""
    s = (
        game("hunter", "thief")
        .given(health(0, 2), coins(0, 4), shop("agility"), turn_of(0))
        .when("go monastery", "do heal")
    )
    assert s.table.health[0] == 6
    s.when("do potion", "buy potion_agility", "keep")
    assert s.table.coins[0] == 0
    assert s.told("gained-gem")[0]["gem"] == "blue"
    s = game("hunter", "thief").given(health(0, 2), village("vampires_2"), turn_of(0)).when("go monastery", "do heal")
    assert s.table.health[0] == 4


def test_s43_an_exchange():
    """S43: AMU-5.3, AMU-5.14, AMU-10.9."""
    s = (
        game("preacher", "thief")
        .given(fields(0, "f5", "f12", "f17"), gems(0, red=1), turn_of(0))
        .when("go fair", "do exchange")
    )
    s.when("exchange red for green")
    assert "set f7" in s.options()
    s.when("set f7")
    assert sum(s.table.gems[:5]) == 0
    assert "f7" in s.table.view(0)["players"][0]["fields"]


# Night


def three(*more):
    return game("preacher", "thief", "hunter").given(*more)


def test_s44_the_order_of_abilities():
    """S44: AMU-11.2, AMU-11.3, AMU-11.4, AMU-12.3."""
    for order, loss in ((["undead_1", "necromancer_3"], 3), (["necromancer_3", "undead_1"], 2)):
        s = three(village("goblins_2"), lair("necromancer_3"), manor("undead_1"), nightfall)
        s.when(f"resolve {order[0]}")
        assert s.table.health == [6 - loss] * 3
        assert MONSTERS.index("goblins_2") in [i for i in range(42) if s.table.village >> i & 1]


def test_s45_a_monster_that_returns():
    """S45: AMU-12.1."""
    s = game("preacher", "thief").given(lair("necromancer_2"), health(1, 4), nightfall)
    assert s.table.health == [5, 4]
    assert s.table.lair >> MONSTERS.index("necromancer_2") & 1
    assert s.table.view(0)["lair"][0]["front"] == "necromancer_2"


def test_s46_each_night_until_chased():
    """S46: AMU-12.1, AMU-5.9."""
    s = game("preacher", "thief").given(lair("necromancer_1"), nightfall)
    assert s.table.health == [5, 5]
    s.given(lambda t: setattr(t, "lair", 0), lambda t: setattr(t, "manor", 0), nightfall)
    assert s.table.health == [4, 4]
    s.dealt().given(turn_of(0)).when("go village").given(lair(), manor(), nightfall)
    assert s.table.health == [4, 4]


def test_s47_vampire_blood():
    """S47: AMU-22.5, AMU-10.3."""
    s = game("preacher", "thief").given(health(0, 3), health(1, 1), coins(1, 5), potions(0, "vampire_blood"), nightfall)
    s.when("drink potion_vampire_blood")
    t = s.table
    assert t.health == [6, 6]
    assert (t.stuns[1], t.coins[1]) == (1, 2)
    assert t.view(0)["players"][1]["place"] == "inn"


def test_s48_stealth_in_the_own_turn():
    """S48: AMU-22.7."""
    s = game("hunter", "thief").given(
        village("golem_1"), potions(0, "stealth"), all_damaged(0), all_damaged(1), turn_of(0)
    )
    s.when("sneak golem_1", "keep")
    assert s.told("gained-gem")[0]["gem"] == "green"
    s.when("go fair", "do repair", "repair hun_bow", "repair hun_knife", "repair hun_snare", "leave").given(turn_of(1))
    s.when("go fair", "do repair", "repair thi_hook")
    assert s.table.question != "RepairWeapon"
    assert "do repair" not in s.options()


def test_s49_no_healing_by_skills():
    """S49: AMU-12.11."""
    s = game("preacher", "thief").given(
        village("ghosts_1"), skills(0, "pre_night_vigil"), health(0, 2), health(1, 2), nightfall
    )
    assert s.table.health == [2, 2]
    assert s.table.coins[0] == 5


def test_s50_stunned_between_two_abilities():
    """S50: AMU-12.8."""
    s = (
        game("preacher", "thief")
        .given(lair("undead_1", "gargoyles_1"), health(0, 1), nightfall)
        .when("resolve undead_1")
    )
    assert s.table.health[0] == 4
    assert s.table.stuns[0] == 1


# Character and amulet


def test_s51_a_skill_works_after_the_turn():
    """S51: AMU-10.6, AMU-10.7."""
    s = game("thief", "hunter").given(xp(0, 2), turn_of(0))
    assert not is_ready(s.table, "thi_rapier")
    s.when("go fair", "learn thi_skill_rapier", "learn thi_skill_rapier")
    assert is_ready(s.table, "thi_rapier")


def test_s52_open_skills():
    """S52: AMU-10.5."""
    s = game("thief", "hunter").given(skills(0, "thi_ferry"), xp(0, 1), turn_of(0)).when("go fair")
    wanted = {"thi_skill_rapier", "thi_pickpocket", "thi_night_repair", "thi_evening_no_shields"}
    assert set(s.options()) == {f"learn {name}" for name in wanted}


def test_s53_charged_sections():
    """S53: AMU-10.10, AMU-10.11."""
    s = game("preacher", "thief").given(fields(0, "f2", "f3", "f5"))
    assert s.table.view(0)["players"][0]["points"]["sections"] == 4
    s.given(fields(0, "f1"))
    assert s.table.view(0)["players"][0]["points"]["sections"] == 8


@pytest.mark.parametrize(("before", "after"), [(7, 3), (1, 0), (0, 0)])
def test_s54_coins_of_the_stunned(before, after):
    """S54: AMU-10.3."""
    s = game("preacher", "thief").given(lair("undead_1"), health(0, 1), coins(0, before), nightfall)
    assert s.table.coins[0] == after


# Scoring


def test_s55_power_points():
    """S55: AMU-13.2: 24 + 7 + 2 + 3 + 3 + 2 + 1 - 5 = 37."""
    s = game("hunter", "thief").given(
        trophies(0, "undead_1", "goblins_1", "golem_2", "cyclops"),
        fields(0, "f3", "f11", "f14", "f16"),
        coins(0, 13),
        potions(0, "health"),
        spells(0, "spark_1", "spark_2"),
        gems(0, red=1, blue=1),
    )
    t = s.table
    t.ready &= ~(1 << 12)
    t.damaged |= 1 << 12
    t.pips[SKILLS.index("hun_night_hunt") % SKILLS_EACH] = 3
    t.stuns[0] = 1
    parts = t.view(0)["players"][0]["points"]
    assert list(parts.values()) == [24, 7, 2, 3, 3, 2, 1, -5]
    assert sum(parts.values()) == 37


def test_s56_the_last_tie_break():
    """S56: AMU-13.4, AMU-13.5."""
    s = game("thief", "hunter").given(coins(0, 4), coins(1, 4))
    s.table.stop()
    s.table.push(LAST_DAY)
    s.table.advance()
    outcome = s.table.outcome
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == [1]
    assert outcome.tie_break == "character"
    assert CHARACTERS[s.table.character[1]] == "hunter"
    assert GEM_OF[0] == 4
