"""Scenarios S15 to S36: fights and adventures."""

from pentarchy.games.amulet.cards import ADVENTURES, COLOURS
from tests.games.amulet.given import (
    adventure,
    all_damaged,
    at,
    coins,
    damaged,
    dungeon,
    fight,
    game,
    gone,
    health,
    is_damaged,
    is_ready,
    lair,
    lay,
    manor,
    no_adventure,
    phase,
    potions,
    reveal,
    skills,
    spells,
    turn_of,
    upgraded,
)


def gems_of(table, seat):
    placed = table.fields[seat]
    return {COLOURS[c]: table.gems[seat * 5 + c] for c in range(5) if table.gems[seat * 5 + c]}, placed


def keep_gems(s):
    """Every gem gained is kept beside the mat."""
    while s.table.question == "PlaceGem":
        s.when("keep")
    return s


def at_lair(name, monster, *more):
    return (
        game(name, "preacher" if name != "preacher" else "hunter")
        .given(lair(monster), *more, turn_of(0))
        .when("go lair")
    )


def test_s15_a_victory():
    """S15: AMU-6.8, AMU-6.9, AMU-6.10, AMU-6.11, AMU-6.12, AMU-6.15."""
    s = at_lair("thief", "undead_1")
    fight(s, ["thi_throwing_knives", "thi_hook"], "thi_throwing_knives@0,2,3", "thi_hook@2,3,-1", "hero@0,1,0").when(
        "done"
    )
    keep_gems(s)
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "victory"
    assert (t.health[0], t.coins[0], t.xp[0]) == (5, 5, 1)
    assert gems_of(t, 0)[0] == {"black": 1}
    assert t.view(0)["players"][0]["points"]["trophies"] == 3
    assert is_damaged(t, "thi_throwing_knives")
    assert is_damaged(t, "thi_hook")


def test_s16_a_retreat_pays_symbols():
    """S16: AMU-6.10, AMU-6.11, AMU-6.12."""
    s = at_lair("thief", "undead_1")
    fight(s, ["thi_throwing_knives", "thi_lockpicks"], "thi_throwing_knives@0,2,3", "thi_lockpicks@0,1,0", "hero@0,4,0")
    keep_gems(s.when("done"))
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "retreat"
    assert (t.coins[0], t.xp[0], t.trophies[0], t.health[0]) == (3, 0, 0, 5)
    assert gone(t, "undead_1")
    assert gems_of(t, 0)[0] == {"black": 2}


def mole_rat(*more):
    s = (
        game("hunter", "thief")
        .given(dungeon, coins(0, 5), *more, turn_of(0))
        .when("go dungeon", "arm hun_bow", "arm hun_spear")
    )
    return reveal(s, "great_mole_rat")


def test_s17_mutual_destruction():
    """S17: AMU-6.10, AMU-6.11, AMU-10.3, AMU-6.14."""
    s = lay(mole_rat(), "hun_spear@3,1,2", "hun_bow@2,0,-1").when("done")
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "mutual_destruction"
    assert t.view(0)["players"][0]["points"]["trophies"] == 12
    assert (t.coins[0], t.health[0], t.stuns[0], t.xp[0]) == (2, 6, 1, 0)
    assert t.view(0)["players"][0]["place"] == "inn"
    assert gems_of(t, 0)[0] == {}
    assert is_damaged(t, "hun_bow")
    assert is_damaged(t, "hun_spear")


def test_s18_a_defeat():
    """S18: AMU-6.10, AMU-6.11."""
    s = game("sorceress", "thief").given(dungeon, coins(0, 1), turn_of(0)).when("go dungeon", "arm sor_wand", "done")
    lay(reveal(s, "minotaur"), "sor_wand@0,2,0").when("done")
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "defeat"
    assert (t.coins[0], t.stuns[0], t.trophies[0]) == (0, 1, 0)
    assert t.dungeon == -1
    assert is_damaged(t, "sor_wand")


def test_s19_everything_counts_at_the_same_time():
    """S19: AMU-6.8: 3 - 7 + 3 + 2 = 1."""
    from pentarchy.games.amulet.beginning import new_fight
    from pentarchy.games.amulet.cards import MONSTERS
    from pentarchy.games.amulet.forecast import health_after
    from pentarchy.games.amulet.shapes import PAYS_HEART

    t = game("hunter", "thief").given(health(0, 3)).table
    t.current_fight = new_fight(-1, MONSTERS.index("undead_1"))
    t.fight.extra_damage = 7 - 6
    low = PAYS_HEART & -PAYS_HEART
    t.fight.used = low | (PAYS_HEART ^ low) & -(PAYS_HEART ^ low)
    t.fight.healing = 3
    assert t.fight.used.bit_count() == 2
    assert health_after(t, 0, t.fight) == 1


def test_s20_consciousness():
    """S20: AMU-22.8."""
    s = lay(mole_rat(potions(0, "consciousness")), "hun_spear@3,1,2", "hun_bow@2,0,-1").when("done")
    assert s.options() == ["pass", "drink potion_consciousness"]
    s.when("drink potion_consciousness", "gem red", "keep")
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "victory"
    assert (t.health[0], t.stuns[0], t.coins[0], t.xp[0]) == (1, 0, 5 + 2, 0)
    assert gems_of(t, 0)[0] == {"red": 1}
    assert t.view(0)["players"][0]["place"] == "dungeon"


def test_s21_spells():
    """S21: AMU-9.5, AMU-6.15."""
    s = mole_rat(spells(0, "spark_1", "frost_hook_1", "stone_weight"), coins(0, 3))
    lay(
        s,
        "hun_bow@3,1,2",
        "hun_spear@0,4,0",
        "spell_spark_1@1,0,1",
        "spell_frost_hook_1@3,1,3",
        "spell_stone_weight@0,2,0",
    )
    s.when("done", "gem green", "keep")
    t = s.table
    assert (t.health[0], t.coins[0], t.xp[0]) == (5, 4, 0)
    assert t.view(0)["players"][0]["points"]["trophies"] == 12
    assert t.spells[0] == 0
    assert {"spell_spark_1", "spell_frost_hook_1", "spell_stone_weight"} <= set(t.view(0)["tower"])


def test_s22_blood_seal():
    """S22: AMU-21.1 `pre_blood_seal`, AMU-7.9."""
    s = game("preacher", "thief").given(manor("demons_1"), skills(0, "pre_blood_seal"), turn_of(0)).when("go manor")
    fight(s, ["pre_holy_book", "pre_aspergillum"]).when("close 4,1 by pre_blood_seal")
    lay(s, "pre_holy_book@0,0,1", "pre_aspergillum@2,2,1", "monk@0,4,3").when("done")
    t = s.table
    assert s.told("fought")[-1]["outcome"] == "victory"
    assert (t.health[0], t.coins[0] - 3, t.xp[0]) == (2, 4, 3)
    assert gems_of(t, 0)[0] == {}
    assert "pre_blood_seal" in t.view(0)["players"][0]["spent"]


def sacrifice(*more):
    s = at_lair("sorceress", "necromancer_2", *more)
    fight(s, ["sor_wand", "sor_orb"]).when("close 4,4 by sor_sacrifice", "shatter sor_grimoire")
    return lay(s, "sor_orb@0,0,0", "sor_wand@0,2,2", "hero@0,3,3")


def test_s23_sacrifice():
    """S23: AMU-21.2 `sor_sacrifice`."""
    s = keep_gems(sacrifice().when("done"))
    t = s.table
    assert (t.health[0], t.coins[0], t.xp[0]) == (4, 7, 2)
    assert t.view(0)["players"][0]["points"]["trophies"] == 6
    assert gems_of(t, 0)[0] == {"blue": 1}
    assert t.view(0)["players"][0]["damaged"] == ["sor_wand", "sor_grimoire", "sor_orb"]


def test_s24_wisdom():
    """S24: AMU-22.4."""
    s = at_lair("thief", "undead_1", potions(0, "wisdom"))
    fight(s, ["thi_throwing_knives", "thi_hook"], "thi_throwing_knives@0,1,3", "thi_hook@2,3,-1", "hero@0,1,0").when(
        "done"
    )
    assert s.options() == ["pass", "drink potion_wisdom"]
    s.when("drink potion_wisdom")
    assert (s.table.health[0], s.table.coins[0], s.table.xp[0]) == (4, 5, 3)
    s = at_lair("thief", "undead_1", potions(0, "wisdom"))
    fight(s, ["thi_throwing_knives", "thi_hook"], "thi_throwing_knives@0,2,3", "thi_hook@2,3,-1", "hero@0,1,0").when(
        "done"
    )
    keep_gems(s)
    assert s.told("used-potion") == []
    assert s.table.xp[0] == 1


def test_s25_wealth_and_bounty():
    """S25: AMU-22.2, AMU-21.3 `hun_bounty`, AMU-6.17."""
    s = at_lair("hunter", "golem_2", skills(0, "hun_bounty"), potions(0, "wealth"), coins(0, 0))
    fight(s, ["hun_spear", "hun_snare"], "hun_spear@0,1,0", "hun_snare@1,2,1", "hero@0,2,3").when("done")
    keep_gems(s.when("drink potion_wealth"))
    t = s.table
    assert (t.health[0], t.coins[0], t.xp[0]) == (3, 10, 2)
    assert gems_of(t, 0)[0] == {"yellow": 1}


def golem_3(*more):
    s = game("thief", "paladin").given(manor("golem_3"), coins(0, 0), *more, turn_of(0)).when("go manor")
    return fight(s, ["thi_hook", "thi_lockpicks"])


def test_s26_agility_in_a_fight():
    """S26: AMU-22.6, AMU-6.7."""
    s = lay(golem_3(), "thi_hook@2,1,0", "thi_lockpicks@2,2,3", "monk@1,3,2").when("done")
    keep_gems(s)
    assert (s.table.health[0], s.table.coins[0]) == (3, 4)
    assert gems_of(s.table, 0)[0] == {"red": 1}
    s = lay(golem_3(potions(0, "agility")), "thi_hook@2,1,0", "thi_lockpicks@2,2,3")
    s.when("wield thi_throwing_knives", "place thi_throwing_knives turn 1 at 3 1")
    keep_gems(lay(s, "monk@0,0,3").when("done"))
    assert (s.table.health[0], s.table.coins[0]) == (5, 2)
    assert gems_of(s.table, 0)[0] == {"red": 2}
    assert s.table.damaged_of(0).bit_count() == 3


def test_s27_inventiveness():
    """S27: AMU-22.1, AMU-7.8."""
    s = lay(golem_3(potions(0, "inventiveness"), damaged("pal_tower_shield")), "thi_hook@2,1,0", "thi_lockpicks@2,2,3")
    s.when("borrow pal_tower_shield", "place pal_tower_shield turn 2 at 4 2")
    keep_gems(lay(s, "monk@0,3,1").when("done"))
    assert (s.table.health[0], s.table.coins[0]) == (5, 3)
    assert gems_of(s.table, 0)[0] == {"red": 1}
    assert is_damaged(s.table, "pal_tower_shield")


def test_s28_a_weapon_left_off_is_not_used():
    """S28: AMU-6.6."""
    s = at_lair("preacher", "trolls_2")
    fight(s, ["pre_staff", "pre_holy_book"], "pre_staff@0,0,1", "hero@0,1,3").when("done")
    keep_gems(s)
    t = s.table
    assert (t.health[0], t.coins[0], t.xp[0]) == (2, 6, 1)
    assert gems_of(t, 0)[0] == {"green": 1}
    assert is_damaged(t, "pre_staff")
    assert is_ready(t, "pre_holy_book")


def test_s29_the_upgraded_dungeon():
    """S29: AMU-5.7."""
    s = game("thief", "hunter").given(dungeon, upgraded("dungeon"), turn_of(0)).when("go dungeon")
    assert s.table.question == "RevealFoe"
    assert reveal(s, "hydra").table.question == "ChooseWeapons"
    s = game("thief", "hunter").given(dungeon, turn_of(0)).when("go dungeon")
    assert s.table.question == "ChooseWeapons"


def test_s30_weapons_that_stay_ready():
    """S30: AMU-21.2 `sor_evening_recall`, AMU-22.9."""
    s = sacrifice(skills(0, "sor_evening_recall"), potions(0, "durability"), phase("evening"))
    s.given(phase("evening")).when("done")
    keep_gems(s)
    assert s.options() == ["pass", "spare sor_wand", "spare sor_orb"]
    s.when("spare sor_wand")
    assert s.options() == ["pass", "spare sor_orb"]
    s.when("spare sor_orb")
    assert s.table.view(0)["players"][0]["damaged"] == ["sor_grimoire"]
    s = keep_gems(sacrifice(skills(0, "sor_evening_recall"), potions(0, "durability")).when("done"))
    s.when("spare sor_orb")
    assert s.table.view(0)["players"][0]["damaged"] == ["sor_wand", "sor_grimoire"]


def test_the_potion_is_not_asked_about_once_the_only_weapon_is_spared():
    """AMU-21.2 `sor_evening_recall`, AMU-22.9: nothing is left to spare, and the potion stays."""
    s = game("sorceress", "thief").given(lair("undead_1"), skills(0, "sor_evening_recall"), potions(0, "durability"))
    s.given(turn_of(0, "evening")).when("go lair", "arm sor_wand", "done", "lay sor_wand")
    s.when(s.options()[0]).given(lambda table: setattr(table.fight, "covered", (1 << 25) - 1)).when("done")
    keep_gems(s)
    assert s.options() == ["pass", "spare sor_wand"]
    s.when("spare sor_wand")
    assert s.table.question == "AssignXp"
    assert s.table.view(0)["players"][0]["potions"] == ["potion_durability"]


def test_s31_the_morning_gem_is_kept():
    """S31: AMU-21.4 `pal_morning_gem`."""
    s = (
        game("paladin", "thief")
        .given(dungeon, skills(0, "pal_morning_gem"), turn_of(0))
        .when("go dungeon", "done", "keep")
    )
    reveal(s, "minotaur")
    assert s.told("fought")[-1]["outcome"] == "defeat"
    assert gems_of(s.table, 0)[0] == {"yellow": 1}


# Adventures


def test_s32_an_adventure_of_two_players():
    """S32: AMU-8.2, AMU-8.3, AMU-8.4, AMU-8.5."""
    s = game("thief", "preacher").given(adventure("adv_lost_caravan"), turn_of(0)).when("go castle", "do adventure")
    lay(s, "thi_throwing_knives@1,1,0")
    s.when("done", "keep")
    assert s.table.question == "AssignXp"
    assert s.table.xp[0] == 1
    assert gems_of(s.table, 0)[0] == {"yellow": 1}
    s.when("learn thi_ferry").given(turn_of(1))
    s.when("go castle", "do adventure")
    lay(s, "pre_censer@0,3,4")
    s.when("done", "keep")
    assert s.table.question == "DrawUpgrade"
    s.when("upgrade fair")
    t = s.table
    assert (t.coins[0], t.coins[1]) == (6, 6)
    assert t.xp[1] == 1
    assert gems_of(t, 1)[0] == {"yellow": 1}
    assert is_damaged(t, "thi_throwing_knives")
    assert is_damaged(t, "pre_censer")
    assert t.view(0)["upgrades"] == ["fair"]
    assert t.adventure == -1
    assert t.finished == [ADVENTURES.index("adv_lost_caravan")]


def test_s33_agility_on_an_adventure():
    """S33: AMU-22.6, AMU-8.2."""
    s = game("hunter", "thief").given(adventure("adv_hermits_riddle"), potions(0, "agility"), turn_of(0))
    lay(s.when("go castle", "do adventure"), "hun_bow@3,1,4").when("wield hun_knife", "place hun_knife turn 3 at 2 1")
    keep_gems(s.when("done"))
    s.dealt()
    assert s.told("completed")[0]["adventure"] == "adv_hermits_riddle"
    assert gems_of(s.table, 0)[0] == {"green": 1}
    assert s.table.coins[0] == 6


def test_s34_lone_quest():
    """S34: AMU-21.2 `sor_lone_quest`, AMU-6.12."""
    s = game("sorceress", "thief").given(adventure("adv_bandit_toll"), skills(0, "sor_lone_quest"), turn_of(0))
    lay(s.when("go castle", "do adventure"), "sor_wand@1,2,4", "sor_ritual_dagger@1,0,0")
    keep_gems(s.when("done"))
    assert gems_of(s.table, 0)[0] == {"red": 2}
    from pentarchy.games.amulet.cards import FIRST_ADVENTURE, WEAK

    weak = WEAK[FIRST_ADVENTURE + ADVENTURES.index("adv_bandit_toll")]
    assert (weak & ~s.table.quest_covered).bit_count() == 1


def test_s35_worn_tools():
    """S35: AMU-21.1 `pre_worn_tools`."""
    s = game("preacher", "thief").given(all_damaged(0), turn_of(0)).when("go castle")
    assert "do adventure" in s.options()
    s = game("preacher", "thief").given(all_damaged(0), turn_of(0)).when("go robbers_hut")
    assert "do hut_adventure" not in s.options()


def test_s36_an_empty_castle():
    """S36: AMU-8.6."""
    s = game("thief", "hunter").given(no_adventure, at(0, "fair"), turn_of(0)).when("go castle")
    assert s.table.xp[0] == 1
    assert s.table.coins[0] == 3
