"""No word of the machine reaches a player: whatever is said in played games, each word of it is written in the files of
that language. So no id, no notation, no `none`, and no name that only another language has."""

import re
from functools import cache

import pytest
from fluent.syntax.visitor import Visitor

import pentarchy
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.checks import seen_in, words_in
from pentarchy.words.languages import common_messages, game_messages
from pentarchy.words.names import records
from tests.together import games_together

WORD = re.compile(r"[^\W\d]\w*(?:-\w+)*|\d+[^\W\d]\w*")
"""Also `A07`, `half_a`, `C1-05` and `2nd`."""
COORDINATES = re.compile(r"(?<!\d)\d,\d(?!\d)")
RULE = re.compile(r" \([A-Z]{3}-[\d.]+\)$")


class Texts(Visitor):
    """What stands in messages to be read, without their ids, variables and the keys by which they choose."""

    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node):  # noqa: N802
        self.found.append(node.value)


def written_in(resource):
    texts = Texts()
    texts.visit(resource)
    return texts.found


@cache
def vocabulary(slug, lang):
    texts = written_in(game_messages(slug, lang)) + written_in(common_messages(lang))
    for record in records(slug):
        texts += [str(record.get(f"{field}_{lang}", "")) for field in ("name", "label", "forms")]
    return {word for text in texts for word in WORD.findall(text)}


def said(words, seen):
    """Everything that came up in the games that were played, by what it is."""
    yield from ((f"move {words.game.text(move)}", words.move(move)) for move in sorted(seen.moves))
    yield from ((f"note {verb}", words.note(move, facts)) for (verb, _), (move, facts) in seen.notes.items())
    yield from ((f"ask {name}", words.question(name)) for name in sorted(seen.questions))
    yield from ((f"why {key}", RULE.sub("", words.refusal(refusal))) for key, refusal in seen.refusals.items())
    for (kind, _), tellings in seen.told.items():
        yield from ((f"event {kind}", words.event(told)) for told in tellings[:50])
    yield from ((f"outcome {outcome.reason}", words.outcome(outcome)) for outcome in seen.outcomes)
    yield from ((f"part {part}", words.part(part)) for outcome in seen.outcomes for part in outcome.parts[0])


def foreign(text, known):
    return [word for word in WORD.findall(text) if word not in known] + COORDINATES.findall(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games_together("words"))
def test_every_word_that_is_said_is_a_word_of_the_language(slug, lang):
    words, known = words_in(pentarchy.load(slug), lang), vocabulary(slug, lang)
    found = {(what, text): foreign(text, known) for what, text in said(words, seen_in(words.game))}
    assert {what: strange for what, strange in found.items() if strange} == {}


@pytest.mark.parametrize(
    "text", ["Hrad na poli A07", "Dává none", "Nechat si floodplain", "slay B06", "by_setup", "C1-05", "Místa 2,1"]
)
def test_words_of_the_machine_are_found(text):
    assert foreign(text, vocabulary("dice_king", "cs"))


def test_the_name_of_another_language_and_an_id_are_found(monkeypatch):
    """Where Czech lacks a name it falls back to another language; where no language has it, to the id."""
    words = Words(pentarchy.load("dice_king"), "cs")
    monkeypatch.setitem(words.names, "white", "biely kameň")
    monkeypatch.setattr(words, "naming", lambda thing: ("name-of-nothing", {}))
    known = vocabulary("dice_king", "cs")
    assert foreign(words.event({"kind": "supply-gem", "seat": 0, "gem": "white"}), known) == ["biely", "kameň"]
    assert foreign(words.event({"kind": "supply-gem", "seat": 0, "gem": "T-lava-1"}), known) == ["T-lava-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", pentarchy.games())
def test_no_name_is_borrowed_from_another_language(slug, lang):
    """Also of what is only in the box, which the page about this edition lists; but for the title of a game."""
    words = Words(pentarchy.load(slug), lang)
    named = [record for record in records(slug) if any(key.startswith("name_") for key in record)]
    borrowed = [record["id"] for record in named if not record.get(f"name_{lang}")]
    assert [thing for thing in borrowed if not words.has(f"name-{thing}") and thing != slug] == []
