"""The script of a lesson: what everybody does while its script lasts, and how far a table has come on it."""

from collections.abc import Iterable
from functools import lru_cache

from pentarchy.kernel.record import Entry, Record
from pentarchy.kernel.steps import CHANCE
from pentarchy.lessons import LEARNER, Lesson, lesson_of
from pentarchy.tables.library import game_of
from pentarchy.tables.luck import Luck
from pentarchy.tables.table import Table

Made = dict[int, list[int]]
"""The moves of each seat, chance among them, in their order."""


class Course:
    """A lesson played through once: everything in it is known."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.record = Record(game_of(lesson.game), lesson.seats, lesson.options)
        self.luck = Luck(lesson.seed)
        self.luck.answer_chance(self.record)
        for text in lesson.before:
            self.play(text, self.other())
        for beat in lesson.beats[:-1]:
            self.play(beat.do, LEARNER)
            for text in beat.others:
                self.play(text, self.other())
        self.moves = by_seat(self.record.entries)

    def play(self, text: str, seat: int) -> None:
        """Raises IllegalMove, BadNotation, WrongSeat."""
        self.record.play(self.record.game.parse(text), seat)
        self.luck.answer_chance(self.record)

    def other(self) -> int:
        """The first of the others that has to choose."""
        return next((seat for seat in self.record.state.pending if seat != LEARNER), CHANCE)

    def holds(self, made: Made) -> bool:
        """Whether these are the first moves of the course. Seats that choose at once do so in any order."""
        return all(moves == self.moves.get(seat, [])[: len(moves)] for seat, moves in made.items())


course_of = lru_cache(lambda game: Course(lesson_of(game)))


def by_seat(entries: Iterable[Entry]) -> Made:
    made: Made = {}
    for entry in entries:
        made.setdefault(entry.seat, []).append(entry.move)
    return made


def made_on_course(table: Table) -> Made | None:
    """What was done so far at a table that teaches; None once somebody has left the script."""
    if not table.terms.lesson or table.game is not game_of(table.game.slug):
        return None  # a lesson teaches the rules of today
    made = by_seat(table.record.entries)
    return made if course_of(table.game.slug).holds(made) else None


def beat_at(table: Table, seat: int) -> int | None:
    """The number of the beat that a decision of the learner belongs to; None for all others."""
    made = made_on_course(table) if seat == LEARNER else None
    return None if made is None else len(made.get(LEARNER, []))


def scripted(table: Table, seat: int) -> int | None:
    """What the script lets a seat do now; None where it says nothing any more."""
    made = made_on_course(table)
    if made is None:
        return None
    moves, done = course_of(table.game.slug).moves.get(seat, []), len(made.get(seat, []))
    return moves[done] if done < len(moves) else None
