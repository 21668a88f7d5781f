"""Scenarios S-01 to S-07, S-13, S-26 to S-33, S-61: dice and harvest."""

from tests.games.valeria.given import count_of, owns, play, purse, purse_of


def test_s_01_activation_numbers():
    """VAL-4.2, VAL-5.3"""
    s = play(2).given(owns(0, "mercenary", "champion"), purse(0)).when("roll 3 5")
    assert purse_of(s) == (2, 5, 0, 0)


def test_s_02_several_copies():
    """VAL-5.4"""
    s = play(2).given(owns(0, "archer", "archer"), purse(0)).when("roll 4 1")
    assert purse_of(s) == (1, 4, 0, 0)
    assert s.table.question == "ChooseAction"


def test_s_03_doubles():
    """VAL-5.5, VAL-5.14"""
    archers = ("archer", "archer", "archer")
    s = play(2).given(owns(0, *archers), owns(1, *archers), purse(0), purse(1)).when("roll 4 4")
    assert purse_of(s, 0) == (0, 12, 0, 0)
    assert purse_of(s, 1) == (0, 6, 0, 0)
    assert s.table.pending == [0, 1]
    s.when("1> choose magic", "0> choose gold")
    assert purse_of(s, 0) == (1, 12, 0, 0)
    assert purse_of(s, 1) == (0, 6, 1, 0)


def test_s_04_the_thief_acts_first():
    """VAL-5.11, VAL-5.18"""
    s = play(2).given(owns(0, "thief"), purse(0, gold=1), purse(1, gold=2)).when("roll 2 5")
    assert s.table.question == "HarvestTake"
    assert s.options() == ["take gold from 1", "decline"]
    assert purse_of(s, 1) == (2, 0, 0, 0)
    s.when("take gold from 1")
    assert purse_of(s, 0) == (4, 0, 0, 0)
    assert purse_of(s, 1) == (1, 0, 0, 0)


def test_s_05_spending_what_was_just_gained():
    """VAL-5.8, VAL-5.9"""
    s = play(2).given(owns(1, "monk"), purse(1)).when("roll 1 4")
    assert s.options(1) == ["exchange with monk", "finish"]
    s.when("1> exchange with monk")
    assert purse_of(s, 1) == (0, 0, 2, 0)
    assert s.table.question == "ChooseAction"


def test_s_06_herald_without_activation():
    """VAL-5.12"""
    s = play(2).given(purse(0), purse(1)).when("roll 1 2", "0> choose magic")
    assert purse_of(s) == (0, 0, 1, 0)
    assert s.table.pending == [1]


def test_s_07_activated_but_unusable():
    """VAL-5.13"""
    s = play(2).given(owns(1, "monk", "monk"), purse(1)).when("roll 1 2")
    assert s.table.pending == [0]
    s.when("choose gold")
    assert purse_of(s, 1) == (0, 0, 0, 0)
    assert s.table.question == "ChooseAction"


def test_s_13_the_miner():
    """VAL-5.17"""
    s = play(2).given(owns(0, "miner", "palace_of_the_dawn", "eye_of_asteraten"), purse(0), purse(1))
    s.when("roll 6 6", "announce")
    assert purse_of(s) == (3, 2, 0, 0)
    assert s.options(0) == ["choose gold", "choose strength", "choose magic"]
    s.when("0> choose gold", "1> choose gold")
    assert s.table.question == "ChooseAction"


def test_s_26_doubles_by_changing_dice():
    """VAL-4.4, VAL-4.9, VAL-5.14"""
    s = play(2).given(owns(0, "palace_of_the_dawn", "desert_orchid"), owns(1, "gargans_embrace"), purse(0), purse(1))
    s.when("roll 2 2")
    assert purse_of(s, 1) == (0, 0, 0, 1)
    s.when("use palace_of_the_dawn on die 1")
    assert purse_of(s, 1) == (0, 0, 0, 1)
    s.when("use desert_orchid on die 2")
    assert purse_of(s, 1) == (0, 0, 0, 2)
    assert (s.table.die_one, s.table.die_two) == (1, 1)
    assert s.table.pending == [0, 1]
    assert s.table.question == "UseHerald"


def test_s_27_foxgrove_is_paid_in_gold():
    """VAL-4.5, VAL-4.8"""
    s = play(2).given(owns(0, "foxgrove_palisade"), purse(0, gold=2)).when("roll 3 4", "use foxgrove_palisade on die 1")
    assert (s.table.die_one, s.table.die_two) == (6, 4)
    assert purse_of(s)[0] == 0
    poor = play(2).given(owns(0, "foxgrove_palisade"), purse(0, gold=1, magic=5)).when("roll 3 4")
    assert poor.table.question != "ModifyDice"


def test_s_28_price_of_the_orchid():
    """VAL-4.6"""
    s = play(2).given(owns(0, "cleric", "paladin", "desert_orchid", "cathedral_of_st_aquila"), purse(0, gold=2))
    s.when("roll 6 5", "use desert_orchid on die 1")
    assert purse_of(s)[0] == 0 + 1  # two gold for the Orchid, then the Starter Peasant
    assert s.table.die_one == 1


def test_s_29_herald_twice():
    """VAL-5.15"""
    s = play(2).given(purse(0)).when("roll 1 1", "0> choose gold", "0> choose strength")
    assert purse_of(s) == (1, 1, 0, 0)
    assert s.table.pending == [1]


def test_s_30_starters_count_as_activated():
    """VAL-5.16"""
    s = play(2).given(purse(0), purse(1)).when("roll 3 3")
    assert purse_of(s) == (0, 1, 0, 0)
    s.when("0> choose gold", "1> choose gold")
    assert s.table.question == "ChooseAction"
    s = play(2).given(purse(0)).when("roll 2 3")
    assert purse_of(s) == (1, 0, 0, 0)
    assert s.table.question == "ChooseAction"


def test_s_31_order_of_exchanges_matters():
    """VAL-5.8"""
    s = play(2).given(owns(1, "monk", "alchemist"), purse(1, magic=1)).when("roll 1 3")
    assert s.options(1) == ["exchange with alchemist", "finish"]
    assert s.refused("exchange with monk", 1) == ("VAL-5.10", "cannot-pay")
    s.when("1> exchange with alchemist", "1> exchange with monk")
    assert purse_of(s, 1) == (1, 0, 2, 0)


def test_s_32_warlord_off_turn():
    """VAL-5.17"""
    s = play(2).given(owns(1, "warlord", "knight", "knight"), purse(1)).when("roll 3 5")
    assert purse_of(s, 1) == (1, 3, 0, 0)


def test_s_33_butcher_on_turn():
    """VAL-5.17"""
    s = play(2).given(owns(0, "butcher", "merchant", "peasant"), purse(0)).when("roll 5 6")
    assert purse_of(s) == (8, 1, 0, 0)
    assert count_of(s, 0, "butcher") == 1


def test_s_61_gains_before_exchanges():
    """VAL-5.5, VAL-5.8, VAL-5.21"""
    given = (owns(1, "mercenary", "mercenary"), purse(1, strength=2))
    s = play(2).given(*given).when("roll 3 3", "1> choose strength")
    assert purse_of(s, 1) == (0, 4, 0, 0)
    s.when(*["1> exchange with mercenary"] * 4)
    assert purse_of(s, 1) == (8, 0, 0, 0)
    assert s.table.pending == [0]
    s = play(2).given(*given).when("roll 3 3", "1> choose gold", *["1> exchange with mercenary"] * 3)
    assert purse_of(s, 1) == (7, 0, 0, 0)
    assert s.table.pending == [0]
