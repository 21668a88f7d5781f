"""Sections 10 to 14: hostile events, five players, random citizens, no dukes, solo."""

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import CITIZENS, COST_OF, DUKES, EVENT_ROWS, EVENTS, FOES
from pentarchy.games.valeria.costs import slay_cost
from pentarchy.games.valeria.scoring import dark_lord_score, parts_of
from tests.games.valeria.given import (
    acting,
    count_of,
    domain_on_top,
    exhausted,
    foe_count,
    in_play,
    left,
    monsters,
    monsters_act,
    owns,
    play,
    purse,
    purse_of,
    stack_of,
    token,
    turn_of,
)


def hostile(seats=2, **options):
    return play(seats, hostile_events=True, **options)


def test_val_10_1_the_events():
    """VAL-10.1"""
    assert [row.number("trigger") for row in EVENT_ROWS] == [1, 2, 3, 4, 5, 6]
    assert not any(row.has("area") for row in EVENT_ROWS)


@pytest.mark.parametrize(("seats", "events", "cards"), [(1, 1, 5), (2, 2, 4), (3, 3, 6), (4, 4, 8), (5, 5, 10)])
def test_val_10_2_the_deck(seats, events, cards):
    """VAL-10.2, VAL-14.24, VAL-11.3"""
    table = hostile(seats).table
    assert (table.hostile_deck, table.exhausted_deck) == (events, cards)


def test_val_10_4_and_10_5_a_reveal_causes_nothing():
    """VAL-10.4, VAL-10.5, VAL-10.10: it waits for the next roll"""
    s = hostile().given(left("butcher", 1), purse(0, gold=1), purse(1)).when("roll 5 6", "recruit butcher")
    s.when("reveal kobold_thieves")
    assert s.table.lairs[EVENTS.index("kobold_thieves")] == 14
    assert purse_of(s)[0] == 1
    s.given(purse(0, gold=3)).when("gain gold", "roll 6 1")
    assert purse_of(s)[0] == 3


def test_val_10_8_events_are_monsters():
    """VAL-10.8, VAL-10.18, VAL-8.25"""
    s = hostile().given(in_play("bat_swarm", 8), owns(0, "goblin", "troll"), purse(0, strength=6), acting())
    s.when("slay bat_swarm")
    assert purse_of(s)[0] == 3
    assert foe_count(s, 0) == 3
    assert parts_of(s.table, 0)["monsters"] == 1 + 6 + 2


def test_val_10_9_no_exhausted_card_left():
    """VAL-10.9: the place stays empty"""
    s = hostile().given(exhausted(5, 6, 7, 9), in_play("mimic", 8), purse(0, strength=3, magic=3), acting())
    s.when("slay mimic")
    assert (s.table.covered >> 8 & 1, s.table.exhausted_deck, s.table.hostile_deck) == (0, 0, 1)


def test_val_10_10_several_events_in_rising_order():
    """VAL-10.10, VAL-10.12"""
    s = hostile(3).given(in_play("bat_swarm", 8), in_play("corrupted_cleric", 9), purse(0)).when("roll 3 1")
    s.when("token on bat_swarm")
    assert slay_cost(s.table, FOES.index("bat_swarm"))[1] == 1
    assert s.refused("token on bat_swarm") == ("VAL-10.11", "not-on-itself")
    s.when("token on corrupted_cleric")
    assert slay_cost(s.table, FOES.index("corrupted_cleric"))[0] == 3
    for _ in range(40):
        s.given(token("strength", "goblin"))
    assert slay_cost(s.table, FOES.index("goblin"))[0] == 41


def test_val_10_11_targets():
    """VAL-10.11: any top card or other event; none, nothing happens; itself only by ruling"""
    s = hostile().given(in_play("mimic", 8)).when("roll 5 1")
    assert s.options() == [f"token on {name}" for name in ("goblin", "skeleton", "treant", "owlbear", "dire_bear")]
    assert s.refused("token on troll") == ("VAL-10.11", "not-in-the-centre")
    assert s.refused("announce") == ("VAL-10.11", "put-a-token-now")
    s = hostile().given(in_play("mimic", 8), exhausted(0, 1, 2, 3, 4)).when("roll 5 1")
    assert s.table.question == "ChooseAction"
    s = hostile(event_may_target_itself=True).given(in_play("mimic", 8)).when("roll 5 1")
    assert "token on mimic" in s.options()


def test_val_10_15_tokens_stay_with_their_card():
    """VAL-10.15: also under another card; they go when the card goes"""
    s = hostile().given(token("strength", "goblin", 2), owns(0, "goblin_king", "archer", "knight"))
    s.given(domain_on_top("watcher_on_the_water"), purse(0, gold=6, strength=9), acting())
    s.when("build watcher_on_the_water", "return goblin_king").dealt()
    assert slay_cost(s.table, FOES.index("goblin_king"))[0] == 6
    s.when("slay goblin_king")
    assert slay_cost(s.table, FOES.index("goblin"))[0] == 3
    s.given(purse(0, strength=3), acting()).when("slay goblin")
    assert slay_cost(s.table, FOES.index("goblin"))[0] == 1


def test_val_10_16_everybody_who_has_any():
    """VAL-10.16"""
    s = hostile(3).given(in_play("sorcerer", 8), purse(0, magic=2), purse(1, magic=1), purse(2)).when("roll 1 3")
    assert [purse_of(s, seat)[2] for seat in range(3)] == [1, 0, 0]


def test_val_10_17_watcher_sends_an_event_back():
    """VAL-10.17, VAL-9.9: two sent back lie one above the other"""
    s = hostile(3).given(in_play("mimic", 0), in_play("sorcerer", 8), owns(0, "goblin", "archer", "knight"))
    s.given(owns(0, "peasant", "butcher"), domain_on_top("watcher_on_the_water", 1))
    s.given(domain_on_top("nest_of_the_weaver_witch", 2), purse(0, gold=12), acting())
    s.when("build watcher_on_the_water", "return goblin").dealt()
    s.when("build nest_of_the_weaver_witch", "return archer")
    assert s.table.view(None)["deck"]["known"] == ["sorcerer", "mimic"]


@pytest.mark.parametrize(("seats", "sizes"), [(4, [5, 5, 3]), (5, [6, 6, 4])])
def test_val_11_1_to_11_3_bigger_stacks(seats, sizes):
    """VAL-11.1, VAL-11.2, VAL-11.3"""
    s = play(seats)
    assert [len(stack_of(s, "hills")), len(stack_of(s, "cleric")), 1 + s.table.hidden[15]] == sizes
    assert s.table.unseen_domains.bit_count() - sum(s.table.hidden[15:]) == (4 if seats == 5 else 9)
    assert s.table.exhausted_deck == 2 * seats


@pytest.mark.parametrize(("ruling", "points"), [(False, 0), (True, 1)])
def test_val_11_7_gargan_of_who_rests(ruling, points):
    """VAL-11.7, VAL-11.6"""
    s = play(5, resting_player_triggers_gargan=ruling).given(owns(4, "gargans_embrace"), purse(4)).when("roll 3 3")
    assert purse_of(s, 4)[3] == points


def test_val_11_5_and_11_6_nobody_takes_from_who_rests():
    """VAL-11.5, VAL-11.6"""
    s = play(5).given(owns(0, "cathedral_of_st_aquila"), *[purse(seat, gold=1) for seat in range(5)], acting())
    s.when("gain gold", "gain gold")
    assert s.options() == ["take gold from 1", "take gold from 2", "take gold from 3", "decline"]
    assert s.table.view(0)["resting"] == 4
    assert play(4).table.view(0)["resting"] == -1


def test_val_11_8_ten_stacks_end_the_game():
    """VAL-11.8"""
    s = play(5).given(exhausted(*range(5, 14)), acting(4)).when("gain gold", "gain gold")
    assert not s.table.over
    s.given(exhausted(14), acting(4)).when("gain gold", "gain gold")
    assert s.table.over


def shows(citizen):
    def arrange(table):
        table.stacks[5] = (CITIZENS.index(citizen),)

    return arrange


def test_val_12_2_and_12_3_the_next_card_is_turned_up_at_once():
    """VAL-12.2, VAL-12.3"""
    s = play(2, random_citizens=True).given(shows("monk"), purse(0, gold=6), acting()).when("recruit monk")
    assert s.table.question == "TurnUpCitizen"
    s.when("appear cleric")
    assert stack_of(s, "cleric") == ["cleric"]
    assert s.refused("recruit monk") == ("VAL-6.12", "not-on-top")
    s = play(2, random_citizens=True).given(purse(0, gold=6), acting()).when("recruit peasant")
    assert s.table.question == "ChooseAction"  # slot 5 has one type: nothing is left to chance


def test_val_12_4_a_returned_citizen_lies_face_up():
    """VAL-12.4, VAL-12.5"""
    s = play(2, random_citizens=True).given(shows("cleric"), owns(0, "monk", "peasant", "butcher"))
    s.given(domain_on_top("nest_of_the_weaver_witch"), purse(0, gold=9), acting())
    s.when("build nest_of_the_weaver_witch", "return monk").dealt()
    assert stack_of(s, "monk") == ["monk", "cleric"]
    s.when("recruit monk")
    assert s.table.question == "RollDice"
    assert stack_of(s, "monk") == ["cleric"]


def last_two(table):
    table.stacks[5], table.hidden[5] = (CITIZENS.index("cleric"), CITIZENS.index("monk")), 0


def test_val_12_5_a_mixed_stack_is_one_stack():
    """VAL-12.5"""
    gold = COST_OF[CITIZENS.index("monk")] + COST_OF[CITIZENS.index("cleric")]
    s = play(2, random_citizens=True).given(last_two, purse(0, gold=gold), acting()).when("recruit monk")
    assert s.table.exhausted_count() == 0
    s.when("recruit cleric")
    assert s.table.exhausted_count() == 1


def test_val_13_1_no_dukes_are_dealt():
    """VAL-13.1"""
    s = play(2, no_dukes=True)
    assert s.table.dealt == [0, 0]
    assert s.table.view(0)["players"][0]["has_duke"] is False


@pytest.mark.parametrize(("ruling", "points"), [(True, 0), (False, 9)])
def test_val_13_4_a_majority_of_nothing(ruling, points):
    """VAL-13.4, VAL-13.3"""
    s = play(2, no_dukes=True, majority_needs_one_card=ruling)
    assert parts_of(s.table, 0)["majorities"] == points


def test_val_13_5_ties_without_dukes():
    """VAL-13.5"""
    s = play(2, no_dukes=True).given(owns(0, "peasant"), owns(1, "knight"), purse(0), purse(1))
    s.table.stop()
    assert s.table.outcome.winners == [0, 1]


# Alone.


def test_val_14_1_to_14_4_setup():
    """VAL-14.1, VAL-14.2, VAL-14.3, VAL-14.4"""
    s = play(1)
    assert [len(stack_of(s, "hills")), len(stack_of(s, "cleric")), 1 + s.table.hidden[15]] == [5, 5, 3]
    assert s.table.dealt[0].bit_count() == 2
    assert s.table.exhausted_deck == 5
    assert s.table.view(0)["dark_lord"]["duke"] is None
    s.given(exhausted(5, 6, 7, 8), left("butcher", 1), purse(0, gold=1), acting()).when("recruit butcher")
    assert s.table.question == "Unmask"
    assert len(s.chances()) == 9
    assert f"unmask {DUKES[s.table.dukes[0]]}" not in s.options()
    returned = s.table.dealt[0] & ~(1 << s.table.dukes[0])
    assert f"unmask {DUKES[returned.bit_length() - 1]}" in s.options()


def test_val_14_5_the_phases():
    """VAL-14.5, VAL-3.1"""
    s, phases = play(1).given(purse(0, gold=5)), []
    for move in ("roll 5 6", "gain gold", "gain gold", "surrender peasant", "activate hills", "surrender cleric"):
        phases.append(s.table.view(0)["phase"])
        s.when(move)
    assert phases == ["roll", "action", "action", "monsters", "monsters", "monsters"]
    assert (s.table.active, s.table.turns) == (0, 3)


def test_val_14_6_take_is_gain():
    """VAL-14.6"""
    s = play(1).given(owns(0, "thief", "cathedral_of_st_aquila", "orb_of_urdr"), purse(0)).when("roll 6 1")
    assert s.options() == ["take gold from supply", "take magic from supply", "decline"]
    s.when("take magic from supply", "gain strength", "gain strength")
    s.when("take gold from supply", "take magic from supply")
    assert purse_of(s) == (1, 3, 4, 0)


def test_val_14_7_take_a_monster():
    """VAL-14.7"""
    s = play(1).given(owns(0, "rogue", "rogue"), exhausted(0), domain_on_top("purloiners_perch"), purse(0, gold=10))
    s.given(acting()).when("build purloiners_perch")
    assert s.options() == ["steal from supply", "decline"]
    s.when("steal from supply")
    assert count_of(s, 0, "skeleton") == 1
    assert purse_of(s) == (0, 0, 0, 0)


def test_val_14_9_and_14_10_exhausted_stacks():
    """VAL-14.9, VAL-14.10"""
    s = play(1).given(exhausted(0), monsters_act(1, 1))
    assert s.table.question == "RollDice"
    s = play(1).given(exhausted(0, 1), monsters_act(6, 1))
    assert s.refused("activate hills") == ("VAL-14.9", "stack-exhausted")


def test_val_14_11_domains_are_captured_last():
    """VAL-14.11, VAL-14.13: captured cards are public, and a stack that was emptied is covered at once"""
    s = play(1).given(left("cleric", 1), exhausted(10), monsters_act(1, 1))
    domain = stack_of(s, "cleric")
    assert domain == []
    assert s.table.question == "TurnUpDomain"
    assert s.table.covered >> 5 & 1
    lord = s.table.view(0)["dark_lord"]
    assert lord["citizens"] == {"cleric": 1}
    assert len(lord["domains"]) == 1


def test_val_14_12_smaller_die_first():
    """VAL-14.12"""
    s = play(1).given(monsters_act(5, 2))
    assert s.options() == ["surrender merchant", "surrender rogue"]
    assert s.refused("surrender peasant") == ("VAL-14.11", "not-in-this-column")
    assert s.table.view(0)["attacked"] == 2


def test_val_14_14_a_sum_of_six_on_hard():
    """VAL-14.14"""
    s = play(1, difficulty="hard").given(exhausted(1, 3), monsters_act(2, 4))
    assert s.table.question == "ChooseStack"


def test_val_14_17_the_herald_again():
    """VAL-14.17"""
    s = play(1).given(purse(0)).when("roll 1 2", "choose gold", "gain gold", "gain gold")
    s.when("surrender cleric", "surrender merchant", "choose magic")
    assert purse_of(s) == (3, 0, 1, 0)


def test_val_14_18_all_monsters_gone_wins():
    """VAL-14.18, VAL-14.22, VAL-14.23: although five stacks are exhausted"""
    s = play(1).given(exhausted(1, 2, 3, 4), monsters("goblin_king"), purse(0, strength=6), acting())
    s.when("slay goblin_king")
    assert s.table.over
    result = s.table.outcome
    assert (result.reason, result.places, result.scores) == ("win_all_monsters", [1], [0])


def test_val_14_18_five_stacks_after_a_capture():
    """VAL-14.18"""
    s = play(1).given(exhausted(5, 6, 7, 8), left("butcher", 1), monsters_act(5, 1))
    s.when("surrender butcher")
    assert s.table.question == "Unmask"


@pytest.mark.parametrize(("ruling", "points"), [(True, 9), (False, 0)])
def test_val_14_19_board_points(ruling, points):
    """VAL-14.19"""
    s = play(1, solo_count_board_vp=ruling).given(purse(0, vp=9))
    assert parts_of(s.table, 0)["board"] == points


def test_val_14_24_hostile_events_alone():
    """VAL-14.24"""
    s = hostile(1).given(in_play("mimic", 0))
    without = play(1).given(exhausted(0))
    for each in (s, without):
        each.table.dark_lord = DUKES.index("hrothgar")
    assert dark_lord_score(s.table) == dark_lord_score(without.table) + 2 + 2
    s.given(monsters_act(1, 1))
    assert s.table.question == "RollDice"
    s.given(exhausted(1, 2, 3), monsters("orc_chieftain"), purse(0, strength=14), acting()).when("slay orc_chieftain")
    assert s.table.outcome.reason == "win_all_monsters"


def test_the_turn_of_another_seat():
    """VAL-11.5"""
    s = play(5).given(turn_of(3)).when("roll 5 6")
    assert s.table.view(None)["resting"] == 2
    assert GAME.seats == [1, 2, 3, 4, 5]
