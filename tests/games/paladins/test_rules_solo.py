"""Rules PAL-12: the solo game."""

import pytest

from pentarchy.games.paladins import board, cards, reading, solo
from pentarchy.games.paladins.scoring import outsider_points, parts_of
from pentarchy.games.paladins.steps.automa_effects import automa_steps
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.games.paladins.table import AUTOMA
from tests.games.paladins.given import (
    a_game,
    attributes,
    automas_turn,
    converted,
    debts,
    doing,
    favours,
    goods,
    jars,
    marker,
    monks,
    new_round,
    orders,
    outsiders,
    placed,
    retinue,
    row_of,
    scheme_pile,
    standing_on,
    supply,
    suspicion,
    tax,
    times,
    townsfolk,
    track,
    turn,
    walls,
    workers_of,
    workshops,
)


def follows(scheme, *given, number=1):
    """The automa's turn after it has turned up this scheme."""
    game = automas_turn(number).given(*given).given(scheme_pile(f"scheme_{scheme}", "scheme_trade"))
    return game.when(f"scheme scheme_{scheme}")


def gains(*effects, given=()):
    """The automa gains these effects."""
    game = a_game(1).given(turn(0), supply(0, "1 labourer"), *given)
    return game.given(doing(*automa_steps([cards.Effect(op, what, amount, []) for op, what, amount in effects])))


def test_setup_for_one():
    """PAL-12.1, PAL-12.6: the human chooses one of five townsfolk, the automa none, and the human begins."""
    game = a_game(1, difficulty="easy").dealt()
    assert (game.table.question, len(game.options())) == ("FreeTownsfolk", 5)
    game.when(game.options()[0]).dealt()
    assert game.table.start == 0
    assert len(game.table.retinue) == 1
    assert row_of(game).count(None) == 0


def test_the_automas_board():
    """PAL-12.2"""
    table = a_game(1).table
    assert table.view(0)["automa"] == {
        "marker": 1,
        "scheme": None,
        "stack": ["influence", "faith", "strength"],
        "rested": False,
    }
    assert solo.AUTOMA_LEFT == ["recruit", "pray", "trade", "conspire", "rest"]


def test_schemes_of_the_start():
    """PAL-12.3, PAL-12.5: twelve in the pile, the five King's Favour schemes aside"""
    table = a_game(1).table
    assert sum(table.schemes_unseen) == 12
    assert "scheme_kings_favour" not in table.view(0)["unseen"]["schemes"]


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_difficulty(difficulty, count):
    """PAL-12.4, PAL-12.5"""
    game = a_game(1, difficulty=difficulty).dealt()
    assert game.table.workshops[AUTOMA].bit_count() == count
    assert game.table.orders_unseen == 0b111111


def test_orders_and_favours_bring_workshops_and_schemes():
    """PAL-12.7"""
    game = a_game(1).given(new_round(3)).when("order order_attack", "king favour_pray")
    assert game.table.view(0)["boards"][AUTOMA]["workshops"]["attack"] == [1]
    assert game.table.view(0)["discards"]["schemes"] == {"scheme_kings_favour": 1}
    game = a_game(1).given(workshops(AUTOMA, ("attack", 1)), new_round(1)).when("order order_attack")
    assert game.table.view(0)["boards"][AUTOMA]["workshops"]["attack"] == [1, 2]


def test_workers_of_the_round():
    """PAL-12.9, PAL-12.30"""
    for number in range(1, 8):
        game = a_game(1).given(placed(AUTOMA, "attack", "3 labourer"), new_round(number))
        assert game.table.workers[AUTOMA] == number + 3
        assert standing_on(game, "attack", AUTOMA) == 0


def test_turns_alternate():
    """PAL-12.6, PAL-12.10: human first; when one has passed the other goes on alone"""
    game = a_game(1).given(turn(0), supply(0, "2 labourer"), scheme_pile("scheme_trade", "scheme_trade", "scheme_pray"))
    game.table.workers[AUTOMA] = 3
    game.when("act hunt_one", "scheme scheme_trade")
    assert game.table.seat == 0
    game.when("pass", "scheme scheme_pray")
    assert game.table.question == "SchemeCard"


def test_a_scheme_that_cannot_be_done_falls_to_the_left_row():
    """PAL-12.11, PAL-12.12"""
    game = follows("garrison", townsfolk("squire_influence", None, None, None, None))
    assert standing_on(game, "recruit", AUTOMA) == 1
    game = follows("garrison")
    assert standing_on(game, "pray", AUTOMA) == 1
    game = follows("garrison", placed(AUTOMA, "pray", "1 labourer"))
    assert standing_on(game, "trade", AUTOMA) == 1
    game = follows("pray", placed(AUTOMA, "pray", "1 labourer"), placed(AUTOMA, "trade", "1 labourer"))
    assert standing_on(game, "conspire", AUTOMA) == 1


def test_an_empty_scheme_pile_is_shuffled():
    """PAL-12.11"""
    game = automas_turn().given(scheme_pile())
    game.table.schemes_gone = [1] + [0] * 11
    game.table.agenda.pop()
    game.table.passed = 1
    game.table.advance()
    assert game.options() == ["scheme scheme_commission"]


def test_costs_are_ignored_but_not_requirements():
    """PAL-12.13"""
    game = follows("fortify", walls(AUTOMA, "wall_01"))
    assert times(game, "fortify", AUTOMA) == 1
    game = follows("attack", outsiders("thief_viking", None, None, None, None, None))
    assert times(game, "attack", AUTOMA) == 0
    game = gains(("take_debt", 0, 1))
    assert game.table.unpaid[AUTOMA] == 1


def test_resources_move_the_marker():
    """PAL-12.14: a jump raises the lowest attribute, the topmost of several"""
    game = gains(("gain", reading.SILVER, 2), ("gain", reading.PROVISION, 2))
    assert (game.table.marker, attributes(game, AUTOMA)) == (4, (0, 0, 0))
    game = gains(("gain", reading.SILVER, 11), given=[marker(5)])
    assert (game.table.marker, attributes(game, AUTOMA)) == (0, (1, 1, 1))


def test_tax_of_the_automa():
    """PAL-12.14: the coins leave, the marker moves for every coin of the amount"""
    game = gains(("tax", 0, 2), given=[tax(1)])
    assert (game.table.tax, game.table.marker) == (5, 2)
    assert len(game.told("inquisition")) == 1
    assert game.table.silver[AUTOMA] == 0


def test_the_stack():
    """PAL-12.15"""
    game = gains(("attribute", reading.STRENGTH, 1), ("attribute", reading.INFLUENCE, 1), ("gain", reading.SILVER, 5))
    assert attributes(game, AUTOMA) == (1, 1, 1)
    assert game.table.stack == [reading.STRENGTH, reading.INFLUENCE, reading.FAITH]
    game = gains(("gain", reading.SILVER, 5), given=[track(AUTOMA, 12, 12, 12)])
    assert attributes(game, AUTOMA) == (12, 12, 12)


def test_workers_as_reward():
    """PAL-12.16"""
    game = gains(("worker", reading.LABOURER, 2), ("worker", reading.CRIMINAL, 1))
    assert game.table.workers[AUTOMA] == 3
    game.when("suspicion suspicion_1")
    assert (game.table.suspicions[AUTOMA], game.table.marker) == (1, 1)


def test_discards_it_cannot_do():
    """PAL-12.17: one by one"""
    game = gains(("discard_suspicion", 0, 2), ("cancel_debt", 0, 1), given=[suspicion(AUTOMA, 2), tax(4)])
    assert (game.table.suspicions[AUTOMA], game.table.tax, game.table.marker) == (0, 2, 0)
    game = gains(("cancel_debt", 0, 1), given=[debts(AUTOMA, unpaid=1), tax(4)])
    assert (game.table.unpaid[AUTOMA], game.table.tax) == (0, 4)
    game = gains(("discard_suspicion", 0, 2), given=[tax(1)])
    assert game.table.tax == 5 - 1


def test_the_sixth_outsider_comes_after_the_fifth():
    """PAL-12.18, PAL-12.24"""
    strong = track(AUTOMA, strength=12)
    row = outsiders("thief_viking", None, None, None, None, "archer_saracen")
    game = follows("attack", strong, row, marker(5))
    assert game.table.view(0)["boards"][AUTOMA]["attacked"] == ["archer_saracen"]
    game = follows("attack", track(AUTOMA, strength=9), row, marker(5))
    assert game.table.view(0)["boards"][AUTOMA]["attacked"] == ["thief_viking"]


def test_pray_clears_the_right_hand_side():
    """PAL-12.19: and shuffles all schemes"""
    game = follows("pray", placed(AUTOMA, "attack", "3 labourer"), placed(AUTOMA, "trade", "1 labourer"))
    assert (standing_on(game, "attack", AUTOMA), standing_on(game, "trade", AUTOMA)) == (0, 1)
    assert game.table.workers[AUTOMA] == 8
    assert sum(game.table.schemes_gone) == 0
    game = follows("pray")
    assert game.table.workers[AUTOMA] == 8 + 1


def test_trade_and_conspire():
    """PAL-12.19"""
    assert follows("trade").table.marker == 1
    game = follows("conspire")
    assert (game.table.workers[AUTOMA], game.table.question) == (10, "SuspicionCard")
    game.when("suspicion suspicion_2")
    assert (game.table.suspicions[AUTOMA], game.table.tax, game.table.marker) == (1, 3, 2)


def test_it_passes_without_workers():
    """PAL-12.20"""
    game = follows("trade", supply(AUTOMA, "1 labourer"))
    assert game.table.passed == 0b11


@pytest.mark.parametrize(
    ("faith", "taken", "unpaid", "space"),
    [
        (10, [], 0, "space_1_1"),
        (10, ["space_1_1", "space_2_1"], 1, "space_4_5"),
        (10, ["space_1_1", "space_2_1"], 0, "space_3_4"),
        (10, ["space_1_1", "space_2_1", "space_3_4", "space_4_2", "space_5_1"], 0, "space_4_6"),
        (4, ["space_1_1", "space_2_1", "space_3_4"], 0, "space_2_3"),
        (0, ["space_1_1"], 0, "space_1_2"),
        (2, ["space_1_1", "space_1_2", "space_2_1", "space_2_2", "space_2_3"], 0, "space_2_4"),
    ],
)
def test_preferred_spaces(faith, taken, unpaid, space):
    """PAL-12.21: free recruit, pay debt, pray, two workers, one worker, silver, suspicion"""
    game = follows("commission", track(AUTOMA, faith=faith), monks(0, *taken), debts(AUTOMA, unpaid=unpaid))
    spaces = {entry["id"] for entry in game.table.view(0)["spaces"] if entry["piece"]}
    assert spaces - set(taken) == {space}
    assert attributes(game, AUTOMA)[1] >= 1
    assert game.table.paid[AUTOMA] == unpaid


def test_only_spaces_that_pay_a_debt_are_left():
    """PAL-12.21: the leftmost of them, without reward"""
    free = {"space_4_5", "space_5_3", "space_6_1"}
    taken = [name for space, name in enumerate(board.SPACES) if board.IN_PLAY[1] >> space & 1 and name not in free]
    game = automas_turn().given(track(AUTOMA, faith=10), scheme_pile("scheme_commission", "scheme_trade"))
    game.table.monks = sum(1 << board.SPACES.index(name) for name in taken)
    game.when("scheme scheme_commission")
    assert game.table.monks >> board.SPACES.index("space_4_5") & 1
    assert game.table.paid[AUTOMA] == 0


def test_garrison_of_the_automa():
    """PAL-12.21"""
    game = follows("garrison", track(AUTOMA, strength=1), townsfolk("squire_strength", None, None, None, None))
    assert (times(game, "garrison", AUTOMA), attributes(game, AUTOMA)) == (1, (1, 0, 1))
    assert row_of(game) == [None] * 5
    assert game.table.workers[AUTOMA] == 9 - 3 + 1


def test_walls_of_the_automa():
    """PAL-12.22"""
    game = follows("fortify", debts(AUTOMA, unpaid=1)).when("wall wall_07")
    assert (game.table.paid[AUTOMA], game.table.marker, attributes(game, AUTOMA)) == (1, 0, (1, 0, 0))
    game = follows("fortify").when("wall wall_14")
    assert game.table.workers[AUTOMA] == 9 - 3 + 3
    assert game.table.view(0)["boards"][AUTOMA]["walls"] == ["wall_14"]


def test_absolve_of_the_automa():
    """PAL-12.23"""
    game = follows("absolve", suspicion(AUTOMA, 1, 1), debts(AUTOMA, unpaid=1))
    assert (game.table.suspicions[AUTOMA], game.table.paid[AUTOMA]) == (1, 1)
    assert attributes(game, AUTOMA) == (0, 0, 1)
    game = follows("absolve", suspicion(AUTOMA, 1), tax(3))
    assert (game.table.suspicions[AUTOMA], game.table.tax) == (0, 2)
    game = follows("absolve", jars(AUTOMA, 1))
    assert times(game, "absolve", AUTOMA) == 1


def test_convert_of_the_automa():
    """PAL-12.25"""
    game = follows("convert", outsiders("thief_viking", "invader_saracen", None, None, None, None), marker(2))
    assert game.table.view(0)["boards"][AUTOMA]["converted"] == ["thief_viking"]
    game = follows(
        "convert",
        track(AUTOMA, faith=2),
        marker(2),
        outsiders("thief_viking", "invader_saracen", None, None, None, None),
    )
    assert attributes(game, AUTOMA) == (2, 0, 2)


def test_a_fulfilled_order_is_tried_last():
    """PAL-12.26: with nothing possible the left-hand row follows"""
    given = [orders("order_attack", "order_garrison", "order_commission"), placed(AUTOMA, "commission", "3 labourer")]
    game = follows("kings_order", *given)
    assert standing_on(game, "pray", AUTOMA) == 1


def test_choices_on_favours():
    """PAL-12.27"""
    game = follows(
        "kings_favour", favours("favour_criminal_attribute", None, None, None, None), track(AUTOMA, 1, 0, 1), number=3
    )
    assert attributes(game, AUTOMA) == (1, 1, 1)
    game = follows(
        "kings_favour", favours("favour_fighter_pardon", None, None, None, None), suspicion(AUTOMA, 1, 1), number=3
    )
    assert (game.table.suspicions[AUTOMA], game.table.tax) == (0, 5)
    game = follows("kings_favour", favours(None, None, None, None, None), number=3)
    assert standing_on(game, "pray", AUTOMA) == 1


def test_free_develop_of_the_automa():
    """PAL-12.27, PAL-12.28"""
    favour = favours("favour_merchant_develop", None, None, None, None)
    revealed = orders("order_attack", "order_garrison", "order_commission")
    game = follows("kings_favour", favour, revealed, workshops(AUTOMA, ("commission", 1)), number=3)
    assert game.table.view(0)["boards"][AUTOMA]["workshops"]["fortify"] == [1]
    assert game.table.workers[AUTOMA] == 8
    all_used = workshops(AUTOMA, *((action, slot) for action in board.ACTIONS[6:10] for slot in (1, 2)))
    game = follows("kings_favour", favour, revealed, all_used, number=3)
    assert game.table.workers[AUTOMA] == 8 + 2


def test_inquisition_with_the_automa():
    """PAL-12.29"""
    game = a_game(1).given(turn(0), supply(0, "1 labourer"), retinue(0, "conspirator_a"), suspicion(0, 0, 0))
    game.given(suspicion(AUTOMA, 1, 1), doing(INQUISITION[AUTOMA]))
    assert game.table.question == "InquisitionAbility"
    game.when("done")
    assert game.table.unpaid == [1, 1]
    assert game.table.suspicions == [1, 1]


def test_score_of_the_automa():
    """PAL-12.32: no develop, no goods, at least one point for every converted outsider"""
    game = a_game(1).given(turn(0), goods(AUTOMA, 9, 9), converted(AUTOMA, "hunter_saracen", "guardian_viking"))
    game.given(workshops(AUTOMA, ("attack", 1), ("attack", 2), ("convert", 1), ("convert", 2)))
    worths = [
        outsider_points(game.table, AUTOMA, cards.OUTSIDERS.index(c)) for c in ("hunter_saracen", "guardian_viking")
    ]
    assert worths == [1, 2]
    assert sum(parts_of(game.table, AUTOMA).values()) == 3


def test_workers_of_the_automa_on_a_favour():
    """PAL-12.12, PAL-7.2"""
    game = follows("kings_favour", favours("favour_provisions_tax", None, None, None, None), number=3)
    assert game.table.favour_workers[0] == workers_of("1 labourer")
    assert (game.table.marker, game.table.tax) == (3, 4)
