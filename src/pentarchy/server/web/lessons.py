"""First games that teach: an ordinary table whose luck is known and whose bots follow a script for a while."""

from pentarchy.lessons import lesson_of, said
from pentarchy.server.clock import now
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import store_made
from pentarchy.tables.making import make_lesson as made_lesson
from pentarchy.words import LANGUAGES, UnknownLanguage


async def show_lesson(caller: Caller, _: None) -> b.LessonInfo:
    """What the coach of a first game says in one language (en, cs or sk), and when."""
    return lesson_info(caller.path["game"], caller.query.get("lang", "en"))


def lesson_info(game: str, lang: str) -> b.LessonInfo:
    """Raises NoLesson, UnknownLanguage."""
    lesson = lesson_of(game)
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    beats = [b.BeatInfo(beat.say, beat.do) for beat in lesson.beats]
    return b.LessonInfo(lesson.game, lang, said(lesson.game, lang), beats)


async def make_lesson(caller: Caller, new: b.NewLesson) -> b.CreatedTable:
    """Make a table for a first game that teaches; it begins at once."""
    lesson = lesson_of(caller.path["game"])
    caller.node.new_tables.check(caller.client_network)
    return await store_made(caller, made_lesson(lesson, new.name, new.others, new.title, now(), caller.user_id))
