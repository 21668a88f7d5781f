"""Scenarios S-32 to S-69 of docs/scenarios/night_watch.md: the full game, its options and what is hidden."""

from random import Random

import pytest

from pentarchy.games.night_watch.cards import HEROES
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.scoring import points
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

FOUR = "i01 i03 i16 i18 i28 i30 i42 i44"
THREE = "i01 i03 i16 i18 i28 i30"


def full(*arrangements):
    """Seat 0 is about to roll; Tarly rests, and no other hero gets in the way."""
    return an_empty_map().given(about_to_roll(A), hero(A, "mance"), tarly_rests, *arrangements)


def tarly_rests(table):
    table.watch.hero_turn[B] = table.turns


def north(game):
    return game.table.view(None)["north"]


def hero_of(table, seat):
    return HEROES[table.watch.heroes[seat]]


def test_s32_set_up_for_four():
    """NGT-13.3, NGT-13.4, NGT-13.6, NGT-13.7, NGT-13.8, NGT-13.9, NGT-13.10, NGT-13.11, NGT-13.12"""
    game = a_game()
    assert [hero_of(game.table, seat) for seat in range(4)] == ["yarwyck", "tarly", "marsh", "mormont"]
    assert len(north(game)["display"]) == len(HEROES) - 4
    assert (sum(game.table.deck), north(game)["pool"]) == (25, 5)
    order = []
    for node in FOUR.split():
        order.append(game.table.seat)
        founded(game, node)
    assert order == [0, 1, 2, 3, 3, 2, 1, 0]
    game.when("guard w3", "guard w3", "guard w3", "guard w3")
    assert wall_of(game.table, "w3") == [0, 1, 2, 3]
    assert north(game)["pool"] == 13
    under = game.table.watch.under
    assert [sum(batch != EMPTY for batch in under[seat * 5 : seat * 5 + 5]) + 8 for seat in range(4)] == [11] * 4
    assert (game.table.view(None)["tormund"], north(game)["breaches"]) == ("tormund_camp", 0)
    assert sum(north(game)["frostfangs"].values()) == 40


def test_s33_set_up_for_three():
    """NGT-13.1, NGT-13.7, NGT-13.8"""
    game = a_game(seats=3)
    assert game.table.view(None)["map"] == "gift_3p"
    assert [hero_of(game.table, seat) for seat in range(3)] == ["tarly", "marsh", "mormont"]
    assert (len(north(game)["display"]), north(game)["pool"]) == (len(HEROES) - 3, 18)
    founded(game, THREE).when("guard w1", "guard w1", "guard w2")
    assert north(game)["pool"] == 24


@pytest.mark.parametrize(("wild", "hexes", "count"), [(4, ["h01"], 1), (5, [], 0)])
def test_s34_advance_on_4_and_on_5(wild, hexes, count):
    """NGT-15.4, NGT-16.3, NGT-16.7"""
    game = after_roll(full(camps("cave_dwellers", "regular regular"), guards("w3", A)), 2, wild)
    assert wildlings_at(game.table) == hexes
    assert north(game)["breaches"] == count
    assert camps_of(game.table, "cave_dwellers") == ["regular"]
    assert north(game)["clearings"]["c3"] == 1 - count


def test_s35_breach_with_guards():
    """NGT-16.7"""
    game = after_roll(full(clearing("c3", 2), guards("w3", A, B), camps("cave_dwellers", "regular")), 2, 5)
    assert wildlings_at(game.table) == ["h02", "h12", "h22"]
    assert wall_of(game.table, "w3") == [B]
    assert game.table.guards_left(A) == 7
    assert north(game)["breaches"] == 1


def settlement_turned(game, token):
    """A builds a settlement on i16 and this token is turned."""
    game.given(acting(A), roads_of(A, "p25"), hand(A, brick=1, lumber=1, wool=1, grain=1))
    return game.when("settle i16", f"token {token}")


def test_s36_rush():
    """NGT-15.6, NGT-15.7"""
    game = full(camps("cave_dwellers", "regular climber giant regular"), guards("w2", A), guards("w3", B))
    settlement_turned(game, "k_regular_cave_dwellers")
    assert north(game)["clearings"]["c2"] == 1
    assert wildlings_at(game.table) == ["h02"]
    assert camps_of(game.table, "cave_dwellers") == ["giant", "regular", "regular"]
    assert north(game)["breaches"] == 0


def test_s37_climber():
    """NGT-16.2, NGT-16.4"""
    game = full(guards("w1", A, B, C), in_gift("regular", "h00"), camps("ice_river", "climber regular"))
    after_roll(game, 2, 2)
    assert wildlings_at(game.table) == ["h00", "h10"]
    assert wall_of(game.table, "w1") == [A, B, C]
    assert (north(game)["breaches"], camps_of(game.table, "ice_river")) == (0, ["regular"])


def test_s38_giant():
    """NGT-16.5, NGT-16.8"""
    game = after_roll(full(guards("w4", A, B), camps("hornfoots", "giant")), 2, 8)
    assert wall_of(game.table, "w4") == [B]
    assert (north(game)["breaches"], north(game)["frostfangs"]["giant"]) == (0, 8)
    empty = after_roll(full(camps("hornfoots", "giant")), 2, 7)
    assert (wildlings_at(empty.table), north(empty)["breaches"]) == (["h03"], 1)
    assert north(empty)["frostfangs"]["giant"] == 7


def test_s39_giant_tips_the_balance():
    """NGT-16.6"""
    game = after_roll(full(clearing("c3", 2), guards("w3", A, B), camps("hornfoots", "giant")), 2, 6)
    assert (wall_of(game.table, "w3"), wildlings_at(game.table)) == ([], ["h02", "h12"])
    assert (north(game)["breaches"], north(game)["frostfangs"]["giant"]) == (1, 8)


@pytest.mark.parametrize("wild", range(1, 13))
def test_s40_nothing_moves(wild):
    """NGT-15.5, NGT-15.3"""
    game = after_roll(full(guards("w1", A), guards("w2", A), camps("ice_river", "regular")), 2, wild)
    expected = {"c1": int(wild in (1, 2)), "c2": int(wild == 3), "c3": 0, "c4": 0}
    assert north(game)["clearings"] == expected


@pytest.mark.parametrize(("total", "cards"), [(5, {}), (6, {}), (4, {"brick": 1})])
def test_s41_blocked_hexes(total, cards):
    """NGT-6.3, NGT-7.9"""
    game = full(settlements(A, "i16"), in_gift("regular", "h00"), tormund("h10"))
    assert hand_of(after_roll(game, total).table, A) == cards


def test_s41_a_climber_enters_where_tormund_is():
    """NGT-7.9"""
    game = full(in_gift("regular", "h00"), tormund("h10"), camps("ice_river", "climber"))
    assert wildlings_at(after_roll(game, 2, 1).table) == ["h00", "h10"]


def test_s42_full_column():
    """NGT-16.13"""
    game = full(in_gift("regular", "h01 h11 h21 h31"), camps("cave_dwellers", "climber"))
    assert wildlings_at(after_roll(game, 2, 4).table) == ["h01", "h02", "h11", "h21", "h31"]


def in_play(*arrangements):
    """A game for four after its founding, pool 13."""
    return founded(a_game(), FOUR).when(*["guard w1", "guard w2", "guard w3", "guard w4"]).given(*arrangements)


def test_s43_building_a_settlement_turns_one_token():
    """NGT-17.2, NGT-17.6"""
    game = in_play()
    settlement_site(game).when("token k_giant_hornfoots")
    assert (north(game)["frostfangs"]["giant"], camps_of(game.table, "hornfoots")) == (7, ["giant"])
    assert (north(game)["turned"]["k_giant_hornfoots"], sum(north(game)["turned"].values())) == (1, 1)
    assert north(game)["pool"] == 13


def settlement_site(game, seat=A):
    """The seat builds a settlement somewhere."""
    game.given(acting(seat), roads_of(seat, "p75 p76 p77"), hand(seat, brick=1, lumber=1, wool=1, grain=1))
    return game.when(next(text for text in game.options() if text.startswith("settle")))


def test_s44_building_a_keep_turns_two_and_covers_one():
    """NGT-17.3"""
    game = in_play(acting(A), hand(A, ore=3, grain=2)).when("keep i01")
    game.when("token k_climber_ice_river", "token k_regular_ice_river")
    assert camps_of(game.table, "ice_river") == ["climber", "regular"]
    assert sum(north(game)["turned"].values()) == 2
    assert north(game)["pool"] == 12
    assert game.table.watch.under[0] == 0


def test_s45_special_cards_bring_wildlings():
    """NGT-17.5, NGT-10.6"""
    game = full(roads_of(B, "p02 p03 p04 p05 p06"), roads_of(A, "p70 p71 p72 p73 p74"), acting(A))
    game.given(hand(A, brick=2, lumber=2))
    assert (points(game.table, A), points(game.table, B)) == (0, 1)
    game.when("road p75")
    assert game.table.question == "TurnToken"
    game.when("token k_giant_hornfoots")
    assert (points(game.table, A), points(game.table, B)) == (1, 0)
    game.when("road p76")
    assert game.table.question == "Act"


def test_s46_bank_rate_in_the_full_game():
    """NGT-8.8, NGT-8.10, NGT-14.4"""
    assert "bank wool for ore" in full(acting(A), hand(A, wool=3)).options()
    assert "bank wool for ore" not in full(acting(A), hand(A, wool=2)).options()
    assert "bank wool for ore" in full(acting(A), hand(A, wool=2), settlements(A, "i58")).options()


def test_s47_guards_and_vp_tokens():
    """NGT-18.1, NGT-18.4"""
    game = full(guards("w1", A, A), guards("w4", B), settlements(A, "i01 i03"), acting(A))
    game.given(hand(A, brick=5, wool=5, lumber=5)).when("guard w4")
    assert wall_of(game.table, "w4") == [B, A]
    counted = {3: points(game.table, A)}
    for guard in range(4, 8):
        game.when("guard w2")
        counted[guard] = points(game.table, A)
    assert counted == {3: 3, 4: 3, 5: 4, 6: 4, 7: 4}
    game.given(guards("w2", A))
    assert points(game.table, A) == 3
    game.given(guards("w2"), guards("w4", B))
    assert points(game.table, A) == 2


def test_s48_marsh_use_flip_exchange():
    """NGT-19.2, NGT-19.6, NGT-19.7, NGT-19.12"""
    game = full(acting(C), hand(C, wool=2)).when("hero marsh", "bank wool for ore", "flip")
    assert hand_of(game.table, C) == {"wool": 1, "ore": 1}
    assert game.refused("hero marsh") == ("NGT-19.2", "hero-rests")
    game.table.turns += 1
    game.given(acting(C)).when("hero marsh", "bank wool for brick")
    assert game.table.question == "ChooseHero"
    assert "choose marsh" not in game.options()
    game.when("choose ygritte")
    assert (hero_of(game.table, C), game.table.watch.used_once[C]) == ("ygritte", 0)
    assert "marsh" in north(game)["display"]
    assert game.refused("hero ygritte") == ("NGT-19.2", "hero-rests")


def test_s49_tarly_in_another_players_turn():
    """NGT-19.13, NGT-5.8"""
    game = full(hero(B, "tarly"), camps("cave_dwellers", "regular"), guards("w2", A))
    after_roll(game, 9, 4)
    assert (game.table.question, game.table.seat) == ("UseTarly", B)
    assert camps_of(game.table, "cave_dwellers") == ["regular"]
    game.when("hero tarly", "take 1 ore", "exchange", "choose qhorin")
    assert hand_of(game.table, B) == {"ore": 1}
    assert camps_of(game.table, "cave_dwellers") == []
    assert game.table.question == "Act"
    seven = after_roll(full(hero(B, "tarly")), 7)
    assert seven.table.question == "PlaceTormund"
    assert seven.when("tormund h00").table.question == "Act"


def test_s50_mormont():
    """NGT-19.11, NGT-23.4"""
    game = full(hero(D, "mormont"), acting(D), hand(D, wool=1), hand(B, ore=2), hand(C, wool=1))
    game.when("hero mormont", "demand ore from 1 2")
    assert game.table.question == "GiveBack"
    game.when("give wool", "flip")
    assert hand_of(game.table, D) == {"ore": 1}
    assert hand_of(game.table, B) == {"ore": 1, "wool": 1}
    assert game.table.view(A)["players"][C]["known_exactly"] == ["ore"]


def test_s51_yarwyck():
    """NGT-19.14"""
    game = full(hero(A, "yarwyck"), acting(A), settlements(A, "i16"), roads_of(A, "p25 p33"))
    game.when("hero yarwyck")
    assert game.told("lifted-road")[0]["path"] == "p33"
    assert game.table.view(None)["about"]["place"] == "p33"
    assert game.options() == ["road p15", "road p16", "road p32"]


def test_s52_thorne_and_melisandre():
    """NGT-19.15, NGT-19.16"""
    game = full(hero(A, "thorne"), acting(A), hand(A, brick=2, lumber=1)).when("hero thorne")
    assert game.options() == ["substitute wool by brick"]
    game.when("substitute wool by brick", "guard w2")
    assert (hand_of(game.table, A), wall_of(game.table, "w2")) == ({}, [A])
    seer = full(hero(A, "melisandre"), acting(A), hand(A, ore=2, grain=1), deck(patrol=1, victory_point=1))
    seer.when("hero melisandre", "substitute wool by ore", "see patrol", "see victory_point")
    assert seer.options() == ["retain patrol", "retain victory_point"]
    seer.when("retain victory_point")
    assert (points(seer.table, A), sum(seer.table.deck), seer.table.deck[0]) == (1, 1, 1)


def test_s53_benjen():
    """NGT-19.18"""
    game = full(hero(A, "benjen"), camps("hornfoots", "giant regular climber"))
    game.when("hero benjen", "banish hornfoots-2")
    assert camps_of(game.table, "hornfoots") == ["giant", "climber"]
    game.when("token k_regular_ice_river")
    assert camps_of(game.table, "ice_river") == ["regular"]
    assert game.table.question == "FlipOrExchange"


def test_s54_qhorin():
    """NGT-19.21"""
    game = full(hero(A, "qhorin"), tormund("h33"), settlements(B, "i45"))
    game.when("hero qhorin", "flip")
    assert hand_of(game.table, A) == {"grain": 1}
    assert game.table.view(None)["tormund"] == "tormund_camp"
    assert hand_of(after_roll(game, 10).table, B) == {"grain": 1}
    idle = full(hero(A, "qhorin"))
    assert idle.refused("hero qhorin") == ("NGT-19.21", "lacks-robber-in-gift")


def test_s55_patrol_expels_a_wildling():
    """NGT-20.2, NGT-20.3"""
    game = full(in_gift("climber", "h21"), held(A, patrol=1))
    game.when("play patrol", "patrol expel_wildling")
    assert north(game)["frostfangs"]["climber"] == 8
    assert hand_of(game.table, A) == {"lumber": 1}
    assert game.table.patrols[A] == 1
    poor = full(in_gift("climber", "h21"), held(A, patrol=1), bank(lumber=0))
    poor.when("play patrol", "patrol expel_wildling")
    assert hand_of(poor.table, A) == {}


def test_s56_ten_points_are_not_yet_the_victory():
    """NGT-21.2, NGT-21.4, NGT-15.8"""
    game = full(breaches(2), camps("ice_river", "regular regular giant climber"), guards("w2", B, B), guards("w3", A))
    game.given(keeps(A, "i01 i03 i18 i30"), settlements(A, "i42"))
    assert points(game.table, A) == 9
    settlement_turned(game, "k_regular_ice_river")
    assert game.table.over
    assert game.table.outcome.reason == "tragic_breach"
    assert game.table.outcome.winners == [B]
    assert points(game.table, A) == 10
    assert north(game)["clearings"]["c2"] == 0


def test_s57_ten_points_at_the_end_of_the_turn():
    """NGT-21.2"""
    game = full(keeps(A, "i01 i03 i18 i30"), settlements(A, "i42"))
    settlement_turned(game, "k_regular_ice_river")
    assert not game.table.over
    game.when("end")
    assert game.table.outcome.winners == [A]


def test_s57_a_giant_takes_the_fifth_guard():
    """NGT-21.2, NGT-18.4"""
    game = full(keeps(A, "i01 i03 i18"), settlements(A, "i42"), guards("w1", A), guards("w2", A, A, A, A))
    game.given(camps("ice_river", "giant climber climber climber"))
    assert points(game.table, A) == 9
    settlement_turned(game, "k_regular_ice_river")
    assert points(game.table, A) == 9
    game.when("end")
    assert not game.table.over
    assert game.table.active == B


def test_s58_eighth_wildling():
    """NGT-21.4, NGT-21.5"""
    game = full(in_gift("regular", "h00 h10 h01 h11 h02 h12 h03"), camps("ice_river", "climber"))
    after_roll(game.given(guards("w1", A, B), guards("w2", B)), 2, 1)
    assert "h20" in wildlings_at(game.table)
    assert (game.table.outcome.reason, game.table.outcome.winners) == ("tragic_gift", [B])


@pytest.mark.parametrize(("cards_of_a", "winners"), [(4, [B]), (5, [])])
def test_s59_tragic_tie_breaks(cards_of_a, winners):
    """NGT-21.5, NGT-21.8"""
    game = full(guards("w1", A, A, A), guards("w2", B, B, B), guards("w3", C, C))
    game.given(keeps(A, "i01 i03"), settlements(A, "i16 i18"), keeps(B, "i28 i30 i42"))
    game.given(
        keeps(C, "i10 i13 i25 i35"), settlements(C, "i40"), keeps(D, "i44 i46 i51 i53"), held(D, victory_point=1)
    )
    game.given(hand(A, ore=cards_of_a), hand(B, ore=5), hand(C, wool=9), hand(D, grain=9))
    assert [points(game.table, seat) for seat in range(4)] == [7, 7, 9, 9]
    game.table.reason = "tragic_breach"
    game.table.stop()
    assert game.table.outcome.winners == winners
    assert game.table.outcome.tie_break == ("resource_cards" if winners else "shared")


def test_s60_tragedy_of_heroes():
    """NGT-22.2, NGT-14.2"""
    game = an_empty_map(tragedy_of_heroes=True).given(about_to_roll(A), settlements(A, "i09"), guards("w2", B))
    game.given(camps("cave_dwellers", "regular")).when("roll", "dice 4 4", "wild 4")
    assert game.table.question == "BuryHero"
    assert hand_of(game.table, A) == {}
    assert "bury tarly" not in game.options()
    game.when("bury ygritte")
    assert north(game)["lost_heroes"] == ["ygritte"]
    assert hand_of(game.table, A) == {"grain": 1}
    game.when("decline")
    assert north(game)["clearings"]["c2"] == 1


def test_s61_variable_set_up():
    """NGT-22.1"""
    game = a_game(variable_setup=True).dealt(seed=5)
    hexes = game.table.view(None)["hexes"]
    terrain = [row["terrain"] for row in hexes]
    counts = {name: terrain.count(name) for name in set(terrain)}
    assert counts == {"hills": 4, "forest": 4, "pasture": 4, "fields": 4, "mountains": 5}
    numbers = [row["numbers"][0] for row in hexes]
    assert numbers == [5, 6, 5, 8, 6, 4, 9, 10, 11, 3, 9, 11, 3, 8, 4, 10, 12, 3, 10, 4, 2]


@pytest.mark.parametrize(("total", "cards"), [(6, {"ore": 1}), (5, {"grain": 1}), (10, {"lumber": 1})])
def test_s62_comparison_map(total, cards):
    """NGT-22.6"""
    game = an_empty_map("standard").given(about_to_roll(A), settlements(A, "i20"))
    assert hand_of(after_roll(game, total).table, A) == cards


def test_s63_giant_against_a_single_guard():
    """NGT-16.5, NGT-16.15"""
    game = after_roll(full(guards("w4", A), camps("hornfoots", "giant")), 2, 7)
    assert (wall_of(game.table, "w4"), north(game)["breaches"], wildlings_at(game.table)) == ([], 0, [])
    assert north(game)["frostfangs"]["giant"] == 8
    waiting = after_roll(full(guards("w4", A), clearing("c4", 1), camps("hornfoots", "giant")), 2, 7)
    assert (north(waiting)["breaches"], wildlings_at(waiting.table)) == (1, ["h03"])


def test_s64_what_everybody_knows_about_face_down_tokens():
    """NGT-23.9, NGT-17.6"""
    game = full(roads_of(A, "p70 p71 p72 p73"), acting(A), hand(A, brick=1, lumber=1))
    watch = game.table.watch
    turned = [4, 2, 1, 3, 1, 1, 3, 1, 0]
    watch.turned = turned
    watch.batches = [all_ - out for all_, out in zip(watch.batches, turned, strict=True)]
    watch.pool = 0
    game.when("road p74")
    weights = game.chances()
    assert sum(weights.values()) == 16
    assert sum(count for token, count in weights.items() if "giant" in token) == 2
    game.when("token k_giant_ice_river")
    game.given(acting(B), roads_of(B, "p25"), hand(B, brick=1, lumber=1, wool=1, grain=1)).when("settle i16")
    weights = game.chances()
    assert sum(weights.values()) == 41
    assert sum(count for token, count in weights.items() if "giant" in token) == 7


def test_s65_mance_and_the_others():
    """NGT-19.17, NGT-23.4, NGT-23.7"""
    game = full(hero(A, "mance"), acting(A), keeps(A, "i01 i03"), settlements(A, "i16"), hand(B, ore=2, wool=1))
    game.given(keeps(B, "i28 i30 i42"), settlements(B, "i44")).when("hero mance")
    assert game.told("spied")[0]["on"] == B
    assert game.table.view(A)["seen"]["hand"]["ore"] == 2
    assert game.table.view(C)["seen"] is None
    game.when("seize ore", "flip")
    assert game.told("stole", A)[0]["card"] == game.told("stole", B)[0]["card"] == "ore"
    assert "card" not in game.told("stole", C)[0]
    rng = Random(1)
    assert {tuple(game.table.resample(A, rng).hands) for _ in range(20)} == {tuple(game.table.hands)}
    for other in (C, D, None):
        dealt = {tuple(game.table.resample(other, rng).hands[:10]) for _ in range(60)}
        assert dealt == {(0, 0, 0, 0, 1, 0, 0, 1, 0, 1), (0, 0, 1, 0, 0, 0, 0, 0, 0, 2)}


def test_s66_trade_answers_keep_hands_secret():
    """NGT-8.3, NGT-8.4, NGT-8.13"""
    game = full(acting(A), hand(A, brick=1), hand(B, ore=1), hand(C, wool=2))
    assert game.refused("propose 1 ore for 1 wool to 1 2") == ("NGT-8.3", "no-such-cards")
    game.when("propose 1 brick for 1 wool to 1 2")
    assert game.table.pending == [B, C]
    assert game.refused("accept", B) == ("NGT-8.4", "cannot-pay")
    assert game.refused("counter 1 ore for 1 brick", B) == ("", "")
    game.when("2> accept")
    assert game.table.view(None)["proposal"]["answers"] == [None] * 4
    game.when("1> refuse")
    assert game.table.view(None)["proposal"]["answers"] == [None, "refuse", "accept", None]
    assert game.options() == ["close with 2", "withdraw"]


def test_s67_order_of_things_when_yoren_helps_a_rival():
    """NGT-19.20, NGT-20.6, NGT-17.5"""
    game = full(hero(A, "yoren"), patrols(3, 3, 0, 0))
    game.table.patrol_holder = A
    game.when("hero yoren", "guard w1")
    assert (game.table.patrols[A], wall_of(game.table, "w1")) == (2, [A])
    assert game.table.patrol_holder == B
    assert (points(game.table, A), points(game.table, B)) == (0, 1)
    assert game.table.question == "TurnToken"
    game.when("token k_regular_ice_river")
    assert game.table.question == "FlipOrExchange"


def test_s68_which_token_is_turned_next():
    """NGT-17.4, NGT-17.3"""
    game = settlement_site(in_play()).when("token k_regular_ice_river")
    under = game.table.watch.under
    assert under[:5] == [EMPTY, EMPTY, EMPTY, 0, 0]
    game.given(acting(A), hand(A, ore=3, grain=2)).when("keep i01")
    game.when("token k_regular_ice_river", "token k_regular_hornfoots")
    assert game.table.watch.under[:5] == [0, EMPTY, EMPTY, 0, 0]
    assert game.table.keeps_left(A) == 3


def test_s69_thorne_step_by_step():
    """NGT-19.15, NGT-18.1"""
    game = full(hero(A, "thorne"), acting(A), hand(A, brick=2, lumber=1), guards("w1", A, B, C, D, A))
    game.when("hero thorne")
    assert not game.table.turn.trading
    game.when("substitute wool by brick")
    assert hand_of(game.table, A) == {}
    assert game.options() == ["guard w2", "guard w3", "guard w4"]
    game.when("guard w4")
    assert game.options() == ["flip", "exchange"]
    bare = full(
        hero(A, "thorne"), acting(A), hand(A, brick=2, lumber=1), guards("w1", A, A, A, A, A), guards("w2", A, A)
    )
    assert bare.refused("hero thorne") == ("NGT-25.3", "no-guard-left")
