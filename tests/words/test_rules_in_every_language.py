"""The rules in Czech and Slovak say what the English ones say: the same rules, numbers, identifiers and shape."""

import re
from collections import Counter

import pytest

from pentarchy.cli import rulebook
from pentarchy.games import shipped

GAMES = shipped()
PAGES = [(language, game) for language in ("cs", "sk") for game in GAMES]
KEPT = {
    "headings": re.compile(r"^#+ ", re.MULTILINE),
    "rows of tables": re.compile(r"^ *\|", re.MULTILINE),
    "blocks": re.compile(r"^```", re.MULTILINE),
}


def texts(language, game):
    english = rulebook.rulebooks()[game]
    return english.read_text(encoding="utf-8"), (english.parent / language / english.name).read_text(encoding="utf-8")


def rules_of(text):
    return {rule.id: rule.text for rule in rulebook.parse(text)}


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_the_same_rules_in_the_same_order(language, game):
    english, other = map(rules_of, texts(language, game))
    assert list(other) == list(english)


@pytest.mark.parametrize(("language", "game"), PAGES)
@pytest.mark.parametrize("kept", [r"\d+", r"`[^`\n]+`"], ids=["numbers", "identifiers"])
def test_the_same_facts_in_every_rule(language, game, kept):
    english, other = map(rules_of, texts(language, game))
    facts = {name: [Counter(re.findall(kept, rules[name])) for rules in (english, other)] for name in english}
    assert {name: (one - two, two - one) for name, (one, two) in facts.items() if one != two} == {}


@pytest.mark.parametrize(("language", "game"), PAGES)
@pytest.mark.parametrize("what", KEPT)
def test_the_same_shape(language, game, what):
    english, other = texts(language, game)
    assert len(KEPT[what].findall(other)) == len(KEPT[what].findall(english))


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_nothing_is_left_in_english(language, game):
    """A rule of some length that is the same in both languages was not translated."""
    english, other = map(rules_of, texts(language, game))
    long = [name for name, text in english.items() if len(re.findall("[a-z]{2,}", text)) > 9]
    assert [name for name in long if other[name] == english[name]] == []
