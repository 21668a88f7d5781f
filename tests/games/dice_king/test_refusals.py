"""Why a move is not possible: the nearest reason, the rule that forbids it, and the amounts."""

import pytest

from pentarchy.games import load
from pentarchy.words import Words
from tests.games.dice_king.given import (
    a_game,
    bare_map,
    castles,
    checking,
    citizens,
    dice,
    gems,
    layout,
    offer,
    plain_spaces,
    supers,
    using,
)

GAME = load("dice_king")


def why(game, move):
    refusal = game.table.why_not(GAME.parse(move))
    return refusal.rule, refusal.key, refusal.facts


def said(game, move, lang="en"):
    words = Words(GAME, lang, ["Anna", "Beata", "Cyril", "Dana"])
    words.called = game.table.show(None)["called"]
    text = words.refusal(game.table.why_not(GAME.parse(move)))
    assert words.problems == []
    return text


def poor():
    """Two red 6 as jokers; C1-10 is fulfilled for one star, C4-04 lacks a red die."""
    return a_game().given(
        offer("C1-10", "C2-01", "C3-02", "C4-04", "C5-06"),
        citizens(0, "C1-03", "C2-05"),
        dice(6, 2, 2, 5, 3, 1),
        checking(),
    )


CLAIMS = [
    ("claim C5-06 stars 1", "DIC-4.7", "too-few-jokers", {"lacks": 2, "dice": 1}),
    ("claim C1-10 stars 2", "DIC-4.2", "not-fulfilled", {"lacks": 1, "dice": 1}),
    ("claim C4-04 stars 2", "DIC-5.8", "has-no-stars", {"card": "C4-04"}),
    ("claim C4-05 stars 1", "DIC-4.1", "not-in-the-offer", {"card": "C4-05"}),
    ("alarm", "DIC-4.4", "must-take-a-citizen", {"cards": ["C1-10"]}),
    ("reroll 1 2", "DIC-3.7", "rolling-is-over", {}),
    ("keep lava", "DIC-4.3", "claim-or-alarm-now", {}),
]


@pytest.mark.parametrize(("move", "rule", "key", "facts"), CLAIMS)
def test_why_a_claim_is_not_possible(move, rule, key, facts):
    """DIC-3.7, DIC-4.1 to DIC-4.4, DIC-4.7, DIC-5.8"""
    assert why(poor(), move) == (rule, key, facts)


def test_what_is_missing_is_said_with_its_amount():
    """DIC-4.2, DIC-4.7"""
    texts = {lang: plain_spaces(said(poor(), "claim C5-06 stars 1", lang)) for lang in ("en", "cs", "sk")}
    assert texts["en"] == "You are 2 dice short, and your jokers make only one. (DIC-4.7)"
    assert texts["cs"] == "Chybějí ještě 2 kostky a tvoji žolíci dají jen jednu. (DIC-4.7)"
    assert texts["sk"] == "Chýbajú ešte 2 kocky a tvoje žolíky dajú len jednu. (DIC-4.7)"
    nobody = a_game().given(offer("C1-10", None, "C3-10", None, "C5-05"), dice(2, 2, 1, 5, 5, 3), checking())
    assert why(nobody, "claim C3-10 stars 1") == ("DIC-4.2", "not-fulfilled", {"lacks": 1, "dice": 0})


def test_jokers_that_reach_more_stars_cannot_be_spent_for_fewer():
    """DIC-4.14: a four makes the straight of three one of six."""
    game = a_game().given(
        offer("C1-04", None, None, None, "C5-05"), supers(0, "C2-01", "C2-02"), dice(1, 2, 3, 5, 6, 6), checking()
    )
    assert game.options() == ["claim C1-04 stars 3", "alarm"]
    assert why(game, "claim C1-04 stars 1") == ("DIC-4.14", "jokers-reach-more-stars", {"reached": 3})


def paying():
    """A die of any face is lacking: two red 6, or one with a super joker, or two super jokers."""
    return (
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


def test_why_a_joker_is_not_spent():
    """DIC-4.10, DIC-4.12"""
    assert why(paying(), "stop") == ("DIC-4.10", "spend-now", {"card": "C3-01"})
    assert why(paying(), "spend green-3") == ("DIC-4.12", "no-such-joker", {"joker": "green-3", "owned": 0})
    assert why(paying(), "spend red-1")[:2] == ("DIC-4.10", "not-in-a-minimal-payment")


def two_sixes_short():
    """Two red 6, two green 6 and a super joker; 14 of 26 are rolled."""
    return (
        a_game()
        .given(
            offer(None, "C2-01", None, None, None),
            citizens(0, "C1-03", "C2-05", "C3-01", "C4-10"),
            supers(0, "C2-02"),
            dice(1, 1, 2, 3, 4, 3),
            checking(),
        )
        .when("claim C2-01 stars 1")
    )


def test_jokers_are_named_in_order():
    """DIC-4.10, DIC-4.12: once all of one symbol are named, and once a higher one is."""
    game = two_sixes_short().when("spend red-6")
    assert game.options() == ["spend green-6", "spend super"]
    assert why(game, "spend red-6") == ("DIC-4.12", "all-such-jokers-named", {"joker": "red-6", "owned": 2})
    game = a_game().given(
        offer(None, "C2-01", None, None, None),
        citizens(0, "C1-03", "C2-05", "C3-01", "C4-10"),
        supers(0, "C2-02"),
        dice(6, 4, 4, 3, 2, 1),
        checking(),
    )
    game.when("claim C2-01 stars 1", "spend green-6")
    assert game.options() == ["spend green-6", "spend super"]
    in_order = {"joker": "red-6", "owned": 2, "last": "green-6"}
    assert why(game, "spend red-6") == ("DIC-4.10", "jokers-in-order", in_order)


def test_why_a_castle_is_not_conquered():
    """DIC-6.14, DIC-6.15: how far it is, and how far the nearest is."""
    game = a_game().given(
        layout("band"), bare_map(), castles(0, "A01"), castles(1, "A02", "A05", "A04"), using("C4-03")
    )
    assert why(game, "conquer A04") == ("DIC-6.15", "not-the-nearest", {"space": "A04", "steps": 3, "nearest": 1})
    assert said(game, "conquer A04") == (
        "The castle in the western quarry is 3 steps away from yours; another is right beside them. (DIC-6.15)"
    )
    assert why(game, "conquer A01") == ("DIC-6.14", "your-own-castle", {"space": "A01"})
    assert why(game, "conquer B01") == ("DIC-6.14", "no-opponent-there", {"space": "B01"})


def stealing(card, *arrangements):
    return a_game().given(*arrangements, using(card))


def test_why_something_is_not_stolen():
    """DIC-6.9, DIC-6.10"""
    cards = stealing("C2-03", citizens(0, "C1-02"), citizens(1, "C1-01"), supers(1, "C1-03"))
    cards.when("draw swamp", "draw lava", "keep swamp", "place B04")
    assert why(cards, "steal C1-02") == ("DIC-6.9", "your-own-card", {"card": "C1-02"})
    assert why(cards, "steal C1-03") == ("DIC-6.9", "super-jokers-stay", {"card": "C1-03"})
    assert why(cards, "steal C1-05") == ("DIC-6.9", "not-with-an-opponent", {"card": "C1-05"})
    jewels = stealing("C2-09", gems(1, gold=1)).when("draw swamp", "place B04")
    assert why(jewels, "rob white from 1") == ("DIC-6.10", "has-no-such-gem", {"gem": "white", "from": 1})
    assert why(jewels, "rob white from 0") == ("DIC-6.10", "your-own-gem", {})
    assert said(jewels, "rob white from 1") == "Beata has no white gem. (DIC-6.10)"


def test_why_a_tile_is_not_placed():
    """DIC-6.3, DIC-6.4"""
    game = a_game().given(using("C2-03")).when("draw swamp", "draw lava")
    assert why(game, "keep cave") == ("DIC-6.3", "not-turned-up", {"land": "cave"})
    game.when("keep swamp")
    assert why(game, "place A01") == ("DIC-6.4", "another-land", {"land": "swamp", "space": "A01", "there": "coast"})
