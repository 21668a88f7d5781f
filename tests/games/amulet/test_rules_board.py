"""Rules AMU-1 to AMU-5 that the scenarios leave out: components, setup, the day, movement, places."""

import pytest

from pentarchy import load
from pentarchy.games.amulet import cards
from pentarchy.games.amulet.cards import COLOURS
from pentarchy.games.amulet.table import EVENING
from pentarchy.kernel.data import load as data
from pentarchy.kernel.errors import BadOption, BadSeatCount
from tests.games.amulet.given import (
    all_damaged,
    at,
    coins,
    dungeon,
    game,
    health,
    lair,
    manor,
    nightfall,
    no_adventure,
    potions,
    skills,
    turn_of,
    upgraded,
    village,
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
    s.given(nightfall).when("keep")
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
    assert s.refused("leave")[1] == "must-fight-first"
    s.when("do fight", "done")
    assert s.table.question == "DrinkInFight"
    s = game("hunter", "thief").given(dungeon, potions(0, "health"), turn_of(0)).when("go dungeon")
    assert s.refused("leave")[1] == "must-fight-first"


def test_repairs_are_optional_and_upgrades_wait():
    """AMU-5.1, AMU-5.2: what is not wanted is left; a place upgraded during the visit is so from the next one on."""
    s = game("hunter", "thief").given(all_damaged(0), turn_of(0)).when("go fair", "do repair", "done")
    assert s.table.damaged_of(0).bit_count() == 4
    s = game("hunter", "thief").given(turn_of(0)).when("go castle").given(upgraded("castle")).when("leave")
    assert s.table.coins[0] == 3
    s = game("hunter", "thief").given(no_adventure, upgraded("castle"), turn_of(0)).when("go castle")
    assert (s.table.coins[0], s.table.xp[0]) == (5, 1)


def test_the_inn():
    """AMU-5.15, AMU-4.1."""
    s = game("hunter", "thief").given(at(0, "fair"), turn_of(0))
    assert s.refused("go inn") == ("AMU-5.15", "no-way-to-the-inn")
