"""Rules PAL-8 to PAL-10: tax, suspicion, debts, effects, passing."""

from pentarchy.games.paladins import cards, reading
from pentarchy.games.paladins.reading import Effect
from pentarchy.games.paladins.steps.inquisition import INQUISITION
from pentarchy.games.paladins.steps.rows import REFRESH
from pentarchy.games.paladins.steps.suspicion import DRAW_SUSPICION
from tests.games.paladins.given import (
    a_turn,
    attributes,
    criminals,
    debts,
    doing,
    effect,
    goods,
    outsiders,
    outsiders_of,
    placed,
    provisions,
    retinue,
    row_of,
    silver,
    standing_on,
    supply,
    suspicion,
    suspicion_pile,
    tax,
    townsfolk,
    track,
    workers_of,
)

NO_MORE = supply(1, "1 labourer")


def one(op, what=0, amount=1):
    return Effect(op, what, amount, [])


# PAL-8


def test_tax_is_compulsory_and_one_collection():
    """PAL-8.2, PAL-8.3, PAL-8.4"""
    game = a_turn().given(tax(2), goods(0), supply(0, "1 labourer"), effect(one("tax", amount=2)))
    assert (silver(game), game.table.tax) == (2, 6)
    assert len(game.told("inquisition")) == 1


def test_an_inquisition_in_the_middle_of_an_effect():
    """PAL-8.3, PAL-9.1, PAL-14.3: the rest of the list waits"""
    game = a_turn().given(retinue(1, "squire_faith"), tax(1), goods(0), supply(0, "1 labourer"), NO_MORE)
    game.given(effect(one("tax"), one("gain", reading.PROVISION, 2)))
    assert (game.table.seat, game.table.question) == (1, "InquisitionAbility")
    assert provisions(game) == 0
    game.when("ability squire_faith")
    assert (attributes(game, 1), provisions(game)) == ((0, 0, 1), 2)


def test_discards_take_the_latest():
    """PAL-8.6"""
    game = a_turn().given(
        suspicion(0, 0, 1, 2), goods(0), supply(0, "1 labourer"), effect(one("discard_suspicion", amount=2))
    )
    game.when("discard 2")
    assert game.table.suspicion_gone == [0, 1, 1]
    assert (game.table.suspicions[0], silver(game)) == (1, 0)


def test_debts_paid_and_cancelled():
    """PAL-8.7, PAL-9.3"""
    game = a_turn().given(debts(0, unpaid=2, paid=1), supply(0, "1 labourer"), effect(one("cancel_debt")))
    assert game.options() == ["cancel", "decline"]
    assert game.refused("pass") == ("PAL-9.3", "cancel-or-decline")
    game.when("cancel")
    assert (game.table.unpaid[0], game.table.paid[0]) == (1, 1)
    game.given(effect(one("pay_debt")))
    assert (game.table.unpaid[0], game.table.paid[0]) == (0, 2)
    game.given(effect(one("cancel_debt")))
    assert game.table.question == "TakeTurn"


def test_inquisition_goes_from_the_active_player():
    """PAL-8.9, PAL-8.10, PAL-10.3: also those who have passed"""
    game = a_turn(3, seat=1).given(*(supply(seat, "1 labourer") for seat in range(3)))
    game.given(
        retinue(0, "squire_faith"), retinue(1, "squire_strength"), retinue(2, "conspirator_a"), suspicion(2, 0, 0)
    )
    game.table.passed = 0b101
    game.given(doing(INQUISITION[1]))
    seats = []
    while game.table.question == "InquisitionAbility":
        seats.append(game.table.seat)
        game.when(game.options()[0])
    assert seats == [1, 2, 0]
    assert game.table.unpaid == [0, 0, 1]


def test_abilities_may_be_declined():
    """PAL-8.9"""
    game = a_turn().given(retinue(0, "conspirator_a"), suspicion(0, 0), supply(0, "1 labourer"), doing(INQUISITION[0]))
    assert game.refused("decline") == ("PAL-8.9", "only-abilities-now")
    game.when("done")
    assert (game.table.suspicions[0], game.table.unpaid[0]) == (1, 1)


def test_an_ability_that_makes_no_difference_is_not_asked_about():
    """PAL-8.9: one of four cards and then half of three, or half of four; without any there is nothing to discard."""
    for cards_of_0, question in (("", ""), ("1 1", "InquisitionAbility"), ("1 1 1 1", "")):
        game = a_turn().given(retinue(0, "conspirator_a"), suspicion(0, *map(int, cards_of_0.split())), suspicion(1, 1))
        game.given(tax(1), supply(0, "1 labourer"), NO_MORE, effect(one("tax")))
        assert game.table.question == (question or "TakeTurn")


def test_nobody_suspected():
    """PAL-8.9"""
    game = a_turn().given(tax(0), supply(0, "1 labourer"), doing(INQUISITION[0]))
    assert (game.table.unpaid, game.table.tax) == ([0, 0], 6)


def test_workers_gained_after_passing_stay():
    """PAL-10.3"""
    game = a_turn().given(
        retinue(1, "peddler_labourer"), suspicion(1, 0, 0), supply(0, "1 labourer"), supply(1, "3 scout")
    )
    game.table.passed = 0b10
    game.given(doing(INQUISITION[0])).when("ability peddler_labourer")
    assert game.table.workers[1] == workers_of("3 scout 1 labourer")


def test_no_suspicion_cards_left_at_all():
    """PAL-8.11: the Inquisition comes first, then the card is drawn from what it brought back"""
    game = a_turn().given(suspicion(0, *[0] * 6, *[1] * 6), suspicion(1, *[1] * 2, *[2] * 10), supply(0, "1 labourer"))
    game.given(suspicion_pile([0, 0, 0], [0, 0, 0]), goods(0), tax(3), doing(DRAW_SUSPICION[0]))
    assert game.table.unpaid == [1, 1]
    assert game.table.suspicions == [6, 6]
    assert (game.table.tax, sum(game.table.suspicion_unseen)) == (6, 12)
    assert game.chances() == {"suspicion suspicion_1": 6, "suspicion suspicion_2": 6}


# PAL-9


def test_void_effects_are_not_asked():
    """PAL-9.2"""
    ops = ["discard_suspicion", "cancel_debt", "pay_debt", "free_recruit", "pray"]
    game = a_turn().given(supply(0, "1 labourer"), effect(*(one(op) for op in ops)))
    assert game.table.question == "TakeTurn"


def test_a_smaller_amount_is_done_as_far_as_possible():
    """PAL-9.2"""
    game = a_turn().given(track(0, strength=11), supply(0, "1 labourer"), effect(one("attribute", reading.STRENGTH, 2)))
    assert attributes(game) == (12, 0, 0)


def test_what_may_be_declined():
    """PAL-9.3"""
    game = a_turn().given(suspicion(0, 0), debts(0, unpaid=1), placed(0, "hunt", "1 scout"), supply(0, "1 labourer"))
    game.given(townsfolk("abbot_tax", None, None, None, None))
    game.given(
        effect(one("discard_suspicion"), one("cancel_debt"), one("pray"), one("free_recruit"), one("free_develop"))
    )
    assert game.refused("pass") == ("PAL-9.3", "only-discarding-now")
    game.when("discard 0", "decline", "decline", "decline", "decline")
    assert game.table.question == "TakeTurn"
    assert (game.table.suspicions[0], game.table.unpaid[0], standing_on(game, "hunt")) == (1, 1, workers_of("1 scout"))


def test_pray_as_a_reward_may_clear_the_pray_space():
    """PAL-9.4"""
    game = a_turn().given(placed(0, "pray", "1 cleric"), goods(0), supply(0, "1 labourer"), effect(one("pray")))
    assert game.options() == ["clear pray", "decline"]
    assert game.refused("clear hunt") == ("PAL-9.4", "nobody-stands-there")
    game.when("clear pray")
    assert standing_on(game, "pray") == 0
    assert silver(game) == 0


def test_free_recruit():
    """PAL-9.5: into the retinue alone, for nothing, and the column stays empty"""
    game = a_turn().given(townsfolk("architect_provision", None, None, None, None), goods(0), supply(0, "1 labourer"))
    game.given(effect(one("free_recruit")))
    assert game.refused("welcome abbot_tax") == ("PAL-9.5", "not-in-the-row")
    game.when("welcome architect_provision")
    assert (provisions(game), game.table.unpaid[0], row_of(game)) == (1, 0, [None] * 5)


# PAL-10


def test_whoever_can_do_nothing_passes():
    """PAL-10.1, PAL-14.2"""
    game = a_turn().given(supply(0, "1 labourer"), supply(1, "1 labourer"))
    game.when("act hunt_one", "act hunt_one")
    assert (game.table.passed, game.table.question) == (0b11, "NewTownsfolk")


def test_three_or_fewer_are_kept():
    """PAL-10.2"""
    game = a_turn().given(supply(0, "2 labourer 1 scout"), NO_MORE).when("pass")
    assert game.table.workers[0] == workers_of("2 labourer 1 scout")
    game = a_turn().given(supply(0, "3 labourer 2 scout"), NO_MORE).when("pass")
    assert game.options() == ["keep 3 labourer", "keep 2 labourer 1 scout", "keep 1 labourer 2 scout"]
    assert game.refused("keep 2 scout") == ("PAL-10.2", "keep-three")


def test_nothing_is_kept_in_the_last_round():
    """PAL-10.2"""
    game = a_turn(number=7).given(supply(0, "3 labourer 2 scout"), NO_MORE).when("pass")
    assert (game.table.workers[0], game.table.question) == (0, "TakeTurn")


def test_the_round_ends_when_all_have_passed():
    """PAL-10.4"""
    game = a_turn().given(supply(0, "1 labourer"), NO_MORE).when("pass", "pass")
    assert game.table.question == "NewTownsfolk"


def test_rows_shrink_with_empty_piles():
    """PAL-10.5, PAL-15.3"""
    game = a_turn().given(townsfolk("abbot_tax", None, "squire_faith", None, None), supply(0, "1 labourer"))
    game.given(outsiders(None, "thief_viking", None, "archer_saracen", None, None))
    game.table.town_unseen, game.table.outsiders_unseen = 0, 0
    game.given(doing(REFRESH))
    assert row_of(game) == [None, None, None, "abbot_tax", "squire_faith"]
    assert outsiders_of(game) == ["thief_viking", "archer_saracen", None, None, None, None]


def test_the_last_cards_of_a_pile():
    """PAL-10.5: the rightmost empty columns and the leftmost empty slots are filled first"""
    game = a_turn().given(townsfolk(None, None, None, None, None), supply(0, "1 labourer"))
    game.table.town_unseen, game.table.outsiders_unseen = 0b11, 0b100
    game.given(doing(REFRESH)).when(f"townsfolk {cards.TOWNSFOLK[0]}")
    assert row_of(game) == [None, None, None, cards.TOWNSFOLK[1], cards.TOWNSFOLK[0]]
    assert outsiders_of(game) == [cards.OUTSIDERS[2], None, None, None, None, None]


def test_criminals_one_after_the_other():
    """PAL-8.5"""
    game = a_turn().given(tax(3), goods(0), supply(0, "1 labourer"), criminals(3))
    game.when("suspicion suspicion_2", "suspicion suspicion_1")
    assert game.table.suspicions[0] == 2 - 1
    assert len(game.told("inquisition")) == 1
    game.when("suspicion suspicion_0")
    assert game.table.suspicions[0] == 2
