"""Every registered game can be read in every language: nothing is missing, no variable is left open."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax.ast import Junk, Message

import pentarchy
from pentarchy.kernel.steps import CHANCE
from pentarchy.words import LANGUAGES, Words
from pentarchy.words.languages import common_messages, game_messages
from pentarchy.words.names import records

GAMES = pentarchy.games()
GAMES_IN_LANGUAGES = [(slug, lang) for slug in GAMES for lang in LANGUAGES]
in_every_language = pytest.mark.parametrize(("slug", "lang"), GAMES_IN_LANGUAGES)


class Seen:
    """What came up in a few random games of every variant."""

    def __init__(self):
        self.moves, self.questions, self.refusals, self.told, self.outcomes = {}, set(), {}, {}, []
        self.notes = {}

    def play(self, game, variant, seats, seed):
        state, rng = game.new(seats, variant.options), Random(seed)
        state.listen()
        while not state.over:
            seat = state.seat if state.seat == CHANCE else rng.choice(state.pending)
            move = state.draw(rng.random()) if seat == CHANCE else rng.choice(state.options(seat))
            self.look(state, seat, rng)
            self.moves.setdefault(game.vocabulary.verb_of(move).name, set()).add(move)
            state.play(move, seat)
            self.listen(state, rng.choice([None, *range(seats)]))
        self.outcomes.append(state.outcome)

    def look(self, state, seat, rng):
        if seat != CHANCE:
            self.questions.add(state.view(seat)["question"])
            self.note(state, seat, rng.choice(state.options(seat)))
            verb = rng.choice(state.game.vocabulary.verbs)
            refusal = state.why_not(rng.randrange(verb.base, verb.end), seat)
            if refusal:
                self.refusals[refusal.key] = refusal

    def note(self, state, seat, move):
        facts, verb = state.facts(move, seat), state.game.vocabulary.verb_of(move).name
        if facts:
            self.notes[verb, frozenset(facts)] = move, facts

    def listen(self, state, listener):
        for event in state.heard():
            told = event.told_to(listener)
            self.told.setdefault((event.kind, frozenset(told)), []).append(told)


@cache
def seen(slug):
    game, found = pentarchy.load(slug), Seen()
    for variant in game.variants:
        for seats in variant.seats:
            for seed in range(2):
                found.play(game, variant, seats, seed)
    return found


def written_in_code(slug, call, place) -> Iterator[str]:
    """The texts that the code of a game hands to `Refusal` or `Event` at one place."""
    for file in sorted(files(f"pentarchy.games.{slug}").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == call and len(node.args) > place:
                yield from constants(node.args[place])


def constants(node) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@in_every_language
def test_every_verb_and_move(slug, lang):
    game = pentarchy.load(slug)
    words = Words(game, lang)
    assert [verb.name for verb in game.vocabulary.verbs if not words.has(f"move-{verb.name}")] == []
    texts = [words.move(move) for verb in game.vocabulary.verbs for move in some_moves(verb)]
    texts += [words.move(move) for moves in seen(slug).moves.values() for move in moves]
    assert words.problems == []
    assert all(fit_to_read(text) for text in texts)


def some_moves(verb):
    rng = Random(verb.name)
    return {verb.base, verb.end - 1, *(rng.randrange(verb.base, verb.end) for _ in range(20))}


def fit_to_read(text):
    """No marks of Fluent's isolation, nothing unresolved, nothing empty."""
    return bool(text.strip()) and not any(mark in text for mark in "\u2068\u2069{}") and "  " not in text.strip()


@in_every_language
def test_every_note(slug, lang):
    """Whatever is told about an option can be read: `note-<verb>` or a `fact-<name>` for each fact says it."""
    words = Words(pentarchy.load(slug), lang)
    notes = [words.note(move, facts) for move, facts in seen(slug).notes.values()]
    bare = {name for move, facts in seen(slug).notes.values() for name in facts if not is_said(words, move, name)}
    assert bare == set()
    assert words.problems == []
    assert [note for note in notes if note and not fit_to_read(note)] == []


def is_said(words, move, name):
    return words.has(f"note-{words.game.vocabulary.verb_of(move).name}") or words.has(f"fact-{name}")


@in_every_language
def test_every_question(slug, lang):
    words = Words(pentarchy.load(slug), lang)
    assert all(fit_to_read(words.question(name)) for name in seen(slug).questions)
    assert words.problems == []


@in_every_language
def test_every_refusal(slug, lang):
    """Those that came up are read with the amounts that they name; of the others there is a message at least."""
    words = Words(pentarchy.load(slug), lang)
    assert [key for key in written_in_code(slug, "Refusal", 1) if not words.has(f"why-{key}")] == []
    assert all(fit_to_read(words.refusal(refusal)) for refusal in seen(slug).refusals.values())
    assert words.problems == []


@in_every_language
def test_every_event(slug, lang):
    words = Words(pentarchy.load(slug), lang)
    kinds = {kind for kind, _ in seen(slug).told} | set(written_in_code(slug, "Event", 0))
    assert [kind for kind in sorted(kinds) if not words.has(f"event-{kind}")] == []
    texts = [words.event(told) for tellings in seen(slug).told.values() for told in tellings[:50]]
    assert words.problems == []
    assert [text for text in texts if not fit_to_read(text)] == []


@in_every_language
def test_every_option_and_outcome(slug, lang):
    game = pentarchy.load(slug)
    words = Words(game, lang)
    for option in game.options:
        words.option(option.name)
    for outcome in seen(slug).outcomes:
        assert fit_to_read(words.outcome(outcome))
        assert all(fit_to_read(words.part(part)) for parts in outcome.parts for part in parts)
    assert words.problems == []


def message_ids(resource):
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


@cache
def in_the_data(slug, field, lang):
    """The ids whose field the data files have in exactly this language."""
    return frozenset(record["id"] for record in records(slug) if record.get(f"{field}_{lang}"))


def is_in_the_data(slug, message, lang):
    field, _, thing = message.partition("-")
    return field in ("name", "label") and thing in in_the_data(slug, field, lang)


@in_every_language
def test_no_language_lacks_a_message_of_another(slug, lang):
    """Names and labels may come from the data files instead."""
    everywhere = set().union(*(message_ids(game_messages(slug, other)) for other in LANGUAGES))
    missing = everywhere - message_ids(game_messages(slug, lang))
    assert sorted(message for message in missing if not is_in_the_data(slug, message, lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_messages_are_complete(lang):
    everywhere = set().union(*(message_ids(common_messages(other)) for other in LANGUAGES))
    assert everywhere - message_ids(common_messages(lang)) == set()


@in_every_language
def test_every_file_can_be_read_whole(slug, lang):
    for resource in (game_messages(slug, lang), common_messages(lang)):
        ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
        assert len(ids) == len(set(ids))
