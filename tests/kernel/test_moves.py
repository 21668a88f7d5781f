"""Verbs and notation: every move has one text, and whatever text comes in either parses or is refused with a reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentarchy
from pentarchy.kernel.errors import BadNotation, UnknownMove
from pentarchy.kernel.moves import Counts, Dice, Number, Subset, Vocabulary, Word

WORDS = Vocabulary()
GO = WORDS.verb("go")
TURN = WORDS.verb("turn", Number(-2, 3))
PICK = WORDS.verb("pick", Word(["A1", "b-2"]), Number(1, 3), pattern="pick {0} times {1}")
SET = WORDS.verb("set", Subset(["x", "y", "z"]))
TRADE = WORDS.verb("trade", Counts(["wool", "ore"], 9), Counts(["wool", "ore"], 9), pattern="trade {0} for {1}")
ROLL = WORDS.verb("roll", Dice(3))
FOUR = WORDS.verb("four", Number(0, 1), Number(0, 2), Number(0, 3), Number(0, 4))


def test_every_move_round_trips():
    texts = set()
    for move in range(WORDS.size):
        text = WORDS.text(move)
        assert WORDS.parse(text) == move
        texts.add(text)
    assert len(texts) == WORDS.size


def test_arguments():
    move = FOUR.of(1, 2, 3, 4)
    assert [FOUR.argument(move, i) for i in range(4)] == [1, 2, 3, 4]
    assert FOUR.end == WORDS.size
    assert PICK.covers(PICK.of(1, 2))
    assert not PICK.covers(SET.base)
    assert WORDS.text(PICK.of(1, 2)) == "pick b-2 times 3"
    assert WORDS.text(SET.base + 5) == "set x z"
    assert WORDS.text(ROLL.base + 6 + 8) == "roll 2 3"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("  PICK   a1 TIMES 2 ", PICK.of(0, 1)),
        ("set z x", SET.base + 5),
        ("trade 1 wool 1 wool for nothing", WORDS.parse("trade 2 wool for nothing")),
        ("turn -2", TURN.base),
    ],
)
def test_reading_is_generous(text, move):
    assert WORDS.parse(text) == move


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        ("fly", "must begin with one of go, turn"),
        ("go go", "nothing may follow"),
        ("turn", "ends where a number from -2 to 3"),
        ("turn 4", "'4' is not a number from -2 to 3"),
        ("turn ٣", "not a number"),
        ("turn 99999999999999999999", "not a number"),
        ("pick c3 times 1", "'c3' is not one of A1, b-2"),
        ("pick A1 1", "expected 'times', found '1'"),
        ("set", "some of x, y, z"),
        ("set q", "'q' is not one of x, y, z"),
        ("trade 10 wool for 1 ore", "expected up to 9 each of wool, ore"),
        ("trade wool for ore", "expected up to 9"),
        ("roll 7", "numbers from 1 to 6"),
        ("roll", "what the dice show"),
        ("roll 1 2 3 4", "nothing may follow"),
    ],
)
def test_bad_notation_says_what_is_wrong(text, why):
    with pytest.raises(BadNotation, match=why):
        WORDS.parse(text)


@given(st.text(max_size=40))
def test_any_text_parses_or_is_refused(text):
    for vocabulary in (WORDS, *(pentarchy.load(slug).vocabulary for slug in pentarchy.games())):
        try:
            move = vocabulary.parse(text)
        except BadNotation:
            continue
        assert vocabulary.parse(vocabulary.text(move)) == move


fragments = ["go", "turn", "pick", "A1", "times", "set", "x", "trade", "wool", "for", "roll", "1", "-1", "99", "none"]


@given(st.lists(st.sampled_from(fragments), max_size=8))
def test_any_words_parse_or_are_refused(words):
    try:
        move = WORDS.parse(" ".join(words))
    except BadNotation:
        return
    assert WORDS.parse(WORDS.text(move)) == move


@given(st.integers())
def test_numbers_outside_the_vocabulary_are_no_moves(number):
    if 0 <= number < WORDS.size:
        assert WORDS.text(number)
    else:
        with pytest.raises(UnknownMove):
            WORDS.text(number)


def test_mistakes_in_a_vocabulary_show_at_once():
    words = Vocabulary()
    words.verb("go")
    with pytest.raises(ValueError, match="two verbs named 'go'"):
        words.verb("go")
    with pytest.raises(ValueError, match="must begin with it"):
        words.verb("run", Number(0, 1), pattern="walk {0}")
    with pytest.raises(ValueError, match="same word"):
        Word(["a", "A"])
