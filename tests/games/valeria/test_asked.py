"""What views say while a question is asked: the card that asks, and what each answer costs, brings and leaves."""

import pytest

from pentarchy.games.valeria import GAME
from tests.games.valeria.given import acting, domain_on_top, in_play, monsters, owns, play, purse, token

ROLES = ("peasant", "butcher", "merchant", "archer", "knight", "archer", "rogue", "rogue", "cleric", "paladin")


def asked(s, seat=0):
    return s.table.view(seat)["asked"]


def offers(s, seat=0):
    return asked(s, seat)["offers"]


def test_a_purchase_says_what_it_takes_and_leaves():
    """VAL-6.5, VAL-6.6, VAL-6.14: gold or strength first, magic only for what is missing"""
    s = play(2).given(purse(0, gold=3, strength=5, magic=2), monsters("troll"), acting())
    assert offers(s)["gain magic"] == {"gain": {"magic": 1}}
    assert offers(s)["slay goblin"] == {"pay": {"strength": 1}, "leaves": {"strength": 4, "magic": 2}}
    assert offers(s)["recruit archer"] == {"pay": {"gold": 3, "magic": 1}, "leaves": {"gold": 0, "magic": 1}}


def test_the_usual_payment_is_marked():
    """VAL-6.5: every legal payment is offered, with what it leaves; the usual one spends the least magic"""
    s = play(2).given(purse(0, strength=4, magic=3), acting()).when("slay owlbear")
    assert asked(s)["card"] == "owlbear"
    assert offers(s)["pay 2"] == {
        "pay": {"strength": 2, "magic": 2},
        "leaves": {"strength": 2, "magic": 1},
        "usual": False,
    }
    assert offers(s)["pay 4"] == {"pay": {"strength": 4}, "leaves": {"strength": 0, "magic": 3}, "usual": True}
    assert [move for move, offer in offers(s).items() if offer["usual"]] == ["pay 4"]
    purchase = s.table.view(0)["purchase"]
    assert purchase == {"card": "owlbear", "price": 4, "magic": 0, "coin": "strength"}


def test_a_single_payment_is_not_asked_about():
    """VAL-6.14"""
    s = play(2).given(purse(0, gold=4), acting()).when("recruit archer")
    assert s.table.question == "ChooseAction"
    assert s.table.view(0)["purchase"] is None


def test_rewards_name_amounts_and_points():
    """VAL-8.12: the Spider Queen's citizen comes with a point; gold is counted now (VAL-6.9)"""
    s = play(2).given(monsters("spider_queen"), owns(0, "treant"), purse(0, strength=10, magic=3), acting())
    s.when("slay spider_queen")
    assert asked(s) == {
        "card": "spider_queen",
        "offers": {"choose gold": {"gain": {"gold": 4}}, "choose citizen": {"gain": {"citizen": 1, "vp": 1}}},
    }


def test_yields_and_exchanges_name_amounts():
    """VAL-8.1, VAL-8.2: two players are asked at once, each about his own card"""
    s = play(2, citizens=[], selection="first_game").given(owns(0, "merchant"), owns(1, "monk"), purse(1, gold=1))
    s.when("roll 1 2")
    assert asked(s, 0) == {
        "card": "merchant",
        "offers": {"choose gold": {"gain": {"gold": 2}}, "choose magic": {"gain": {"magic": 2}}},
    }
    assert offers(s, 1) == {"exchange with monk": {"pay": {"gold": 1}, "gain": {"magic": 2}}}
    assert s.table.view(None)["asked"] == asked(s, 0)


def test_takers_name_what_they_get():
    """VAL-5.18: three, or what the victim has"""
    s = play(3).given(owns(0, "thief"), purse(1, gold=2), purse(2, gold=5, magic=1)).when("roll 3 4")
    assert asked(s)["card"] == "thief"
    assert offers(s) == {
        "take gold from 1": {"gain": {"gold": 2}},
        "take gold from 2": {"gain": {"gold": 3}},
        "take magic from 2": {"gain": {"magic": 1}},
    }


def test_dice_name_price_and_result():
    """VAL-4.5 to VAL-4.7"""
    domains = ("foxgrove_palisade", "desert_orchid", "palace_of_the_dawn")
    s = play(2).given(owns(0, "cleric", *domains), purse(0, gold=2)).when("roll 6 3")
    assert offers(s)["use foxgrove_palisade on die 2"] == {"pay": {"gold": 2}, "die": 6}
    assert offers(s)["use desert_orchid on die 1"] == {"pay": {"gold": 1}, "die": 1}
    assert offers(s)["use palace_of_the_dawn on die 1"] == {"pay": {"gold": 0}, "die": 5}


def test_an_event_names_its_token():
    """VAL-10.11"""
    s = play(2, hostile_events=True).given(in_play("bat_swarm", 8)).when("roll 1 2")
    assert asked(s)["card"] == "bat_swarm"
    assert offers(s)["token on goblin"] == {"tokens": {"strength": 1}}


@pytest.mark.parametrize(
    ("domain", "answer", "offer"),
    [
        ("golden_obelisk_of_nae", "exchange with golden_obelisk_of_nae", {"pay": {"magic": 3}, "gain": {"vp": 3}}),
        ("nest_of_the_weaver_witch", "return butcher", {"gain": {"vp": 3}}),
        ("watcher_on_the_water", "return troll", {"gain": {"vp": 3}, "lose": {"vp": 6}}),
        ("cutthroats_truce", "take gold from 1", {"gain": {"gold": 2}}),
        ("eye_of_asteraten", "slay goblin", {"pay": {"strength": 1}, "leaves": {"strength": 4, "magic": 3}}),
        ("purloiners_perch", "steal from 1", None),
        ("grimmwater_keep", "enlist knight", None),
    ],
)
def test_domains_ask_by_their_name(domain, answer, offer):
    """VAL-8.19 to VAL-8.25"""
    s = play(2).given(owns(0, *ROLES, "troll"), owns(1, "goblin"), domain_on_top(domain), purse(1, gold=2))
    s.given(purse(0, gold=12, magic=3), acting()).when(f"build {domain}")
    s.when(s.options()[-1])
    assert asked(s)["card"] == domain
    assert offers(s).get(answer) == offer
    assert answer in s.options()


def test_nothing_is_asked_of_chance_or_after_the_end():
    s = play(2)
    assert s.table.question == "RollDice"
    assert asked(s) is None


def test_who_is_on_turn_first_and_resting():
    """VAL-3.2, VAL-9.1, VAL-11.4: nobody before the first turn"""
    view = GAME.new(5).view(0)
    assert (view["on_turn"], view["first"], view["resting"]) == (None, -1, -1)
    view = play(5).table.view(None)
    assert (view["on_turn"], view["first"], view["resting"]) == (0, 0, 4)


def test_tokens_under_a_returned_monster_can_be_read():
    """VAL-10.15: tokens stay with their card, also if another card is put on top of it"""
    s = play(2, hostile_events=True).given(monsters("goblin_king"), token("strength", "goblin_king", 2))
    s.given(token("gold", "goblin_king"), owns(0, *ROLES, "goblin"), domain_on_top("watcher_on_the_water"))
    s.given(purse(0, gold=6), acting()).when("build watcher_on_the_water", "return goblin")
    hills = s.table.view(1)["centre"][0]
    assert hills["cards"] == ["goblin", "goblin_king"]
    assert hills["tokens"] == {"gold": 0, "strength": 0, "magic": 0}
    assert hills["tokens_below"] == [{"gold": 1, "strength": 2, "magic": 0}]
    assert hills["strength"] == 1


def test_emptied_places_can_be_read():
    """VAL-6.28, VAL-10.9: a place waits for its card until the action is finished, from the top or the bottom"""
    s = play(2, hostile_events=True).given(monsters("spider_queen"), purse(0, strength=10, magic=3), acting())
    s.when("slay spider_queen")
    assert s.table.view(0)["emptied"] == [{"row": "monster", "column": 3, "from": "top"}]
    s = play(2, hostile_events=True).given(in_play("kobold_thieves", 8), owns(0, *ROLES), purse(0, gold=8, strength=3))
    s.given(domain_on_top("eye_of_asteraten"), acting()).when("build eye_of_asteraten", "slay kobold_thieves")
    assert s.table.view(0)["emptied"] == [{"row": "citizen_low", "column": 4, "from": "bottom"}]
