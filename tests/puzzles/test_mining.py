"""The search for puzzles, with next to no thought."""

import json
from random import Random

import pytest
from typer.testing import CliRunner

from pentarchy.bots import SeatObservation
from pentarchy.bots.analysis import CHANCES, Analysis, Candidate
from pentarchy.cli import app
from pentarchy.games import load
from pentarchy.kernel.record import Record
from pentarchy.puzzles import Source, puzzles_of
from pentarchy.puzzles.puzzle import shipped_sources
from pentarchy.review import mining
from pentarchy.review.alike import alike

QUICK = {"FIRST_TRIES": 1, "SECOND_TRIES": 4, "LAST_TRIES": 4, "ROUNDS": 1, "SHALLOW": {"squire": 1}, "MOST_A_GAME": 2}
ANYTHING = {"FIRST_LEAD": -1.0, "LEAST_LEAD": -1.0, "MOST_FOUND": 1.0}


@pytest.fixture
def quick(monkeypatch):
    for name, value in (QUICK | ANYTHING).items():
        monkeypatch.setattr(mining, name, value)
    monkeypatch.setattr(mining, "is_obvious", lambda *_: False)
    monkeypatch.setattr(mining, "is_mistake", lambda *_: True)


def test_a_game_is_searched_and_the_same_seed_finds_the_same(quick):
    source = mining.mined("dice_king", 3)
    assert len(source.moments) == QUICK["MOST_A_GAME"]
    assert source == mining.mined("dice_king", 3)
    for puzzle in source.puzzles():
        state = puzzle.record().state
        assert state.seat == puzzle.seat
        assert state.game.parse(puzzle.best) in state.options(puzzle.seat)
        assert puzzle.points is not None


def test_what_one_move_ahead_shows_is_no_puzzle(quick, monkeypatch):
    monkeypatch.setattr(mining, "is_obvious", lambda *_: True)
    assert mining.mined("dice_king", 3).moments == []


def test_a_search_that_was_stopped_goes_on(quick, tmp_path):
    file = tmp_path / "found.jsonl"
    command = ["puzzles", "dice_king", "--make", "--out", str(file), "--games"]
    assert CliRunner().invoke(app, [*command, "1"]).exit_code == 0
    first = file.read_text()
    said = CliRunner().invoke(app, [*command, "2"])
    assert "4 puzzles in 2 games" in said.stdout
    assert file.read_text().startswith(first)
    sources = [Source(**json.loads(line)) for line in file.read_text().splitlines()[1:]]
    first = 1 + max(source.seed for source in shipped_sources("dice_king"))
    assert [source.seed for source in sources] == [first, first + 1]


def test_moves_that_meet_by_chance_do_not_come_to_the_same(monkeypatch):
    """With the same luck another throw may show what was there before; dice differ, so it seldom does twice."""
    state = Record(load("dice_king"), 2).state
    state.settle(Random(1).random)
    observation, move = SeatObservation(state, state.seat), state.game.parse("reroll 1 2")
    assert alike(observation, move, Random(1)) == [move]
    monkeypatch.setattr("pentarchy.review.alike.WORLDS", 1)
    assert len(alike(observation, move, Random(1))) > 1


def test_one_answer_in_two_writings_is_still_one():
    """A lead counts from the best of what comes to something else."""
    ranked = [Candidate(move, 0.0, 1, chance) for move, chance in ((7, 0.6), (8, 0.6), (9, 0.4))]
    analysis = Analysis("duke", 0, CHANCES, ranked, 3)
    assert mining.lead(analysis, [7]) == 0
    assert mining.lead(analysis, [7, 8]) == pytest.approx(0.2)
    assert mining.lead(analysis, [7, 8, 9]) == 0


@pytest.mark.parametrize("slug", ["dice_king", "valeria"])
def test_whatever_comes_to_the_same_is_right(slug):
    chosen = [*[each for each in puzzles_of(slug) if each.same][:5], *puzzles_of(slug)[:10]]
    for puzzle in chosen:
        state = puzzle.record().state
        found = alike(SeatObservation(state, puzzle.seat), state.game.parse(puzzle.best), Random(5))
        assert all(puzzle.is_right(state.game.text(move)) for move in found)
        assert not any(puzzle.is_right(answer.move) for answer in puzzle.answers[1:])


def test_puzzles_are_counted_and_solved_in_the_terminal():
    said = CliRunner().invoke(app, ["puzzles", "valeria"])
    assert f"{len(puzzles_of('valeria'))} puzzles" in said.stdout
    puzzle = puzzles_of("valeria")[0]
    said = CliRunner().invoke(
        app, ["puzzles", "valeria", "1"], input=f"{puzzle.answers[1].move}\nnonsense\n{puzzle.best}\n"
    )
    assert "Not the best move" in said.stdout
    assert f"by {round(100 * puzzle.answers[1].behind)} percentage point" in " ".join(said.stdout.split())
    assert "Right!" in said.stdout
    assert CliRunner().invoke(app, ["puzzles", "valeria", "99999"]).exit_code == 2
