"""Hidden information (NGT-23): what views show, and what is dealt anew in agreement with everything seen."""

from collections import Counter
from random import Random

import pytest

from pentarchy.games.night_watch.cards import CARDS
from pentarchy.games.night_watch.steps.tormund import seven
from pentarchy.kernel.dealers import Dealer
from pentarchy.kernel.steps import CHANCE
from tests.games.night_watch.given import (
    GAME,
    A,
    B,
    C,
    D,
    acting,
    an_empty_map,
    deck,
    hand,
    hand_of,
    held,
    hero,
    settlements,
)
from tests.games.night_watch.test_scenarios_full import full

RNG = Random(23)


def hands_for(game, observer, seat, times=80):
    """Every hand that a seat may have, as far as an observer can know."""
    return {tuple(sorted(hand_of(game.table.resample(observer, RNG), seat).items())) for _ in range(times)}


def robbed(*arrangements, card="ore"):
    """A robs B of one of two kinds; C and D did not see it."""
    game = an_empty_map("base").given(settlements(B, "i31"), hand(B, ore=2, wool=1), held(A, patrol=2), *arrangements)
    return game.when("play patrol", "tormund h23", f"steal {card}")


def test_public_and_private():
    """NGT-23.1, NGT-23.2, NGT-23.6"""
    game = full(hand(B, ore=2, wool=1), held(B, patrol=1, victory_point=1))
    own, other = game.table.view(B)["players"][B], game.table.view(A)["players"][B]
    assert (own["hand"]["ore"], own["held"]["patrol"], own["points"]) == (2, 1, 1)
    assert (other["hand"], other["held"], other["points"]) == (None, None, None)
    assert (other["cards"], other["action_cards"], other["public_points"]) == (3, 2, 0)
    spectator = game.table.view(None)
    assert all(row["hand"] is None for row in spectator["players"])
    assert (spectator["bank"]["ore"], spectator["deck"], spectator["north"]["pool"]) == (17, 23, 5)


def test_what_nobody_knows_is_not_decided():
    """NGT-23.3: deck and tokens are multisets without an order."""
    table = full().table
    assert sum(table.deck) == 25
    assert len(table.watch.batches) == 9


def test_hands_are_known_until_somebody_steals():
    """NGT-23.5, NGT-23.7"""
    game = an_empty_map("base").given(hand(B, ore=2, wool=1))
    assert hands_for(game, C, B) == {(("ore", 2), ("wool", 1))}


def test_an_unseen_steal_leaves_two_possibilities():
    """NGT-23.7, NGT-7.7"""
    game = robbed()
    assert hands_for(game, C, A) == {(("ore", 1),), (("wool", 1),)}
    assert hands_for(game, None, B) == {(("ore", 1), ("wool", 1)), (("ore", 2),)}
    assert hands_for(game, A, B) == hands_for(game, B, B) == {(("ore", 1), ("wool", 1))}


def test_a_steal_is_as_likely_as_the_cards_are_many():
    """NGT-23.7, NGT-24.3: ore was stolen two times out of three."""
    game = robbed(card="wool")
    found = Counter(hand_of(game.table.resample(C, RNG), A).get("ore", 0) for _ in range(1500))
    assert 0.58 < found[1] / 1500 < 0.75


def test_a_payment_settles_it():
    """NGT-23.7: who pays with the card has had it."""
    built = robbed(settlements(A, "i01"), hand(A, grain=2, ore=2)).when("keep i01")
    assert hands_for(built, C, B) == {(("ore", 1), ("wool", 1))}
    trade = robbed(hand(A, brick=3, wool=0), card="ore")
    trade.when("propose 1 ore for 1 grain to 2")
    assert hands_for(trade, C, A) == {(("brick", 3), ("ore", 1))}
    assert hands_for(trade, None, B) == {(("ore", 1), ("wool", 1))}


def test_accepting_a_proposal_shows_the_cards():
    """NGT-23.7, NGT-8.13"""
    game = robbed(hand(C, brick=1), card="wool").given(acting(C))
    game.when("propose 1 brick for 2 ore to 1", "1> accept", "withdraw")
    assert hands_for(game, D, B) == {(("ore", 2),)}
    assert hands_for(game, D, A) == {(("wool", 1),)}


def test_mormont_proves_that_there_is_none():
    """NGT-23.4, NGT-23.7"""
    game = full(settlements(B, "i31"), hand(B, ore=1, wool=1), held(A, patrol=1), hero(D, "mormont"), hand(D, grain=1))
    game.when("play patrol", "tormund h23", "steal ore")
    assert len(hands_for(game, C, A)) == 2
    game.given(acting(D)).when("hero mormont", "demand wool from 0", "flip")
    assert hands_for(game, C, A) == {(("ore", 1),)}
    assert hands_for(game, C, B) == {(("wool", 1),)}


def test_monopoly_shows_how_many_are_left():
    """NGT-23.5, NGT-11.10"""
    game = an_empty_map("standard", 4).given(settlements(B, "i20"), hand(B, ore=1, wool=1), held(A, patrol=1))
    game.when("play patrol", "tormund t01", "steal ore").given(acting(D), held(D, monopoly=1))
    game.when("play monopoly", "name wool")
    assert hands_for(game, C, A) == {(("ore", 1),)}


def test_action_cards_are_any_that_were_not_seen():
    """NGT-23.8"""
    game = full(deck(patrol=1, victory_point=1)).given(held(B, victory_point=1))
    kinds = Counter(tuple(game.table.resample(A, RNG).held[6:12]) for _ in range(400))
    patrol, point = ([int(card == kind) for card in CARDS] for kind in ("patrol", "victory_point"))
    assert set(kinds) == {tuple(patrol), tuple(point)}
    assert 0.35 < kinds[tuple(point)] / 400 < 0.65
    assert {tuple(game.table.resample(B, RNG).held[6:12]) for _ in range(20)} == {tuple(point)}


def test_melisandre_remembers_what_she_saw():
    """NGT-23.8, NGT-23.4: cards bought before are none of those that went back, later ones may be."""
    game = full(hero(A, "melisandre"), acting(A), hand(A, ore=1, grain=1, wool=1))
    game.given(held(B, patrol=1), deck(patrol=1, victory_point=1, winter_is_coming=1))
    game.when(
        "hero melisandre", "pay", "see patrol", "see victory_point", "see winter_is_coming", "retain patrol", "flip"
    )
    mine = {tuple(game.table.resample(A, RNG).held[6:12]) for _ in range(60)}
    assert mine == {(1, 0, 0, 0, 0, 0)}
    theirs = {tuple(game.table.resample(C, RNG).held[6:12]) for _ in range(60)}
    assert len(theirs) == 3
    game.given(acting(D), hand(D, ore=1, grain=1, wool=1)).when("buy", "draw victory_point")
    assert len({tuple(game.table.resample(A, RNG).held[18:]) for _ in range(60)}) == 2


def test_every_look_of_melisandre_counts():
    """NGT-23.8: what A saw first still tells about a card that is older, although another was bought in between."""
    game = full(hero(A, "melisandre"), acting(A), hand(A, ore=1, grain=1, wool=1))
    game.given(held(B, patrol=1), deck(patrol=1, victory_point=1, winter_is_coming=1, road_building=1))
    game.when("hero melisandre", "pay", "see patrol", "see victory_point", "see winter_is_coming", "retain patrol")
    game.when("flip").given(acting(D), hand(D, ore=1, grain=1, wool=1)).when("buy", "draw victory_point")
    game.given(hero(A, "melisandre"), acting(A), hand(A, ore=1, grain=1, wool=1))
    game.when("hero melisandre", "pay", "see winter_is_coming", "see road_building", "retain winter_is_coming", "flip")
    for _ in range(60):
        dealt = game.table.resample(A, RNG)
        assert dealt.held[B * 6 : B * 6 + 6] == [1, 0, 0, 0, 0, 0]
        assert dealt.held[D * 6 : D * 6 + 6] == [0, 0, 0, 0, 1, 0]
        assert dealt.resample(A, RNG).held == dealt.held
    assert len({tuple(game.table.resample(C, RNG).held[B * 6 : B * 6 + 6]) for _ in range(60)}) > 2


def test_discards_are_secret_until_all_have_chosen():
    """NGT-7.2, NGT-23.5, NGT-24.2"""
    game = an_empty_map("base").given(hand(A, ore=4, wool=4), hand(B, ore=8))
    game.given(acting(A)).table.agenda.clear()
    seven(game.table)
    game.table.advance()
    game.when("0> discard ore")
    assert game.table.view(B)["players"][A]["discarding"] is None
    assert game.table.view(A)["players"][A]["discarding"]["ore"] == 1
    laid = {tuple(game.table.resample(B, RNG).discarding[:5]) for _ in range(60)}
    assert laid == {(0, 0, 0, 0, 1), (0, 0, 1, 0, 0)}
    assert game.table.bank[4] == 19 - 12


@pytest.mark.parametrize("variant", GAME.variants, ids=lambda variant: variant.name)
def test_dealt_anew_agrees_with_all_that_is_known(variant):
    """NGT-23.1 to NGT-23.9: own cards, counts and open balances stay; everything adds up; the game plays on."""
    seats = variant.seats[0]
    state, dealer, rng = GAME.new(seats, variant.options), Dealer(4), Random(4)
    for step in range(700):
        if state.over:
            break
        if step % 23 == 0:
            observer = rng.choice([None, *range(seats)])
            twin = state.resample(observer, rng)
            assert twin.view(observer) == state.view(observer)
            assert twin.invariants() == []
            for _ in range(5):
                if not twin.over:
                    play(twin, dealer, rng)
        play(state, dealer, rng)


def play(state, dealer, rng):
    if state.seat == CHANCE:
        state.play(dealer.choose(state))
    else:
        seat = rng.choice(state.pending)
        state.play(rng.choice(state.options(seat)), seat)
