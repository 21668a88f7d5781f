"""Scenarios S-17, S-46 to S-49, S-51 to S-57, S-62: hostile events, five players, solo."""

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import DUKES, EVENTS, FOES
from pentarchy.games.valeria.costs import slay_cost
from pentarchy.games.valeria.scoring import EXHAUSTED, dark_lord_score
from pentarchy.words import Words
from tests.games.valeria.given import (
    acting,
    count_of,
    domain_on_top,
    duke,
    exhausted,
    in_play,
    left,
    monsters,
    monsters_act,
    owns,
    payments,
    place_of,
    play,
    purse,
    purse_of,
    token,
    turn_of,
)

ARCHERS = 8


def test_s_17_bat_swarm():
    """VAL-10.10, VAL-10.11, VAL-10.13"""
    s = play(2, hostile_events=True).given(in_play("bat_swarm", ARCHERS), purse(0)).when("roll 2 3")
    assert s.table.question == "EventTarget"
    assert "token on bat_swarm" not in s.options()
    assert purse_of(s) == (0, 0, 0, 0)
    s.when("token on goblin")
    assert slay_cost(s.table, FOES.index("goblin"))[0] == 2
    s.given(purse(0, strength=2, magic=1))
    assert payments(s, "slay goblin") == [1, 2]


def test_s_46_slain_hostile_event():
    """VAL-10.7, VAL-10.9, VAL-10.6"""
    s = play(2, hostile_events=True, events=["mimic"]).given(in_play("kobold_thieves", ARCHERS))
    s.given(purse(0, strength=6), acting())
    assert (s.table.hostile_deck, s.table.exhausted_deck, s.table.exhausted_count()) == (1, 4, 1)
    s.when("slay kobold_thieves")
    assert purse_of(s) == (7, 0, 0, 0)
    assert s.table.covered == 1 << ARCHERS
    assert (s.table.hostile_deck, s.table.exhausted_deck, s.table.exhausted_count()) == (1, 3, 1)


def test_s_47_mimics_gold():
    """VAL-10.14"""
    s = play(2, hostile_events=True).given(token("gold", "owlbear", 2), purse(0, strength=4), acting())
    s.when("slay owlbear")
    assert purse_of(s) == (2, 0, 2, 0)


@pytest.mark.parametrize("roll", ["roll 1 1", "roll 2 2"])
def test_s_48_each_player_loses(roll):
    """VAL-10.10, VAL-10.16"""
    s = play(3, hostile_events=True).given(in_play("giant_leech", ARCHERS))
    s.given(purse(0, strength=3), purse(1), purse(2, strength=1)).when(roll)
    assert [purse_of(s, seat)[1] for seat in range(3)] == [2, 0, 0]
    assert s.table.pending == [0, 1, 2]


def test_s_49_resting_player():
    """VAL-11.4, VAL-11.5, VAL-11.6"""
    s = play(5, hostile_events=True).given(in_play("kobold_thieves", ARCHERS), owns(0, "thief"))
    s.given(*[purse(seat, gold=5) for seat in range(5)]).when("roll 1 6")
    assert s.table.resting() == 4
    assert [purse_of(s, seat)[0] for seat in range(5)] == [4, 4, 4, 4, 5]
    assert not any("4" in move for move in s.options())
    s.when("decline")
    assert [purse_of(s, seat)[1] for seat in range(5)] == [1, 1, 1, 1, 0]
    assert s.table.question == "ChooseAction"
    s.given(turn_of(1)).when("roll 1 1")
    assert s.table.resting() == 0
    assert s.table.pending == [1, 2, 3, 4]


def test_s_51_solo_capture():
    """VAL-14.8, VAL-14.11"""
    s = play(1).given(monsters_act(2, 5))
    assert s.options() == ["surrender merchant", "surrender rogue"]
    s.when("surrender rogue")
    assert s.options() == ["surrender peasant", "surrender butcher"]
    s.when("surrender peasant")
    assert [count_of(s, 1, name) for name in ("rogue", "peasant")] == [1, 1]
    assert s.table.question == "RollDice"


def test_s_52_solo_doubles_and_sixes():
    """VAL-14.8, VAL-14.9"""
    s = play(1).given(monsters_act(3, 3)).when("surrender champion", "surrender mercenary")
    assert s.table.question == "RollDice"
    s = play(1).given(exhausted(1), monsters_act(6, 6))
    assert s.options() == ["activate hills", "activate forest", "activate valley", "activate mountains"]
    s.when("activate valley", "surrender archer", "activate valley", "surrender paladin")
    assert s.table.question == "RollDice"
    s = play(1).given(exhausted(0), monsters_act(1, 6))
    assert s.table.question == "ChooseStack"


def test_s_53_solo_very_hard():
    """VAL-14.14, VAL-14.15"""
    captures = []
    for level in ("normal", "hard", "very_hard"):
        s = play(1, difficulty=level).given(exhausted(2), monsters_act(1, 2))
        count = 0
        while s.table.question == "ChooseCapture":
            s.when(s.options()[0])
            count += 1
        captures.append(count)
        assert count_of(s, 1, "mercenary") == (level == "very_hard")
    assert captures == [2, 2, 3]


def test_s_54_solo_loss():
    """VAL-14.11, VAL-14.18"""
    s = play(1).given(exhausted(8, 13, 18), monsters_act(4, 4))
    assert s.table.over
    result = s.table.outcome
    assert (result.reason, result.scores, result.places, result.winners) == ("loss_column", [0], [2], [])


def test_s_55_solo_scores():
    """VAL-14.19, VAL-14.20, VAL-14.21"""
    s = play(1).given(duke(0, "cornelius"), purse(0, gold=12, vp=1), owns(0, "emerald_stronghold", "orb_of_urdr"))
    s.given(owns(0, "red_dragon", "swamp_dragon", "spider_queen", "skeleton"))
    s.given(monsters("goblin_king"), monsters("giant", "troll"), monsters("orc_chieftain"), exhausted(1, 2))
    s.given(owns(1, "cleric", "rogue", "peasant", "butcher", "violet_thorn"))
    s.table.dark_lord, s.table.ending = DUKES.index("hrothgar"), EXHAUSTED
    s.table.stop()
    assert dark_lord_score(s.table) == 19 + 3 + 2 * 4 + 1 == 31
    result = s.table.outcome
    assert (result.scores, result.reason, result.places) == ([37], "win_points", [1])
    assert result.rival == {"monsters": 19, "domains": 3, "duke": 9}
    assert "37 against the Dark Lord’s 31" in Words(GAME, "en").outcome(result)
    s.given(purse(0, gold=6, vp=-3))
    assert (s.table.outcome.scores, s.table.outcome.reason) == ([31], "loss_points")


def test_s_56_solo_second_harvest():
    """VAL-14.16, VAL-14.17"""
    s = play(1).given(owns(0, "mercenary"), purse(0, gold=4)).when("roll 3 4")
    assert purse_of(s) == (5, 1, 0, 0)
    s.when("recruit archer", "gain gold", "surrender mercenary", "surrender paladin")
    assert purse_of(s) == (2, 2, 0, 0)
    assert s.options() == ["exchange with mercenary", "finish"]
    s.when("exchange with mercenary")
    assert purse_of(s) == (4, 1, 0, 0)
    assert s.table.question == "RollDice"


def test_s_57_chance_of_the_next_hostile_event():
    """VAL-9.10, VAL-10.3"""
    given = (left("archer", 1), left("butcher", 1), purse(0, gold=9), acting())
    s = play(3, hostile_events=True, events=["mimic"]).given(*given).when("recruit archer")
    others = {f"reveal {event}": 2 for event in EVENTS if event != "mimic"}
    assert s.chances() == {**others, "reveal mimic": 5}
    s.when("reveal giant_leech", "recruit butcher")
    assert s.chances() == {
        **{f"reveal {event}": 1 for event in EVENTS if event not in ("mimic", "giant_leech")},
        "reveal mimic": 4,
    }
    s = play(3, hostile_events=True).given(*given).when("recruit archer")
    assert s.chances() == {f"reveal {event}": 1 for event in EVENTS}


def test_s_62_a_card_everybody_knows():
    """VAL-9.9, VAL-10.17"""
    s = play(2, hostile_events=True).given(in_play("mimic", ARCHERS), token("strength", "mimic"))
    s.given(owns(0, "archer", "peasant", "butcher"), domain_on_top("nest_of_the_weaver_witch"), left("cleric", 1))
    s.given(purse(0, gold=10), left("merchant", 1), acting())
    s.when("build nest_of_the_weaver_witch", "return archer").dealt()
    for seat in (None, 0, 1):
        assert s.table.view(seat)["deck"] == {"known": ["mimic"], "events": 1, "exhausted": 4}
    s.when("recruit cleric")
    assert s.table.lairs[EVENTS.index("mimic")] == place_of(s.table, "cleric")
    assert slay_cost(s.table, FOES.index("mimic"))[0] == 3
    s.given(purse(1, gold=9), acting(1)).when("recruit merchant")
    assert len(s.chances()) == 5
    assert set(s.chances().values()) == {1}
