"""What options and views foretell is what happens then."""

from random import Random

import pytest

import pentarchy
from pentarchy.games.amulet.moves import DONE
from tests.games.amulet.given import coins, game, tower, turn_of, upgraded

CHANCE = -1
AMULET = pentarchy.load("amulet")


def positions(question, seed):
    """All positions of a random game in which this is asked."""
    state, rng = AMULET.new(3, {}), Random(seed)
    while not state.over:
        if state.question == question:
            yield state
        state.play(state.draw(rng.random()) if state.seat == CHANCE else rng.choice(state.options()))


def fought(state):
    """What happens if the fight is ended now, without a potion."""
    twin = state.copy()
    twin.listen()
    twin.play(DONE.base)
    while twin.question in ("DrinkInFight", "StayOn"):
        twin.play(AMULET.parse("pass"))
    return {event.kind: event.facts for event in twin.heard()}


@pytest.mark.parametrize("seed", range(6))
def test_a_fight_ends_as_foretold(seed):
    """AMU-6.8 to AMU-6.10."""
    seen = 0
    for state in positions("Arrange", seed):
        told, foretold = fought(state), state.view(state.seat)["fight"]["forecast"]
        assert told["fought"]["outcome"] == foretold["outcome"]
        assert told["reckoned"]["damage"] == foretold["damage"]
        assert told["reckoned"]["health"] == foretold["health"]
        assert told.get("gained-xp", {"xp": 0})["xp"] == foretold["xp"]
        seen += 1
    assert seen


@pytest.mark.parametrize("seed", range(4))
def test_a_placement_leads_where_its_facts_say(seed):
    """AMU-23.2: and the solver suggests one of them."""
    for state in positions("PlaceToken", seed):
        seat, before = state.seat, state.copy()
        facts = [state.facts(move) for move in state.options()]
        assert [fact["suggested"] for fact in facts].count(True) == 1
        for move, fact in zip(state.options(), facts, strict=True):
            after = before.copy()
            after.play(move)
            if after.question in ("Arrange", "Contribute"):
                assert {**after.view(seat)["fight"]["forecast"], "suggested": fact["suggested"]} == fact


def test_the_price_is_the_true_one():
    """AMU-5.12: discounts and lasting monsters count."""
    s = game("sorceress", "thief").given(tower("spark_1"), coins(0, 9), upgraded("mage_tower"), turn_of(0))
    s.when("go mage_tower", "do spells")
    buy, bargain = (AMULET.parse(f"{verb} spell_spark_1") for verb in ("buy", "bargain"))
    full, less = s.table.facts(buy)["cost"], s.table.facts(bargain)["cost"]
    assert less < full
    coins_before = s.table.coins[0]
    s.table.play(bargain)
    assert coins_before - s.table.coins[0] == less
    assert s.table.facts(DONE.base) == {}
