"""Rules AMU-17 to AMU-23 that the scenarios leave out: knowledge, reactions, potions and vocabulary."""

from random import Random

from pentarchy import load
from pentarchy.games.amulet import cards
from pentarchy.games.amulet.cards import COLOURS, FIRST_MYTHICAL, MONSTERS, MYTHICAL, TROPHIES, WEAPONS
from pentarchy.games.amulet.oaths import COSTS
from pentarchy.games.amulet.suggestion import suggested
from tests.games.amulet import vocabulary
from tests.games.amulet.given import (
    coins,
    damaged,
    fight,
    game,
    gems,
    health,
    lair,
    manor,
    nightfall,
    potions,
    shop,
    turn_of,
    village,
)
from tests.games.amulet.test_scenarios_together import run

# Breaches, knowledge, decisions, vocabulary


def test_illegal_arrangements_are_refused():
    """AMU-17.1, AMU-17.2, AMU-17.3: weapons come before the reveal, and nothing can be laid wrongly."""
    s = game("thief", "hunter").given(lair("golem_3"), turn_of(0)).when("go lair", "arm thi_hook")
    assert s.refused("lay thi_hook")[0] == "AMU-6.3"
    s.when("done", "lay thi_hook")
    assert s.refused("place thi_hook turn 0 at 2 1") == ("AMU-7.8", "shield-on-a-weak-spot")
    assert s.refused("place thi_dagger turn 0 at 0 0") == ("AMU-7.2", "place-this-token")


def test_chance_is_asked():
    """AMU-18.1, AMU-18.9: a deck has no order; level 1 cards come first."""
    table = load("amulet").new(2, {"agreed": ["hunter", "thief"], "first": "0"})
    while table.question != "DealMonster":
        table.play(table.options()[0])
    assert len(table.options()) == 12
    assert set(table.weights()) == {1}


def test_a_returned_card_is_known():
    """AMU-18.4."""
    s = game("preacher", "thief").given(lair("werewolves_1"), nightfall)
    assert s.table.view(1)["lair"][0]["front"] == "werewolves_1"


def test_order_of_reactions():
    """AMU-19.1: from the day-token holder on at night."""
    s = game("preacher", "thief", "hunter", first=1).given(
        potions(0, "health"), potions(2, "stealth"), lair("undead_1"), nightfall
    )
    s.when("0> done")
    asked = []
    while s.table.question == "BeforeAbility":
        asked.append(s.table.seat)
        s.when("pass")
    assert asked == [2, 0]


def test_alchemy():
    """AMU-22.10: asked of its holder alone, after another player's gain; not for exchanges."""
    s = game("hunter", "thief").given(village("undead_1"), potions(1, "alchemy"), turn_of(0)).when("go village", "keep")
    assert (s.table.seat, s.options()) == (1, ["pass", "gem black"])
    s.when("gem black", "keep")
    assert s.table.gems[5 + COLOURS.index("black")] == 1
    assert "potion_alchemy" in s.table.view(0)["monastery"]
    s = game("hunter", "thief").given(gems(0, red=1), potions(1, "alchemy"), turn_of(0))
    s.when("go fair", "do exchange", "exchange red for blue", "keep")
    assert s.table.seat == 0


def test_vampire_blood_in_a_loss():
    """AMU-22.5, AMU-22.11, AMU-20.8: in the own window; the others lose 1; a cost opens no window."""
    s = game("preacher", "thief").given(health(0, 1), potions(0, "vampire_blood"), lair("gargoyles_1"), nightfall)
    s.when("done", "pass", "drink potion_vampire_blood")
    assert s.table.health == [3, 3]
    s = (
        game("paladin", "thief")
        .given(potions(0, "health"), damaged("pal_mace"), turn_of(0))
        .when("do pal_blood_repair")
    )
    assert s.table.question == "RepairWeapon"


def test_consciousness_at_night():
    """AMU-22.8: for any reason."""
    s = game("preacher", "thief").given(health(0, 1), potions(0, "consciousness"), lair("gargoyles_1"), nightfall)
    s.when("drink potion_consciousness")
    assert (s.table.health[0], s.table.stuns[0]) == (1, 0)


def test_durability_after_an_adventure():
    """AMU-22.9: also for a damaged weapon placed by worn tools."""
    from pentarchy.games.amulet.steps.homecoming import COMPLETED

    s = game("preacher", "thief").given(potions(0, "durability"))
    s.table.away |= 1 << WEAPONS.index("pre_staff")
    s.table.ready &= ~s.table.away
    s.given(run(COMPLETED)).when("spare pre_staff")
    assert s.table.ready >> WEAPONS.index("pre_staff") & 1


def test_potions_bring_gems():
    """AMU-5.13, AMU-22.3, AMU-22.5, AMU-22.6, AMU-22.9: yellow, black, blue, red."""
    for name, colour in (("health", "yellow"), ("vampire_blood", "black"), ("agility", "blue"), ("durability", "red")):
        s = (
            game("hunter", "thief")
            .given(shop(name), coins(0, 5), turn_of(0))
            .when("go monastery", "do potion", f"buy potion_{name}", "keep")
        )
        assert s.table.gems[COLOURS.index(colour)] == 1


def test_the_vocabulary_is_complete():
    """AMU-20.1, AMU-20.2, AMU-20.3, AMU-20.4, AMU-20.5, AMU-20.6: no record uses a word that is not listed."""
    listed, used = vocabulary.listed(), vocabulary.used()
    for kind in ("triggers", "limits", "conditions", "ops", "modifiers", "targets"):
        assert used[kind] <= listed[kind], kind
        assert used[kind]


def test_a_suggestion_can_be_played():
    """AMU-23.2, AMU-23.3: `place for me` goes on until the end of the fight."""
    s = (
        game("thief", "hunter")
        .given(lair("undead_1"), turn_of(0))
        .when("go lair", "arm thi_hook", "arm thi_throwing_knives")
    )
    while s.table.question in ("Arrange", "PlaceToken"):
        s.table.play(suggested(s.table, 0))
    assert s.told("fought")[0]["outcome"] == "victory"


def test_a_suggestion_spares_the_fighter():
    """AMU-6.10, AMU-23.2: rather a retreat than to be stunned together with the monster."""
    s = game("thief", "hunter").given(lair("golem_1"), health(0, 2), turn_of(0))
    s.when("go lair", "arm thi_hook", "arm thi_throwing_knives")
    while s.table.question in ("Arrange", "PlaceToken"):
        s.table.play(suggested(s.table, 0))
    assert s.told("fought")[0]["outcome"] == "retreat"


def test_length_of_a_game():
    """AMU-23.4: sixteen turns each with two players; five to nine destinations."""
    s = game("thief", "hunter")
    moves, table, rng = 0, s.table, Random(2)
    while not table.over:
        if table.question == "Move":
            moves += 1
            assert len([m for m in s.options() if m.startswith("go")]) <= 9
        table.play(rng.choice(table.options()))
    assert moves == 32


def test_backs_tell_the_card():
    """AMU-23.5, AMU-18.2: every back is different."""
    assert len(set(cards.BACKS)) == len(MONSTERS)
    assert len(MYTHICAL) == 6
    assert len(COSTS) - COSTS.count(None) == 7
    assert TROPHIES[FIRST_MYTHICAL:] == MYTHICAL


def test_quick_turns_change_nothing():
    """AMU-3.8: a fight is finished before the next turn begins."""
    s = game("thief", "hunter").given(lair("undead_1"), manor("goblins_1"), turn_of(0)).when("go lair", "arm thi_hook")
    assert s.table.pending == [0]
    fight(s, [])
    assert s.table.pending == [0]
