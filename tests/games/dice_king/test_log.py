"""The log: every event names what moved and cites the rule that was carried out, in the order of events."""

import pytest

from pentarchy.games import load
from pentarchy.words import Words
from tests.games.dice_king.given import (
    a_game,
    alarm,
    bare_map,
    citizens,
    fires,
    offer,
    supply,
    using,
)

GAME = load("dice_king")


def said(game, kind, lang="en"):
    words = Words(GAME, lang, ["Anna", "Beata"])
    words.called = game.table.show(None)["called"]
    return words.event(game.told(kind)[-1])


KEPT = {
    "en": "Anna keeps the swamp tile and shuffles the rest back (lava and cave).",
    "cs": "Anna si nechává močál a\u00a0do zásoby vrací lávu a\u00a0jeskyni.",
    "sk": "Anna si necháva močiar a\u00a0do zásoby vracia lávu a\u00a0jaskyňu.",
}


@pytest.mark.parametrize("lang", KEPT)
def test_tiles_shuffled_back_are_named(lang):
    """DIC-6.3, DIC-9.3: they are public, and what is believed about the box rests on them."""
    game = a_game().given(using("C1-01", stars=3))
    game.when("draw swamp", "draw lava", "draw cave", "keep swamp")
    assert game.told("kept")[0]["back"] == ["lava", "cave"]
    assert said(game, "kept", lang) == KEPT[lang]


def test_a_turn_is_told_in_order_with_its_rules():
    """DIC-2.9, DIC-2.10, DIC-3.3, DIC-3.4, DIC-4.14, DIC-4.16, DIC-6.2 to DIC-6.5"""
    game = a_game().given(offer("C1-10", "C2-09", None, None, None))
    game.when("roll 2 2 1", "roll 1 1 3", "reroll 3", "roll 2", "stop", "claim C1-10 stars 2", "uncover C1-01")
    game.when("draw swamp", "draw lava", "keep swamp", "place B04")
    told = [(event.kind, event.rule) for event in game.table.events]
    setting_up = [("uncovered", "DIC-2.9")] * 5 + [("start-roll", "DIC-2.10")] * 4 + [("starts", "DIC-2.10")]
    assert told == [
        *setting_up,
        ("rolled", "DIC-3.3"),
        ("rolled", "DIC-3.4"),
        ("claimed", "DIC-4.14"),
        ("uncovered", "DIC-4.16"),
        ("drew", "DIC-6.2"),
        ("drew", "DIC-6.2"),
        ("kept", "DIC-6.3"),
        ("placed", "DIC-6.5"),
    ]


def test_an_alarm_cites_its_own_rules():
    """DIC-7.1, DIC-7.3: the tile is drawn by the alarm, and a fire that the supply lacks is taken elsewhere."""
    game = a_game().given(supply(fire=0), fires(0, 1, 0, 0), alarm()).when("draw swamp", "place B04")
    assert [game.told(kind)[0]["rule"] for kind in ("drew", "fire")] == ["DIC-7.1", "DIC-7.3"]
    assert said(game, "fire") == "One of Beata’s dragon fires breaks out in the eastern swamp."


def test_a_slayer_takes_the_fire():
    """DIC-6.12"""
    game = a_game().given(using("C3-01")).when("slay A08")
    assert said(game, "slain") == "Anna slays the dragon on the western volcano and takes the dragon fire."


SKIPPED = [
    ("C3-01", "no-dragon", "DIC-6.13", []),
    ("C4-03", "no-castle", "DIC-6.17", []),
    ("C2-03", "nothing-to-steal", "DIC-6.11", ["draw swamp", "draw lava", "keep swamp", "place B04"]),
]


@pytest.mark.parametrize(("card", "kind", "rule", "moves"), SKIPPED)
def test_what_cannot_be_carried_out_is_told(card, kind, rule, moves):
    """DIC-6.1, DIC-6.11, DIC-6.13, DIC-6.17"""
    game = a_game().given(bare_map(), using(card)).when(*moves)
    assert game.told(kind)[0]["rule"] == rule


def test_an_empty_supply_of_gems_is_told():
    """DIC-6.8"""
    game = a_game().given(supply(gold=0, white=0), using("C1-01", stars=3))
    game.when("draw swamp", "draw lava", "draw cave", "keep swamp", "place B04")
    assert game.told("no-gem")[0]["rule"] == "DIC-6.8"


def test_declining_is_told():
    """DIC-6.1"""
    game = a_game().given(citizens(1, "C1-01"), using("C2-03"))
    game.when("draw swamp", "draw lava", "keep swamp", "place B04", "decline")
    assert game.told("declined")[0]["rule"] == "DIC-6.1"
    assert said(game, "declined") == "Anna steals nothing."
