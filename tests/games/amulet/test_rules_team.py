"""Rules AMU-14 to AMU-16 that the scenarios leave out: playing together, alone, with hidden oaths."""

from random import Random

import pytest

from pentarchy import load
from pentarchy.games.amulet import cards
from pentarchy.games.amulet.cards import MONSTERS, OATHS
from pentarchy.games.amulet.steps.quests import SECTIONS_NEEDED
from pentarchy.games.amulet.table import A, B, C
from pentarchy.kernel.testing import Scenario
from tests.games.amulet.given import (
    adventure,
    all_damaged,
    at,
    coins,
    damaged,
    day,
    dungeon,
    fields,
    game,
    gems,
    lair,
    lay,
    nightfall,
    oaths,
    potions,
    reveal,
    skills,
    spells,
    trophies,
    turn_of,
    village,
    xp,
)
from tests.games.amulet.test_scenarios_together import run, team


def in_play(quests):
    def arrange(table):
        table.campaign.quests = quests

    return arrange


def test_goal_and_quests():
    """AMU-14.1, AMU-14.2: three quests, difficulty 0 to 6; points do not matter."""
    table = load("amulet").new(2, {"mode": "cooperative", "quest_a": 2, "quest_b": 1, "quest_c": 2})
    assert table.campaign.quests == A | B | C
    assert sum(table.campaign.levels) == 5
    s = team().given(day(8), run_end)
    assert s.table.outcome.reason == "cards_left"
    assert s.table.outcome.scores == [0, 0]


def run_end(table):
    from pentarchy.games.amulet.steps.day import END_OF_NIGHT

    run(END_OF_NIGHT)(table)


@pytest.mark.parametrize(("level", "more", "total"), [(0, 0, 2), (1, 0, 3), (2, 0, 4), (2, 2, 6)])
def test_the_mythical_deck(level, more, total):
    """AMU-14.3: as many cards as quest B says, and more beyond difficulty 6; which ones nobody knows (AMU-18.3)."""
    table = load("amulet").new(2, {"mode": "cooperative", "quest_b": level, "more_mythical": more})
    assert table.mythical_deck == total
    assert table.unseen_mythical.bit_count() == 6


def test_story_and_oaths():
    """AMU-14.4, AMU-14.5, AMU-18.8: a story of three, two oaths each, face up."""
    table = load("amulet").new(3, {"mode": "cooperative", "agreed": ["thief", "hunter", "preacher"], "first": "0"})
    assert [table.game.text(move) for move in table.options()] == [f"story {name}" for name in cards.STORIES]
    s = Scenario(table).dealt(4)
    assert [oaths.bit_count() for oaths in table.campaign.oaths] == [2, 2, 2]
    assert len(table.view(None)["players"][0]["oaths"]["cards"]) == 2
    assert len(s.told("vowed")) == 6


def test_sections_needed():
    """AMU-14.7, AMU-15.4: by level and number of players."""
    assert SECTIONS_NEEDED == [[3, 5, 6, 7, 9], [4, 7, 8, 10, 12], [6, 9, 11, 13, 16]]


def fill(seat, names):
    return fields(seat, *names)


def test_discarding_quest_a():
    """AMU-14.7, AMU-14.10: asked at the event and at the end of the turn; keeping it is allowed."""
    s = team("preacher", "thief").given(
        fill(0, ["f1", "f2", "f3", "f5", "f6", "f7", "f11", "f12"]), fields(0, "f8"), gems(0, red=1), turn_of(0)
    )
    assert s.table.charged_sections(0) >= 5
    s.when("go monastery", "leave")
    assert s.table.question == "DiscardQuest"
    s.when("pass")
    assert s.table.campaign.quests & A
    s.given(at(0, "inn"), turn_of(0)).when("go fair", "leave", "drop a")
    assert not s.table.campaign.quests & A


def test_quest_b_and_the_last_card():
    """AMU-14.8, AMU-14.16: a mutual destruction defeats it; the fatal stun token loses all the same."""
    for stuns, over in ((0, False), (3, True)):
        s = team("hunter", "thief").given(dungeon, lambda t: setattr(t, "mythical_deck", 0), turn_of(0))
        s.table.stuns[1] = stuns
        s.when("go dungeon", "arm hun_bow", "arm hun_spear")
        lay(reveal(s, "great_mole_rat"), "hun_spear@3,1,2", "hun_bow@2,0,-1").when("done")
        assert s.table.over is over
        if over:
            assert s.table.outcome.reason == "stun_tokens"
        else:
            assert s.options() == ["pass", "drop b"]


def test_the_boon_of_c0():
    """AMU-14.12: a gem that charges a section mends a weapon."""
    s = team("preacher", "thief").given(fields(0, "f2", "f3"), damaged("pre_staff"), village("beasts_1"), turn_of(0))
    s.when("go village", "set f5", "repair pre_staff")
    assert s.table.charged_sections(0) == 1
    assert not s.table.damaged_of(0)


def trade_table():
    return (
        team("preacher", "thief")
        .given(at(1, "fair"), gems(0, red=1), coins(0, 3), spells(1, "spark_1"), all_damaged(0), turn_of(0))
        .when("go fair")
    )


def test_trading():
    """AMU-14.14: both agree; a gem handed over may be placed at once; each is asked once in a window."""
    s = trade_table().when("trade with 1", "give coin", "give coin", "give red", "ask spell_spark_1", "propose")
    assert s.table.seat == 1
    s.when("accept")
    assert s.table.question == "PlaceGem"
    s.when("set f6")
    assert s.table.coins == [1, 5]
    assert s.table.view(0)["players"][0]["spells"] == ["spell_spark_1"]
    assert "trade with 1" not in s.options()
    s.when("leave")
    assert s.table.question == "TradeOrNot"
    s.when("trade with 1", "ask coin", "propose", "refuse")
    assert s.table.coins == [1, 5]


def test_no_trade_between_rivals():
    """AMU-14.14: trading belongs to the cooperative games; health, weapons and placed gems are never traded."""
    s = game("preacher", "thief").given(at(1, "fair"), all_damaged(0), turn_of(0)).when("go fair")
    assert s.refused("trade with 1") == ("AMU-14.14", "no-mate")
    s = trade_table().when("trade with 1")
    assert {move.split()[0] for move in s.options()} == {"done", "give", "ask"}
    assert s.refused("give blue") == ("AMU-14.14", "you-have-no-more")


PAYABLE = {
    "poverty": ("village", coins(0, 6)),
    "humility": ("castle", trophies(0, "undead_1", "undead_2", "hydra")),
    "renunciation": ("mage_tower", spells(0, "spark_1", "spark_2", "thunder")),
    "offering": ("monastery", gems(0, red=1, blue=2, green=1)),
    "sobriety": ("fair", potions(0, "health", "wealth")),
}


@pytest.mark.parametrize("name", sorted(PAYABLE))
def test_action_oaths(name):
    """AMU-14.13: paid in full at its place, and both oaths are discarded."""
    place, arrangement = PAYABLE[name]
    other = "light" if name != "light" else "mastery"
    s = (
        team("preacher", "thief")
        .given(oaths(0, name, other), arrangement, turn_of(0))
        .when(f"go {place}", f"fulfil oath_{name}")
    )
    assert s.table.campaign.oaths[0] == 0
    assert s.told("oath-fulfilled")[0]["oath"] == f"oath_{name}"
    s = team("preacher", "thief").given(oaths(0, name, other), turn_of(0)).when(f"go {place}")
    assert f"fulfil oath_{name}" not in s.options()


def test_more_to_choose_from_than_asked():
    """AMU-14.13: which trophies, spells, potions, gems or weapons are given is the owner's choice."""
    s = team("preacher", "thief").given(
        oaths(0, "humility", "light"), trophies(0, "undead_1", "undead_2", "goblins_1", "hydra"), turn_of(0)
    )
    s.when("go castle", "fulfil oath_humility", "discard undead_1", "discard goblins_1", "discard hydra")
    assert s.table.trophies[0] == 1 << MONSTERS.index("undead_2")


def test_achievements():
    """AMU-14.13: fulfilled by themselves at the event."""
    s = team("thief", "hunter").given(
        oaths(0, "mastery", "poverty"), skills(0, "thi_ferry", "thi_night_repair"), xp(0, 4), turn_of(0)
    )
    s.when("go lair", *["learn thi_night_gem"] * 4)
    assert s.table.campaign.oaths[0] == 0
    s = team("preacher", "thief").given(
        oaths(0, "light", "poverty"), fields(0, "f1", "f2", "f3", "f5", "f6", "f8"), turn_of(0)
    )
    s.given(village("goblins_1")).when("go village", "set f10")
    assert s.table.charged_sections(0) >= 4
    assert s.table.campaign.oaths[0] == 0
    s = (
        team("thief", "hunter")
        .given(oaths(0, "single_blade", "poverty"), lair("undead_1"), turn_of(0))
        .when("go lair", "arm thi_hook", "done")
    )
    lay(s, "thi_hook@0,0,0").given(lambda t: cover(t.fight, (1 << 25) - 1 & ~1)).when("done")
    assert s.table.campaign.oaths[0] == 0
    s = (
        team("thief", "hunter")
        .given(oaths(0, "perfection", "poverty"), lair("undead_1"), turn_of(0))
        .when("go lair", "done")
    )
    s.given(lambda t: cover(t.fight, (1 << 25) - 1)).when("done")
    assert s.table.campaign.oaths[0] == 0


def test_fellowship():
    """AMU-14.13: three completed adventures with a weapon on the card."""
    s = completing(team("thief", "hunter").given(oaths(0, "fellowship", "poverty")), 0, "thi_hook").when("done")
    assert s.table.campaign.oaths[0] == 0
    assert s.table.campaign.journeys == [3, 0]


def cover(fight, squares):
    fight.covered = squares


def completing(s, seat, weapon):
    """This seat is about to complete its third adventure with a weapon that lies somewhere."""
    s.table.campaign.journeys[seat] = 2
    s.given(turn_of(seat)).when("go castle", "do adventure", f"lay {weapon}")
    s.when(s.options()[0])
    return s.given(lambda table: cover(table.fight, table.fight.covered | cards.WEAK[table.fight.foe]))


# Solo and hidden oaths


def test_solo():
    """AMU-15.1, AMU-15.2, AMU-15.4, AMU-15.5: one card each a dawn, all potions; two of them need another player."""
    s = game("hunter", mode="solo", quest_c=1)
    assert s.table.deck.bit_count() == 16
    assert s.table.shop.bit_count() == 10
    assert s.table.campaign.oaths[0].bit_count() == 2
    s.given(potions(0, "inventiveness", "alchemy"), lair("undead_1"), all_damaged(0), turn_of(0)).when(
        "go lair", "done"
    )
    assert not [move for move in s.options() if move.startswith("borrow")]
    s = game("hunter", mode="solo").given(lair("goblins_3"), coins(0, 5), nightfall)
    assert s.table.coins == [3]
    assert s.table.holder == 0


def test_hidden_oaths_are_hidden():
    """AMU-16.1, AMU-18.6: only the owner sees them; what others may hold is dealt anew from the unseen."""
    s = game("hunter", "thief", "preacher", mode="hidden_oaths")
    mine = s.table.view(0)["players"][0]["oaths"]["cards"]
    assert len(mine) == 2
    assert s.table.view(1)["players"][0]["oaths"] == {"held": 2, "cards": None, "discarded_unseen": 0, "ruled_out": []}
    seen = set()
    for seed in range(40):
        twin = s.table.resample(0, Random(seed))
        assert twin.campaign.oaths[0] == s.table.campaign.oaths[0]
        assert not (twin.campaign.oaths[1] | twin.campaign.oaths[2]) & twin.campaign.oaths[0]
        seen |= {oath for oath in range(12) if twin.campaign.oaths[1] >> oath & 1}
    assert len(seen) == 10


def test_a_fulfilled_oath_is_shown_the_other_is_not():
    """AMU-16.2, AMU-18.6."""
    s = game("hunter", "thief", mode="hidden_oaths").given(
        oaths(1, "light", "mastery"), oaths(0, "poverty", "blood"), coins(0, 6), turn_of(0)
    )
    s.when("go village", "fulfil oath_poverty")
    assert s.told("oath-fulfilled", 1)[0]["oath"] == "oath_poverty"
    assert s.table.view(1)["players"][0]["oaths"]["discarded_unseen"] == 1
    assert s.table.view(0)["players"][0]["oaths"]["discarded_unseen"] == ["oath_blood"]
    assert {s.table.resample(1, Random(seed)).campaign.buried[0] for seed in range(60)} != {
        1 << OATHS.index("oath_blood")
    }


def test_what_was_not_fulfilled_is_ruled_out():
    """AMU-18.6: who charges four sections and keeps his oaths does not hold the Oath of Light."""
    s = game("preacher", "thief", mode="hidden_oaths").given(
        oaths(0, "poverty", "blood"), oaths(1, "mastery", "sobriety")
    )
    s.given(fields(0, "f1", "f2", "f3", "f5", "f6", "f8"), village("goblins_1"), turn_of(0)).when(
        "go village", "do chase", "set f10"
    )
    light = 1 << OATHS.index("oath_light")
    assert s.table.campaign.ruled_out[0] == light
    assert not any(s.table.resample(1, Random(seed)).campaign.oaths[0] & light for seed in range(30))


def test_quests_must_be_discarded():
    """AMU-16.3: no choice with hidden oaths."""
    s = game("preacher", "thief", mode="hidden_oaths").given(
        fields(0, "f1", "f2", "f3", "f5", "f6", "f7", "f11", "f12", "f8"), turn_of(0)
    )
    s.when("go lair", "leave")
    assert not s.table.campaign.quests & A


def test_the_oath_comes_first():
    """AMU-16.5: the last mythical monster beaten with a single weapon."""
    s = game("hunter", "thief", mode="hidden_oaths").given(
        oaths(0, "single_blade", "poverty"),
        oaths(1, "light", "mastery"),
        dungeon,
        in_play(B | C),
    )
    s.given(lambda t: setattr(t, "mythical_deck", 0), turn_of(0)).when("go dungeon", "do fight", "arm hun_bow", "done")
    lay(reveal(s, "great_mole_rat"), "hun_bow@2,0,-1").given(lambda t: cover(t.fight, (1 << 25) - 1)).when("done")
    assert s.table.outcome.reason == "quests_discarded"
    assert s.table.outcome.winners == [0]


# Oaths before quests


def test_a_victory_keeps_the_oath_before_its_gem_ends_the_game():
    """AMU-14.13, AMU-16.5: Single Blade is fulfilled by the victory, not only once the gem of it is placed."""
    s = team("preacher", "thief", mode="hidden_oaths").given(oaths(0, "single_blade", "poverty"), lair("undead_1"))
    s.given(fields(0, "f5", "f6", "f7", "f11", "f12", "f13", "f14", "f10"), in_play(A | C))
    s.given(turn_of(0)).when("go lair", "do fight", "arm pre_staff", "done", "lay pre_staff")
    s.when(s.options()[0])
    s.given(
        lambda table: setattr(table.fight, "covered", cards.WEAK[table.fight.foe] | cards.DAMAGE[table.fight.foe][0])
    )
    s.when("done", "set f8")
    assert s.table.outcome.reason == "quests_discarded"
    assert s.table.outcome.winners == [0]
    kinds = [event.kind for event in s.table.events]
    assert kinds.index("fought") < kinds.index("oath-fulfilled") < kinds.index("gained-gem")


def test_a_completed_adventure_keeps_the_oath_before_its_gem_ends_the_game():
    """AMU-14.13, AMU-16.5: the third adventure of Fellowship counts before the gem that discards the last quest."""
    s = team("preacher", "thief", mode="hidden_oaths").given(oaths(0, "fellowship", "poverty"))
    s.given(adventure("adv_lost_caravan"), fields(0, "f2", "f3", "f5", "f7", "f11", "f12", "f13", "f14"))
    s.given(in_play(A | C))
    completing(s, 0, "pre_staff").given(lambda table: cover(table.fight, cards.WEAK[table.fight.foe])).when("done")
    s.when("set f6")
    assert s.table.outcome.reason == "quests_discarded"
    assert s.table.outcome.winners == [0]


@pytest.mark.parametrize(("mode", "sides"), [("cooperative", [0, 0, 0]), ("hidden_oaths", [0, 1, 2])])
def test_who_wins_together(mode, sides):
    """AMU-14.1, AMU-16.4: a team wins as one; with hidden oaths everybody by his own."""
    assert team("preacher", "thief", "hunter", mode=mode).table.sides() == sides
