"""One word for one thing: texts, lessons, names and rules keep to the glossary of their game."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import pentarchy
from pentarchy.words import LANGUAGES
from pentarchy.words.names import records

ROOT = Path(__file__).parent.parent.parent
SOURCES = {"rulebook", "players"}
GAMES = pentarchy.games()
in_every_language = pytest.mark.parametrize(("slug", "lang"), [(slug, lang) for slug in GAMES for lang in LANGUAGES])


@cache
def terms(slug):
    text = files(f"pentarchy.games.{slug}").joinpath("texts", "glossary.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)["term"]


@cache
def passages(slug, lang):
    """All that is said about a game in one language, piece by piece, by where it stands."""
    found = in_messages(files(f"pentarchy.games.{slug}").joinpath("texts", f"{lang}.ftl"))
    found |= in_messages(files("pentarchy.lessons").joinpath(slug, f"{lang}.ftl"))
    found |= in_messages(ROOT / "web" / "src" / "texts" / f"{lang}.ftl", of=slug)
    for record in records(slug):
        found |= {f"{record['id']}.{key}": str(text) for key, text in record.items() if key.endswith(f"_{lang}")}
    return found | in_rules(slug, lang) | in_guide(slug, lang)


def in_messages(file, of=""):
    """The messages of a file; with `of` only those that are about one game."""
    lines = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ \t}].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: text for name, text in lines if of in name}


def in_rules(slug, lang):
    folder = ROOT / "docs" / "rules" / ("" if lang == "en" else lang)
    paragraphs = (folder / f"{slug}.md").read_text(encoding="utf-8").split("\n")
    return {f"rules:{number}": paragraph for number, paragraph in enumerate(paragraphs, 1) if paragraph.strip()}


def in_guide(slug, lang):
    paragraphs = (
        files(f"pentarchy.games.{slug}").joinpath("guide", f"{lang}.md").read_text(encoding="utf-8").split("\n")
    )
    return {f"guide:{number}": paragraph for number, paragraph in enumerate(paragraphs, 1) if paragraph.strip()}


@pytest.mark.parametrize("slug", GAMES)
def test_every_term_is_given_in_every_language_with_its_source(slug):
    assert len(terms(slug)) >= 15
    for term in terms(slug):
        assert term["source"] in SOURCES, term
        assert all(term.get(lang) for lang in LANGUAGES), term
        assert term["source"] == "players" or term.get("printed") in LANGUAGES, term
    ids = [term["id"] for term in terms(slug)]
    assert len(ids) == len(set(ids))


@in_every_language
def test_every_term_is_used(slug, lang):
    """By its stem, since words are inflected: `stem_cs`, or the word itself."""
    everything = "\n".join(passages(slug, lang).values()).lower()
    assert [term["id"] for term in terms(slug) if term.get(f"stem_{lang}", term[lang]).lower() not in everything] == []


@in_every_language
def test_no_other_word_stands_for_a_term(slug, lang):
    wrong = [
        f"{where}: {found.group()} ({term['id']}: {term[lang]})"
        for term in terms(slug)
        for never in term.get(f"never_{lang}", [])
        for where, text in passages(slug, lang).items()
        if where not in term.get("except", [])
        for found in re.finditer(never, text, re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_pattern_waits_for_an_apostrophe_that_texts_do_not_have(slug):
    """Texts are set with ’, the rules are typed with ': a pattern with only one of them would let the other through."""
    patterns = [never for term in terms(slug) for lang in LANGUAGES for never in term.get(f"never_{lang}", [])]
    assert [never for never in patterns if ("'" in never) != ("’" in never)] == []
