"""Everything that is slow only the first time, done before anybody asks: reading the games and their texts takes a
tenth of a second each, for which nobody who plays shall wait."""

import logging

import msgspec

from pentarchy.games import games
from pentarchy.lessons import lessons
from pentarchy.server.web.endpoint import compressed
from pentarchy.server.web.glossary import glossary
from pentarchy.server.web.openapi import description_text
from pentarchy.server.web.provenance import edition
from pentarchy.server.web.tables import catalogue
from pentarchy.tables.lesson_script import course_of
from pentarchy.words import LANGUAGES

LOG = logging.getLogger(__name__)


def warm_up() -> None:
    """Call it in a thread, before the first request."""
    description_text()
    answers: list[object] = [catalogue()]
    for slug in games():
        answers += texts_of(slug)
    for slug in lessons():
        course_of(slug)
    for answer in answers:
        compressed(msgspec.json.encode(answer))


def texts_of(slug: str) -> list[object]:
    """A game whose texts cannot be read keeps nobody from playing others."""
    try:
        return [text(slug, lang) for lang in LANGUAGES for text in (glossary, edition)]
    except Exception:
        LOG.exception("the texts of a game cannot be read", extra={"game": slug})
        return []
