"""Refusals name their reason and its amounts: in positions of every game, whatever is tried that is not legal."""

import re
from functools import cache
from random import Random

import pytest

import pentarchy
from pentarchy.cli.rulebook import read
from pentarchy.kernel import CHANCE
from pentarchy.kernel.testing import frozen, random_game
from pentarchy.kernel.testing.random_games import now_and_then
from pentarchy.words import LANGUAGES
from pentarchy.words.checks import unfit, words_in
from tests.together import games_together

SHARE = 0.02
EACH_VERB = 6
NEEDED = ("cost", "needs", "rate")
SHORTAGE = re.compile(r"\b(costs?|needs?|wants|short|too few)\b")
"""What the English text of a shortage says; then it says how much, too."""


@cache
def positions(slug):
    """(state, seat, refusals by move) out of a random game of every variant."""
    game, rng, found = pentarchy.load(slug), Random(0), []

    def look(state):
        for seat in state.pending if state.seat != CHANCE else []:
            asked = {move: state.why_not(move, seat) for move in some_moves(game, rng)}
            found.append((state.copy(), seat, {move: refusal for move, refusal in asked.items() if refusal}))

    for variant in game.variants:
        random_game(game, variant, variant.seats[-1], 0, now_and_then(0, SHARE, look))
    return found


def refused(slug):
    return [refusal for *_, refusals in positions(slug) for refusal in refusals.values()]


def some_moves(game, rng):
    for verb in game.vocabulary.verbs:
        moves = range(verb.base, verb.end)
        yield from rng.sample(moves, min(EACH_VERB, len(moves)))


every_game = pytest.mark.parametrize("slug", games_together("words"))


@every_game
def test_a_refusal_cites_a_rule_that_there_is(slug):
    rules = {rule.id for rule in read(slug).rules}
    assert {refusal.rule for refusal in refused(slug)} <= rules


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_can_be_read_with_its_amounts(slug, lang):
    words = words_in(pentarchy.load(slug), lang)
    assert unfit([words.refusal(refusal) for refusal in kinds(slug).values()]) + words.problems == []


@every_game
def test_a_reason_always_tells_the_same_facts(slug):
    """One key, one reason: the client counts on what it names."""
    assert len(kinds(slug)) == len({key for key, _ in kinds(slug)}), sorted(kinds(slug))


@every_game
def test_a_refusal_follows_from_what_the_seat_knows_and_changes_nothing(slug):
    rng = Random(0)
    for state, seat, refusals in positions(slug):
        before, world = frozen(state), state.resample(seat, rng)
        for move, refusal in refusals.items():
            assert told(state.why_not(move, seat)) == told(world.why_not(move, seat)) == told(refusal)
        assert frozen(state) == before


@every_game
def test_a_shortage_says_how_much_is_missing(slug):
    words = words_in(pentarchy.load(slug), "en")
    for refusal in {str(refusal): refusal for refusal in refused(slug)}.values():
        if SHORTAGE.search(words.refusal(refusal)):
            assert any(amounts(fact) for fact in refusal.facts.values()), refusal
        assert is_short(refusal.facts), refusal


def is_short(facts):
    """What is missing is more than nothing; of what is had there is less than it takes."""
    missing, have = amounts(facts.get("missing", 1)), amounts(facts.get("have", 0))
    needed = next((amounts(facts[name]) for name in NEEDED if name in facts), None)
    return min(missing, default=0) > 0 and (needed is None or "have" not in facts or sum(have) < sum(needed))


def kinds(slug):
    """A refusal for each key and each set of facts."""
    return {(refusal.key, frozenset(refusal.facts)): refusal for refusal in refused(slug)}


def told(refusal):
    return refusal and (refusal.rule, refusal.key, refusal.facts)


def amounts(fact):
    """The numbers in a fact."""
    match fact:
        case bool() | str():
            return []
        case int():
            return [fact]
        case dict():
            return [number for part in fact.values() for number in amounts(part)]
        case list():
            return [number for part in fact for number in amounts(part)]
    return []
