"""Scenarios S57 to S74: cooperative, solo, hidden oaths; knowledge, chance and order of play."""

from random import Random

from pentarchy.games.amulet.cards import ADVENTURES, MONSTERS
from pentarchy.games.amulet.steps.day import BEGIN_EVENING, DAWN_STEP, END_OF_MORNING, END_OF_NIGHT
from pentarchy.games.amulet.table import FACE_DOWN, A, B, C
from tests.games.amulet.given import (
    all_damaged,
    at,
    damaged,
    day,
    dungeon,
    game,
    health,
    is_damaged,
    is_ready,
    lair,
    lay,
    manor,
    mythical_seen,
    nightfall,
    no_adventure,
    no_mythical,
    oaths,
    potions,
    reveal,
    skills,
    turn_of,
    xp,
)


def in_play(quests):
    def arrange(table):
        table.campaign.quests = quests

    return arrange


def team(*cast, **options):
    s = game(*(cast or ("hunter", "thief")), mode=options.pop("mode", "cooperative"), **options)
    return s.given(*[oaths(seat, "offering", "renunciation") for seat in range(len(s.table.character))])


def run(step):
    def arrange(table):
        table.stop()
        table.push(step)
        table.advance()

    return arrange


def test_s57_broken_blades():
    """S57: AMU-14.13."""
    s = (
        team()
        .given(oaths(0, "broken_blades", "blood"), nightfall)
        .when("fulfil oath_broken_blades", "damage hun_bow", "damage hun_knife")
    )
    assert s.table.campaign.oaths[0] == 0
    assert is_damaged(s.table, "hun_bow")
    s = team().given(oaths(0, "broken_blades", "poverty"), damaged("hun_bow", "hun_knife", "hun_snare"), nightfall)
    assert s.told("oath-fulfilled") == []
    assert "fulfil oath_broken_blades" not in s.options()


def test_s58_sobriety():
    """S58: AMU-14.13."""
    s = (
        team()
        .given(oaths(0, "sobriety", "poverty"), potions(0, "health", "wealth"), turn_of(0))
        .when("go fair", "fulfil oath_sobriety")
    )
    assert s.table.campaign.oaths[0] == 0
    assert s.table.potions[0] == 0
    assert {"potion_health", "potion_wealth"} <= set(s.table.view(0)["monastery"])


def test_s59_a_monster_left_at_the_manor():
    """S59: AMU-14.11."""
    s = team("hunter", "thief", "preacher").given(manor("undead_1"), nightfall)
    assert s.table.over
    assert s.table.outcome.reason == "monsters_at_manor"
    assert s.table.outcome.winners == []
    s = team("hunter", "thief", "preacher").given(lair("golem_3"), nightfall)
    for _ in range(3):
        s.when(s.options()[0])
    assert not s.table.over
    assert s.table.manor >> MONSTERS.index("golem_3") & 1


def test_s60_a_mythical_fight_that_fails():
    """S60: AMU-14.11."""
    s = team("paladin", "thief").given(dungeon, skills(0, "pal_skill_banner"), turn_of(0)).when("go dungeon", "done")
    reveal(s, "hydra")
    assert s.table.over
    assert s.table.outcome.reason == "mythical_not_defeated"
    s = team("hunter", "thief").given(dungeon, turn_of(0)).when("go dungeon", "arm hun_bow", "arm hun_spear")
    lay(reveal(s, "great_mole_rat"), "hun_spear@3,1,2", "hun_bow@2,0,-1").when("done")
    assert s.told("fought")[-1]["outcome"] == "mutual_destruction"
    assert not s.table.over


def test_s61_the_last_day():
    """S61: AMU-14.11."""
    s = team(quest_b=2).given(day(7), no_mythical, lambda t: setattr(t, "mythical_deck", 3), run(DAWN_STEP))
    assert s.table.outcome.reason == "mythical_deck_left"
    s = team(quest_b=2).given(day(7), dungeon, lambda t: setattr(t, "mythical_deck", 2), run(DAWN_STEP))
    assert not s.table.over


def test_s62_refilling_in_the_evening():
    """S62: AMU-14.6."""
    s = team().given(no_mythical, no_adventure, lambda t: setattr(t, "mythical_deck", 1), run(END_OF_MORNING)).dealt()
    assert s.table.dungeon == FACE_DOWN
    assert s.table.adventure >= 0
    s = game("hunter", "thief").given(no_mythical, no_adventure, run(END_OF_MORNING)).dealt()
    assert (s.table.dungeon, s.table.adventure) == (-1, -1)
    assert BEGIN_EVENING.phase == s.table.phase


def test_s63_quest_c2():
    """S63: AMU-14.12."""
    s = team("hunter", "thief", quest_c=2).given(lair("beasts_1"), at(0, "lair"), at(1, "castle"), nightfall)
    assert s.table.health == [4, 5]


def test_s64_all_discarded():
    """S64: AMU-14.9, AMU-14.15."""
    s = team().given(in_play(A | C), day(5), *[run_fields(0), run_fields(1)], run(END_OF_NIGHT))
    assert s.options() == ["pass", "drop a"]
    s.when("drop a")
    assert s.table.campaign.quests == 0
    assert not s.table.over
    s.given(day(6), oaths(0), oaths(1), run(END_OF_NIGHT))
    assert s.table.outcome.reason == "all_discarded"
    assert s.table.outcome.winners == [0, 1]


def run_fields(seat):
    """Every field is filled."""

    def arrange(table):
        from pentarchy.games.amulet.cards import FIELDS_OF

        for colour in range(5):
            free = FIELDS_OF[table.character[seat]][colour] & ~table.fields[seat]
            table.supply[colour] -= free.bit_count()
            table.fields[seat] |= free

    return arrange


def test_s65_solo():
    """S65: AMU-15.2, AMU-15.3."""
    s = team("hunter", mode="solo").given(potions(0, "health"), health(0, 2), turn_of(0)).when("drink potion_health")
    assert s.table.view(0)["decks"]["boxed"] == ["potion_health"]
    s.given(manor("undead_1"), nightfall)
    assert not s.table.over


def test_s66_hidden_oaths_end_at_once():
    """S66: AMU-16.4."""
    s = team("hunter", "thief", mode="hidden_oaths").given(
        oaths(0),
        dungeon,
        in_play(B | C),
        lambda t: setattr(t, "mythical_deck", 0),
        turn_of(1),
    )
    s.given(day(5), skills(1, "thi_evening_no_shields"), health(1, 6)).when(
        "go dungeon", "do fight", "arm thi_hook", "arm thi_throwing_knives"
    )
    reveal(s, "great_mole_rat").given(cover_weak)
    s.when("done")
    assert s.table.over
    assert s.table.outcome.reason == "quests_discarded"
    assert s.table.outcome.winners == [0]


def cover_weak(table):
    """As if the weak spots were covered; the stun that follows does not matter here."""
    from pentarchy.games.amulet.cards import WEAK

    table.fight.covered = WEAK[table.fight.foe]


# Knowledge, chance and order


def test_s67_what_a_back_shows():
    """S67: AMU-18.2, AMU-18.7, AMU-18.8."""
    from pentarchy import load

    table = load("amulet").new(2, {"agreed": ["hunter", "thief"], "first": "0"})
    while table.question != "DealMonster":
        table.play(table.options()[0])
    table.play(table.game.parse("deal undead-24-32"))
    for seat in (None, 0, 1):
        card = table.view(seat)["lair"][0]
        assert (card["family"], card["mark"], card["level"], card["points"]) == ("undead", 1, 1, 3)
        assert card["weak"] == ["2,4", "3,2"]
        assert (card["gem"], card["gem_square"], card["front"]) == ("black", ["2,3"], None)
        assert "undead_1" not in str(card)
        assert table.resample(seat, Random(1)).lair == table.lair
    while table.question == "DealMonster":
        table.play(table.options()[0])
    assert table.view(0)["decks"]["monsters"] == 21
    assert table.view(0)["decks"]["level_1"] == 9


def test_s68_unknown_mythical_cards():
    """S68: AMU-18.3."""
    s = game("hunter", "thief").given(dungeon, mythical_seen("cyclops", "hydra"), turn_of(0)).when("go dungeon", "done")
    assert set(s.chances().values()) == {1}
    assert len(s.chances()) == 4
    s = team().given(dungeon, mythical_seen("cyclops"), turn_of(0)).when("go dungeon", "done")
    assert len(s.chances()) == 5


def test_s69_adventures_come_round():
    """S69: AMU-18.10, AMU-8.5."""
    s = team()
    s.table.unseen_adventures, s.table.adventure = 0, -1
    s.table.finished = list(range(9))
    s.given(run(END_OF_MORNING))
    assert s.table.adventure == 0
    assert s.table.view(0)["decks"]["finished_adventures"] == ADVENTURES[1:]


def test_s70_a_potion_before_the_ability():
    """S70: AMU-12.15, AMU-22.5."""
    for drink, after in ((True, [4, 5, 2]), (False, [5, 4, 3])):
        s = game("preacher", "thief", "hunter").given(
            health(0, 5), health(2, 3), potions(0, "vampire_blood"), lair("vampires_1"), nightfall
        )
        s.when("done")
        s.when("drink potion_vampire_blood" if drink else "pass")
        assert s.table.health == after


def test_s71_the_whetstone_first():
    """S71: AMU-5.18."""
    s = game("hunter", "thief").given(skills(0, "hun_whetstone"), all_damaged(0), turn_of(0)).when("go castle")
    assert "do adventure" not in s.options()
    s.when("do hun_whetstone", "repair hun_bow", "do adventure")
    s.when(s.options()[0], "done")
    while s.table.question == "PlaceGem":
        s.when("keep")
    assert s.table.xp[0] == 1


def test_s72_repaired_at_night_is_too_late():
    """S72: AMU-14.13."""
    weapons = ("pal_tower_shield", "pal_mace", "pal_holy_symbol")
    s = team("paladin", "thief").given(oaths(0, "broken_blades", "poverty"), damaged(*weapons), nightfall)
    s.when("do pal_blood_repair", "repair pal_mace")
    assert is_ready(s.table, "pal_mace")
    assert s.table.health[0] == 5
    assert s.told("oath-fulfilled") == []
    assert s.refused("fulfil oath_broken_blades")[0].startswith("AMU-")
    assert s.table.campaign.oaths[0]


def test_s73_several_tokens_at_once():
    """S73: AMU-10.6."""
    s = game("thief", "hunter").given(xp(0, 3), turn_of(0)).when("go fair")
    s.when("learn thi_ferry", "learn thi_night_repair", "learn thi_night_repair")
    assert {"thi_ferry", "thi_night_repair"} <= set(s.table.view(0)["players"][0]["skills"])


def test_s74_drink_then_bleed():
    """S74: AMU-22.3."""
    s = (
        team()
        .given(oaths(0, "blood", "poverty"), potions(0, "health"), health(0, 2), nightfall)
        .when("drink potion_health")
    )
    assert s.table.health[0] == 5
    s.when("fulfil oath_blood")
    assert s.table.health[0] == 1
    assert s.table.campaign.oaths[0] == 0
