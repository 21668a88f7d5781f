"""Every skill does what its scroll says (AMU-21); those of the scenarios are not repeated here."""

import pytest

from pentarchy.games.amulet.cards import CHARACTERS, COLOURS, SKILLS, WEAPON_OF_SKILL, WEAPONS
from tests.games.amulet.given import (
    adventure,
    all_damaged,
    at,
    coins,
    damaged,
    dungeon,
    fight,
    game,
    gems,
    health,
    is_damaged,
    is_ready,
    lair,
    lay,
    manor,
    nightfall,
    no_mythical,
    potions,
    reveal,
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


def one(name, *arrangements, when="morning"):
    """A game of this character and another one, with his turn beginning."""
    other = "hunter" if name != "hunter" else "preacher"
    return game(name, other).given(*arrangements, turn_of(0, when))


WEAPON_SKILLS = [name for name, weapon in zip(SKILLS, WEAPON_OF_SKILL, strict=True) if weapon >= 0]


@pytest.mark.parametrize("name", WEAPON_SKILLS)
def test_weapon_skills(name):
    """AMU-9.1, AMU-21: the weapon arrives ready."""
    from pentarchy.games.amulet.cards import BELOW, SKILL_COST

    skill = SKILLS.index(name)
    below = [SKILLS[i] for i in range(55) if BELOW[skill] >> i & 1][:1]
    s = one(CHARACTERS[skill // 11], skills(0, *below), xp(0, SKILL_COST[skill])).when("go lair")
    s.when(*[f"learn {name}"] * SKILL_COST[skill])
    assert is_ready(s.table, WEAPONS[WEAPON_OF_SKILL[skill]])


@pytest.mark.parametrize(("who", "name"), [("preacher", "pre_pilgrims_path"), ("thief", "thi_ferry")])
def test_free_crossing(who, name):
    """AMU-21.1, AMU-21.5, AMU-20.7."""
    s = one(who, skills(0, name), at(0, "castle")).when("go village")
    assert (s.table.coins[0], s.told("paid")) == (3, [])


def test_preacher_places():
    """AMU-21.1: mending prayer, alms, herbal lore."""
    s = one("preacher", skills(0, "pre_mending_prayer", "pre_herbal_lore"), damaged("pre_staff"), shop("wisdom"))
    s.when("go monastery", "do pre_mending_prayer", "repair pre_staff", "do potion", "buy potion_wisdom")
    assert is_ready(s.table, "pre_staff")
    assert s.table.coins[0] == 2
    assert one("preacher", skills(0, "pre_alms")).when("go village").table.coins[0] == 5


def test_night_vigil():
    """AMU-21.1: everybody restores 1 health, the Preacher gains 2 coins, by itself."""
    s = game("preacher", "thief").given(skills(0, "pre_night_vigil"), health(0, 3), health(1, 3), nightfall)
    assert s.table.health == [4, 4]
    assert s.table.coins == [5, 3]


def test_preacher_helpers():
    """AMU-21.1: the priest in the Dungeon, both helpers at the Lair and the Manor."""
    s = one("preacher", skills(0, "pre_priest_in_dungeon"), dungeon).when("go dungeon", "done")
    assert reveal(s, "hydra").table.view(0)["fight"]["hand"] == ["priest"]
    s = one("preacher", skills(0, "pre_sanctify"), lair("undead_1"), upgraded("manor")).when("go lair", "done")
    assert s.table.view(0)["fight"]["hand"] == ["hero", "priest"]
    s = one("preacher", skills(0, "pre_sanctify"), manor("undead_1")).when("go manor", "done")
    assert s.table.view(0)["fight"]["hand"] == ["hero", "monk"]


def test_sorceress_places():
    """AMU-21.2: arcane mending, gem cutter."""
    s = one("sorceress", skills(0, "sor_arcane_mending"), all_damaged(0)).when("go mage_tower", "do repair")
    s.when("repair sor_wand", "repair sor_orb")
    assert s.table.question != "RepairWeapon"
    assert s.table.damaged_of(0).bit_count() == 2
    s = one("sorceress", skills(0, "sor_gem_cutter"), gems(0, red=3)).when("go fair", "do exchange")
    for colour in ("green", "blue", "black"):
        s.when(f"exchange red for {colour}", "keep")
    assert s.table.gems[:5] == [0, 0, 1, 1, 1]
    assert s.table.question != "ExchangeGem"


def test_mythic_pierce():
    """AMU-21.2: shields do not count against mythical monsters."""
    s = one("sorceress", skills(0, "sor_mythic_pierce"), dungeon).when("go dungeon", "done")
    assert reveal(s, "hydra").table.fight.unshielded
    s = one("sorceress", skills(0, "sor_mythic_pierce"), lair("undead_1")).when("go lair", "done")
    assert not s.table.fight.unshielded


def test_echo():
    """AMU-21.2: one spell used stays."""
    s = one("sorceress", skills(0, "sor_echo"), spells(0, "spark_1", "thunder"), lair("undead_1")).when(
        "go lair", "done"
    )
    lay(s, "spell_spark_1@0,0,0", "spell_thunder@0,2,0").when("done", "retain spell_thunder")
    assert s.table.view(0)["players"][0]["spells"] == ["spell_thunder"]
    assert "spell_spark_1" in s.table.view(0)["tower"]


def test_attunement():
    """AMU-21.2: two spells in one visit give a gem of her choice."""
    s = one("sorceress", skills(0, "sor_attunement"), tower("spark_1", "thunder"), coins(0, 9)).when(
        "go mage_tower", "do spells"
    )
    s.when("buy spell_spark_1", "buy spell_thunder", "gem red", "keep")
    assert s.table.gems[COLOURS.index("red")] == 1


def test_hunter_places():
    """AMU-21.3: tales at the Fair pay a coin for each trophy, again and again."""
    s = one("hunter", trophies(0, "undead_1", "hydra")).when("go fair", "do hun_fair_trophies")
    assert s.table.coins[0] == 5
    assert s.table.trophies[0].bit_count() == 2


def test_evening_wound():
    """AMU-21.3: 2 coins close a weak spot, in the evening only, once a fight."""
    s = one("hunter", skills(0, "hun_evening_wound"), lair("undead_1"), when="evening").when("go lair", "done")
    s.when("close 2,4 by hun_evening_wound")
    assert s.table.coins[0] == 1
    assert s.refused("close 3,2 by hun_evening_wound") == ("AMU-20.3", "skill-used-up")
    s = one("hunter", skills(0, "hun_evening_wound"), lair("undead_1")).when("go lair", "done")
    assert not [move for move in s.options() if move.startswith("close")]


def test_tracker():
    """AMU-21.3: the card first, then the weapons."""
    s = one("hunter", skills(0, "hun_tracker"), dungeon).when("go dungeon")
    assert s.table.question == "RevealFoe"
    s = one("hunter", skills(0, "hun_tracker"), lair("undead_1")).when("go lair")
    assert s.told("revealed")
    assert s.table.question == "ChooseWeapons"


def test_adventure_care():
    """AMU-21.3: weapons come back ready."""
    s = one("hunter", skills(0, "hun_adventure_care"), adventure("adv_hermits_riddle"), potions(0, "agility"))
    lay(s.when("go castle", "do adventure"), "hun_bow@3,1,4").when(
        "wield hun_knife", "place hun_knife turn 3 at 2 1", "done", "keep"
    )
    s.dealt()
    assert is_ready(s.table, "hun_bow")
    assert is_ready(s.table, "hun_knife")


def test_night_hunt():
    """AMU-21.3: one fight at night with any card left; no helper, no move; the experience at the end of the slot."""
    s = game("hunter", "thief").given(
        skills(0, "hun_night_hunt", "hun_no_shields"), lair("undead_1"), manor("goblins_1"), dungeon, nightfall
    )
    s.when("do hun_night_hunt")
    assert s.options() == ["face undead-24-32", "face goblins-20-44", "face mythical"]
    s.when("face undead-24-32", "arm hun_bow", "arm hun_spear")
    assert s.table.view(0)["fight"]["hand"] == ["hun_bow", "hun_spear"]
    assert s.table.fight.unshielded
    s.when("done")
    assert s.table.place[0] == 9


def test_field_dressing():
    """AMU-21.3: 1 health after a fight without a stun."""
    s = one("hunter", skills(0, "hun_field_dressing"), lair("undead_1")).when("go lair")
    fight(s, ["hun_bow"], "hun_bow@0,0,0").when("done")
    assert s.told("healed")[-1]["health"] == 1


def test_paladin_places():
    """AMU-21.4: royal favour and laying on of hands, done by themselves."""
    s = one("paladin", skills(0, "pal_royal_favour")).when("go castle", "leave")
    assert (s.table.coins[0], s.table.xp[0]) == (5, 1)
    assert one("paladin", skills(0, "pal_lay_on_hands"), health(0, 3)).when("go village").table.health[0] == 5


def test_blood_repair():
    """AMU-21.4, AMU-20.3: once a phase, with at least 3 health."""
    s = one("paladin", damaged("pal_mace", "pal_longsword")).when("do pal_blood_repair", "repair pal_mace")
    assert s.table.health[0] == 5
    assert "do pal_blood_repair" not in s.options()
    s.given(nightfall)
    assert "do pal_blood_repair" in s.options()
    assert "do pal_blood_repair" not in one("paladin", damaged("pal_mace"), health(0, 2)).options()


def test_elite_helpers():
    """AMU-21.4: always the knight and the priest."""
    s = one("paladin", skills(0, "pal_elite_helpers"), lair("undead_1"), damaged("pal_mace")).when(
        "go lair", "do fight", "done"
    )
    assert s.table.view(0)["fight"]["hand"] == ["knight"]


def test_night_adventure():
    """AMU-21.4: one adventure action at night, and nothing else of the Castle."""
    s = game("paladin", "thief").given(skills(0, "pal_night_adventure"), adventure("adv_lost_caravan"), nightfall)
    s.when("do pal_night_adventure", "lay pal_mace")
    s.when(s.options()[0], "done")
    assert s.table.away == 1 << WEAPONS.index("pal_mace")
    assert s.table.xp[0] == 0
    assert s.table.coins[0] == 4


def test_bulwark():
    """AMU-21.4: each loss by an ability is 1 smaller."""
    s = game("paladin", "thief").given(skills(0, "pal_bulwark"), lair("gargoyles_1"), nightfall)
    assert s.table.health == [6, 4]


def test_three_weapons_and_valour():
    """AMU-21.4: three weapons against a mythical monster; two repairs after beating one or a level 2 monster."""
    s = one("paladin", skills(0, "pal_three_weapons"), dungeon).when(
        "go dungeon", "arm pal_mace", "arm pal_longsword", "arm pal_holy_symbol"
    )
    assert s.table.question == "RevealFoe"
    s = one("paladin", skills(0, "pal_valor"), lair("golem_2")).when("go lair", "arm pal_mace", "done")
    s.given(
        lambda t: setattr(t.fight, "covered", (1 << 25) - 1),
        lambda t: setattr(t.fight, "used", 1 << WEAPONS.index("pal_mace")),
    )
    s.when("done")
    assert is_damaged(s.table, "pal_mace")
    s.when("repair pal_mace")
    assert is_ready(s.table, "pal_mace")


def test_thief_places():
    """AMU-21.5: pickpocket at the Fair."""
    assert one("thief", skills(0, "thi_pickpocket")).when("go fair").table.coins[0] == 5


def test_night_workshop_and_burglary():
    """AMU-21.5: a repair for 2 coins, a gem of her choice."""
    s = game("thief", "hunter").given(skills(0, "thi_night_repair", "thi_night_gem"), damaged("thi_hook"), nightfall)
    s.when("do thi_night_repair", "repair thi_hook", "gem blue", "keep")
    assert s.table.coins[0] == 1
    assert s.table.gems[COLOURS.index("blue")] == 1


def test_secret_passage():
    """AMU-21.5: the top card of the mythical deck in an empty Dungeon, if she wants."""
    s = one("thief", skills(0, "thi_dungeon_top"), no_mythical).when("go dungeon")
    assert s.options() == ["do fight", "leave"]
    before = s.table.mythical_deck
    reveal(s.when("do fight", "done"), "hydra")
    assert s.table.mythical_deck == before - 1
    assert s.table.dungeon == -1


def test_shadow():
    """AMU-21.5: no ability applies to her, C2 included."""
    s = game("thief", "hunter", mode="cooperative", quest_c=2).given(
        skills(0, "thi_ignore_abilities"), lair("beasts_1"), at(0, "lair"), at(1, "lair"), nightfall
    )
    assert s.table.health == [6, 4]


def test_greed():
    """AMU-21.5: covered coins pay too."""
    s = one("thief", skills(0, "thi_greed"), lair("undead_1")).when("go lair", "done")
    s.given(lambda t: setattr(t.fight, "covered", (1 << 25) - 1)).when("done")
    assert s.table.coins[0] == 3 + 3


def test_no_shields_in_the_evening():
    """AMU-21.5, AMU-7.8."""
    s = one("thief", skills(0, "thi_evening_no_shields"), lair("undead_1"), when="evening").when("go lair", "done")
    assert s.table.fight.unshielded
    s = one("thief", skills(0, "thi_evening_no_shields"), lair("undead_1")).when("go lair", "done")
    assert not s.table.fight.unshielded


def test_skill_healing_forbidden():
    """AMU-12.11: laying on of hands does nothing while ghosts_1 haunts the Village of another visit."""
    s = one("hunter", skills(0, "hun_field_dressing"), village("ghosts_1"), lair("undead_1")).when("go lair")
    fight(s, ["hun_bow"], "hun_bow@0,0,0").when("done")
    assert s.told("healed") == []
