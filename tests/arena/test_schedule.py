"""Every bot sits in every seat equally often, on every deal."""

from collections import Counter
from itertools import product

import pytest

from pentarchy.arena.schedule import apart, lineups


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 4), (5, 5), (2, 3), (2, 4), (3, 4), (2, 5), (3, 5)])
def test_on_each_deal_each_bot_has_each_seat_equally_often(bots, seats):
    for deal in range(4):
        games = lineups(bots, seats, 1, deal)
        counts = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
        assert len(counts) == bots * seats
        assert len(set(counts.values())) == 1
        assert len(set(games)) == len(games)


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 2), (5, 3), (5, 4)])
def test_more_bots_than_seats_take_turns_until_all_have_met_equally_often(bots, seats):
    whole_round = len({frozenset(lineups(bots, seats, 1, deal)[0]) for deal in range(20)})
    meetings = Counter(
        frozenset((one, other))
        for deal in range(whole_round)
        for game in lineups(bots, seats, 1, deal)
        for one in game
        for other in game
        if one < other
    )
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


def test_neighbours_change_from_deal_to_deal():
    assert len({lineups(4, 4, 1, deal)[0] for deal in range(30)}) > 4


def test_apart_each_bot_has_a_whole_table():
    assert apart(3, 2) == [(0, 0), (1, 1), (2, 2)]


def test_fewer_bots_than_seats_sit_in_all_ways():
    found = {game for deal in range(200) for game in lineups(2, 4, 1, deal)}
    assert found == {game for game in product((0, 1), repeat=4) if sum(game) == 2}
