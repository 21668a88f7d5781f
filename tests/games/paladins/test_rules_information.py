"""Rules PAL-11, PAL-13 to PAL-15: points, hidden information, decisions, thousands of random games."""

from random import Random

import pytest

from pentarchy.games import load
from pentarchy.games.paladins import cards
from pentarchy.games.paladins.scoring import CATEGORIES, outsider_points, parts_of
from pentarchy.kernel import CHANCE, Dealer
from tests.games.paladins.given import (
    a_game,
    a_turn,
    attacked,
    converted,
    debts,
    goods,
    monks,
    new_round,
    orders,
    outposts,
    retinue,
    supply,
    suspicion,
    track,
    walls,
    workshops,
)


def test_the_ten_categories():
    """PAL-11.1"""
    game = a_turn().given(goods(0, silver=4, provisions=3), debts(0, unpaid=1, paid=2), walls(0, "wall_05"))
    parts = parts_of(game.table, 0)
    assert list(parts) == CATEGORIES
    assert (parts["resources"], parts["debts"], parts["fortify"]) == (2, -1, 2)


def test_a_score_may_be_negative():
    """PAL-11.2"""
    game = a_turn().given(goods(0), debts(0, unpaid=5))
    assert sum(parts_of(game.table, 0).values()) == -15


@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        ("adventurer_viking", [monks(0, "space_1_1", "space_1_2", "space_2_1")], 1),
        ("archer_saracen", [outposts(0, "space_1_1", "space_1_2")], 1),
        ("guardian_viking", [workshops(0, ("attack", 1), ("attack", 2))], 1),
        ("hunter_saracen", [retinue(0, "abbot_tax", "squire_faith", "acolyte_tax", "architect_tax")], 2),
        ("lookout_viking", [walls(0, "wall_01", "wall_02")], 1),
        ("vigilante_viking", [], 0),
        ("armourer_viking", [track(0, strength=11)], 2),
        ("marauder_viking", [track(0, influence=8)], 2),
        ("warrior_saracen", [track(0, faith=3)], 0),
        ("assassin_viking", [attacked(0, "hunter_saracen", "thief_viking")], 1),
        ("barbarian_viking", [attacked(0, "hunter_byzantine", "thief_byzantine")], 2),
        ("invader_saracen", [attacked(0, "thief_viking")], 1),
        ("champion_saracen", [orders("order_commission", None, None)], 1),
        ("protector_saracen", [debts(0, paid=3)], 3),
        ("thief_viking", [suspicion(0, 0, 1)], 2),
        ("traitor_viking", [debts(0, unpaid=2)], 2),
        ("mercenary_viking", [], 2),
    ],
)
def test_converted_outsiders(card, given, points):
    """PAL-11.3, PAL-11.4"""
    game = a_turn().given(converted(0, card), *given)
    assert outsider_points(game.table, 0, cards.OUTSIDERS.index(card)) == points


def test_champion_counts_fulfilled_orders():
    """PAL-11.3, PAL-7.1"""
    five = ["space_1_1", "space_1_2", "space_2_1", "space_2_2", "space_2_3"]
    game = a_turn().given(orders("order_commission", "order_attack", None), monks(0, *five))
    assert outsider_points(game.table, 0, cards.OUTSIDERS.index("champion_saracen")) == 2


def test_what_has_no_value():
    """PAL-11.5"""
    game = a_turn().given(goods(0), suspicion(0, 2), supply(0, "3 criminal"), retinue(0, "squire_faith"))
    game.given(attacked(0, "thief_viking"), workshops(0, ("attack", 1)))
    assert sum(parts_of(game.table, 0).values()) == 0


def test_everything_on_the_boards_is_public():
    """PAL-13.1"""
    game = a_turn(3).given(suspicion(0, 2, 0), attacked(1, "thief_viking"), supply(2, "1 cleric"))
    views = [game.table.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view["boards"] == views[0]["boards"] for view in views)
    assert views[0]["boards"][0]["suspicion"] == ["suspicion_2", "suspicion_0"]
    assert views[0]["boards"][1]["attacked"] == ["thief_viking"]


def test_piles_have_no_order():
    """PAL-13.2, PAL-13.6: what is left of a pile is a set that everybody can work out."""
    game = a_game(2).given(new_round(1))
    assert len(game.table.view(None)["unseen"]["orders"]) == 6
    assert game.chances() == {f"order {order}": 1 for order in cards.ORDERS}


def test_the_hand_is_private():
    """PAL-13.3, PAL-13.5"""
    game = a_game(2).given(new_round(1)).dealt(7)
    mine, theirs = game.table.view(0), game.table.view(1)
    assert len(mine["yours"]["hand"]) == 3
    assert game.table.view(None)["yours"] is None
    assert theirs["boards"][0]["deck"] == {"used": [], "size": 9, "hand": 3, "chosen": False}
    drawn = game.told("paladin-drawn", 1)
    assert [("card" in event) for event in drawn] == [event["seat"] == 1 for event in drawn]


def test_others_may_hold_anything():
    """PAL-13.7: dealt anew, the hand of another player may be any, the own one stays."""
    game = a_game(2).given(new_round(1)).dealt(7)
    hands = {game.table.resample(1, Random(seed)).hand[0] for seed in range(40)}
    assert len(hands) > 20
    assert {game.table.resample(1, Random(seed)).hand[1] for seed in range(5)} == {game.table.hand[1]}


def test_new_paladins_are_uniform():
    """PAL-13.7, PAL-13.8"""
    game = a_game(2).given(new_round(1)).when("order order_attack")
    game.when("tavern tavern_01", "tavern tavern_02", "tavern tavern_03")
    assert game.chances() == {f"draw {card}": 1 for card in cards.PALADINS}
    game.when("draw roland")
    assert "draw roland" not in game.chances()


def test_cards_never_drawn_before_each_round():
    """PAL-13.7: 12, 9, 7, 5, 3, 1, 0"""
    game = a_game(1)
    rng, dealer, undrawn = Random(3), Dealer(3), {}
    while not game.table.over:
        undrawn.setdefault(game.table.round, game.table.undrawn[0].bit_count())
        table = game.table
        table.play(dealer.choose(table) if table.seat == CHANCE else rng.choice(table.options()))
    assert [undrawn[number] for number in range(1, 8)] == [12, 9, 7, 5, 3, 1, 0]


def test_target_and_payment_are_asked_one_after_the_other():
    """PAL-14.1: what cannot be carried out to the end is not offered at the beginning."""
    for seats in (1, 2, 3, 4):
        random_game(seats, seats + 100)


def random_game(seats, seed):
    """A random game in which every decision is checked; answers with the most options seen."""
    state, rng, dealer, most = load("paladins").new(seats), Random(seed), Dealer(seed), 0
    while not state.over:
        if state.seat == CHANCE:
            state.play(dealer.choose(state))
            continue
        options = state.options()
        assert options, state.question
        most = max(most, len(options))
        state.play(rng.choice(options))
    assert state.invariants() == []
    return most


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_small_decisions_in_random_games(seats):
    """PAL-4.8, PAL-14.1, PAL-14.2: never more than two hundred moves, and random games end in order."""
    assert max(random_game(seats, seed) for seed in range(25)) <= 60
