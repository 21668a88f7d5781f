"""Every lesson, played through with the rules: all moves legal, all said in three languages, then free play."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pentarchy.games import games, load
from pentarchy.kernel.errors import BadData
from pentarchy.lessons import LEARNER, NoLesson, lesson_of, lessons, said
from pentarchy.lessons.lesson import beat_of, check
from pentarchy.tables.lesson_script import Course
from pentarchy.words import LANGUAGES

PAGES = range(10, 31)
"""How many pages a lesson may have: about ten minutes."""
LONGEST = 420
"""Characters on a page: three short sentences, four at most."""


def messages(game, lang):
    bundle = FluentBundle([lang], use_isolating=False, functions={"PLAYER": lambda seat: f"<{seat}>"})
    bundle.add_resource(FluentResource(said(game, lang)))
    return bundle


def test_every_game_has_a_lesson():
    assert lessons() == sorted(games())


@pytest.mark.parametrize("game", lessons())
def test_the_script_leads_to_a_decision_of_the_learner(game):
    lesson = lesson_of(game)
    state = Course(lesson).record.state
    assert not state.over
    assert state.pending == [LEARNER]
    assert len(state.options(LEARNER)) > 1
    assert len(lesson.pages) in PAGES


@pytest.mark.parametrize("game", lessons())
def test_every_move_of_the_learner_is_a_choice(game):
    """Nobody learns from a button that is the only one."""
    choices = []

    class Watched(Course):
        def play(self, text, seat):
            if seat == LEARNER:
                choices.append(len(self.record.state.options(seat)))
            super().play(text, seat)

    lesson = lesson_of(game)
    Watched(lesson)
    assert len(choices) == len(lesson.beats) - 1
    assert sum(count > 1 for count in choices) >= 0.8 * len(choices)


@pytest.mark.parametrize("game", lessons())
def test_the_learner_meets_different_actions(game):
    vocabulary = load(game).vocabulary
    verbs = {vocabulary.verb_of(load(game).parse(beat.do)).name for beat in lesson_of(game).beats[:-1]}
    assert len(verbs) >= 4, verbs


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", lessons())
def test_every_page_is_there_and_short(game, lang):
    bundle, pages = messages(game, lang), lesson_of(game).pages
    assert len(pages) == len(set(pages))
    assert set(re.findall(r"^(lesson-[\w-]+) =", said(game, lang), re.MULTILINE)) == {f"lesson-{key}" for key in pages}
    for key in pages:
        text, errors = bundle.format_pattern(bundle.get_message(f"lesson-{key}").value)
        assert not errors
        assert 0 < len(text) <= LONGEST, key


@pytest.mark.parametrize("game", lessons())
def test_other_languages_are_translations(game):
    english, czech, slovak = (said(game, lang).split("\n") for lang in LANGUAGES)
    assert not set(filter(None, english)) & set(filter(None, czech))
    assert not set(filter(None, czech)) & set(filter(None, slovak))


def test_nothing_else_lies_in_the_folders():
    for game in lessons():
        names = {each.name for each in files("pentarchy.lessons").joinpath(game).iterdir()}
        assert names == {"lesson.toml", *(f"{lang}.ftl" for lang in LANGUAGES)}


def test_what_is_wrong_with_a_lesson_is_said():
    with pytest.raises(NoLesson, match="chess"):
        lesson_of("chess")
    with pytest.raises(BadData, match="a beat is a table"):
        beat_of("here", "say")
    lesson = lesson_of("dice_king")
    with pytest.raises(BadData, match="need a move"):
        check(type(lesson)(**{**vars(lesson), "beats": lesson.beats[:-1]}), "here")
