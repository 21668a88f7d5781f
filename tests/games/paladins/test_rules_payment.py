"""Rules PAL-4: turns, workers and payment."""

import pytest

from pentarchy.games import load
from pentarchy.games.paladins import board, cards, reading
from pentarchy.games.paladins.workers import SETS_OF_SHAPE, SHAPES, favour_shape, holds, standing, total_of
from pentarchy.kernel.errors import BadOption, BadSeatCount
from tests.games.paladins.given import (
    a_turn,
    acts,
    attributes,
    favours,
    goods,
    has,
    outsiders,
    paladin,
    placed,
    provisions,
    silver,
    standing_on,
    supply,
    suspicion,
    track,
    workers_of,
    workshops,
)


def test_actions_and_favours():
    """PAL-4.1"""
    game = a_turn(number=3).given(favours("favour_pray", None, None, None, None), supply(0, "1 labourer"))
    assert game.options() == ["act hunt_one", "act trade_one", "act conspire", "favour favour_pray", "pass"]
    assert game.refused("decline") == ("PAL-4.1", "act-or-pass")
    assert game.refused("favour favour_cleric_tax") == ("PAL-3.3", "favour-not-face-up")


def test_a_space_is_used_once():
    """PAL-4.2"""
    game = a_turn().given(placed(0, "hunt", "1 labourer"), supply(0, "2 labourer"))
    assert game.refused("act hunt_one") == ("PAL-4.2", "space-occupied")
    assert "trade_one" in acts(game)


def test_all_open_slots_at_once():
    """PAL-4.3"""
    game = a_turn().given(goods(0, provisions=1), supply(0, "1 scout 1 cleric"))
    assert game.refused("act commission") == ("PAL-4.3", "workers-do-not-fit")
    game.given(supply(0, "1 scout 1 cleric 2 labourer")).when("act commission")
    assert game.options() == [] or game.table.question == "BoardSpace"


def test_the_sets_offered_are_different_and_fill_the_slots():
    """PAL-4.3, PAL-4.8: no set twice, and none too many"""
    game = a_turn().given(
        goods(0, provisions=1), supply(0, "2 labourer 2 scout 1 merchant 1 fighter 1 cleric 1 criminal")
    )
    game.when("act commission")
    offered = game.options()
    assert len(offered) == len(set(offered)) == 12
    assert game.refused("place 2 labourer 1 cleric") == ("PAL-4.8", "set-does-not-fit")
    assert game.refused("place 3 criminal") == ("PAL-4.3", "not-your-workers")
    assert game.refused("pass") == ("PAL-4.3", "place-workers-now")
    for shape, sets in zip(SHAPES, SETS_OF_SHAPE, strict=True):
        assert len(sets) == len(set(sets))
        assert all(total_of(workers) == len(shape) for workers in sets)


@pytest.mark.parametrize(
    ("slot", "fits"),
    [
        ("any", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]),
        ("scout", ["scout", "criminal"]),
        ("fighter", ["fighter", "criminal"]),
        ("criminal", ["criminal"]),
    ],
)
def test_who_fits_into_a_slot(slot, fits):
    """PAL-4.4, PAL-4.5, PAL-4.6, PAL-4.7"""
    shape = favour_shape(cards.slot_kind(slot))
    assert [kind for kind in reading.WORKERS if workers_of(f"1 {kind}") in SETS_OF_SHAPE[shape]] == fits


def test_who_stands_where():
    """PAL-4.8: coloured slots take their own kind first, then criminals; the rest stand in the clear ones."""
    scout, labourer, cleric, criminal = (reading.WORKERS.index(k) for k in ("scout", "labourer", "cleric", "criminal"))
    shape = [scout, cards.ANY, cleric]
    assert standing(shape, workers_of("1 scout 1 labourer 1 cleric")) == [scout, labourer, cleric]
    assert standing(shape, workers_of("1 criminal 1 labourer 1 cleric")) == [criminal, labourer, cleric]
    assert standing(shape, workers_of("1 criminal 2 scout")) == [scout, scout, criminal]
    assert holds(workers_of("2 scout"), workers_of("1 scout"))
    assert not holds(workers_of("2 scout"), workers_of("1 scout 1 cleric"))


def test_costs_come_before_effects():
    """PAL-4.9: what an action yields cannot pay for it; silver goes to the general supply."""
    game = a_turn().given(
        paladin(0, "engelier"), track(0, strength=0), goods(0, silver=0), supply(0, "1 scout 1 labourer 1 fighter")
    )
    game.given(outsiders(None, None, "thief_viking", None, None, None))
    assert game.refused("act attack") == ("PAL-6.6", "no-outsider-to-attack")
    game = a_turn().given(goods(0, silver=4), supply(0, "2 labourer")).when("act develop", "workshop attack 1")
    assert game.table.tax == 6


def test_void_rewards_do_not_forbid_an_action():
    """PAL-4.10, PAL-9.2"""
    game = a_turn().given(
        track(0, influence=12, faith=6), goods(0, provisions=1), supply(0, "1 scout 1 labourer 1 cleric")
    )
    game.when("act commission", "settle space_4_5")
    assert (attributes(game), game.table.paid[0]) == ((0, 12, 6), 0)


@pytest.mark.parametrize(
    ("name", "action", "workers"),
    [
        ("anseis", "fortify", "1 merchant 1 labourer 1 scout"),
        ("berengier", "garrison", "1 merchant 1 labourer 1 fighter"),
        ("gerier", "convert", "1 fighter 1 labourer 1 cleric"),
        ("ivon", "commission", "1 scout 1 labourer 1 cleric"),
        ("ivoire", "absolve", "1 cleric 1 labourer 1 merchant"),
    ],
)
def test_paladins_waive_costs(name, action, workers):
    """PAL-4.11"""
    game = a_turn().given(goods(0), supply(0, workers), outsiders("thief_viking", None, None, None, None, None))
    game.table.done[board.CONVERT] = 1
    assert game.refused(f"act {action}")[1] in ("cannot-pay", "no-space-in-reach")
    game.given(paladin(0, name)).when(f"act {action}").dealt()
    assert (silver(game), provisions(game)) == (0, 0)


def test_oliver_prays_for_nothing():
    """PAL-4.11"""
    game = a_turn().given(paladin(0, "oliver"), goods(0), placed(0, "hunt", "1 labourer"), supply(0, "1 cleric"))
    game.when("act pray")
    assert standing_on(game, "hunt") == 0


def test_paladins_do_not_help_imitations():
    """PAL-4.11: Samson's discount is for Develop alone, Otton's silver for Trade alone."""
    game = a_turn(number=3).given(paladin(0, "samson"), favours("favour_merchant_develop", None, None, None, None))
    game.given(goods(0, silver=2), supply(0, "1 merchant"))
    assert game.refused("favour favour_merchant_develop") == ("PAL-7.4", "cannot-pay")
    game.given(goods(0, provisions=1)).when("favour favour_merchant_develop", "choose 1", "workshop attack 1")
    assert (silver(game), provisions(game)) == (0, 0)


@pytest.mark.parametrize(
    ("action", "limit"),
    [("develop", 8), ("commission", 7), ("fortify", 7), ("garrison", 7), ("absolve", 7), ("convert", 7)],
)
def test_limits(action, limit):
    """PAL-4.12"""
    game = a_turn().given(goods(0, 9, 9), track(0, 12, 12, 12), outsiders("thief_viking", None, None, None, None, None))
    game.given(supply(0, "3 criminal"))
    index = board.ACTIONS.index(action)
    game.table.done[index] = limit - 1
    assert action in acts(game)
    game.table.done[index] = limit
    game.given()
    assert game.refused(f"act {action}") == ("PAL-4.12", "row-used-up")


def test_attack_has_no_limit():
    """PAL-4.12"""
    game = a_turn().given(goods(0, 9), outsiders("thief_viking", None, None, None, None, None), supply(0, "3 criminal"))
    game.table.done[board.ATTACK] = 30
    assert "attack" in acts(game)


def test_bad_options_and_seats():
    """PAL-12.4: the difficulty is for the solo game alone."""
    game = load("paladins")
    with pytest.raises(BadSeatCount):
        game.new(5)
    with pytest.raises(BadSeatCount):
        game.new(0)
    with pytest.raises(BadOption):
        game.new(1, {"difficulty": "nightmare"})
    with pytest.raises(BadOption):
        game.new(1, {"dificulty": "easy"})
    with pytest.raises(BadOption):
        game.new(2, {"difficulty": "hard"})
    assert game.new(1, {"difficulty": "hard"}).seats == 1


def test_carried_over_criminals_bring_no_suspicion():
    """PAL-8.5"""
    game = a_turn().given(supply(0, "1 criminal"), suspicion(0, 0)).when("pass")
    assert (has(game, 0, "criminal"), game.table.suspicions[0]) == (1, 1)


def test_a_workshop_needs_no_worker_any_more():
    """PAL-5.2"""
    game = a_turn().given(workshops(0, ("attack", 1), ("attack", 2)), supply(0, "1 fighter"), goods(0, silver=1))
    game.given(outsiders("thief_viking", None, None, None, None, None))
    assert "attack" in acts(game)
