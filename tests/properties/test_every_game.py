"""The generic suite from source: every property, for every registered game.

Where there is a compiled build, which plays the same games five times as fast, that one goes through all variants and
numbers of seats (tests/test_compiled.py), and here they take turns: each property sees another table of a game.
"""

import pytest

import pentarchy
from pentarchy.kernel import CHANCE
from pentarchy.kernel.testing import PROPERTIES, random_game
from tests.test_compiled import missing_for_a_build, tables


def tables_for(game, turn):
    found = tables(game)
    return found if missing_for_a_build() else [found[turn % len(found)]]


CASES = [
    pytest.param(check, game, variant, seats, id=f"{check.__name__}-{slug}-{variant.name}-{seats}")
    for slug in pentarchy.games()
    for game in [pentarchy.load(slug)]
    for turn, check in enumerate(PROPERTIES)
    for variant, seats in tables_for(game, turn)
]


@pytest.mark.parametrize(("check", "game", "variant", "seats"), CASES)
def test_property(check, game, variant, seats):
    check(game, variant, seats, seed=0)


KEEP_A_SECRET = {
    "amulet": {"SecretVisit", "SecretSlot"},
    "night_watch": {"Act", "BeforeRoll", "ChoosePartner", "DiscardOne", "GiveBack", "Respond"}
    | {"RetainCard", "SeizeCard", "Substitute", "Swap"},
}
"""The questions that are put even where one option is left, because silence would tell the others something."""


@pytest.mark.parametrize("slug", pentarchy.games())
def test_one_option_is_asked_about_only_to_keep_a_secret(slug):
    game, lone = pentarchy.load(slug), set()

    def look(state):
        asked = state.pending if state.seat != CHANCE else []
        lone.update(type(state.facing(seat)).__name__ for seat in asked if len(state.options(seat)) == 1)

    for variant in game.variants:
        random_game(game, variant, variant.seats[-1], 0, look)
    assert lone <= KEEP_A_SECRET.get(slug, set())
