"""Whether a game can be read in a language: nothing is missing, no variable left open. `TEXT_CHECKS` has them all."""

import ast
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from random import Random

from fluent.syntax.ast import Junk, Message, Resource

from pentarchy.games import package_of
from pentarchy.kernel.events import Facts, Json
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.moves import Verb
from pentarchy.kernel.outcome import Outcome
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import CHANCE, Refusal
from pentarchy.kernel.views import Called, called_in
from pentarchy.words.languages import LANGUAGES, common_messages, game_messages
from pentarchy.words.names import records
from pentarchy.words.words import Words

Faults = list[str]
SEEDS = range(2)


class Seen:
    """What came up in a few random games of every variant."""

    def __init__(self) -> None:
        self.moves: set[int] = set()
        self.questions: set[str] = set()
        self.refusals: dict[str, Refusal] = {}
        self.told: dict[tuple[str, frozenset[str]], list[dict[str, Json]]] = {}
        self.outcomes: list[Outcome] = []
        self.notes: dict[tuple[str, frozenset[str]], tuple[int, Facts]] = {}
        self.called: Called = {}

    def play(self, game: Game, variant: Variant, seats: int, seed: int) -> None:
        state, rng = game.new(seats, variant.options), Random(seed)
        state.listen()
        while not state.over:
            seat = state.seat if state.seat == CHANCE else rng.choice(state.pending)
            move = state.draw(rng.random()) if seat == CHANCE else rng.choice(state.options(seat))
            self.look(state, seat, rng)
            self.moves.add(move)
            state.play(move, seat)
            self.listen(state, rng.choice([None, *range(seats)]))
        self.outcomes.append(state.outcome)
        self.called |= called_in(state.view(None))

    def look(self, state: State, seat: int, rng: Random) -> None:
        if seat == CHANCE:
            return
        self.questions.add(str(state.view(seat)["question"]))
        self.note(state, seat, rng.choice(state.options(seat)))
        verb = rng.choice(state.game.vocabulary.verbs)
        refusal = state.why_not(rng.randrange(verb.base, verb.end), seat)
        if refusal:
            self.refusals[refusal.key] = refusal

    def note(self, state: State, seat: int, move: int) -> None:
        facts, verb = state.facts(move, seat), state.game.vocabulary.verb_of(move).name
        if facts:
            self.notes[verb, frozenset(facts)] = move, facts

    def listen(self, state: State, listener: int | None) -> None:
        for event in state.heard():
            told = event.told_to(listener)
            self.told.setdefault((event.kind, frozenset(told)), []).append(told)


@lru_cache(maxsize=8)
def seen_in(game: Game) -> Seen:
    found = Seen()
    for variant in game.variants:
        for seats in variant.seats:
            for seed in SEEDS:
                found.play(game, variant, seats, seed)
    return found


def words_in(game: Game, lang: str) -> Words:
    words = Words(game, lang)
    words.called = seen_in(game).called
    return words


def written_in_code(slug: str, call: str, place: int) -> Iterator[str]:
    """The texts that the code of a game hands to `Refusal` or `Event` at one place."""
    folder = Path(str(import_module(package_of(slug)).__file__)).parent
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == call and len(node.args) > place:
                yield from constants(node.args[place])


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def unfit(texts: list[str]) -> Faults:
    """Those with marks of Fluent's isolation, something unresolved, or nothing at all."""
    marked = [text for text in texts if any(mark in text for mark in "\u2068\u2069{}") or "  " in text.strip()]
    return [f"not fit to read: {text!r}" for text in [*marked, *(text for text in texts if not text.strip())]]


def missing(words: Words, messages: list[str]) -> Faults:
    return [f"{words.lang}: there is no message '{each}'" for each in sorted({*messages}) if not words.has(each)]


def moves_are_worded(game: Game, lang: str) -> Faults:
    """Every verb has a message, and every move that came up can be read."""
    words = words_in(game, lang)
    lacking = missing(words, [f"move-{verb.name}" for verb in game.vocabulary.verbs])
    moves = {move for verb in game.vocabulary.verbs for move in some_moves(verb)} | seen_in(game).moves
    return lacking + unfit([words.move(move) for move in sorted(moves)]) + words.problems


def some_moves(verb: Verb) -> set[int]:
    rng = Random(verb.name)
    return {verb.base, verb.end - 1, *(rng.randrange(verb.base, verb.end) for _ in range(20))}


def notes_are_worded(game: Game, lang: str) -> Faults:
    """Whatever is told about an option can be read: `note-<verb>` or a `fact-<name>` for each fact says it."""
    words = words_in(game, lang)
    told = [(move, facts, game.vocabulary.verb_of(move).name) for move, facts in seen_in(game).notes.values()]
    unsaid = [f"fact-{name}" for _, facts, verb in told if not words.has(f"note-{verb}") for name in facts]
    notes = [words.note(move, facts) for move, facts, _ in told]
    return missing(words, unsaid) + unfit([note for note in notes if note]) + words.problems


def questions_are_worded(game: Game, lang: str) -> Faults:
    """Every decision has a question."""
    words = Words(game, lang)
    return unfit([words.question(name) for name in sorted(seen_in(game).questions)]) + words.problems


def refusals_are_worded(game: Game, lang: str) -> Faults:
    """Refusals that came up are read with the amounts that they name; of the others there is a message at least."""
    words = words_in(game, lang)
    lacking = missing(words, [f"why-{key}" for key in written_in_code(game.slug, "Refusal", 1)])
    return lacking + unfit([words.refusal(each) for each in seen_in(game).refusals.values()]) + words.problems


def events_are_worded(game: Game, lang: str) -> Faults:
    """Every event has a sentence, for those who know its secrets and for those who do not."""
    words = words_in(game, lang)
    kinds = {kind for kind, _ in seen_in(game).told} | {*written_in_code(game.slug, "Event", 0)}
    lacking = missing(words, [f"event-{kind}" for kind in kinds])
    told = [each for tellings in seen_in(game).told.values() for each in tellings[:50]]
    return lacking + unfit([words.event(each) for each in told]) + words.problems


def options_and_outcomes_are_worded(game: Game, lang: str) -> Faults:
    """Every option, every reason for the end and every part of a score has a text."""
    words = Words(game, lang)
    texts = [words.option(option.name) for option in game.options]
    for outcome in seen_in(game).outcomes:
        texts += [words.outcome(outcome), *(words.part(part) for parts in outcome.parts for part in parts)]
    return unfit(texts) + words.problems


def no_message_is_lacking(game: Game, lang: str) -> Faults:
    """No language lacks a message of another; names and labels may come from the data files instead."""
    everywhere = {each for other in LANGUAGES for each in message_ids(game_messages(game.slug, other))}
    lacking = everywhere - message_ids(game_messages(game.slug, lang))
    unnamed = sorted(message for message in lacking if not is_in_the_data(game.slug, message, lang))
    return [f"{lang}: there is no message '{message}', but in another language there is" for message in unnamed]


def message_ids(resource: Resource) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


@cache
def in_the_data(slug: str, field: str, lang: str) -> frozenset[str]:
    """The ids whose field the data files have in exactly this language."""
    return frozenset(str(record["id"]) for record in records(slug) if record.get(f"{field}_{lang}"))


def is_in_the_data(slug: str, message: str, lang: str) -> bool:
    field, _, thing = message.partition("-")
    return field in ("name", "label") and thing in in_the_data(slug, field, lang)


def files_are_read_whole(game: Game, lang: str) -> Faults:
    """Nothing in the text files is junk, and no message stands there twice."""
    faults = []
    for resource in (game_messages(game.slug, lang), common_messages(lang)):
        ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        faults += [f"{lang}: cannot read {entry.content!r}" for entry in resource.body if isinstance(entry, Junk)]
        faults += [f"{lang}: '{name}' stands there twice" for name in sorted({*ids}) if ids.count(name) > 1]
    return faults


TEXT_CHECKS: list[Callable[[Game, str], Faults]] = [
    moves_are_worded,
    notes_are_worded,
    questions_are_worded,
    refusals_are_worded,
    events_are_worded,
    options_and_outcomes_are_worded,
    no_message_is_lacking,
    files_are_read_whole,
]
