"""Refusals: the nearest reason, the rule that forbids, and the amounts, in words."""

import pytest

from pentarchy.games.valeria import GAME
from pentarchy.games.valeria.cards import DOMAINS
from pentarchy.words import Words
from pentarchy.words.typography import HARD_SPACE
from tests.games.valeria.given import (
    acting,
    domain_on_top,
    exhausted,
    left,
    monsters,
    monsters_act,
    owns,
    play,
    purse,
    turn_of,
)


def why(s, move, seat=0, lang="en"):
    """The sentence that a player reads, with the rule."""
    words = Words(GAME, lang, ["Anna", "Ben", "Cyril", "Dana", "Eva"])
    refusal = s.table.why_not(GAME.parse(move), seat)
    assert refusal is not None
    sentence = words.refusal(refusal)
    assert words.problems == []
    return sentence


def test_too_strong():
    """VAL-6.5, VAL-6.6"""
    s = play(2).given(monsters("giant"), purse(0, strength=2, magic=1), acting())
    assert why(s, "slay dire_bear") == (
        "It costs 5 strength; you have 2 strength and 1 magic that can stand in: you are 2 short. (VAL-6.5)"
    )
    s.given(purse(0, magic=9))
    assert why(s, "slay goblin") == (
        "You must pay at least 1 strength and you have none: magic can stand in only for the rest. (VAL-6.5)"
    )
    s = play(2, areas=["hills", "ruins", "forest", "swamp", "cavern"]).given(monsters("red_dragon"), acting())
    s.given(purse(0, strength=30, magic=2))
    assert why(s, "slay red_dragon") == "It costs 12 strength and 6 magic on top; you have 2 magic. (VAL-6.6)"
    s.given(purse(0, strength=1, magic=7))
    assert why(s, "slay red_dragon") == (
        "It costs 12 strength and 6 magic on top; you have 1 strength and 7 magic that can stand in: "
        "you are 10 short. (VAL-6.5)"
    )


def test_not_there():
    """VAL-6.4, VAL-2.2, VAL-10.7, VAL-6.12, VAL-6.19"""
    s = play(2).given(left("cleric", 0), acting())
    below = next(name for name in DOMAINS if (DOMAINS.index(name),) not in s.table.stacks[15:])
    assert why(s, "slay goblin_king") == "That card is not on top; the top card is the Goblin. (VAL-6.4)"
    assert why(s, "slay wraith") == "There is no stack of the Barrens in this game. (VAL-2.2)"
    assert why(s, "slay mimic") == "That hostile event is not in the centre. (VAL-10.7)"
    assert why(s, "recruit cleric") == "That stack is exhausted. (VAL-6.12)"
    assert why(s, "recruit thief") == "That card is not on top; the top card is the Rogue. (VAL-6.12)"
    assert why(s, f"build {below}") == "That card is not face up in the centre. (VAL-6.19)"
    s.given(owns(1, below))
    assert why(s, f"build {below}") == "Ben has already built it. (VAL-6.19)"


def test_too_expensive():
    """VAL-6.14, VAL-6.22"""
    s = play(2).given(purse(0, gold=1, magic=1), acting())
    assert why(s, "recruit archer") == (
        "It costs 4 gold; you have 1 gold and 1 magic that can stand in: you are 2 short. (VAL-6.14)"
    )
    s.given(purse(0, magic=5))
    assert why(s, "recruit butcher") == (
        "You must pay at least 1 gold and you have none: magic can stand in only for the rest. (VAL-6.14)"
    )
    s = play(2).given(domain_on_top("palace_of_the_dawn"), owns(0, "archer"), purse(0, gold=3), acting())
    assert why(s, "build palace_of_the_dawn") == (
        "You still need these role icons on your citizens: 1 Worker and 1 Soldier. (VAL-6.20)"
    )
    s.given(owns(0, "archer", "peasant"))
    assert why(s, "build palace_of_the_dawn") == (
        "It costs 11 gold; you have 3 gold and no magic: you are 8 short. (VAL-6.22)"
    )


def test_payments():
    """VAL-6.5, VAL-6.14"""
    s = play(2).given(purse(0, gold=2, magic=2), acting()).when("recruit mercenary")
    assert why(s, "pay 3") == "You have only 2 gold. (VAL-6.14)"
    assert why(s, "pay 4") == "The price is 3 gold; you cannot pay more. (VAL-6.14)"
    assert why(s, "gain gold") == "You must pay 3 gold for a Mercenary now. (VAL-6.14)"
    s = play(2).given(purse(0, gold=4, magic=1), acting()).when("recruit archer")
    assert why(s, "pay 1") == "You need 3 magic for the rest; you have 1. (VAL-6.14)"


def test_dice():
    """VAL-4.7, VAL-4.8"""
    s = play(2).given(owns(0, "foxgrove_palisade", "palace_of_the_dawn"), purse(0, gold=2)).when("roll 6 1")
    assert why(s, "use foxgrove_palisade on die 1") == "The die already shows 6. (VAL-4.8)"
    assert why(s, "use palace_of_the_dawn on die 2") == "The die cannot show less than 1. (VAL-4.7)"
    s.given(purse(0, gold=1))
    assert why(s, "use foxgrove_palisade on die 2") == "It costs 2 gold; you have 1. (VAL-4.8)"


def test_exchanges():
    """VAL-5.9, VAL-5.10"""
    s = play(2).given(owns(1, "monk", "mercenary"), purse(1, strength=1, magic=1)).when("roll 1 2")
    assert why(s, "exchange with monk", seat=1) == (
        "That exchange costs 1 gold; you have 0, and magic cannot stand in here. (VAL-5.10)"
    )
    assert why(s, "exchange with champion", seat=1) == "No unused activation offers you that exchange. (VAL-5.9)"
    s.given(purse(1, strength=1))
    assert s.refused("exchange with monk", 1) == ("VAL-5.9", "cannot-pay")


def test_takers():
    """VAL-5.19, VAL-11.6"""
    s = play(5).given(owns(0, "thief"), purse(1), purse(2, gold=1), purse(4, gold=9)).when("roll 3 4")
    assert why(s, "take gold from 1") == "Ben has no gold. (VAL-5.19)"
    assert why(s, "take gold from 4") == "Eva is resting this turn and loses nothing. (VAL-11.6)"
    assert why(s, "take gold from 0") == "You can only take from an opponent who takes part in this turn. (VAL-5.19)"
    s = play(1).given(owns(0, "thief"), turn_of(0)).when("roll 3 4")
    assert why(s, "take gold from 1") == "Playing alone, you take from the supply. (VAL-14.6)"


def test_free_citizens():
    """VAL-6.10"""
    s = play(2, areas=["hills", "barrens", "forest", "swamp", "cavern"]).given(monsters("wraith"))
    s.given(purse(0, strength=4, magic=3), acting()).when("slay wraith")
    assert why(s, "enlist archer") == "You can only take a citizen of base cost 2 or less. (VAL-6.10)"
    assert why(s, "enlist thief") == "That card is not on top; the top card is the Rogue. (VAL-6.10)"
    roles = ("peasant", "butcher", "archer", "rogue", "cleric")
    s = play(2).given(owns(0, *roles), domain_on_top("shattered_hand"), purse(0, gold=7), acting())
    s.when("build shattered_hand")
    assert why(s, "enlist archer") == "You can only take a citizen with the role Holy. (VAL-6.10)"


def test_solo():
    """VAL-14.9, VAL-14.11"""
    s = play(1).given(exhausted(1), monsters_act(6, 6))
    assert why(s, "activate ruins") == "That stack is exhausted. (VAL-14.9)"
    assert why(s, "activate swamp") == "There is no stack of the Swamp in this game. (VAL-2.2)"
    s.when("activate hills")
    assert why(s, "surrender merchant") == (
        "That citizen is not on top of a stack in column 1, the one under attack. (VAL-14.11)"
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("cs", "Stojí to 5~sil; máš 2~síly a~jako náhradu 1~magii: chybějí 2. (VAL-6.5)"),
        ("sk", "Stojí to 5~síl; máš 2~sily a~ako náhradu 1~mágiu: chýbajú 2. (VAL-6.5)"),
    ],
)
def test_amounts_in_every_language(lang, sentence):
    s = play(2).given(purse(0, strength=2, magic=1), acting())
    assert why(s, "slay dire_bear", lang=lang) == sentence.replace("~", HARD_SPACE)
