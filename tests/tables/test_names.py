"""Names, titles and words that pretend to be others, or to be nothing."""

import pytest

from pentarchy.tables.errors import Malformed
from pentarchy.tables.names import clean_name, clean_text, distinct, folded, likeness

INVISIBLE = [
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u061c",
    "\u3164",
    "\u2800",
    "\U000e0041",
]


@pytest.mark.parametrize("character", INVISIBLE)
def test_what_cannot_be_seen_is_not_kept(character):
    assert clean_text(f"{character}go{character}od") == "good"
    assert clean_text(character * 3) == ""
    assert clean_name(f"An{character}na") == "Anna"
    with pytest.raises(Malformed):
        clean_name(character * 3)


@pytest.mark.parametrize(
    "name", ["", " ", "\u00a0", "\u2003\u200a", "...", "\u200d", "--", "A\0", "\x07Anna", "\u0301", "ﷺ" * 3]
)
def test_names_that_nobody_can_read(name):
    with pytest.raises(Malformed):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Anna", "Šárka Žižková", "O'Neill", "Ľubomír", "Анна", "李雷", "Anna 2", "👩‍🚀", "Ω", "x"]
)
def test_names_of_people(name):
    assert clean_name(f" {name}  ") == name


def test_one_line_of_words():
    assert clean_text(" a\n\tb \r c ") == "a b c"
    assert clean_text("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️"
    assert clean_text("a" + "\u0301" * 50) == "á" + "\u0301" * 3


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("сора", "copa"), ("Вова", "Boba"), ("Ａnna", "anna"), ("ΑΝΝΑ", "аννа")]
)
def test_what_looks_the_same_is_the_same(one, other):
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Šárka", "Sarka"), ("Ján", "Jan")])
def test_what_looks_different_is_different(one, other):
    assert folded(one) != folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ilona", "llona"), ("Bob", "B0b"), ("lvan", "1van"), ("IVAN", "|van")])
def test_what_is_easily_mistaken_is_alike(one, other):
    assert likeness(one) == likeness(other)
    assert distinct(one, [other]) == f"{one} 2"


def test_two_people_of_one_name_are_told_apart():
    assert distinct("Anna", ["Boris"]) == "Anna"
    assert distinct("Anna", ["ANNA", "anna 2"]) == "Anna 3"
