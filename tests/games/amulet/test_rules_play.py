"""Rules AMU-1 to AMU-13 that the scenarios leave out."""

import pytest

from pentarchy import load
from pentarchy.games.amulet import cards, shapes
from pentarchy.games.amulet.cards import COLOURS, MONSTERS
from pentarchy.games.amulet.steps.ending import LAST_DAY
from pentarchy.games.amulet.table import EVENING, FACE_DOWN
from pentarchy.kernel.data import load as data
from pentarchy.kernel.errors import BadOption, BadSeatCount
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

PACKAGE = "pentarchy.games.amulet"


def test_modes_and_seat_counts():
    """AMU-1.1, AMU-15.1: which modes each number of players allows."""
    amulet = load("amulet")
    for seats, modes in {1: ["solo"], 2: ["competitive", "cooperative", "hidden_oaths"]}.items():
        for mode in cards.MODES:
            if mode in modes:
                assert amulet.new(seats, {"mode": mode}).seats == seats
            else:
                with pytest.raises(BadOption):
                    amulet.new(seats, {"mode": mode})
    for seats in (0, 6):
        with pytest.raises(BadSeatCount):
            amulet.new(seats)


@pytest.mark.parametrize(
    "options",
    [
        {"agreed": ["thief"]},
        {"agreed": ["thief", "hunter"], "characters": "random"},
        {"first": "2"},
        {"quest_a": 1},
        {"more_mythical": 1},
        {"mode": "cooperative", "quest_b": 2, "more_mythical": 3},
        {"mode": "cooperative", "quest_c": 3},
        {"characters": "chosen"},
        {"night": True},
    ],
)
def test_bad_options(options):
    """AMU-2.8, AMU-2.9, AMU-14.2, AMU-14.3: what cannot be agreed on is refused."""
    with pytest.raises(BadOption):
        load("amulet").new(2, options)


def test_components_are_those_of_the_box():
    """AMU-1.3, AMU-12.14: the data agree with the component list."""
    box = data(PACKAGE, "components").row("counts")
    counted = {
        "monster_cards": len(cards.MONSTERS),
        "mythical_cards": len(cards.MYTHICAL),
        "adventure_cards": len(cards.ADVENTURES),
        "spell_tokens": len(cards.SPELLS),
        "potion_tokens": len(cards.POTIONS),
        "upgrade_tokens": len(cards.UPGRADES),
        "skill_scrolls": len(cards.SKILLS),
        "weapon_tokens": len(cards.WEAPONS),
        "oath_cards": len(cards.OATHS),
        "quest_cards": len(cards.QUEST_ROWS),
        "story_cards": len(cards.STORIES),
        "health_tokens": sum(cards.HEALTH_OF),
        "gem_cubes_per_colour": cards.GEMS_PER_COLOUR,
    }
    assert counted == {name: box.number(name) for name in counted}
    kinds = [cards.KINDS[kind] for kind in cards.KIND_OF]
    assert {kind: kinds.count(kind) for kind in cards.KINDS} == {
        "once": 15,
        "return": 6,
        "each_night": 7,
        "persistent": 14,
    }


def test_regular_and_mythical_monsters():
    """AMU-1.8, AMU-7.1, AMU-2.1: two or three weak spots, five by five squares; 25 gems of each colour."""
    for card, row in enumerate(cards.GRID_ROWS):
        assert [len(line) for line in row.texts("grid")] == [5] * 5
        if card < cards.FIRST_MYTHICAL:
            assert cards.WEAK[card].bit_count() == cards.LEVEL_OF[card] + 1
        elif card < cards.FIRST_ADVENTURE:
            assert (cards.WEAK[card].bit_count(), cards.FORBIDDEN[card].bit_count()) == (3, 2)
            assert cards.POINTS_OF[card] == 12
    assert game("thief", "hunter").table.supply == [25] * 5


def test_resources_are_numbers():
    """AMU-1.2, AMU-1.4, AMU-1.5: coins are one number; weapons are locked, ready, damaged or away."""
    me = game("thief", "hunter").table.view(0)["players"][0]
    assert me["coins"] == 3
    assert len(me["ready"]) == 4
    assert me["damaged"] == me["away"] == []


def test_an_empty_gem_supply():
    """AMU-1.6: a gem that is out of supply is not gained; of any colour only those in supply."""
    s = game("thief", "hunter").given(village("undead_1"), turn_of(0))
    s.table.supply[COLOURS.index("black")] = 0
    s.when("go village")
    assert sum(s.table.gems) == 0
    s = game("thief", "hunter").given(skills(0, "thi_night_gem"))
    s.table.supply = [0, 0, 3, 0, 0]
    s.given(nightfall).when("do thi_night_gem", "keep")
    assert s.table.gems[2] == 1


def test_the_adventure_of_the_setup_and_the_upgrade_pile():
    """AMU-2.2, AMU-2.3, AMU-2.7: one adventure up, nine upgrades and six mythical cards unseen."""
    t = game("thief", "hunter").table
    assert t.adventure >= 0
    assert t.unseen_adventures.bit_count() == 8
    assert t.upgrades == 0
    assert sorted(cards.UPGRADES) == list(range(9))
    assert t.mythical_cards == t.unseen_mythical.bit_count() == 6


def test_the_first_player_is_drawn():
    """AMU-2.8: uniformly, if nobody was agreed on."""
    t = load("amulet").new(3, {"agreed": ["thief", "hunter", "preacher"]})
    assert [t.game.text(move) for move in t.options()] == ["first 0", "first 1", "first 2"]
    t.play(t.options()[2])
    assert t.holder == 2


def test_phases_of_a_day():
    """AMU-3.2, AMU-11.6: dawn, morning, evening, night; then the next dawn."""
    s = game("thief", "hunter")
    while s.table.day == 1:
        s.table.play(s.table.options()[0])
    phases = [told["phase"] for told in s.told("phase")]
    assert phases[phases.index("evening") :][:3] == ["evening", "night", "dawn"]


def test_a_turn_and_its_free_things():
    """AMU-3.7, AMU-3.8: a potion before the move, between actions, after them; never inside a fight."""
    s = game("hunter", "thief").given(potions(0, "health"), health(0, 2), lair("undead_1"), turn_of(0))
    assert "drink potion_health" in s.options()
    s.when("go lair")
    assert s.options() == ["do fight", "drink potion_health"]
    s.when("do fight")
    assert "drink potion_health" not in s.options()
    assert s.refused("drink potion_health")[0] == "AMU-6.3"


def test_figures_do_not_block():
    """AMU-4.2."""
    s = game("thief", "hunter").given(at(1, "fair"), turn_of(0))
    assert "go fair" in s.options()


def test_no_way_to_go():
    """AMU-4.6: the figure is put on the Inn, and the turn ends."""
    s = game("thief", "hunter").given(
        village("trolls_3", "dark_knights_2", "witches_3"), at(0, "castle"), coins(0, 0), health(0, 1), turn_of(0)
    )
    assert s.table.phase == EVENING
    assert s.table.place[0] == cards.INN


def test_revels():
    """AMU-4.7, AMU-12.10: the penalties come before anything else; some leave a choice."""
    s = game("hunter", "thief").given(village("goblins_2"), turn_of(0)).when("go fair")
    assert s.options() == ["pay coin", "pay health"]
    s.when("pay health")
    assert (s.table.coins[0], s.table.health[0]) == (3, 5)
    s = game("hunter", "thief").given(village("beasts_3"), turn_of(0)).when("go village", "keep")
    assert s.table.health[0] == 5
    s = (
        game("thief", "hunter")
        .given(village("beasts_3"), skills(0, "thi_ignore_abilities"), turn_of(0))
        .when("go village")
    )
    assert s.table.health[0] == 6


def test_a_visit_for_nothing():
    """AMU-4.8, AMU-5.6, AMU-5.16: without a monster there nothing happens."""
    s = game("hunter", "thief").given(manor("undead_1"), turn_of(0)).when("go lair")
    assert s.table.phase == EVENING
    assert s.table.manor


def test_fights_are_mandatory():
    """AMU-5.16, AMU-5.17: also without any weapon."""
    s = (
        game("hunter", "thief")
        .given(lair("undead_1"), all_damaged(0), potions(0, "health"), turn_of(0))
        .when("go lair")
    )
    assert s.refused("leave") == ("AMU-5.16", "must-fight-first")
    s.when("do fight", "done")
    assert s.table.question == "DrinkInFight"
    s = game("hunter", "thief").given(dungeon, potions(0, "health"), turn_of(0)).when("go dungeon")
    assert s.refused("leave") == ("AMU-5.16", "must-fight-first")


def test_repairs_are_optional_and_upgrades_wait():
    """AMU-5.1, AMU-5.2: what is not wanted is left; a place upgraded during the visit is so from the next one on."""
    s = game("hunter", "thief").given(all_damaged(0), turn_of(0)).when("go fair", "do repair", "done", "leave")
    assert s.table.damaged_of(0).bit_count() == 4
    s = (
        game("hunter", "thief")
        .given(no_adventure, turn_of(0))
        .when("go castle")
        .given(upgraded("castle"))
        .when("leave")
    )
    assert s.table.coins[0] == 3
    s = game("hunter", "thief").given(no_adventure, upgraded("castle"), turn_of(0)).when("go castle", "leave")
    assert (s.table.coins[0], s.table.xp[0]) == (5, 1)


def test_the_inn():
    """AMU-5.15, AMU-4.1."""
    s = game("hunter", "thief").given(at(0, "fair"), turn_of(0))
    assert s.refused("go inn") == ("AMU-5.15", "no-way-to-the-inn")


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
    assert s.refused("repair thi_hook") == ("AMU-9.2", "not-damaged")


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
    assert s.table.seat == 0
    s.when("do pre_night_vigil")
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
    s = game("hunter", "thief").given(village("witches_1"), no_adventure, turn_of(0)).when("go castle", "leave")
    assert s.table.xp[0] == 0


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
    reveal(s.when("go dungeon", "done"), "cyclops")
    assert s.table.view(1)["dungeon"] == "cyclops"
