"""S19 to S27, S29, S39, S40, S42, S51 to S53, S57, S59: scoring, ties, and the solo game."""

import pytest

from pentarchy.games.paladins.board import ACTION_COUNT, ACTIONS, RIGHT
from pentarchy.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from pentarchy.games.paladins.scoring import outcome, outsider_points, parts_of
from pentarchy.games.paladins.steps.paladins import CHOOSE_TAVERN
from pentarchy.games.paladins.steps.rows import REFRESH
from pentarchy.games.paladins.table import AUTOMA
from pentarchy.words import Words
from tests.games.paladins.given import (
    a_game,
    a_turn,
    attacked,
    attributes,
    automas_turn,
    converted,
    debts,
    doing,
    favour_used,
    favours,
    goods,
    marker,
    monks,
    new_round,
    orders,
    outposts,
    outsiders,
    outsiders_of,
    placed,
    row_of,
    scheme_pile,
    standing_on,
    supply,
    suspicion,
    tavern,
    tax,
    times,
    townsfolk,
    track,
    turn,
    walls,
    workshops,
)

SIX_SPACES = ["space_1_1", "space_1_2", "space_2_1", "space_2_2", "space_2_3", "space_2_4"]


def test_s19_final_score_66():
    """PAL-11.1"""
    game = a_turn().given(
        track(0, strength=11, influence=10, faith=6),
        orders("order_fortify", "order_attack", "order_commission"),
        monks(0, *SIX_SPACES),
        walls(0, "wall_05", "wall_03", "wall_14", "wall_15", "wall_16", "wall_17"),
        outposts(0, "space_3_1", "space_3_2"),
        converted(0, "adventurer_viking", "warrior_byzantine", "warrior_saracen", "assassin_viking"),
        attacked(0, "archer_saracen", "hunter_saracen", "invader_saracen"),
        debts(0, unpaid=1, paid=2),
        goods(0, silver=2, provisions=1),
    )
    parts = parts_of(game.table, 0)
    assert parts["kings_orders"] == 4 + 8
    assert parts["attributes"] == 16 + 13 + 6
    assert (parts["commission"], parts["fortify"], parts["garrison"]) == (5, 3 + 3, 0)
    assert parts["convert"] == 3 + 1 + 1 + 3
    assert (parts["debts"], parts["resources"]) == (2 - 3, 1)
    assert sum(parts.values()) == 66


def test_s20_solo_setup():
    """PAL-12.4, PAL-12.5: standard difficulty"""
    game = a_game(1, difficulty="standard")
    while game.table.question in ("NewTownsfolk", "NewOutsider"):
        game.when(game.options()[0])
    game.when("order order_commission", "order order_attack", "order order_absolve")
    shown = game.table.view(0)["boards"][AUTOMA]["workshops"]
    assert [action for action, slots in shown.items() if slots] == ["commission", "absolve", "attack"]
    assert game.table.orders_unseen == 0b111111
    assert game.table.orders == [-1, -1, -1]
    assert sum(game.table.schemes_unseen) == 12
    assert sum(game.table.schemes_gone) == 0


def test_s21_the_marker_points_at_a_card():
    """PAL-12.18"""
    row = ["abbot_labourer", "acolyte_labourer", "gatekeeper_labourer", "watchman_labourer", "squire_strength"]
    for gone, taken in (([], 2), ([2], 3), ([2, 3], 4), ([2, 3, 4], 0), ([2, 3, 4, 0], 1)):
        shown = [None if column in gone else card for column, card in enumerate(row)]
        game = automas_turn().given(townsfolk(*shown), marker(3), scheme_pile("scheme_recruit", "scheme_trade"))
        game.when("scheme scheme_recruit")
        assert game.table.town_gone == 1 << TOWNSFOLK.index(row[taken])


def test_s22_costs_are_ignored():
    """PAL-12.13"""
    game = automas_turn(3).given(favours("favour_fighter_pardon", None, None, None, None), debts(AUTOMA, unpaid=1))
    game.given(scheme_pile("scheme_kings_favour", "scheme_trade")).when("scheme scheme_kings_favour")
    assert game.table.silver[AUTOMA] == 0
    assert game.table.workers[AUTOMA] == 8
    assert (game.table.unpaid[AUTOMA], game.table.paid[AUTOMA]) == (0, 1)


def test_s23_workers():
    """PAL-12.9, PAL-12.30"""
    game = a_game(1)
    game.table.workers[AUTOMA] = 2
    game.given(new_round(4))
    assert game.table.workers[AUTOMA] == 7


def test_s24_workshops_and_the_fallback():
    """PAL-12.11, PAL-12.12"""
    for workers, commissions in ((2, 1), (1, 0)):
        game = automas_turn().given(workshops(AUTOMA, ("commission", 1)), supply(AUTOMA, f"{workers} labourer"))
        game.given(
            townsfolk("squire_influence", None, None, None, None), scheme_pile("scheme_commission", "scheme_trade")
        )
        game.when("scheme scheme_commission")
        assert times(game, "commission", AUTOMA) == commissions
        assert game.table.workers[AUTOMA] == 0
        assert standing_on(game, "recruit", AUTOMA) == 1 - commissions


ORDERS = orders("order_fortify", "order_convert", "order_commission")


def automa_with_orders(*more):
    game = automas_turn(3).given(ORDERS, outsiders("thief_viking", None, None, None, None, None), *more)
    return game.given(scheme_pile("scheme_kings_order", "scheme_trade")).when("scheme scheme_kings_order")


def test_s25_kings_order_scheme():
    """PAL-12.26"""
    assert times(automa_with_orders(), "commission", AUTOMA) == 1
    five = monks(AUTOMA, *SIX_SPACES[:5])
    assert times(automa_with_orders(five), "convert", AUTOMA) == 1
    assert times(automa_with_orders(placed(AUTOMA, "commission", "3 labourer")), "convert", AUTOMA) == 1
    both = [placed(AUTOMA, "commission", "3 labourer"), placed(AUTOMA, "convert", "3 labourer")]
    assert automa_with_orders(*both).table.question == "AutomaWall"
    blocked = [
        five,
        track(AUTOMA, faith=4),
        placed(AUTOMA, "convert", "3 labourer"),
        placed(AUTOMA, "fortify", "3 labourer"),
    ]
    assert times(automa_with_orders(*blocked), "commission", AUTOMA) == 6


def test_s26_kings_favour_scheme_and_the_wrap():
    """PAL-12.14, PAL-12.18, PAL-12.27"""
    game = automas_turn(7).given(
        favours(
            "favour_pray", "favour_cleric_tax", "favour_scout_recruit", "favour_debt_workers", "favour_two_criminals"
        ),
        favour_used(5),
        favour_used(1),
        marker(5),
        tax(3),
        suspicion(AUTOMA, 1),
        track(AUTOMA, strength=3, influence=4, faith=5),
        scheme_pile("scheme_kings_favour", "scheme_trade"),
    )
    game.when("scheme scheme_kings_favour")
    assert game.table.favour_workers[1] == 1
    assert game.table.suspicions[AUTOMA] == 0
    assert game.table.tax == 1
    assert game.table.marker == 1
    assert attributes(game, AUTOMA) == (4, 4, 5)


def test_s27_final_score_76():
    """PAL-12.32"""
    game = a_game(1).given(
        turn(0, 7),
        orders("order_absolve", "order_garrison", "order_commission"),
        track(AUTOMA, strength=12, influence=11, faith=10),
        monks(AUTOMA, *SIX_SPACES),
        outposts(AUTOMA, "space_3_1", "space_3_2", "space_3_3", "space_3_4", "space_3_5"),
        walls(AUTOMA, "wall_14", "wall_15"),
        workshops(AUTOMA, *((action, 1) for action in ACTIONS[RIGHT:])),
        attacked(AUTOMA, "thief_viking", "traitor_viking"),
        converted(AUTOMA, "armourer_byzantine", "lookout_byzantine", "guardian_byzantine", "protector_saracen"),
        converted(AUTOMA, "invader_saracen", "hunter_saracen"),
        debts(AUTOMA, unpaid=2, paid=1),
    )
    parts = parts_of(game.table, AUTOMA)
    assert parts["kings_orders"] == 14
    assert parts["attributes"] == 20 + 16 + 13
    assert (parts["commission"], parts["garrison"], parts["develop"]) == (5, 2, 0)
    cards = ["armourer_byzantine", "lookout_byzantine", "guardian_byzantine", "protector_saracen", "invader_saracen"]
    worths = [outsider_points(game.table, AUTOMA, OUTSIDERS.index(card)) for card in [*cards, "hunter_saracen"]]
    assert worths == [3, 1, 3, 1, 2, 1]
    assert parts["debts"] == 1 - 6
    assert sum(parts.values()) == 76


def test_s29_mercenaries():
    """PAL-11.3"""
    cards = ["mercenary_viking", "mercenary_byzantine", "mercenary_saracen_1", "mercenary_saracen_2"]
    for count, points in enumerate((2, 6, 12, 20), start=1):
        assert parts_of(a_turn().given(converted(0, *cards[:count])).table, 0)["convert"] == points


def with_points(orders_done, paid, suspicions):
    """A finished game: for each board the actions done five times, the paid debts, the suspicion cards."""
    game = a_turn(len(paid)).given(orders("order_attack", "order_convert", "order_absolve"))
    for board, actions in enumerate(orders_done):
        game.given(goods(board), debts(board, paid=paid[board]))
        for action in actions:
            game.table.done[board * ACTION_COUNT + ACTIONS.index(action)] = 5
    game.table.suspicions = list(suspicions)
    return outcome(game.table)


def test_s39_tie():
    """PAL-11.6"""
    ten, eight = ["attack", "convert"], ["absolve"]
    by_orders = with_points([ten, eight], [60, 61], [3, 1])
    assert (by_orders.scores, by_orders.places, by_orders.tie_break) == ([70, 70], [1, 2], "kings_order_vp")
    by_suspicion = with_points([eight, eight], [61, 61], [3, 1])
    assert (by_suspicion.scores, by_suspicion.places) == ([70, 70], [2, 1])
    assert by_suspicion.tie_break == "fewest_suspicion"
    shared = with_points([eight, eight], [61, 61], [1, 1])
    assert (shared.places, shared.tie_break, shared.winners) == ([1, 1], "shared", [0, 1])


def test_s40_ladders_are_totals():
    """PAL-11.2"""
    game = a_turn()
    for index, counts in (
        (6, {4: 0, 5: 2, 6: 5, 7: 9}),
        (8, {4: 0, 5: 2, 6: 5, 7: 9}),
        (7, {4: 0, 5: 1, 6: 3, 7: 6}),
        (9, {4: 0, 5: 1, 6: 3, 7: 6}),
        (0, {4: 0, 5: 0, 6: 1, 7: 3, 8: 6}),
    ):
        names = {6: "commission", 8: "garrison", 7: "fortify", 9: "absolve", 0: "develop"}
        for count, points in counts.items():
            game.table.done = [0] * (2 * ACTION_COUNT)
            game.table.done[index] = count
            assert parts_of(game.table, 0)[names[index]] == points


def test_s42_traitor():
    """PAL-11.3"""
    game = a_turn().given(debts(0, unpaid=2), goods(0), converted(0, "traitor_viking"))
    assert sum(parts_of(game.table, 0).values()) == -4
    game.given(converted(0, "traitor_byzantine"))
    assert sum(parts_of(game.table, 0).values()) == -2


def test_s51_solo_end_of_the_round():
    """PAL-12.31"""
    game = a_game(1).given(
        turn(0),
        townsfolk("abbot_tax", None, "acolyte_tax", "architect_tax", "defender_tax"),
        outsiders(None, "thief_viking", "traitor_viking", None, None, "archer_saracen"),
        supply(0, "1 labourer"),
        doing(REFRESH),
    )
    game.when("townsfolk squire_faith", "townsfolk squire_influence", "townsfolk squire_strength")
    assert row_of(game) == ["squire_strength", "squire_influence", "squire_faith", "abbot_tax", "acolyte_tax"]
    assert game.table.town_gone.bit_count() == 2
    assert game.table.outsiders_gone == 1 << OUTSIDERS.index("thief_viking")
    assert outsiders_of(game) == ["traitor_viking", "archer_saracen", None, None, None, None]
    game.dealt()
    assert None not in outsiders_of(game)


def test_s52_rest():
    """PAL-12.19, PAL-12.14"""
    left = [placed(AUTOMA, action, "1 labourer") for action in ("recruit", "pray", "trade", "conspire")]
    game = automas_turn().given(*left, marker(4), supply(AUTOMA, "4 labourer"), scheme_pile("scheme_pray"))
    game.table.passed = 0
    game.given(supply(0, "1 labourer")).when("scheme scheme_pray")
    assert game.table.marker == 2
    assert attributes(game, AUTOMA) == (1, 0, 0)
    assert game.table.passed >> AUTOMA & 1
    assert game.table.view(0)["automa"]["rested"]


def test_s53_tavern():
    """PAL-12.8"""
    game = a_game(1).given(turn(0), tavern("tavern_12", "tavern_08"), doing(CHOOSE_TAVERN[0]))
    game.when("hire tavern_08")
    assert game.table.question == "SuspicionCard"
    game.when("suspicion suspicion_2", "suspicion suspicion_1")
    assert game.table.suspicions == [0, 2]
    assert game.table.tax == 2
    assert game.table.marker == 3


def test_s57_choices_on_a_wall():
    """PAL-12.22, PAL-12.17"""
    for wall, space, coins in (("wall_10", 1, 3), ("wall_07", 3, 4)):
        game = automas_turn().given(tax(4), marker(1), scheme_pile("scheme_fortify", "scheme_trade"))
        game.when("scheme scheme_fortify", f"wall {wall}")
        assert attributes(game, AUTOMA) == (1, 0, 0)
        assert (game.table.marker + 1, game.table.tax) == (space, coins)


def test_s59_shared_second_place():
    """PAL-11.6"""
    result = with_points([[], ["convert"], ["convert"], []], [80, 65, 65, 60], [0, 2, 2, 0])
    assert result.scores == [80, 71, 71, 60]
    assert result.places == [1, 2, 2, 4]


@pytest.mark.parametrize(("human", "automa", "reason", "place"), [(1, 0, "automa_beaten", 1), (0, 1, "automa_won", 2)])
def test_the_human_wins_with_more_points(human, automa, reason, place):
    """PAL-12.33: whoever loses to the automa is second, and its score is told."""
    game = a_game(1).given(turn(0, 7), debts(0, paid=human), debts(AUTOMA, paid=automa), goods(0))
    result = outcome(game.table)
    assert (result.reason, result.winners, result.places) == (reason, [0] if place == 1 else [], [place])
    assert (result.scores, sum(result.rival.values()), result.tie_break) == ([human], automa, "")


@pytest.mark.parametrize(
    ("arranged", "reason", "place", "tie"),
    [
        ([suspicion(AUTOMA, 1)], "automa_beaten_by_tie_break", 1, "fewest_suspicion"),
        ([suspicion(0, 1)], "automa_won_by_tie_break", 2, "fewest_suspicion"),
        ([], "automa_equal", 1, "shared"),
    ],
)
def test_equal_points_alone(arranged, reason, place, tie):
    """PAL-11.6, PAL-12.33: the reason says that a tie-break decided, or that nothing did."""
    game = a_game(1).given(turn(0, 7), debts(0, paid=2), debts(AUTOMA, paid=2), goods(0), *arranged)
    result = outcome(game.table)
    assert (result.reason, result.places, result.tie_break) == (reason, [place], tie)
    assert result.scores[0] == sum(result.rival.values())


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_the_result_names_both_scores(lang):
    game = a_game(1).given(turn(0, 7), debts(AUTOMA, paid=7), goods(0, silver=9))
    words = Words(game.table.game, lang, ["Anna"])
    said = words.outcome(outcome(game.table))
    assert "3" in said
    assert "7" in said
    assert words.text("won", winners=[], points=0) not in said
    assert not words.problems
