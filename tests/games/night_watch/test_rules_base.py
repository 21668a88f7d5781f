"""Rules of the base game that no scenario shows: NGT-1, NGT-5 to NGT-12."""

import pytest

from pentarchy.games.night_watch.cards import CARDS
from pentarchy.games.night_watch.scoring import parts_of, points
from pentarchy.kernel.errors import IllegalMove
from pentarchy.kernel.steps import CHANCE
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
    deck,
    hand,
    hand_of,
    held,
    keeps,
    patrols,
    roads_of,
    settlements,
    tormund,
)


def base(*arrangements):
    return an_empty_map("base").given(*arrangements)


def verbs_of(game, seat=-3):
    return {text.split()[0] for text in game.options(seat)}


def test_a_turn_has_three_steps_in_order():
    """NGT-5.1, NGT-5.2, NGT-5.3, NGT-8.1, NGT-1.5"""
    game = base(about_to_roll(A), hand(A, ore=4))
    assert game.options() == ["roll"]
    assert game.refused("bank ore for wool") == ("NGT-5.2", "roll-first")
    game.when("roll")
    assert game.table.seat == CHANCE
    assert len(game.options()) == 36
    assert set(game.chances().values()) == {1}
    game.when("dice 1 1")
    assert {"bank", "propose", "end"} <= verbs_of(game)


def test_trades_and_buildings_as_often_as_wanted():
    """NGT-5.4, NGT-5.5, NGT-9.1, NGT-9.7"""
    game = base(settlements(A, "i01"), hand(A, brick=2, lumber=2, ore=8))
    game.when("bank ore for wool", "bank ore for grain", "road p01", "road p02")
    assert hand_of(game.table, A) == {"wool": 1, "grain": 1}
    assert game.table.lengths[A] == 2
    assert game.refused("road p09") == ("NGT-9.1", "cannot-pay")


def test_free_pieces_do_not_close_the_trade_step():
    """NGT-5.6, NGT-11.7"""
    game = base(settlements(A, "i01"), held(A, road_building=1), hand(A, ore=4))
    game.when("play road_building", "road p01", "road p02")
    assert "bank ore for wool" in game.options()
    assert game.table.roads[A].bit_count() == 2


def test_a_pending_decision_comes_first():
    """NGT-5.7"""
    game = base(held(A, patrol=1), hand(A, ore=4)).when("play patrol")
    assert verbs_of(game) == {"tormund"}
    with pytest.raises(IllegalMove):
        game.when("bank ore for wool")


def test_the_turn_passes_to_the_left():
    """NGT-5.9, NGT-5.8"""
    game = base().when("end")
    assert (game.table.active, game.table.question) == (B, "BeforeRoll")
    assert game.table.pending == [B]


def test_what_everyone_receives_is_public():
    """NGT-6.6, NGT-6.1"""
    game = after_roll(base(about_to_roll(A), settlements(B, "i24"), tormund("h22")), 4)
    assert game.told("produced", D) == [{"kind": "produced", "rule": "NGT-6.2", "seat": B, "cards": {"grain": 1}}]


def test_thief_and_victim_know_the_card():
    """NGT-7.7, NGT-7.5"""
    game = base(about_to_roll(A), settlements(B, "i31"), hand(B, wool=1, ore=1), tormund("h22"))
    after_roll(game, 7).when("tormund h23")
    assert game.chances() == {"steal wool": 1, "steal ore": 1}
    game.when("steal wool")
    assert [told[0].get("card") for told in (game.told("stole", seat) for seat in (A, B, C, None))] == [
        "wool",
        "wool",
        None,
        None,
    ]


def test_several_victims_are_a_choice():
    """NGT-7.6, NGT-7.4"""
    game = base(about_to_roll(A), settlements(B, "i31"), settlements(C, "i45"), hand(B, wool=1), hand(C, ore=1))
    after_roll(game, 7).when("tormund h23")
    assert game.options() == ["rob 1", "rob 2"]
    assert game.refused("rob 3") == ("NGT-7.5", "not-at-that-hex")


def test_tormund_may_go_to_the_ice_field_and_to_own_buildings():
    """NGT-7.4"""
    game = base(about_to_roll(A), settlements(A, "i31"), tormund("h00"))
    assert {"tormund h22", "tormund h23"} <= set(after_roll(game, 7).options())


# Trade between players.


def test_closing_with_one_of_several():
    """NGT-8.5, NGT-8.4, NGT-24.2: answers in any order; a counter-proposal is closed as it stands."""
    game = base(hand(A, brick=2), hand(B, wool=1), hand(C, ore=1))
    game.when("propose 1 brick for 1 wool to 1 2 3", "2> counter 1 ore for 2 brick", "1> accept")
    assert game.options() == ["close with 1", "close with 2", "withdraw"]
    game.when("close with 2")
    assert (hand_of(game.table, A), hand_of(game.table, C)) == ({"ore": 1}, {"brick": 2})
    assert hand_of(game.table, B) == {"wool": 1}


def test_a_counter_proposal_that_cannot_be_paid():
    """NGT-8.5"""
    game = base(hand(A, brick=1), hand(B, ore=1)).when(
        "propose 1 brick for 1 wool to 1", "1> counter 1 ore for 3 brick"
    )
    assert game.options() == ["withdraw"]
    assert game.refused("close with 1") == ("NGT-8.5", "no-such-cards")
    assert game.refused("close with 2") == ("NGT-8.5", "has-not-accepted")
    game.when("withdraw")
    assert game.table.question == "Act"


def test_counter_proposals_obey_the_same_rules():
    """NGT-8.4, NGT-8.6"""
    game = base(hand(A, brick=1), hand(B, ore=1)).when("propose 1 brick for 1 wool to 1")
    assert game.refused("counter 2 ore for 1 brick", B) == ("NGT-8.3", "no-such-cards")
    assert game.refused("counter 1 ore for nothing", B) == ("NGT-8.6", "no-gifts")
    assert game.refused("counter 1 ore for 1 ore", B) == ("NGT-8.6", "kind-on-both-sides")
    assert game.refused("roll", B) == ("NGT-8.4", "answer-now")


def test_if_all_refuse_nobody_is_chosen():
    """NGT-8.14"""
    game = base(hand(A, brick=1), hand(B, wool=1)).when("propose 1 brick for 1 wool to 1 2", "1> refuse")
    assert game.table.question == "Act"
    assert game.table.view(None)["proposal"]["answers"] == [None, "refuse", "refuse", None]


def test_only_resource_cards_are_traded():
    """NGT-8.7: the notation knows nothing else."""
    game = base(hand(A, brick=1), held(A, patrol=1))
    with pytest.raises(Exception, match="expected"):
        game.refused("propose 1 patrol for 1 wool to 1")


def test_proposals_are_limited():
    """NGT-8.12: only proposals count."""
    game = an_empty_map("base", trade_offers_per_turn=2).given(hand(A, brick=1), hand(B, ore=1))
    for _ in range(2):
        game.when("propose 1 brick for 1 wool to 1", "1> counter 1 ore for 1 brick", "withdraw")
    assert game.refused("propose 1 brick for 1 wool to 1") == ("NGT-8.12", "no-more-proposals")
    assert "propose" not in verbs_of(game)
    none = an_empty_map("base", trade_offers_per_turn=0).given(hand(A, brick=1))
    assert verbs_of(none) == {"end"}


def test_a_market_is_used_once_the_building_stands():
    """NGT-8.11, NGT-22.3"""
    needs = hand(A, brick=1, lumber=3, wool=1, grain=1)
    for combined in (False, True):
        game = an_empty_map("base", combined_trade_build=combined).given(roads_of(A, "p74"), needs)
        game.when("settle i57")
        assert ("bank lumber for ore" in game.options()) == combined
        game.given(acting(A))
        assert "bank lumber for ore" in game.options()


def test_the_bank_must_have_the_card():
    """NGT-8.8, NGT-25.1"""
    game = base(hand(A, ore=4), bank(wool=0))
    assert game.refused("bank ore for wool") == ("NGT-8.8", "not-in-bank")
    assert game.refused("bank ore for ore") == ("NGT-8.8", "same-kind")
    assert game.refused("bank brick for ore") == ("NGT-8.8", "rate-not-met")


# Building.


def test_exact_cards_and_no_substitution():
    """NGT-9.1, NGT-9.3"""
    game = base(settlements(A, "i01"), hand(A, brick=5))
    assert game.refused("road p01") == ("NGT-9.1", "cannot-pay")
    game.given(hand(A, ore=3, grain=2, brick=0)).when("keep i01")
    assert (hand_of(game.table, A), game.table.bank[4], game.table.bank[3]) == ({}, 19, 19)


def test_pieces_stay_and_keeps_are_never_turned_back():
    """NGT-9.4, NGT-9.12"""
    game = base(keeps(A, "i01"), roads_of(A, "p01 p02"), hand(A, brick=1, lumber=1, wool=1, grain=3, ore=3))
    assert game.refused("keep i01") == ("NGT-9.11", "no-settlement-of-yours")
    assert game.refused("keep i03") == ("NGT-9.11", "no-settlement-of-yours")
    assert game.refused("settle i05") == ("NGT-9.9", "too-near")


def test_a_settlement_is_worth_a_point_and_interrupts():
    """NGT-9.10, NGT-10.2"""
    game = base(roads_of(B, "p02 p03 p04 p05"), roads_of(A, "p11"), hand(A, brick=1, lumber=1, wool=1, grain=1))
    game.when("settle i07")
    assert points(game.table, A) == 1
    assert game.table.lengths[B] == 3


def test_sixteen_roads_there_are_not():
    """NGT-9.1, NGT-25.3"""
    fifteen = "p02 p03 p04 p05 p06 p07 p08 p13 p12 p11 p10 p09 p14 p24 p30"
    game = base(roads_of(A, fifteen), hand(A, brick=1, lumber=1))
    assert "road" not in verbs_of(game)


# Action cards.


def test_bought_cards_are_hidden_and_of_three_kinds():
    """NGT-11.1, NGT-9.14"""
    game = base(hand(A, ore=1, wool=1, grain=1)).when("buy")
    assert game.chances() == {
        "draw patrol": 14,
        "draw road_building": 2,
        "draw winter_is_coming": 2,
        "draw victory_point": 5,
    }
    game.when("draw road_building")
    assert game.told("bought-card", A)[0]["card"] == "road_building"
    assert "card" not in game.told("bought-card", B)[0]
    assert game.table.view(B)["players"][A]["held"] is None


def test_progress_cards_leave_the_game():
    """NGT-11.6, NGT-11.8"""
    game = base(held(A, winter_is_coming=1)).when("play winter_is_coming", "take 1 wool 1 ore")
    assert hand_of(game.table, A) == {"wool": 1, "ore": 1}
    assert game.table.view(None)["removed"]["winter_is_coming"] == 1
    assert game.table.patrols[A] == 0


def test_winter_takes_a_single_card_if_there_is_no_other():
    """NGT-11.8, NGT-25.1"""
    game = base(held(A, winter_is_coming=1), bank(brick=0, lumber=0, wool=0, grain=0, ore=1))
    assert hand_of(game.when("play winter_is_coming").table, A) == {"ore": 1}
    empty = base(held(A, winter_is_coming=1), bank(brick=0, lumber=0, wool=0, grain=0, ore=0))
    assert empty.refused("play winter_is_coming") == ("NGT-11.8", "lacks-bank-not-empty")


def test_victory_points_are_never_played():
    """NGT-11.9"""
    game = base(held(A, victory_point=2))
    assert game.refused("play victory_point") == ("NGT-11.9", "never-played")
    assert points(game.table, A) == 2
    assert game.table.view(B)["players"][A]["points"] is None


def test_monopoly_in_standard_mode():
    """NGT-11.10"""
    game = an_empty_map("standard", 3).given(held(A, monopoly=1), hand(B, wool=2, ore=1), hand(C, wool=1))
    game.when("play monopoly")
    assert len(game.options()) == 5
    game.when("name wool")
    assert hand_of(game.table, A) == {"wool": 3}
    assert (hand_of(game.table, B), hand_of(game.table, C)) == ({"ore": 1}, {})
    assert game.told("monopoly", C)[0]["count"] == 3
    assert CARDS.index("monopoly") not in [card for card, count in enumerate(a_game("base").table.deck) if count]


# The end.


def test_points_and_their_parts():
    """NGT-12.1"""
    game = base(settlements(A, "i01"), keeps(A, "i03"), roads_of(A, "p70 p71 p72 p73 p74"), patrols(3, 0, 0, 0))
    game.given(held(A, victory_point=1))
    parts = {"settlement": 1, "keep": 2, "longest_road": 2, "largest_patrol": 2, "vp_card": 1}
    assert parts_of(game.table, A) == parts
    assert points(game.table, A) == 8


def test_the_active_player_wins_at_once():
    """NGT-12.2, NGT-12.3, NGT-12.5, NGT-12.7, NGT-1.2"""
    game = base(
        keeps(A, "i01 i03 i22 i24"), settlements(A, "i26"), settlements(B, "i42 i44"), settlements(C, "i46 i49")
    )
    game.given(roads_of(A, "p69"), hand(A, brick=1, lumber=1, wool=1, grain=1))
    game.when("settle i48")
    assert game.table.outcome.winners == [A]
    assert game.table.outcome.places == [1, 2, 2, 4]
    assert game.table.outcome.reason == "glorious"


def test_ten_points_at_the_start_of_a_turn():
    """NGT-12.3, NGT-12.4"""
    game = base(keeps(B, "i01 i03 i22 i24"), roads_of(B, "p70 p71 p72 p73 p74")).when("end")
    assert game.table.outcome.winners == [B]


def test_hidden_cards_are_revealed_at_the_end():
    """NGT-12.6"""
    game = base(keeps(B, "i01 i03 i22"), roads_of(B, "p70 p71 p72 p73 p74"))
    game.given(held(B, victory_point=2), held(C, victory_point=1)).when("end")
    players = game.table.view(None)["players"]
    assert [players[seat]["held"]["victory_point"] for seat in (B, C)] == [2, 1]
    assert game.table.outcome.scores == [0, 10, 1, 0]


def test_the_turn_limit():
    """NGT-12.8, NGT-21.8"""
    game = an_empty_map("base", turn_limit=1).when("end")
    assert game.table.outcome.reason == "turn_limit"
    assert game.table.outcome.winners == []
    assert game.table.outcome.places == [4, 4, 4, 4]


def test_no_card_without_a_deck():
    """NGT-25.2, NGT-9.14"""
    game = base(hand(A, ore=1, wool=1, grain=1), deck())
    assert game.refused("buy") == ("NGT-9.14", "deck-empty")


def test_the_base_game_is_told_as_the_rulebook_does():
    """NGT-1.1, NGT-5.8: roads, settlements and keeps; others act only on a seven and when asked to trade."""
    game = a_game("base")
    assert game.table.view(None)["players"][A]["settlements"] == ["i22", "i46"]
    after_roll(game.given(hand(B, ore=8)), 7)
    assert game.table.pending == [B]
