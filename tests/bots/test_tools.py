"""The tools that measure and tune bots say what is so."""

import subprocess
import sys
from math import exp
from random import Random

import pytest
from bench.bots import match
from bench.bots.match import Pairing, interval, journaled, play_round, summary
from tools.fit_scales import lowest, surprise
from tools.tune_evaluation import TunedBot, changes, numbers_of

import pentarchy
from pentarchy.bots import GreedyBot, SeatObservation
from pentarchy.games.dice_king import evaluation
from pentarchy.kernel import CHANCE, Dealer


def test_the_scale_is_found_again():
    """Winners drawn with a known scale."""
    rng, seen = Random(1), []
    for _ in range(4000):
        worths = [rng.gauss(0, 6), rng.gauss(0, 6)]
        odds = [exp(worth / 5.0) for worth in worths]
        seen.append((worths, [0 if rng.random() < odds[0] / sum(odds) else 1]))
    assert lowest(lambda scale: surprise(seen, scale), 0.5, 200.0) == pytest.approx(5.0, rel=0.1)


def test_a_round_has_a_game_from_every_seat_and_repeats():
    pairing = Pairing("dice_king", (), 3, "knight", "random", 7)
    first = play_round(pairing, 0)
    assert len(first) == 3
    assert all(0 <= share <= 1 for share in first)
    assert first == play_round(pairing, 0)


def test_a_match_tells_stronger_from_equal():
    pairing = Pairing("dice_king", (), 2, "one", "other", 1)
    clear = summary(pairing, [[1.0, 1.0], [1.0, 0.0], [1.0, 1.0], [1.0, 1.0]] * 3, looks=1)
    assert clear["stronger"]
    assert clear["games"] == 24
    reverse = summary(pairing, [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [0.0, 0.0]] * 3, looks=1)
    assert reverse["weaker"]
    open_ = summary(pairing, [[1.0, 0.0], [0.0, 0.0], [1.0, 1.0], [1.0, 0.0]], looks=1)
    assert not open_["stronger"]
    assert not open_["weaker"]
    assert open_["share"] == 0.5


@pytest.mark.parametrize("looks", [1, 2, 5])
def test_equal_bots_are_seldom_told_apart_however_often_one_looks(looks):
    """Of many matches of coins, with a look after each part and an end at the first difference, about 5 % err."""
    rng, errors = Random(looks), 0
    for _ in range(600):
        means = [rng.choice([0.0, 0.5, 0.5, 1.0]) for _ in range(50)]
        parts = [interval(means[: 50 * part // looks], looks) for part in range(1, looks + 1)]
        errors += any(not low <= 0.5 <= high for low, high in parts)
    assert errors / 600 < 0.08


def test_tuning_tries_every_number_of_an_evaluation_both_ways():
    numbers = numbers_of(evaluation)
    assert {"JOKER", "FIRE", "STAR", "CITIZEN_OF_DECK", "HOPE"} <= set(numbers)
    tried = dict(changes(numbers))
    assert "JOKER = 1.04" in tried
    assert tried["JOKER = 1.04"]["STAR"] == numbers["STAR"]


def test_a_tuned_bot_goes_by_its_own_numbers_and_leaves_the_game_alone():
    state, dealer = pentarchy.load("dice_king").new(2), Dealer(3)
    while state.seat == CHANCE:
        state.play(dealer.choose(state))
    numbers, observation = numbers_of(evaluation), SeatObservation(state, state.seat)
    tuned = TunedBot(1, evaluation, {**numbers, "STAR": 90.0})
    tuned.choose(observation)
    plain = GreedyBot(1)
    plain.choose(observation)
    assert tuned.analysis.candidates[0].value > plain.analysis.candidates[0].value + 10
    assert numbers_of(evaluation) == numbers


def test_the_match_can_be_called():
    command = [sys.executable, "bench/bots/match.py", "dice_king", "knight", "random", "--rounds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert '"games": 4' in done.stdout


def test_a_match_ends_at_the_first_look_that_tells_the_bots_apart():
    command = [sys.executable, "bench/bots/match.py", "dice_king", "squire", "random", "--rounds", "40", "--looks", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert '"games": 40, ' in done.stdout
    assert '"stronger": true' in done.stdout


def test_a_match_goes_on_where_it_stopped(tmp_path, monkeypatch):
    journal, pairing = tmp_path / "rounds.jsonl", Pairing("dice_king", (), 2, "squire", "random", 7)
    first = [*journaled(pairing, 2, 1, journal)]
    assert first == [play_round(pairing, 0), play_round(pairing, 1)]
    monkeypatch.setattr(match, "play_round", lambda pairing, index: [float(index)])
    assert [*journaled(pairing, 3, 1, journal)] == [*first, [2.0]]
    other = Pairing("dice_king", (), 2, "squire", "random", 8)
    assert [*journaled(other, 1, 1, journal)] == [[0.0]]
