"""Rules AMU-14 to AMU-23 that the scenarios leave out."""

from random import Random

import pytest

from pentarchy import load
from pentarchy.games.amulet import cards, solver
from pentarchy.games.amulet.cards import COLOURS, FIRST_MYTHICAL, MONSTERS, MYTHICAL, OATHS, TROPHIES, WEAK, WEAPONS
from pentarchy.games.amulet.oaths import ACTIONS
from pentarchy.games.amulet.prospects import suggest
from pentarchy.games.amulet.shapes import TOKENS
from pentarchy.games.amulet.steps.quests import SECTIONS_NEEDED
from pentarchy.games.amulet.table import A, B, C
from pentarchy.kernel.testing import Scenario
from tests.games.amulet import vocabulary
from tests.games.amulet.given import (
    all_damaged,
    at,
    coins,
    damaged,
    day,
    dungeon,
    fields,
    fight,
    game,
    gems,
    health,
    lair,
    lay,
    manor,
    nightfall,
    oaths,
    potions,
    reveal,
    shop,
    skills,
    spells,
    trophies,
    turn_of,
    village,
    xp,
)
from tests.games.amulet.test_scenarios_together import run, team


def test_goal_and_quests():
    """AMU-14.1, AMU-14.2: three quests, difficulty 0 to 6; points do not matter."""
    table = load("amulet").new(2, {"mode": "cooperative", "quest_a": 2, "quest_b": 1, "quest_c": 2})
    assert table.quests == A | B | C
    assert sum(table.levels) == 5
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
    assert [oaths.bit_count() for oaths in table.oaths] == [2, 2, 2]
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
    assert s.table.quests & A
    s.given(at(0, "inn"), turn_of(0)).when("go fair", "leave", "drop a")
    assert not s.table.quests & A


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
    assert s.refused("trade with 1") == ("AMU-14.14", "no-trade-now")
    s = trade_table().when("trade with 1")
    assert {move.split()[0] for move in s.options()} == {"done", "give", "ask"}
    assert s.refused("give blue") == ("AMU-14.14", "not-to-be-traded")


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
    assert s.table.oaths[0] == 0
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
    assert s.table.oaths[0] == 0
    s = team("preacher", "thief").given(
        oaths(0, "light", "poverty"), fields(0, "f1", "f2", "f3", "f5", "f6", "f8"), turn_of(0)
    )
    s.given(village("goblins_1")).when("go village", "set f10")
    assert s.table.charged_sections(0) >= 4
    assert s.table.oaths[0] == 0
    s = (
        team("thief", "hunter")
        .given(oaths(0, "single_blade", "poverty"), lair("undead_1"), turn_of(0))
        .when("go lair", "arm thi_hook", "done")
    )
    lay(s, "thi_hook@0,0,0").given(lambda t: setattr(t, "covered", (1 << 25) - 1 & ~1)).when("done")
    assert s.table.oaths[0] == 0
    s = (
        team("thief", "hunter")
        .given(oaths(0, "perfection", "poverty"), lair("undead_1"), turn_of(0))
        .when("go lair", "done")
    )
    s.given(lambda t: setattr(t, "covered", (1 << 25) - 1)).when("done")
    assert s.table.oaths[0] == 0


def test_fellowship():
    """AMU-14.13: three completed adventures with a weapon on the card."""
    from pentarchy.games.amulet.steps.adventures import COMPLETED

    s = team("thief", "hunter").given(oaths(0, "fellowship", "poverty"))
    s.table.journeys[0] = 2
    s.table.away |= 1 << WEAPONS.index("thi_hook")
    s.table.ready &= ~s.table.away
    s.given(run(COMPLETED))
    assert s.table.oaths[0] == 0
    assert s.table.journeys == [3, 0]


# Solo and hidden oaths


def test_solo():
    """AMU-15.1, AMU-15.2, AMU-15.4, AMU-15.5: one card each a dawn, all potions; two of them need another player."""
    s = game("hunter", mode="solo", quest_c=1)
    assert s.table.deck.bit_count() == 16
    assert s.table.shop.bit_count() == 10
    assert s.table.oaths[0].bit_count() == 2
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
        assert twin.oaths[0] == s.table.oaths[0]
        assert not (twin.oaths[1] | twin.oaths[2]) & twin.oaths[0]
        seen |= {oath for oath in range(12) if twin.oaths[1] >> oath & 1}
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
    assert {s.table.resample(1, Random(seed)).buried[0] for seed in range(60)} != {1 << OATHS.index("oath_blood")}


def test_what_was_not_fulfilled_is_ruled_out():
    """AMU-18.6: who charges four sections and keeps his oaths does not hold the Oath of Light."""
    s = game("preacher", "thief", mode="hidden_oaths").given(
        oaths(0, "poverty", "blood"), oaths(1, "mastery", "sobriety")
    )
    s.given(fields(0, "f1", "f2", "f3", "f5", "f6", "f8"), village("goblins_1"), turn_of(0)).when(
        "go village", "do chase", "set f10"
    )
    light = 1 << OATHS.index("oath_light")
    assert s.table.ruled_out[0] == light
    assert not any(s.table.resample(1, Random(seed)).oaths[0] & light for seed in range(30))


def test_quests_must_be_discarded():
    """AMU-16.3: no choice with hidden oaths."""
    s = game("preacher", "thief", mode="hidden_oaths").given(
        fields(0, "f1", "f2", "f3", "f5", "f6", "f7", "f11", "f12", "f8"), turn_of(0)
    )
    s.when("go lair", "leave")
    assert not s.table.quests & A


def test_the_oath_comes_first():
    """AMU-16.5: the last mythical monster beaten with a single weapon."""
    s = game("hunter", "thief", mode="hidden_oaths").given(
        oaths(0, "single_blade", "poverty"),
        oaths(1, "light", "mastery"),
        dungeon,
        lambda t: setattr(t, "quests", B | C),
    )
    s.given(lambda t: setattr(t, "mythical_deck", 0), turn_of(0)).when("go dungeon", "do fight", "arm hun_bow", "done")
    lay(reveal(s, "great_mole_rat"), "hun_bow@2,0,-1").given(lambda t: setattr(t, "covered", (1 << 25) - 1)).when(
        "done"
    )
    assert s.table.outcome.reason == "quests_discarded"
    assert s.table.outcome.winners == [0]


# Breaches, knowledge, decisions, vocabulary


def test_illegal_arrangements_are_refused():
    """AMU-17.1, AMU-17.2, AMU-17.3: weapons come before the reveal, and nothing can be laid wrongly."""
    s = game("thief", "hunter").given(lair("golem_3"), turn_of(0)).when("go lair", "arm thi_hook")
    assert s.refused("lay thi_hook")[0] == "AMU-6.3"
    s.when("done", "lay thi_hook")
    assert s.refused("place thi_hook turn 0 at 2 1") == ("AMU-7.8", "forbidden-or-shield")
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
    from pentarchy.games.amulet.steps.adventures import COMPLETED

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


def test_the_solver_is_right():
    """AMU-23.1, AMU-23.2: against a plain search over all positions of two tokens."""
    rng = Random(5)
    for _ in range(12):
        card = rng.randrange(FIRST_MYTHICAL)
        tokens = rng.sample(range(len(TOKENS)), 2)
        plan = solver.solve(card, sum(1 << token for token in tokens))
        assert plan.gain == plain_search(card, tokens)


def plain_search(card, tokens):
    from pentarchy.games.amulet.shapes import OFF_OF, ON_OF, PAYS_GEM, SHAPE_OF, fits_of

    gem = solver.GEM * sum(PAYS_GEM >> token & 1 for token in tokens)
    ways = []
    for token in tokens:
        shape = SHAPE_OF[token]
        laid = [
            (ON_OF[shape][i], OFF_OF[shape][i], solver.square_gain(card, ON_OF[shape][i], gem) + solver.bonus_of(token))
            for i in fits_of(card, token, False)
        ]
        ways.append([(0, 0, 0), *laid])
    best = {True: -(10**6), False: -(10**6)}
    for on, off, gain in ways[0]:
        for on2, off2, gain2 in ways[1]:
            if not on & on2 and not off & off2:
                beaten = not WEAK[card] & ~(on | on2)
                best[beaten] = max(best[beaten], gain + gain2)
    return best[True] if best[True] > -(10**6) else max(best.values())


def test_a_suggestion_can_be_played():
    """AMU-23.2, AMU-23.3: `place for me` is a list of legal moves."""
    s = (
        game("thief", "hunter")
        .given(lair("undead_1"), turn_of(0))
        .when("go lair", "arm thi_hook", "arm thi_throwing_knives")
    )
    moves = suggest(s.table)
    assert moves
    for move in moves:
        s.table.play(move)
    s.when("done")
    assert s.told("fought")[0]["outcome"] == "victory"


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
    assert ACTIONS.bit_count() == 7
    assert TROPHIES[FIRST_MYTHICAL:] == MYTHICAL


def test_quick_turns_change_nothing():
    """AMU-3.8: a fight is finished before the next turn begins."""
    s = game("thief", "hunter").given(lair("undead_1"), manor("goblins_1"), turn_of(0)).when("go lair", "arm thi_hook")
    assert s.table.pending == [0]
    fight(s, [])
    assert s.table.pending == [0]
