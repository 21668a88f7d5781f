"""The parts of an observation, one by one."""

from array import array

import pytest

pytest.importorskip("numpy")

import pentarchy
from pentarchy.envs.encoding import groups, moves, parts
from pentarchy.envs.errors import Unencodable

WORDS = ["oak", "elm", "ash"]


def put(part, value, you=0):
    out = array("h", bytes(2 * part.size))
    part.put(value, out, 0, you)
    return out.tolist()


@pytest.mark.parametrize(
    ("part", "value", "entries"),
    [
        (parts.Known(), "anything", []),
        (parts.Flag(), True, [1]),
        (parts.Number(5), -3, [-3]),
        (parts.Digit(2, 4), 3, [0, 1, 0]),
        (parts.Digit(2, 4), None, [0, 0, 0]),
        (parts.OneOf(WORDS), "elm", [0, 1, 0]),
        (parts.OneOf(WORDS), "", [0, 0, 0]),
        (parts.Bag(WORDS), ["ash", "oak", "ash"], [1, 0, 2]),
        (parts.Tally(WORDS, 3), {"elm": 7}, [0, 7, 0]),
        (parts.Positional(16, WORDS), 0x203, [3, 0, 2]),
        (parts.Indices(WORDS), [2, 0, 2], [1, 0, 2]),
        (groups.Maybe(parts.Number()), None, [0, 0]),
        (groups.Maybe(parts.Number()), 4, [1, 4]),
        (groups.Either(list=parts.Bag(WORDS), int=parts.Number()), 2, [0, 0, 0, 0, 1, 2]),
        (groups.Either(list=parts.Bag(WORDS), int=parts.Number()), ["oak"], [1, 1, 0, 0, 0, 0]),
        (groups.Row(2, parts.Number()), [4, 5], [4, 5]),
        (groups.Line(3, parts.Number()), [4, 5], [1, 4, 1, 5, 0, 0]),
        (groups.Several({"a": parts.Flag(), "b": parts.Number()}), [True, 8], [1, 8]),
        (groups.Record({"a": parts.Number(), "b": groups.Maybe(parts.Flag())}), {"a": 2}, [2, 0, 0]),
    ],
)
def test_what_a_part_writes(part, value, entries):
    assert put(part, value) == entries


@pytest.mark.parametrize(
    ("part", "value", "entries"),
    [
        (parts.Seat(3), 0, [0, 1, 0]),
        (parts.Seat(3), -1, [0, 0, 0]),
        (parts.Seats(3), [2, 1], [1, 0, 1]),
        (parts.SeatMask(3), 0b011, [0, 1, 1]),
        (groups.BySeat(3, parts.Number()), [10, 11, 12], [12, 10, 11]),
    ],
)
def test_seats_are_counted_from_the_one_that_looks(part, value, entries):
    assert put(part, value, you=2) == entries


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (parts.Flag(), 1),
        (parts.Number(), None),
        (parts.Number(), 1 << 15),
        (parts.Digit(2, 4), 5),
        (parts.OneOf(WORDS), "yew"),
        (parts.Bag(WORDS), {"oak": 1}),
        (parts.Bag(WORDS), ["yew"]),
        (parts.Tally(WORDS), {"yew": 1}),
        (parts.Tally(WORDS), ["oak"]),
        (parts.Seat(2), 2),
        (parts.Seats(2), [2]),
        (parts.Seats(2), 1),
        (parts.SeatMask(2), 4),
        (parts.Positional(2, WORDS), 8),
        (parts.Indices(WORDS), [3]),
        (parts.Indices(WORDS), 3),
        (groups.Either(int=parts.Number()), "one"),
        (groups.Row(2, parts.Number()), [1]),
        (groups.BySeat(2, parts.Number()), {}),
        (groups.Line(1, parts.Number()), [1, 2]),
        (groups.Several({"a": parts.Flag()}), []),
        (groups.Record({"a": parts.Flag()}), []),
        (groups.Record({"a": parts.Flag()}), {"a": True, "b": 1}),
    ],
)
def test_what_a_part_refuses(part, value):
    with pytest.raises(Unencodable):
        put(part, value)


def test_an_error_names_its_place():
    part = groups.Record({"rows": groups.Row(2, groups.Record({"tree": parts.OneOf(WORDS)}))})
    with pytest.raises(Unencodable, match=r"rows\.1\.tree: 'yew' is not one of oak, elm, ash"):
        put(part, {"rows": [{"tree": "oak"}, {"tree": "yew"}]})


def test_a_move_is_written_as_its_verb_and_its_arguments():
    words = pentarchy.load("dice_king").vocabulary
    part = moves.MoveText(words, ["stop", "claim"])
    claim = words.by_name["claim"]
    move = claim.of(37, 2)
    assert put(part, words.text(move)) == [0, 1, 0, 37, 0, 2]
    assert put(part, None) == [0] * 6
    for wrong in ("reroll 1", "dance", 7):
        with pytest.raises(Unencodable):
            put(part, wrong)
