"""Scenarios S-1 to S-31 of docs/scenarios/night_watch.md: the base game."""

import pytest

from pentarchy.games.night_watch.cards import CARDS
from pentarchy.games.night_watch.roads import longest_line
from pentarchy.games.night_watch.scoring import points
from pentarchy.kernel.errors import IllegalMove
from tests.games.night_watch.given import (
    BLACK,
    BLUE,
    RED,
    YELLOW,
    A,
    B,
    C,
    D,
    a_game,
    about_to_roll,
    acting,
    after_roll,
    an_empty_map,
    bank,
    bank_of,
    deck,
    hand,
    hand_of,
    held,
    keeps,
    only_in_bank,
    patrols,
    roads_of,
    settlements,
    tormund,
)


def base(*arrangements):
    return an_empty_map("base").given(about_to_roll(A), *arrangements)


def options_of(scenario, verb):
    return [text for text in scenario.options() if text.split()[0] == verb]


def test_s1_yield_of_the_starred_settlements():
    """NGT-4.8, NGT-4.9"""
    table = a_game("base").table
    assert hand_of(table, BLUE) == {"brick": 1, "lumber": 1, "ore": 1}
    assert hand_of(table, YELLOW) == {"brick": 1, "grain": 1, "wool": 1}
    assert hand_of(table, BLACK) == {"grain": 1, "lumber": 1, "ore": 1}
    assert hand_of(table, RED) == {"brick": 1, "lumber": 1, "wool": 1}
    assert bank_of(table) == {"brick": 16, "lumber": 16, "wool": 17, "grain": 17, "ore": 17}
    three = a_game("base", 3).table
    assert bank_of(three) == {"brick": 17, "lumber": 17, "wool": 18, "grain": 17, "ore": 17}


@pytest.mark.parametrize(("total", "red", "blue"), [(6, {"brick": 2}, {"brick": 1}), (4, {}, {"grain": 1})])
def test_s2_production(total, red, blue):
    """NGT-6.1, NGT-6.2"""
    game = base(settlements(RED, "i12 i23"), settlements(BLUE, "i24"), tormund("h22"))
    table = after_roll(game, total).table
    assert (hand_of(table, RED), hand_of(table, BLUE)) == (red, blue)


def test_s2_a_keep_yields_two():
    """NGT-6.2"""
    game = base(settlements(RED, "i12 i23"), keeps(BLUE, "i24"), tormund("h22"))
    assert hand_of(after_roll(game, 4).table, BLUE) == {"grain": 2}


def gains(total):
    game = a_game("base")
    before = game.table.hands[:]
    table = after_roll(game, total).table
    more = [now - then for now, then in zip(table.hands, before, strict=True)]
    return [dict_of(more[seat * 5 : seat * 5 + 5]) for seat in range(4)]


def dict_of(counts):
    return {kind: count for kind, count in zip(("brick", "lumber", "wool", "grain", "ore"), counts) if count}


def test_s3_first_rolls_after_the_fixed_set_up():
    """NGT-6.2, NGT-2.2"""
    assert gains(10) == [{"wool": 1, "brick": 1}, {"brick": 1}, {"wool": 1, "ore": 1}, {"ore": 1}]
    assert gains(2) == gains(12) == [{"ore": 1}, {}, {}, {}]
    assert gains(4) == [{}, {"grain": 1, "wool": 1}, {"grain": 1}, {"brick": 1}]


def test_s4_ice_field():
    """NGT-6.4"""
    received = {}
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = after_roll(base(settlements(BLACK, "i30"), tormund("h30")), total).table
        received[total] = hand_of(table, BLACK)
    assert {total: cards for total, cards in received.items() if cards} == {6: {"brick": 1}, 4: {"grain": 1}}


def test_s5_tormund_blocks():
    """NGT-6.3, NGT-7.8"""
    game = base(settlements(RED, "i12 i23 i26"), settlements(BLUE, "i24"), tormund("h12"))
    table = after_roll(game, 6).table
    assert hand_of(table, RED) == {"wool": 1}
    assert hand_of(table, BLUE) == {}


def test_s6_shortage_two_players():
    """NGT-6.5"""
    game = base(settlements(RED, "i12 i23"), settlements(BLUE, "i24"), bank(brick=2))
    table = after_roll(game, 6).table
    assert hand_of(table, RED) == hand_of(table, BLUE) == {}
    assert table.bank[0] == 2


def test_s7_shortage_one_player():
    """NGT-6.5"""
    table = after_roll(base(keeps(RED, "i12"), settlements(RED, "i23"), bank(brick=2)), 6).table
    assert hand_of(table, RED) == {"brick": 2}
    assert table.bank[0] == 0


def test_s8_shortage_of_one_kind_leaves_the_others_alone():
    """NGT-6.5"""
    game = base(settlements(BLUE, "i46"), settlements(YELLOW, "i45"), settlements(BLACK, "i17"), bank(brick=1, wool=5))
    table = after_roll(game, 10).table
    assert hand_of(table, BLUE) == hand_of(table, YELLOW) == {}
    assert hand_of(table, BLACK) == {"wool": 1}


def test_s9_seven_discarding():
    """NGT-7.1, NGT-7.2, NGT-7.3"""
    game = base(hand(A, ore=8), hand(B, wool=9), hand(C, wool=7), hand(D, grain=8, brick=7), tormund("h22"))
    after_roll(game, 7)
    assert game.table.pending == [A, B, D]
    game.when(*["3> discard brick"] * 7, *["0> discard ore"] * 4, *["1> discard wool"] * 4)
    assert [game.table.hand_size(seat) for seat in range(4)] == [4, 5, 7, 8]
    assert game.table.question == "PlaceTormund"


def test_s10_seven_tormund_and_the_victim():
    """NGT-7.4, NGT-7.5, NGT-7.6"""
    game = base(settlements(BLACK, "i31"), settlements(YELLOW, "i45"), settlements(RED, "i30"), hand(BLACK, ore=3))
    after_roll(game.given(about_to_roll(RED), tormund("h22")), 7)
    assert "tormund h22" not in game.options()
    assert game.refused("tormund h22") == ("NGT-7.4", "he-must-move")
    game.when("tormund h23", "steal ore")
    assert hand_of(game.table, BLACK) == {"ore": 2}
    assert hand_of(game.table, RED) == {"ore": 1}


def test_s11_nobody_to_rob():
    """NGT-7.6"""
    game = after_roll(base(settlements(RED, "i30"), hand(RED, ore=2)), 7).when("tormund h30")
    assert game.table.question == "Act"
    assert hand_of(game.table, RED) == {"ore": 2}


def bank_trades(*arrangements):
    game = an_empty_map("base").given(hand(BLUE, grain=4, wool=3, lumber=2), *arrangements)
    return {text.split()[1] for text in options_of(game, "bank")}


def test_s12_bank_trade():
    """NGT-8.8, NGT-8.9"""
    assert bank_trades() == {"grain"}
    assert bank_trades(settlements(BLUE, "i15")) == {"grain", "wool"}
    assert bank_trades(settlements(BLUE, "i57")) == {"grain", "lumber"}


def test_s13_lowest_rate_counts():
    """NGT-8.9"""
    game = an_empty_map("base").given(settlements(BLUE, "i15 i59"), hand(BLUE, ore=5, grain=3))
    assert game.table.rates[:5] == [3, 3, 3, 3, 2]
    game.when("bank ore for brick", "bank grain for wool")
    assert hand_of(game.table, BLUE) == {"ore": 3, "brick": 1, "wool": 1}


def test_s14_trade_with_players():
    """NGT-8.2, NGT-8.6"""
    game = an_empty_map("base").given(acting(RED), hand(RED, brick=1, wool=2), hand(YELLOW, wool=2))
    assert game.refused("propose 1 brick for 2 wool to 1") == ("", "")
    assert game.refused("propose 1 brick for 2 wool to 3") == ("NGT-8.2", "only-to-opponents")
    assert game.refused("propose 1 wool for nothing to 2") == ("NGT-8.6", "no-gifts")
    assert game.refused("propose 2 wool for 1 wool 1 ore to 1") == ("NGT-8.6", "kind-on-both-sides")
    game.when("propose 1 brick for 2 wool to 1", "1> accept", "close with 1")
    assert hand_of(game.table, YELLOW) == {"brick": 1}


@pytest.mark.parametrize("combined", [False, True])
def test_s15_fixed_order_of_the_steps(combined):
    """NGT-5.2, NGT-22.3"""
    game = an_empty_map("base", combined_trade_build=combined)
    game.given(acting(RED), settlements(RED, "i13"), hand(RED, brick=1, lumber=1, ore=4)).when("road p21")
    assert bool(options_of(game, "bank")) == combined
    if not combined:
        assert game.refused("bank ore for wool") == ("NGT-5.2", "trade-step-over")


def test_s16_where_a_road_may_be_built():
    """NGT-9.5, NGT-9.6"""
    game = a_game("base").given(acting(BLUE), roads_of(BLUE, "p58"), hand(BLUE, brick=3, lumber=3))
    assert {"road p57", "road p46"} <= set(game.options())
    game.when("road p57")
    assert "road p66" not in game.options()
    assert game.refused("road p66") == ("NGT-9.6", "behind-a-building")


def test_s17_distance_rule():
    """NGT-9.8, NGT-9.9"""
    game = a_game("base").given(acting(BLACK), roads_of(BLACK, "p35"))
    game.given(hand(BLACK, brick=1, lumber=1, wool=1, grain=1))
    assert options_of(game, "settle") == ["settle i30"]


def test_s18_longest_road_branch_and_interruption():
    """NGT-10.1, NGT-10.2, NGT-10.3"""
    game = an_empty_map("base").given(settlements(RED, "i35"), roads_of(RED, "p30 p24 p14 p09 p01 p02 p15"))
    table = game.given(roads_of(BLUE, "p50 p51 p52 p53 p54 p55 p56")).table
    assert (longest_line(table, RED), longest_line(table, BLUE)) == (6, 5)
    assert table.road_holder == RED


def test_s19_taking_the_longest_road_swings_four_points():
    """NGT-10.3"""
    game = an_empty_map("base").given(roads_of(A, "p02 p03 p04 p05 p06"), keeps(A, "i30 i22"), settlements(A, "i01"))
    game.given(roads_of(B, "p70 p71 p72 p73 p74"), keeps(B, "i24 i46"), settlements(B, "i57"))
    game.given(acting(B), hand(B, brick=1, lumber=1))
    assert (points(game.table, A), points(game.table, B)) == (7, 5)
    game.when("road p75")
    assert (points(game.table, A), points(game.table, B)) == (5, 7)


def test_s19_a_tie_changes_nothing():
    """NGT-10.3"""
    game = an_empty_map("base").given(roads_of(A, "p02 p03 p04 p05 p06"), roads_of(B, "p70 p71 p72 p73"))
    game.given(settlements(B, "i49"), acting(B), hand(B, brick=1, lumber=1)).when("road p74")
    assert game.table.lengths[:2] == [5, 5]
    assert game.table.road_holder == A


def test_s20_loop():
    """NGT-10.1"""
    loop = "p35 p45 p55 p54 p44 p34"
    table = an_empty_map("base").given(roads_of(A, loop)).table
    assert table.lengths[A] == 6
    assert an_empty_map("base").given(roads_of(A, loop + " p26")).table.lengths[A] == 7
    assert an_empty_map("base").given(roads_of(A, loop + " p26 p36")).table.lengths[A] == 7


def interrupted(*arrangements):
    game = an_empty_map("base").given(roads_of(A, "p02 p03 p04 p05 p06 p07"), roads_of(B, "p70 p71 p72 p73 p74"))
    game.given(roads_of(C, "p19 p18 p28"), *arrangements)
    assert game.table.road_holder == A
    return game.given(acting(C), hand(C, brick=1, lumber=1, wool=1, grain=1))


def test_s21_interruption_the_card_changes_hands_out_of_turn():
    """NGT-10.4, NGT-10.5, NGT-12.4"""
    game = interrupted(roads_of(C, "p11"), keeps(B, "i46 i24 i42"), settlements(B, "i36 i38"))
    game.when("settle i07")
    assert game.table.lengths[A] == 3
    assert game.table.road_holder == B
    assert points(game.table, B) == 10
    assert not game.table.over
    game.when("end", "roll", "dice 1 1")
    assert not game.table.over
    game.given(about_to_roll(B))
    game.given(acting(A)).when("end")
    assert game.table.over
    assert game.table.outcome.winners == [B]


def test_s22_interruption_tie():
    """NGT-10.4"""
    game = interrupted(roads_of(C, "p11"), roads_of(D, "p13 p23 p29 p41 p48")).when("settle i07")
    assert game.table.road_holder == -1
    game.given(acting(D), hand(D, brick=1, lumber=1))
    game.when(road_on(game))
    assert game.table.lengths[D] == 6
    assert game.table.road_holder == D


def road_on(game):
    """A road that lengthens the line of the active seat."""
    for text in options_of(game, "road"):
        twin = game.table.copy()
        twin.play(game.table.game.parse(text))
        if twin.lengths[twin.active] == 6:
            return text
    raise AssertionError("no road lengthens the line")


def test_s23_interruption_holder_still_tied_for_longest():
    """NGT-10.4"""
    game = an_empty_map("base").given(roads_of(A, "p01 p02 p03 p04 p05 p06 p07"), roads_of(B, "p70 p71 p72 p73 p74"))
    game.given(roads_of(C, "p10"), acting(C), hand(C, brick=1, lumber=1, wool=1, grain=1))
    assert game.table.lengths[:2] == [7, 5]
    game.when("settle i06")
    assert game.table.lengths[:2] == [5, 5]
    assert game.table.road_holder == A


def test_s24_one_action_card_per_turn_not_the_one_just_bought():
    """NGT-11.2, NGT-11.3"""
    game = base(about_to_roll(RED), held(RED, patrol=1), hand(RED, ore=1, wool=1, grain=1))
    assert "play patrol" in game.options()
    after_roll(game, 2).when("buy", "draw patrol", "play patrol", "tormund h30")
    assert game.table.held[RED * 6] == 1
    assert game.refused("play patrol") == ("NGT-11.2", "one-card-a-turn")
    fresh = base(about_to_roll(RED), hand(RED, ore=1, wool=1, grain=1))
    after_roll(fresh, 2).when("buy", "draw patrol")
    assert fresh.refused("play patrol") == ("NGT-11.3", "bought-this-turn")


def test_s25_patrol_does_not_make_anybody_discard():
    """NGT-11.4"""
    game = base(about_to_roll(RED), held(RED, patrol=1), hand(BLACK, wool=12), settlements(BLACK, "i31"))
    game.when("play patrol", "tormund h23", "steal wool")
    assert game.table.hand_size(BLACK) == 11
    assert game.table.patrols[RED] == 1


def test_s26_largest_patrol():
    """NGT-11.5"""
    game = base(patrols(2, 3, 0, 0), held(A, patrol=2))
    assert game.table.patrol_holder == B
    game.when("play patrol", "tormund h30")
    assert game.table.patrol_holder == B
    game.given(about_to_roll(A)).when("play patrol")
    assert game.table.patrol_holder == A
    assert (points(game.table, A), points(game.table, B)) == (2, 0)


def test_s27_road_building_with_one_road_left():
    """NGT-11.7, NGT-25.3"""
    fourteen = "p02 p03 p04 p05 p06 p07 p08 p13 p12 p11 p10 p09 p14 p24"
    game = base(roads_of(BLUE, fourteen), held(BLUE, road_building=1)).when("play road_building")
    game.when(game.options()[0])
    assert game.table.roads_left(BLUE) == 0
    assert game.table.question == "BeforeRoll"
    assert game.table.removed[CARDS.index("road_building")] == 1
    full = base(roads_of(BLUE, fourteen + " p30"), held(BLUE, road_building=1))
    assert full.refused("play road_building") == ("NGT-25.3", "no-road-left")


def test_s28_winter_is_coming():
    """NGT-11.8"""
    game = base(held(A, winter_is_coming=1), only_in_bank(ore=1, wool=3)).when("play winter_is_coming")
    assert set(game.options()) == {"take 1 wool 1 ore", "take 2 wool"}
    assert game.refused("take 2 ore") == ("NGT-11.8", "not-in-bank")


def test_s29_hidden_victory_points_win():
    """NGT-11.9, NGT-12.2"""
    game = an_empty_map("base").given(acting(RED), keeps(RED, "i01 i03 i22 i24"), held(RED, victory_point=1))
    game.given(hand(RED, ore=1, wool=1, grain=1))
    assert points(game.table, RED) == 9
    game.when("buy", "draw victory_point")
    assert game.table.over
    assert game.table.outcome.winners == [RED]


def test_s30_pieces_run_out():
    """NGT-9.11, NGT-9.13"""
    game = an_empty_map("base").given(acting(YELLOW), settlements(YELLOW, "i01 i03 i22 i24 i26"))
    game.given(roads_of(YELLOW, "p37 p46"), hand(YELLOW, brick=1, lumber=1, wool=1, grain=3, ore=3))
    assert options_of(game, "settle") == []
    game.when("keep i01")
    table = game.table
    assert (table.settlements[YELLOW].bit_count(), table.keeps[YELLOW].bit_count()) == (4, 1)
    assert table.settlements_left(YELLOW) == 1
    assert options_of(game, "settle")


def test_s31_deck_empty():
    """NGT-9.14"""
    game = an_empty_map("base").given(hand(A, ore=1, wool=1, grain=1), deck())
    assert "buy" not in game.options()
    with pytest.raises(IllegalMove):
        game.when("buy")
