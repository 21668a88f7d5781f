"""Smaller parts of the kernel: typed data, outcomes, node counts."""

import pytest

from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one, subsets
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.outcome import deciding_key, ranked
from pentarchy.kernel.perft import divide, perft
from pentarchy.kernel.testing import frozen
from tests.kernel.toy import TOY

ROW = Row(
    "cards.toml.card[x]", {"id": "x", "cost": 3, "old": True, "tags": ["a"], "parts": [{"id": "p"}], "in": {"n": 1}}
)


def test_listed_subsets_hold_the_members_of_their_masks():
    assert [list(members) for members in subsets(5)] == [one_by_one(mask) for mask in range(1 << 5)]


def test_rows_read_with_the_expected_type():
    assert (ROW.text("id"), ROW.number("cost"), ROW.flag("old"), ROW.texts("tags")) == ("x", 3, True, ["a"])
    assert ROW.rows("parts")[0].text("id") == "p"
    assert ROW.row("in").number("n") == 1
    assert ROW.has("id")
    assert "cost" in ROW.keys()  # noqa: SIM118


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (lambda row: row.text("cost"), "'cost' must be a text, not 3"),
        (lambda row: row.number("old"), "must be a whole number"),
        (lambda row: row.flag("id"), "true or false"),
        (lambda row: row.texts("parts"), "list of texts"),
        (lambda row: row.numbers("tags"), "list of whole numbers"),
        (lambda row: row.rows("tags"), "list of tables"),
        (lambda row: row.row("id"), "must be a table"),
        (lambda row: row.items("id"), "must be a list"),
        (lambda row: row.text("name"), r"cards.toml.card\[x\]: 'name' is missing"),
    ],
)
def test_rows_say_where_they_are_wrong(read, why):
    with pytest.raises(BadData, match=why):
        read(ROW)


def test_places_and_tie_breaks():
    assert ranked([[3, 1], [5, 0], [3, 1], [3, 2]]) == [3, 1, 3, 2]
    assert deciding_key([[3, 1], [5, 0]], ["points", "fires"]) == ""
    assert deciding_key([[5, 1], [5, 0]], ["points", "fires"]) == "fires"
    assert deciding_key([[5, 1], [5, 1]], ["points", "fires"]) == "shared"


def test_perft_counts_sequences():
    """Three draws for each of two seats; then one to three bids each, and four sorts of two."""
    state = TOY.new(2)
    assert [perft(state, depth) for depth in range(5)] == [1, 3, 9, 18, 36]
    assert divide(state, 3) == {"draw low": 3, "draw middle": 6, "draw high": 9}


def test_frozen_refuses_what_does_not_belong_into_a_state():
    with pytest.raises(TypeError, match="float does not belong"):
        frozen(0.5)


def test_words_must_be_known_and_fixed_values_are_what_the_rules_know():
    assert ROW.word("id", ["x", "y"]) == "x"
    with pytest.raises(BadData, match="'id' must be one of y, z, not 'x'"):
        ROW.word("id", ["y", "z"])
    ROW.exactly("cost", 3)
    with pytest.raises(BadData, match="the rules know 'cost' only as 4, not as 3"):
        ROW.exactly("cost", 4)


def test_what_nothing_has_asked_for_is_found_however_deep_it_lies():
    row = Row(
        "cards.toml", {"note": "", "name_cs": "", "in": {"n": 1, "m": 2}, "parts": [{"id": "p", "slip": 1}], "odd": 1}
    )
    assert row.row("in").number("n") == row.rows("parts")[0].number("slip") == 1
    assert row.unread({"odd"}) == ["cards.toml.in: m", "cards.toml.parts[p]: id"]


def test_rows_within_rows_are_the_same_whenever_they_are_asked_for():
    row = Row("cards.toml", {"in": {"n": 1}, "parts": [{"id": "p"}]})
    assert row.row("in") is row.row("in")
    assert row.rows("parts")[0] is row.rows("parts")[0]
