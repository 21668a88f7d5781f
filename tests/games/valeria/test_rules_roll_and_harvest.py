"""Sections 3, 4, 5 and the citizens of section 8."""

import pytest

from pentarchy.kernel.errors import IllegalMove
from tests.games.valeria.given import acting, domain_on_top, exhausted, in_play, owns, play, purse, purse_of, turn_of


def test_val_3_3_the_order_of_a_turn():
    """VAL-3.3, VAL-4.11, VAL-6.2, VAL-6.32: roll, events, takers, harvest, start, two actions, end"""
    s = play(2, hostile_events=True).given(in_play("kobold_thieves", 8), purse(0), purse(1, gold=4, magic=1))
    s.given(owns(0, "thief", "palace_of_the_dawn", "halfpenny_hill", "orb_of_urdr"))
    asked = []
    s.when("roll 6 1")
    for move in ("announce", "take gold from 1", "gain gold", "gain gold", "decline"):
        asked.append(s.table.question)
        s.when(move)
    assert asked == ["ModifyDice", "HarvestTake", "ChooseAction", "ChooseAction", "TakeResource"]
    assert purse_of(s, 1)[0] == 4 - 1 - 3
    assert purse_of(s, 0)[0] == 3 + 1 + 2
    assert s.table.active == 1


def test_val_3_4_several_effects_at_one_moment():
    """VAL-3.4: Cathedral and Orb take different things, so their order never matters"""
    s = play(2).given(owns(0, "cathedral_of_st_aquila", "orb_of_urdr"), purse(0), purse(1, gold=1, magic=1), acting())
    s.when("gain gold", "gain gold", "take gold from 1", "take magic from 1")
    assert purse_of(s) == (3, 0, 1, 0)


def test_val_3_5_gains_are_not_asked_about():
    """VAL-3.5: plain gains happen, a choice must be answered"""
    s = play(2).given(owns(0, "cleric", "merchant"), purse(0)).when("roll 1 2")
    assert purse_of(s) == (0, 0, 3, 0)
    assert s.options(0) == ["choose gold", "choose magic"]
    assert s.refused("choose strength", 0) == ("VAL-3.5", "not-on-the-card")
    assert s.refused("finish", 0) == ("VAL-3.5", "choose-now")


def test_val_3_6_impossible_parts_are_skipped():
    """VAL-3.6"""
    s = play(2).given(owns(0, "cleric", "archer"), purse(0, gold=8), acting())
    s.given(domain_on_top("cloudriders_camp"), exhausted(10, 12)).when("build cloudriders_camp").dealt()
    assert purse_of(s) == (0, 3, 0, 0)
    assert s.table.question == "ChooseAction"


def test_val_4_1_two_dice():
    """VAL-4.1, VAL-9.10: 36 equal throws"""
    s = play(2)
    assert len(s.chances()) == 36
    assert set(s.chances().values()) == {1}


def test_val_4_3_the_question_is_not_asked_without_a_use():
    """VAL-4.3, VAL-4.4"""
    s = play(2).given(owns(0, "palace_of_the_dawn")).when("roll 1 1")
    assert s.table.question != "ModifyDice"
    s = play(2).given(owns(0, "palace_of_the_dawn", "foxgrove_palisade"), purse(0, gold=2)).when("roll 1 2")
    assert s.options() == [
        "announce",
        "use foxgrove_palisade on die 1",
        "use foxgrove_palisade on die 2",
        "use palace_of_the_dawn on die 2",
    ]
    s.when("use foxgrove_palisade on die 2")
    assert s.refused("use foxgrove_palisade on die 1") == ("VAL-4.4", "used-already")
    s.when("use palace_of_the_dawn on die 2")
    assert s.table.die_two == 5


def test_val_4_7_and_4_8_limits_of_a_change():
    """VAL-4.7, VAL-4.8, VAL-8.15"""
    s = play(2).given(owns(0, "palace_of_the_dawn", "desert_orchid", "cleric"), purse(0)).when("roll 1 6")
    assert s.refused("use palace_of_the_dawn on die 1") == ("VAL-4.7", "die-too-low")
    assert s.refused("use desert_orchid on die 2") == ("VAL-4.8", "not-enough-gold")
    assert s.refused("use foxgrove_palisade on die 2") == ("VAL-4.3", "not-your-domain")
    assert s.refused("gain gold") == ("VAL-4.3", "change-dice-or-announce-now")


def test_val_4_9_gargan_in_the_turn_of_others():
    """VAL-4.9"""
    s = play(3).given(owns(2, "gargans_embrace"), purse(2)).when("roll 3 3")
    assert purse_of(s, 2)[3] == 1


def test_val_4_10_final_dice_count():
    """VAL-4.10, VAL-4.2: the harvest uses what was announced"""
    s = play(2).given(owns(0, "foxgrove_palisade", "knight"), purse(0, gold=2)).when("roll 1 2")
    s.when("use foxgrove_palisade on die 1")
    assert purse_of(s) == (0, 2, 0, 0)
    assert s.table.view(0)["dice"] == [6, 2]


def test_val_5_1_and_5_2_everybody_harvests():
    """VAL-5.1, VAL-5.2: left for the active player, right for the others"""
    s = play(4).given(*[owns(seat, "rogue") for seat in range(4)], *[purse(seat) for seat in range(4)])
    s.when("roll 3 4")
    assert [purse_of(s, seat)[:2] for seat in range(4)] == [(2, 2), (1, 1), (1, 1), (1, 1)]


def test_val_5_6_two_numbers_one_activation():
    """VAL-5.6"""
    s = play(2).given(owns(0, "paladin"), purse(0)).when("roll 4 5")
    assert purse_of(s) == (1, 1, 2, 0)
    s = play(2).given(owns(0, "paladin"), purse(0)).when("roll 5 5")
    assert purse_of(s) == (2, 1, 2, 0)


def test_val_5_7_and_5_10_exchanges_are_voluntary():
    """VAL-5.7, VAL-5.9, VAL-5.10: declined at will, lost if they cannot be paid; magic does not stand in"""
    s = play(2).given(owns(1, "champion"), purse(1, gold=1)).when("roll 6 2", "1> finish")
    assert purse_of(s, 1) == (1, 1, 0, 0)
    s = play(2).given(owns(1, "champion"), purse(1, magic=5)).when("roll 6 2")
    assert s.table.question == "ChooseAction"
    assert s.table.harvest is None


def test_val_5_11_and_5_19_victims():
    """VAL-5.11, VAL-5.19, VAL-6.33: only who has some; every Thief on its own; the effect may be lost"""
    s = play(3).given(owns(0, "thief", "thief"), purse(0), purse(1, gold=4), purse(2, magic=1)).when("roll 3 4")
    assert s.options() == ["take gold from 1", "take magic from 2", "decline"]
    s.when("take gold from 1")
    assert s.options() == ["take gold from 1", "take magic from 2", "decline"]
    assert s.refused("take magic from 1") == ("VAL-5.19", "has-none")
    assert s.refused("take gold from 0") == ("VAL-5.19", "no-opponent-to-rob")
    assert s.refused("take strength from 1") == ("VAL-6.33", "not-on-the-card")
    s.when("take gold from 1")
    assert purse_of(s)[0] == 4
    s = play(2).given(owns(0, "thief"), purse(1)).when("roll 6 1")
    assert s.table.question == "ChooseAction"


def test_val_5_20_all_at_once():
    """VAL-5.20: whoever answers first, the result is the same"""
    results = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        s = play(3).given(*[purse(seat) for seat in range(3)]).when("roll 1 2")
        assert sorted(s.table.pending) == [0, 1, 2]
        s.when(*[f"{seat}> choose {('gold', 'strength', 'magic')[seat]}" for seat in order])
        results.append([purse_of(s, seat) for seat in range(3)])
    assert results[0] == results[1] == results[2] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


def test_val_5_21_choices_before_exchanges():
    """VAL-5.21: citizens in the order of their number, then the Herald, then exchanges"""
    s = play(2).given(owns(1, "thief", "monk"), purse(1)).when("roll 1 6")
    assert s.table.question == "ChooseYield"
    s.when("choose gold")
    assert s.table.question == "UseExchanges"


def test_val_5_22_a_new_citizen_waits():
    """VAL-5.22"""
    s = play(2).given(purse(0, gold=3)).when("roll 5 6", "recruit knight")
    assert purse_of(s)[1] == 1


def test_a_seat_that_has_nothing_to_decide_is_refused():
    s = play(2).given(purse(0), purse(1)).when("roll 1 2", "1> choose gold")
    with pytest.raises(IllegalMove):
        s.when("0> gain gold")


# The citizens one by one: what one copy brings on the left and on the right side, from 9 of everything.

CITIZENS = [
    ("cleric", "1 3", (0, 0, 3), (0, 0, 1)),
    ("blacksmith", "2 1", (0, 0, 0), (1, 0, 0)),
    ("mercenary", "3 1", (1, 1, 0), None),
    ("archer", "4 3", (0, 2, 0), (0, 1, 0)),
    ("wizard", "4 3", (0, 1, 1), (0, 0, 1)),
    ("peasant", "5 2", (2, 0, 0), (2, 0, 0)),
    ("knight", "6 2", (0, 2, 0), (0, 2, 0)),
    ("rogue", "4 3", (2, 2, 0), (1, 1, 0)),
    ("champion", "4 4", (0, 4, 0), None),
    ("warlord", "5 3", (1, 1, 0), (1, 1, 0)),
    ("paladin", "6 3", (0, 2, 2), None),
    ("priestess", "6 4", (0, 3, 1), None),
    ("butcher", "6 5", (3, 1, 0), (5, 1, 0)),
    ("miner", "6 5", (2, 1, 0), (5, 1, 0)),
    ("monk", "1 3", (1, 0, 2), None),
]


@pytest.mark.parametrize(("citizen", "roll", "left", "right"), CITIZENS)
def test_val_8_citizens_yield(citizen, roll, left, right):
    """VAL-8.1, VAL-8.2, VAL-8.3, VAL-8.4, VAL-8.5, VAL-8.6, VAL-8.7, VAL-8.8, VAL-8.9: with the starters' own yield"""
    for active, expected in ((0, left), (1, right)):
        s = play(2).given(owns(0, citizen), purse(0, 9, 9, 9), turn_of(active)).when(f"roll {roll}")
        if expected:
            assert tuple(now - 9 for now in purse_of(s)[:3]) == expected


EXCHANGES = [
    ("monk", 1, "1 3", (-1, 0, 2)),
    ("mercenary", 1, "3 1", (2, -1, 0)),
    ("alchemist", 0, "3 1", (-1, 0, 3)),
    ("alchemist", 1, "3 1", (2, 0, -1)),
    ("champion", 1, "4 4", (-1, 4, 0)),
    ("paladin", 1, "6 3", (0, -1, 3)),
    ("priestess", 1, "6 4", (0, 3, -1)),
]


@pytest.mark.parametrize(("citizen", "active", "roll", "change"), EXCHANGES)
def test_val_8_exchanges(citizen, active, roll, change):
    """VAL-8.1, VAL-8.3, VAL-8.7, VAL-8.8"""
    s = play(2).given(owns(0, citizen), purse(0, 9, 9, 9), turn_of(active)).when(f"roll {roll}")
    if roll == "4 4":
        s.when("0> choose gold")
    before = purse_of(s)
    s.when(f"0> exchange with {citizen}")
    assert tuple(now - then for now, then in zip(purse_of(s), before, strict=True))[:3] == change


def test_val_8_2_and_8_6_choices():
    """VAL-8.2, VAL-8.6"""
    s = play(2).given(owns(0, "merchant"), purse(0)).when("roll 2 4", "0> choose magic")
    assert purse_of(s) == (0, 1, 2, 0)
    s = play(2).given(owns(1, "thief"), purse(1)).when("roll 4 3", "1> choose magic")
    assert purse_of(s, 1) == (0, 0, 2, 0)


def test_val_8_2_blacksmith_counts_soldiers():
    """VAL-8.2, VAL-5.17"""
    s = play(2).given(owns(0, "blacksmith", "archer", "knight"), purse(0)).when("roll 2 1")
    assert purse_of(s) == (2, 0, 0, 0)
