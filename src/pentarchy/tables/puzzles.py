"""Puzzles as they are shown: one seat's view and what it is asked, and the answer that was found."""

from dataclasses import dataclass

from pentarchy.games import shipped
from pentarchy.kernel.events import Facts
from pentarchy.puzzles import PuzzleAnswer, puzzles_of
from pentarchy.tables.errors import NoSuchThing
from pentarchy.tables.outgoing import Ask
from pentarchy.tables.redaction import question_to


@dataclass(slots=True)
class PuzzleSet:
    """The puzzles of a game, by their difficulty from 1 to 5: what stands first is puzzle 1."""

    game: str
    difficulties: list[int]


@dataclass(slots=True)
class PuzzleSight:
    """A puzzle through the eyes of the seat that chooses. The record behind it is not told: it holds secrets."""

    game: str
    number: int
    seat: int
    seats: int
    difficulty: int
    view: Facts
    ask: Ask
    answers: list[PuzzleAnswer]
    """The best first."""
    same: list[str]
    """Moves that come to the same as the best one, and are right as well."""
    found: dict[str, float]
    """How often bots that think little find the best move, by name."""
    points: float | None
    ends: dict[str, float]


def puzzle_sets() -> list[PuzzleSet]:
    return [PuzzleSet(slug, [each.difficulty for each in puzzles_of(slug)]) for slug in shipped()]


def puzzle_seen(slug: str, number: int) -> PuzzleSight:
    """Raises NoSuchThing."""
    if slug not in shipped() or not 1 <= number <= len(puzzles_of(slug)):
        raise NoSuchThing("there is no such puzzle")
    puzzle = puzzles_of(slug)[number - 1]
    record, seat = puzzle.record(), puzzle.seat
    view = record.state.view(seat)
    ask = question_to(record, seat, 0, str(view["question"]))
    about = puzzle.answers, puzzle.same, puzzle.found, puzzle.points, puzzle.ends
    return PuzzleSight(slug, number, seat, puzzle.seats, puzzle.difficulty, view, ask, *about)
