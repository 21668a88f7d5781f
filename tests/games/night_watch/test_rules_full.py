"""Rules of the full game that no scenario shows: NGT-13 to NGT-22."""

import pytest

from pentarchy.games.night_watch.cards import HEROES, TOKENS
from pentarchy.games.night_watch.scoring import parts_of, points
from pentarchy.games.night_watch.steps.tokens import UNCOVER_POOL
from tests.games.night_watch.given import (
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
    breaches,
    camps,
    camps_of,
    clearing,
    deck,
    founded,
    guards,
    hand,
    hand_of,
    held,
    hero,
    in_gift,
    keeps,
    patrols,
    roads_of,
    settlements,
    tormund,
    wall_of,
    wildlings_at,
)
from tests.games.night_watch.test_scenarios_full import FOUR, full, north, settlement_turned


def test_all_rules_of_the_base_game_hold():
    """NGT-1.4, NGT-14.1, NGT-14.5: three dice; guards may be built besides everything else."""
    game = full(settlements(A, "i01"), hand(A, brick=2, lumber=2, wool=1)).when("roll", "dice 1 1")
    assert len(game.options()) == 12
    game.when("wild 12")
    assert {"road p01", "guard w1", "end"} <= set(game.options())


def test_the_starting_player_takes_the_first_turn():
    """NGT-13.13, NGT-13.5"""
    game = founded(a_game(), FOUR).when("guard w1", "guard w1", "guard w1", "guard w1")
    assert (game.table.question, game.table.active, game.table.turns) == ("BeforeRoll", A, 1)


def test_the_wildling_die_counts_on_a_seven():
    """NGT-14.3"""
    game = after_roll(full(camps("ice_river", "regular"), guards("w1", A)), 7, 1)
    assert game.table.question == "PlaceTormund"
    game.when("tormund h00")
    assert north(game)["clearings"]["c1"] == 1


def test_heroes_in_their_windows():
    """NGT-14.6, NGT-19.10, NGT-19.1"""
    game = full(hero(A, "marsh"), hand(A, wool=1))
    assert "hero marsh" not in game.options()
    after_roll(game, 2)
    assert "hero marsh" in game.options()
    game.given(acting(A, trading=False))
    assert game.refused("hero marsh") == ("NGT-19.10", "trade-step-over")
    assert game.refused("hero benjen") == ("NGT-19.1", "not-your-hero")
    assert game.table.view(D)["players"][A]["hero"] == "marsh"


def test_a_hero_of_the_build_step_closes_trade():
    """NGT-5.6, NGT-19.10"""
    game = full(hero(A, "yarwyck"), settlements(A, "i16"), roads_of(A, "p25 p33"), acting(A), hand(A, ore=3))
    game.when("hero yarwyck", "road p15", "flip")
    assert game.refused("bank ore for wool") == ("NGT-5.2", "trade-step-over")


def test_newcomers_take_the_lowest_camp():
    """NGT-15.2, NGT-17.1"""
    game = full(camps("hornfoots", "giant"))
    settlement_turned(game, "k_climber_hornfoots")
    assert camps_of(game.table, "hornfoots") == ["giant", "climber"]


def test_only_regular_wildlings_stay_in_a_clearing():
    """NGT-16.1, NGT-16.2, NGT-16.5"""
    for kind, stays in (("regular", 1), ("climber", 0), ("giant", 0)):
        game = after_roll(full(camps("hornfoots", kind), guards("w4", A, B)), 2, 8)
        assert north(game)["clearings"]["c4"] == stays


def test_a_breach_removes_one_guard_only():
    """NGT-16.9, NGT-16.7, NGT-16.11: lost guards may be built again, and VP tokens follow at once."""
    game = full(clearing("c1", 3), guards("w1", A, A, A), camps("ice_river", "regular"))
    assert points(game.table, A) == 1
    after_roll(game, 2, 1)
    assert wall_of(game.table, "w1") == [A, A]
    assert points(game.table, A) == 0
    game.given(hand(A, brick=1, wool=1, lumber=1)).when("guard w1")
    assert points(game.table, A) == 1


def test_wildlings_in_the_gift_stay():
    """NGT-16.10, NGT-16.12"""
    game = full(in_gift("regular", "h00"), clearing("c1", 1), guards("w1", A), hand(A, brick=1, wool=1, lumber=1))
    after_roll(game, 2, 12).when("guard w1")
    assert wildlings_at(game.table) == ["h00"]
    assert north(game)["clearings"]["c1"] == 1


def test_a_breach_is_carried_out_before_the_end():
    """NGT-16.14, NGT-16.16, NGT-21.6, NGT-21.7"""
    game = full(breaches(2), in_gift("climber", "h00 h10 h20 h30 h01 h11"), clearing("c2", 1), guards("w2", A))
    game.given(camps("cave_dwellers", "regular"), guards("w4", B))
    after_roll(game, 2, 4)
    assert game.table.over
    assert len(wildlings_at(game.table)) == 8
    assert game.table.outcome.reason == "tragic_breach"
    assert game.table.watch.guards_of(A) == 0
    assert game.table.outcome.winners == [B]
    assert game.table.outcome.places == [2, 1, 2, 2]


def test_a_tragic_end_beats_ten_points():
    """NGT-21.4, NGT-1.3"""
    game = full(breaches(2), keeps(A, "i01 i03 i18 i30"), settlements(A, "i42 i44"), guards("w4", C))
    after_roll(game.given(camps("ice_river", "giant")), 2, 1)
    assert points(game.table, A) == 10
    assert game.table.outcome.winners == [C]


def test_no_figure_left():
    """NGT-17.7, NGT-25.6"""
    game = full()
    game.table.watch.figures[2] = 0
    settlement_turned(game, "k_giant_hornfoots")
    assert camps_of(game.table, "hornfoots") == []
    assert north(game)["turned"]["k_giant_hornfoots"] == 1


def test_the_order_of_a_building_that_does_several_things():
    """NGT-17.8: the token of the piece, then the Longest Road with its own token."""
    game = full(roads_of(B, "p02 p03 p04 p05 p06 p07"), roads_of(C, "p70 p71 p72 p73 p74"), roads_of(A, "p11"))
    game.given(acting(A), hand(A, brick=1, lumber=1, wool=1, grain=1)).when("settle i07")
    assert game.table.road_holder == B
    game.when("token k_regular_ice_river")
    assert game.table.road_holder == C
    assert game.table.question == "TurnToken"
    game.when("token k_regular_ice_river")
    assert game.table.question == "Act"


def test_the_longest_road_is_not_measured_after_the_end():
    """NGT-17.8"""
    game = full(breaches(2), roads_of(B, "p02 p03 p04 p05 p06 p07"), roads_of(A, "p11"), guards("w2", B))
    game.given(camps("ice_river", "giant giant climber climber"))
    game.given(acting(A), hand(A, brick=1, lumber=1, wool=1, grain=1)).when("settle i07", "token k_regular_ice_river")
    assert game.table.over
    assert game.table.road_holder == B
    assert points(game.table, A) == 1


def test_what_turns_no_token():
    """NGT-17.9"""
    game = full(acting(A), settlements(A, "i01"), hand(A, brick=2, lumber=2, wool=2, grain=1, ore=1))
    game.when("road p01", "guard w1", "buy", "draw patrol")
    assert sum(north(game)["turned"].values()) == 0


def test_a_section_holds_five():
    """NGT-18.2, NGT-18.3"""
    game = full(acting(A), guards("w1", A, B, C, D, B), hand(A, brick=1, wool=1, lumber=1))
    assert game.refused("guard w1") == ("NGT-18.2", "section-full")
    assert [text for text in game.options() if text.startswith("guard")] == ["guard w2", "guard w3", "guard w4"]


def test_guards_however_placed_count():
    """NGT-18.5, NGT-20.4"""
    game = full(guards("w1", A, A), held(A, new_recruit=1)).when("play new_recruit", "guard w2")
    assert points(game.table, A) == 1
    full_supply = full(guards("w1", A, A, A, A, A), guards("w2", A, A), held(A, new_recruit=1))
    assert full_supply.refused("play new_recruit") == ("NGT-25.3", "no-guard-left")


def test_seven_guards_give_no_third_token():
    """NGT-18.4, NGT-21.1"""
    game = full(guards("w1", A, A, A, A, A), guards("w2", A, A), settlements(A, "i01"), patrols(3, 0, 0, 0))
    parts = {"settlement": 1, "keep": 0, "longest_road": 0, "largest_patrol": 1, "vp_card": 0, "guard_token": 2}
    assert parts_of(game.table, A) == parts


# Heroes.


def test_heroes_are_not_traded():
    """NGT-19.3"""
    game = full(acting(A), hand(A, brick=1))
    with pytest.raises(Exception, match="expected"):
        game.refused("propose 1 mance for 1 wool to 1")


def test_use_is_voluntary_and_then_mandatory():
    """NGT-19.4"""
    game = full(hero(A, "marsh"), acting(A), hand(A, wool=1))
    assert "end" in game.options()
    game.when("hero marsh")
    assert all(text.startswith("bank wool") for text in game.options())


def test_a_hero_and_a_card_in_one_turn():
    """NGT-19.5"""
    game = full(hero(A, "ygritte"), in_gift("climber", "h00"), held(A, winter_is_coming=1))
    game.when("hero ygritte", "flip", "play winter_is_coming", "take 2 ore")
    assert hand_of(game.table, A) == {"ore": 2}


def test_ygritte_brings_no_card():
    """NGT-19.19"""
    game = full(hero(A, "ygritte"), in_gift("climber", "h21")).when("hero ygritte", "flip")
    assert wildlings_at(game.table) == []
    assert hand_of(game.table, A) == {}


def test_without_a_display_the_own_hero_comes_back():
    """NGT-19.8"""
    game = full(hero(A, "marsh", "B"), acting(A), hand(A, wool=1))
    game.table.watch.lost_heroes, game.table.watch.display = game.table.watch.display, 0
    game.when("hero marsh", "bank wool for ore")
    assert game.table.question == "Act"
    assert HEROES[game.table.watch.heroes[A]] == "marsh"
    assert game.table.watch.used_once[A] == 0


def test_flip_or_exchange_comes_right_after_the_effect():
    """NGT-19.9, NGT-19.6"""
    game = full(hero(A, "benjen"), camps("ice_river", "giant"), camps("hornfoots", "giant giant giant giant"))
    game.given(guards("w3", A), guards("w4", A)).when("hero benjen", "banish ice_river-1", "token k_giant_hornfoots")
    assert camps_of(game.table, "hornfoots") == ["giant", "giant", "giant"]
    assert game.options() == ["flip", "exchange"]


def test_an_end_drops_the_exchange():
    """NGT-19.9"""
    game = full(
        breaches(2), hero(A, "benjen"), camps("ice_river", "giant"), camps("hornfoots", "giant giant giant giant")
    )
    game.when("hero benjen", "banish ice_river-1", "token k_giant_hornfoots")
    assert game.table.over


def test_yoren_needs_a_patrol_and_a_guard():
    """NGT-19.20, NGT-20.6: the card is set aside if nobody has three any more."""
    game = full(hero(A, "yoren"), patrols(3, 2, 0, 0))
    assert game.table.patrol_holder == A
    game.when("hero yoren", "guard w1")
    assert game.table.patrol_holder == -1
    assert full(hero(A, "yoren")).refused("hero yoren") == ("NGT-19.20", "lacks-played-patrol")


def test_both_ways_of_a_patrol_count():
    """NGT-20.5, NGT-20.2, NGT-17.5"""
    game = full(patrols(2, 0, 0, 0), held(A, patrol=1), in_gift("climber", "h00"))
    game.when("play patrol", "token k_regular_hornfoots", "patrol expel_wildling")
    assert game.table.patrol_holder == A
    assert game.table.question == "BeforeRoll"


def test_melisandre_without_a_deck():
    """NGT-25.2, NGT-19.16"""
    game = full(hero(A, "melisandre"), acting(A), hand(A, ore=2, grain=1, wool=1), deck())
    assert "hero melisandre" not in game.options()


def test_melisandre_may_pay_in_full():
    """NGT-19.16"""
    game = full(hero(A, "melisandre"), acting(A), hand(A, ore=1, grain=1, wool=1)).when("hero melisandre")
    assert game.options() == ["pay"]
    game.when("pay", "see patrol", "see patrol", "see victory_point")
    assert game.table.view(A)["seen"]["cards"]["patrol"] == 2
    assert game.table.view(B)["seen"] is None
    game.when("retain patrol", "exchange", "choose yoren")
    assert game.refused("play patrol") == ("NGT-11.3", "bought-this-turn")


def test_mormont_with_nobody_giving():
    """NGT-19.11, NGT-19.4: a use that achieves nothing is still a use."""
    game = full(hero(A, "mormont"), acting(A), hand(A, wool=1), hand(B, ore=1))
    game.when("hero mormont")
    assert len(game.options()) == 5 * 6
    game.when("demand brick from 1 2")
    assert game.options() == ["flip", "exchange"]


def test_mormont_pays_givers_from_the_left():
    """NGT-19.11"""
    game = full(hero(C, "mormont"), acting(C), hand(C, wool=2), hand(B, ore=1), hand(D, ore=1))
    game.when("hero mormont", "demand ore from 1 3", "give wool", "give ore")
    assert (hand_of(game.table, D), hand_of(game.table, B)) == ({"wool": 1}, {"ore": 1})


def test_mance_needs_a_leader():
    """NGT-19.17"""
    game = full(hero(A, "mance"), acting(A), settlements(B, "i01"))
    assert "hero mance" not in game.options()
    assert "hero mance" in game.given(hand(B, ore=1)).options()


def test_qhorin_without_stock():
    """NGT-19.21, NGT-25.1"""
    game = full(hero(A, "qhorin"), tormund("h33"), bank(grain=0)).when("hero qhorin")
    assert hand_of(game.table, A) == {}


# The end.


def test_who_has_ten_points_in_another_turn_waits():
    """NGT-21.3, NGT-21.2"""
    game = full(acting(A), keeps(B, "i01 i03 i18 i30"), settlements(B, "i42 i44")).when("end")
    assert not game.table.over
    game.given(acting(B)).when("end")
    assert game.table.outcome.winners == [B]


def test_founding_may_turn_tokens():
    """NGT-22.4"""
    game = founded(a_game(setup_reveals_tokens=True), FOUR).when("guard w1", "guard w2", "guard w3", "guard w4")
    for _ in range(8):
        assert game.table.question == "TurnToken"
        game.when("token k_regular_ice_river" if game.table.watch.turned[0] < 4 else "token k_regular_hornfoots")
    assert game.table.question == "BeforeRoll"
    assert north(game)["pool"] == 5


def test_an_empty_pool_is_refilled():
    """NGT-17.6, NGT-23.9"""
    game = full()
    watch = game.table.watch
    watch.pool, watch.turned = 0, [1, *[0] * (len(TOKENS) - 1)]
    watch.batches[0] -= 1
    game.table.push(UNCOVER_POOL)
    game.table.advance()
    assert camps_of(game.table, "ice_river") == ["regular"]
    assert (watch.pool_batch, watch.pool, sum(watch.turned)) == (1, 0, 1)


def test_a_tragedy_without_a_display_costs_nothing():
    """NGT-22.2"""
    game = an_empty_map(tragedy_of_heroes=True).given(about_to_roll(A), hero(B, "mance"))
    game.table.watch.lost_heroes, game.table.watch.display = game.table.watch.display, 0
    game.when("roll", "dice 1 1", "wild 1")
    assert game.table.question == "Act"
    ordinary = full().when("roll", "dice 1 1", "wild 1")
    assert ordinary.table.question == "Act"
