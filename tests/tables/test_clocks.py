"""Clocks: folded from the log."""

from pentarchy.tables.clocks import TableTime, Timing
from pentarchy.tables.terms import Clock

S = 1000


def test_each_decision_has_its_seconds():
    timing = Timing(Clock("decision", 30), 2)
    timing.went_on(-1, [0], 100 * S)
    assert (timing.deadline(0), timing.deadline(1)) == (130 * S, None)
    timing.went_on(0, [0], 110 * S)
    assert timing.deadline(0) == 140 * S
    timing.went_on(0, [1], 120 * S)
    assert (timing.deadline(0), timing.deadline(1)) == (None, 150 * S)


def test_others_answering_does_not_give_more_time():
    timing = Timing(Clock("decision", 30), 3)
    timing.went_on(-1, [0, 1, 2], 0)
    timing.went_on(1, [0, 2], 20 * S)
    assert timing.deadline(0) == 30 * S


def test_a_game_clock_spends_and_grows():
    timing = Timing(Clock("game", 60, 5), 2)
    timing.went_on(-1, [0], 0)
    timing.went_on(0, [1], 10 * S)
    assert timing.left == [55 * S, 60 * S]
    assert timing.deadline(1) == 70 * S
    timing.went_on(1, [0], 200 * S)
    assert timing.left == [55 * S, 5 * S], "overdrawn is empty, and the increment is for the next decision"


def test_days_are_for_a_whole_turn():
    day = 86_400 * S
    timing = Timing(Clock("days", days=2), 2)
    timing.went_on(-1, [0], 0)
    timing.went_on(0, [0], day)
    assert timing.deadline(0) == 2 * day
    timing.went_on(0, [1], day)
    timing.went_on(1, [0], 3 * day)
    assert timing.deadline(0) == 5 * day


def test_while_no_server_runs_no_clock_runs():
    timing = Timing(Clock("game", 60), 1, [(10 * S, 500 * S)])
    timing.went_on(-1, [0], 0)
    assert timing.deadline(0) == 550 * S
    timing.went_on(0, [0], 510 * S)
    assert timing.left == [40 * S]


def test_without_a_clock_there_is_no_deadline():
    timing = Timing(Clock("none"), 1)
    timing.went_on(-1, [0], 0)
    assert timing.deadline(0) is None


def test_the_time_at_a_table_goes_on_from_what_was_seen():
    time = TableTime(100 * S, 100 * S)
    assert time.at(130 * S) == 130 * S
    time.saw(131 * S, 4000 * S)
    assert time.at(4010 * S) == 141 * S, "another node's entry, and our own clock since then"


def test_a_log_from_the_future_is_gone_on_from():
    assert TableTime(700 * S, 100 * S).at(110 * S) == 710 * S


def test_how_long_somebody_is_waited_for():
    timing = Timing(Clock("none"), 2, [(20 * S, 50 * S)])
    timing.went_on(-1, [0], 10 * S)
    assert (timing.waited(0, 60 * S), timing.waited(1, 60 * S)) == (20 * S, 0)
