"""Records: small text files that replay to the same state, and whatever is wrong with one is said."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentarchy.kernel import Record, replay
from pentarchy.kernel.errors import BadRecord, CannotUndo, IllegalMove
from pentarchy.kernel.record import chance_moves, slug_of
from pentarchy.kernel.record_text import check_sum, record_line, seat_move
from pentarchy.kernel.testing import frozen
from tests.kernel.toy import TOY


def played(*moves, seats=2):
    record = Record(TOY, seats, {"most": 4, "extra": ["b"]})
    for text in moves:
        each = seat_move(text)
        record.play(TOY.parse(each.move), each.seat)
    return record


GAME = ("draw high", "draw middle", "1> bid 2", "bid 3", "sort left", "1> sort right", "sort left", "sort left")


def signed(body):
    return f"{body}sum {check_sum(body)}\n"


def test_a_record_reads_aloud():
    record = played(*GAME)
    record.players[0] = "Anna Nováková"
    assert record.text().splitlines()[:-1] == [
        "pentarchy 1",
        "game toy",
        "rules 1",
        "seats 2",
        "option extra=b",
        "option most=4",
        "player 0 Anna Nováková",
        "moves",
        "draw high; draw middle",
        "1> bid 2",
        "bid 3",
        "sort left",
        "1> sort right",
        "sort left",
        "sort left",
    ]
    again = replay(TOY, record.text())
    assert frozen(again.state) == frozen(record.state)
    assert again.players == {0: "Anna Nováková"}
    assert again.text() == record.text()
    assert slug_of(record.text()) == "toy"
    assert [TOY.text(move) for move in chance_moves(again)] == ["draw high", "draw middle"]


def test_notes_are_kept():
    record = played()
    record.notes["seed"] = "00 ff"
    assert "note seed 00 ff\nmoves\n" in record.text()
    assert replay(record.game, record.text()).notes == {"seed": "00 ff"}


def test_a_refused_move_is_not_written_down():
    record = played("draw low", "draw low")
    with pytest.raises(IllegalMove):
        record.play(TOY.parse("bid 3"))
    assert len(record.entries) == 2


def test_undo_takes_back_the_own_last_move():
    record = played(*GAME[:5])
    before = frozen(record.state)
    record.play(TOY.parse("sort right"))
    record.undo(0)
    assert frozen(record.state) == before
    assert record.lines[-1] == "undo 0"
    assert frozen(replay(TOY, record.text()).state) == before


def test_undo_stops_at_chance_at_reveals_and_at_others():
    with pytest.raises(CannotUndo, match="has not made a move yet"):
        played("draw high", "draw low").undo(0)
    with pytest.raises(CannotUndo, match="learned something"):
        played(*GAME[:4]).undo(0)
    with pytest.raises(CannotUndo, match="seat 1 has chosen after it"):
        played(*GAME[:6]).undo(0)


def test_a_hidden_answer_is_taken_back_until_all_are_shown():
    record = played(*GAME[:3])
    record.undo(1)
    assert record.state.pending == [0, 1]


def test_a_replay_does_not_judge_an_undo_again():
    body = played(*GAME[:4]).text().rpartition("sum ")[0] + "undo 0\n"
    assert replay(TOY, signed(body)).state.pending == [0]


def test_undo_by_consent_goes_further():
    record = played(*GAME[:4])
    record.undo(1, consent=True)
    assert record.state.pending == [0, 1]
    assert replay(TOY, record.text()).text() == record.text()


def test_undo_keeps_listening():
    record = played(*GAME[:5])
    record.state.listen()
    record.undo(0)
    assert record.state.events == []


BODY = played(*GAME).text().rpartition("sum ")[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "must begin with 'pentarchy 1'"),
        ("hello\nworld", "must begin with 'pentarchy 1'"),
        (BODY, "cut off"),
        (BODY[:40], "cut off"),
        (signed(BODY).replace("bid 3", "bid 1"), "was changed"),
        (signed(BODY.replace("moves\n", "")), "no 'moves' line"),
        (signed(BODY.replace("game toy", "game chess")), "a game of chess, not of toy"),
        (signed(BODY.replace("rules 1", "rules 2")), "version 2 of the rules, this is 1"),
        (signed(BODY.replace("rules 1", "rules one")), "needs a number"),
        (signed(BODY.replace("seats 2", "seats 7")), "toy is for 2, 3 seats"),
        (signed(BODY.replace("seats 2\n", "")), "does not say 'seats'"),
        (signed(BODY.replace("most=4", "most=40")), "from 1 to 9"),
        (signed(BODY.replace("option most=4", "colour blue")), "line 6: 'colour blue' is not expected"),
        (signed(BODY.replace("option most=4", "player x")), "a seat and a name"),
        (signed(BODY.replace("option most=4", "note seed")), "a name of its own and a text"),
        (signed(BODY.replace("option most=4", "note seed a\nnote seed b")), "a name of its own and a text"),
        (signed(BODY.replace("bid 3", "bid 9")), "line 10: cannot read the move 'bid 9'"),
        (signed(BODY.replace("draw high", "draw low")), "above-your-card"),
        (signed(BODY.replace("1> bid 2", "5> bid 2")), "seat 5 has nothing to decide"),
        (signed(BODY.replace("1> bid 2", "x> bid 2")), "'x' is not a seat"),
        (signed(BODY + "undo 0\n"), "seat 1 has chosen after it"),
        (signed(BODY + "undo x\n"), "cannot read 'undo x'"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(text, why):
    with pytest.raises(BadRecord, match=why):
        replay(TOY, text)


@settings(max_examples=150)
@given(st.data())
def test_damaged_records_are_refused(data):
    text = played(*GAME).text()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="utf-8"))
    damaged = text[:at] + other + text[at + 1 :]
    if damaged == text:
        return
    with pytest.raises(BadRecord):
        replay(TOY, damaged)


@settings(max_examples=150)
@given(st.lists(st.sampled_from(BODY.splitlines()), max_size=14))
def test_shuffled_lines_are_refused_or_replay(lines):
    text = signed("\n".join(["pentarchy 1", *lines]) + "\n")
    try:
        record = replay(TOY, text)
    except BadRecord:
        return
    assert frozen(replay(TOY, record.text()).state) == frozen(record.state)


@pytest.mark.parametrize(
    "text", ["bid 3", "1> bid 2", "draw high; draw middle", "2> stop; roll 1", "undo 0", "undo 3 agreed"]
)
def test_a_line_reads_as_it_is_written(text):
    assert str(record_line(text)) == text


def test_a_line_says_who_and_what():
    line = record_line("1> bid 2; draw low")
    assert (line.seat, [each.move for each in line.moves], line.undo) == (1, ["bid 2", "draw low"], False)
    line = record_line("undo 1 agreed")
    assert (line.seat, line.moves, line.undo, line.agreed) == (1, [], True, True)
