"""A lesson is data: luck that is known, moves of everybody, and what the coach says before each move of the learner.

    seats = 2
    seed = "00…"                  # of the server's luck; 64 hexadecimal digits
    before = []                   # what the others do before the learner chooses first

    [[beat]]
    say = ["aim", "dice"]         # pages: the messages lesson-aim and lesson-dice; the last one comes with the move
    do = "reroll 1 3"             # the learner's move
    others = ["stop"]             # what the others do until the learner chooses again

The last beat has no move: from there on the learner decides freely, against bots.
"""

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pentarchy.games import games, outside, package_of
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData, PentarchyError
from pentarchy.kernel.settings import Setting

LEARNER = 0
"""The seat of whoever learns."""


class NoLesson(PentarchyError):
    """There is no lesson for this game."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(f"there is no lesson for '{game}'")


@dataclass(frozen=True)
class Beat:
    """What is said, then done: by the learner, then by the others. Without a move the learner is free."""

    say: list[str]
    do: str
    others: list[str]


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    seed: str
    level: str
    """Of the bots that go on after the script."""
    before: list[str]
    beats: list[Beat]
    options: dict[str, Setting] = field(default_factory=dict)

    @property
    def pages(self) -> list[str]:
        """The keys of all that is said, in order."""
        return [key for beat in self.beats for key in beat.say]


def lessons() -> list[str]:
    """The games that have a lesson."""
    return [game for game in games() if folder_of(game).joinpath("lesson.toml").is_file()]


def folder_of(game: str) -> Traversable:
    """Where the lesson of a game would be: here, or in the folder `lesson` of the package that brings the game."""
    if game in outside():
        return files(package_of(game)).joinpath("lesson")
    return files("pentarchy.lessons").joinpath(game)


@lru_cache
def lesson_of(game: str) -> Lesson:
    """Raises NoLesson, BadData."""
    if game not in lessons():
        raise NoLesson(game)
    file = folder_of(game).joinpath("lesson.toml")
    row = Row(f"the lesson of {game}", tomllib.loads(file.read_text(encoding="utf-8")))
    lesson = Lesson(
        game=game,
        seats=row.number("seats"),
        seed=row.text("seed"),
        level=row.text("level"),
        before=row.texts("before"),
        beats=[beat_of(row.where, each) for each in row.items("beat")],
        options=options_of(row),
    )
    check(lesson, row.where)
    return lesson


def beat_of(where: str, fields: object) -> Beat:
    if not isinstance(fields, dict):
        raise BadData(where, "a beat is a table")
    row = Row(where, fields)
    others = row.texts("others") if row.has("others") else []
    return Beat(row.texts("say"), row.text("do") if row.has("do") else "", others)


def options_of(row: Row) -> dict[str, Setting]:
    found = row.value("options") if row.has("options") else {}
    if not isinstance(found, dict):
        raise BadData(row.where, "'options' is not a table")
    return found


def check(lesson: Lesson, where: str) -> None:
    """Every beat says something, and all but the last one have a move."""
    if any(not beat.say for beat in lesson.beats):
        raise BadData(where, "a beat says nothing")
    if [bool(beat.do) for beat in lesson.beats] != [True] * (len(lesson.beats) - 1) + [False]:
        raise BadData(where, "all beats but the last one need a move")


def said(game: str, lang: str) -> str:
    """What the coach says, as Fluent messages. Raises NoLesson."""
    file = folder_of(game).joinpath(f"{lang}.ftl")
    if not file.is_file():
        raise NoLesson(game)
    return file.read_text(encoding="utf-8")
