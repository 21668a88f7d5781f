"""The log: what was spent and moved, by which rule, in the order in which it happened."""

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.words import Words
from tests.games.valeria.given import (
    acting,
    domain_on_top,
    exhausted,
    in_play,
    left,
    monsters,
    monsters_act,
    owns,
    play,
    purse,
    token,
)

ROLES = ("peasant", "butcher", "merchant", "archer", "knight", "archer", "rogue", "rogue", "cleric", "paladin")


def log(s):
    return [event.told_to(None) for event in s.table.heard()]


def kinds(s):
    return [(event["kind"], event["rule"]) for event in log(s)]


def said(s, lang="en"):
    words = Words(GAME, lang, ["Anna", "Ben", "Cyril"])
    sentences = [words.event(event) for event in log(s)]
    assert words.problems == []
    return sentences


def after(s, *moves):
    s.table.heard()
    return s.when(*moves)


def test_a_purchase_names_the_payment_and_comes_before_what_it_brings():
    """VAL-6.15, VAL-6.17: first the citizen, then the magic for him"""
    s = play(2).given(owns(0, "forgotten_sorrows"), purse(0, gold=3, magic=2), acting())
    after(s, "recruit archer", "pay 2")
    assert said(s) == ["Anna recruits an Archer for 2 gold and 2 magic.", "Forgotten Sorrows: Anna gains 1 magic."]


def test_slaying_names_payment_trigger_tokens_and_reward():
    """VAL-6.7, VAL-10.14, VAL-6.34, VAL-6.8"""
    s = play(2, hostile_events=True).given(owns(0, "violet_thorn"), token("gold", "goblin", 2), acting())
    after(s.given(purse(0, strength=1)), "slay goblin")
    assert log(s) == [
        {
            "kind": "slain",
            "rule": "VAL-6.7",
            "seat": 0,
            "monster": "goblin",
            "price": 1,
            "coin": "strength",
            "paid": 1,
            "magic": 0,
        },
        {"kind": "brought", "rule": "VAL-10.14", "seat": 0, "card": "goblin", "resource": "gold", "amount": 2},
        {"kind": "domain-works", "rule": "VAL-6.34", "seat": 0, "domain": "violet_thorn"}
        | {"resource": "magic", "amount": 1},
        {"kind": "brought", "rule": "VAL-6.8", "seat": 0, "card": "goblin", "resource": "gold", "amount": 1},
    ]


def test_the_harvest_is_told_as_it_goes():
    """VAL-5.11, VAL-5.21: takers, plain gains, choices, exchanges; nobody harvests a loss"""
    s = play(2).given(owns(0, "thief", "merchant", "merchant"), owns(1, "champion"), purse(1, gold=4), purse(0))
    after(s, "roll 2 5", "take gold from 1", "choose magic", "choose gold")
    assert said(s) == [
        "Anna rolls 2 and 5.",
        "Thief: Anna takes 3 gold from Ben.",
        "Anna harvests 1 gold.",
        "Ben harvests 1 gold.",
        "Merchant: Anna gains 2 magic.",
        "Merchant: Anna gains 2 gold.",
    ]


def test_exchanges_and_the_herald_name_amounts():
    """VAL-5.9, VAL-5.12"""
    s = play(2).given(owns(1, "champion"), purse(1, gold=1), purse(0))
    after(s, "roll 4 4", "1> choose gold", "1> exchange with champion", "choose magic", "choose gold")
    assert said(s)[1:] == [
        "Herald: Ben gains 1 gold.",
        "Ben uses the Champion’s exchange: 1 gold for 4 strength.",
        "Herald: Anna gains 1 magic.",
        "Herald: Anna gains 1 gold.",
    ]


def test_a_changed_die_names_its_price():
    """VAL-4.5"""
    s = play(2).given(owns(0, "foxgrove_palisade"), purse(0, gold=2))
    after(s, "roll 6 3", "use foxgrove_palisade on die 2")
    assert "Anna uses the Foxgrove Palisade (for 2 gold): the dice now show 6 and 6." in said(s)


def test_losses_name_who_loses():
    """VAL-10.16: who has nothing loses nothing"""
    s = play(3, hostile_events=True).given(
        in_play("giant_leech", 8), purse(0, strength=2), purse(1), purse(2, strength=1)
    )
    after(s, "roll 1 1")
    assert said(s)[1:4] == [
        "Giant Leech: every player who can loses 1 strength.",
        "Anna loses 1 strength.",
        "Cyril loses 1 strength.",
    ]


def test_a_token_names_its_event_and_amount():
    """VAL-10.11"""
    s = play(2, hostile_events=True).given(in_play("mimic", 8))
    after(s, "roll 5 4", "token on goblin")
    assert "Mimic: Anna puts 1 gold on the Goblin." in said(s)


def test_a_returned_card_sends_back_what_lies_there():
    """VAL-6.31, VAL-10.17, VAL-8.24: first the event goes back, then the card comes"""
    s = play(2, hostile_events=True).given(in_play("mimic", 0), owns(0, *ROLES, "goblin"))
    s.given(domain_on_top("watcher_on_the_water"), purse(0, gold=6), acting())
    after(s, "build watcher_on_the_water", "return goblin")
    assert kinds(s)[1:] == [("sent-back", "VAL-10.17"), ("returned", "VAL-6.31"), ("brought", "VAL-8.24")]
    s = play(2).given(left("butcher", 0), owns(0, *ROLES), domain_on_top("nest_of_the_weaver_witch"))
    after(s.given(purse(0, gold=6), acting()), "build nest_of_the_weaver_witch", "return butcher")
    assert kinds(s)[1:] == [("uncovered", "VAL-6.31"), ("returned", "VAL-6.31"), ("brought", "VAL-8.23")]


def test_points_that_are_bought_name_the_price():
    """VAL-8.22"""
    s = play(2).given(owns(0, *ROLES), domain_on_top("golden_obelisk_of_nae"), purse(0, gold=6, magic=3), acting())
    after(s, "build golden_obelisk_of_nae", "pay 6", "exchange with golden_obelisk_of_nae")
    assert said(s)[1] == "Golden Obelisk of Nae: Anna pays 3 magic for 3 victory points."


def test_the_end_reveals_the_dukes():
    """VAL-7.9"""
    s = play(2).given(exhausted(5, 6, 7, 8), acting(1))
    after(s, "gain gold", "gain gold")
    assert [event["kind"] for event in log(s)][-4:] == ["last-round", "revealed", "revealed", "over"]


def test_the_dark_lord_is_named():
    """VAL-14.3, VAL-14.18"""
    s = play(1).given(exhausted(6, 7, 8, 9), left("cleric", 1), monsters_act(1, 1)).when("surrender cleric")
    s.table.heard()
    s.when(s.options()[0])
    assert [event["kind"] for event in log(s)] == ["unmasked", "over"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("cs", "Anna najímá Zbojnici za 2\u00a0zlaťáky a\u00a02\u00a0magie."),
        ("sk", "Anna najíma Zbojníčku za 2\u00a0zlatiaky a\u00a02\u00a0mágie."),
    ],
)
def test_amounts_are_read_in_every_language(lang, sentence):
    s = play(2).given(purse(0, gold=3, magic=2), acting())
    after(s, "recruit archer", "pay 2")
    assert said(s, lang) == [sentence]


def test_setup_names_what_was_drawn():
    """VAL-2.15"""
    table = GAME.new(3, {"selection": "random"})
    table.listen()
    table.play(GAME.parse("area swamp"))
    assert [event.told_to(None) for event in table.heard()] == [
        {"kind": "area", "rule": "VAL-2.15", "seat": -2, "area": "swamp"}
    ]


def test_monsters_from_elsewhere_are_no_rewards():
    """VAL-6.8: rewards with nothing to count are not told"""
    s = play(2).given(monsters("goblin_king"), purse(0, strength=6), acting())
    after(s, "slay goblin_king")
    assert [event["amount"] for event in log(s) if event["kind"] == "brought"] == [1]
