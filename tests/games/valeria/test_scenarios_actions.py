"""Scenarios S-08 to S-12, S-15, S-16, S-21 to S-25, S-34 to S-39, S-45, S-60: the action phase."""

from pentarchy.games.valeria.cards import CITIZENS, COST_OF
from pentarchy.games.valeria.costs import citizen_price, domain_prices
from pentarchy.games.valeria.scoring import parts_of
from tests.games.valeria.given import (
    acting,
    count_of,
    domain_on_top,
    exhausted,
    left,
    monsters,
    owns,
    payments,
    place_of,
    play,
    purse,
    purse_of,
    stack_of,
)

AREAS = {"selection": "random", "areas": ["hills", "ruins", "valley", "swamp", "cavern"]}


def cost(citizen):
    """What is printed on it: the rules are tested here, and not the card."""
    return COST_OF[CITIZENS.index(citizen)]


def test_s_08_slaying_with_magic():
    """VAL-6.5, VAL-6.8"""
    s = play(2).given(purse(0, strength=1, magic=2), acting()).when("slay treant")
    assert purse_of(s) == (1, 0, 1, 0)
    assert count_of(s, 0, "treant") == 1
    assert parts_of(s.table, 0)["monsters"] == 1


def test_s_09_copy_surcharge():
    """VAL-6.13"""
    s = play(2).given(purse(0, gold=cost("peasant") + 1), acting()).when("recruit peasant")
    assert purse_of(s) == (0, 0, 0, 0)
    assert citizen_price(s.table, 0, CITIZENS.index("peasant")) == cost("peasant") + 2


def test_s_10_gain_a_resource_then_recruit():
    """VAL-6.1, VAL-6.18"""
    s = play(2).given(purse(0, gold=3), acting())
    assert s.refused("recruit archer") == ("VAL-6.14", "too-expensive")
    s.when("gain gold", "recruit archer")
    assert purse_of(s) == (0, 0, 0, 0)
    assert count_of(s, 0, "archer") == 1
    assert s.table.actions == 0
    assert s.table.active == 1


def test_s_11_building_the_palace_of_the_dawn():
    """VAL-6.20, VAL-6.23, VAL-6.26"""
    palace = domain_on_top("palace_of_the_dawn")
    s = play(2).given(owns(0, "peasant", "archer", "archer"), purse(0, gold=11), palace, acting())
    s.when("build palace_of_the_dawn")
    assert s.table.question == "TurnUpDomain"
    s.dealt()
    assert purse_of(s) == (0, 0, 0, 0)
    assert count_of(s, 0, "palace_of_the_dawn") == 1
    assert s.table.stacks[15]
    assert s.table.hidden[15] == 1
    assert parts_of(s.table, 0)["domains"] == 4
    starter = play(2).given(owns(0, "archer", "archer"), purse(0, gold=11), palace, acting())
    assert starter.refused("build palace_of_the_dawn") == ("VAL-6.20", "roles-missing")


def test_s_12_free_citizen_ignores_the_plus():
    """VAL-6.10, VAL-8.13"""
    given = (owns(0, "knight", "knight", "knight"), purse(0, strength=9), monsters("orc_warrior", "orc_chieftain"))
    s = play(2).given(*given, acting())
    assert citizen_price(s.table, 0, CITIZENS.index("knight")) == cost("knight") + 4
    s.when("slay orc_warrior", "enlist knight")
    assert count_of(s, 0, "knight") == 4
    assert purse_of(s) == (0, 0, 0, 0)


def test_s_15_strength_and_magic_cost():
    """VAL-6.6"""
    s = play(2, **AREAS).given(purse(0, strength=3, magic=2), acting()).when("slay gelatinous_cube")
    assert purse_of(s) == (2, 0, 0, 0)


def test_s_16_spider_queen():
    """VAL-6.9, VAL-6.11, VAL-8.12"""
    given = (monsters("spider_queen"), purse(0, strength=10, magic=3), acting())
    s = play(2).given(*given).when("slay spider_queen")
    assert s.options() == ["choose gold", "choose citizen"]
    s.when("choose citizen", "enlist archer")
    assert count_of(s, 0, "archer") == 1
    assert purse_of(s) == (0, 0, 0, 1)
    assert parts_of(s.table, 0)["monsters"] == 5
    s = play(2).given(*given).when("slay spider_queen", "choose gold")
    assert purse_of(s) == (2, 0, 0, 0)


def test_s_21_at_least_one_gold():
    """VAL-6.14"""
    s = play(2).given(purse(0, magic=5), acting())
    assert s.refused("recruit butcher") == ("VAL-6.14", "too-expensive")
    s = play(2).given(purse(0, gold=1), acting()).when("recruit butcher")
    assert purse_of(s) == (0, 0, 0, 0)


def test_s_22_limits_of_the_split():
    """VAL-6.5"""
    s = play(2).given(monsters("troll"), purse(0, strength=5, magic=7), acting()).when("slay troll")
    assert purse_of(s) == (0, 0, 2, 0)  # all paid, then 2 magic for the one Valley monster
    s = play(2).given(monsters("troll"), purse(0, strength=5, magic=6), acting())
    assert s.refused("slay troll") == ("VAL-6.5", "too-strong")
    s = play(2).given(monsters("troll"), purse(0, strength=12, magic=11), acting())
    assert payments(s, "slay troll") == list(range(1, 13))


def test_s_23_magic_cost_is_not_replaceable():
    """VAL-6.6"""
    s = play(2, **AREAS).given(monsters("red_dragon"), purse(0, strength=18, magic=5), acting())
    assert s.refused("slay red_dragon") == ("VAL-6.6", "magic-on-top")
    s.given(purse(0, strength=10, magic=8)).when("slay red_dragon")
    assert purse_of(s) == (3, 0, 0, 0)


def test_s_24_boss_reward():
    """VAL-6.9"""
    s = play(2).given(owns(0, "goblin", "goblin", "goblin", "goblin_mage"), monsters("goblin_king"))
    s.given(purse(0, strength=6), acting()).when("slay goblin_king")
    assert purse_of(s) == (5, 0, 0, 0)
    assert s.table.exhausted(place_of(s.table, "hills"))


def test_s_25_bane_spider_without_knights():
    """VAL-6.11, VAL-8.11"""
    s = play(2).given(left("knight", 0), monsters("bane_spider", "spider_queen"), purse(0, strength=6), acting())
    s.when("slay bane_spider")
    assert purse_of(s) == (3, 0, 0, 0)
    assert s.table.question == "ChooseAction"


def test_s_34_emerald_stronghold():
    """VAL-6.16"""
    s = play(2).given(owns(0, "cleric", "cleric"), acting())
    assert citizen_price(s.table, 0, CITIZENS.index("cleric")) == cost("cleric") + 2
    s.given(owns(0, "emerald_stronghold"), purse(0, gold=cost("cleric"))).when("recruit cleric")
    assert purse_of(s) == (0, 0, 0, 0)


def test_s_35_a_new_domain_works_at_once():
    """VAL-6.21, VAL-6.27"""
    s = play(2).given(owns(0, "peasant", "peasant", "butcher", "cleric"), purse(0, gold=15))
    s.given(domain_on_top("pratchetts_plateau", 1), domain_on_top("halfpenny_hill", 2), acting())
    s.when("build pratchetts_plateau").dealt()
    assert purse_of(s) == (7, 0, 0, 0)
    s.when("build halfpenny_hill")
    s.when("unveil emerald_stronghold" if "unveil emerald_stronghold" in s.options() else s.options()[0])
    assert purse_of(s) == (2, 0, 0, 0)


def test_s_36_forgotten_sorrows():
    """VAL-6.17"""
    s = play(2).given(owns(0, "forgotten_sorrows"), monsters("orc_warrior"), purse(0, gold=4, strength=9), acting())
    s.when("slay orc_warrior", "enlist knight")
    assert purse_of(s) == (4, 0, 1, 0)
    s.when("recruit archer", "pay 4")
    assert purse_of(s) == (0, 0, 2, 0)


def test_s_37_eye_of_asteraten():
    """VAL-6.25, VAL-8.20"""
    s = play(2).given(owns(0, "cleric", "archer"), purse(0, gold=8), domain_on_top("eye_of_asteraten"), acting())
    s.when("build eye_of_asteraten")
    assert s.table.question == "SlayExtra"
    s.when("slay owlbear")
    assert purse_of(s) == (0, 1, 2, 0)
    s.dealt()
    assert s.table.question == "ChooseAction"
    assert s.table.actions == 1


def test_s_38_two_stacks_emptied_by_one_action():
    """VAL-6.28, VAL-6.29"""
    s = play(2).given(monsters("spider_queen"), left("archer", 1), purse(0, strength=10, magic=3), acting())
    s.when("slay spider_queen", "choose citizen", "enlist archer")
    assert [event["place"] for event in s.told("exhausted")] == ["forest", "slot-4"]
    assert s.table.exhausted_count() == 2


def test_s_39_putting_off_the_end():
    """VAL-6.31, VAL-7.4"""
    s = play(2).given(owns(0, "cleric", "peasant", "butcher"), left("cleric", 1), exhausted(6, 7, 8))
    s.given(domain_on_top("nest_of_the_weaver_witch"), purse(0, gold=7 + cost("cleric")), acting())
    s.when("recruit cleric")
    assert purse_of(s) == (6, 0, 0, 0)
    assert (s.table.exhausted_count(), s.table.exhausted_deck) == (4, 0)
    s.when("build nest_of_the_weaver_witch", "return cleric")
    assert s.table.exhausted_deck == 1
    assert stack_of(s, "cleric") == ["cleric"]
    assert purse_of(s) == (0, 0, 0, 3)
    s.when(s.options()[0])
    assert s.table.exhausted_count() == 3
    assert s.table.ending == 0
    assert s.table.active == 1


def test_s_45_cathedral():
    """VAL-6.32, VAL-6.33"""
    s = play(3).given(owns(0, "cathedral_of_st_aquila"), purse(1), purse(2, gold=2), acting())
    s.when("gain gold", "gain gold")
    assert s.options() == ["take gold from 2", "decline"]
    s.when("take gold from 2")
    assert purse_of(s, 2)[0] == 1
    s = play(3).given(owns(0, "cathedral_of_st_aquila"), purse(1), purse(2), acting())
    s.when("gain gold", "gain gold")
    assert s.table.active == 1


def test_s_60_all_legal_payments():
    """VAL-6.5, VAL-6.6, VAL-6.14"""
    s = play(2, **AREAS, citizens=[]).given(purse(0, gold=3, strength=4, magic=3), acting())
    assert payments(s, "slay gelatinous_cube") == [2, 3, 4]
    s = play(2).given(purse(0, gold=3, strength=4, magic=3), acting())
    assert payments(s, "recruit archer") == [1, 2, 3]
    s.when("recruit archer", "pay 2")
    assert purse_of(s) == (1, 4, 1, 0)
    assert domain_prices(s.table, 0)[0] == 9
