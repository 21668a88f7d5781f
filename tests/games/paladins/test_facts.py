"""What boards are told and need not work out: costs, prices, who stands where."""

import pytest

from tests.games.paladins.given import (
    a_turn,
    criminals,
    debts,
    favours,
    goods,
    outsiders,
    paladin,
    placed,
    retinue,
    supply,
    suspicion,
    tax,
    townsfolk,
    track,
    walls,
    workshops,
)


def facts(game, text):
    return game.table.facts(game.table.game.parse(text))


def board(game, seat=0):
    return game.table.view(None)["boards"][seat]


@pytest.mark.parametrize(
    ("name", "action", "cost"),
    [
        ("samson", "develop", {"silver": 2}),
        ("anseis", "fortify", None),
        ("anseis", "develop", {"silver": 4}),
        ("ivoire", "absolve", None),
    ],
)
def test_costs_are_those_of_the_next_use_less_what_the_paladin_saves(name, action, cost):
    """PAL-4.9, PAL-4.11: in the view of everybody; an action that costs nothing is left out."""
    game = a_turn().given(paladin(0, name), supply(0, "3 labourer 1 merchant 1 scout"), goods(0, 4, 4))
    assert board(game)["costs"].get(action) == cost
    assert board(game, 1)["costs"]["fortify"] == {"provision": 1}


def test_the_cost_rises_along_the_row_and_ends_with_it():
    """PAL-4.12"""
    names = [f"wall_{number:02}" for number in range(1, 8)]
    assert board(a_turn().given(walls(0, *names[:3])))["costs"]["fortify"] == {"provision": 2}
    assert "fortify" not in board(a_turn().given(walls(0, *names)))["costs"]


def test_an_option_tells_what_it_costs_and_leaves():
    """PAL-4.9, PAL-7.4: passing and what is free tell nothing."""
    game = a_turn(number=4).given(favours("favour_merchant_develop", None, None, None, None), paladin(0, "samson"))
    game.given(supply(0, "1 merchant 3 labourer"), goods(0, silver=5, provisions=1))
    assert facts(game, "act develop") == {"cost": {"silver": 2}, "leaves": {"silver": 3}}
    assert facts(game, "favour favour_merchant_develop") == {"cost": {"provision": 1}, "leaves": {"provision": 0}}
    assert [facts(game, text) for text in ("act hunt_one", "pass")] == [{}, {}]


def test_townsfolk_tell_their_price_and_a_debt_none():
    """PAL-5.6: Roland waives it."""
    row = townsfolk("abbot_tax", None, "abbot_labourer", None, "acolyte_tax")
    game = a_turn().given(row, goods(0, silver=9), supply(0, "2 labourer")).when("act dismiss")
    costs = [facts(game, f"take {card} for silver")["cost"] for card in ("abbot_tax", "abbot_labourer", "acolyte_tax")]
    assert costs == [{"silver": 3}, {"silver": 2}, {}]
    assert facts(game, "take abbot_tax for debt") == {}
    game = a_turn().given(row, paladin(0, "roland"), supply(0, "2 labourer")).when("act dismiss")
    assert facts(game, "take abbot_tax for silver") == {"cost": {}, "leaves": {}}


def test_an_attack_tells_the_silver_for_missing_strength():
    """PAL-6.6"""
    game = a_turn().given(outsiders("archer_saracen", "armourer_viking", None, None, None, None), goods(0, silver=3))
    game.given(supply(0, "1 scout 2 labourer 1 fighter")).when("act attack")
    assert facts(game, "attack armourer_viking") == {"cost": {"silver": 2}, "leaves": {"silver": 1}}


def test_workers_stand_in_their_colour_criminals_in_that_which_is_missing():
    """PAL-4.8"""
    game = a_turn().given(
        supply(0, "1 criminal 1 labourer 1 cleric 1 scout"), goods(0, provisions=1), track(0, faith=1)
    )
    game.when("act commission")
    assert facts(game, "place 1 labourer 1 cleric 1 criminal") == {"slots": ["criminal", "labourer", "cleric"]}
    game.when("place 1 labourer 1 cleric 1 criminal")
    assert board(game)["standing"] == {"commission": ["criminal", "labourer", "cleric"]}


def test_covered_slots_stay_empty():
    """PAL-4.3, PAL-5.2"""
    game = a_turn().given(workshops(0, ("commission", 1)), placed(0, "commission", "1 labourer 1 cleric"))
    game.given(placed(0, "hunt", "1 scout"))
    assert board(game)["standing"] == {"hunt": ["scout", None], "commission": [None, "labourer", "cleric"]}


def test_what_a_turn_and_an_inquisition_were_about_ends_with_them():
    """PAL-8.9, PAL-13.1"""
    game = a_turn().given(retinue(0, "conspirator_a"), debts(0, 0), suspicion(0, 1), supply(0, "1 labourer"), tax(1))
    game.given(criminals(1)).when("suspicion suspicion_1", "ability conspirator_a").dealt()
    under_way = game.table.view(0)["under_way"]
    assert (under_way["retinue_before"], under_way["abilities_used"]) == (0, [])
