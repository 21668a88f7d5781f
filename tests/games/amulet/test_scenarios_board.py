"""Scenarios S1 to S14: setup, dawn, movement, placing tokens."""

import pytest

from pentarchy import load
from pentarchy.games.amulet import cards, shapes
from pentarchy.games.amulet.cards import COUNTS, SPELL_PRICE
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.testing import Scenario
from tests.games.amulet.given import (
    at,
    cast,
    coins,
    game,
    health,
    is_ready,
    position,
    skills,
    token_fits,
    turn_of,
    village,
)

MODE = {1: {"mode": "solo"}}


@pytest.mark.parametrize(
    ("seats", "size", "left", "days"), [(1, 16, 14, 8), (2, 24, 21, 8), (3, 28, 24, 7), (4, 36, 30, 6), (5, 42, 35, 6)]
)
def test_s1_deck_and_days(seats, size, left, days):
    """S1: AMU-2.6, AMU-3.1, AMU-3.3."""
    cast_of = cards.CHARACTERS[:seats]
    table = load("amulet").new(seats, {"agreed": cast_of, "first": "0", **MODE.get(seats, {})})
    assert table.deck.bit_count() == size
    assert (table.deck & cards.LEVEL_1).bit_count() == size // 2
    Scenario(table).dealt()
    assert table.deck.bit_count() == left
    count = COUNTS[seats]
    assert count.days == days
    assert size == days * (count.lair + count.manor)


def test_s2_first_dawn():
    """S2: AMU-3.3, AMU-3.4, AMU-3.5: three cards each, one mythical face down, the adventure of the setup stays."""
    s = Scenario(load("amulet").new(4, {"agreed": cards.CHARACTERS[:4], "first": "0"}))
    while s.table.day == 0:
        s.table.play(s.table.options()[0])
    adventure = s.table.adventure
    s.dealt()
    assert s.table.lair.bit_count() == s.table.manor.bit_count() == 3
    assert s.table.view(0)["dungeon"] == "face_down"
    assert s.table.mythical_deck == 5
    assert s.table.adventure == adventure
    dealt = [fact["place"] for fact in s.told("dealt")]
    assert dealt == ["lair"] * 3 + ["manor"] * 3


def test_s3_the_sorceress_at_the_start():
    """S3: AMU-2.4, AMU-2.5, AMU-2.10."""
    table = game("sorceress", "hunter", "thief").table
    prices = [SPELL_PRICE[spell] for spell in one_by_one(table.tower)]
    assert [prices.count(price) for price in (3, 4, 5)] == [3, 2, 1]
    assert table.shop.bit_count() == 5
    me = table.view(0)["players"][0]
    assert (me["health"], me["coins"], me["place"], me["skills"]) == (5, 3, "inn", ["sor_sacrifice"])
    assert me["ready"] == ["sor_wand", "sor_ritual_dagger", "sor_grimoire", "sor_orb"]
    assert not is_ready(table, "sor_storm_staff")
    assert not is_ready(table, "sor_crystal_skull")


def test_s4_order_of_the_draft():
    """S4: AMU-2.9: day token at B: A, D, C, B."""
    table = load("amulet").new(4, {"first": "1"})
    order = []
    for name in ("thief", "hunter", "paladin", "preacher"):
        order.append(table.seat)
        table.play(table.game.parse(f"choose {name}"))
    assert order == [0, 3, 2, 1]
    assert cast(table) == ["thief", "preacher", "paladin", "hunter"]


def test_s5_turn_order_and_the_day_token():
    """S5: AMU-3.6, AMU-3.9: B, C, D, A twice; day 2 begins with C."""
    s = game("preacher", "sorceress", "hunter", "thief", first=1)
    movers, table = [], s.table
    while table.day == 1:
        if table.question == "Move":
            movers.append(table.seat)
        table.play(table.options()[0])
    s.dealt()
    assert movers == [1, 2, 3, 0] * 2
    assert table.holder == 2


def test_s6_leaving_the_inn_is_free():
    """S6: AMU-4.3."""
    for place in ("lair", "castle"):
        s = game("thief", "hunter").when(f"go {place}")
        assert s.table.coins[0] == 3
        assert s.table.health[0] == 6
        assert s.told("paid") == []


def test_s7_the_river():
    """S7: AMU-4.3, AMU-4.5."""
    s = game("hunter", "thief").given(at(0, "castle"), coins(0, 0), health(0, 2), turn_of(0)).when("go lair")
    assert s.table.health[0] == 1
    s = game("hunter", "thief").given(at(0, "castle"), coins(0, 0), health(0, 1), turn_of(0))
    assert s.options() == ["go fair", "go robbers_hut", "go mage_tower"]
    assert s.refused("go lair") == ("AMU-4.5", "cannot-pay-the-way")


def test_s8_two_payments():
    """S8: AMU-4.4, AMU-20.7, AMU-21.5."""
    for ways, left in ((["coin", "coin"], (0, 4)), (["coin", "health"], (1, 3)), (["health", "health"], (2, 2))):
        s = game("hunter", "thief").given(village("trolls_1"), at(0, "fair"), coins(0, 2), health(0, 4), turn_of(0))
        s.when("go monastery", *[f"pay {way}" for way in ways])
        assert (s.table.coins[0], s.table.health[0]) == left
    for known, payments in (
        (["thi_ferry"], 1),
        (["thi_ignore_abilities"], 1),
        (["thi_ferry", "thi_ignore_abilities"], 0),
    ):
        s = game("thief", "hunter").given(village("trolls_1"), at(0, "fair"), skills(0, *known), turn_of(0))
        s.when("go monastery")
        assert s.table.visit.payments == payments


def test_s9_a_locked_place():
    """S9: AMU-12.9, AMU-4.1."""
    s = game("hunter", "thief").given(village("trolls_3"), at(0, "mage_tower"), turn_of(0))
    assert "go mage_tower" not in s.options()
    assert s.refused("go mage_tower") == ("AMU-4.1", "must-move")
    s = game("hunter", "thief").given(village("trolls_3"), at(0, "fair"), turn_of(0))
    assert s.refused("go mage_tower") == ("AMU-12.9", "locked")
    s = game("thief", "hunter").given(village("trolls_3"), skills(0, "thi_ignore_abilities"), turn_of(0))
    assert "go mage_tower" in s.options()


@pytest.mark.parametrize(
    ("placement", "legal"), [("0,0,0", True), ("0,2,-1", True), ("0,2,1", False), ("0,2,-2", False)]
)
def test_s10_hilts_touch_the_edge(placement, legal):
    """S10: AMU-7.6."""
    assert token_fits("undead_1", f"thi_dagger@{placement}") is legal
    if placement == "0,2,-1":
        token, i = position(f"thi_dagger@{placement}")
        assert one_by_one(shapes.ON_OF[shapes.SHAPE_OF[token]][i]) == [10, 11, 12]


def test_s11_shields_and_weak_spots():
    """S11: AMU-7.8, AMU-21.5 `thi_evening_no_shields`."""
    assert not token_fits("golem_3", "thi_hook@0,2,1")
    assert token_fits("golem_3", "thi_hook@0,2,1", unshielded=True)
    assert token_fits("golem_3", "thi_lockpicks@0,3,2", unshielded=True, beside=("thi_hook@0,2,1",))
    covered = 0
    for text in ("thi_hook@0,2,1", "thi_lockpicks@0,3,2"):
        token, i = position(text)
        covered |= shapes.ON_OF[shapes.SHAPE_OF[token]][i]
    golem = cards.MONSTERS.index("golem_3")
    assert cards.WEAK[golem] & ~covered == 0
    assert cards.damage_left(golem, covered) == 5


def test_s12_forbidden_squares_and_overlap():
    """S12: AMU-7.7, AMU-7.5."""
    assert not token_fits("minotaur", "hun_spear@0,0,0")
    assert token_fits("undead_1", "thi_lockpicks@0,1,1")
    assert not token_fits("undead_1", "thi_lockpicks@0,1,1", beside=("hero@0,1,0",))


def test_s13_one_square_on_the_card():
    """S13: AMU-7.4."""
    assert not token_fits("undead_1", "thi_lockpicks@0,-1,-1")
    assert token_fits("undead_1", "thi_lockpicks@2,-1,-1")
    token, i = position("thi_lockpicks@2,-1,-1")
    assert one_by_one(shapes.ON_OF[shapes.SHAPE_OF[token]][i]) == [0]


def test_s14_tokens_are_not_turned_over():
    """S14: AMU-7.3."""
    shape = shapes.SHAPES[shapes.SHAPE_OF[shapes.TOKENS.index("hun_hound")]]
    mirrored = cards.mask_of([6, 7, 10, 11])
    assert mirrored not in shape.on
    assert cards.mask_of([5, 6, 11, 12]) in shape.on
