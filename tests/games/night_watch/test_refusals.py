"""Why not: the nearest reason, the rule that forbids it, and what is missing."""

import pytest

from pentarchy.words import LANGUAGES, Words
from pentarchy.words.typography import HARD_SPACE
from tests.games.night_watch.given import (
    GAME,
    A,
    B,
    about_to_roll,
    acting,
    after_roll,
    an_empty_map,
    camps,
    deck,
    guards,
    hand,
    held,
    hero,
    keeps,
    roads_of,
    settlements,
)

RICH = {"brick": 3, "lumber": 3, "wool": 3, "grain": 3, "ore": 3}


def base(*arrangements):
    return an_empty_map("base").given(hand(A, **RICH), *arrangements)


def full(*arrangements):
    return an_empty_map("full").given(hand(A, **RICH), *arrangements)


def facts(game, text):
    return game.table.why_not(GAME.parse(text)).facts


def test_too_near_is_named():
    """NGT-9.9"""
    game = base(settlements(B, "i16"), roads_of(A, "p25 p33"), settlements(A, "i29"))
    assert game.refused("settle i22") == ("NGT-9.9", "too-near")
    assert facts(game, "settle i22") == {"place": ["i16", "i29"]}
    assert game.refused("settle i16") == ("NGT-9.8", "place-taken")
    assert game.refused("settle i50") == ("NGT-9.8", "no-own-road-there")


def test_roads():
    """NGT-9.5, NGT-9.6, NGT-25.3"""
    game = base(settlements(A, "i01"), roads_of(A, "p01"), settlements(B, "i05"))
    assert game.refused("road p01") == ("NGT-9.5", "path-taken")
    assert game.refused("road p09") == ("NGT-9.6", "behind-a-building")
    assert facts(game, "road p09") == {"place": "i05"}
    assert game.refused("road p50") == ("NGT-9.5", "road-not-connected")


def test_each_piece_runs_out_by_itself():
    """NGT-9.13, NGT-25.3, NGT-9.14"""
    five = base(settlements(A, "i01 i03 i20 i22 i26"), roads_of(A, "p43 p51"), deck())
    assert five.refused("settle i35") == ("NGT-9.13", "no-settlement-left")
    assert facts(five, "settle i35") == {"count": 5}
    assert five.refused("buy") == ("NGT-9.14", "deck-empty")
    four = base(keeps(A, "i01 i03 i20 i22"), settlements(A, "i26"))
    assert four.refused("keep i26") == ("NGT-9.13", "no-keep-left")
    wall = full(guards("w1", A, A, A, A, A), guards("w2", A, A))
    assert wall.refused("guard w1") == ("NGT-18.2", "section-full")
    assert wall.refused("guard w3") == ("NGT-25.3", "no-guard-left")
    assert base().refused("guard w1") == ("NGT-4.3", "not-in-this-game")


def test_the_price_and_what_is_missing():
    """NGT-9.1"""
    game = an_empty_map("base").given(settlements(A, "i01"), hand(A, ore=1, grain=2))
    assert game.refused("keep i01") == ("NGT-9.1", "cannot-pay")
    assert facts(game, "keep i01") == {"cost": {"grain": 2, "ore": 3}, "missing": {"ore": 2}}


def test_the_bank():
    """NGT-8.8"""
    game = base()
    assert facts(game, "bank ore for wool") == {"card": "ore", "rate": 4, "have": 3}
    assert game.refused("bank ore for wool") == ("NGT-8.8", "rate-not-met")


def test_answers_to_a_proposal():
    """NGT-8.4"""
    game = base(hand(B, brick=1)).when("propose 1 ore for 2 wool to 1")
    assert game.refused("accept") == ("NGT-8.4", "cannot-pay")
    assert facts(game, "accept") == {"cost": {"wool": 2}, "missing": {"wool": 2}}
    assert facts(game, "counter 3 brick for 1 ore") == {"missing": {"brick": 2}}


def test_heroes_say_what_they_lack():
    """NGT-19.4, NGT-19.10, NGT-19.16, NGT-19.17"""
    assert full(hero(A, "benjen")).refused("hero benjen") == ("NGT-19.18", "lacks-wildling-in-north")
    assert full(hero(A, "marsh"), about_to_roll(A)).refused("hero marsh") == ("NGT-19.10", "hero-after-roll")
    melisandre = an_empty_map("full").given(hero(A, "melisandre"), hand(A, ore=1, grain=2)).when("hero melisandre")
    assert melisandre.refused("pay") == ("NGT-19.16", "cannot-pay")
    assert melisandre.refused("substitute brick by ore") == ("NGT-19.16", "not-in-the-cost")
    mance = full(hero(A, "mance"), keeps(B, "i28"), settlements(2, "i31"), hand(B, ore=1), hand(2, ore=1))
    mance.when("hero mance")
    assert mance.refused("spy 3") == ("NGT-19.17", "has-no-cards")


def test_a_wildling_like_the_one_before_it():
    """NGT-19.18: two of a kind in a line are one choice."""
    game = full(hero(A, "benjen"), camps("ice_river", "regular regular giant")).when("hero benjen")
    assert game.options() == ["banish ice_river-1", "banish ice_river-3"]
    assert game.refused("banish ice_river-2") == ("NGT-19.18", "like-the-one-before")
    assert game.refused("banish ice_river-4") == ("NGT-19.18", "no-wildling-there")


def test_cards_to_be_discarded():
    """NGT-7.2"""
    game = after_roll(an_empty_map("base").given(about_to_roll(A), hand(A, ore=4, wool=4)), 7)
    assert facts(game, "end") == {"count": 4}
    assert game.table.view(A)["players"][A]["to_discard"] == 4


def test_what_a_question_is_about_is_in_the_view():
    """NGT-4.12, NGT-11.8, NGT-19.11, NGT-19.15"""
    founding = GAME.new(3)
    founding.play(GAME.parse("starts 0"))
    founding.play(GAME.parse("settle i01"))
    assert founding.view(None)["about"]["place"] == "i01"
    winter = full(held(A, winter_is_coming=1)).when("play winter_is_coming")
    assert winter.table.view(None)["about"]["cards"] == 2
    thorne = full(hero(A, "thorne")).when("hero thorne")
    assert thorne.table.view(None)["about"]["what"] == "guard"
    mormont = full(hero(A, "mormont"), hand(B, ore=1), acting(A)).when("hero mormont", "demand ore from 1")
    assert mormont.table.view(None)["about"]["seat"] == B


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_are_read_out(lang):
    """The missing cards stand in the sentence."""
    game = an_empty_map("base").given(settlements(A, "i01"), hand(A, ore=1, grain=2))
    words = Words(GAME, lang)
    text = words.refusal(game.table.why_not(GAME.parse("keep i01"))).replace(HARD_SPACE, " ")
    ore = words.forms("ore").get("few", "ore")
    assert f"2 {ore}" in text
    assert f"3 {ore}" in text
    assert words.problems == []
