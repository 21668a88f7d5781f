"""Games without a layout of their own: a layout is found out from declarations and random games."""

from typing import Literal, TypedDict

import pytest

pytest.importorskip("numpy")

import numpy as np

import pentarchy
from pentarchy.envs.encoding import encoding
from pentarchy.envs.encoding.derived import DerivedLayout
from pentarchy.envs.encoding.layouts import dice_king
from pentarchy.envs.encoding.shapes import Shape
from tests.envs.tables import walk

pytestmark = pytest.mark.xdist_group("derived layout")
DICE_KING = pentarchy.load("dice_king")


@pytest.fixture(scope="module")
def layout():
    return DerivedLayout(DICE_KING)


@pytest.fixture
def derived(layout, monkeypatch):
    monkeypatch.setattr(encoding, "layout_of", lambda slug: layout)
    return encoding.Encoding(DICE_KING, 2, {})


def test_games_that_nobody_has_looked_at_can_be_written(derived):
    seen = [derived.encode(state.view(seed % 2)) for seed in (70, 71) for state in walk("dice_king", 2, {}, seed, 300)]
    assert np.unique(np.array(seen), axis=0).shape[0] == len(seen), "two different views look the same"


def test_it_is_the_same_whenever_it_is_found_out(derived, monkeypatch):
    monkeypatch.setattr(encoding, "layout_of", lambda slug: DerivedLayout(DICE_KING))
    again = encoding.Encoding(DICE_KING, 2, {})
    assert again.version == derived.version
    assert again.size == sum(part.size for part in again.describe())


def test_chance_uses_the_verbs_that_the_layout_by_hand_names(layout):
    assert sorted(dice_king.CHANCE) == layout.CHANCE


class Card(TypedDict):
    suit: Literal["red", "black"]
    value: int | None


class View(TypedDict):
    cards: list[Card]
    open: bool


def entries(shape, value):
    part = shape.part(seats=2)
    out = encoding.array("h", bytes(2 * part.size))
    part.put(value, out, 0, 0)
    return out.tolist()


def test_words_that_are_declared_have_an_entry_before_they_come_up():
    shape = Shape()
    shape.declare(View)
    shape.see({"cards": [{"suit": "red", "value": 3}], "open": True})
    kinds = [entries(shape, {"cards": [{"suit": suit, "value": 3}], "open": True}) for suit in ("red", "black", "gold")]
    assert len({tuple(kind) for kind in kinds}) == 3


def test_what_nobody_has_foreseen_is_counted_and_raises_nothing():
    shape = Shape()
    shape.see({"dice": [1, 2, 3]})
    shape.see({"dice": [1]})
    short, long, more = {"dice": [1] * 6}, {"dice": [1] * 9}, {"dice": [1] * 6, "gems": 4}
    assert len({tuple(entries(shape, view)) for view in (short, long, more)}) == 3
