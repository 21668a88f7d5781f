"""Giving up ends the game for a seat, in every game and seat count, and everybody is told the truth."""

import pytest

from pentarchy.games import games, load
from pentarchy.tables import redaction, rights
from pentarchy.tables.errors import NotAllowed
from pentarchy.tables.rights import SERVER
from pentarchy.tables.verbs import BotChoose, Chat, Choose, Resign, do
from tests.tables.people import BOT, HELD, choose, running, shows

COUNTS = [(slug, seats) for slug in games() for seats in load(slug).seats]


def resign(table, seat):
    do(table, Resign(seat=seat), shows(seat), 5)


def options_for(slug, seats):
    """Those of a variant for this many seats."""
    return next(variant.options for variant in load(slug).variants if seats in variant.seats)


@pytest.mark.parametrize(("slug", "seats"), COUNTS)
def test_in_every_game_and_seat_count(slug, seats):
    table = running(*[HELD] * seats, game=slug, options=options_for(slug, seats))
    resign(table, 0)
    assert rights.viewers_now(table, shows(0)) == (None,), "whoever gave up watches"
    if seats <= 2:
        result = redaction.info(table, set()).result
        assert (table.over, table.ending) == (True, "resigned")
        assert result.winners == [seat for seat in range(seats) if seat != 0]
        assert result.places[0] == seats
        return
    assert not table.over
    assert table.player_of(0) == "greedy"
    with pytest.raises(NotAllowed):
        do(table, Choose(seat=0, decision=table.decision_of(0), move="x"), shows(0), 6)
    for seat in range(1, seats - 1):
        assert not table.over
        resign(table, seat)
    assert table.over
    assert redaction.info(table, set()).result.winners == [seats - 1]


def test_against_bots_the_bots_have_won():
    table = running(HELD, BOT, BOT)
    resign(table, 0)
    assert (table.ending, table.places()) == ("resigned", [3, 1, 1])


def test_whoever_gave_up_is_placed_last_whatever_the_bot_reaches():
    table = running(HELD, HELD, HELD)
    resign(table, 0)
    while not table.over:
        seat = table.pending[0]
        if seat == 0:
            do(table, BotChoose(0, table.decision_of(0), table.record.state.options(0)[-1]), SERVER, 6)
        else:
            choose(table, seat)
    result = redaction.info(table, set()).result
    assert result.places[0] == 3
    assert sorted(result.places[1:]) in ([1, 1], [1, 2])
    assert result.winners
    assert 0 not in result.winners
    assert result.scores == table.record.state.outcome.scores


def test_whoever_gave_up_may_still_talk():
    table = running(HELD, HELD, HELD)
    resign(table, 0)
    do(table, Chat(seat=0, text="well played"), shows(0), 6)
    assert table.recent[-1].entry.text == "well played"
