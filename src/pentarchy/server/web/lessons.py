"""First games that teach: an ordinary table whose luck is known and whose bots follow a script for a while."""

from pentarchy.lessons import LEARNER, Lesson, lesson_of, said
from pentarchy.server.clock import now
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import link_to, take_seat
from pentarchy.tables import opening
from pentarchy.tables.names import clean_name, clean_text
from pentarchy.tables.rights import SERVER
from pentarchy.tables.seats import Seat, new_token
from pentarchy.tables.seeding import ALONE
from pentarchy.tables.terms import Terms
from pentarchy.tables.verbs import Start
from pentarchy.words import LANGUAGES, UnknownLanguage


async def show_lesson(caller: Caller, _: None) -> b.LessonInfo:
    """What the coach of a first game says in one language (en, cs or sk), and when."""
    lesson, lang = lesson_of(caller.path["game"]), caller.query.get("lang", "en")
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    beats = [b.BeatInfo(beat.say, beat.do) for beat in lesson.beats]
    return b.LessonInfo(lesson.game, lang, said(lesson.game, lang), beats)


async def make_lesson(caller: Caller, new: b.NewLesson) -> b.CreatedTable:
    """Make a table for a first game that teaches; it begins at once."""
    lesson = lesson_of(caller.path["game"])
    caller.node.new_tables.check(caller.client_network)
    seats, host = seats_of(lesson, new), new_token()
    token = take_seat(seats[LEARNER], caller, clean_name(new.name))
    row = opening.table_row(lesson.game, terms_of(lesson, new), False, host, now())
    row.seed, row.scheme = lesson.seed, ALONE
    await caller.node.store.create(row, seats, [])
    await caller.node.live.act(row.id, Start(), SERVER)
    return b.CreatedTable(row.id, link_to(caller, row.id), host, [b.SeatToken(LEARNER, token)])


def seats_of(lesson: Lesson, new: b.NewLesson) -> list[Seat]:
    names = [clean_name(name) for name in new.others]
    names += [""] * lesson.seats
    return [Seat(seat=LEARNER, kind="open")] + [
        Seat(seat=seat, kind="bot", level=lesson.level, name=names[seat - 1]) for seat in range(1, lesson.seats)
    ]


def terms_of(lesson: Lesson, new: b.NewLesson) -> Terms:
    title = clean_text(new.title)
    return Terms(options=lesson.options, stand_in=lesson.level, title=title, lesson=True)
