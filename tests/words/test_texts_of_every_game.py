"""Every registered game can be read in every language: nothing is missing, no variable is left open."""

import pytest

import pentarchy
from pentarchy.words import LANGUAGES
from pentarchy.words.checks import TEXT_CHECKS, message_ids
from pentarchy.words.languages import common_messages
from tests.together import games_together


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games_together("words"))
@pytest.mark.parametrize("check", TEXT_CHECKS)
def test_texts(check, slug, lang):
    assert check(pentarchy.load(slug), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_messages_are_complete(lang):
    everywhere = set().union(*(message_ids(common_messages(other)) for other in LANGUAGES))
    assert everywhere - message_ids(common_messages(lang)) == set()
