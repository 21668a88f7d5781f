"""Scenarios 1 to 3, 6 and 11 to 24, 50, 53: rolling, claiming, jokers, conditions."""

import pytest

from pentarchy.games.dice_king.cards import CARDS, stars_for
from pentarchy.games.dice_king.purses import purse_of
from pentarchy.kernel.decks import one_by_one
from tests.games.dice_king.given import a_game, checking, citizens, dice, layout, offer, supers, supply, tally_of


def stars(card, *numbers):
    return stars_for(CARDS.index(card), tally_of([number - 1 for number in numbers]), 0)


def stars_with_any_die(card, *numbers):
    return stars_for(CARDS.index(card), tally_of([number - 1 for number in numbers]), 1)


def cards_in(mask):
    return [CARDS[card] for card in one_by_one(mask)]


def nadine():
    return a_game().given(
        offer("C1-01", "C2-01", "C3-01", "C4-02", "C5-03"),
        citizens(0, "C1-09", "C5-10"),
        supply(gold=0, white=5),
        dice(6, 1, 5, 3, 2, 5),
        checking(),
    )


def test_1_raising_the_stars_of_a_merchant_without_jokers():
    """DIC-4.4, DIC-4.14, DIC-6.3, DIC-6.7"""
    game = nadine()
    assert game.options() == ["claim C1-01 stars 2", "claim C1-01 stars 3"]
    game.when("claim C1-01 stars 2", "uncover C1-02", "draw swamp", "draw lava")
    assert game.options() == ["keep swamp", "keep lava"]
    game.when("keep swamp", "place B04")
    assert game.table.castles[0].bit_count() == 1
    assert game.table.white[0] == 1
    assert game.table.white_supply == 5


def test_1_raising_the_stars_of_a_merchant_with_two_red_2():
    """DIC-4.6a, DIC-4.14, DIC-6.8"""
    game = nadine().when("claim C1-01 stars 3", "uncover C1-02", "draw swamp", "draw lava", "draw cave", "keep lava")
    game.when("place A09")
    assert cards_in(game.table.discard) == ["C1-09", "C5-10"]
    assert game.table.supply == 25
    assert game.table.white[0] == 2
    assert game.table.white_supply == 4


def test_1_the_alarm_is_no_option():
    """DIC-4.4"""
    assert nadine().refused("alarm") == ("DIC-4.4", "must-take-a-citizen")
    assert nadine().refused("claim C2-01 stars 1") == ("DIC-4.2", "not-fulfilled")


def michi(*numbers):
    return a_game().given(
        offer("C1-02", "C2-01", "C3-01", "C4-02", "C5-04"),
        citizens(0, "C4-03", "C5-01"),
        supers(0, "C1-03", "C2-02"),
        dice(*numbers),
        checking(),
    )


def payments_for(make, claim):
    """Every complete answer that can be given after a claim, by playing all of them."""
    ends, open_answers = [], [[]]
    while open_answers:
        answer = open_answers.pop()
        game = make().when(claim, *answer)
        if game.table.question == "SpendJokers":
            open_answers += [[*answer, option] for option in game.options()]
        else:
            ends.append(sorted(game.told("claimed")[-1]["spent"]))
    return sorted(ends)


def test_2_three_ways_to_pay_for_one_die():
    """DIC-4.5, DIC-4.6, DIC-4.10, DIC-4.13"""

    def make():
        return michi(1, 1, 6, 2, 3, 4)

    assert make().options() == ["claim C2-01 stars 1", "claim C3-01 stars 1", "claim C5-04 stars 1", "alarm"]
    both, one, two = ["C4-03", "C5-01"], ["C1-03", "C4-03"], ["C1-03", "C2-02"]
    assert payments_for(make, "claim C3-01 stars 1") == sorted([both, one, two])
    assert payments_for(make, "claim C5-04 stars 1") == [two]
    assert payments_for(make, "claim C2-01 stars 1") == [sorted(both + two)]


def test_3_two_fictional_dice():
    """DIC-4.8"""

    def make():
        return michi(1, 6, 3, 4, 2, 2)

    assert payments_for(make, "claim C3-01 stars 1") == [["C1-03", "C2-02", "C4-03", "C5-01"]]
    game = make().when("claim C3-01 stars 1")
    assert cards_in(game.table.citizens[0]) == ["C3-01"]
    assert game.table.supers[0] == 0
    assert game.table.discard.bit_count() == 4


def test_6_straight_with_tiers():
    """DIC-5.7, DIC-5.8"""
    assert stars("C1-04", 1, 4, 3, 4, 2, 5) == 2
    assert stars_with_any_die("C1-04", 1, 4, 3, 4, 2, 5) == 3


def test_11_rerolls_are_free():
    """DIC-3.3, DIC-3.4, DIC-3.5"""
    game = a_game().when("roll 6 2 2", "roll 5 3 1", "reroll 2 3 4 5 6", "roll 3 4 4", "roll 6 6")
    assert [number + 1 for number in game.table.dice] == [6, 3, 4, 4, 6, 6]
    game.when("reroll 1 2", "roll 2 5")
    assert [number + 1 for number in game.table.dice] == [2, 5, 4, 4, 6, 6]
    assert game.table.question != "RerollOrStop"


def test_12_stopping_early():
    """DIC-3.5, DIC-4.4"""
    game = a_game().given(offer("C1-01", "C2-01", "C3-01", "C4-01", "C5-03"))
    game.when("roll 6 6 2", "roll 3 5 4", "stop")
    assert game.table.question == "ClaimOrAlarm"
    assert game.refused("reroll 1") == ("DIC-3.7", "rolling-is-over")


def test_13_must_take():
    """DIC-4.4, DIC-4.10"""
    game = a_game().given(
        offer("C1-10", "C2-01", "C3-02", "C4-04", "C5-06"),
        citizens(0, "C1-03", "C2-05"),
        dice(6, 2, 2, 5, 3, 1),
        checking(),
    )
    assert game.options() == ["claim C1-10 stars 1", "claim C4-04 stars 1"]
    game.when("claim C4-04 stars 1")
    assert game.told("claimed")[0]["spent"] == ["C1-03", "C2-05"]


def test_14_nobody_must_use_jokers():
    """DIC-4.5, DIC-4.15, DIC-7.1"""
    game = michi(1, 1, 6, 2, 3, 4).when("alarm", "take C5-04")
    assert cards_in(game.table.supers[0]) == ["C1-03", "C2-02", "C5-04"]
    assert cards_in(game.table.citizens[0]) == ["C4-03", "C5-01"]
    assert game.table.question == "Uncover"
    game.when("uncover C5-05")
    assert CARDS[game.table.tops[4]] == "C5-05"
    assert game.table.question == "DrawTile"


@pytest.mark.parametrize(
    ("numbers", "spent"),
    [
        ((6, 6, 6, 1, 1, 5), [["C1-01", "C2-05"], ["C1-03", "C2-05"], ["C2-05", "C3-01"]]),
        ((6, 6, 5, 1, 1, 1), [["C1-03", "C2-05"], ["C2-05", "C3-01"]]),
    ],
)
def test_15_what_is_no_pair(numbers, spent):
    """DIC-4.6, DIC-4.7: red 6, green 6 or green 1, each beside the super joker: 25 lacks any of them, 20 a 6."""

    def make():
        return a_game().given(
            offer(None, "C2-01", None, None, None),
            citizens(0, "C1-03", "C3-01", "C1-01"),
            supers(0, "C2-05"),
            dice(*numbers),
            checking(),
        )

    assert payments_for(make, "claim C2-01 stars 1") == spent
    assert purse_of(make().table, 0).most_dice() == 1


def test_16_super_jokers_of_any_front():
    """DIC-4.7: a green one is wanted, and two fronts of red 6 lie face down."""
    game = a_game().given(
        offer(None, None, "C3-01", None, None), supers(0, "C2-05", "C4-03"), dice(1, 2, 6, 6, 3, 4), checking()
    )
    assert game.options() == ["claim C3-01 stars 1", "alarm"]


@pytest.mark.parametrize(("card", "expected"), [("C5-02", 1), ("C2-04", 1), ("C1-08", 2), ("C5-01", 0), ("C5-03", 0)])
def test_17_groups_need_different_numbers(card, expected):
    """DIC-5.3"""
    assert stars(card, 3, 3, 3, 3, 5, 5) == expected


def test_17_groups_with_a_fictional_5():
    """DIC-4.9, DIC-5.3: two blue 5 cards make a third five."""
    game = a_game().given(
        offer("C1-08", None, None, None, "C5-03"), citizens(0, "C1-10", "C2-08"), dice(3, 3, 3, 3, 5, 5), checking()
    )
    assert game.options() == ["claim C1-08 stars 2", "claim C1-08 stars 3", "claim C5-03 stars 1"]
    game.given(offer("C1-08", None, None, None, "C5-01"))
    assert game.options() == ["claim C1-08 stars 2", "claim C1-08 stars 3"]


def test_18_groups_with_single_dice():
    """DIC-5.3"""
    assert stars("C4-08", 2, 2, 2, 2, 5, 6) == 1
    assert stars("C4-08", 2, 2, 2, 2, 5, 5) == 0
    assert stars("C4-08", 2, 2, 2, 2, 2, 6) == 0


def test_19_colour_sums_in_order():
    """DIC-5.6"""
    assert stars("C2-06", 6, 6, 3, 2, 4, 2) == 1
    assert stars("C2-06", 3, 3, 3, 3, 5, 5) == 0


def test_20_a_colour_without_dice():
    """DIC-5.6"""
    assert stars("C2-06", 6, 6, 6, 4, 3, 3) == 1
    assert stars("C2-06", 6, 6, 2, 3, 5, 4) == 0


def test_21_sums_include_fictional_dice():
    """DIC-4.9, DIC-5.5: red 11 and a red 6 make 17; the sum of all grows from 23 to 29."""
    game = a_game().given(
        offer(None, None, "C3-07", "C4-07", None), citizens(0, "C1-03", "C2-05"), dice(5, 6, 2, 3, 1, 6), checking()
    )
    assert game.options() == ["claim C3-07 stars 1", "claim C4-07 stars 1", "alarm"]


def test_22_no_wrap_around():
    """DIC-5.7"""
    assert stars("C2-03", 1, 2, 3, 5, 6, 6) == 0
    assert stars("C2-03", 2, 3, 4, 5, 5, 5) == 1
    assert stars("C3-02", 2, 3, 4, 5, 5, 5) == 0


def test_23_more_is_enough():
    """DIC-5.1"""
    assert stars("C4-01", 6, 6, 2, 3, 5, 4) == 1
    assert stars("C5-10", 6, 6, 2, 3, 5, 4) == 0


def test_24_empty_deck():
    """DIC-4.1, DIC-4.16"""
    game = a_game().given(offer("C1-01", None, "C3-02", "C4-04", "C5-06"), dice(1, 2, 2, 5, 6, 6), checking())
    game.given(lambda table: table.decks.__setitem__(1, 0))
    assert game.refused("claim C2-01 stars 1") == ("DIC-4.1", "not-in-the-offer")
    game.table.play(game.table.game.parse("alarm"))
    assert game.options() == ["take C1-01", "take C3-02", "take C4-04", "take C5-06"]


def test_50_three_fictional_dice():
    """DIC-4.6, DIC-4.8, DIC-13.8"""

    def make():
        return a_game().given(
            offer("C1-02", "C2-05", "C3-09", "C4-03", "C5-07"),
            citizens(0, "C1-03", "C5-01", "C3-01", "C5-03"),
            supers(0, "C1-05", "C2-02"),
            dice(6, 1, 2, 3, 2, 5),
            checking(),
        )

    assert make().options() == ["claim C5-07 stars 1", "alarm"]
    assert payments_for(make, "claim C5-07 stars 1") == [["C1-03", "C1-05", "C2-02", "C3-01", "C5-01", "C5-03"]]


def test_53_the_next_card_is_uncovered_before_phase_3():
    """DIC-4.16, DIC-9.5"""
    game = a_game().given(offer(None, None, None, None, "C5-03"), layout("band"), dice(3, 3, 3, 5, 5, 5), checking())
    game.given(lambda table: table.decks.__setitem__(4, 1))
    game.when("claim C5-03 stars 1")
    assert CARDS[game.table.tops[4]] == "C5-01", "the last card of the deck leaves nothing to chance"
    assert game.table.question == "DrawTile"
    assert game.table.decks[4] == 0
