"""What the scenarios leave out: components, the turn, jokers against an oracle, the tile supply, variants, figures."""

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pentarchy import Dealer, load
from pentarchy.games.dice_king import cards as box
from pentarchy.games.dice_king import conditions
from pentarchy.games.dice_king.cards import CARDS, LANDS, SYMBOLS, TIERS, stars_for
from pentarchy.games.dice_king.conditions import UNITS, fields, plus
from pentarchy.games.dice_king.demands import FEW
from pentarchy.games.dice_king.hidden import chances, lands_left, shuffle_back, turn_up
from pentarchy.games.dice_king.jokers import listed, minimal, payments, searched, stars_to_buy
from pentarchy.games.dice_king.purses import SUPER, Purse
from pentarchy.kernel.data import load as data
from pentarchy.kernel.errors import BadOption, BadSeatCount
from pentarchy.kernel.testing import random_game
from tests.games.dice_king import oracle
from tests.games.dice_king.given import (
    a_game,
    castles,
    checking,
    citizens,
    dice,
    gems,
    offer,
    supers,
    supply,
    tally_of,
    tiles,
    using,
)

GAME = load("dice_king")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_players(seats):
    """DIC-1.1"""
    with pytest.raises(BadSeatCount, match="2, 3, 4 seats"):
        GAME.new(seats)


def test_components():
    """DIC-1.3, DIC-1.10"""
    assert box.COMPONENTS == {
        "board_half": 2, "castle_tile": 30, "citizen_card": 60, "overview_card": 4, "white_gem": 18,
        "gold_gem": 6, "die": 6, "dragon_fire": 15, "token": 64,
    }  # fmt: skip
    assert len(CARDS) == 60
    assert len(box.SPACES) == 30
    assert sum(box.TILES_OF_LAND) == 30


def test_each_land_is_on_two_spaces_one_on_each_half():
    """DIC-1.5, DIC-13.1"""
    assert len(LANDS) == 15
    for spaces in box.SPACES_OF:
        assert sorted(box.SPACES[space][0] for space in spaces) == ["A", "B"]


def test_dice_have_two_faces_of_each_colour_and_all_differ():
    """DIC-1.7"""
    faces = [tuple(symbol // 6 for symbol in box.SYMBOL_OF_FACE[die * 6 : die * 6 + 6]) for die in range(6)]
    assert all(sorted(colors) == [0, 0, 1, 1, 2, 2] for colors in faces)
    assert len(set(faces)) == 6


def test_joker_symbols():
    """DIC-1.8: twelve different symbols in each deck, each symbol three or four times in all."""
    for deck in range(5):
        assert len(set(box.JOKER_OF[deck * 12 : deck * 12 + 12])) == 12
    assert {box.JOKER_OF.count(symbol) for symbol in range(len(SYMBOLS))} == {3, 4}


def test_all_areas_lie_open():
    """DIC-1.9, DIC-9.2: fronts of face-down cards too."""
    table = a_game().given(citizens(1, "C1-01"), supers(1, "C2-05"), gems(1, white=2, gold=1)).table
    area = table.view(0)["areas"][1]
    assert (area["citizens"], area["supers"], area["white"], area["gold"]) == (["C1-01"], ["C2-05"], 2, 1)
    assert area["tokens"] == 16


def test_points_count_at_the_end_and_nothing_else_does():
    """DIC-1.2, DIC-8.7"""
    plain = a_game().table
    rich = a_game().given(citizens(0, *CARDS[:8]), supers(0, "C2-05")).table
    plain.stop()
    rich.stop()
    assert plain.outcome.scores == rich.outcome.scores == [2, 2, 2, 2]


def test_colours_have_no_effect_on_play():
    """DIC-2.8, DIC-2.12, DIC-2.13: seats take the colours in order; the land of a taken space stays known."""
    assert box.SEAT_COLORS == ["purple", "yellow", "turquoise", "black"]
    spot = a_game().given(castles(0, "A01")).table.view(None)["map"][0]
    assert spot == {"id": "A01", "land": "coast", "lies": "castle", "owner": 0, "gem": ""}


def test_decks_in_a_row_with_the_top_cards_visible():
    """DIC-2.9, DIC-9.5: any card of its deck may come up first, each equally likely."""
    state = GAME.new(2)
    for deck in range(1, 6):
        options = [GAME.text(move) for move in state.options()]
        assert options == [f"uncover C{deck}-{card:02}" for card in range(1, 13)]
        assert state.weights() == [1] * 12
        state.play(state.options()[3])


def test_start_rolls_weigh_what_six_dice_show():
    """DIC-2.10, DIC-13.7: every seat is as likely to start; the weights are those of 6^6 rolls."""
    game = a_game(2).table.game.new(2)
    for _ in range(5):
        game.play(game.options()[0])
    assert game.weights() == [15625, 18750, 9375, 2500, 375, 30, 1]
    assert sum(game.weights()) == 6**6
    starts = []
    for seed in range(200):
        state, dealer = GAME.new(2), Dealer(seed)
        while state.seat == -1:
            state.play(dealer.choose(state))
        starts.append(state.active)
    assert 70 < sum(starts) < 130


def test_a_turn_has_its_phases_in_order():
    """DIC-3.2, DIC-3.3, DIC-3.6, DIC-3.7: rolls, then the claim, no jokers in between; nothing is announced."""
    game = a_game().given(citizens(0, "C1-03", "C2-05"))
    assert game.options()[:2] == ["roll 1 1 1", "roll 1 1 2"]
    game.when("roll 1 1 2", "roll 3 4 6")
    assert game.options()[:3] == ["stop", "reroll 1", "reroll 2"]
    assert len(game.options()) == 64
    assert game.refused("spend red-6") == ("DIC-3.7", "only-rolling-now")
    assert game.refused("reroll none") == ("DIC-3.4", "reroll-nothing")


def test_a_claim_needs_dice_or_jokers():
    """DIC-4.2, DIC-4.3, DIC-4.17: in the first turn nobody owns jokers."""
    game = a_game().given(offer("C1-10", "C2-02", "C3-10", "C4-10", "C5-05"), dice(2, 2, 1, 5, 5, 3), checking())
    assert game.options() == ["claim C1-10 stars 1", "claim C2-02 stars 1"]
    assert game.refused("claim C3-10 stars 1") == ("DIC-4.2", "not-fulfilled")


def test_fewer_stars_cannot_be_asked_for():
    """DIC-4.14"""
    game = a_game().given(offer("C1-10", None, None, None, None), dice(2, 2, 2, 5, 5, 3), checking())
    assert game.refused("claim C1-10 stars 1") == ("DIC-4.14", "stars-are-the-highest")


def test_discarded_cards_stay_out_of_the_game():
    """DIC-4.11, DIC-4.12: two red 6 make a sixth red die and are gone; the claimed card is a joker from now on."""
    game = a_game().given(
        offer("C1-01", None, None, None, None), citizens(0, "C1-03", "C2-05"), dice(6, 6, 2, 3, 2, 5), checking()
    )
    game.when("claim C1-01 stars 3")
    assert game.table.citizens[0] == 1 << CARDS.index("C1-01")
    assert game.table.view(1)["discard"] == ["C1-03", "C2-05"]
    assert not game.table.invariants()


def test_a_failing_player_takes_a_card_of_the_offer():
    """DIC-4.15, DIC-4.16"""
    game = a_game().given(offer(None, None, None, "C4-01", "C5-06"), dice(3, 2, 3, 2, 1, 4), checking()).when("alarm")
    assert game.refused("take C1-01") == ("DIC-4.15", "not-in-the-offer")
    assert game.options() == ["take C4-01", "take C5-06"]


def test_spending_refuses_what_is_not_owned_or_not_needed():
    """DIC-4.10, DIC-4.12"""
    game = (
        a_game()
        .given(
            offer(None, None, "C3-01", None, None),
            citizens(0, "C4-03", "C5-01", "C1-04"),
            supers(0, "C1-05", "C2-02"),
            dice(1, 1, 6, 2, 3, 4),
            checking(),
        )
        .when("claim C3-01 stars 1")
    )
    assert game.options() == ["spend red-6", "spend super"]
    assert game.refused("spend green-3") == ("DIC-4.12", "no-such-joker")
    assert game.refused("spend red-1") == ("DIC-4.10", "not-in-a-minimal-payment")


def test_number_and_sum_conditions():
    """DIC-5.2, DIC-5.4"""
    assert stars_for(CARDS.index("C4-10"), tally_of([4, 4, 2, 2, 0, 0]), 0) == 1
    assert stars_for(CARDS.index("C4-10"), tally_of([4, 4, 2, 1, 0, 0]), 0) == 0
    assert stars_for(CARDS.index("C2-01"), tally_of([5, 5, 5, 5, 0, 0]), 0) == 1
    assert stars_for(CARDS.index("C2-01"), tally_of([5, 5, 5, 4, 0, 0]), 0) == 0


purses = st.lists(st.integers(0, SUPER), max_size=5)


def purse_with(owned):
    symbols = sorted(set(owned) - {SUPER})
    return Purse(symbols, [owned.count(symbol) for symbol in symbols], owned.count(SUPER))


throws = st.lists(st.integers(0, 5), min_size=6, max_size=6)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 59), throws, purses)
def test_payments_are_those_of_the_oracle(card, numbers, owned):
    """DIC-4.6 to DIC-4.10, DIC-4.13, DIC-13.8"""
    tally = tally_of(numbers)
    base = stars_for(card, tally, 0)
    purse = purse_with(owned)
    found = {tuple(payment.in_order()): payment.stars for payment in payments(card, tally, purse, base)}
    assert found == oracle.minimal_payments(card, tally, sorted(owned), base)
    lacks = [tier.lacks(tally) for tier in TIERS[card]]
    assert lacks == sorted(lacks), "each tier implies the one before"
    assert stars_to_buy(card, tally, purse, lacks, base) == sorted(set(found.values()))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 59), throws, st.lists(st.integers(0, SUPER), max_size=6))
def test_a_list_of_bundles_and_a_search_find_the_same(card, numbers, owned):
    """DIC-4.6 to DIC-4.10: two ways to the minimal payments, one for who makes a few dice, one for who makes more."""
    tally, purse = tally_of(numbers), purse_with(owned)
    assume(purse.dice <= FEW)
    base = stars_for(card, tally, 0)
    by_list, by_search = (minimal(way(card, tally, purse, base)) for way in (listed, searched))
    assert {(*found.cards, found.stars) for found in by_list} == {(*found.cards, found.stars) for found in by_search}


@given(throws)
def test_dice_are_counted_right(numbers):
    """DIC-1.7, DIC-5: what a tally says about the dice, field by field."""
    symbols = [box.SYMBOL_OF_FACE[die * 6 + number] for die, number in enumerate(numbers)]
    tally, colors = tally_of(numbers), [symbol // 6 for symbol in symbols]
    assert fields(conditions.NUMBERS, tally[conditions.NUMBERS]) == [numbers.count(number) for number in range(6)]
    assert fields(conditions.DICE_OF_COLOR, tally[conditions.DICE_OF_COLOR]) == [
        colors.count(color) for color in range(3)
    ]
    sums = [sum(symbol % 6 + 1 for symbol in symbols if symbol // 6 == color) for color in range(3)]
    assert fields(conditions.SUMS, tally[conditions.SUMS]) == sums
    assert fields(conditions.TOTAL, tally[conditions.TOTAL]) == [sum(sums)]


def test_a_tally_has_room_for_all_jokers():
    """DIC-4.7: whoever had every card of the game could add one die for each of them."""
    tally = tally_of([5] * 6)
    for symbol in box.JOKER_OF:
        tally = plus(tally, UNITS[symbol])
    counted = [fields(part, tally[part]) for part in range(4)]
    assert [sum(counts) for counts in counted] == [66, 66, counted[3][0], 36 + sum(j % 6 + 1 for j in box.JOKER_OF)]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 59), throws)
def test_lacking_dice_are_those_of_trying(card, numbers):
    """DIC-5.1 to DIC-5.7: a condition that lacks one die is fulfilled by some face, and by none if it lacks more."""
    tally = tally_of(numbers)
    for tier in TIERS[card]:
        helped = []
        for symbol in range(18):
            helped.append(tier.lacks(plus(tally, UNITS[symbol])) == 0)
        if tier.lacks(tally) == 1:
            assert any(helped)
        if tier.lacks(tally) > 1:
            assert not any(helped)


def success(values):
    """DIC-13.5: the exact chance over all 46,656 states, twice the best of 64 rerolls."""
    for _ in range(2):
        best = values
        for mask in range(1, 64):
            mean = values
            for axis in range(6):
                if mask >> axis & 1:
                    mean = np.broadcast_to(mean.mean(axis=axis, keepdims=True), values.shape)
            best = np.maximum(best, mean)
        values = best
    return float(values.mean())


@cache
def all_tallies():
    return [tally_of(list(numbers)) for numbers in product(range(6), repeat=6)]


def table_of(card, tier):
    held = [TIERS[card][tier].lacks(tally) == 0 for tally in all_tallies()]
    return np.array(held, dtype=float).reshape((6,) * 6)


@pytest.mark.parametrize("card", range(60))
def test_printed_chances_are_exact(card):
    """DIC-5.8, DIC-5.9, DIC-13.5: all tiers of all cards."""
    printed = [float(p) for p in box.CARD_ROWS[card].items("p")]
    computed = [success(table_of(card, tier)) for tier in range(len(TIERS[card]))]
    assert computed == pytest.approx(printed, abs=6e-5)


def test_the_worst_offer_for_safety():
    """DIC-13.6: five cards that all want red are avoided with 0.77."""
    worst = [CARDS.index(card) for card in ("C1-01", "C2-11", "C3-08", "C4-01", "C5-06")]
    held = np.maximum.reduce([table_of(card, 0) for card in worst])
    assert success(held) == pytest.approx(0.77, abs=0.005)


def test_mean_chances_by_deck():
    """DIC-5.9"""
    means = []
    for deck in range(5):
        rows = box.CARD_ROWS[deck * 12 : deck * 12 + 12]
        means.append(sum(float(row.items("p")[0]) for row in rows) / 12)
    assert means == pytest.approx([0.82, 0.72, 0.52, 0.41, 0.25], abs=0.01)


def test_rogue_without_any_target():
    """DIC-6.17"""
    game = a_game().given(using("C4-03"))
    assert game.table.active == 1


def test_gems_run_out():
    """DIC-6.8, DIC-7.6: no gem in the supply, nothing gained."""
    game = a_game().given(supply(gold=0, white=0), using("C1-01", stars=3))
    game.when("draw swamp", "draw lava", "draw cave", "keep swamp", "place B04")
    assert (game.table.white[0], game.table.gold[0]) == (1, 0)


def test_theft_falls_away_or_is_declined():
    """DIC-6.1, DIC-6.11"""
    alone = a_game().given(using("C2-03")).when("draw swamp", "draw lava", "keep swamp", "place B04")
    assert alone.table.active == 1
    declined = a_game().given(citizens(1, "C1-01"), using("C2-03"))
    declined.when("draw swamp", "draw lava", "keep swamp", "place B04", "decline")
    assert declined.table.citizens[1].bit_count() == 1


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(st.integers(1, 2), min_size=4, max_size=7))
def test_the_tile_supply_follows_the_belief(rng, counts):
    """DIC-9.3, DIC-9.6: draws and returns in any order, against every box kept in mind."""
    known = dict(zip(LANDS, counts, strict=False))
    game = a_game().given(tiles(sum(counts) - 2, **known))
    boxes = oracle.Boxes(known)
    for _ in range(12):
        weights = chances(game.table)
        assert lands_left(game.table) == [land for land, weight in enumerate(weights) if weight]
        share = {land: Fraction(weight, sum(weights)) for land, weight in zip(LANDS, weights, strict=True) if weight}
        assert share == boxes.chances()
        land = rng.choice(sorted(share))
        turn_up(game.table, LANDS.index(land))
        boxes.turn_up(land)
        if rng.random() < 0.6 or game.table.supply == 0:
            shuffle_back(game.table, LANDS.index(land))
            boxes.shuffle_back(land)
        else:
            game.table.revealed.clear()


BAD_OPTIONS = [
    ({"layout": "wave"}, "the standard setup has its own"),
    ({"setup": "free", "fires": ["A01"]}, "need 2 spaces"),
    ({"setup": "random", "fires": ["A01", "A02"]}, "only be chosen with setup=free"),
    ({"setup": "free", "fires": ["A01", "A01"]}, "twice"),
    ({"setup": "free", "fires": ["A01", "Z99"]}, "'Z99' is not one of"),
    ({"setup": "free", "gold": ["A02", "A10", "B01", "B15"]}, "at most one gem"),
    ({"setup": "chess"}, "one of standard, random, free"),
    ({"dragons": True}, "no such option"),
]


@pytest.mark.parametrize(("options", "why"), BAD_OPTIONS)
def test_illegal_choices_are_rejected(options, why):
    """DIC-10.2"""
    with pytest.raises(BadOption, match=why):
        GAME.new(4, options)


def test_layouts_of_the_variant():
    """DIC-10.1, DIC-10.4: five layouts, each equally likely, with the edges that the data promises."""
    state = GAME.new(3, {"setup": "random"})
    assert [GAME.text(move) for move in state.options()] == [f"join {name}" for name in box.LAYOUTS]
    for row, masks in zip(box.LAYOUT_ROWS, box.NEIGHBOURS, strict=True):
        assert sum(mask.bit_count() for mask in masks) == 2 * row.number("edges")
    named = GAME.new(3, {"setup": "random", "layout": "wave"})
    assert GAME.text(named.options()[0]) == "burn A01"


def test_free_spaces_and_turns():
    """DIC-13.2 to DIC-13.4: at every turn two more free spaces than tiles; at most 46, 48, 50 turns."""
    for seats, most in ((2, 46), (3, 48), (4, 50)):
        record = random_game(GAME, GAME.variants[0], seats, seats, two_more_spaces_than_tiles)
        assert record.state.turns <= most


def two_more_spaces_than_tiles(table):
    if table.rolls == 1 and table.unseen:
        assert 30 - table.occupied().bit_count() == table.supply + 2
        assert table.supply > 0


def test_data_keeps_its_provenance():
    """Every card says where its values come from, and designed ones are never called printed."""
    for row in data("pentarchy.games.dice_king", "cards").rows("card"):
        assert row.text("source") in {"rulebook", "public", "designed"}
        assert row.text("source_joker") == "designed"


def test_every_effect_program_and_every_card_is_played():
    """DIC-11: in some random games every card is claimed or taken, and every kind of event is told."""
    claimed, kinds = set(), set()
    for seed in range(90):
        state, dealer, rng = GAME.new(2 + seed % 3), Dealer(seed), Random(seed)
        state.listen()
        while not state.over:
            move = dealer.choose(state) if state.seat == -1 else rng.choice(state.options())
            state.play(move)
        events = state.heard()
        kinds |= {event.kind for event in events}
        claimed |= {event.facts["card"] for event in events if event.kind == "claimed"}
    assert claimed == set(CARDS)
    assert {"placed", "supply-gem", "stole-card", "stole-gem", "slain", "conquered", "fire", "alarm"} <= kinds
