"""The arena knows no game: tournaments and surveys of all of them."""

import pytest

from pentarchy.arena.balance.census import Census
from pentarchy.arena.balance.observed import observe
from pentarchy.arena.batches import Plan
from pentarchy.arena.contest import Contest
from pentarchy.arena.pages.balance import census_sections
from pentarchy.arena.pages.tournament import tournament_page
from pentarchy.arena.standings import Standings
from pentarchy.bots import BOTS
from pentarchy.games import games, load
from tests.arena.quick import First

QUICK = {"night_watch": {"turn_limit": 30, "trade_offers_per_turn": 0}}


@pytest.fixture(autouse=True)
def _first(monkeypatch):
    monkeypatch.setitem(BOTS, "first", lambda seed: First())


def options(slug):
    """Random bots haggle for hours."""
    known = {option.name for option in load(slug).options}
    return {name: value for name, value in QUICK.get(slug, {}).items() if name in known}


def smallest_table(slug):
    return min(seats for seats in load(slug).seats if seats > 2)


@pytest.mark.parametrize("slug", games())
def test_a_tournament_of_every_game(slug):
    contest = Contest(slug, smallest_table(slug), options(slug), ["random", "first"], seed=1)
    lineup = contest.lineups(0)[0]
    result = contest.play_one(load(slug), 0, 0, lineup)
    assert result.finished
    assert min(result.places) >= 1
    assert len(result.scores) == contest.seats


@pytest.mark.parametrize("slug", [slug for slug in games() if 1 in load(slug).seats])
def test_bots_that_play_alone_are_compared_on_the_same_deals(slug):
    contest = Contest(slug, 1, solo(slug), ["random", "first"], seed=1, apart=True)
    standings = Standings(contest, [contest.play(0)])
    assert standings.finished == 2
    assert "Wins by seat" not in tournament_page(standings)


def solo(slug):
    return next(variant.options for variant in load(slug).variants if 1 in variant.seats)


@pytest.mark.parametrize("slug", games())
def test_a_survey_of_every_game(slug):
    seats = smallest_table(slug)
    plan = Plan(slug, seats, options(slug), ["random"] * seats, seed=1)
    census = Census(plan, [observe(plan, index) for index in range(2)])
    assert len(census.games) == 2
    assert census.groups
    assert all(0 <= game.starter < seats for game in census.games)
    assert "Who wins" in "".join(census_sections(census))


def test_a_survey_of_a_game_that_one_plays_alone():
    plan = Plan("valeria", 1, {}, ["random"], seed=1)
    page = "".join(census_sections(Census(plan, [observe(plan, index) for index in range(2)])))
    assert "Who leads" not in page
