"""First games that teach: an ordinary table whose luck is known and whose bots follow a script for a while."""

import msgspec

from pentarchy.lessons import LEARNER, Lesson, lesson_of, said
from pentarchy.server.desk import now
from pentarchy.server.store.rows import SeatRow
from pentarchy.server.tables import deeds, opening
from pentarchy.server.tables.seating import new_token
from pentarchy.server.tables.terms import Terms
from pentarchy.server.web import bodies as b
from pentarchy.server.web.asker import Asker
from pentarchy.server.web.tables import link_to, taken
from pentarchy.words import LANGUAGES, UnknownLanguage


async def show_lesson(asker: Asker, _: None) -> b.LessonInfo:
    """What the coach of a first game says in one language (en, cs or sk), and when."""
    lesson, lang = lesson_of(asker.path["game"]), asker.query.get("lang", "en")
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    beats = [b.BeatInfo(beat.say, beat.do) for beat in lesson.beats]
    return b.LessonInfo(lesson.game, lang, said(lesson.game, lang), beats)


async def make_lesson(asker: Asker, new: b.NewLesson) -> b.Made:
    """Make a table for a first game that teaches; it begins at once."""
    lesson = lesson_of(asker.path["game"])
    asker.node.new_tables.check(asker.address)
    seats, host = seats_of(lesson, new), new_token()
    token = taken(seats[LEARNER], asker, opening.clean_name(new.name))
    row = opening.table_row(lesson.game, terms_of(lesson, new), False, host, now())
    row.seed = lesson.seed
    await asker.node.store.create(row, seats, [])
    await asker.node.desk.act(row.id, deeds.start())
    return b.Made(row.id, link_to(asker, row.id), host, [b.SeatToken(LEARNER, token)])


def seats_of(lesson: Lesson, new: b.NewLesson) -> list[SeatRow]:
    names = [opening.clean_name(name) for name in new.others]
    names += [""] * lesson.seats
    return [SeatRow(seat=LEARNER, kind="open")] + [
        SeatRow(seat=seat, kind="bot", level=lesson.level, name=names[seat - 1]) for seat in range(1, lesson.seats)
    ]


def terms_of(lesson: Lesson, new: b.NewLesson) -> str:
    title = " ".join(new.title.split())
    terms = Terms(options=lesson.options, stand_in=lesson.level, title=title, lesson=True)
    return msgspec.json.encode(terms).decode()
