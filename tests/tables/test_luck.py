"""Luck that can be checked: honest records are confirmed, every kind of cheating is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.kernel.steps import CHANCE, index_at
from pentarchy.tables.luck import Luck, UnfairRecord, point, verify
from pentarchy.tables.seeding import ALONE, new_part, promise

DICE = load("dice_king")


def commitment(seed):
    """As records of the first scheme have it, which must stay good."""
    return promise(ALONE, "", seed)


def played(seed, decisions=12):
    record = Record(DICE, 2)
    luck = Luck(seed)
    luck.answer_chance(record)
    for _ in range(decisions):
        record.play(record.state.options()[-1])
        luck.answer_chance(record)
    record.notes = {"seed": seed, "commitment": commitment(seed)}
    return record


def test_an_honest_game_is_confirmed():
    assert verify(DICE, played(new_part()).text()) > 12


def test_luck_never_comes_back_after_an_undo():
    record = Record(DICE, 2)
    luck = Luck("00" * 32)
    luck.answer_chance(record)
    record.play(DICE.parse("reroll 1 2 3 4 5 6"))
    luck.answer_chance(record)
    first = record.lines[-1]
    record.undo(seat_of(record), consent=True)
    record.play(DICE.parse("reroll 1 2 3 4 5 6"))
    luck.answer_chance(record)
    assert record.lines[-1] != first
    record.notes = {"seed": "00" * 32, "commitment": commitment("00" * 32)}
    assert verify(DICE, record.text()) == luck.answered


def seat_of(record):
    return next(entry.seat for entry in reversed(record.entries) if entry.seat != CHANCE)


def test_a_seed_that_was_not_promised_is_found():
    record = played(new_part())
    record.notes["seed"] = new_part()
    with pytest.raises(UnfairRecord, match="promised"):
        verify(DICE, record.text())


def test_a_seed_swapped_with_its_commitment_is_found_by_whoever_pinned_the_first():
    honest, swapped = played("11" * 32), played("22" * 32)
    first = honest.notes["commitment"]
    assert verify(DICE, honest.text(), pinned=first) > 12
    assert verify(DICE, swapped.text()) > 12, "on its own the record looks honest"
    with pytest.raises(UnfairRecord, match="shown before the game"):
        verify(DICE, swapped.text(), pinned=first)


def test_luck_that_was_chosen_is_found():
    record = played("11" * 32)
    record.notes = {"seed": "22" * 32, "commitment": commitment("22" * 32)}
    with pytest.raises(UnfairRecord, match="the seed says"):
        verify(DICE, record.text())


@pytest.mark.parametrize(
    ("notes", "why"),
    [
        ({"commitment": "00", "scheme": "9"}, "scheme 9"),
        ({}, "no commitment"),
        ({"commitment": "00"}, "not revealed"),
        ({"commitment": "00", "seed": "xyz"}, "hexadecimal"),
    ],
)
def test_what_is_missing_is_said(notes, why):
    record = played("11" * 32, 1)
    record.notes = notes
    with pytest.raises(UnfairRecord, match=why):
        verify(DICE, record.text())


@given(st.lists(st.integers(1, 50), min_size=1, max_size=40), st.integers(0, 10_000))
def test_every_option_is_as_wide_as_its_weight(weights, index):
    at = point("ab" * 32, index)
    place = index_at(weights, at)
    assert 0 <= at < 1
    assert sum(weights[:place]) <= at * sum(weights) < sum(weights[: place + 1]) + 1e-9


def test_points_are_spread_evenly():
    points = [point("cd" * 32, index) for index in range(4000)]
    tenths = [sum(tenth / 10 <= at < (tenth + 1) / 10 for at in points) for tenth in range(10)]
    assert all(330 < count < 470 for count in tenths)
