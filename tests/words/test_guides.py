"""The guides tell the rules: all of them, the same in every language, as they are now, and in the words of players."""

import re

import pytest

import pentarchy
from pentarchy.cli.coverage import citations
from pentarchy.cli.rulebook import checkout, read
from pentarchy.games import shipped
from pentarchy.kernel.errors import UnknownGame
from pentarchy.words import LANGUAGES, UnknownLanguage
from pentarchy.words.guide import guide, parse
from tools import guides

GAMES = shipped()
PAGES = [(slug, lang) for slug in GAMES for lang in LANGUAGES]
PICTURES = checkout() / "web" / "src" / "lessons" / "pictures"
FOR_PROGRAMS = {
    "amulet": {"AMU-18.7", "AMU-20.1", "AMU-20.2", "AMU-20.4", "AMU-20.5", "AMU-20.6", "AMU-23"},
    "dice_king": {"DIC-5.9", "DIC-9.4", "DIC-13"},
    "night_watch": {"NGT-3.1", "NGT-12.8", "NGT-23.6", "NGT-23.7", "NGT-23.8", "NGT-23.9", "NGT-24"},
    "paladins": {"PAL-13.5", "PAL-13.8", "PAL-14"},
    "valeria": {"VAL-7.6", "VAL-7.16", "VAL-9.10", "VAL-9.11", "VAL-14.22"},
}
"""Rules and chapters that only say how a program does it, or what its figures are: a player needs none of them."""
CODE = re.compile(r"`|src/|docs/|\.toml|\.py\b|\b[a-z]+_[a-z]+\b|\b[A-Z]{3}-\d|[Ii]mplement|\(ruling\)|\(designed\)")
"""What developers write to each other: code, paths, slugs, ids of rules, notes."""


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_every_rule_for_players_is_told(slug, lang):
    rules = [rule.id for rule in read(slug).rules]
    told = {rule for section in guide(slug, lang).sections for rule in section.rules}
    aside = {rule for rule in rules if {rule, rule.split(".")[0]} & FOR_PROGRAMS[slug]}
    assert told - {*rules} == set(), "there are no such rules"
    assert [rule for rule in rules if rule not in told | aside] == []
    assert told & aside == set(), "for programs alone, and told all the same"


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_the_game_cites_can_be_looked_up(slug):
    """Questions, refusals and events carry ids of rules: the drawer opens at them."""
    steps = checkout() / "src" / "pentarchy" / "games" / slug
    quoted = set(re.findall(r'(?<!")"([A-Z]{3}-\d+\.\d+)"', "".join(file.read_text() for file in steps.rglob("*.py"))))
    assert len(quoted) > 20
    assert quoted <= citations(checkout(), steps, read(slug).prefix).keys()
    assert [rule for rule in sorted(quoted) if guide(slug).about(rule) is None] == []


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_every_language_tells_the_same(slug, lang):
    english, other = guide(slug), guide(slug, lang)
    assert [[each.rules for each in section.passages] for section in other.sections] == [
        [each.rules for each in section.passages] for section in english.sections
    ]
    for one, two in zip(english.sections, other.sections, strict=True):
        for here, there in zip(one.passages, two.passages, strict=True):
            assert facts(here.text) == facts(there.text), two.title
        assert lang == "en" or (one.title != two.title and one.text != two.text)


def facts(text):
    """What no language changes: numbers, pictures, and the shape."""
    shape = [len(re.findall(pattern, text, re.MULTILINE)) for pattern in (r"^\|", r"^- ", r"^$")]
    return sorted(re.findall(r"\d+", text)), re.findall(r"\]\((.+)\)", text), shape


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_the_guide_speaks_to_players(slug, lang):
    told = guide(slug, lang)
    assert told.title == pentarchy.load(slug).names[lang]
    pictures = [
        name for section in told.sections for each in section.passages for name in re.findall(r"\]\((.+)\)", each.text)
    ]
    assert pictures
    assert all((PICTURES / lang / name).is_file() for name in pictures)
    shown = "\n".join(section.text for section in told.sections)
    assert CODE.findall(shown) == []
    assert all(section.title.endswith("?") for section in told.sections)
    assert len({section.title for section in told.sections}) == len(told.sections)


@pytest.mark.parametrize("slug", GAMES)
def test_the_guide_was_read_against_the_rules_as_they_are(slug):
    """A rule has changed: read those sections again in three languages, then `python -m tools.guides --read GAME`."""
    assert guides.unread(slug) == []


def test_a_changed_rule_names_the_section_to_read_again(monkeypatch):
    now = guides.marks("dice_king")
    monkeypatch.setattr(guides, "marks", lambda slug: {**now, "DIC-3.4": "another"})
    assert guides.unread("dice_king") == ["read “What do I do on my turn?” again against DIC-3.4"]


def test_passages_cite_rules_and_ranges_of_them():
    told = parse(
        "# A game\n\n## How?\n\n<!-- DIC-3.9-11 DIC-4.1 -->\nSo.\n\n![It](a.webp)\n\n<!-- DIC-5.1 -->\nLike this.\n"
    )
    assert told.title == "A game"
    assert told.sections[0].rules == ["DIC-3.9", "DIC-3.10", "DIC-3.11", "DIC-4.1", "DIC-5.1"]
    assert told.text == "# A game\n\n## How?\n\nSo.\n\nLike this."
    assert (told.about("DIC-4.1"), told.about("DIC-4")) == (told.sections[0], None)


def test_what_there_is_no_guide_to():
    with pytest.raises(UnknownGame):
        guide("ludo")
    with pytest.raises(UnknownLanguage):
        guide("dice_king", "de")
