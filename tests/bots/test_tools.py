"""The tools that measure and tune bots say what is so."""

import json
import subprocess
import sys
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import pytest
from bench.bots import match, table
from bench.bots.calibration import correction_of
from bench.bots.calibration_fit import NONE, corrected, ece, fitted, told
from bench.bots.calibration_games import Watched, side_by_side
from bench.bots.checkout import Checkout, OutOfStep
from bench.bots.ladder import Together, compared
from bench.bots.lines import LINES, Line
from bench.bots.match import Pairing, Seated, interval, journaled, play_round, summary
from bench.bots.table import Played

import pentarchy
from pentarchy.kernel.testing import frozen
from tests.arena.quick import SHORT_OPTIONS, SHORT_SETTINGS

SOURCES = Path(pentarchy.__file__).parent.parent


def short(one, other, seed, there=""):
    return Pairing("night_watch", SHORT_SETTINGS, 2, one, other, seed, there)


def test_a_round_has_a_game_from_every_seat_and_repeats():
    pairing = Pairing("dice_king", (), 3, "random", "random", 7)
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


def test_a_bot_of_another_checkout_follows_the_game():
    """Here the other checkout is this one: the same seed then chooses the same moves."""
    pairings = (short(name, "random", 7, str(SOURCES)) for name in ("knight", "there:knight"))
    here, there = (Seated(pairing, [pairing.one, pairing.other], 7) for pairing in pairings)
    assert here.outcome().scores == there.outcome().scores
    assert frozen(here.state) == frozen(there.state)


def test_a_checkout_that_cannot_follow_says_so():
    with Checkout(SOURCES) as other:
        other.begin("dice_king", 2, [])
        with pytest.raises(OutOfStep, match="no such question"):
            other.play("roll 1", "no such question", 0)


def test_what_only_the_other_checkout_asks_is_answered_there():
    """It is told the answer to the second question alone."""
    state = pentarchy.load("dice_king").new(2)
    first = state.question
    with Checkout(SOURCES) as other:
        other.begin("dice_king", 2, [])
        while state.question == first:
            state.play(state.options()[0])
        other.play(state.game.text(state.options()[0]), state.question, state.seat)


def test_both_checkouts_must_end_with_the_same_points():
    state, rng = pentarchy.load("dice_king").new(2), Random(3)
    with Checkout(SOURCES) as other:
        other.begin("dice_king", 2, [])
        while not state.over:
            by_chance = state.seat == pentarchy.CHANCE
            move = state.draw(rng.random()) if by_chance else rng.choice(state.options())
            other.play(state.game.text(move), state.question, state.seat)
            state.play(move)
        other.agree(state.outcome.scores)
        with pytest.raises(OutOfStep, match="scores"):
            other.agree([score + 1 for score in state.outcome.scores])


def test_a_checkout_whose_game_goes_on_is_out_of_step():
    with Checkout(SOURCES) as other:
        other.begin("dice_king", 2, [])
        with pytest.raises(OutOfStep, match="scores"):
            other.agree([0, 0])


def test_the_table_counts_what_the_journal_holds(tmp_path, capsys, monkeypatch):
    journal = tmp_path / "table.jsonl"
    games = [Played("valeria-hard", "sovereign@", index, float(index > 0), 80.0, "", 1.0) for index in range(4)]
    journal.write_text("".join(json.dumps(asdict(game)) + "\n" for game in games), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["table", "valeria-hard", "--journal", str(journal), "--games", "4"])
    table.main()
    assert "| `valeria-hard` | 4 | 75% | 30% to 95% | 70 % |" in capsys.readouterr().out


def test_lines_go_on_side_by_side():
    """Of one that is worth 20 games a fifth of those of one that is worth 100."""
    lines = [line for line in LINES if line.name in ("dice_king-2-old400", "dice_king-2-old2400")]
    begun = table.missing(lines, "sovereign@", None, [])[:60]
    assert Counter(line.name for line, _ in begun) == {"dice_king-2-old400": 50, "dice_king-2-old2400": 10}


def test_a_line_is_played_from_every_seat():
    games = [table.play(Line("dice", "", "dice_king", 2, "random"), "squire@", index, "") for index in range(2)]
    pairing = Pairing("dice_king", (), 2, "squire@", "random", table.SEED // 100_000)
    assert [game.share for game in games] == play_round(pairing, table.SEED % 100_000)


def called(*arguments):
    command = [sys.executable, "-m", "bench.bots.match", "night_watch", "squire", "random", *SHORT_OPTIONS]
    return subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, check=True).stdout


def test_the_match_can_be_called():
    assert '"games": 2' in called("--rounds", 1)


def test_a_match_ends_at_the_first_look_that_tells_the_bots_apart(tmp_path):
    """The rounds up to that look were played before: no other is."""
    journal, won = tmp_path / "rounds.jsonl", [1.0, 1.0]
    told = {**asdict(short("squire", "random", 1)), "options": SHORT_SETTINGS}
    journal.write_text(f"{json.dumps({'pairing': told, 'round': won})}\n" * 20, encoding="utf-8")
    said = json.loads(called("--rounds", 40, "--looks", 2, "--journal", journal))
    assert (said["games"], said["stronger"]) == (40, True)
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 20


def test_a_match_goes_on_where_it_stopped(tmp_path, monkeypatch):
    journal, pairing = tmp_path / "rounds.jsonl", Pairing("dice_king", (), 2, "random", "random", 7)
    first = [*journaled(pairing, 2, 1, journal)]
    assert first == [play_round(pairing, 0), play_round(pairing, 1)]
    monkeypatch.setattr(match, "play_round", lambda pairing, index: [float(index)])
    assert [*journaled(pairing, 3, 1, journal)] == [*first, [2.0]]
    other = replace(pairing, seed=8)
    assert [*journaled(other, 1, 1, journal)] == [[0.0]]


def bold_games(count, seed=1):
    """Games of two in which chances are told with twice the log-odds that they have."""
    rng, games = Random(seed), []
    for index in range(count):
        truth = rng.uniform(0.15, 0.85)
        odds = (truth / (1 - truth)) ** 2
        won = int(rng.random() < truth)
        games.append(
            Watched("dice_king", "2", "knight", index, [[odds / (1 + odds), 1 / (1 + odds)]], [[won, 1 - won]])
        )
    return games


def test_bold_chances_are_found_and_put_right():
    learned, held_out = told(bold_games(4000)), told(bold_games(4000, seed=2))
    stretch, shift = fitted(learned)
    assert stretch == pytest.approx(0.5, abs=0.05)
    assert shift == pytest.approx(0.0, abs=0.05)
    assert ece(held_out) > 0.08
    assert ece(corrected(held_out, (stretch, shift))) < 0.03
    assert ece(corrected(held_out, (0.5, 0.0))) < 0.03


def test_few_games_and_true_chances_are_left_alone():
    assert correction_of(bold_games(60)) == NONE
    assert correction_of(bold_games(4000)) != NONE
    fair = [Watched("dice_king", "2", "knight", i, [[0.5, 0.5]], [[i // 2 % 2, 1 - i // 2 % 2]]) for i in range(400)]
    assert correction_of(fair) == NONE


def test_watched_games_tell_chances_and_who_won():
    for game in side_by_side("dice_king", "3", range(2)):
        assert len(game.chances) == len(game.won) > 5
        assert all(0 <= chance <= 1 for row in game.chances for chance in row)
        assert all(len(row) == 3 and sum(row) >= 1 for row in game.won)


def test_levels_that_play_together_are_compared_on_the_same_deals():
    upper, lower = (Together("amulet", "solo", 1, level, 1) for level in ("knight@", "squire@"))
    row = compared([True] * 30 + [False] * 10, [False] * 40, upper, lower)
    assert row["stronger"]
    assert row["won"] == [30, 0]
    assert not compared([True, False], [False, True], upper, lower)["stronger"]
    assert compared([False] * 40, [True] * 40, upper, lower)["weaker"]
