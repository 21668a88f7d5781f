"""Every game declares what its views look like, and what follows from that is up to date."""

import pentarchy
from pentarchy.kernel.testing.shapes import view_of
from tools import view_types

UNDECLARED = {
    "amulet",
    "night_watch",
    "paladins",
}
"""Games that do not say yet what their views look like."""


def test_every_game_declares_its_view():
    tables = {slug: pentarchy.load(slug).new(3) for slug in pentarchy.games()}
    assert {slug for slug, table in tables.items() if not view_of(type(table))} == UNDECLARED


def test_the_types_of_the_client_are_up_to_date():
    assert view_types.main(["--check"]) == 0, "run: python -m tools.view_types"
