"""Consent is of people: who is asked, what lapses, and how somebody who stalls is outvoted."""

import pytest

from pentarchy.tables import redaction
from pentarchy.tables.consent import LESS_PATIENCE, PATIENCE
from pentarchy.tables.errors import Conflict, Malformed, Stale
from pentarchy.tables.rights import NOBODY, SERVER
from pentarchy.tables.seats import Seat
from pentarchy.tables.terms import Clock
from pentarchy.tables.verbs import Answer, Back, Leave, Propose, Resign, Sit, StandIn, do
from tests.tables.people import BOT, HELD, choose, running, shows


def propose(table, seat, what, about=None, at=3):
    do(table, Propose(seat=seat, what=what, about=about), shows(seat), at)


def answer(table, seat, yes=True):
    do(table, Answer(seat=seat, yes=yes), shows(seat), 4)


def kinds(table):
    return [each.entry.kind for each in table.changes.happened]


@pytest.mark.parametrize("what", ["draw", "abort", "undo"])
def test_a_bot_that_keeps_a_seat_warm_agrees_to_nothing(what):
    table = running(HELD, HELD, clock=Clock("decision", 1))
    choose(table, 0)
    do(table, StandIn(1, table.decision_of(1)), SERVER, 2000)
    propose(table, 0, what)
    assert table.phase == "running"
    assert "undo" not in table.record.lines[-1]
    answer(table, 1)
    assert table.over or table.record.lines[-1] == "undo 0 agreed"


def test_whoever_has_left_or_given_up_is_not_asked():
    table = running(HELD, HELD, HELD)
    propose(table, 0, "draw")
    do(table, Resign(seat=1), shows(1), 3)
    assert not table.over
    do(table, Leave(seat=2), shows(2), 4)
    assert table.ending == "draw", "all who still play had agreed"


def test_with_bots_only_nobody_else_is_asked():
    table = running(HELD, BOT)
    propose(table, 0, "abort")
    assert table.ending == "abort"


def test_consent_to_take_a_move_back_is_about_that_move():
    table = running(HELD, HELD)
    choose(table, 0)
    propose(table, 0, "undo")
    choose(table, 1)
    assert table.proposal is None
    with pytest.raises(Stale):
        answer(table, 1)


def test_a_proposal_goes_with_whoever_made_it():
    table = running(HELD, HELD, HELD)
    propose(table, 0, "draw")
    do(table, Resign(seat=0), shows(0), 3)
    assert table.proposal is None


def test_a_rematch_needs_everybody_who_is_there():
    table = running(HELD, HELD)
    do(table, Resign(seat=0), shows(0), 2)
    assert table.over
    propose(table, 0, "rematch")
    assert not table.rematch
    answer(table, 1)
    assert table.rematch
    row, seats, _ = table.changes.opened
    assert row.id == table.rematch
    assert [seat.token_hash for seat in seats] == [seat.token_hash for seat in table.seats]
    with pytest.raises(Conflict):
        propose(table, 1, "rematch")


def test_who_refuses_a_rematch_is_not_dragged_into_one():
    table = running(HELD, HELD)
    do(table, Resign(seat=0), shows(0), 2)
    propose(table, 0, "rematch")
    answer(table, 1, yes=False)
    assert (table.proposal, table.rematch, table.changes.opened) == (None, "", None)


def test_a_seat_that_was_left_is_open_once_the_table_says_so():
    table = running(HELD, HELD, HELD)
    newcomer = Sit(Seat(seat=0, kind="human", name="new", token_hash="new"))
    do(table, Leave(seat=2), shows(2), 2)
    with pytest.raises(Conflict):
        do(table, newcomer, NOBODY, 3)
    propose(table, 0, "free", 2)
    assert table.seats[2].token_hash
    answer(table, 1)
    assert table.seats[2].is_free
    with pytest.raises(Exception, match="need a token"):
        do(table, newcomer, shows(0), 4)
    do(table, newcomer, NOBODY, 4)
    assert table.players() == [0, 1, 2]
    with pytest.raises(Exception, match="not yours"):
        do(table, Back(seat=2), shows(2), 5)


def test_whoever_left_sits_down_again():
    table = running(HELD, HELD)
    do(table, Leave(seat=1), shows(1), 2)
    assert table.player_of(1) == "greedy"
    do(table, Back(seat=1), shows(1), 3)
    assert table.player_of(1) == ""


def test_only_a_seat_that_was_left_is_freed():
    table = running(HELD, HELD)
    with pytest.raises(Conflict):
        propose(table, 0, "free", 1)


@pytest.mark.parametrize(("what", "about"), [("draw", 1), ("free", None), ("stand-in", None)])
def test_a_proposal_is_about_the_seats_it_needs(what, about):
    with pytest.raises(Malformed):
        propose(running(HELD, HELD), 0, what, about)


# Outvoting.


def test_two_wait_for_the_third():
    table = running(HELD, HELD, HELD)
    choose(table, 0)
    choose(table, 1)
    with pytest.raises(Conflict, match="120 seconds"):
        propose(table, 0, "stand-in", 2, at=PATIENCE)
    propose(table, 0, "stand-in", 2, at=PATIENCE + 10)
    assert not table.stood_in
    with pytest.raises(Stale):
        answer(table, 2, yes=False)
    answer(table, 1)
    assert table.stood_in == {2}
    assert table.player_of(2) == "greedy"


def test_one_of_three_does_not_outvote():
    table = running(HELD, HELD, HELD, HELD, game="dice_king")
    seat = table.pending[0]
    others = [each for each in range(4) if each != seat]
    propose(table, others[0], "stand-in", seat, at=PATIENCE + 10)
    answer(table, others[1], yes=False)
    assert table.proposal is not None, "two of three could still agree"
    answer(table, others[2], yes=False)
    assert table.proposal is None
    assert not table.stood_in


def test_whoever_chooses_is_not_outvoted():
    table = running(HELD, HELD, HELD)
    choose(table, 0)
    propose(table, 0, "stand-in", 2, at=PATIENCE + 10)
    choose(table, 2)
    assert table.proposal is None


def test_a_vote_that_nobody_waits_for_any_more_is_not_carried():
    table = running(HELD, HELD, HELD)
    choose(table, 0)
    propose(table, 0, "stand-in", 2, at=PATIENCE + 10)
    table.pending = [1]
    answer(table, 1)
    assert not table.stood_in


def test_alone_against_somebody_who_stalls_one_waits_and_then_decides():
    table = running(HELD, HELD)
    choose(table, 0)
    propose(table, 0, "stand-in", 1, at=PATIENCE + 10)
    assert table.stood_in == {1}
    do(table, Back(seat=1), shows(1), PATIENCE + 20)
    assert table.player_of(1) == ""
    propose(table, 0, "stand-in", 1, at=PATIENCE + LESS_PATIENCE + 20)
    assert table.stood_in == {1}


def test_where_a_clock_runs_it_decides():
    table = running(HELD, HELD, clock=Clock("game", 600))
    with pytest.raises(Conflict, match="clock"):
        propose(table, 0, "stand-in", 1, at=PATIENCE + 10)


def test_nobody_is_outvoted_who_has_nothing_to_choose():
    table = running(HELD, HELD, game="dice_king")
    waits = 1 - table.pending[0]
    with pytest.raises(Conflict):
        propose(table, 1 - waits, "stand-in", waits, at=PATIENCE + 10)


def test_the_proposal_is_told():
    table = running(HELD, HELD)
    propose(table, 0, "draw")
    assert redaction.info(table, set()).proposal is table.proposal
    assert kinds(table)[-1] == "propose"
