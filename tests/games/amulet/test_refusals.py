"""Refusals name the nearest reason, the rule that forbids the move, and what is missing."""

import pytest

from pentarchy.words import LANGUAGES, Words
from tests.games.amulet.given import (
    adventure,
    all_damaged,
    at,
    coins,
    damaged,
    day,
    dungeon,
    fight,
    game,
    gems,
    health,
    lair,
    nightfall,
    no_adventure,
    no_mythical,
    oaths,
    potions,
    shop,
    skills,
    spells,
    tower,
    turn_of,
    village,
)
from tests.games.amulet.test_scenarios_together import team


def one(*arrangements, who="hunter", mate="thief"):
    return game(who, mate).given(*arrangements, turn_of(0))


def why(scenario, text):
    """Rule, key and facts of a refusal; it can be read in every language."""
    refusal = scenario.table.why_not(scenario.table.game.parse(text))
    assert refusal is not None, text
    for lang in LANGUAGES:
        words = Words(scenario.table.game, lang)
        assert words.refusal(refusal)
        assert words.problems == []
    return refusal.rule, refusal.key, refusal.facts


MOVING = [
    ([at(0, "fair")], "go fair", ("AMU-4.1", "must-move", {})),
    ([at(0, "fair")], "go inn", ("AMU-5.15", "no-way-to-the-inn", {})),
    ([village("witches_3")], "go fair", ("AMU-12.9", "locked", {"monster": "witches_3"})),
    (
        [at(0, "castle"), coins(0, 0), health(0, 1)],
        "go village",
        ("AMU-4.5", "cannot-pay-the-way", {"needed": 1, "coins": 0, "health": 1}),
    ),
    ([], "rest", ("AMU-4.6", "must-move", {})),
    ([], "drink potion_health", ("AMU-9.6", "no-such-potion", {"potion": "potion_health"})),
    ([potions(0, "stealth")], "sneak golem_1", ("AMU-22.7", "no-lasting-monster", {})),
    ([], "do pal_blood_repair", ("AMU-21.4", "not-learnt", {"skill": "pal_blood_repair"})),
]


@pytest.mark.parametrize(("given", "move", "reason"), MOVING)
def test_the_way(given, move, reason):
    assert why(one(*given), move) == reason


def test_every_payment_counts():
    """AMU-4.4, AMU-4.5: two are due while trolls_1 lies at the Village."""
    s = one(at(0, "castle"), coins(0, 0), health(0, 2), village("trolls_1"))
    assert why(s, "go village")[2] == {"needed": 2, "coins": 0, "health": 2}


BOW = damaged("hun_bow")
VISITS = [
    ("fair", [BOW], "do heal", ("AMU-5.18", "not-here", {})),
    ("fair", [gems(0, red=1)], "do repair", ("AMU-9.2", "nothing-damaged", {})),
    ("fair", [BOW], "do exchange", ("AMU-5.14", "no-unplaced-gem", {})),
    ("fair", [BOW], "do hun_fair_trophies", ("AMU-21.3", "no-trophies", {})),
    ("fair", [BOW], "do thi_pickpocket", ("AMU-10.6", "not-learnt", {"skill": "thi_pickpocket"})),
    ("castle", [], "do hun_whetstone", ("AMU-10.6", "not-learnt", {"skill": "hun_whetstone"})),
    ("castle", [skills(0, "hun_whetstone"), BOW, no_adventure], "do adventure", ("AMU-8.1", "no-adventure", {})),
    ("robbers_hut", [], "do hut_heal", ("AMU-10.1", "full-health", {})),
]
PRICES = [
    ("robbers_hut", [BOW, coins(0, 0), potions(0, "health")], "do hut_repair", "AMU-5.11", 1, 0),
    ("mage_tower", [BOW, coins(0, 2)], "do spells", "AMU-5.12", 3, 2),
    ("monastery", [health(0, 2), shop("health"), coins(0, 1)], "do potion", "AMU-5.12", 4, 1),
]


@pytest.mark.parametrize(("place", "given", "move", "rule", "needed", "have"), PRICES)
def test_prices(place, given, move, rule, needed, have):
    assert why(one(*given).when(f"go {place}"), move) == (rule, "needs-coins", {"needed": needed, "have": have})


@pytest.mark.parametrize(("place", "given", "move", "reason"), VISITS)
def test_visits(place, given, move, reason):
    assert why(one(*given).when(f"go {place}"), move) == reason


def test_what_must_come_first():
    """AMU-5.9, AMU-5.16, AMU-5.17."""
    s = one(potions(0, "health"), health(0, 2), village("undead_1"), damaged("hun_bow")).when("go village")
    assert why(s, "do repair") == ("AMU-5.18", "chase-first", {})
    assert why(s, "leave") == ("AMU-5.9", "chase-first", {})
    s = one(potions(0, "health"), health(0, 2), lair("undead_1")).when("go lair")
    assert why(s, "leave") == ("AMU-5.16", "must-fight-first", {})
    s = one(potions(0, "health"), health(0, 2), dungeon).when("go dungeon")
    assert why(s, "leave") == ("AMU-5.17", "must-fight-first", {})


def test_repair_limit():
    """AMU-12.12."""
    s = one(village("golem_1"), all_damaged(0), gems(0, red=1)).when("go fair", "do repair", "repair hun_bow")
    assert why(s, "do repair") == ("AMU-5.18", "done-already", {})
    assert why(one(damaged("hun_bow")).when("go fair", "do repair"), "repair hun_knife")[1] == "not-damaged"
    assert why(one(damaged("hun_bow")).when("go fair", "do repair"), "repair hun_hound")[1] == "weapon-locked"


def test_buying():
    """AMU-5.5, AMU-5.8, AMU-5.12: what it costs and what you have."""
    s = one(coins(0, 3), tower("spark_1", "spark_2", "fire_lance_1")).when("go mage_tower", "do spells")
    assert why(s, "buy spell_fire_lance_1") == ("AMU-5.12", "needs-coins", {"needed": 4, "have": 3})
    assert why(s, "buy spell_spark_4") == ("AMU-5.8", "not-for-sale", {"item": "spell_spark_4"})
    assert why(s, "bargain spell_spark_1") == ("AMU-5.12", "no-discount", {})
    s.given(coins(0, 9)).when("buy spell_spark_1")
    assert why(s, "buy spell_spark_2") == ("AMU-5.12", "price-bought-already", {"price": 3})


def test_weapons():
    """AMU-6.3."""
    s = one(lair("undead_1"), damaged("hun_knife")).when("go lair")
    assert why(s, "arm hun_knife") == ("AMU-6.3", "not-ready", {"weapon": "hun_knife"})
    assert why(s, "arm thi_hook")[1] == "another-weapon"
    assert why(s.when("arm hun_bow"), "arm hun_bow")[1] == "already-chosen"


def test_placing():
    """AMU-7.4 to AMU-7.8: each rule for itself."""
    s = fight(one(lair("golem_3"), who="thief", mate="hunter").when("go lair"), ["thi_hook"]).when("lay thi_hook")
    assert why(s, "place thi_hook turn 0 at 2 1")[:2] == ("AMU-7.8", "shield-on-a-weak-spot")
    assert why(s, "place thi_hook turn 0 at -4 -4")[:2] == ("AMU-7.4", "off-the-card")
    assert why(s, "place thi_dagger turn 0 at 0 0")[1:] == ("place-this-token", {"token": "thi_hook"})
    s = fight(one(lair("undead_1"), who="preacher").when("go lair"), ["pre_staff"]).when("lay pre_staff")
    assert why(s, "place pre_staff turn 0 at 1 1")[:2] == ("AMU-7.6", "hilt-not-at-the-edge")


def test_closing_weak_spots():
    """AMU-7.9, AMU-20.3, AMU-21.1 to AMU-21.3."""
    s = fight(one(lair("undead_1"), skills(0, "hun_evening_wound")).when("go lair"), [])
    assert why(s, "close 2,4 by hun_evening_wound")[1] == "not-in-this-phase"
    assert why(s, "close 2,4 by pre_blood_seal")[1] == "not-learnt"
    s = game("hunter", "thief").given(
        skills(0, "hun_evening_wound"), lair("undead_1"), coins(0, 1), turn_of(0, "evening")
    )
    fight(s.when("go lair"), [])
    assert why(s, "close 2,4 by hun_evening_wound") == ("AMU-21.3", "needs-coins", {"needed": 2, "have": 1})
    assert why(s, "close 0,0 by hun_evening_wound") == ("AMU-7.9", "no-weak-spot", {"square": "0,0"})


def test_adventures():
    """AMU-8.2."""
    s = one(adventure("adv_lost_caravan"), spells(0, "spark_1")).when("go castle", "do adventure")
    assert why(s, "lay spell_spark_1") == ("AMU-8.2", "weapon-first", {})
    s.when("lay hun_bow")
    s.when(s.options()[0])
    assert why(s, "lay hun_knife") == ("AMU-8.2", "no-more-weapons", {"most": 1})


def test_oaths_and_quests():
    """AMU-14.7, AMU-14.13."""
    s = team("hunter", "thief").given(oaths(0, "poverty", "light"), damaged("hun_bow"), coins(0, 2), turn_of(0))
    s.when("go village")
    assert why(s, "fulfil oath_poverty") == ("AMU-14.13", "oath-needs", {"needed": 6, "have": 2})
    assert why(s, "fulfil oath_light")[1] == "oath-by-itself"
    assert why(s, "fulfil oath_blood")[1] == "not-your-oath"
    s = team("hunter", "thief").given(oaths(0, "humility", "light"), damaged("hun_bow"), turn_of(0)).when("go village")
    assert why(s, "fulfil oath_humility") == ("AMU-14.13", "oath-elsewhere", {"place": "castle"})


def test_trading():
    """AMU-14.14."""
    s = team("hunter", "thief").given(at(1, "fair"), damaged("hun_bow"), coins(0, 1), turn_of(0)).when("go village")
    assert why(s, "trade with 1") == ("AMU-14.14", "mate-elsewhere", {"with": 1, "place": "fair"})
    s = team("hunter", "thief").given(at(1, "fair"), coins(0, 1), turn_of(0)).when("go fair", "trade with 1")
    assert why(s, "propose")[1] == "offer-something"
    assert why(s.when("give coin"), "give coin") == ("AMU-14.14", "you-have-no-more", {"good": "coin", "have": 1})
    assert why(s, "ask coin")[1] == "coin-for-coin"
    assert why(s, "ask red") == ("AMU-14.14", "they-have-no-more", {"good": "red", "have": 0})


def test_at_night():
    """AMU-11.1."""
    s = game("thief", "hunter").given(skills(0, "thi_night_repair"), coins(0, 1), all_damaged(0), potions(0, "health"))
    s.given(day(2), no_mythical, nightfall)
    assert why(s, "do thi_night_repair") == ("AMU-21.5", "needs-coins", {"needed": 2, "have": 1})
    assert why(s, "do thi_night_gem")[1] == "not-learnt"
    assert why(s, "do repair")[1] == "not-at-night"
