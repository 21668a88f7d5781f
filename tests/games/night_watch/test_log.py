"""The log: in the order of what happens, with the seat whose deed it was, what was spent, and the rule carried out."""

import pytest

from pentarchy.kernel.testing import Scenario
from tests.games.night_watch.given import (
    GAME,
    A,
    B,
    C,
    D,
    about_to_roll,
    acting,
    after_roll,
    an_empty_map,
    camps,
    founded,
    guards,
    hand,
    held,
    hero,
    in_gift,
    patrols,
    settlements,
    tormund,
)


def full(*arrangements, **options):
    return an_empty_map("full", **options).given(about_to_roll(A), *arrangements)


def kinds(game):
    return [event.kind for event in game.table.events]


def rule_of(game, kind):
    return game.told(kind)[-1]["rule"]


def test_the_roll_is_told_before_the_hero_is_lost():
    """NGT-22.2, NGT-14.2"""
    game = full(tragedy_of_heroes=True).when("roll", "dice 2 2", "wild 2", "bury benjen")
    assert kinds(game)[-2:] == ["rolled", "hero-lost"]


def test_founding_tokens_belong_to_those_who_founded():
    """NGT-22.4, NGT-13.5: clockwise from the starting player, each two tokens."""
    game = Scenario(GAME.new(4, {"setup_reveals_tokens": True})).when("starts 2")
    founded(game, "i01 i03 i20 i22 i31 i35 i37 i47").when("guard w1", "guard w2", "guard w3", "guard w4")
    assert game.table.view(None)["on_turn"] is None
    for _ in range(8):
        game.when(game.options()[0])
    assert [event.seat for event in game.table.events if event.kind == "token"] == [2, 2, 3, 3, 0, 0, 1, 1]
    assert game.table.view(None)["on_turn"] == 2


def test_nobody_is_on_turn_while_the_players_found():
    """NGT-13.13: who acts is another matter."""
    table = Scenario(GAME.new(4)).when("starts 2").table
    assert (table.view(None)["on_turn"], table.view(None)["active"]) == (None, 2)


def test_cards_taken_cite_the_effect_that_brought_them():
    """NGT-11.8, NGT-19.13, NGT-19.21, NGT-20.3"""
    winter = full(held(A, winter_is_coming=1)).when("play winter_is_coming", "take 2 ore")
    assert rule_of(winter, "took") == "NGT-11.8"
    tarly = after_roll(full(hero(B, "tarly")), 2).when("hero tarly", "take 1 ore")
    assert rule_of(tarly, "took") == "NGT-19.13"
    qhorin = full(hero(A, "qhorin"), tormund("h33")).when("hero qhorin")
    assert rule_of(qhorin, "took") == "NGT-19.21"
    patrol = full(in_gift("climber", "h00"), held(A, patrol=1)).when("play patrol", "patrol expel_wildling")
    assert (rule_of(patrol, "took"), rule_of(patrol, "expelled")) == ("NGT-20.3", "NGT-20.3")


def test_heroes_are_cited_by_their_own_rules():
    """NGT-19.12, NGT-19.15, NGT-19.16, NGT-19.19, NGT-19.20"""
    ygritte = full(hero(A, "ygritte"), in_gift("climber", "h00")).when("hero ygritte")
    assert rule_of(ygritte, "expelled") == "NGT-19.19"
    marsh = full(hero(A, "marsh"), hand(A, ore=1), acting(A)).when("hero marsh", "bank ore for wool")
    assert rule_of(marsh, "bank-trade") == "NGT-19.12"
    thorne = full(hero(A, "thorne"), hand(A, brick=2, wool=1), acting(A))
    thorne.when("hero thorne", "substitute lumber by brick", "guard w1")
    assert rule_of(thorne, "guard") == "NGT-19.15"
    melisandre = full(hero(A, "melisandre"), hand(A, ore=1, wool=1, grain=1), acting(A)).when("hero melisandre")
    assert melisandre.refused("end") == ("NGT-19.16", "substitute-now")


def test_yoren_spends_a_patrol():
    """NGT-19.20"""
    game = full(hero(A, "yoren"), patrols(2, 0, 0, 0)).when("hero yoren", "guard w1")
    assert game.told("spent-card") == [
        {"kind": "spent-card", "rule": "NGT-19.20", "seat": A, "card": "patrol", "left": 1}
    ]
    assert rule_of(game, "guard") == "NGT-19.20"


def test_vp_tokens_come_and_go():
    """NGT-18.4, NGT-16.5"""
    game = full(guards("w1", A, A), acting(A), hand(A, brick=1, wool=1, lumber=1)).when("guard w2")
    assert (game.told("vp-token")[0]["guards"], game.told("vp-token")[0]["tokens"]) == (3, 1)
    game = after_roll(full(hero(B, "qhorin"), guards("w1", A, A, A), camps("ice_river", "giant")), 2, 1)
    assert (game.told("vp-token-lost")[0]["seat"], game.told("vp-token-lost")[0]["tokens"]) == (A, 0)


def test_an_empty_pool_is_refilled_and_a_missing_figure_is_told():
    """NGT-17.6, NGT-17.7"""
    game = full(hero(A, "benjen"), camps("ice_river", "giant"))
    watch = game.table.watch
    watch.batches[0:9], watch.turned, watch.pool = [0] * 9, watch.batches[0:9], 0
    watch.figures[1] = 0
    game.when("hero benjen", "token k_climber_hornfoots")
    assert game.told("pool-refilled")[0]["count"] == 57
    assert (game.told("no-figure")[0]["wildling"], game.told("no-figure")[0]["clan"]) == ("climber", "hornfoots")


def test_a_rush_cites_its_rule():
    """NGT-15.6"""
    game = full(hero(A, "benjen"), camps("hornfoots", "regular regular regular regular"), camps("ice_river", "giant"))
    game.when("hero benjen", "banish ice_river-1", "token k_regular_hornfoots")
    assert {event["rule"] for event in game.told("advanced")} == {"NGT-15.6"}


def test_founding_is_not_building():
    """NGT-4.11, NGT-4.12, NGT-13.11"""
    game = Scenario(GAME.new(3)).when("starts 0")
    while game.table.question != "FirstGuard":
        game.when(game.options()[0])
    game.when("guard w1")
    rules = {event.kind: event.rule for event in game.table.events}
    assert (rules["settlement"], rules["road"], rules["guard"]) == ("NGT-4.11", "NGT-4.12", "NGT-13.11")


def test_only_those_with_a_card_are_asked_about_a_trade():
    """NGT-8.13: that somebody without a card refuses is no secret; whether another can pay is one."""
    game = full(acting(A), hand(A, ore=1), hand(B, brick=1)).when("propose 1 ore for 1 wool to 1 2 3")
    assert game.table.pending == [B]
    assert game.options(B)[0] == "refuse"
    assert game.table.view(D)["proposal"]["answers"] == [None, None, "refuse", "refuse"]
    game.when("1> refuse")
    assert game.table.question == "Act"


@pytest.mark.parametrize(("guards_of_b", "decided"), [(2, "guards"), (1, "points")])
def test_a_tragic_end_shows_what_decided_it(guards_of_b, decided):
    """NGT-21.5: the guards stand in the table of results, beside the points."""
    game = full(guards("w1", A), guards("w2", *[B] * guards_of_b), settlements(B, "i31"), hand(C, ore=2))
    game.table.reason = "tragic_breach"
    game.table.stop()
    outcome = game.table.outcome
    assert (outcome.winners, outcome.tie_break) == ([B], decided)
    assert [part["guards_on_wall"] for part in outcome.parts] == [1, guards_of_b, 0, 0]
    assert [part["resource_cards"] for part in outcome.parts] == [0, 0, 2, 0]
    assert outcome.scores == [0, 1, 0, 0]
