"""What a lesson says is true: every page names, for each claim, the rule that makes it so, and quotes itself."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from pentarchy.cli.rulebook import DEFINITION
from pentarchy.lessons import lesson_of, lessons, said

ROOT = Path(__file__).parent.parent.parent


def claims(game):
    """By page: the words of the English page that claim something, each with the rules that make it true."""
    text = files("pentarchy.lessons").joinpath(game, "lesson.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)["claims"]


@pytest.mark.parametrize("game", lessons())
def test_every_page_claims_something_or_says_that_it_does_not(game):
    assert sorted(claims(game)) == sorted(set(lesson_of(game).pages))
    silent = [page for page, found in claims(game).items() if not found]
    assert len(silent) <= len(claims(game)) // 4, silent


@pytest.mark.parametrize("game", lessons())
def test_every_claim_stands_on_its_page_and_in_the_rules(game):
    rules = set(DEFINITION.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))
    pages = dict(re.findall(r"^lesson-([\w-]+) = (.*)$", said(game, "en"), re.MULTILINE))
    for page, found in claims(game).items():
        for words, ids in found.items():
            assert words in pages[page], (page, words)
            assert ids, (page, words)
            assert set(ids) <= rules, (page, words, ids)
