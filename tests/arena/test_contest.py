"""Tournaments: paired deals, standings, files to go on with, executors."""

import json
import pickle
from dataclasses import replace

import pytest

from pentarchy.arena.contest import Contest, Deal, DealFailed, Result
from pentarchy.arena.executors import Here, Processes
from pentarchy.arena.journal import BadSavedRun
from pentarchy.arena.saved import SavedDeals
from pentarchy.arena.standings import Standings
from pentarchy.bots import BOTS
from tests.arena.quick import First

CONTEST = Contest("dice_king", 2, {}, ["random", "first"], seed=3)
WITH_A_NET = Contest("amulet", 2, {}, ["random", "squire"], seed=3)


@pytest.fixture(autouse=True, scope="module")
def _first():
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "first", lambda seed: First())
        yield


def timeless(deal):
    return Deal(deal.index, [replace(game, seconds=[], slowest=[]) for game in deal.games])


def played(executor, deals=2):
    return sorted((timeless(deal) for deal in executor.run(WITH_A_NET.play, range(deals))), key=lambda deal: deal.index)


@pytest.fixture(scope="module")
def deals():
    return [CONTEST.play(deal) for deal in range(3)]


def game(bots, places, scores=None, winners=None):
    scores = scores or [10 - place for place in places]
    winners = [seat for seat, place in enumerate(places) if place == 1] if winners is None else winners
    seats = len(bots)
    return Result(bots, places, scores, winners, "end", [5] * seats, [0.5] * seats, [0.2] * seats)


def test_the_same_seeds_give_the_same_games_in_one_process_and_in_two():
    assert played(Here()) == played(Processes(2))


def test_the_bots_of_a_deal_change_seats_under_the_same_luck(monkeypatch):
    heard = []
    monkeypatch.setitem(BOTS, "listener", lambda seed: Listener(heard))
    monkeypatch.setitem(BOTS, "other", lambda seed: Listener(heard))
    games = Contest("dice_king", 2, {}, ["listener", "other"], 1).play(0).games
    assert sorted(game.bots for game in games) == [[0, 1], [1, 0]]
    assert games[0].scores == games[1].scores
    assert len(heard) == sum(sum(game.decisions) for game in games)


class Listener:
    """Always the first option: whatever differs between two games is luck."""

    name = "listener"
    analysis = None

    def __init__(self, heard):
        self.heard = heard

    def choose(self, observation):
        self.heard.append(observation.seat)
        return observation.options[0]


def test_decisions_and_their_times_are_counted(deals):
    for deal in deals:
        for result in deal.games:
            assert all(result.decisions)
            assert all(0 < slowest <= total for slowest, total in zip(result.slowest, result.seconds))


def test_a_failure_names_the_deal(monkeypatch):
    monkeypatch.setitem(BOTS, "cheat", lambda seed: Cheat())
    with pytest.raises(DealFailed, match=r"deal 5 under seed 3 failed"):
        replace(CONTEST, bots=["cheat", "random"]).play(5)
    assert str(pickle.loads(pickle.dumps(DealFailed(3, 5, "it rained")))) == "deal 5 under seed 3 failed: it rained"


def test_a_bug_says_in_which_deal_it_happened(monkeypatch):
    monkeypatch.setitem(BOTS, "broken", lambda seed: None)
    with pytest.raises(AttributeError) as raised:
        replace(CONTEST, bots=["broken", "random"]).play(5)
    assert raised.value.__notes__ == ["This happened in deal 5 under seed 3 of dice_king."]


class Cheat:
    name = "cheat"
    analysis = None

    def choose(self, observation):
        return observation.game.vocabulary.size - 1


def test_games_are_rounded_up_to_whole_deals_and_two_of_them_at_least():
    assert [CONTEST.deals_for(games) for games in (1, 4, 5, 100)] == [2, 2, 3, 50]


# Standings.


def test_standings_add_up(deals):
    standings = Standings(CONTEST, deals)
    assert standings.games == standings.finished == 6
    assert sorted(each.bot for each in standings.standings) == ["first", "random"]
    assert sum(each.seats for each in standings.standings) == 12
    assert sum(each.rating for each in standings.standings) == pytest.approx(0, abs=1e-6)
    for bot in standings.bots:
        assert sum(games for _, games in standings.wins_by_seat(bot)) == 6


def test_the_order_of_deals_does_not_matter(deals):
    assert Standings(CONTEST, reversed(deals)).plain() == Standings(CONTEST, deals).plain()


def test_a_clear_difference_is_separated():
    deals = [Deal(i, [game([0, 1], [2, 1]), game([1, 0], [1, 2])]) for i in range(20)]
    (pair,) = Standings(CONTEST, deals).pairs
    assert (pair.one, pair.other, pair.ahead, pair.more_games) == ("first", "random", 1.0, 0)
    assert pair.verdict() == "first is stronger than random"


def test_a_small_difference_is_not_separated_until_as_many_more_games_as_it_says_are_played():
    def deals(count):
        """Of every twenty deals, the first bot wins eleven."""
        results = [[1, 2] if i % 20 < 11 else [2, 1] for i in range(count)]
        return [Deal(i, [game([0, 1], places), game([1, 0], places[::-1])]) for i, places in enumerate(results)]

    (pair,) = Standings(CONTEST, deals(100)).pairs
    assert not pair.separated
    assert f"a new tournament with about {pair.more_games:,} more games" in pair.verdict()
    (later,) = Standings(CONTEST, deals(100 + pair.more_games // 2)).pairs
    assert later.separated


def test_bots_that_are_equal_need_no_number_of_games():
    deals = [Deal(i, [game([0, 1], [1, 2]), game([1, 0], [1, 2])]) for i in range(9)]
    (pair,) = Standings(CONTEST, deals).pairs
    assert pair.more_games is None
    assert "no number of games in sight" in pair.verdict()


def test_games_that_were_cut_off_are_counted_and_left_out():
    cut = Result([0, 1], [], [], [], "", [9, 9], [0.1, 0.1], [0.1, 0.1])
    standings = Standings(CONTEST, [Deal(i, [game([0, 1], [1, 2]), cut]) for i in range(3)])
    assert (standings.games, standings.finished) == (6, 3)
    assert standings.standings[0].seats == 3


def test_apart_bots_are_ranked_by_what_they_made_of_the_same_deal():
    contest = replace(CONTEST, apart=True)
    won, lost = game([1, 1], [1, 1], [1, 1]), game([0, 0], [2, 2], [5, 5], winners=[])
    standings = Standings(contest, [Deal(i, [lost, won]) for i in range(12)])
    assert standings.pairs[0].verdict() == "first is stronger than random"
    assert not standings.level


def test_a_table_at_which_all_win_or_lose_together_says_nothing():
    assert Standings(CONTEST, [Deal(i, [game([0, 1], [1, 1])]) for i in range(3)]).level


# Files.


def test_a_file_is_gone_on_with(tmp_path, deals):
    path = tmp_path / "deals.jsonl"
    first = SavedDeals(path, CONTEST, 4)
    first.save(deals[0])
    first.save(deals[2])
    again = SavedDeals(path, CONTEST, 4)
    assert again.deals == {0: deals[0], 2: deals[2]}
    again.save(deals[1])
    assert Standings(CONTEST, SavedDeals(path, CONTEST, 4).deals.values()).plain() == Standings(CONTEST, deals).plain()


def test_a_line_that_was_cut_off_is_played_again(tmp_path, deals):
    path = tmp_path / "deals.jsonl"
    saved = SavedDeals(path, CONTEST, 4)
    saved.save(deals[0])
    saved.save(deals[1])
    path.write_text(path.read_text()[:-40])
    again = SavedDeals(path, CONTEST, 4)
    assert again.deals == {0: deals[0]}
    again.save(deals[1])
    assert SavedDeals(path, CONTEST, 4).deals == {0: deals[0], 1: deals[1]}


def test_a_file_about_something_else_is_refused(tmp_path):
    path = tmp_path / "deals.jsonl"
    SavedDeals(path, CONTEST, 4)
    with pytest.raises(BadSavedRun, match="its seed is 3, not 4"):
        SavedDeals(path, replace(CONTEST, seed=4), 4)
    with pytest.raises(BadSavedRun, match="its bots is"):
        SavedDeals(path, replace(CONTEST, bots=["random", "greedy"]), 4)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("{}\n", "holds no tournament"),
        ("not json\n", "line 1 is damaged"),
        ("[]\n", "line 1 is not an object"),
        ("HEAD\n{\"deal\": 1}\n", "a line is no deal"),
        ("HEAD\n{\"deal\": 1, \"games\": [{\"bots\": []}]}\n", "deal 1 is incomplete"),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path, lines, why):
    path = tmp_path / "deals.jsonl"
    SavedDeals(path, CONTEST, 4)
    text = lines.replace("HEAD\n", path.read_text())
    path.write_text(text)
    with pytest.raises(BadSavedRun, match=why):
        SavedDeals(path, CONTEST, 4)
    assert path.read_text() == text


def test_a_quiet_one_writes_when_it_is_asked_to(tmp_path, deals):
    path = tmp_path / "deals.jsonl"
    saved = SavedDeals(path, CONTEST, 4, quiet=True)
    saved.save(deals[0])
    assert not path.exists()
    saved.write_down()
    assert SavedDeals(path, CONTEST, 4).deals == {0: deals[0]}
    assert json.loads(path.read_text().splitlines()[0])["bots"] == ["random", "first"]


def test_a_file_is_not_gone_on_with_until_the_result_pleases(tmp_path):
    SavedDeals(tmp_path / "run.jsonl", CONTEST, 4)
    with pytest.raises(BadSavedRun, match="its planned_deals is 4, not 6"):
        SavedDeals(tmp_path / "run.jsonl", CONTEST, 6)


def test_wins_and_scores_respect_that_games_of_a_deal_share_their_luck():
    """Twenty deals of which each repeats one result four times say what twenty games would say."""
    once = [Deal(index, [game([0, 1], [1, 2] if index % 2 else [2, 1])]) for index in range(20)]
    repeated = [Deal(deal.index, deal.games * 4) for deal in once]
    alone, often = (Standings(CONTEST, deals).standings[0] for deals in (once, repeated))
    assert (often.win_low, often.win_high) == pytest.approx((alone.win_low, alone.win_high), abs=0.02)
    assert often.score_error == pytest.approx(alone.score_error, rel=0.05)


def test_what_is_said_of_all_pairs_at_once_is_said_with_more_care():
    contest = replace(CONTEST, bots=["random", "squire", "knight"], seats=3)
    deals = [Deal(index, [game([0, 1, 2], [3, 1, 2] if index % 3 else [1, 3, 2])]) for index in range(12)]
    for pair in Standings(contest, deals).pairs:
        assert pair.joint_low < pair.low < pair.high < pair.joint_high
        assert pair.separated or not pair.separated_jointly
