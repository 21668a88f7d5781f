"""Every game declares what its views look like, and what follows from that is up to date."""

import pentarchy
from pentarchy.kernel.testing.shapes import view_of
from tools import view_types

UNDECLARED = {
    "amulet",
    "dice_king",
    "night_watch",
    "paladins",
    "valeria",
}
"""Games that do not say yet what their views look like."""


def test_every_game_declares_its_view():
    assert {slug for slug in pentarchy.games() if not view_of(type(a_table(slug)))} == UNDECLARED


def a_table(slug):
    game = pentarchy.load(slug)
    return game.new(game.variants[0].seats[0], game.variants[0].options)


def test_the_types_of_the_client_are_up_to_date():
    assert view_types.main(["--check"]) == 0, "run: python -m tools.view_types"
