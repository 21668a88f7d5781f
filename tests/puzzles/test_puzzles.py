"""The puzzles that come with the package: each can be replayed and answered, and what is shown holds no secret."""

from dataclasses import asdict
from random import Random

import pytest

from pentarchy.cli.puzzle_solving import explained
from pentarchy.games import load, shipped
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.steps import CHANCE
from pentarchy.puzzles import Puzzle, puzzles_of
from pentarchy.puzzles.puzzle import shipped_sources
from pentarchy.review.grades import SURE
from pentarchy.review.mining import LEAST_LEAD, MOST_FOUND
from pentarchy.tables.errors import NoSuchThing
from pentarchy.tables.puzzles import puzzle_seen, puzzle_sets
from pentarchy.words import LANGUAGES, Words


@pytest.mark.parametrize("slug", shipped())
def test_every_puzzle_is_a_choice_of_a_game_that_was_played(slug):
    """Each game is played through once, with a stop at every puzzle."""
    for source in shipped_sources(slug):
        record = Record(load(slug, source.rules), source.seats, source.options)
        for puzzle in source.puzzles():
            for line in puzzle.lines[len(record.lines) :]:
                replay_line(record, line)
            check_answers(puzzle, record)


def check_answers(puzzle, record):
    assert record.state.seat == puzzle.seat != CHANCE
    legal = {record.game.text(move) for move in record.state.options(puzzle.seat)}
    moves = [answer.move for answer in puzzle.answers]
    assert len(moves) > 1
    assert len({*moves}) == len(moves)
    assert legal.issuperset(moves)


@pytest.mark.parametrize("slug", shipped())
def test_the_best_move_is_surely_best_and_hard_to_see(slug):
    for puzzle in puzzles_of(slug):
        for answer in puzzle.answers[1:]:
            assert answer.behind >= LEAST_LEAD - 0.001
            assert answer.behind - SURE * answer.error > 0.018, "both are rounded"
        shares = puzzle.found.values()
        assert sum(shares) <= MOST_FOUND * len(shares)
        assert 1 <= puzzle.difficulty <= 5


@pytest.mark.parametrize("slug", shipped())
def test_what_is_shown_does_not_depend_on_secrets(slug, monkeypatch):
    for number in {1, len(puzzles_of(slug)) // 2 + 1}:
        shown = puzzle_seen(slug, number)
        monkeypatch.setattr(Puzzle, "record", dealt_anew)
        assert asdict(puzzle_seen(slug, number)) == asdict(shown)
        monkeypatch.undo()
        assert "lines" not in asdict(shown)
        assert shown.view["you"] == shown.seat


def dealt_anew(puzzle):
    """The record of a puzzle with other secrets, as far as its seat cannot tell."""
    record = Record(load(puzzle.game, puzzle.rules), puzzle.seats, puzzle.options)
    for line in puzzle.lines:
        replay_line(record, line)
    record.state = record.state.resample(puzzle.seat, Random(1))
    return record


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", shipped())
def test_the_reason_is_told_in_every_language(slug, lang):
    puzzle = puzzles_of(slug)[0]
    said = explained(puzzle, Words(load(slug), lang))
    assert f"{round(100 * puzzle.answers[0].chance)}" in said
    assert "hint-" not in said


def test_there_are_only_so_many():
    for known in puzzle_sets():
        for number in (0, len(known.difficulties) + 1):
            with pytest.raises(NoSuchThing):
                puzzle_seen(known.game, number)
    with pytest.raises(NoSuchThing):
        puzzle_seen("chess", 1)
