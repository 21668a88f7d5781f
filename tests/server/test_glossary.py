"""What clients need to speak: the words of every game, and options that a form can be made from."""

import msgspec
import pytest

import pentarchy
from pentarchy.server.web.glossary import glossary
from pentarchy.server.web.tables import game_info
from pentarchy.words import LANGUAGES, UnknownLanguage

REAL = ["amulet", "dice_king", "night_watch", "paladins", "valeria"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", REAL)
def test_every_verb_has_a_pattern_and_every_move_a_message(slug, lang):
    told = glossary(slug, lang)
    assert [verb.name for verb in told.verbs] == [verb.name for verb in pentarchy.load(slug).vocabulary.verbs]
    for verb in told.verbs:
        assert verb.pattern[0] == verb.name
        assert f"\nmove-{verb.name} =" in f"\n{told.messages}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_the_terminal_says_is_left_out(lang):
    told = glossary("valeria", lang).messages
    assert "\nui-" not in told
    assert "\nwon =" in told
    assert "\nevent-rolled =" in told


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage):
        glossary("valeria", "tlh")


@pytest.mark.parametrize("slug", REAL)
def test_options_tell_what_a_form_needs(slug):
    for option, told in zip(pentarchy.load(slug).options, game_info(slug).options, strict=True):
        assert told.name == option.name
        assert told.kind in ("switch", "one", "amount", "picks")
        if told.kind == "one":
            assert told.default in told.words
        if told.kind == "amount":
            assert told.low <= told.default <= told.high


@pytest.mark.anyio
async def test_words_travel_compressed(api):
    answer = await api.get("/api/games/valeria/words?lang=cs")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == msgspec.to_builtins(glossary("valeria", "cs"))
