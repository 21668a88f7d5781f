"""The checker of shapes is strict."""

from typing import Literal, NotRequired, TypedDict

import pytest

from pentarchy.kernel.testing.shapes import misfits, view_of
from tests.kernel.toy import Table, View


class Card(TypedDict):
    name: str
    cost: NotRequired[int]


class Shape(TypedDict):
    cards: list[Card]
    coin: Literal["gold", "silver"] | None
    counts: dict[str, int]
    each: dict[Literal["up", "down"], bool]
    share: float


FITS = {
    "cards": [{"name": "a"}, {"name": "b", "cost": 2}],
    "coin": None,
    "counts": {"x": 1},
    "each": {"up": True, "down": False},
    "share": 0.5,
}


def test_what_fits_is_not_mentioned():
    assert [*misfits(FITS, Shape, "view")] == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"more": 1}, "view.more is not declared"),
        ({"cards": [{"cost": 1}]}, "view.cards[0].name is missing"),
        ({"cards": [{"name": "a", "cost": True}]}, "view.cards[0].cost is True, not int"),
        ({"cards": ({"name": "a"},)}, "view.cards is ({'name': 'a'},), not list"),
        ({"cards": None}, "view.cards is None, not list"),
        ({"coin": "copper"}, "view.coin is 'copper', not Literal | NoneType"),
        ({"counts": {1: 1}}, "the key 1 of view.counts is 1, not str"),
        ({"each": {"up": True}}, "view.each lacks down"),
        ({"each": {"up": True, "down": 0}}, "view.each.down is 0, not bool"),
        ({"share": 1}, "view.share is 1, not float"),
    ],
)
def test_misfits_are_named(change, why):
    assert why in [*misfits(FITS | change, Shape, "view")]


def test_a_key_may_not_be_missing():
    assert [*misfits({}, View, "toy")] == [f"toy.{key} is missing" for key in ("hand", "held", "bids", "coins")]


def test_the_shape_is_found_beside_the_table():
    assert view_of(Table) is View
    assert view_of(dict) is None
